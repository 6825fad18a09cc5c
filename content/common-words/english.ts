/**
 * The 60,056 most common words and names of English (sizes 10 to 55 of SCOWL 2020.12.07, names to 50), folded and
 * in order, one sign between two; without plurals in -s whose singular is there. Its copyright notice is beside it:
 * `SCOWL-COPYRIGHT.txt`.
 */
export const ENGLISH_WORDS = `aachen aah aaliyah aardvark aaron aback abacus abacuses abaft abalone abandon abandoned abandoning
abandonment abase abased abasement abash abashed abashes abashing abasing abate abated abatement abating
abattoir abbas abbasid abbess abbesses abbey abbot abbott abbreviate abbreviated abbreviating abbreviation
abby abdicate abdicated abdicating abdication abdomen abdominal abduct abducted abductee abducting abduction
abductor abdul abe abeam abed abel abelard abelson aberdeen abernathy aberrant aberration abet abetted
abetter abetting abettor abeyance abhor abhorred abhorrence abhorrent abhorring abide abiding abidjan
abigail abilene abilities ability abject abjectly abjuration abjure abjured abjuring ablative ablaze able
abler ablest abloom ablution ably abnegate abnegated abnegating abnegation abner abnormal abnormalities
abnormality abnormally aboard abode abolish abolished abolishes abolishing abolition abolitionist abominable
abominably abominate abominated abominating abomination aboriginal aborigine abort aborted aborting abortion
abortionist abortive abound abounded abounding about above aboveboard abracadabra abrade abraded abrading
abraham abram abrasion abrasive abrasively abrasiveness abreast abridge abridged abridgement abridging
abridgment abroad abrogate abrogated abrogating abrogation abrupt abrupter abruptest abruptly abruptness
absalom abscess abscessed abscesses abscessing abscissa abscond absconded absconding abseil abseiled
abseiling absence absent absented absentee absenteeism absenting absently absinth absinthe absolute
absolutely absolutest absolution absolutism absolutist absolve absolved absolving absorb absorbed absorbency
absorbent absorbing absorption abstain abstained abstainer abstaining abstemious abstention abstinence
abstinent abstract abstracted abstractedly abstracting abstraction abstractly abstractness abstractnesses
abstruse abstrusely abstruseness absurd absurder absurdest absurdities absurdity absurdly abuja abundance
abundant abundantly abuse abused abuser abusing abusive abusively abusiveness abut abutment abutted abutting
abuzz abysmal abysmally abyss abysses abyssinia abyssinian acacia academe academia academic academical
academically academician academies academy acadia acanthus acanthuses acapulco accede acceded acceding
accelerate accelerated accelerating acceleration accelerator accent accented accenting accentuate
accentuated accentuating accentuation accenture accept acceptability acceptable acceptably acceptance
accepted accepting access accessed accesses accessibility accessible accessibly accessing accession
accessioned accessioning accessories accessorise accessorised accessorising accessorize accessorized
accessorizing accessory accident accidental accidentally acclaim acclaimed acclaiming acclamation acclimate
acclimated acclimating acclimation acclimatisation acclimatise acclimatised acclimatising acclimatization
acclimatize acclimatized acclimatizing accolade accommodate accommodated accommodating accommodation
accompanied accompanies accompaniment accompanist accompany accompanying accomplice accomplish accomplished
accomplishes accomplishing accomplishment accord accordance accorded according accordingly accordion accost
accosted accosting account accountability accountable accountancy accountant accounted accounting
accouterments accoutrements accra accredit accreditation accredited accrediting accretion accrual accrue
accrued accruing acculturation accumulate accumulated accumulating accumulation accumulative accumulator
accuracy accurate accurately accurateness accursed accusation accusative accusatory accuse accused accuser
accusing accusingly accustom accustomed accustoming ace aced acerbic acerbity acetaminophen acetate acetic
acetone acetylene acevedo achaean ache achebe ached achernar acheson achier achiest achievable achieve
achieved achievement achiever achieving achilles aching achingly achoo achromatic achy acid acidic acidified
acidifies acidify acidifying acidity acidly acidulous acing acknowledge acknowledged acknowledgement
acknowledging acknowledgment acme acne acolyte aconcagua aconite acorn acosta acoustic acoustical
acoustically acquaint acquaintance acquaintanceship acquainted acquainting acquiesce acquiesced acquiescence
acquiescent acquiescing acquirable acquire acquired acquirement acquirer acquiring acquisition acquisitive
acquisitiveness acquit acquittal acquitted acquitting acre acreage acrid acrider acridest acrimonious
acrimoniously acrimony acrobat acrobatic acronym acropolis across acrostic acrux acrylic act actaeon acted
acting actinium action actionable activate activated activating activation active actively activism activist
activities activity acton actor actress actresses actual actualisation actualise actualised actualising
actualities actuality actualization actualize actualized actualizing actually actuarial actuaries actuary
actuate actuated actuating actuator acuff acuity acumen acupressure acupuncture acupuncturist acute acutely
acuteness acuter acutest ada adage adagio adam adamant adamantly adan adana adapt adaptability adaptable
adaptation adapted adapter adapting adaption adaptive adaptor adar add addams added addend addenda addendum
adder adderley addict addicted addicting addiction addictive addie adding addison addition additional
additionally additive addle addled addling address addressable addressed addressee addresses addressing
adduce adduced adducing adela adelaide adele adeline aden adenauer adenoid adenoidal adept adeptly adeptness
adequacy adequate adequately adhara adhere adhered adherence adherent adhering adhesion adhesive adiabatic
adidas adieu adipose adirondack adjacent adjacently adjectival adjectivally adjective adjoin adjoined
adjoining adjourn adjourned adjourning adjournment adjudge adjudged adjudging adjudicate adjudicated
adjudicating adjudication adjudicator adjunct adjuration adjure adjured adjuring adjust adjustable adjusted
adjuster adjusting adjustment adjutant adkins adler adman admen administer administered administering
administrate administrated administrating administration administrative administratively administrator
admirable admirably admiral admiralty admiration admire admired admirer admiring admiringly admissibility
admissible admission admit admittance admitted admittedly admitting admixture admonish admonished admonishes
admonishing admonishment admonition admonitory ado adobe adolescence adolescent adolf adolfo adolph adonis
adonises adopt adopted adopting adoption adoptive adorable adorably adoration adore adored adoring adoringly
adorn adorned adorning adornment adrenal adrenaline adrian adriana adriatic adrienne adrift adroit adroitly
adroitness ads adulate adulated adulating adulation adulatory adult adulterant adulterate adulterated
adulterating adulteration adulterer adulteress adulteresses adulteries adulterous adultery adulthood
adumbrate adumbrated adumbrating adumbration advance advanced advancement advancing advantage advantaged
advantageous advantageously advantaging advent adventist adventitious adventitiously adventure adventured
adventurer adventuresome adventuresses adventuring adventurism adventurist adventurous adventurously adverb
adverbial adversarial adversaries adversary adverse adversely adverser adversest adversities adversity
advert adverted adverting advertise advertised advertisement advertiser advertising advertorial advice advil
advisability advisable advise advised advisedly advisement adviser advising advisor advisories advisory
advocacy advocate advocated advocating adware adze aegean aegis aelfric aeneas aeneid aeolus aeon aerate
aerated aerating aeration aerator aerial aerialist aerie aerobatic aerobic aerodrome aerodynamic
aerodynamically aeroflot aerofoil aerogram aeronautic aeronautical aeroplane aerosol aerospace aery
aeschylus aesculapius aesop aesthete aesthetic aesthetically aetiology afar affability affable affably
affair affect affectation affected affectedly affecting affection affectionate affectionately affidavit
affiliate affiliated affiliating affiliation affinities affinity affirm affirmation affirmative
affirmatively affirmed affirming affix affixed affixes affixing afflict afflicted afflicting affliction
affluence affluent affluently afford affordability affordable afforded affording afforest afforestation
afforested afforesting affray affront affronted affronting afghan afghani afghanistan aficionado afield
afire aflame afloat aflutter afoot aforementioned aforesaid aforethought afoul afraid afresh africa african
afrikaans afrikaner afro afrocentrism aft after afterbirth afterburner aftercare aftereffect afterglow
afterlife afterlives aftermath afternoon aftershave aftershock aftertaste afterthought afterward afterword
aftie afto again against agamemnon agape agar agassi agassiz agate agatha agave age aged ageing ageism
ageist ageless agencies agency agenda agent aggie agglomerate agglomerated agglomerating agglomeration
agglutinate agglutinated agglutinating agglutination aggrandise aggrandised aggrandisement aggrandising
aggrandize aggrandized aggrandizement aggrandizing aggravate aggravated aggravating aggravation aggregate
aggregated aggregating aggregation aggression aggressive aggressively aggressiveness aggressor aggrieve
aggrieved aggrieving aggro aghast agile agilely agility aging agitate agitated agitating agitation agitator
agitprop aglaia agleam aglitter aglow agnes agnew agni agnostic agnosticism ago agog agonies agonise
agonised agonising agonisingly agonize agonized agonizing agonizingly agony agoraphobia agoraphobic agra
agrarian agree agreeable agreeably agreed agreeing agreement agribusiness agribusinesses agricola
agricultural agriculturalist agriculture agrippa agrippina agronomist agronomy aground ague aguilar
aguinaldo aguirre agustin aha ahab ahchoo ahead ahem ahmad ahmadabad ahmadinejad ahmed ahoy ahriman aid aida
aide aided aiding aiken ail ailed aileen aileron ailing ailment aim aimed aimee aiming aimless aimlessly
aimlessness aint ainu air airbag airbase airbed airborne airbrush airbrushed airbrushes airbrushing aircraft
aircraftman aircraftmen aircrew airdrome airdrop airdropped airdropping aired airedale aires airfare
airfield airflow airfoil airguns airhead airier airiest airily airiness airing airless airletters airlift
airlifted airlifting airline airliner airlock airmail airmailed airmailing airman airmen airplane airplay
airport airship airshow airsick airsickness airspace airspeed airstrike airstrip airtight airtime airwaves
airway airwoman airwomen airworthiness airworthy airy aisha aisle aitch aitches ajar ajax akbar akhmatova
akihito akimbo akin akita akiva akkad akron alabama alabaman alabamian alabaster alacrity aladdin alamo
alamogordo alan alana alar alaric alarm alarmed alarming alarmingly alarmist alas alaska alaskan alb alba
albacore albania albanian albany albatross albatrosses albee albeit alberio albert alberta alberto
albigensian albino albion albireo album albumen albumin albuquerque alcatraz alcestis alchemist alchemy
alcibiades alcindor alcmena alcoa alcohol alcoholic alcoholism alcott alcove alcuin alcyone aldan aldebaran
alden alder alderamin alderman aldermen alderwoman alderwomen aldo aldrin ale alec alehouse aleichem
alejandra alejandro alembert aleppo alert alerted alerting alertly alertness aleut aleutian alex alexander
alexandra alexandria alexei alexis alfalfa alfonso alfonzo alford alfred alfreda alfredo alfresco alga algae
algal algebra algebraic algebraically algenib alger algeria algerian algieba algiers algol algonquian
algonquin algorithm algorithmic alhambra alhena ali alias aliased aliases aliasing alibi alibied alibiing
alice alicia alien alienable alienate alienated alienating alienation aliened aliening alighieri alight
alighted alighting align aligned aligning alignment alike alimentary alimony aline alioth alisa alisha
alison alissa alistair alive alkaid alkali alkalies alkaline alkalinity alkaloid all allah allahabad allan
allay allayed allaying allegation allege alleged allegedly alleghenies allegheny allegiance alleging
allegorical allegorically allegories allegory allegra allegro alleluia allen allende allentown allergen
allergenic allergic allergies allergist allergy alleviate alleviated alleviating alleviation alley alleyway
alliance allie allied alligator allison alliteration alliterative allocate allocated allocating allocation
allot allotment allotted allotting allover allow allowable allowance allowed allowing alloy alloyed alloying
allspice allstate allude alluded alluding allure allured alluring alluringly allusion allusive allusively
alluvial alluvium ally allying allyson alma almach almanac almaty almighty almohad almond almoner almoravid
almost alms almshouse alnilam alnitak aloe aloft aloha alone along alongside alonzo aloof aloofness aloud
alpaca alpert alpha alphabet alphabetic alphabetical alphabetically alphabetise alphabetised alphabetising
alphabetize alphabetized alphabetizing alphanumeric alphard alphecca alpheratz alphonse alphonso alpine alpo
alps already alright alsace alsatian also alsop alston altaba altai altaic altair altamira altar altarpiece
alter alterable alteration altercation altered altering alternate alternated alternately alternating
alternation alternative alternatively alternator althea although altimeter altiplano altitude altman alto
altogether altoids alton altruism altruist altruistic altruistically aludra alum aluminium aluminum alumna
alumnae alumni alumnus alva alvarado alvarez alvaro alveolar alvin always alyce alyson alyssa alzheimer
amadeus amado amalgam amalgamate amalgamated amalgamating amalgamation amalia amanda amanuenses amanuensis
amaranth amarillo amaru amaryllis amaryllises amass amassed amasses amassing amaterasu amateur amateurish
amateurishly amateurishness amateurism amati amatory amaze amazed amazement amazing amazingly amazon
amazonian ambassador ambassadorial ambassadorship amber ambergris ambiance ambidextrous ambidextrously
ambience ambient ambiguities ambiguity ambiguous ambiguously ambit ambition ambitious ambitiously
ambitiousness ambivalence ambivalent ambivalently amble ambled ambling ambo ambrosia ambulance ambulanceman
ambulancemen ambulancewoman ambulancewomen ambulatories ambulatory ambush ambushed ambushes ambushing amd
amelia ameliorate ameliorated ameliorating amelioration amen amenable amend amendable amended amending
amendment amenhotep amenities amenity amerasian america american americana americanisation americanise
americanised americanising americanism amerind amerindian ameslan amethyst amgen amharic amherst amiability
amiable amiably amicability amicable amicably amid amidships amidst amie amiga amigo amino amish amiss amity
amman ammeter ammo ammonia ammunition amnesia amnesiac amnestied amnesties amnesty amnestying amniocenteses
amniocentesis amoco amoeba amoebae amoebic amok among amongst amoral amorality amorally amorous amorously
amorousness amorphous amorphously amorphousness amortisable amortisation amortise amortised amortising
amortizable amortization amortize amortized amortizing amos amount amounted amounting amour amp amparo
amperage ampere ampersand amphetamine amphibian amphibious amphitheater amphitheatre amphora ample ampler
amplest amplification amplified amplifier amplifies amplify amplifying amplitude amply ampule amputate
amputated amputating amputation amputee amritsar amsterdam amtrak amulet amundsen amur amuse amused
amusement amusing amusingly amway amy ana anabaptist anabel anachronism anachronistic anachronistically
anacin anaconda anacreon anaemia anaemic anaerobic anaesthesia anaesthesiologist anaesthesiology anaesthetic
anaesthetise anaesthetised anaesthetising anaesthetist anagram anaheim anal analects analgesia analgesic
anally analog analogies analogous analogously analogue analogy analyse analysed analyser analysing analysis
analyst analytic analytical analytically analyze analyzed analyzer analyzing ananias anapest anarchic
anarchically anarchism anarchist anarchistic anarchy anasazi anastasia anathema anatole anatolia anatolian
anatomic anatomical anatomically anatomies anatomist anatomy anaxagoras ancestor ancestral ancestress
ancestresses ancestries ancestry anchor anchorage anchored anchoring anchorite anchorman anchormen
anchorpeople anchorperson anchorwoman anchorwomen anchovies anchovy ancient ancienter ancientest anciently
ancillaries ancillary and andalusia andalusian andaman andante andean andersen anderson andes andiron
andorra andre andrea andrei andretti andrew andrianampoinimerina androgen androgynous androgyny android
andromache andromeda andropov andy anecdotal anecdote anemia anemic anemometer anemone anesthesia
anesthesiologist anesthesiology anesthetic anesthetist anesthetize anesthetized anesthetizing aneurysm anew
angara angel angela angeles angelia angelic angelica angelically angelico angelina angeline angelique
angelita angelo angelou anger angered angering angevin angie angina angioplasties angioplasty angiosperm
angkor angle angled angler angleworm anglia anglican anglicanism anglicise anglicised anglicising anglicism
anglicize anglicized anglicizing angling anglo anglophile anglophone angola angolan angora angostura angrier
angriest angrily angry angst angstrom anguilla anguish anguished anguishes anguishing angular angularities
angularity angus aniakchak anibal animal animate animated animatedly animating animation animator anime
animism animist animistic animosities animosity animus anion anise aniseed anita ankara ankh ankle anklet
ann anna annabel annabelle annals annam annapolis annapurna anne anneal annealed annealing annette annex
annexation annexed annexes annexing annie annihilate annihilated annihilating annihilation annihilator
anniversaries anniversary annmarie annotate annotated annotating annotation announce announced announcement
announcer announcing annoy annoyance annoyed annoying annoyingly annual annualised annualized annually
annuities annuity annul annular annulled annulling annulment anode anodyne anoint anointed anointing
anointment anomalies anomalous anomalously anomaly anon anonymity anonymous anonymously anopheles anorak
anorexia anorexic another anouilh anselm anselmo anshan answer answerable answered answering answerphone ant
antacid antaeus antagonise antagonised antagonising antagonism antagonist antagonistic antagonistically
antagonize antagonized antagonizing antananarivo antarctic antarctica antares ante anteater antebellum
antecedent antechamber anted antedate antedated antedating antediluvian anteing antelope antenatal antenna
antennae anterior anteroom anthem anther anthill anthologies anthologise anthologised anthologising
anthologist anthologize anthologized anthologizing anthology anthony anthracite anthrax anthropocene
anthropocentric anthropoid anthropological anthropologist anthropology anthropomorphic anthropomorphism anti
antiabortion antiaircraft antibacterial antibiotic antibodies antibody antic antichrist anticipate
anticipated anticipating anticipation anticipatory anticked anticking anticlimactic anticlimax anticlimaxes
anticlockwise anticoagulant anticyclone antidepressant antidote antietam antifa antifreeze antigen antigone
antigua antihero antiheroes antihistamine antiknock antilles antimacassar antimatter antimony antioch
antiparticle antipas antipasti antipasto antipathetic antipathies antipathy antipersonnel antiperspirant
antiphonal antipodes antiquarian antiquaries antiquary antiquate antiquated antiquating antique antiqued
antiquing antiquities antiquity antirrhinum antiseptic antiseptically antislavery antisocial antitheses
antithesis antithetic antithetical antithetically antitoxin antitrust antiviral antivirus antiwar antler
antlered antofagasta antoine antoinette anton antone antonia antoninus antonio antonius antony antonym
antonymous antsy antwan antwerp anubis anus anuses anvil anxieties anxiety anxious anxiously any anybodies
anybody anyhow anymore anyone anyplace anything anytime anyway anywhere anzac aol aorta apace apache
apalachicola apart apartheid apartment apathetic apathetically apathy apatosaurus ape aped apennines
aperitif aperture apex apexes aphasia aphasic aphelia aphelion aphid aphorism aphoristic aphrodisiac
aphrodite apia apiaries apiary apiece aping aplenty aplomb apocalypse apocalyptic apocrypha apocryphal
apogee apolitical apollinaire apollo apollonian apologetic apologetically apologia apologies apologise
apologised apologising apologist apologize apologized apologizing apology apoplectic apoplexies apoplexy
apostasies apostasy apostate apostle apostolic apostrophe apothecaries apothecary apotheoses apotheosis
appal appalachia appalachian appall appalled appalling appallingly appaloosa apparatchik apparatus
apparatuses apparel appareled appareling apparelled apparelling apparent apparently apparition appeal
appealed appealing appealingly appear appearance appeared appearing appease appeased appeasement appeaser
appeasing appellant appellate appellation append appendage appendectomies appendectomy appended appendices
appendicitis appending appendix appendixes appertain appertained appertaining appetiser appetising
appetisingly appetite appetizer appetizing appetizingly applaud applauded applauding applause apple
applejack applesauce appleseed applet appleton appliance applicability applicable applicant application
applicator applied applies apply applying appoint appointed appointee appointing appointive appointment
appomattox apportion apportioned apportioning apportionment apposite appositely appositeness apposition
appositive appraisal appraise appraised appraiser appraising appreciable appreciably appreciate appreciated
appreciating appreciation appreciative appreciatively apprehend apprehended apprehending apprehension
apprehensive apprehensively apprehensiveness apprentice apprenticed apprenticeship apprenticing apprise
apprised apprising apprize apprized apprizing approach approachable approached approaches approaching
approbation appropriate appropriated appropriately appropriateness appropriating appropriation approval
approve approved approving approvingly approximate approximated approximately approximating approximation
apps appurtenance apr apricot april apron apropos apse apt apter aptest aptitude aptly aptness apuleius aqua
aquaculture aquafresh aquamarine aquanaut aquaplane aquaplaned aquaplaning aquarium aquarius aquariuses
aquatic aquatically aquatint aquavit aqueduct aqueous aquifer aquila aquiline aquinas aquino aquitaine ara
arab arabesque arabia arabian arabic arable araby araceli arachnid arachnophobia arafat araguaya aral
aramaic aramco arapaho ararat araucanian arawak arawakan arbiter arbitrage arbitrager arbitrageur
arbitrarily arbitrariness arbitrary arbitrate arbitrated arbitrating arbitration arbitrator arbitron arbor
arboreal arboretum arborvitae arbour arbutus arbutuses arc arcade arcadia arcadian arcane arced arch
archaeological archaeologically archaeologist archaeology archaic archaically archaism archangel archbishop
archbishopric archdeacon archdiocese archduchess archduchesses archduke archean arched archenemies archenemy
archer archery arches archest archetypal archetype archibald archie archimedes arching archipelago architect
architectural architecturally architecture archival archive archived archiving archivist archly archness
archway arcing arctic arcturus arden ardent ardently ardor ardour arduino arduous arduously arduousness are
area arena arent arequipa argentina argentine argentinian argo argon argonaut argonne argosies argosy argot
arguable arguably argue argued arguing argument argumentation argumentative argus argyle aria ariadne
arianism arid aridity ariel aries arieses aright ariosto arise arisen arising aristarchus aristides
aristocracies aristocracy aristocrat aristocratic aristocratically aristophanes aristotelian aristotle
arithmetic arithmetical arithmetically arius arizona arizonan arizonian arjuna ark arkansan arkansas
arkhangelsk arkwright arlene arline arlington arm armada armadillo armageddon armagnac armament armand
armando armani armature armband armchair armed armenia armenian armful armhole armies arming arminius
armistice armlet armload armonk armor armored armorer armories armoring armory armour armoured armourer
armouries armouring armoury armpit armrest armstrong army arneb arnhem arno arnold arnulfo aroma
aromatherapist aromatherapy aromatic aron arose around arousal arouse aroused arousing arpeggio arraign
arraigned arraigning arraignment arrange arranged arrangement arranger arranging arrant array arrayed
arraying arrears arrest arrested arresting arrhenius arrival arrive arrived arriving arrogance arrogant
arrogantly arrogate arrogated arrogating arron arrow arrowhead arrowroot arroyo arse arsed arsehole arsenal
arsenic arsing arson arsonist art artaxerxes artefact artemis arterial arteries arteriosclerosis artery
artful artfully artfulness arthritic arthritis arthropod arthur arthurian artichoke article articled
articulacy articulate articulated articulately articulateness articulating articulation artie artier artiest
artifact artifice artificer artificial artificiality artificially artillery artisan artist artiste artistic
artistically artistry artless artlessly artlessness artsier artsiest artsy arturo artwork arty aruba arugula
arvo aryan asama asbestos ascella ascend ascendancy ascendant ascended ascending ascension ascent ascertain
ascertainable ascertained ascertaining ascetic ascetically asceticism ascot ascribable ascribe ascribed
ascribing ascription aseptic asexual asexually asgard ash ashamed ashamedly ashanti ashcan ashcroft ashe
ashed ashen ashier ashiest ashikaga ashing ashkenazim ashkhabad ashlee ashley ashmolean ashore ashram
ashtray ashurbanipal ashy asia asiago asian asiatic aside asimov asinine asininities asininity ask askance
asked askew asking aslant asleep asmara asocial asoka asp asparagus aspartame aspect aspell aspen asperger
asperities asperity aspersion asphalt asphalted asphalting asphyxia asphyxiate asphyxiated asphyxiating
asphyxiation aspic aspidiske aspidistra aspirant aspirate aspirated aspirating aspiration aspire aspired
aspirin aspiring asquith ass assad assail assailable assailant assailed assailing assam assamese assassin
assassinate assassinated assassinating assassination assault assaulted assaulter assaulting assay assayed
assaying assemblage assemble assembled assembler assemblies assembling assembly assemblyman assemblymen
assemblywoman assemblywomen assent assented assenting assert asserted asserting assertion assertive
assertively assertiveness asses assessed assesses assessing assessment assessor asset asseverate asseverated
asseverating asshole assiduity assiduous assiduously assiduousness assign assignable assignation assigned
assigning assignment assimilate assimilated assimilating assimilation assisi assist assistance assistant
assisted assisting assize associate associated associating association associative assonance assort assorted
assorting assortment assuage assuaged assuaging assume assumed assuming assumption assurance assure assured
assuredly assuring assyria assyrian astaire astana astarte aster asterisk asterisked asterisking astern
asteroid asthma asthmatic asthmatically astigmatic astigmatism astir aston astonish astonished astonishes
astonishing astonishingly astonishment astor astoria astound astounded astounding astoundingly astrakhan
astral astray astride astringency astringent astrologer astrological astrologically astrology astronaut
astronautics astronomer astronomic astronomical astronomically astronomy astrophysical astrophysicist
astrophysics astroturf asturias astute astutely astuteness astuter astutest asunder aswan asylum asymmetric
asymmetrical asymmetrically asymmetries asymmetry asymptomatic asymptotic asymptotically asynchronous
asynchronously atacama atahualpa atalanta atari atavism atavistic ate atelier athabasca atheism atheist
atheistic athena athenian athens atherosclerosis athlete athletic athletically athleticism atishoo atkins
atkinson atlanta atlantes atlantic atlantis atlas atlases atman atmosphere atmospheric atmospherically atoll
atom atomic atomiser atomizer atonal atonality atone atoned atonement atoning atop atreus atria atrium
atrocious atrociously atrociousness atrocities atrocity atrophied atrophies atrophy atrophying atropos ats
attach attached attaching attachment attack attacked attacker attacking attain attainable attained attaining
attainment attar attempt attempted attempting attend attendance attendant attended attendee attender
attending attention attentive attentively attentiveness attenuate attenuated attenuating attenuation attest
attestation attested attesting attic attica attila attire attired attiring attitude attitudinal attitudinise
attitudinised attitudinising attitudinize attitudinized attitudinizing attlee attorney attract attracted
attracting attraction attractive attractively attractiveness attributable attribute attributed attributing
attribution attributive attributively attrition attucks attune attuned attuning atwitter atwood atypical
atypically aubergine aubrey auburn auckland auction auctioned auctioneer auctioning audacious audaciously
audaciousness audacity auden audi audibility audible audibly audience audio audion audiophile audiotape
audiovisual audit audited auditing audition auditioned auditioning auditor auditorium auditory audra audrey
audubon aug augean auger aught augment augmentation augmented augmenting augsburg augur augured auguries
auguring augury august augusta augustan auguster augustest augustine augustus auk aunt auntie aura aural
aurally aurangzeb aurelia aurelio aurelius aureole aureomycin auricle auriga aurora auschwitz auspice
auspicious auspiciously auspiciousness aussie austen austere austerely austerer austerest austerities
austerity austerlitz austin australasia australia australian australoid australopithecus austria austrian
austronesian authentic authentically authenticate authenticated authenticating authentication authenticity
author authored authoress authoresses authorial authoring authorisation authorise authorised authorising
authoritarian authoritarianism authoritative authoritatively authoritativeness authorities authority
authorization authorize authorized authorizing authorship autism autistic auto autobahn autobiographical
autobiographies autobiography autocracies autocracy autocrat autocratic autocratically autocross autograph
autographed autographing autoimmune automaker automate automated automatic automatically automating
automation automaton automobile automobiled automobiling automotive autonomous autonomously autonomy
autopilot autopsied autopsies autopsy autopsying autosuggestion autoworker autumn autumnal auxiliaries
auxiliary ava avail availability available availed availing avalanche avalon avarice avaricious avariciously
avast avatar avenge avenged avenger avenging aventine avenue aver average averaged averagely averaging
avernus averred averring averroes averse aversion avert averted averting avery avesta avian aviaries aviary
aviation aviator aviatrices aviatrix aviatrixes avicenna avid avidity avidly avignon avila avionic avior
avis avo avocado avocation avogadro avoid avoidable avoidably avoidance avoided avoiding avoirdupois avon
avow avowal avowed avowedly avowing avuncular avuncularly await awaited awaiting awake awaken awakened
awakening awaking award awarded awarding aware awareness awash away awe awed aweigh awesome awesomely
awestruck awful awfuller awfullest awfully awfulness awhile awing awkward awkwarder awkwardest awkwardly
awkwardness awl awning awoke awoken awry aws axe axed axial axing axiom axiomatic axiomatically axis axle
axon axum ayala ayatollah aye ayers aymara ayrshire ayurveda ayyubid azalea azana azania azazel azerbaijan
azerbaijani azimuth azores azov aztec aztecan aztlan azure baa baaed baaing baal baath baathist babbage
babbitt babble babbled babbler babbling babe babel babied babier babies babiest baboon babushka baby
babyhood babying babyish babylon babylonian babysat babysit babysitter babysitting bacall bacardi
baccalaureate bacchanal bacchanalia bacchanalian bacchus baccy bach bachelor bacilli bacillus back backache
backbench backbenches backbit backbite backbiter backbiting backbitten backboard backbone backbreaking
backchat backcloth backcomb backcombed backcombing backdate backdated backdating backdoor backdrop backed
backer backfield backfire backfired backfiring backgammon background backhand backhanded backhander
backhanding backhoe backing backlash backlashes backless backlog backlogged backlogging backpack backpacked
backpacker backpacking backpedal backpedaled backpedaling backpedalled backpedalling backrest backroom
backscratching backside backslapper backslapping backslash backslashes backslid backslide backslider
backsliding backspace backspaced backspacing backspin backstabbing backstage backstairs backstop backstopped
backstopping backstories backstory backstreet backstretch backstretches backstroke backstroked backstroking
backtrack backtracked backtracking backup backus backward backwardness backwash backwater backwoods
backwoodsman backwoodsmen backyard bacon bacteria bacterial bacteriological bacteriologist bacteriology
bacterium bactria bad badder baddest baddie bade baden badge badger badgered badgering badinage badlands
badly badminton badmouth badmouthed badmouthing badness baedeker baeria baeyer baez baffin baffle baffled
bafflement baffling bag bagatelle bagel bagful baggage bagged baggier baggies baggiest bagginess bagging
baggy baghdad bagpipe baguette baguio bah bahai bahama bahamian bahaullah bahia bahrain baidu baikal bail
bailed bailey bailiff bailing bailiwick bailout baird bairn bait baited baiting baize bake baked bakelite
baker bakeries bakersfield bakery baking baku bakunin balaclava balalaika balance balanced balanchine
balancing balaton balboa balconies balcony bald balded balder balderdash baldest baldies balding baldly
baldness baldwin baldy bale balearic baled baleen baleful balefully balfour bali balinese baling balk balkan
balked balkhash balkier balkiest balking balky ball ballad balladeer ballard ballast ballasted ballasting
ballcock balled ballerina ballet balletic ballgirl ballgown balling ballistic balloon ballooned ballooning
balloonist ballot balloted balloting ballpark ballplayer ballpoint ballroom ballsed ballses ballsier
ballsiest ballsing ballsy bally ballyhoo ballyhooed ballyhooing balm balmier balmiest balminess balmy
baloney balsa balsam balthazar baltic baltimore baluchistan baluster balustrade balzac bamako bambi bamboo
bamboozle bamboozled bamboozling ban banach banal banalities banality banana bancroft band bandage bandaged
bandaging bandanna banded bandied bandier bandies bandiest banding bandit banditry bandleader bandmaster
bandoleer bandsman bandsmen bandstand bandung bandwagon bandwidth bandy bandying bane baneful bang bangalore
banged banger banging bangkok bangladesh bangladeshi bangle bangor bangui bani banish banished banishes
banishing banishment banister banjarmasin banjo banjoist banjul bank bankable bankbook banked banker banking
banknote bankroll bankrolled bankrolling bankrupt bankruptcies bankruptcy bankrupted bankrupting banned
banneker banner banning bannister bannock banns banquet banqueted banqueting banquette banshee bantam
bantamweight banter bantered bantering banting bantu banyan baobab baotou bap baptise baptised baptising
baptism baptismal baptist baptiste baptisteries baptistery baptize baptized baptizing bar barabbas barack
barb barbacoa barbadian barbados barbara barbarella barbarian barbaric barbarism barbarities barbarity
barbarossa barbarous barbarously barbary barbecue barbecued barbecuing barbed barbell barbeque barber
barbered barbering barberries barberry barbershop barbie barbing barbiturate barbour barbra barbuda
barcelona barclay bard bardeen bare bareback bared barefaced barefoot barefooted barehanded bareheaded
barely bareness barents barer barest barf barfed barfing barflies barfly bargain bargained bargainer
bargaining barge barged barging baring barista baritone barium bark barked barkeeper barker barking barkley
barley barlow barmaid barman barmen barmier barmiest barmy barn barnabas barnaby barnacle barnard barnaul
barnes barnett barney barnstorm barnstormed barnstorming barnum barnyard baroda barometer barometric baron
baroness baronesses baronet baronetcies baronetcy baronial baronies barony baroque barque barquisimeto barr
barrack barracked barracking barracuda barrage barraged barraging barramundi barranquilla barred barrel
barreled barreling barrelled barrelling barren barrener barrenest barrenness barrera barrett barrette
barricade barricaded barricading barrie barrier barring barrio barrister barron barroom barrow barry
barrymore bartender barter bartered bartering barth bartholdi bartholomew bartlett barton baruch baryshnikov
basal basalt base baseball baseboard based basel baseless baseline basely baseman basemen basement baseness
baser basest bash bashed bashes bashful bashfully bashfulness bashing basho basic basically basie basil
basilica basilisk basin basing basis bask basked basket basketball basketry basketwork basking basque basra
bass basses basset basseterre bassinet bassist basso bassoon bassoonist bast bastard bastardise bastardised
bastardising bastardize bastardized bastardizing baste basted bastille basting bastion bat bataan batch
batched batches batching bate bated bath bathe bathed bather bathhouse bathing bathmat bathos bathrobe
bathroom bathsheba bathtub bathwater batik bating batista batman batmen baton batsman batsmen battalion
batted batten battened battening batter battered batteries battering battery battier battiest batting battle
battleaxe battled battledress battlefield battleground battlement battler battleship battling batty batu
bauble baud baudelaire baudouin bauer bauhaus baulk baulked baulking baum bauxite bavaria bavarian bawdier
bawdiest bawdily bawdiness bawdy bawl bawled bawling baxter bay bayberries bayberry bayed bayer bayes
bayesian bayeux baying baylor bayonet bayoneted bayoneting bayonne bayou bayreuth baywatch bazaar bazillion
bazooka bbb beach beachcomber beached beaches beachfront beachhead beaching beachwear beacon bead beaded
beadier beadiest beading beadle beady beagle beak beaked beaker beam beamed beaming bean beanbag beaned
beanfeast beanie beaning beanpole beansprout bear bearable beard bearded bearding beardmore beardsley bearer
bearing bearish bearnaise bearskin beasley beast beastlier beastliest beastliness beastly beat beaten beater
beatific beatifically beatification beatified beatifies beatify beatifying beating beatitude beatlemania
beatles beatnik beatrice beatrix beatriz beau beaufort beaujolais beaumarchais beaumont beauregard beaut
beauteous beauteously beautician beauties beautification beautified beautifier beautifies beautiful
beautifully beautify beautifying beauty beauvoir beaver beavered beavering bebop becalm becalmed becalming
became because bechtel beck becker becket beckett beckon beckoned beckoning becky become becoming becomingly
becquerel bed bedaub bedaubed bedaubing bedazzle bedazzled bedazzling bedbug bedchamber bedclothes bedded
bedder bedding bede bedeck bedecked bedecking bedevil bedeviled bedeviling bedevilled bedevilling
bedevilment bedfellow bedhead bedlam bedouin bedpan bedpost bedraggle bedraggled bedraggling bedridden
bedrock bedroll bedroom bedside bedsit bedsitter bedsore bedspread bedstead bedtime bee beebe beech beecher
beeches beechnut beef beefaroni beefburger beefcake beefed beefier beefiest beefing beefsteak beefy beehive
beekeeper beekeeping beeline beelzebub been beep beeped beeper beeping beer beerbohm beery beeswax beet
beethoven beetle beetled beetling beeton beetroot beeves befall befallen befalling befell befit befitted
befitting befog befogged befogging before beforehand befoul befouled befouling befriend befriended
befriending befuddle befuddled befuddling beg began begat beget begetter begetting beggar beggared beggaring
beggarly begged begging begin beginner beginning begone begonia begot begotten begrudge begrudged begrudging
begrudgingly beguile beguiled beguiling beguilingly begum begun behalf behalves behan behave behaved
behaving behavior behavioral behaviorism behaviorist behaviour behavioural behaviourism behaviourist behead
beheaded beheading beheld behemoth behest behind behindhand behold beholden beholder beholding behoove
behooved behooving behove behoved behoving behring beiderbecke beige beijing being beirut bejewel bejeweled
bejeweling bejewelled bejewelling bekesy bela belabor belabored belaboring belabour belaboured belabouring
belarus belated belatedly belau belay belayed belaying belch belched belches belching beleaguer beleaguered
beleaguering belem belfast belfries belfry belgian belgium belgrade belie belied belief believable believe
believed believer believing belinda belittle belittled belittling belize bell bella belladonna bellamy
bellatrix bellboy belle belled belleek bellhop bellicose bellicosity bellied bellies belligerence
belligerency belligerent belligerently belling bellini bellow bellowed bellowing bellwether belly bellyache
bellyached bellyaching bellybutton bellyful bellying belmont belmopan belong belonged belonging beloved
below belshazzar belt beltane belted belting beltway belushi belying bemoan bemoaned bemoaning bemuse
bemused bemusing ben benacerraf bench benched benches benching benchley benchmark bend bendable bender
bendier bendiest bending bendix bendy beneath benedict benedictine benediction benefaction benefactor
benefactress benefactresses benefice beneficence beneficent beneficently beneficial beneficially
beneficiaries beneficiary benefit benefited benefiting benelux benet benetton benevolence benevolent
benevolently bengal bengali benghazi benighted benign benignly benin benita benito benjamin bennett bennie
benny benson bent bentham bentley benton benumb benumbed benumbing benz benzedrine benzene beowulf bequeath
bequeathed bequeathing bequest berate berated berating berber bereave bereaved bereavement bereaving bereft
berenice beret beretta berg bergen berger bergerac bergman bergson beriberi bering berk berkeley berkshire
berle berlin berliner berlioz berlitz berm bermuda bern bernadette bernadine bernanke bernard bernardo
bernays bernbach bernhardt bernice bernie bernini bernoulli bernstein berra berried berries berry berrying
berserk bert berta bertelsmann berth bertha berthed berthing bertie bertillon bertram bertrand beryl
beryllium berzelius beseech beseeches beseeching beseechingly beset besetting beside besiege besieged
besieger besieging besmirch besmirched besmirches besmirching besom besot besotted besotting besought
bespeak bespeaking bespectacled bespoke bespoken bess bessel bessemer bessie best bested bestial bestiality
bestiaries bestiary besting bestir bestirred bestirring bestow bestowal bestowed bestowing bestridden
bestride bestriding bestrode bestseller bestselling bet beta betake betaken betaking betcha betel betelgeuse
beth bethany bethe bethesda bethink bethinking bethlehem bethought bethune betide betided betiding betoken
betokened betokening betook betray betrayal betrayed betrayer betraying betroth betrothal betrothed
betrothing betsy bette better bettered bettering betterment bettie betting bettor betty bettye between
betwixt beulah bevel beveled beveling bevelled bevelling beverage beverley beverly bevies bevvies bevvy bevy
bewail bewailed bewailing beware bewared bewaring bewigged bewilder bewildered bewildering bewilderingly
bewilderment bewitch bewitched bewitches bewitching beyond bhaji bhopal bhutan bhutto bialystok bianca
biannual biannually bias biased biases biasing biathlon bib bible biblical bibliographer bibliographic
bibliographical bibliographies bibliography bibliophile bibulous bic bicameral bicarb bicarbonate
bicentenaries bicentenary bicentennial bicep bicker bickered bickering bickie bicuspid bicycle bicycled
bicycling bicyclist bid bidden bidder biddies bidding biddle biddy bide biden bidet biding bidirectional
biennial biennially bier bierce biff biffed biffing biffo bifocal bifurcate bifurcated bifurcating
bifurcation big bigamist bigamous bigamy bigfoot bigger biggest biggie biggles bighearted bighorn bight
bigmouth bigness bigot bigoted bigotries bigotry bigquery bigwig bijou bike biked biker biking bikini bikkie
biko bilabial bilateral bilaterally bilbao bilberries bilberry bilbo bile bilge bilingual bilious bilk
bilked bilking bill billabong billboard billed billet billeted billeting billfold billhook billiard billie
billing billion billionaire billionth billow billowed billowing billowy billy billycan bimbo bimini
bimonthlies bimonthly bin binaries binary bind binder binderies bindery binding bindweed binge binged bingle
bingled bingling bingo binman binmen binnacle binned binning binocular binomial biochemical biochemist
biochemistry biodegradable biodegrade biodegraded biodegrading biodiversity biofeedback biogen biographer
biographical biographies biography bioko biological biologically biologist biology biomass biomedical bionic
biophysicist biophysics biopic biopsied biopsies biopsy biopsying biorhythm biosphere biotechnology
bipartisan bipartite biped bipedal biplane bipolar biracial birch birched birches birching bird birdbath
birdbrain birdbrained birdcage birded birdhouse birdie birdied birdieing birding birdlike birdseed birdseye
birdsong birdwatcher birdying biretta birkenstock birmingham biro birth birthday birthed birther birthing
birthmark birthplace birthrate birthright birthstone biscay biscayne biscuit bisect bisected bisecting
bisection bisector bisexual bisexuality bishkek bishop bishopric bismarck bismark bismuth bison bisque
bisquick bissau bistro bit bitch bitched bitches bitchier bitchiest bitchiness bitching bitchy bitcoin bite
biting bitingly bitmap bitten bitter bitterer bitterest bitterly bittern bitterness bittersweet bittorrent
bitty bitumen bituminous bivalve bivouac bivouacked bivouacking biweeklies biweekly biz bizarre bizarrely
bizet bjerknes bjork blab blabbed blabber blabbered blabbering blabbermouth blabbing black blackball
blackballed blackballing blackbeard blackberries blackberry blackberrying blackbird blackboard blackburn
blackcurrant blacked blacken blackened blackening blacker blackest blackfoot blackguard blackhead blacking
blackish blackjack blackjacked blackjacking blackleg blacklist blacklisted blacklisting blackmail
blackmailed blackmailer blackmailing blackness blackout blackshirt blacksmith blackstone blackthorn blacktop
blacktopped blacktopping blackwell bladder blade blag blagged blagging blah blaine blair blake blame blamed
blameless blamelessly blamer blameworthy blaming blanca blanch blanchard blanche blanched blanching
blancmange bland blander blandest blandishment blandly blandness blank blanked blankenship blanker blankest
blanket blanketed blanketing blanking blankly blankness blantyre blare blared blaring blarney blarneyed
blarneying blaspheme blasphemed blasphemer blasphemies blaspheming blasphemous blasphemously blasphemy blast
blasted blaster blasting blastoff blatant blatantly blather blathered blathering blatz blavatsky blaze
blazed blazer blazing blazon blazoned blazoning bleach bleached bleacher bleaches bleaching bleak bleaker
bleakest bleakly bleakness blearier bleariest blearily bleary bleat bleated bleating bled bleed bleeder
bleeding bleep bleeped bleeper bleeping blemish blemished blemishes blemishing blench blenched blenches
blenching blend blended blender blending blenheim bless blessed blessedly blessedness blesses blessing
blevins blew bligh blight blighted blighter blighting blimey blimp blimpish blind blinded blinder blindest
blindfold blindfolded blindfolding blinding blindingly blindly blindness blindside blindsided blindsiding
bling blink blinked blinker blinkered blinkering blinking blintz blintze blip bliss blissful blissfully
blissfulness blister blistered blistering blithe blithely blither blithest blitz blitzed blitzes blitzing
blitzkrieg blizzard bloat bloated bloater bloating blob blobbed blobbing bloc bloch block blockade blockaded
blockading blockage blockbuster blockbusting blockchain blocked blockhead blockhouse blocking bloemfontein
blog blogged blogger blogging bloke blokish blond blonde blondel blonder blondest blondie blondness blood
bloodbath bloodcurdling blooded bloodhound bloodied bloodier bloodies bloodiest bloodily blooding bloodless
bloodlessly bloodletting bloodline bloodmobile bloodshed bloodshot bloodstain bloodstained bloodstock
bloodstream bloodsucker bloodthirstier bloodthirstiest bloodthirstiness bloodthirsty bloody bloodying bloom
bloomed bloomer bloomfield blooming bloomingdale bloomsbury blooper blossom blossomed blossoming blot blotch
blotched blotches blotchier blotchiest blotching blotchy blotted blotter blotting blotto blouse bloused
blousing blow blower blowgun blowhard blowhole blowie blowing blowlamp blown blowout blowpipe blowsier
blowsiest blowsy blowtorch blowtorches blowup blowy blowzier blowziest blowzy blu blubber blubbered
blubbering blucher bludgeon bludgeoned bludgeoning bludger blue bluebeard bluebell blueberries blueberry
bluebird bluebottle blued bluefish bluefishes bluegrass blueish bluejacket bluenose blueprint blueprinted
blueprinting bluer bluest bluestocking bluesy bluetooth bluey bluff bluffed bluffer bluffest bluffing bluing
bluish blunder blunderbuss blunderbusses blundered blunderer blundering blunt blunted blunter bluntest
blunting bluntly bluntness blur blurb blurred blurrier blurriest blurring blurry blurt blurted blurting
blush blushed blusher blushes blushing bluster blustered blustering blustery blythe bmw boa boar board
boarded boarder boarding boardinghouse boardroom boardwalk boast boasted boaster boastful boastfully
boastfulness boasting boat boated boater boathouse boating boatload boatman boatmen boatswain boatyard bob
bobbed bobbi bobbie bobbin bobbing bobbitt bobble bobbled bobbling bobby bobcat bobolink bobsled bobsledded
bobsledding bobsleigh bobtail bobwhite boccaccio bod bodacious bode boded bodega bodge bodged bodging
bodhidharma bodhisattva bodice bodies bodily boding bodkin body bodybuilding bodyguard bodysuit bodywork
boeing boeotia boeotian boer boethius boffin bog bogan bogart bogey bogeyed bogeying bogeyman bogeymen
bogged boggier boggiest bogging boggle boggled boggling boggy bogie bogus bohemia bohemian bohr boil boiled
boiler boilerplate boiling boise boisterous boisterously boisterousness bojangles bola bold bolder boldest
boldface boldly boldness bole bolero boleyn bolivar bolivia bolivian boll bollard bollocking bollocks
bollywood bologna bolshevik bolshevism bolshevist bolshie bolshoi bolster bolstered bolstering bolt bolted
bolthole bolting bolton boltzmann bomb bombard bombarded bombardier bombarding bombardment bombast bombastic
bombay bombed bomber bombing bombshell bombsite bonanza bonaparte bonaventure bonbon bonce bond bondage
bonded bondholder bonding bondsman bondsmen bone boned bonehead boneless boner boneshaker bonfire bong
bonged bonging bongo bonhoeffer bonhomie bonier boniest boniface boning bonita bonito bonk bonked bonkers
bonking bonn bonner bonnet bonneville bonnie bonnier bonniest bonny bono bonsai bonus bonuses bony bonz
bonza bonze bonzer boo boob boobed boobies boobing booby boodle booed booger boogeyman boogeymen boogie
boogied boogieing boohoo booing book bookable bookbinder bookbinding bookcase booked bookend booker bookie
booking bookish bookkeeper bookkeeping booklet bookmaker bookmaking bookmark bookmarked bookmarking
bookmobile bookplate bookseller bookshelf bookshelves bookshop bookstall bookstore bookworm boole boolean
boom boomed boomer boomerang boomeranged boomeranging booming boon boondocks boondoggle boondoggled
boondoggling boone boonies boor boorish boorishly boost boosted booster boosting boot bootblack booted
bootee booth booties booting bootlace bootleg bootlegged bootlegger bootlegging bootless bootstrap booty
booze boozed boozer boozier booziest boozing boozy bop bopped bopping borax bordeaux bordello borden border
bordered bordering borderland borderline bordon bore boreas bored boredom borehole borer borg borges borgia
borglum boring boringly boris bork borlaug born borne borneo borobudur borodin boron borough borrow borrowed
borrower borrowing borscht borstal boru bosch bose bosh boshter bosker bosnia bosom bosomy bosporus boss
bossed bosses bossier bossiest bossily bossiness bossing bossy boston bostonian boswell botanical botanist
botany botch botched botches botching both bother botheration bothered bothering bothersome botnet botox
botswana botticelli bottle bottled bottleneck bottler bottling bottom bottomed bottoming bottomless botulism
boudoir bouffant bougainvillea bough bought bouillabaisse bouillon boulder boules boulevard boulez bounce
bounced bouncer bouncier bounciest bouncing bouncy bound boundaries boundary bounded bounden bounder
bounding boundless bounteous bounties bountiful bountifully bounty bouquet bourbaki bourbon bourgeois
bourgeoisie bournemouth bout boutique bovary bovine bovver bow bowditch bowdlerise bowdlerised bowdlerising
bowdlerize bowdlerized bowdlerizing bowed bowel bowell bowen bower bowery bowie bowing bowl bowled bowlegged
bowler bowling bowman bowmen bowsprit bowstring box boxcar boxed boxer boxes boxing boxroom boxwood boxy boy
boycott boycotted boycotting boyd boyer boyfriend boyhood boyish boyishly boyishness boyle boysenberries
boysenberry bozo bra brace braced bracelet bracing bracken bracket bracketed bracketing brackish bract brad
bradawl bradbury braddock bradford bradley bradly bradshaw bradstreet brady brae brag bragg braggart bragged
bragger bragging brahe brahma brahmagupta brahman brahmanism brahmaputra brahms braid braided braiding
braille brain brainchild brainchildren brained brainier brainiest braining brainless brainpower brainstorm
brainstormed brainstorming brainteaser brainwash brainwashed brainwashes brainwashing brainwave brainy
braise braised braising brake braked brakeman brakemen braking bramble brampton bran branch branched
branches branching brand branded brandeis branden brandenburg brandi brandie brandied branding brandish
brandished brandishes brandishing brando brandon brandt brandy brandying brant braque brash brasher brashest
brashly brashness brasilia brasserie brasses brassier brassiere brassiest brassy brat bratislava brattain
brattier brattiest bratty bravado brave braved bravely braver bravery bravest braving bravo bravura brawl
brawled brawler brawling brawn brawnier brawniest brawniness brawny bray brayed braying brazen brazened
brazening brazenly brazenness brazier brazil brazilian brazos brazzaville breach breached breaches breaching
bread breadbasket breadboard breadbox breadboxes breadcrumb breaded breadfruit breading breadline breadth
breadwinner break breakable breakage breakaway breakdown breaker breakfast breakfasted breakfasting breaking
breakneck breakout breakpoints breakspear breakthrough breakup breakwater bream breast breastbone breasted
breastfed breastfeed breastfeeding breasting breastplate breaststroke breastwork breath breathable
breathalyse breathalysed breathalyser breathalysing breathalyze breathalyzed breathalyzer breathalyzing
breathe breathed breather breathier breathiest breathing breathless breathlessly breathlessness breathtaking
breathtakingly breathy brecht breckenridge bred breech breeches breed breeder breeding breeze breezed
breezier breeziest breezily breeziness breezing breezy brekkie brekky bremen brenda brendan brennan brenner
brent brenton brest bret brethren breton brett breviaries breviary brevity brew brewed brewer breweries
brewery brewing brewster brexit brezhnev brian briana brianna briar bribe bribed bribery bribing brice brick
brickbat bricked brickie bricking bricklayer bricklaying brickwork brickyard bridal bridalveil bride
bridegroom bridesmaid bridge bridged bridgehead bridgeport bridger bridget bridgetown bridgett bridgette
bridgework bridging bridgman bridle bridled bridleway bridling brie brief briefcase briefed briefer briefest
briefing briefly briefness brier brig brigade brigadier brigadoon brigand brigandage brigantine briggs
brigham bright brighten brightened brightening brighter brightest brightly brightness brighton brigid
brigitte brill brilliance brilliancy brilliant brilliantine brilliantly brillo brim brimful brimmed brimming
brimstone brindled brine bring bringing brinier briniest brink brinkley brinkmanship briny brioche briquette
brisbane brisk brisked brisker briskest brisket brisking briskly briskness bristle bristled bristlier
bristliest bristling bristly bristol brit britain britannia britannic britannica britches british britisher
britney briton britt brittany britten brittle brittleness brittler brittlest brittney brno broach broached
broaches broaching broad broadband broadcast broadcaster broadcasting broadcloth broaden broadened
broadening broader broadest broadloom broadly broadminded broadness broadsheet broadside broadsided
broadsiding broadsword broadway brobdingnag brobdingnagian brocade brocaded brocading broccoli brochure
brock brogan brogue broil broiled broiler broiling brokaw broke broken brokenhearted broker brokerage
brokered brokering brollies brolly bromide bromine bronchi bronchial bronchitic bronchitis bronchus bronco
bronson bronte brontosaur brontosaurus brontosauruses bronx bronze bronzed bronzing brooch brooches brood
brooded brooder broodily broodiness brooding broody brook brooke brooked brooking brooklyn broom broomstick
broth brothel brother brotherhood brotherliness brotherly brougham brought brouhaha brow browbeat browbeaten
browbeating brown browne browned browner brownest brownfield brownian brownie browning brownish brownout
brownshirt brownstone brownsville browse browsed browser browsing brr brubeck bruce bruckner bruin bruise
bruised bruiser bruising bruit bruited bruiting brumbies brumby brummel brunch brunched brunches brunching
brunei brunelleschi brunet brunette brunhilde bruno brunswick brunt brush brushed brushes brushing
brushstroke brushwood brushwork brusque brusquely brusqueness brusquer brusquest brussels brut brutal
brutalise brutalised brutalising brutalities brutality brutalize brutalized brutalizing brutally brute
brutish brutishly brutishness brutus bryan bryant bryce brynner bryon brzezinski bsd btu bub bubble bubbled
bubblegum bubblier bubbliest bubbling bubbly buber buccaneer buccaneered buccaneering buchanan bucharest
buchenwald buchwald buck buckboard bucked bucket bucketed bucketful bucketing buckeye bucking buckingham
buckle buckled buckler buckley buckling buckner buckram bucksaw buckshot buckskin buckteeth bucktooth
bucktoothed buckwheat buckyball bucolic bud budapest budded buddha buddhism buddhist buddies budding buddy
budge budged budgerigar budget budgetary budgeted budgeting budgie budging budweiser buff buffalo buffaloed
buffaloes buffaloing buffed buffer buffered buffering buffet buffeted buffeting buffing buffoon buffoonery
buffy buford bug bugaboo bugatti bugbear bugged bugger buggered buggering buggery buggier buggies buggiest
bugging buggy bugle bugled bugler bugling bugzilla buick build builder building buildup built builtin
bujumbura bukhara bukharin bulawayo bulb bulbous bulfinch bulganin bulgar bulgari bulgaria bulgarian bulge
bulged bulgier bulgiest bulging bulgy bulimia bulimic bulk bulked bulkhead bulkier bulkiest bulkiness
bulking bulky bull bulldog bulldogged bulldogging bulldoze bulldozed bulldozer bulldozing bulled bullet
bulletin bulletined bulletining bulletproof bulletproofed bulletproofing bullfight bullfighter bullfighting
bullfinch bullfinches bullfrog bullheaded bullhorn bullied bullies bulling bullion bullish bullock bullpen
bullring bullshit bullshitted bullshitter bullshitting bullwhip bullwinkle bully bullying bulrush bulrushes
bultmann bulwark bum bumbag bumble bumblebee bumbled bumbler bumbling bumf bummed bummer bummest bumming
bump bumped bumper bumph bumpier bumpiest bumping bumpkin bumppo bumptious bumptiousness bumpy bun bunch
bunche bunched bunching bundesbank bundestag bundied bundies bundle bundled bundling bundy bundying bung
bungalow bunged bungee bunghole bunging bungle bungled bungler bungling bunin bunion bunk bunked bunker
bunkhouse bunking bunkum bunnies bunny bunsen bunt bunted bunting bunyan bunyip buoy buoyancy buoyant
buoyantly buoyed buoying bur burbank burberry burble burbled burbling burch burden burdened burdening
burdensome burdock bureau bureaucracies bureaucracy bureaucrat bureaucratic bureaucratically burg burgeon
burgeoned burgeoning burger burgess burgh burgher burglar burglaries burglarise burglarised burglarising
burglarize burglarized burglarizing burglary burgle burgled burgling burgoyne burgundian burgundies burgundy
burial buried buries burka burke burks burl burlap burlesque burlesqued burlesquing burlier burliest
burliness burly burma burmese burn burned burner burnett burning burnish burnished burnishes burnishing
burnoose burnout burnside burnt burp burped burping burqa burr burred burring burris burrito burro burroughs
burrow burrowed burrowing bursa bursar bursaries bursary bursitis burst bursting burt burton burundi bury
burying bus busbies busboy busby busch bused buses bush bushed bushel busheled busheling bushelled
bushelling bushes bushfire bushido bushie bushier bushiest bushiness bushing bushman bushmen bushnell
bushranger bushwhack bushwhacked bushwhacker bushwhacking bushy busied busier busies busiest busily business
businesses businesslike businessman businessmen businesswoman businesswomen busing busk busked busker
busking busload bussed busses bussing bust busted buster bustier bustiest busting bustle bustled bustling
busty busy busybodies busybody busying busyness busywork but butane butch butcher butchered butcheries
butchering butchery butches butler butt butte butted butter buttercup buttered butterfat butterfingers
butterflied butterflies butterfly butterflying butterier butteries butteriest buttering buttermilk butternut
butterscotch buttery butties butting buttock button buttoned buttonhole buttonholed buttonholing buttoning
buttress buttressed buttresses buttressing butty buxom buxtehude buy buyer buying buyout buzz buzzard buzzed
buzzer buzzes buzzing buzzkill buzzword byblos bye byers bygone bylaw byline bypass bypassed bypasses
bypassing byplay byproduct byrd byre byron byronic bystander byte byway byword byzantine byzantium cab cabal
cabana cabaret cabbage cabbed cabbies cabbing cabby cabdriver caber cabernet cabin cabinet cabinetmaker
cable cablecast cablecasting cabled cablegram cabling caboodle caboose cabot cabral cabrera cabrini cacao
cache cached cachet caching cackle cackled cackling cacophonies cacophonous cacophony cacti cactus cad
cadaver cadaverous caddie caddied caddish caddying cadence cadenza cadet cadge cadged cadger cadging
cadillac cadiz cadmium cadre caducei caduceus caedmon caerphilly caesar caesium caesura cafeteria cafetiere
caff caffeinated caffeine caftan cage caged cagey cagier cagiest cagily caginess caging cagney cagoule
cahokia cahoot caiaphas caiman cain cairn cairo caisson caitlin cajole cajoled cajolery cajoling cajun cake
caked cakewalk caking calabash calabashes calais calamine calamities calamitous calamitously calamity
calcified calcifies calcify calcifying calcine calcined calcining calcite calcium calculable calculate
calculated calculating calculation calculator calculi calculus calcutta calder calderon caldwell caleb
caledonia calendar calendared calendaring calf calfskin calgary calhoun cali caliban caliber calibrate
calibrated calibrating calibration calibrator calibre calico calicoes california californian caligula
caliper calipered calipering caliph caliphate calisthenic calk calked calking call callable callaghan
callahan callao callas called caller callie calligrapher calligraphy calling calliope callisthenic callisto
callous calloused callouses callousing callously callousness callow callower callowest callus callused
calluses callusing calm calmed calmer calmest calming calmly calmness caloocan caloric calorie calorific
calumniate calumniated calumniating calumnies calumny calvary calve calved calvert calvin calving calvinism
calvinist calvinistic calypso calyx calyxes cam camacho camaraderie camber cambered cambering cambium
cambodia cambodian cambrian cambric cambridge camcorder came camel camellia camelopardalis camelot camembert
cameo camera cameraman cameramen camerawoman camerawomen camerawork cameron cameroon camiknickers camilla
camille camisole camoens camouflage camouflaged camouflaging camp campaign campaigned campaigner campaigning
campanella campanile campanologist campanology campbell camped camper campfire campground camphor campier
campiest campinas camping campos campsite campus campuses campy camry camshaft camus can canaan canada
canadian canal canaletto canalisation canalise canalised canalising canalization canalize canalized
canalizing canard canaries canary canasta canaveral canberra cancan cancel canceled canceling cancellation
cancelled cancelling cancer cancerous cancun candace candelabra candelabrum candice candid candida
candidacies candidacy candidate candidature candide candidly candidness candied candies candle candled
candlelight candlelit candlestick candlewick candling candor candour candy candyfloss candying cane caned
canine caning canister canker cankered cankering cankerous cannabis cannabises canned cannelloni canneries
cannery cannes cannibal cannibalise cannibalised cannibalising cannibalism cannibalistic cannibalize
cannibalized cannibalizing cannier canniest cannily canniness canning cannon cannonade cannonaded
cannonading cannonball cannoned cannoning cannot canny canoe canoed canoeing canoeist canon canonical
canonisation canonise canonised canonising canonization canonize canonized canonizing canoodle canoodled
canoodling canopied canopies canopus canopy canopying cant cantabrigian cantaloupe cantankerous
cantankerously cantankerousness cantata canted canteen canter canterbury cantered cantering canticle
cantilever cantilevered cantilevering canting canto canton cantonese cantonment cantor cantrell cantu canute
canvas canvasback canvased canvases canvasing canvassed canvasser canvasses canvassing canyon canyoning cap
capabilities capability capablanca capable capably capacious capaciously capaciousness capacitance
capacities capacitor capacity caparison caparisoned caparisoning cape caped capek capella caper capered
capering capet capetian capetown caph capillaries capillary capistrano capital capitalisation capitalise
capitalised capitalising capitalism capitalist capitalistic capitalization capitalize capitalized
capitalizing capitation capitol capitoline capitulate capitulated capitulating capitulation caplet capon
capone capote capped capping cappuccino capra capri caprice capricious capriciously capriciousness capricorn
capsicum capsize capsized capsizing capstan capsule capsuled capsuling captain captaincies captaincy
captained captaining caption captioned captioning captious captivate captivated captivating captivation
captive captivities captivity captor capture captured capturing capuchin capulet car cara caracalla caracas
carafe caramel caramelise caramelised caramelising caramelize caramelized caramelizing carapace carat
caravaggio caravan caraway carbide carbine carbohydrate carbolic carboloy carbon carbonate carbonated
carbonating carbonation carboniferous carbonise carbonised carbonising carbonize carbonized carbonizing
carborundum carboy carbs carbuncle carburetor carburettor carcass carcasses carcinogen carcinogenic
carcinoma card cardamom cardamon cardboard carded cardenas cardholder cardiac cardiae cardie cardiff
cardigan cardin cardinal carding cardio cardiogram cardiologist cardiology cardiopulmonary cardiovascular
cardozo cardsharp care cared careen careened careening career careered careering careerism careerist
carefree careful carefuller carefullest carefully carefulness caregiver careless carelessly carelessness
carer caressed caresses caressing caret caretaker careworn carey carfare cargo cargoes carhop carib
caribbean caribou caricature caricatured caricaturing caricaturist caries carillon carina caring carissa
carjack carjacked carjacker carjacking cark carked carking carl carla carlene carlin carlo carload carlsbad
carlson carlton carly carlyle carmela carmella carmelo carmen carmichael carmine carnage carnal carnally
carnap carnation carnegie carnelian carney carnival carnivore carnivorous carnot carob carol carole caroled
caroler carolina caroline caroling carolingian carolinian carolled caroller carolling carolyn carom caromed
caroming carotid carousal carouse caroused carousel carouser carousing carp carpal carpathian carped carpel
carpenter carpentered carpentering carpentry carpet carpetbag carpetbagged carpetbagger carpetbagging
carpeted carpeting carpi carping carpool carpooled carpooling carport carpus carr carranza carrel carriage
carriageway carrie carried carrier carrillo carrion carroll carrot carroty carry carryall carrycot carrying
carryout carsick carsickness carson cart carted cartel carter cartesian carthage carthaginian carthorse
cartier cartilage cartilaginous carting cartload cartographer cartography carton cartoon cartooned
cartooning cartoonist cartridge cartwheel cartwheeled cartwheeling cartwright caruso carve carved carver
carveries carvery carving cary caryatid casablanca casals casandra casanova cascade cascaded cascading case
casebook cased casein caseload casement casework caseworker casey cash cashback cashed cashes cashew cashier
cashiered cashiering cashing cashless cashmere casing casino casio cask casket caspar caspian cassandra
cassatt cassava casserole casseroled casseroling cassette cassia cassie cassiopeia cassius cassock cast
castaneda castanet castaway caste castellated caster castigate castigated castigating castigation castigator
castillo casting castle castled castlereagh castling castoff castor castrate castrated castrating castration
castries castro casual casually casualness casualties casualty casuist casuistry cat cataclysm cataclysmic
catacomb catafalque catalan catalepsy cataleptic catalina catalog cataloged cataloger cataloging catalogue
catalogued cataloguer cataloguing catalonia catalpa catalyse catalysed catalysing catalysis catalyst
catalytic catalyze catalyzed catalyzing catamaran catapult catapulted catapulting cataract catarrh
catastrophe catastrophic catastrophically catatonic catawba catbird catboat catcall catcalled catcalling
catch catchall catcher catches catchier catchiest catching catchment catchphrase catchword catchy catechise
catechised catechising catechism catechize catechized catechizing categorical categorically categories
categorisation categorise categorised categorising categorization categorize categorized categorizing
category cater catered caterer catering caterpillar caterwaul caterwauled caterwauling catfish catfishes
catgut catharses catharsis cathartic cathay cathedral cather catherine catheter cathleen cathode catholic
catholicism catholicity cathryn cathy catiline cation catkin catnap catnapped catnapping catnip cato
catskill catsuit catt cattail catteries cattery cattier cattiest cattily cattiness cattle cattleman
cattlemen catty catullus catwalk caucasian caucasoid caucasus cauchy caucus caucused caucuses caucusing
caudal caught cauldron cauliflower caulk caulked caulking causal causalities causality causally causation
causative cause caused causeless causeway causing caustic caustically cauterise cauterised cauterising
cauterize cauterized cauterizing caution cautionary cautioned cautioning cautious cautiously cautiousness
cavalcade cavalier cavalries cavalry cavalryman cavalrymen cave caveat caved caveman cavemen cavendish caver
cavern cavernous caviar cavil caviled caviling cavilled cavilling caving cavities cavity cavort cavorted
cavorting cavour caw cawed cawing caxton cayenne cayman cayuga cease ceased ceasefire ceaseless ceaselessly
ceasing ceausescu cebu cebuano cecelia cecil cecile cecilia cecily cedar cede ceded cedilla ceding cedric
ceilidh ceiling celeb celebrant celebrate celebrated celebrating celebration celebratory celebrities
celebrity celeriac celerity celery celesta celeste celestial celgene celia celibacy celibate celina cell
cellar cellini cellist cellmate cello cellophane cellphone cellular cellulite celluloid cellulose celsius
celt celtic cement cemented cementing cemeteries cemetery cenotaph cenozoic censer censor censored censoring
censorious censoriously censorship censure censured censuring census censused censuses censusing cent
centaur centaurus centenarian centenaries centenary centennial center centered centerfold centering
centerpiece centigrade centigram centiliter centilitre centime centimeter centimetre centipede central
centralisation centralise centralised centralising centralism centralist centrality centralization
centralize centralized centralizing centrally centre centred centrefold centrepiece centrifugal centrifuge
centrifuged centrifuging centring centripetal centrist centuries centurion century cephalic cepheid cepheus
ceramic cerberus cereal cerebellum cerebra cerebral cerebration cerebrum ceremonial ceremonially ceremonies
ceremonious ceremoniously ceremony cerenkov ceres cerf cerise certain certainly certainties certainty
certifiable certificate certificated certificating certification certified certifies certify certifying
certitude certs cerulean cervantes cervical cervices cervix cesar cesarean cesium cessation cession cessna
cesspit cesspool cetacean cetus ceylon cezanne chablis chad chadwick chafe chafed chaff chaffed chaffinch
chaffinches chaffing chafing chagall chagrin chagrined chagrining chain chained chaining chainsaw chainsawed
chainsawing chair chaired chairing chairlift chairman chairmanship chairmen chairperson chairwoman
chairwomen chaise chaitanya chaitin chaldean chalet chalice chalk chalkboard chalked chalkier chalkiest
chalkiness chalking chalky challenge challenged challenger challenging chamber chamberlain chambermaid
chambray chameleon chamois chamomile champ champagne champed champers champing champion championed
championing championship champlain champollion chan chance chanced chancel chancelleries chancellery
chancellor chancellorsville chanceries chancery chancier chanciest chancing chancy chandelier chandigarh
chandler chandon chandra chandragupta chandrasekhar chanel chaney chang changchun change changeability
changeable changed changeless changeling changeover changing changsha channel channeled channeling
channelled channelling chant chanted chanter chantey chanticleer chantilly chanting chaos chaotic
chaotically chap chaparral chapati chapatti chapel chaperon chaperone chaperoned chaperoning chaplain
chaplaincies chaplaincy chaplet chaplin chapman chappaquiddick chapped chappies chapping chappy chapter
chapultepec char charabanc character characterful characterisation characterise characterised characterising
characteristic characteristically characterization characterize characterized characterizing characterless
charade charbray charbroil charbroiled charbroiling charcoal chard chardonnay charge chargeable charged
charger charging charier chariest charily chariot charioteer charisma charismatic charitable charitably
charities charity charladies charlady charlatan charlemagne charlene charles charleston charley charlie
charlotte charlottetown charm charmaine charmed charmer charmin charming charmingly charmless charolais
charon charred charring chart charted charter chartered chartering charting chartism chartres chartreuse
charwoman charwomen chary charybdis chase chased chaser chasing chasity chasm chassis chaste chastely
chasten chastened chastening chaster chastest chastise chastised chastisement chastising chastity chasuble
chat chateaubriand chateaus chatline chattahoochee chattanooga chatted chattel chatter chatterbox
chatterboxes chattered chatterer chattering chatterley chatterton chattier chattiest chattily chattiness
chatting chatty chaucer chauffeur chauffeured chauffeuring chauncey chautauqua chauvinism chauvinist
chauvinistic chauvinistically chavez chayefsky che cheap cheapen cheapened cheapening cheaper cheapest
cheaply cheapness cheapo cheapskate cheat cheated cheater cheating chechen chechnya check checkbook checked
checker checkerboard checkered checkering checking checklist checkmate checkmated checkmating checkout
checkpoint checkroom checkup cheddar cheek cheekbone cheeked cheekier cheekiest cheekily cheekiness cheeking
cheeky cheep cheeped cheeping cheer cheered cheerful cheerfuller cheerfullest cheerfully cheerfulness
cheerier cheeriest cheerily cheeriness cheering cheerio cheerleader cheerless cheerlessly cheerlessness
cheery cheese cheeseboard cheeseburger cheesecake cheesecloth cheesed cheeseparing cheesier cheesiest
cheesing cheesy cheetah cheetos cheever chef chekhov chelsea chelyabinsk chemical chemically chemise chemist
chemistry chemotherapy chen cheney chengdu chenille chennai cheops cheque chequebook chequed chequer
chequerboard chequered chequering chequing cheri cherie cherish cherished cherishes cherishing chernenko
chernobyl chernomyrdin cherokee cheroot cherries cherry cherub cherubic cherubim chervil cheryl chesapeake
cheshire chess chessboard chessman chessmen chest chester chesterfield chesterton chestnut chesty chevalier
cheviot chevrolet chevron chevy chew chewed chewer chewier chewiest chewing chewy cheyenne chi chianti
chiaroscuro chiba chibcha chic chicago chicagoan chicana chicane chicaneries chicanery chicano chicer
chicest chichi chick chickadee chickasaw chicken chickened chickenfeed chickening chickenpox chickenshit
chickpea chickweed chicle chiclets chicories chicory chide chided chiding chief chiefer chiefest chiefly
chieftain chiffon chigger chignon chihuahua chilblain child childbearing childbirth childcare childhood
childish childishly childishness childless childlessness childlike childminder childminding childproof
childproofed childproofing children chile chilean chili chilies chill chilled chiller chillest chilli
chillier chillies chilliest chilliness chilling chillingly chilly chimborazo chime chimed chimera chimerical
chiming chimney chimp chimpanzee chimu chin china chinatown chinchilla chinese chink chinked chinking
chinless chinned chinning chino chinook chinstrap chintz chintzier chintziest chintzy chinwag chip chipboard
chipewyan chipmunk chipolata chipped chippendale chipper chippewa chippie chipping chippy chiquita chirico
chiropodist chiropody chiropractic chiropractor chirp chirped chirpier chirpiest chirpily chirpiness
chirping chirpy chirrup chirruped chirruping chisel chiseled chiseler chiseling chiselled chiseller
chiselling chisholm chisinau chit chitchat chitchatted chitchatting chitin chittagong chitterlings
chivalrous chivalrously chivalry chivas chive chivied chivies chivy chivying chloe chloride chlorinate
chlorinated chlorinating chlorination chlorine chlorofluorocarbon chloroform chloroformed chloroforming
chlorophyll choc chock chocked chocking chocoholic chocolate choctaw choice choicer choicest choir choirboy
choirmaster choke choked choker choking choler cholera choleric cholesterol chomp chomped chomping chomsky
chongqing chook choose choosier choosiest choosing choosy chop chopin chopped chopper choppered choppering
choppier choppiest choppily choppiness chopping choppy chopra chopstick choral chorale chord chore
choreograph choreographed choreographer choreographic choreographing choreography chorister chortle chortled
chortling chorus chorused choruses chorusing chose chosen chou chow chowder chowed chowing chretien chris
christ christa christchurch christen christendom christened christening christensen christi christian
christianities christianity christie christina christine christmas christmases christoper christopher
chromatic chrome chromed chroming chromium chromosomal chromosome chronic chronically chronicle chronicled
chronicler chronicling chronograph chronological chronologically chronologies chronology chronometer
chrysalis chrysalises chrysanthemum chrysler chrysostom chrystal chubbier chubbiest chubbiness chubby chuck
chucked chuckhole chucking chuckle chuckled chuckling chuffed chug chugged chugging chukchi chum chumash
chummed chummier chummiest chummily chumminess chumming chummy chump chunder chundered chundering chung
chunk chunkier chunkiest chunkiness chunky chunter chuntered chuntering church churches churchgoer
churchgoing churchill churchman churchmen churchwarden churchwoman churchwomen churchyard churl churlish
churlishly churlishness churn churned churning churriguera chute chutney chutzpah chuvash chyron ciabatta
ciao cicada cicatrices cicatrix cicero cid cider cigar cigarette cigarillo cilantro cilia cilium cimabue
cinch cinched cinches cinching cinchona cincinnati cincture cinder cindered cinderella cindering cindy cine
cinema cinemascope cinematic cinematographer cinematography cinerama cinnabar cinnamon cipher ciphered
ciphering cipro circa circadian circe circle circled circlet circling circuit circuited circuiting
circuitous circuitously circuitry circular circularise circularised circularising circularity circularize
circularized circularizing circulate circulated circulating circulation circulatory circumcise circumcised
circumcising circumcision circumference circumflex circumflexes circumlocution circumlocutory circumnavigate
circumnavigated circumnavigating circumnavigation circumscribe circumscribed circumscribing circumscription
circumspect circumspection circumspectly circumstance circumstanced circumstancing circumstantial
circumstantially circumvent circumvented circumventing circumvention circus circuses cirrhosis cirrus cis
cisco cisgender cistern citadel citation cite cited citibank cities citigroup citing citizen citizenry
citizenship citric citroen citron citronella citrus citruses city citywide civet civic civil civilian
civilisation civilise civilised civilising civilities civility civilization civilize civilized civilizing
civilly civvies clack clacked clacking clad cladding claiborne claim claimant claimed claiming clair claire
clairol clairvoyance clairvoyant clam clambake clamber clambered clambering clammed clammier clammiest
clamminess clamming clammy clamor clamored clamoring clamorous clamour clamoured clamouring clamp clampdown
clamped clamping clan clancy clandestine clandestinely clang clanged clanger clanging clangor clangour clank
clanked clanking clannish clansman clansmen clanswoman clanswomen clap clapboard clapboarded clapboarding
clapeyron clapped clapper clapperboard clapping clapton claptrap clara clare clarence clarendon claret
clarice clarification clarified clarifies clarify clarifying clarinet clarinetist clarinettist clarion
clarioned clarioning clarissa clarity clark clarke clash clashed clashes clashing clasp clasped clasping
class classed classes classic classical classically classicism classicist classier classiest classifiable
classification classified classifies classify classifying classiness classing classless classlessness
classmate classroom classy clatter clattered clattering claude claudette claudia claudine claudio claudius
claus clause clausewitz clausius claustrophobia claustrophobic clavichord clavicle claw clawed clawing clay
clayey clayier clayiest clayton clean cleaned cleaner cleanest cleaning cleanlier cleanliest cleanliness
cleanly cleanness cleanse cleansed cleanser cleansing cleanup clear clearance clearasil cleared clearer
clearest clearing clearinghouse clearly clearness clearway cleat cleavage cleave cleaved cleaver cleaving
clef cleft clem clematis clematises clemenceau clemency clemens clement clementine clemons clemson clench
clenched clenches clenching cleo cleopatra clerestories clerestory clergies clergy clergyman clergymen
clergywoman clergywomen cleric clerical clerk clerked clerking cleveland clever cleverer cleverest cleverly
cleverness clew clewed clewing cliburn click clickable clickbait clicked clicking client cliff cliffhanger
cliffhanging clifford clifftop clifton climactic climate climatic climatologist climatology climax climaxed
climaxes climaxing climb climbed climber climbing clime clinch clinched clincher clinches clinching cline
cling clingfilm clingier clingiest clinging clingy clinic clinical clinically clinician clink clinked
clinker clinking clint clinton clio clip clipboard clipped clipper clipping clique cliquey cliquish clit
clitoral clitoris clitorises clive cloak cloaked cloaking cloakroom clobber clobbered clobbering cloche
clock clocked clocking clockwise clockwork clod clodhopper clog clogged clogging cloister cloistered
cloistering clojure clomp clomped clomping clone cloned cloning clonk clonked clonking clop clopped clopping
clorets clorox close closed closefisted closely closemouthed closeness closeout closer closest closet
closeted closeting closing closure clot cloth clothe clothed clothesline clothespin clothier clothing clotho
clotted clotting cloture cloud cloudburst clouded cloudier cloudiest cloudiness clouding cloudless cloudy
clouseau clout clouted clouting clove cloven clover cloverleaf cloverleaves clovis clown clowned clowning
clownish clownishly clownishness cloy cloyed cloying cloyingly club clubbable clubbed clubber clubbing
clubfeet clubfoot clubhouse clubland cluck clucked clucking clue clued clueless cluing clump clumped
clumping clumpy clumsier clumsiest clumsily clumsiness clumsy clung clunk clunked clunker clunkier clunkiest
clunking clunky cluster clustered clustering clutch clutched clutches clutching clutter cluttered cluttering
clyde clydesdale clytemnestra coach coached coaches coaching coachload coachman coachmen coachwork coagulant
coagulate coagulated coagulating coagulation coal coaled coalesce coalesced coalescence coalescing coalface
coalfield coaling coalition coalmine coarse coarsely coarsen coarsened coarseness coarsening coarser
coarsest coast coastal coasted coaster coastguard coasting coastline coat coated coathanger coating coatroom
coattail coauthor coauthored coauthoring coax coaxed coaxes coaxing coaxingly cob cobain cobalt cobb cobber
cobbered cobbering cobble cobbled cobbler cobblestone cobbling cobnut cobra cobweb cobwebbed cocaine cocci
coccus coccyges coccyx cochabamba cochin cochineal cochise cochlea cochleae cochran cock cockade cockamamie
cockatoo cockchafer cocked cockerel cockeyed cockfight cockfighting cockier cockiest cockily cockiness
cocking cockle cockleshell cockney cockpit cockroach cockroaches cockscomb cocksucker cocksure cocktail
cocky cocoa coconut cocoon cocooned cocooning cocteau cod coda codded codding coddle coddled coddling code
coded codeine codependency codependent codex codfish codfishes codger codices codicil codification codified
codifies codify codifying coding codpiece codswallop cody coed coeducation coeducational coefficient coequal
coerce coerced coercing coercion coercive coeval coexist coexisted coexistence coexisting coffee coffeecake
coffeehouse coffeepot coffer cofferdam coffey coffin coffined coffining cog cogency cogent cogently cogitate
cogitated cogitating cogitation cognac cognate cognisance cognisant cognition cognitive cognizance cognizant
cognomen cognoscente cognoscenti cogwheel cohabit cohabitation cohabited cohabiting cohan cohen cohere
cohered coherence coherent coherently cohering cohesion cohesive cohesively cohesiveness cohort coif coiffed
coiffing coiffure coiffured coiffuring coil coiled coiling coimbatore coin coinage coincide coincided
coincidence coincident coincidental coincidentally coinciding coined coining cointreau coir coital coitus
coke coked coking cola colander colbert colby cold colder coldest coldly coldness cole coleen coleman
coleridge coleslaw colette coley colfax colgate colic colicky colin coliseum colitis collaborate
collaborated collaborating collaboration collaborationist collaborative collaboratively collaborator collage
collagen collapse collapsed collapsible collapsing collar collarbone collared collaring collarless collate
collated collateral collating collation colleague collect collectable collected collectible collecting
collection collective collectively collectivisation collectivise collectivised collectivising collectivism
collectivist collectivization collectivize collectivized collectivizing collector colleen college collegian
collegiate collide collided colliding collie collier collieries colliery collin collision collocate
collocated collocating collocation colloid colloquial colloquialism colloquially colloquies colloquium
colloquy collude colluded colluding collusion collusive cologne colombia colombian colombo colon colonel
colones colonial colonialism colonialist colonies colonisation colonise colonised coloniser colonising
colonist colonization colonize colonized colonizer colonizing colonnade colonnaded colonoscopies colonoscopy
colony color colorado colorant coloration coloratura colorblind colored colorfast colorful colorfully
coloring colorist colorization colorize colorized colorizing colorless colorway colossal colossally
colosseum colossi colossus colour colourant colouration colourblind coloured colourfast colourful
colourfully colouring colourisation colourise colourised colourising colourist colourless colourway cols
colt coltish coltrane columbia columbine columbus column columned columnist coma comanche comatose comb
combat combatant combated combating combative combativeness combed combination combine combined combing
combining combo combustibility combustible combustion come comeback comedian comedic comedienne comedies
comedown comedy comelier comeliest comeliness comely comer comestible comet comeuppance comfier comfiest
comfort comfortable comfortably comforted comforter comforting comfortingly comfortless comfy comic comical
comically coming comintern comity comma command commandant commanded commandeer commandeered commandeering
commander commanding commandment commando commemorate commemorated commemorating commemoration commemorative
commence commenced commencement commencing commend commendable commendably commendation commended commending
commensurable commensurate commensurately comment commentaries commentary commentate commentated
commentating commentator commented commenting commerce commercial commercialisation commercialise
commercialised commercialising commercialism commercialization commercialize commercialized commercializing
commercially commie commingle commingled commingling commiserate commiserated commiserating commiseration
commissar commissariat commissaries commissary commission commissionaire commissioned commissioner
commissioning commit commitment committal committed committee committing commode commodious commodities
commodity commodore common commonalities commonality commoner commonest commonly commonplace commonwealth
commotion communal communally commune communed communicable communicant communicate communicated
communicating communication communicative communicator communing communion communique communism communist
communistic communities community commutable commutation commutative commute commuted commuter commuting
como comoros compact compacted compacter compactest compacting compaction compactly compactness compactor
companies companion companionable companionably companionship companionway company compaq comparability
comparable comparably comparative comparatively compare compared comparing comparison compartment
compartmentalise compartmentalised compartmentalising compartmentalize compartmentalized compartmentalizing
compass compassed compasses compassing compassion compassionate compassionately compatibility compatible
compatibly compatriot compel compelled compelling compellingly compendium compensate compensated
compensating compensation compensatory compete competed competence competencies competency competent
competently competing competition competitive competitively competitiveness competitor compilation compile
compiled compiler compiling complacence complacency complacent complacently complain complainant complained
complainer complaining complaint complaisance complaisant complaisantly complected complement complementary
complemented complementing complete completed completely completeness completer completest completing
completion complex complexes complexion complexioned complexities complexity compliance compliant complicate
complicated complicating complication complicity complied complies compliment complimentary complimented
complimenting comply complying component comport comported comporting comportment compose composed composer
composing composite composition compositor compost composted composting composure compote compound
compounded compounding comprehend comprehended comprehending comprehensibility comprehensible comprehensibly
comprehension comprehensive comprehensively comprehensiveness compress compressed compresses compressible
compressing compression compressor comprise comprised comprising compromise compromised compromising compton
comptroller compulsion compulsive compulsively compulsiveness compulsories compulsorily compulsory
compunction compuserve computation computational computationally compute computed computer computerate
computerisation computerise computerised computerising computerization computerize computerized
computerizing computing comrade comradely comradeship comte con conakry conan concatenate concatenated
concatenating concatenation concave concavities concavity conceal concealed concealing concealment concede
conceded conceding conceit conceited conceitedly conceivable conceivably conceive conceived conceiving
concentrate concentrated concentrating concentration concentric concentrically concept conception conceptual
conceptualisation conceptualise conceptualised conceptualising conceptualization conceptualize
conceptualized conceptualizing conceptually concern concerned concernedly concerning concert concerted
concertgoer concertina concertinaed concertinaing concerting concertmaster concerto concession
concessionaire concessionary concetta conch conchie concierge conciliate conciliated conciliating
conciliation conciliator conciliatory concise concisely conciseness conciser concisest concision conclave
conclude concluded concluding conclusion conclusive conclusively concoct concocted concocting concoction
concomitant concomitantly concord concordance concordant concordat concorde concourse concrete concreted
concretely concreting concubine concur concurred concurrence concurrency concurrent concurrently concurring
concuss concussed concusses concussing concussion condemn condemnation condemnatory condemned condemning
condensation condense condensed condenser condensing condescend condescended condescending condescendingly
condescension condillac condiment condition conditional conditionally conditioned conditioner conditioning
condo condole condoled condolence condoling condom condominium condone condoned condoning condor condorcet
conduce conduced conducing conducive conduct conducted conducting conduction conductive conductivity
conductor conductress conductresses conduit cone coned conestoga coneys confab confabbed confabbing
confection confectioner confectioneries confectionery confederacies confederacy confederate confederated
confederating confederation confer conference conferencing conferment conferred conferrer conferring confess
confessed confessedly confesses confessing confession confessional confessor confetti confidant confidante
confide confided confidence confident confidential confidentiality confidentially confidently confiding
confidingly configurable configuration configure configured configuring confine confined confinement
confining confirm confirmation confirmatory confirmed confirming confiscate confiscated confiscating
confiscation conflagration conflate conflated conflating conflation conflict conflicted conflicting
confluence confluent conform conformance conformation conformed conforming conformist conformity confound
confounded confounding confront confrontation confrontational confronted confronting confucian confucianism
confucius confuse confused confusedly confusing confusingly confusion confute confuted confuting conga
congaed congaing congeal congealed congealing congenial congeniality congenially congenital congenitally
conger congest congested congesting congestion congestive conglomerate conglomerated conglomerating
conglomeration congo congolese congratulate congratulated congratulating congratulation congratulatory
congregant congregate congregated congregating congregation congregational congregationalist congress
congresses congressional congressman congressmen congresswoman congresswomen congreve congruence congruent
congruities congruity congruous conic conical conifer coniferous coning conjectural conjecture conjectured
conjecturing conjoin conjoined conjoining conjoint conjugal conjugate conjugated conjugating conjugation
conjunction conjunctive conjunctivitis conjuncture conjure conjured conjurer conjuring conk conked conker
conking conley connect connected connecticut connecting connection connective connectivity connector conned
connemara conner connery connie conning connivance connive connived conniver conniving connoisseur connolly
connors connotation connotative connote connoted connoting connubial conquer conquered conquering conqueror
conquest conquistador conrad conrail consanguinity conscience conscientious conscientiously
conscientiousness conscious consciously consciousness consciousnesses conscript conscripted conscripting
conscription consecrate consecrated consecrating consecration consecutive consecutively consensual consensus
consensuses consent consented consenting consequence consequent consequential consequentially consequently
conservancies conservancy conservation conservationist conservatism conservative conservatively
conservatoire conservator conservatories conservatory conserve conserved conserving consider considerable
considerably considerate considerately consideration considered considering consign consigned consignee
consigning consignment consist consisted consistencies consistency consistent consistently consisting
consolation consolatory console consoled consolidate consolidated consolidating consolidation consoling
consonance consonant consort consorted consortia consorting consortium conspicuous conspicuously
conspicuousness conspiracies conspiracy conspirator conspiratorial conspiratorially conspire conspired
conspiring constable constabularies constabulary constance constancy constant constantine constantinople
constantly constellation consternation constipate constipated constipating constipation constituencies
constituency constituent constitute constituted constituting constitution constitutional constitutionalism
constitutionality constitutionally constrain constrained constraining constraint constrict constricted
constricting constriction constrictive constrictor construct constructed constructing construction
constructive constructively constructor construe construed construing consuelo consul consular consulate
consult consultancies consultancy consultant consultation consultative consulted consulting consumable
consume consumed consumer consumerism consumerist consuming consummate consummated consummately consummating
consummation consumption consumptive contact contactable contacted contacting contagion contagious
contagiously contain contained container containing containment contaminant contaminate contaminated
contaminating contamination contemplate contemplated contemplating contemplation contemplative
contemplatively contemporaneous contemporaneously contemporaries contemporary contempt contemptible
contemptibly contemptuous contemptuously contend contended contender contending content contented
contentedly contentedness contenting contention contentious contentiously contentiousness contentment
contest contestant contested contesting context contextual contextualisation contextualise contextualised
contextualising contextualization contextualize contextualized contextualizing contextually contiguity
contiguous continence continent continental contingencies contingency contingent contingently continua
continual continually continuance continuation continue continued continuing continuities continuity
continuous continuously continuum contort contorted contorting contortion contortionist contour contoured
contouring contraband contraception contraceptive contract contracted contractile contracting contraction
contractor contractual contractually contradict contradicted contradicting contradiction contradictory
contradistinction contraflow contrail contraindication contralto contraption contrapuntal contraries
contrarily contrariness contrariwise contrary contrast contrasted contrasting contravene contravened
contravening contravention contreras contretemps contribute contributed contributing contribution
contributor contributory contrite contritely contrition contrivance contrive contrived contriving control
controllable controlled controller controlling controversial controversially controversies controversy
controvert controverted controverting contumacious contumelies contumely contuse contused contusing
contusion conundrum conurbation convalesce convalesced convalescence convalescent convalescing convection
convector convene convened convener convenience convenient conveniently convening convent convention
conventional conventionality conventionally conventioneer converge converged convergence convergent
converging conversant conversation conversational conversationalist conversationally converse conversed
conversely conversing conversion convert converted converter convertibility convertible converting convex
convexity convey conveyance conveyancing conveyed conveying conveyor convict convicted convicting conviction
convince convinced convincing convincingly convivial conviviality convivially convocation convoke convoked
convoking convoluted convolution convoy convoyed convoying convulse convulsed convulsing convulsion
convulsive convulsively conway cony coo cooed cooee cooeed cooeeing cooing cook cookbook cooke cooked cooker
cookeries cookery cookhouse cookie cooking cookout cookware cool coolabah coolant cooled cooler coolest
cooley coolibah coolidge coolie cooling coolly coolness coon coop cooped cooper cooperate cooperated
cooperating cooperation cooperative cooperatively coopered coopering cooperstown cooping coordinate
coordinated coordinating coordination coordinator coors coot cootie cop copacabana cope coped copeland
copenhagen copernican copernicus copied copier copies copilot coping copious copiously copland copley copped
copper copperfield copperhead copperplate coppertone coppery copping coppola copra copse copter coptic
copula copulate copulated copulating copulation copy copybook copycat copycatted copycatting copying copyist
copyright copyrighted copyrighting copywriter coquetry coquette coquetted coquetting coquettish coquettishly
cora coracle coral cord corded cordelia cordial cordiality cordially cordilleras cording cordite cordless
cordoba cordon cordoned cordoning corduroy core cored coreligionist corespondent corey corfu corgi coriander
corina corine coring corinne corinth corinthian coriolanus coriolis cork corkage corked corker corking
corkscrew corkscrewed corkscrewing corleone corm cormack cormorant corn cornball cornbread corncob corncrake
cornea corneal corned corneille cornelia cornelius cornell corner cornered cornering cornerstone cornet
cornfield cornflakes cornflour cornflower cornice cornier corniest corning cornish cornmeal cornrow
cornrowed cornrowing cornstalk cornstarch cornucopia cornwall cornwallis corny corolla corollaries corollary
corona coronado coronaries coronary coronation coronavirus coronaviruses coroner coronet corot corpora
corporal corporate corporation corporatism corporeal corps corpse corpulence corpulent corpus corpuscle
corral corralled corralling correct correctable corrected correcter correctest correcting correction
correctional corrective correctly correctness corrector correggio correlate correlated correlating
correlation correlative correspond corresponded correspondence correspondent corresponding correspondingly
corridor corrie corrine corroborate corroborated corroborating corroboration corroborative corroboree
corroboreed corroboreeing corrode corroded corroding corrosion corrosive corrugate corrugated corrugating
corrugation corrupt corrupted corrupter corruptest corruptible corrupting corruption corruptly corruptness
corsage corsair corset corseted corseting corsica corsican cortes corteses cortex cortical cortices
cortisone cortland coruscate coruscated coruscating corvallis corvette corvus cory cosby cosh coshed coshes
coshing cosier cosies cosiest cosign cosignatories cosignatory cosigned cosigner cosigning cosily cosine
cosmetic cosmetically cosmetologist cosmetology cosmic cosmically cosmogonies cosmogony cosmological
cosmologies cosmologist cosmology cosmonaut cosmopolitan cosmos cosmosdb cosmoses cosplay cosponsor
cosponsored cosponsoring cossack cosset cosseted cosseting cossetted cossetting cossie cost costar costarred
costarring costco costed costello costing costlier costliest costliness costly costner costume costumed
costumer costumier costuming costumire cosy cot cote coterie coterminous cotillion cotonou cotopaxi cotswold
cottage cottager cottaging cotter cotton cottoned cottoning cottonmouth cottonseed cottontail cottonwood
cotyledon couch couched couches couchette couching cougar cough coughed coughing could couldnt couldve
coulis coulomb coulter council councillor councilman councilmen councilor councilwoman councilwomen counsel
counseled counseling counselled counselling counsellor counselor count countable countably countdown counted
countenance countenanced countenancing counter counteract counteracted counteracting counteraction
counterargument counterattack counterattacked counterattacking counterbalance counterbalanced
counterbalancing counterblast counterclaim counterclaimed counterclaiming counterclockwise counterculture
countered counterespionage counterexample counterfeit counterfeited counterfeiter counterfeiting counterfoil
countering counterinsurgency counterintelligence countermand countermanded countermanding countermeasure
counteroffensive counteroffer counterpane counterpart counterpoint counterpointed counterpointing
counterproductive counterrevolution counterrevolutionaries counterrevolutionary countersign countersigned
countersigning countersink countersinking countersunk countertenor countervail countervailed countervailing
counterweight countess countesses counties counting countless countries countrified country countryman
countrymen countryside countrywide countrywoman countrywomen county countywide coup coupe couperin couple
coupled couplet coupling coupon courage courageous courageously courbet courgette courier couriered
couriering course coursebook coursed courser coursework coursing court courted courteous courteously
courteousness courtesan courtesies courtesy courthouse courtier courting courtlier courtliest courtliness
courtly courtney courtroom courtship courtyard couscous cousin cousteau couture couturier cove coven
covenant covenanted covenanting coventries coventry cover coverage coverall covered covering coverlet covert
covertly covet coveted coveting covetous covetously covetousness covey cow coward cowardice cowardliness
cowardly cowbell cowbird cowboy cowcatcher cowed cower cowered cowering cowgirl cowhand cowhide cowing cowl
cowley cowlick cowling coworker cowpat cowper cowpoke cowpox cowpuncher cowrie cowshed cowslip cox coxcomb
coxed coxes coxing coxswain coy coyer coyest coyly coyness coyote coypu cozen cozened cozening cozier cozies
coziest cozily coziness cozumel cozy cozzie crab crabbe crabbed crabbier crabbiest crabbily crabbiness
crabbing crabby crabgrass crabwise crack crackdown cracked cracker crackerjack cracking crackle crackled
crackling crackly crackpot crackup cradle cradled cradling craft crafted craftier craftiest craftily
craftiness crafting craftsman craftsmanship craftsmen craftspeople craftswoman craftswomen crafty crag
craggier craggiest craggy craig cram crammed crammer cramming cramp cramped cramping crampon cranach
cranberries cranberry crane craned cranial craning cranium crank crankcase cranked crankier crankiest
crankiness cranking crankshaft cranky cranmer crannies cranny crap crape crapped crapper crappier crappiest
crapping crappy crash crashed crashes crashing crass crasser crassest crassly crassness crate crated crater
cratered cratering crating cravat crave craved craven cravenly craving craw crawford crawl crawled crawler
crawling crawlspace cray crayfish crayfishes crayola crayon crayoned crayoning craze crazed crazier crazies
craziest crazily craziness crazing crazy creak creaked creakier creakiest creakily creakiness creaking
creaky cream creamed creamer creameries creamery creamier creamiest creaminess creaming creamy crease
creased creasing create created creating creation creationism creationist creative creatively creativeness
creativity creator creature crecy cred credence credential credentialed credentialing credenza credibility
credible credibly credit creditable creditably credited crediting creditor creditworthiness creditworthy
credo credulity credulous credulously credulousness cree creed creek creel creep creeper creepier creepiest
creepily creepiness creeping creepy creighton cremate cremated cremating cremation crematoria crematories
crematorium crematory crenelate crenelated crenelating crenellate crenellated crenellating creole creon
creosote creosoted creosoting crepe crept crepuscular crescendo crescent cress cressida crest crested
crestfallen cresting cretaceous cretan crete cretin cretinous crevasse crevice crew crewed crewing crewman
crewmen crib cribbage cribbed cribbing crichton crick cricked cricket cricketer cricketing cricking cried
crier cries crikey crime crimea crimean criminal criminalise criminalised criminalising criminality
criminalize criminalized criminalizing criminally criminologist criminology crimp crimped crimping crimson
crimsoned crimsoning cringe cringed cringing crinkle crinkled crinklier crinkliest crinkling crinkly
crinoline criollo cripes cripple crippled crippling cripplingly crisco crises crisis crisp crispbread
crisped crisper crispest crispier crispiest crisping crisply crispness crispy crisscross crisscrossed
crisscrosses crisscrossing cristina criteria criterion critic critical critically criticise criticised
criticising criticism criticize criticized criticizing critique critiqued critiquing critter croak croaked
croaking croat croatia croatian croc croce crochet crocheted crocheting crock crocked crockery crockett
crocodile crocus crocuses croesus croft crofter crofting croissant cromwell cromwellian crone cronies cronin
cronkite cronus crony cronyism crook crooked crookeder crookedest crookedly crookedness crookes crooking
croon crooned crooner crooning crop cropped cropper cropping croquet croquette crosby crosier cross crossbar
crossbeam crossbones crossbow crossbred crossbreed crossbreeding crosscheck crosschecked crosschecking
crosscurrent crossed crosser crosses crossest crossfire crossing crossly crossness crossover crosspatch
crosspatches crosspiece crossroad crosstown crosswalk crosswind crosswise crossword crotch crotches crotchet
crotchety crouch crouched crouches crouching croup croupier croupiest croupy crow crowbar crowd crowded
crowdfund crowdfunded crowdfunding crowding crowed crowing crowley crown crowned crowning crozier crucial
crucially crucible crucified crucifies crucifix crucifixes crucifixion cruciform crucify crucifying crud
cruddier cruddiest cruddy crude crudely crudeness cruder crudest crudities crudity cruel crueler cruelest
crueller cruellest cruelly cruelties cruelty cruet cruikshank cruise cruised cruiser cruising cruller crumb
crumbed crumbier crumbiest crumbing crumble crumbled crumblier crumbliest crumbling crumbly crumby crummier
crummiest crummy crumpet crumple crumpled crumpling crunch crunched cruncher crunches crunchier crunchiest
crunching crunchy crusade crusaded crusader crusading crush crushed crusher crushes crushing crushingly
crusoe crust crustacean crusted crustier crustiest crusting crusty crutch crutches crux cruxes cruz cry
crybabies crybaby crying cryogenic cryonics crypt cryptic cryptically cryptocurrencies cryptocurrency
cryptogram cryptographer cryptography cryptozoic crystal crystalline crystallisation crystallise
crystallised crystallising crystallization crystallize crystallized crystallizing crystallographic
crystallography csonka css ctesiphon cthulhu cub cuba cuban cubbyhole cube cubed cubic cubical cubicle
cubing cubism cubist cubit cuboid cuchulain cuckold cuckolded cuckolding cuckoo cucumber cud cuddle cuddled
cuddlier cuddliest cuddling cuddly cudgel cudgeled cudgeling cudgelled cudgelling cue cued cuff cuffed
cuffing cuing cuisinart cuisine culbertson culinary cull culled cullen culling culminate culminated
culminating culmination culotte culpability culpable culpably culprit cult cultivable cultivate cultivated
cultivating cultivation cultivator cultural culturally culture cultured culturing culvert cumberland
cumbersome cumin cummerbund cumming cums cumulative cumulatively cumuli cumulus cunard cuneiform cunnilingus
cunning cunninger cunningest cunningham cunningly cunt cup cupboard cupcake cupful cupid cupidity cupola
cuppa cupped cupping cur curable curacao curacies curacy curate curated curating curative curator curb
curbed curbing curbside curd curdle curdled curdling cure cured curer curfew curie curing curio curiosities
curiosity curious curiously curitiba curl curled curler curlew curlicue curlicued curlicuing curlier
curliest curliness curling curly curmudgeon curmudgeonly currant currencies currency current currently
curricula curricular curriculum curried currier curries curry currycomb currycombed currycombing currying
curse cursed cursing cursive cursor cursorily cursory curt curtail curtailed curtailing curtailment curtain
curtained curtaining curter curtest curtis curtly curtness curtsied curtsies curtsy curtsying curvaceous
curvature curve curved curvier curviest curving curvy cushier cushiest cushion cushioned cushioning cushy
cusp cuspid cuspidor cuss cussed cussedly cussedness cusses cussing custard custer custodial custodian
custody custom customarily customary customer customisation customise customised customising customization
customize customized customizing cut cutaway cutback cute cutely cuteness cuter cutesier cutesiest cutest
cutesy cutey cuticle cutie cutlass cutlasses cutlery cutlet cutoff cutout cutter cutthroat cutting
cuttlefish cuttlefishes cutup cuvier cuzco cvs cyan cyanide cybele cyberbullies cyberbully cybernetic
cyberpunk cybersex cyberspace cyborg cyclades cyclamen cycle cycled cyclic cyclical cyclically cycling
cyclist cyclone cyclonic cyclops cyclotron cygnet cygnus cylinder cylindrical cymbal cymbeline cynic cynical
cynically cynicism cynosure cynthia cypress cypresses cyprian cypriot cyprus cyrano cyril cyrillic cyrus
cyst cystic cystitis cytology cytoplasm czar czarina czarism czarist czech czechia czechoslovakia
czechoslovakian czerny dab dabbed dabbing dabble dabbled dabbler dabbling dacha dachau dachshund dacron
dactyl dactylic dad dada dadaism daddies daddy dado dadoes daedalus daemon daffier daffiest daffodil daffy
daft dafter daftest daftness dagger dago dagoes dags daguerre daguerreotype daguerreotyped daguerreotyping
dagwood dahlia dahomey dailies daily daimler daintier dainties daintiest daintily daintiness dainty daiquiri
dairies dairy dairying dairymaid dairyman dairymen dais daises daisies daisy dakar dakota dakotan dalai dale
daley dali dalian dallas dalliance dallied dallies dally dallying dalmatian dalton dam damage damaged
damaging damascus damask damasked damasking dame damian damien damion dammed damming dammit damn damnable
damnably damnation damned damnedest damning damocles damon damp damped dampen dampened dampening damper
dampest damping damply dampness damsel damson dana dance danced dancer dancing dandelion dander dandier
dandies dandiest dandified dandifies dandify dandifying dandle dandled dandling dandruff dandy dane danelaw
dang danger dangerfield dangerous dangerously dangle dangled dangling danial daniel danielle danish dank
danker dankest dankly dankness dannie danny danone dante danton danube danubian daphne dapper dapperer
dapperest dapple dappled dappling darby darcy dardanelles dare dared daredevil daren daresay darezzo darfur
darin daring daringly dario darius darjeeling dark darken darkened darkening darker darkest darkie darkly
darkness darkroom darla darlene darling darn darned darneder darnedest darnell darning darrel darrell darren
darrin darrow darryl dart dartboard darted darth darting dartmoor dartmouth darvon darwin darwinian
darwinism daryl dash dashboard dashed dashes dashiki dashing dashingly dastardly data database datatype date
datebook dated dateline datelined datelining dating dative datum daub daubed dauber daubing daugherty
daughter daumier daunt daunted daunting dauntingly dauntless dauntlessly dauntlessness dauphin davao dave
davenport david davidson davies davis davit davy dawdle dawdled dawdler dawdling dawes dawn dawned dawning
dawson day daybed daybreak daycare daydream daydreamed daydreamer daydreaming daylight daylong daytime
dayton daze dazed dazing dazzle dazzled dazzling dazzlingly deacon deaconess deaconesses deactivate
deactivated deactivating dead deadbeat deadbolt deaden deadened deadening deader deadest deadhead deadheaded
deadheading deadlier deadliest deadline deadlock deadlocked deadlocking deadly deadpan deadpanned
deadpanning deadset deadwood deaf deafen deafened deafening deafer deafest deafness deal dealer dealership
dealing dealt dean deana deandre deaneries deanery deann deanna deanne dear dearer dearest dearies dearly
dearness dearth deary death deathbed deathblow deathless deathlike deathly deathtrap deaves deb debacle
debar debark debarkation debarked debarking debarment debarred debarring debase debased debasement debasing
debatable debate debated debater debating debauch debauched debauchee debaucheries debauchery debauches
debauching debbie debby debenture debian debilitate debilitated debilitating debilitation debilities
debility debit debited debiting debonair debonairly debora deborah debouillet debra debrief debriefed
debriefing debris debt debtor debug debugged debugger debugging debunk debunked debunking debussy debut
debuted debuting dec decade decadence decadent decadently decaf decaff decaffeinate decaffeinated
decaffeinating decal decalogue decamp decamped decamping decant decanted decanter decanting decapitate
decapitated decapitating decapitation decathlete decathlon decatur decay decayed decaying decca deccan
decease deceased deceasing decedent deceit deceitful deceitfully deceitfulness deceive deceived deceiver
deceiving decelerate decelerated decelerating deceleration december decencies decency decent decently
decentralisation decentralise decentralised decentralising decentralization decentralize decentralized
decentralizing deception deceptive deceptively deceptiveness decibel decide decided decidedly decider
deciding deciduous decimal decimalisation decimalization decimate decimated decimating decimation decipher
decipherable deciphered deciphering decision decisive decisively decisiveness deck deckchair decked decker
deckhand decking declaim declaimed declaiming declamation declamatory declarable declaration declarative
declare declared declaring declassification declassified declassifies declassify declassifying declension
declination decline declined declining declivities declivity decode decoded decoder decoding decolonisation
decolonise decolonised decolonising decolonization decolonize decolonized decolonizing decommission
decommissioned decommissioning decompose decomposed decomposing decomposition decompress decompressed
decompresses decompressing decompression decongestant deconstruct deconstructed deconstructing
deconstruction deconstructionism deconstructionist decontaminate decontaminated decontaminating
decontamination decontrol decontrolled decontrolling decor decorate decorated decorating decoration
decorative decoratively decorator decorous decorously decorum decouple decoupled decoupling decoy decoyed
decoying decrease decreased decreasing decree decreed decreeing decremented decrements decrepit decrepitude
decrescendo decried decries decriminalisation decriminalise decriminalised decriminalising decriminalization
decriminalize decriminalized decriminalizing decry decrying decryption dedekind dedicate dedicated
dedicating dedication deduce deduced deducible deducing deduct deducted deductible deducting deduction
deductive dee deed deeded deeding deejay deem deemed deeming deena deep deepen deepened deepening deeper
deepest deepfake deeply deepness deer deere deerskin deerstalker deescalate deescalated deescalating deface
defaced defacement defacing defamation defamatory defame defamed defaming default defaulted defaulter
defaulting defeat defeated defeating defeatism defeatist defecate defecated defecating defecation defect
defected defecting defection defective defectively defectiveness defector defence defenced defenceless
defencing defend defendant defended defender defending defense defensed defenseless defensible defensing
defensive defensively defensiveness defer deference deferential deferentially deferment deferral deferred
deferring defiance defiant defiantly defibrillator deficiencies deficiency deficient deficit defied defies
defile defiled defilement defiling definable define defined definer defining definite definitely
definiteness definition definitive definitively deflate deflated deflating deflation deflationary deflect
deflected deflecting deflection deflector deflower deflowered deflowering defoe defog defogged defogger
defogging defoliant defoliate defoliated defoliating defoliation deforest deforestation deforested
deforesting deform deformation deformed deforming deformities deformity defraud defrauded defrauding defray
defrayal defrayed defraying defrock defrocked defrocking defrost defrosted defroster defrosting deft defter
deftest deftly deftness defunct defuse defused defusing defy defying degas degeneracy degenerate degenerated
degenerating degeneration degenerative degeneres degradable degradation degrade degraded degrading degree
dehumanisation dehumanise dehumanised dehumanising dehumanization dehumanize dehumanized dehumanizing
dehumidified dehumidifier dehumidifies dehumidify dehumidifying dehydrate dehydrated dehydrating dehydration
deice deiced deicer deicing deidre deification deified deifies deify deifying deign deigned deigning deimos
deirdre deism deities deity deject dejected dejectedly dejecting dejection dejesus delacroix delacruz
delaney delano delaware delawarean delay delayed delaying delbert delectable delectably delectation delegate
delegated delegating delegation deleon delete deleted deleterious deleting deletion deleverage deleveraged
deleveraging delgado delhi deli delia deliberate deliberated deliberately deliberating deliberation
deliberative delibes delicacies delicacy delicate delicately delicatessen delicious deliciously
deliciousness delight delighted delightedly delightful delightfully delighting delilah delimit delimited
delimiter delimiting delineate delineated delineating delineation delinquencies delinquency delinquent
delinquently deliquescent delirious deliriously delirium delius deliver deliverable deliverance delivered
deliverer deliveries delivering delivery deliveryman deliverymen dell della delmar delmarva delmer delmonico
delores deloris delouse deloused delousing delphi delphic delphinium delphinus delta delude deluded deluding
deluge deluged deluging delusion delusive delusively deluxe delve delved delving demagnetisation demagnetise
demagnetised demagnetising demagnetization demagnetize demagnetized demagnetizing demagogic demagogically
demagogue demagoguery demagogy demand demanded demanding demarcate demarcated demarcating demarcation
demavend demean demeaned demeaning demeanor demeanour demented dementedly dementia demerit demerol demesne
demeter demetrius demigod demigoddess demigoddesses demijohn demilitarisation demilitarise demilitarised
demilitarising demilitarization demilitarize demilitarized demilitarizing deming demise demised demising
demist demisted demister demisting demitasse demo demob demobbed demobbing demobilisation demobilise
demobilised demobilising demobilization demobilize demobilized demobilizing democracies democracy democrat
democratic democratically democratisation democratise democratised democratising democratization democratize
democratized democratizing democritus demoed demographer demographic demographically demography demoing
demolish demolished demolishes demolishing demolition demon demoniac demoniacal demoniacally demonic
demonically demonise demonised demonising demonize demonized demonizing demonology demonstrability
demonstrable demonstrably demonstrate demonstrated demonstrating demonstration demonstrative demonstratively
demonstrator demoralisation demoralise demoralised demoralising demoralization demoralize demoralized
demoralizing demosthenes demote demoted demotic demoting demotion demotivate demotivated demotivating
demount dempsey demur demure demurely demureness demurer demurest demurred demurring demystification
demystified demystifies demystify demystifying den dena denationalisation denationalise denationalised
denationalising denationalization denationalize denationalized denationalizing denature denatured denaturing
dendrite deneb denebola deng deniability deniable denial denied denier denies denigrate denigrated
denigrating denigration denim denis denise denizen denmark dennis denny denominate denominated denominating
denomination denominational denominator denotation denote denoted denoting denouement denounce denounced
denouncement denouncing dense densely denseness denser densest densities density dent dental dented
dentifrice dentin dentine denting dentist dentistry denture denude denuded denuding denunciation denver deny
denying deodorant deodorise deodorised deodoriser deodorising deodorize deodorized deodorizer deodorizing
deon depart departed departing department departmental departmentalise departmentalised departmentalising
departmentalize departmentalized departmentalizing departure depend dependability dependable dependably
dependant depended dependence dependencies dependency dependent depending depersonalise depersonalised
depersonalising depersonalize depersonalized depersonalizing depict depicted depicting depiction
depilatories depilatory deplane deplaned deplaning deplete depleted depleting depletion deplorable
deplorably deplore deplored deploring deploy deployed deploying deployment depoliticise depoliticised
depoliticising depoliticize depoliticized depoliticizing depopulate depopulated depopulating depopulation
deport deportation deported deportee deporting deportment depose deposed deposing deposit deposited
depositing deposition depositor depositories depository depot depp deprave depraved depraving depravities
depravity deprecate deprecated deprecating deprecatingly deprecation deprecatory depreciate depreciated
depreciating depreciation depredation depress depressant depressed depresses depressing depressingly
depression depressive depressurisation depressurise depressurised depressurising depressurization
depressurize depressurized depressurizing deprivation deprive deprived depriving deprogram deprogrammed
deprogramming depth deputation depute deputed deputies deputing deputise deputised deputising deputize
deputized deputizing deputy derail derailed derailing derailment derange deranged derangement deranging
derbies derby deregulate deregulated deregulating deregulation derek derelict dereliction derick deride
derided deriding derision derisive derisively derisory derivable derivation derivative derive derived
deriving dermatitis dermatologist dermatology dermis derogate derogated derogating derogation derogatory
derrick derrida derringer derv dervish dervishes desalinate desalinated desalinating desalination descale
descaled descaling descant descanted descanting descartes descend descendant descended descendent descender
descending descent describable describe described describing descried descries description descriptive
descriptively descriptor descry descrying desdemona desecrate desecrated desecrating desecration desegregate
desegregated desegregating desegregation deselect deselected deselecting deselection desensitisation
desensitise desensitised desensitising desensitization desensitize desensitized desensitizing desert
deserted deserter desertification deserting desertion deserve deserved deservedly deserving desiccate
desiccated desiccating desiccation desiderata desideratum design designate designated designating
designation designed designer designing desirability desirable desirably desire desired desiree desiring
desirous desist desisted desisting desk deskill deskilled deskilling desktop desmond desolate desolated
desolately desolateness desolating desolation despair despaired despairing despairingly desperado
desperadoes desperate desperately desperation despicable despicably despise despised despising despite
despoil despoiled despoiling despondency despondent despondently despot despotic despotically despotism
dessert dessertspoon dessertspoonful destabilisation destabilise destabilised destabilising destabilization
destabilize destabilized destabilizing destaing destination destine destined destinies destining destiny
destitute destitution destroy destroyed destroyer destroying destruct destructed destructible destructing
destruction destructive destructively destructiveness desultorily desultory detach detachable detached
detaches detaching detachment detail detailed detailing detain detained detainee detaining detainment detect
detectable detected detecting detection detective detector detentes detention deter detergent deteriorate
deteriorated deteriorating deterioration determinable determinant determinate determination determine
determined determinedly determiner determining determinism deterministic deterred deterrence deterrent
deterring detest detestable detestably detestation detested detesting dethrone dethroned dethronement
dethroning detonate detonated detonating detonation detonator detour detoured detouring detox detoxed
detoxes detoxification detoxified detoxifies detoxify detoxifying detoxing detract detracted detracting
detraction detractor detriment detrimental detrimentally detritus detroit deuce deuterium deuteronomy
devaluation devalue devalued devaluing devanagari devastate devastated devastating devastatingly devastation
develop developed developer developing development developmental devi deviance deviancy deviant deviate
deviated deviating deviation device devil deviled deviling devilish devilishly devilled devilling devilment
devilries devilry deviltries deviltry devin devious deviously deviousness devise devised devising devo
devoid devolution devolve devolved devolving devon devonian devote devoted devotedly devotee devoting
devotion devotional devour devoured devouring devout devouter devoutest devoutly devoutness dew dewar
dewayne dewberries dewberry dewdrop dewey dewier dewiest dewitt dewlap dewy dexedrine dexter dexterity
dexterous dexterously dextrose dhaka dharma dhaulagiri dhoti dhow diabetes diabetic diabolic diabolical
diabolically diacritic diacritical diadem diaghilev diagnose diagnosed diagnosing diagnosis diagnostic
diagnostician diagonal diagonally diagram diagrammatic diagrammatically diagrammed diagramming dial dialect
dialectal dialectic dialectical dialed dialing dialled dialling dialog dialogue dialyses dialysis dialyzes
diameter diametrical diametrically diamond diana diane diann dianna dianne diaper diapered diapering
diaphanous diaphragm diaries diarist diarrhea diarrhoea diary diaspora diastolic diatom diatonic diatribe
dibble dibbled dibbling dicaprio dice diced dicey dichotomies dichotomy dicier diciest dicing dick dickens
dicker dickered dickering dickerson dickey dickhead dickinson dickson dickybird dicta dictaphone dictate
dictated dictating dictation dictator dictatorial dictatorially dictatorship diction dictionaries dictionary
dictum did didactic didactically diddle diddled diddling diddly diddlysquat diddums diderot didgeridoo didnt
dido didrikson die died diefenbaker diego diem diereses dieresis diesel dieseled dieseling diet dietaries
dietary dieted dieter dietetic dieting dietitian dietrich differ differed difference different differential
differentiate differentiated differentiating differentiation differently differing difficult difficulties
difficulty diffidence diffident diffidently diffract diffracted diffracting diffraction diffuse diffused
diffusely diffuseness diffusing diffusion dig digest digested digestible digesting digestion digestive
digger digging digit digital digitalis digitally digitisation digitise digitised digitising digitization
digitize digitized digitizing dignified dignifies dignify dignifying dignitaries dignitary dignities dignity
digraph digress digressed digresses digressing digression digressive dijkstra dijon dike diked diking diktat
dilapidated dilapidation dilate dilated dilating dilation dilatory dilbert dildo dilemma dilettante
dilettantism diligence diligent diligently dill dillard dillies dillinger dillon dilly dillybag dillydallied
dillydallies dillydally dillydallying dilute diluted diluting dilution dim dimaggio dime dimension
dimensional dimensionless dimer diminish diminished diminishes diminishing diminuendo diminution diminutive
dimly dimmed dimmer dimmest dimming dimness dimple dimpled dimpling dimwit dimwitted din dina dinah dinar
dine dined diner dinette ding dingbat dinged dinghies dinghy dingier dingiest dingily dinginess dinging
dingo dingoes dingy dining dinkier dinkies dinkiest dinkum dinky dinned dinner dinnered dinnering dinnertime
dinnerware dinning dino dinosaur dint diocesan diocese diocletian diode diogenes dion dionne dionysian
dionysus diophantine dior diorama dioxide dioxin dip diphtheria diphthong diploma diplomacy diplomat
diplomata diplomatic diplomatically diplomatist dipole dipped dipper dippier dippiest dipping dippy dipso
dipsomania dipsomaniac dipstick dirac dire direct directed directer directest directing direction
directional directionless directive directly directness director directorate directorial directories
directorship directory direr direst dirge dirichlet dirigible dirk dirt dirtied dirtier dirties dirtiest
dirtiness dirty dirtying dis disabilities disability disable disabled disablement disabling disabuse
disabused disabusing disadvantage disadvantaged disadvantageous disadvantageously disadvantaging disaffect
disaffected disaffecting disaffection disafforest disafforested disafforesting disagree disagreeable
disagreeably disagreed disagreeing disagreement disallow disallowed disallowing disambiguate disambiguation
disappear disappearance disappeared disappearing disappoint disappointed disappointing disappointingly
disappointment disapprobation disapproval disapprove disapproved disapproving disapprovingly disarm
disarmament disarmed disarming disarmingly disarrange disarranged disarrangement disarranging disarray
disarrayed disarraying disassemble disassembled disassembling disassociate disassociated disassociating
disaster disastrous disastrously disavow disavowal disavowed disavowing disband disbanded disbanding disbar
disbarment disbarred disbarring disbelief disbelieve disbelieved disbelieving disbelievingly disburse
disbursed disbursement disbursing disc discard discarded discarding discern discerned discernible
discernibly discerning discernment discharge discharged discharging disciple disciplinarian disciplinary
discipline disciplined disciplining disclaim disclaimed disclaimer disclaiming disclose disclosed disclosing
disclosure disco discoed discographies discography discoing discolor discoloration discolored discoloring
discolour discolouration discoloured discolouring discombobulate discombobulated discombobulating discomfit
discomfited discomfiting discomfiture discomfort discomforted discomforting discommode discommoded
discommoding discompose discomposed discomposing discomposure disconcert disconcerted disconcerting
disconcertingly disconnect disconnected disconnectedly disconnecting disconnection disconsolate
disconsolately discontent discontented discontentedly discontenting discontentment discontinuance
discontinuation discontinue discontinued discontinuing discontinuities discontinuity discontinuous discord
discordant discorded discording discotheque discount discounted discountenance discountenanced
discountenancing discounter discounting discourage discouraged discouragement discouraging discouragingly
discourse discoursed discoursing discourteous discourteously discourtesies discourtesy discover discovered
discoverer discoveries discovering discovery discredit discreditable discreditably discredited discrediting
discreet discreeter discreetest discreetly discrepancies discrepancy discrete discretely discreteness
discretion discretionary discriminant discriminate discriminated discriminating discrimination
discriminatory discursive discus discuses discussant discussed discusses discussing discussion disdain
disdained disdainful disdainfully disdaining disease diseased disembark disembarkation disembarked
disembarking disembodied disembodies disembody disembodying disembowel disemboweled disemboweling
disembowelled disembowelling disenchant disenchanted disenchanting disenchantment disencumber disencumbered
disencumbering disenfranchise disenfranchised disenfranchisement disenfranchising disengage disengaged
disengagement disengaging disentangle disentangled disentanglement disentangling disequilibrium disestablish
disestablished disestablishes disestablishing disestablishment disfavor disfavored disfavoring disfavour
disfavoured disfavouring disfigure disfigured disfigurement disfiguring disfranchise disfranchised
disfranchisement disfranchising disgorge disgorged disgorging disgrace disgraced disgraceful disgracefully
disgracing disgruntle disgruntled disgruntling disguise disguised disguising disgust disgusted disgustedly
disgusting disgustingly dish disharmonious disharmony dishcloth dishearten disheartened disheartening dished
dishes dishevel disheveled disheveling dishevelled dishevelling dishing dishonest dishonestly dishonesty
dishonor dishonorable dishonorably dishonored dishonoring dishonour dishonourable dishonourably dishonoured
dishonouring dishpan dishrag dishtowel dishwasher dishwater dishy disillusion disillusioned disillusioning
disillusionment disincentive disinclination disincline disinclined disinclining disinfect disinfectant
disinfected disinfecting disinformation disingenuous disingenuously disinherit disinherited disinheriting
disintegrate disintegrated disintegrating disintegration disinter disinterest disinterested disinterestedly
disinterment disinterred disinterring disinvestment disjoint disjointed disjointedly disjointing disjuncture
disk diskette dislike disliked disliking dislocate dislocated dislocating dislocation dislodge dislodged
dislodging disloyal disloyally disloyalty dismal dismally dismantle dismantled dismantling dismay dismayed
dismaying dismember dismembered dismembering dismemberment dismiss dismissal dismissed dismisses dismissing
dismissive dismissively dismount dismounted dismounting disney disneyland disobedience disobedient
disobediently disobey disobeyed disobeying disoblige disobliged disobliging disorder disordered disordering
disorderliness disorderly disorganisation disorganise disorganised disorganising disorganization disorganize
disorganized disorganizing disorient disorientate disorientated disorientating disorientation disoriented
disorienting disown disowned disowning disparage disparaged disparagement disparaging disparagingly
disparate disparities disparity dispassionate dispassionately dispatch dispatched dispatcher dispatches
dispatching dispel dispelled dispelling dispensable dispensaries dispensary dispensation dispense dispensed
dispenser dispensing dispersal disperse dispersed dispersing dispersion dispirit dispirited dispiriting
displace displaced displacement displacing display displayable displayed displaying displease displeased
displeasing displeasure disport disported disporting disposable disposal dispose disposed disposing
disposition dispossess dispossessed dispossesses dispossessing dispossession disproof disproportion
disproportionate disproportionately disprove disproved disproving disputable disputant disputation
disputatious dispute disputed disputing disqualification disqualified disqualifies disqualify disqualifying
disquiet disquieted disquieting disquisition disraeli disregard disregarded disregarding disrepair
disreputable disreputably disrepute disrespect disrespected disrespectful disrespectfully disrespecting
disrobe disrobed disrobing disrupt disrupted disrupting disruption disruptive disruptively dissatisfaction
dissatisfied dissatisfies dissatisfy dissatisfying dissect dissected dissecting dissection dissed dissemble
dissembled dissembling disseminate disseminated disseminating dissemination dissension dissent dissented
dissenter dissenting dissertation disservice disses dissidence dissident dissimilar dissimilarities
dissimilarity dissimulate dissimulated dissimulating dissimulation dissing dissipate dissipated dissipating
dissipation dissociate dissociated dissociating dissociation dissolute dissolutely dissoluteness dissolution
dissolve dissolved dissolving dissonance dissonant dissuade dissuaded dissuading dissuasion distaff distance
distanced distancing distant distantly distaste distasteful distastefully distastefulness distemper distend
distended distending distension distention distil distill distillate distillation distilled distiller
distilleries distillery distilling distinct distincter distinctest distinction distinctive distinctively
distinctiveness distinctly distinguish distinguishable distinguished distinguishes distinguishing distort
distorted distorter distorting distortion distract distracted distractedly distracting distraction distrait
distraught distress distressed distresses distressful distressing distressingly distribute distributed
distributing distribution distributional distributive distributor distributorship district distrust
distrusted distrustful distrustfully distrusting disturb disturbance disturbed disturbing disturbingly
disunite disunited disuniting disunity disuse disused disusing disyllabic ditch ditched ditches ditching
dither dithered ditherer dithering ditransitive ditties ditto dittoed dittoing ditty diuretic diurnal
diurnally diva divan dive dived diver diverge diverged divergence divergent diverging diverse diversely
diversification diversified diversifies diversify diversifying diversion diversionary diversities diversity
divert diverted diverting divest divested divesting divestiture divestment divide divided dividend divider
dividing divination divine divined divinely diviner divinest diving divining divinities divinity
divisibility divisible division divisional divisive divisively divisiveness divisor divorce divorced
divorcing divot divulge divulged divulging divvied divvies divvy divvying diwali dix dixie dixiecrat
dixieland dixon dizzied dizzier dizzies dizziest dizzily dizziness dizzy dizzying django djibouti dmitri
dnepropetrovsk dniester doable dob dobbed dobber dobbin dobbing doberman dobro doc docent docile docilely
docility dock docked docker docket docketed docketing docking dockland dockside dockworker dockyard doctor
doctoral doctorate doctored doctoring doctorow doctrinaire doctrinal doctrine docudrama document
documentaries documentary documentation documented documenting dodder doddered doddering doddery doddle
dodge dodged dodgem dodger dodgier dodgiest dodging dodgson dodgy dodo dodoma dodson doe doer doesnt doff
doffed doffing dog dogcart dogcatcher dogfight dogfish dogfishes dogged doggedly doggedness doggerel doggier
doggies doggiest dogging doggone doggoner doggonest doggoning doggy doghouse dogie dogleg dogma dogmatic
dogmatically dogmatism dogmatist dogsbodies dogsbody dogsled dogtrot dogtrotted dogtrotting dogwood doha
doilies doily doing dolby doldrums dole doled doleful dolefully doling doll dollar dolled dollhouse dollie
dolling dollop dolloped dolloping dolly dolmen dolores dolorous dolphin dolt doltish domain dome domed
domesday domestic domestically domesticate domesticated domesticating domestication domesticity domicile
domiciled domiciliary domiciling dominance dominant dominantly dominate dominated dominating domination
dominatrices dominatrix domineer domineered domineering doming domingo dominguez dominic dominica dominican
dominick dominion dominique domino dominoes domitian don dona donahue donald donaldson donate donated
donatello donating donation done donetsk donizetti donkey donn donna donne donned donnell donner donnie
donning donnish donny donor donovan dont doodad doodah doodle doodled doodler doodling doohickey doolally
dooley doolittle doom doomed dooming doomsayer doomsday doomster doona doonesbury door doorbell doorjamb
doorkeeper doorknob doorknocker doorman doormat doormen doorpost doorstep doorstepped doorstepping doorstop
doorway dope doped dopey dopier dopiest doping doppler dora dorcas doreen dorian doric dories doris doritos
dork dorkier dorkiest dorky dorm dormancy dormant dormer dormice dormitories dormitory dormouse dorothea
dorothy dorsal dorset dorsey dorthy dortmund dory dos dosage dose dosed dosh dosing dossed dosser dosses
dosshouse dossier dossing dost dostoevsky dot dotage dotcom dote doted doth doting dotingly dotson dotted
dottier dottiest dotting dotty douala douay double doubled doubleday doublespeak doublet doubling doubloon
doubly doubt doubted doubter doubtful doubtfully doubting doubtless doubtlessly douche douched douching doug
dough doughier doughiest doughnut doughtier doughtiest doughty doughy douglas dour dourer dourest dourly
douro douse doused dousing dove dovecot dovecote dover dovetail dovetailed dovetailing dovish dow dowager
dowdier dowdies dowdiest dowdily dowdiness dowdy dowel doweled doweling dowelled dowelling down downbeat
downcast downed downer downfall downgrade downgraded downgrading downhearted downhill downier downiest
downing download downloadable downloaded downloading downmarket downplay downplayed downplaying downpour
downright downriver downscale downshift downshifted downshifting downside downsize downsized downsizing
downspout downstage downstairs downstate downstream downswing downtime downtown downtrend downtrodden
downturn downward downwind downy dowries dowry dowse dowsed dowser dowsing doxologies doxology doyen doyenne
doyle doze dozed dozen dozier doziest dozily doziness dozing dozy drab drabber drabbest drably drabness
drachma draco draconian dracula draft drafted draftee draftier draftiest draftiness drafting draftsman
draftsmanship draftsmen draftswoman draftswomen drafty drag dragged dragging dragnet dragon dragonflies
dragonfly dragoon dragooned dragooning dragster drain drainage drainboard drained drainer draining drainpipe
drake dram drama dramamine dramatic dramatically dramatisation dramatise dramatised dramatising dramatist
dramatization dramatize dramatized dramatizing drambuie drank drano drape draped draper draperies drapery
draping drastic drastically drat dratted draught draughtboard draughtier draughtiest draughtiness
draughtsman draughtsmanship draughtsmen draughtswoman draughtswomen draughty dravidian draw drawback
drawbridge drawer drawing drawl drawled drawling drawn drawstring dray dread dreaded dreadful dreadfully
dreading dreadlocks dreadnought dream dreamboat dreamed dreamer dreamier dreamiest dreamily dreaminess
dreaming dreamland dreamless dreamlike dreamt dreamy drear drearier dreariest drearily dreariness dreary
dredge dredged dredger dredging dregs dreiser drench drenched drenches drenching dresden dress dressage
dressed dresser dresses dressier dressiest dressiness dressing dressmaker dressmaking dressy drew dreyfus
dribble dribbled dribbler dribbling driblet dried drier dries driest drift drifted drifter drifting driftnet
driftwood drill drilled drilling drily drink drinkable drinker drinking drip dripped drippier drippiest
dripping drippy dristan drive drivel driveled driveling drivelled drivelling driven driver driveway driving
drizzle drizzled drizzling drizzly droll droller drolleries drollery drollest drollness drolly dromedaries
dromedary drone droned drongo droning drool drooled drooling droop drooped droopier droopiest drooping
droopy drop dropbox droplet dropout dropped dropper dropping dropsy dross drought drove drover drown drowned
drowning drowse drowsed drowsier drowsiest drowsily drowsiness drowsing drowsy drub drubbed drubbing drudge
drudged drudgery drudging drug drugged druggie drugging druggist druggy drugstore druid drum drumbeat
drummed drummer drumming drumstick drunk drunkard drunken drunkenly drunkenness drunker drunkest drupal dry
dryad dryden dryer drying dryly dryness drywall dschubba dual dualism duality duane dub dubai dubbed dubbin
dubbing dubcek dubhe dubiety dubious dubiously dubiousness dublin dubrovnik ducal ducat duchamp duchess
duchesses duchies duchy duck duckbill duckboards ducked duckies ducking duckling duckweed ducky duct ductile
ductility ducting ductless dud dude duded dudgeon duding dudley due duel dueled dueling duelist duelled
duelling duellist duet duff duffed duffer duffing duffy dug dugout duh duisburg duke dukedom dulcet dulcimer
dull dullard dulled duller dulles dullest dulling dullness dully duluth duly dumas dumb dumbbell dumber
dumbest dumbfound dumbfounded dumbfounding dumbledore dumbly dumbness dumbo dumbstruck dumbwaiter dummies
dummy dump dumped dumper dumpier dumpiest dumping dumpling dumpster dumpy dun dunant dunbar duncan dunce
dunderhead dune dunedin dung dungaree dunged dungeon dunging dunk dunked dunking dunkirk dunlap dunn dunne
dunned dunner dunnest dunnies dunning dunno dunny duo duodena duodenal duodenum duopolies duopoly dupe duped
duping duplex duplexes duplicate duplicated duplicating duplication duplicator duplicitous duplicity dupont
durability durable durably duracell duran durant durante duration durban duress durex durham during durkheim
duroc durocher duse dushanbe dusk duskier duskiest dusky dust dustbin dustbuster dustcart dusted duster
dustier dustiest dustin dustiness dusting dustless dustman dustmen dustpan dustsheet dusty dutch dutchman
dutchmen duteous dutiable duties dutiful dutifully duty duvalier duvet dvina dwarf dwarfed dwarfing dwarfish
dwarfism dwayne dweeb dwell dweller dwelling dwelt dwight dwindle dwindled dwindling dyadic dye dyed dyeing
dyer dyestuff dying dyke dyked dyking dylan dynamic dynamical dynamically dynamism dynamite dynamited
dynamiting dynamo dynamodb dynastic dynasties dynasty dysentery dysfunction dysfunctional dyslexia dyslexic
dyson dyspepsia dyspeptic dzerzhinsky dzungaria each eager eagerer eagerest eagerly eagerness eagle eaglet
eakins ear earache earbash earbashed earbasher earbashes earbashing earbud eardrum earful earhart earl
earldom earle earlene earlier earliest earline earliness earlobe early earmark earmarked earmarking earmuff
earn earned earner earnest earnestine earnestly earnestness earnhardt earning earp earphone earpiece earplug
earring earshot earsplitting earth earthbound earthed earthen earthenware earthier earthiest earthiness
earthing earthlier earthliest earthling earthly earthquake earthshaking earthward earthwork earthworm earthy
earwax earwig ease eased easel easier easiest easily easiness easing east eastbound easter easterlies
easterly eastern easterner easternmost eastman eastward eastwood easy easygoing eat eatable eaten eater
eateries eatery eating eaton eave eavesdrop eavesdropped eavesdropper eavesdropping ebay ebb ebbed ebbing
eben ebeneezer ebert ebola ebonics ebonies ebony ebro ebullience ebullient eccentric eccentrically
eccentricities eccentricity ecclesiastes ecclesiastic ecclesiastical echelon echo echoed echoes echoing
eclectic eclectically eclecticism eclipse eclipsed eclipsing ecliptic ecmascript eco ecological ecologically
ecologist ecology econometric economic economical economically economies economise economised economising
economist economize economized economizing economy ecosystem ecotourism ecru ecstasies ecstasy ecstatic
ecstatically ecu ecuador ecuadoran ecuadorian ecumenical ecumenically ecumenism eczema edam edamame edda
eddie eddied eddington eddy eddying edelweiss edema eden edgar edgardo edge edged edger edgewise edgier
edgiest edgily edginess edging edgy edibility edible edict edification edifice edified edifies edify
edifying edinburgh edison edit editable edited edith editing edition editor editorial editorialise
editorialised editorialising editorialize editorialized editorializing editorially editorship edmond
edmonton edmund edna edsel eduardo educable educate educated educating education educational educationalist
educationally educationist educative educator edutainment edward edwardian edwardo edwin edwina eek eel eer
eerie eerier eeriest eerily eeriness eeyore efface effaced effacement effacing effect effected effecting
effective effectively effectiveness effectual effectually effectuate effectuated effectuating effed
effeminacy effeminate effervesce effervesced effervescence effervescent effervescing effete efficacious
efficaciously efficacy efficiencies efficiency efficient efficiently effie effigies effigy effing
efflorescence effluent effort effortless effortlessly effrontery effs effulgence effulgent effusion effusive
effusively effusiveness efrain efren egalitarian egalitarianism egg eggbeater eggcup egged egghead egging
eggnog eggo eggplant eggshell eglantine ego egocentric egocentrically egocentricity egoism egoist egoistic
egomania egomaniac egotism egotist egotistic egotistical egotistically egregious egregiously egress egresses
egret egypt egyptian egyptology ehrenberg ehrlich eichmann eider eiderdown eiffel eigenvalue eight eighteen
eighteenth eighth eighties eightieth eighty eileen einstein eire eisenhower eisenstein eisner eisteddfod
either ejaculate ejaculated ejaculating ejaculation eject ejected ejecting ejection eke eked eking elaborate
elaborated elaborately elaborateness elaborating elaboration elaine elam elanor elapse elapsed elapsing
elastic elasticated elasticise elasticised elasticising elasticity elasticize elasticized elasticizing
elasticsearch elastoplast elate elated elating elation elba elbe elbert elbow elbowed elbowing elbowroom
elbrus elder elderberries elderberry eldercare elderly eldest eldon eleanor eleazar elect elected electing
election electioneer electioneered electioneering elective elector electoral electorally electorate electra
electric electrical electrically electrician electricity electrification electrified electrifies electrify
electrifying electrocardiogram electrocardiograph electrocute electrocuted electrocuting electrocution
electrode electrodynamics electroencephalogram electroencephalograph electrolysis electrolyte electrolytic
electromagnet electromagnetic electromagnetism electron electronic electronica electronically electroplate
electroplated electroplating electrostatic elegance elegant elegantly elegiac elegies elegy element
elemental elementary elena elephant elephantine elevate elevated elevating elevation elevator eleven
elevenses eleventh elf elfin elfish elgar eli elias elicit elicited eliciting elide elided eliding
eligibility eligible elijah eliminate eliminated eliminating elimination eliminator elinor eliot elisa
elisabeth elise eliseo elisha elision elite elitism elitist elixir eliza elizabeth elizabethan elk ell ella
ellen ellesmere ellie ellington elliot elliott ellipse ellipsis elliptic elliptical elliptically ellis
ellison elm elma elmer elmo elnath elnora elocution elocutionist elohim eloise elongate elongated elongating
elongation elope eloped elopement eloping eloquence eloquent eloquently eloy elroy elsa else elsewhere elsie
elsinore eltanin elton elucidate elucidated elucidating elucidation elude eluded eluding elul elusive
elusively elusiveness elva elves elvia elvin elvira elvis elway elwood elysian elysium emaciate emaciated
emaciating emaciation emacs email emailed emailing emanate emanated emanating emanation emancipate
emancipated emancipating emancipation emancipator emanuel emasculate emasculated emasculating emasculation
embalm embalmed embalmer embalming embankment embargo embargoed embargoes embargoing embark embarkation
embarked embarking embarrass embarrassed embarrasses embarrassing embarrassingly embarrassment embassies
embassy embattled embed embedded embedding embellish embellished embellishes embellishing embellishment
ember embezzle embezzled embezzlement embezzler embezzling embitter embittered embittering emblazon
emblazoned emblazoning emblem emblematic emblematically embodied embodies embodiment embody embodying
embolden emboldened emboldening embolism emboss embossed embosses embossing embrace embraced embracing
embrocation embroider embroidered embroideries embroidering embroidery embroil embroiled embroiling embryo
embryological embryologist embryology embryonic emcee emceed emceeing emend emendation emended emending
emerald emerge emerged emergence emergencies emergency emergent emerging emeritus emerson emery emetic
emigrant emigrate emigrated emigrating emigration emil emile emilia emilio emily eminem eminence eminent
eminently emir emirate emissaries emissary emission emit emitted emitting emma emmanuel emmett emmy emo
emoji emollient emolument emory emote emoted emoting emotion emotional emotionalism emotionally emotionless
emotive emotively empathetic empathise empathised empathising empathize empathized empathizing empathy
emperor emphases emphasis emphasise emphasised emphasising emphasize emphasized emphasizing emphatic
emphatically emphysema empire empirical empirically empiricism empiricist emplacement employ employable
employed employee employer employing employment emporium empower empowered empowering empowerment empress
empresses emptied emptier empties emptiest emptily emptiness empty emptying ems emu emulate emulated
emulating emulation emulator emulsification emulsified emulsifier emulsifies emulsify emulsifying emulsion
emusic enable enabled enabler enabling enact enacted enacting enactment enamel enameled enameling enamelled
enamelling enamor enamored enamoring enamour enamoured enamouring encamp encamped encamping encampment
encapsulate encapsulated encapsulating encapsulation encarta encase encased encasing encephalitis enchant
enchanted enchanter enchanting enchantingly enchantment enchantress enchantresses enchilada encircle
encircled encirclement encircling enclave enclose enclosed enclosing enclosure encode encoded encoder
encoding encompass encompassed encompasses encompassing encore encored encoring encounter encountered
encountering encourage encouraged encouragement encouraging encouragingly encroach encroached encroaches
encroaching encroachment encrust encrustation encrusted encrusting encrypt encrypted encrypting encryption
encumber encumbered encumbering encumbrance encyclical encyclopaedia encyclopaedic encyclopedia encyclopedic
end endanger endangered endangering endear endeared endearing endearingly endearment endeavor endeavored
endeavoring endeavour endeavoured endeavouring ended endemic endgame ending endive endless endlessly
endlessness endocrine endorphin endorse endorsed endorsement endorser endorsing endow endowed endowing
endowment endpoint endue endued enduing endurable endurance endure endured enduring endways endymion enema
enemies enemy energetic energetically energies energise energised energiser energising energize energized
energizer energizing energy enervate enervated enervating enervation enfeeble enfeebled enfeebling enfold
enfolded enfolding enforce enforceable enforced enforcement enforcer enforcing enfranchise enfranchised
enfranchisement enfranchising engage engaged engagement engaging engagingly engels engender engendered
engendering engine engineer engineered engineering england english englisher englishes englishman englishmen
englishwoman englishwomen engorge engorged engorgement engorging engrave engraved engraver engraving engross
engrossed engrosses engrossing engulf engulfed engulfing enhance enhanced enhancement enhancer enhancing
enid enif enigma enigmatic enigmatically eniwetok enjoin enjoined enjoining enjoy enjoyable enjoyably
enjoyed enjoying enjoyment enkidu enlarge enlarged enlargement enlarger enlarging enlighten enlightened
enlightening enlightenment enlist enlisted enlistee enlisting enlistment enliven enlivened enlivening enmesh
enmeshed enmeshes enmeshing enmities enmity ennoble ennobled ennoblement ennobling ennui enoch enormities
enormity enormous enormously enormousness enos enough enquire enquired enquirer enquiries enquiring
enquiringly enquiry enrage enraged enraging enrapture enraptured enrapturing enrich enriched enriches
enriching enrichment enrico enrique enrol enroll enrolled enrolling enrollment enrolment enron ensconce
ensconced ensconcing ensemble enshrine enshrined enshrining enshroud enshrouded enshrouding ensign enslave
enslaved enslavement enslaving ensnare ensnared ensnaring ensue ensued ensuing ensure ensured ensuring
entail entailed entailing entangle entangled entanglement entangling entente enter entered entering
enteritis enterprise enterprising entertain entertained entertainer entertaining entertainingly
entertainment enthral enthrall enthralled enthralling enthrone enthroned enthronement enthroning enthuse
enthused enthusiasm enthusiast enthusiastic enthusiastically enthusing entice enticed enticement enticing
enticingly entire entirely entirety entities entitle entitled entitlement entitling entity entomb entombed
entombing entombment entomological entomologist entomology entourage entrails entrance entranced entrancing
entrant entrap entrapment entrapped entrapping entreat entreated entreaties entreating entreaty entrench
entrenched entrenches entrenching entrenchment entrepreneur entrepreneurial entrepreneurship entries entropy
entrust entrusted entrusting entry entryphone entryway entwine entwined entwining enumerable enumerate
enumerated enumerating enumeration enunciate enunciated enunciating enunciation envelop envelope enveloped
enveloping envelopment enviable enviably envied envies envious enviously enviousness environment
environmental environmentalism environmentalist environmentally environs envisage envisaged envisaging
envision envisioned envisioning envoy envy envying enzed enzedder enzyme eocene eon epaulet epaulette epcot
ephemera ephemeral ephesian ephesus ephraim epic epicenter epicentre epictetus epicure epicurean epicurus
epidemic epidemiological epidemiologist epidemiology epidermal epidermis epidermises epidural epiglottis
epiglottises epigram epigrammatic epigraph epilepsy epileptic epilogue epimethius epiphanies epiphany
episcopacy episcopal episcopalian episcopate episode episodic epistemology epistle epistolary epitaph
epithet epitome epitomise epitomised epitomising epitomize epitomized epitomizing epoch epochal eponymous
epoxied epoxies epoxy epoxying epsilon epsom epson epstein equability equable equably equal equaled equaling
equalisation equalise equalised equaliser equalising equality equalization equalize equalized equalizer
equalizing equalled equalling equally equanimity equate equated equating equation equator equatorial
equerries equerry equestrian equestrienne equidistant equilateral equilibrium equine equinoctial equinox
equinoxes equip equipage equipment equipoise equipped equipping equitable equitably equities equity
equivalence equivalent equivalently equivocal equivocally equivocate equivocated equivocating equivocation
equuleus era eradicate eradicated eradicating eradication erase erased eraser erasing erasmus erasure erato
eratosthenes ere erebus erect erected erectile erecting erection erectly erectness erector erewhon erg ergo
ergonomic ergonomically erhard eric erica erich erick ericka erickson eridanus erie erik erika erin eris
eritrea erlang erlenmeyer erma ermine erna ernest ernestine ernesto ernie ernst erode eroded eroding
erogenous eros eroses erosion erosive erotic erotica erotically eroticism err errand errant errata erratic
erratically erratum erred erring errol erroneous erroneously error ersatz ersatzes erse erstwhile erudite
eruditely erudition erupt erupted erupting eruption ervin erwin erythrocyte esau escalate escalated
escalating escalation escalator escalope escapade escape escaped escapee escaping escapism escapist
escapologist escapology escarole escarpment eschatology escher escherichia eschew eschewed eschewing escort
escorted escorting escrow escudo escutcheon eskies eskimo esky esmeralda esophagi esophagus esoteric
esoterically espadrille especial especially esperanto esperanza espied espies espinoza espionage esplanade
espousal espouse espoused espousing espresso espy espying esquire essay essayed essaying essayist essen
essence essene essential essentially essequibo essex essie establish established establishes establishing
establishment estate esteban esteem esteemed esteeming estela estella estelle ester estes esther estimable
estimate estimated estimating estimation estimator estonia estonian estrada estrange estranged estrangement
estranging estrogen estuaries estuary eta etch etched etcher etches etching eternal eternally eternities
eternity ethan ethanol ethel ethelred ether ethereal ethereally ethernet ethic ethical ethically ethiopia
ethiopian ethnic ethnically ethnicity ethnocentric ethnocentrism ethnographer ethnographic ethnographically
ethnography ethnological ethnologically ethnologist ethnology ethos etiolated etiologies etiology etiquette
etna eton etruria etruscan etta etymological etymologically etymologies etymologist etymology eucalypti
eucalyptus eucalyptuses eucharist eucharistic euclid eugene eugenia eugenic eugenie eugenio eula euler
eulogies eulogise eulogised eulogising eulogist eulogistic eulogize eulogized eulogizing eulogy eumenides
eunice eunuch euphemism euphemistic euphemistically euphonious euphony euphoria euphoric euphorically
euphrates eurasia eurasian eureka euripides euro eurodollar europa europe european eurydice eustachian
eutectic euterpe euthanasia eva evacuate evacuated evacuating evacuation evacuee evade evaded evading
evaluate evaluated evaluating evaluation evaluative evan evanescent evangelical evangelina evangeline
evangelise evangelised evangelising evangelism evangelist evangelistic evangelize evangelized evangelizing
evansville evaporate evaporated evaporating evaporation evasion evasive evasively evasiveness eve evelyn
even evened evener evenest evenhanded evening evenki evenly evenness evensong event eventful eventfully
eventfulness eventide eventual eventualities eventuality eventually eventuate eventuated eventuating ever
everest everett everette everglade evergreen everlasting everlastingly evermore everready evert every
everybody everyday everyone everyplace everything everywhere evian evict evicted evicting eviction evidence
evidenced evidencing evident evidently evil evildoer eviler evilest eviller evillest evilly evince evinced
evincing eviscerate eviscerated eviscerating evisceration evita evocation evocative evocatively evoke evoked
evoking evolution evolutionary evolve evolved evolving ewe ewer ewing exacerbate exacerbated exacerbating
exacerbation exact exacted exacter exactest exacting exactingly exactitude exactly exactness exaggerate
exaggerated exaggeratedly exaggerating exaggeration exalt exaltation exalted exalting exam examination
examine examined examiner examining example exampled exampling exasperate exasperated exasperatedly
exasperating exasperatingly exasperation excalibur excavate excavated excavating excavation excavator
excedrin exceed exceeded exceeding exceedingly excel excelled excellence excellencies excellency excellent
excellently excelling except excepted excepting exception exceptionable exceptional exceptionally excerpt
excerpted excerpting excess excesses excessive excessively exchange exchangeable exchanged exchanging
exchequer excise excised excising excision excitability excitable excitation excite excited excitedly
excitement exciting excitingly exclaim exclaimed exclaiming exclamation exclamatory exclude excluded
excluding exclusion exclusionary exclusive exclusively exclusiveness exclusivity excommunicate
excommunicated excommunicating excommunication excoriate excoriated excoriating excoriation excrement
excrescence excreta excrete excreted excreting excretion excretory excruciating excruciatingly exculpate
exculpated exculpating exculpation exculpatory excursion excusable excuse excused excusing exec execrable
execrably execrate execrated execrating executable execute executed executing execution executioner
executive executor executrices executrix exegeses exegesis exemplar exemplary exemplification exemplified
exemplifies exemplify exemplifying exempt exempted exempting exemption exercise exercised exercising
exercycle exert exerted exerting exertion exes exeunt exfoliate exfoliated exfoliating exfoliation
exhalation exhale exhaled exhaling exhaust exhausted exhaustible exhausting exhaustion exhaustive
exhaustively exhibit exhibited exhibiting exhibition exhibitionism exhibitionist exhibitor exhilarate
exhilarated exhilarating exhilaration exhort exhortation exhorted exhorting exhumation exhume exhumed
exhuming exigencies exigency exigent exiguous exile exiled exiling exist existed existence existent
existential existentialism existentialist existentially existing exit exited exiting exocet exodus exoduses
exonerate exonerated exonerating exoneration exoplanet exorbitance exorbitant exorbitantly exorcise
exorcised exorcising exorcism exorcist exotic exotica exotically exoticism expand expandable expanded
expanding expanse expansion expansionary expansionism expansionist expansive expansively expansiveness expat
expatiate expatiated expatiating expatriate expatriated expatriating expatriation expect expectancy
expectant expectantly expectation expected expecting expectorant expectorate expectorated expectorating
expectoration expedience expediencies expediency expedient expediently expedite expedited expediter
expediting expedition expeditionary expeditious expeditiously expel expelled expelling expend expendable
expended expending expenditure expense expensive expensively experience experienced experiencing
experiential experiment experimental experimentally experimentation experimented experimenter experimenting
expert expertise expertly expertness expiate expiated expiating expiation expiration expire expired expiring
expiry explain explained explaining explanation explanatory expletive explicable explicate explicated
explicating explication explicit explicitly explicitness explode exploded exploding exploit exploitable
exploitation exploitative exploited exploiter exploiting exploration exploratory explore explored explorer
exploring explosion explosive explosively explosiveness expo exponent exponential exponentially
exponentiation export exportable exportation exported exporter exporting expose exposed exposing exposition
expository expostulate expostulated expostulating expostulation exposure expound expounded expounding
express expressed expresses expressible expressing expression expressionism expressionist expressionless
expressionlessly expressive expressively expressiveness expressly expressway expropriate expropriated
expropriating expropriation expropriator expulsion expunge expunged expunging expurgate expurgated
expurgating expurgation exquisite exquisitely exquisiteness extant extemporaneous extemporaneously extempore
extemporisation extemporise extemporised extemporising extemporization extemporize extemporized
extemporizing extend extendable extended extending extension extensional extensive extensively extensiveness
extent extenuate extenuated extenuating extenuation exterior exterminate exterminated exterminating
extermination exterminator external externalisation externalise externalised externalising externalization
externalize externalized externalizing externally extinct extincted extincting extinction extinguish
extinguishable extinguished extinguisher extinguishes extinguishing extirpate extirpated extirpating
extirpation extol extolled extolling extort extorted extorting extortion extortionate extortionately
extortioner extortionist extra extract extracted extracting extraction extractor extracurricular
extraditable extradite extradited extraditing extradition extrajudicial extramarital extramural extraneous
extraneously extraordinaire extraordinarily extraordinary extrapolate extrapolated extrapolating
extrapolation extrasensory extraterrestrial extraterritorial extravagance extravagant extravagantly
extravaganza extreme extremely extremer extremest extremism extremist extremities extremity extricate
extricated extricating extrication extrinsic extrinsically extroversion extrovert extroverted extrude
extruded extruding extrusion exuberance exuberant exuberantly exude exuded exuding exult exultant exultantly
exultation exulted exulting exxon eyck eye eyeball eyeballed eyeballing eyebrow eyed eyeful eyeglass
eyeglasses eyeing eyelash eyelashes eyelet eyelid eyeliner eyepiece eyesight eyesore eyestrain eyeteeth
eyetooth eyewitness eyewitnesses eyre eysenck ezekiel ezra faate fab fabian fable fabled fabric fabricate
fabricated fabricating fabrication fabulous fabulously facade face facebook facecloth faced faceless
facepalm facepalmed facepalming facet faceted faceting facetious facetiously facetiousness facial facially
facile facilitate facilitated facilitating facilitation facilitator facilities facility facing facsimile
facsimiled facsimileing fact faction factional factionalism factitious factor factored factorial factories
factoring factorisation factorise factorised factorising factorization factorize factorized factorizing
factory factotum factual factually faculties faculty fad faddiness faddish faddishness faddy fade faded
fading faecal faeces faeroe faff faffed faffing fafnir fag fagged fagging faggot fagin fagot fahd fahrenheit
fail failed failing failure fain fainer fainest faint fainted fainter faintest fainthearted fainting faintly
faintness fair fairbanks fairer fairest fairground fairies fairly fairness fairway fairy fairyland faisal
faisalabad faith faithful faithfully faithfulness faithless faithlessly faithlessness fake faked faker
faking fakir falasha falcon falconer falconry falkland fall fallacies fallacious fallaciously fallacy
fallback fallen fallibility fallible fallibly falling falloff fallopian fallout fallow fallowed fallowing
false falsehood falsely falseness falser falsest falsetto falsie falsifiable falsification falsified
falsifies falsify falsifying falsities falsity falstaff falter faltered faltering falteringly falwell fame
famed familial familiar familiarisation familiarise familiarised familiarising familiarity familiarization
familiarize familiarized familiarizing familiarly families family famine famish famished famishes famishing
famous famously fan fanatic fanatical fanatically fanaticism fanboy fanciable fancied fancier fancies
fanciest fanciful fancifully fancily fanciness fancy fancying fandango fandom fanfare fang fanlight fanned
fannie fanning fanny fantasia fantasied fantasies fantasise fantasised fantasising fantasist fantasize
fantasized fantasizing fantastic fantastical fantastically fantasy fantasying fanzine far faraday faraway
farce farcical farcically fare fared farewell fargo farina farinaceous faring farley farm farmed farmer
farmhand farmhouse farming farmland farmstead farmyard farrago farragoes farragut farrakhan farrell farrier
farrow farrowed farrowing farsi farsighted farsightedness fart farted farther farthest farthing farting
fascia fascinate fascinated fascinating fascinatingly fascination fascism fascist fashion fashionable
fashionably fashioned fashioning fashionista fassbinder fast fastball fasted fasten fastened fastener
fastening faster fastest fastidious fastidiously fastidiousness fasting fastness fastnesses fat fatah fatal
fatalism fatalist fatalistic fatalistically fatalities fatality fatally fate fated fateful fatefully fathead
fatheaded father fathered fatherhood fathering fatherland fatherless fatherly fathom fathomable fathomed
fathoming fathomless fatigue fatigued fatiguing fatima fatimid fating fatness fatso fatten fattened
fattening fatter fattest fattier fatties fattiest fatty fatuous fatuously fatuousness fatwa faucet faulkner
faulknerian fault faulted faultfinding faultier faultiest faultily faultiness faulting faultless faultlessly
faulty faun fauna fauntleroy faust faustian faustino faustus fave favor favorable favorably favored favoring
favorite favoritism favour favourable favourably favoured favouring favourite favouritism fawkes fawn fawned
fawning fax faxed faxes faxing fay faye faze fazed fazing fdr fealty fear feared fearful fearfully
fearfulness fearing fearless fearlessly fearlessness fearsome feasibility feasible feasibly feast feasted
feasting feat feather featherbedding featherbrained feathered featherier featheriest feathering
featherweight feathery feature featured featureless featuring feb febrile februaries february fecal feces
feckless fecklessness fecund fecundity fed federal federalism federalist federally federate federated
federating federation federico fedex fedora fee feeble feebleness feebler feeblest feebly feed feedback
feedbag feeder feeding feel feeler feelgood feeling feelingly feet feign feigned feigning feint feinted
feinting feistier feistiest feisty feldspar felecia felice felicia felicitation felicities felicitous
felicitously felicity feline felipe felix fell fella fellatio felled feller fellest felling fellini fellow
fellowship felon felonies felonious felony felt felted felting female femaleness feminine femininity
feminise feminised feminising feminism feminist feminize feminized feminizing femoral femur fen fence fenced
fencer fencing fend fended fender fending fenian fennel fentanyl fer feral ferber ferdinand fergus ferguson
ferlinghetti fermat ferment fermentation fermented fermenting fermi fern fernandez fernando ferny ferocious
ferociously ferociousness ferocity ferrari ferraro ferrell ferret ferreted ferreting ferric ferried ferries
ferris ferrous ferrule ferry ferryboat ferrying ferryman ferrymen fertile fertilisation fertilise fertilised
fertiliser fertilising fertility fertilization fertilize fertilized fertilizer fertilizing fervency fervent
fervently fervid fervidly fervor fervour fess fessed fesses fessing fest festal fester festered festering
festival festive festively festivities festivity festoon festooned festooning feta fetal fetch fetched
fetches fetching fetchingly feted fetid feting fetish fetishes fetishism fetishist fetishistic fetlock
fetter fettered fettering fettle fetus fetuses feud feudal feudalism feudalistic feuded feuding fever
fevered feverish feverishly few fewer fewest fey feynman fez fezzes fiasco fiascoes fiat fib fibbed fibber
fibbing fiber fiberboard fiberglas fibonacci fibre fibreboard fibreglass fibroid fibrous fibula fibulae
fiche fichte fickle fickleness fickler ficklest fiction fictional fictionalisation fictionalise
fictionalised fictionalising fictionalization fictionalize fictionalized fictionalizing fictitious fiddle
fiddled fiddler fiddlesticks fiddlier fiddliest fiddling fiddly fidel fidelity fidget fidgeted fidgeting
fidgety fido fiduciaries fiduciary fie fief field fielded fielder fielding fieldsman fieldsmen fieldwork
fieldworker fiend fiendish fiendishly fierce fiercely fierceness fiercer fiercest fierier fieriest fieriness
fiery fiesta fife fifteen fifteenth fifth fifties fiftieth fifty fig figaro fight fightback fighter fighting
figment figueroa figurative figuratively figure figured figurehead figurine figuring fiji fijian filament
filamentous filbert filch filched filches filching file filed filet filial filibuster filibustered
filibustering filigree filigreed filigreeing filing filipino fill filled filler fillet filleted filleting
fillies filling fillip filliped filliping fillmore filly film filmed filmier filmiest filming filmmaker
filmstrip filmy filo filofax filter filterable filtered filtering filth filthier filthiest filthily
filthiness filthy filtrate filtrated filtrating filtration fin finagle finagled finagler finagling final
finale finalisation finalise finalised finalising finalist finality finalization finalize finalized
finalizing finally finance financed financial financially financier financing finch finches find finder
finding fine fined finely fineness finer finery finesse finessed finessing finest finger fingerboard
fingered fingering fingermark fingernail fingerprint fingerprinted fingerprinting fingertip finickier
finickiest finicky fining finis finises finish finished finisher finishes finishing finite finitely fink
finked finking finland finley finn finnbogadottir finnegan finnish finny fiona fir fire firearm fireball
firebase firebomb firebombed firebombing firebrand firebreak firebrick firebug firecracker fired firefight
firefighter firefighting fireflies firefly firefox fireguard firehouse firelight firelighter fireman firemen
fireplace fireplug firepower fireproof fireproofed fireproofing firescreen fireside firestone firestorm
firetrap firewall firewater firewood firework firing firm firmament firmed firmer firmest firming firmly
firmness firmware first firstborn firsthand firstly firth fiscal fiscally fischer fish fishbowl fishcake
fished fisher fisheries fisherman fishermen fishery fishes fishhook fishier fishiest fishing fishmonger
fishnet fishtail fishtailed fishtailing fishwife fishwives fishy fisk fissile fission fissure fist fistful
fisticuffs fit fitch fitful fitfully fitly fitment fitness fitted fitter fittest fitting fittingly
fitzgerald fitzpatrick fitzroy five fiver fix fixable fixate fixated fixating fixation fixative fixed
fixedly fixer fixes fixing fixity fixture fizeau fizz fizzed fizzes fizzier fizziest fizzing fizzle fizzled
fizzling fizzy fjord flab flabbergast flabbergasted flabbergasting flabbier flabbiest flabbiness flabby
flaccid flack flag flagella flagellant flagellate flagellated flagellating flagellation flagellum flagged
flagging flagon flagpole flagrant flagrantly flagship flagstaff flagstone flail flailed flailing flair flak
flake flaked flakier flakiest flakiness flaking flaky flambeing flambes flamboyance flamboyant flamboyantly
flame flamed flamenco flameproof flamethrower flaming flamingo flammability flammable flan flanagan flanders
flange flank flanked flanking flannel flanneled flannelette flanneling flannelled flannelling flap flapjack
flapped flapper flapping flare flared flaring flash flashback flashbulb flashcard flashed flasher flashes
flashest flashgun flashier flashiest flashily flashiness flashing flashlight flashy flask flat flatbed
flatboat flatcar flatfeet flatfish flatfishes flatfoot flatfooted flatiron flatlet flatly flatmate flatness
flatt flatted flatten flattened flattening flatter flattered flatterer flattering flatteringly flattery
flattest flatting flattop flatulence flatulent flatware flaubert flaunt flaunted flaunting flautist flavor
flavored flavorful flavoring flavorless flavorsome flavour flavoured flavourful flavouring flavourless
flavoursome flaw flawed flawing flawless flawlessly flax flaxen flay flayed flaying flea fleabag fleabite
fleapit fleck flecked flecking fled fledged fledgling flee fleece fleeced fleecier fleeciest fleecing fleecy
fleeing fleet fleeted fleeter fleetest fleeting fleetingly fleetness fleischer fleming flemish flesh fleshed
fleshes fleshier fleshiest fleshing fleshlier fleshliest fleshly fleshpot fleshy fletcher flew flex flexed
flexes flexibility flexible flexibly flexing flextime flibbertigibbet flick flicked flicker flickered
flickering flicking flied flier flies fliest flight flightier flightiest flightiness flightless flighty
flimflam flimflammed flimflamming flimsier flimsiest flimsily flimsiness flimsy flinch flinched flinches
flinching fling flinging flint flintier flintiest flintlock flintstones flinty flip flippancy flippant
flippantly flipped flipper flippest flipping flirt flirtation flirtatious flirtatiously flirtatiousness
flirted flirting flirty flit flitted flitting flo float floated floater floating flock flocked flocking floe
flog flogged flogging flood flooded flooder floodgate flooding floodlight floodlighted floodlighting
floodlit floor floorboard floored flooring floozies floozy flop flophouse flopped floppier floppies
floppiest floppiness flopping floppy flora floral florence florentine flores floret florid florida floridan
floridly florin florine florist florsheim flory floss flossed flosses flossie flossing flotation flotilla
flotsam flounce flounced flouncing flounder floundered floundering flour floured flouring flourish
flourished flourishes flourishing floury flout flouted flouting flow flowed flower flowerbed flowered
flowerier floweriest floweriness flowering flowerpot flowery flowing flown floyd flu flub flubbed flubbing
fluctuate fluctuated fluctuating fluctuation flue fluency fluent fluently fluff fluffed fluffier fluffiest
fluffiness fluffing fluffy fluid fluidity fluidly fluke flukier flukiest fluky flume flummox flummoxed
flummoxes flummoxing flung flunk flunked flunkies flunking flunky fluoresce fluoresced fluorescence
fluorescent fluorescing fluoridate fluoridated fluoridating fluoridation fluoride fluorine fluorite
fluorocarbon fluoroscope flurried flurries flurry flurrying flush flushed flusher flushes flushest flushing
fluster flustered flustering flute fluted fluting flutist flutter fluttered fluttering fluttery fluvial flux
fluxed fluxes fluxing fly flyaway flyblown flyby flycatcher flyer flying flyleaf flyleaves flynn flyover
flypaper flypast flysheet flyspeck flyspecked flyspecking flyswatter flyweight flywheel fnma foal foaled
foaling foam foamed foamier foamiest foaming foamy fob fobbed fobbing focal foch focus focused focuses
focusing fodder foe fog fogbound fogey fogged foggier foggiest fogginess fogging foggy foghorn fogies fogy
foible foil foiled foiling foist foisted foisting fokker fold foldaway folded folder folding foley folgers
foliage folio folk folklore folksier folksiest folksy follicle follies follow followed follower following
folly folsom fomalhaut foment fomentation fomented fomenting fond fonda fondant fonder fondest fondle
fondled fondling fondly fondness fondue font food foodie foodstuff fool fooled fooleries foolery foolhardier
foolhardiest foolhardiness foolhardy fooling foolish foolishly foolishness foolproof foolscap foosball foot
footage football footballer footballing footbridge footed footer footfall foothill foothold footie footing
footlights footling footlocker footloose footman footmen footnote footnoted footnoting footpath footplate
footprint footrest footsie footslogging footsore footstep footstool footwear footwork footy fop foppish for
forage foraged forager foraging foray forayed foraying forbade forbear forbearance forbearing forbes forbid
forbidden forbidding forbiddingly forbore forborne force forced forceful forcefully forcefulness forceps
forcible forcibly forcing ford forded fording fore forearm forearmed forearming forebear forebode foreboded
foreboding forecast forecaster forecasting forecastle foreclose foreclosed foreclosing foreclosure forecourt
foredoom foredoomed foredooming forefather forefeet forefinger forefoot forefront foregather foregathered
foregathering forego foregoes foregoing foregone foreground foregrounded foregrounding forehand forehead
foreign foreigner foreknowledge foreleg forelock foreman foremast foremen foremost forename forenoon
forensic foreordain foreordained foreordaining foreplay forerunner foresail foresaw foresee foreseeable
foreseeing foreseen foreshadow foreshadowed foreshadowing foreshore foreshorten foreshortened foreshortening
foresight foreskin forest forestall forestalled forestalling forestation forested forester foresting
forestry foretaste foretasted foretasting foretell foretelling forethought foretold forever forevermore
forewarn forewarned forewarning forewent forewoman forewomen foreword forfeit forfeited forfeiting
forfeiture forgather forgathered forgathering forgave forge forged forger forgeries forgery forget forgetful
forgetfully forgetfulness forgettable forgetting forging forgivable forgive forgiven forgiveness forgiving
forgo forgoes forgoing forgone forgot forgotten fork forked forkful forking forklift forlorn forlornly form
formal formaldehyde formalin formalisation formalise formalised formalising formalism formalist formalities
formality formalization formalize formalized formalizing formally format formation formative formatted
formatting formed former formerly formica formidable formidably forming formless formlessly formlessness
formosa formosan formula formulae formulaic formulate formulated formulating formulation fornicate
fornicated fornicating fornication fornicator forrest forsake forsaken forsaking forsook forsooth forster
forswear forswearing forswore forsworn forsythia fort fortaleza forte forth forthcoming forthright
forthrightly forthrightness forthwith forties fortieth fortification fortified fortifies fortify fortifying
fortissimo fortitude fortnight fortnightly fortress fortresses fortuitous fortuitously fortunate fortunately
fortune forty forum forward forwarded forwarder forwardest forwarding forwardness forwent fosse fossick
fossicked fossicker fossicking fossil fossilisation fossilise fossilised fossilising fossilization fossilize
fossilized fossilizing foster fostered fostering fotomat foucault fought foul fouled fouler foulest fouling
foully foulness found foundation founded founder foundered foundering founding foundling foundries foundry
fount fountain fountainhead four fourfold fourier fourneyron fourscore foursome foursquare fourteen
fourteenth fourth fourthly fowl fowled fowler fowling fox foxed foxes foxglove foxhole foxhound foxhunt
foxhunting foxier foxiest foxing foxtrot foxtrotted foxtrotting foxy foyer fracas fracases frack fracked
fracking fractal fraction fractional fractionally fractious fractiously fractiousness fracture fractured
fracturing fragile fragility fragment fragmentary fragmentation fragmented fragmenting fragonard fragrance
fragrant fragrantly frail frailer frailest frailties frailty frame framed framer framework framing fran
franc france francesca franchise franchised franchisee franchiser franchising francine francis francisca
franciscan francisco franck franco francois francoise francophone franglais frank franked frankel
frankenstein franker frankest frankfort frankfurt frankfurter frankie frankincense franking franklin frankly
frankness franny frantic frantically franz frappes fraser frat fraternal fraternally fraternisation
fraternise fraternised fraternising fraternities fraternity fraternization fraternize fraternized
fraternizing fratricidal fratricide fraud fraudster fraudulence fraudulent fraudulently fraught fray frayed
fraying frazier frazzle frazzled frazzling freak freaked freakier freakiest freaking freakish freakishly
freakishness freaky freckle freckled freckling fred freda freddie freddy frederic frederick fredericton
fredric fredrick free freebase freebased freebasing freebie freebooter freed freedman freedmen freedom
freehand freehold freeholder freeing freelance freelanced freelancer freelancing freeload freeloaded
freeloader freeloading freely freeman freemason freemasonries freemasonry freemen freephone freer freesia
freest freestanding freestyle freethinker freethinking freetown freeware freeway freewheel freewheeled
freewheeling freewill freeze freezer freezing freida freight freighted freighter freighting fremont french
frenches frenchman frenchmen frenchwoman frenchwomen frenetic frenetically frenzied frenziedly frenzies
frenzy freon frequencies frequency frequent frequented frequenter frequentest frequenting frequently fresco
frescoes fresh freshen freshened freshening fresher freshest freshet freshly freshman freshmen freshness
freshwater fresnel fresno fret fretful fretfully fretfulness fretted fretting fretwork freud freudian frey
freya friable friar friaries friary fricassee fricasseed fricasseeing fricative friction friday fridge fried
frieda friedan friedman friedmann friend friended friending friendless friendlier friendlies friendliest
friendliness friendly friendship fries frieze frig frigate frigga frigged frigging fright frighted frighten
frightened frightening frighteningly frightful frightfully frighting frigid frigidaire frigidity frigidly
frill frilled frillier frilliest frilly fringe fringed fringing fripperies frippery frisbee frisco frisian
frisk frisked friskier friskiest friskily friskiness frisking frisky frisson frito fritter frittered
frittering fritz frivolities frivolity frivolous frivolously frizz frizzed frizzes frizzier frizziest
frizzing frizzle frizzled frizzling frizzy fro frobisher frock frog frogman frogmarch frogmarched
frogmarches frogmarching frogmen frogspawn froissart frolic frolicked frolicking frolicsome from fromm frond
fronde front frontage frontal frontally frontbench frontbencher frontbenches fronted frontenac frontier
frontiersman frontiersmen frontierswoman frontierswomen fronting frontispiece frosh frost frostbelt frostbit
frostbite frostbiting frostbitten frosted frostier frostiest frostily frostiness frosting frosty froth
frothed frothier frothiest frothing frothy frown frowned frowning frowzier frowziest frowzy froze frozen
fructified fructifies fructify fructifying fructose frugal frugality frugally fruit fruitcake fruited
fruiterer fruitful fruitfully fruitfulness fruitier fruitiest fruiting fruition fruitless fruitlessly
fruitlessness fruity frump frumpier frumpiest frumpish frumpy frustrate frustrated frustrating frustration
fry frye fryer frying fsf fuchs fuchsia fuck fucked fucker fuckhead fucking fuddle fuddled fuddling fudge
fudged fudging fuel fueled fueling fuelled fuelling fuentes fug fugger fuggy fugitive fugue fuji fujitsu
fujiwara fukuoka fukuyama fulani fulbright fulcrum fulfil fulfill fulfilled fulfilling fulfillment
fulfilment full fullback fulled fuller fullest fulling fullness fully fulminate fulminated fulminating
fulmination fulsome fulsomely fulsomeness fulton fumble fumbled fumbler fumbling fume fumed fumigate
fumigated fumigating fumigation fumigator fuming fun funafuti function functional functionalism
functionalist functionality functionally functionaries functionary functioned functioning fund fundamental
fundamentalism fundamentalist fundamentally funded funding fundy funeral funerary funereal funereally
funfair fungal fungi fungicidal fungicide fungoid fungous fungus funicular funk funked funkier funkiest
funking funky funnel funneled funneling funnelled funnelling funner funnest funnier funnies funniest funnily
funniness funny funnyman funnymen fur furbelow furbish furbished furbishes furbishing furies furious
furiously furl furled furling furlong furlough furloughed furloughing furnace furnish furnished furnishes
furnishing furniture furor furore furphies furphy furred furrier furriest furring furrow furrowed furrowing
furry further furtherance furthered furthering furthermore furthermost furthest furtive furtively
furtiveness fury furze fuse fused fuselage fushun fusible fusilier fusillade fusing fusion fuss fussbudget
fussed fusses fussier fussiest fussily fussiness fussing fusspot fussy fustian fustier fustiest fusty futile
futilely futility futon future futurism futurist futuristic futurities futurity futz futzed futzes futzing
fuzhou fuzz fuzzbuster fuzzed fuzzes fuzzier fuzziest fuzzily fuzziness fuzzing fuzzy gab gabardine gabbed
gabbier gabbiest gabbing gabble gabbled gabbling gabby gaberdine gable gabled gabon gaborone gabriel
gabriela gabrielle gacrux gad gadabout gadded gadding gadflies gadfly gadget gadgetry gadsden gaea gael
gaelic gaff gaffe gaffed gaffer gaffing gag gaga gagarin gage gagged gagging gaggle gaia gaiety gail gaily
gaiman gain gained gainer gaines gainful gainfully gaining gainsaid gainsay gainsaying gainsborough gait
gaiter gal gala galactic galah galahad galapagos galatea galatia galatians galaxies galaxy galbraith gale
galen galena galibi galilean galilee galileo gall gallagher gallant gallantly gallantry gallbladder galled
gallegos galleon galleries gallery galley gallic galling gallium gallivant gallivanted gallivanting gallo
gallon gallop galloped galloping galloway gallows gallstone gallup galois galore galosh galoshes galsworthy
galumph galumphed galumphing galvani galvanic galvanise galvanised galvanising galvanize galvanized
galvanizing galvanometer galveston gamay gambia gambit gamble gambled gambler gambling gambol gamboled
gamboling gambolled gambolling game gamecock gamed gamekeeper gamely gameness gamer gamesmanship gamest
gamete gamier gamiest gamin gamine gaming gamma gammon gammy gamow gamut gamy gander gandhi gandhian ganesha
gang ganged ganges ganging gangland ganglia gangling ganglion gangplank gangrene gangrened gangrening
gangrenous gangsta gangster gangtok gangway ganja gannet gantlet gantries gantry ganymede gap gape gaped
gaping garage garaged garaging garb garbage garbageman garbanzo garbed garbing garble garbled garbling garbo
garcia garden gardened gardener gardenia gardening gardner gareth garfield garfunkel gargantua gargantuan
gargle gargled gargling gargoyle garibaldi garish garishly garishness garland garlanded garlanding garlic
garlicky garment garner garnered garnering garnet garnish garnished garnishee garnisheed garnisheeing
garnishes garnishing garret garrett garrick garrison garrisoned garrisoning garrote garroted garroting
garrulity garrulous garrulously garrulousness garry garter garth garvey gary garza gas gasbag gascony
gaseous gases gash gashed gashes gashing gasholder gasket gaslight gasman gasmen gasohol gasoline gasometer
gasp gasped gasping gassed gasser gassier gassiest gassing gassy gastric gastritis gastroenteritis
gastrointestinal gastronome gastronomic gastronomical gastronomically gastronomy gasworks gate gateau
gateaux gatecrash gatecrashed gatecrasher gatecrashes gatecrashing gated gatehouse gatekeeper gatepost
gateway gather gathered gatherer gathering gating gatling gator gatorade gatsby gatun gauche gaucheness
gaucher gauchest gaucho gaudier gaudiest gaudily gaudiness gaudy gauge gauged gauging gauguin gaul gaunt
gaunter gauntest gauntlet gauntness gauss gaussian gautama gautier gauze gauzier gauziest gauzy gave gavel
gavin gavotte gawain gawd gawk gawked gawkier gawkiest gawkily gawkiness gawking gawky gawp gawped gawping
gay gayer gayest gayle gayness gaza gaze gazebo gazed gazelle gazer gazette gazetted gazetteer gazetting
gaziantep gazillion gazing gazpacho gazump gazumped gazumping gdansk gday gear gearbox gearboxes geared
gearing gearshift gearwheel gecko geddit gee geed geeing geek geekier geekiest geeky geese geezer geffen
gehenna gehrig geiger geisha gel gelatin gelatinous gelbvieh geld gelded gelding gelid gelignite gelled
geller gelling gem gemini gemstone gena genaro gendarme gender gene genealogical genealogically genealogies
genealogist genealogy genera general generalisation generalise generalised generalising generalissimo
generalist generalities generality generalization generalize generalized generalizing generally generate
generated generating generation generational generative generator generic generically generosities
generosity generous generously geneses genesis genet genetic genetically geneticist geneva genevieve genghis
genial geniality genially genie genii genital genitalia genitive genius geniuses genned genning genoa
genocidal genocide genome genre gens gent genteel genteelly gentian gentile gentility gentle gentled
gentlefolk gentleman gentlemanly gentlemen gentleness gentler gentlest gentlewoman gentlewomen gentling
gently gentoo gentries gentrification gentrified gentrifies gentrify gentrifying gentry genuflect
genuflected genuflecting genuflection genuine genuinely genuineness genus geo geocache geocached geocaching
geocentric geode geodesic geoengineering geoffrey geographer geographic geographical geographically
geographies geography geologic geological geologically geologies geologist geology geometer geometric
geometrical geometrically geometries geometry geophysical geophysicist geophysics geopolitical geopolitics
george georgetown georgette georgia georgian georgina geostationary geothermal gerald geraldine geranium
gerard gerardo gerber gerbil gere geriatric geriatrician geritol germ german germane germanic germanium
germany germicidal germicide germinal germinate germinated germinating germination geronimo gerontological
gerontologist gerontology gerry gerrymander gerrymandered gerrymandering gershwin gertrude gerund gestalt
gestapo gestate gestated gestating gestation gesticulate gesticulated gesticulating gesticulation gesture
gestured gesturing gesundheit get getaway gethsemane getting getty gettysburg getup gewgaw geyser ghana
ghanaian ghastlier ghastliest ghastliness ghastly ghats ghazvanid ghee ghent gherkin ghetto ghettoise
ghettoised ghettoising ghettoize ghettoized ghettoizing ghibelline ghost ghosted ghosting ghostlier
ghostliest ghostliness ghostly ghostwrite ghostwriter ghostwriting ghostwritten ghostwrote ghoul ghoulish
giacometti giannini giant giantess giantesses giauque gibber gibbered gibbering gibberish gibbet gibbeted
gibbeting gibbon gibbs gibe gibed gibing giblet gibraltar gibson giddier giddiest giddily giddiness giddy
gide gideon gielgud gienah gift gifted gifting gig gigabit gigabyte gigahertz gigantic gigantically
gigapixel gigged gigging giggle giggled giggler gigglier giggliest giggling giggly gigolo gil gila gilbert
gilberto gilchrist gild gilda gilded gilding gilead giles gilgamesh gill gillespie gillette gilliam gillian
gillie gilligan gilmore gilt gimcrack gimlet gimleted gimleting gimme gimmick gimmickry gimmicky gimpy gin
gina ginger gingerbread gingered gingering gingerly gingersnap gingery gingham gingivitis gingrich ginkgo
ginkgoes ginned ginning ginny gino ginormous ginsberg ginsburg ginseng ginsu giorgione giotto giovanni
giraffe giraudoux gird girded girder girding girdle girdled girdling girl girlfriend girlhood girlish
girlishly girly giro girt girted girth girting giselle gish gist git gite github giuliani giuseppe give
giveaway given giver giving giza gizmo gizzard glacial glacially glaciation glacier glad gladden gladdened
gladdening gladder gladdest glade gladiator gladiatorial gladiola gladioli gladiolus gladly gladness
gladstone gladys glam glamorise glamorised glamorising glamorize glamorized glamorizing glamorous
glamorously glamour glamoured glamouring glance glanced glancing gland glandular glare glared glaring
glaringly glaser glasgow glasnost glass glassed glasses glassful glasshouse glassier glassiest glassing
glassware glassy glastonbury glaswegian glaucoma glaxo glaze glazed glazier glazing gleam gleamed gleaming
glean gleaned gleaning gleason glee gleeful gleefully glen glenda glendale glenlivet glenn glenna glib
glibber glibbest glibly glibness glide glided glider gliding glimmer glimmered glimmering glimpse glimpsed
glimpsing glint glinted glinting glissandi glissando glisten glistened glistening glitch glitches glitter
glitterati glittered glittering glittery glitz glitzier glitziest glitzy gloaming gloat gloated gloating
gloatingly glob global globalisation globalise globalised globalising globalization globalize globalized
globalizing globally globe globetrotter globetrotting globular globule glockenspiel gloom gloomier gloomiest
gloomily gloominess gloomy glop gloria gloried glories glorification glorified glorifies glorify glorifying
glorious gloriously glory glorying gloss glossaries glossary glossed glosses glossier glossies glossiest
glossiness glossing glossy glottis glottises gloucester glove gloved glover gloving glow glowed glower
glowered glowering glowing glowingly glowworm glucose glue glued gluey gluier gluiest gluing glum glumly
glummer glummest glumness glut gluten glutinous glutted glutting glutton gluttonous gluttonously gluttony
glycerin glycerine glycerol glycogen glyph gnarl gnarled gnarlier gnarliest gnarling gnarly gnash gnashed
gnashes gnashing gnat gnaw gnawed gnawing gneiss gnocchi gnome gnomic gnomish gnostic gnosticism gnu goa
goad goaded goading goal goalie goalkeeper goalless goalmouth goalpost goalscorer goaltender goat goatee
goatherd goatskin gob gobbed gobbet gobbing gobble gobbled gobbledegook gobbledygook gobbler gobbling gobi
goblet goblin gobsmacked gobstopper god godawful godchild godchildren goddammit goddamn goddamned goddard
goddaughter goddess goddesses godfather godforsaken godhood godiva godless godlessly godlessness godlier
godliest godlike godliness godly godmother godot godparent godsend godson godspeed godthaab godunov godzilla
goebbels goer goering goes goethals goethe gofer goff gog goggle goggled goggling gogol goiania going goiter
goitre golan golconda gold golda goldberg goldbrick goldbricked goldbricking golden goldener goldenest
goldenrod goldfield goldfinch goldfinches goldfish goldfishes goldie goldilocks golding goldman goldmine
goldsmith goldwater goldwyn golf golfed golfer golfing golgi golgotha goliath gollies golliwog golly gomez
gomorrah gompers gomulka gonad gondola gondolier gondwanaland gone goner gong gonged gonging gonna gonorrhea
gonorrhoea gonzales gonzalez gonzalo goo goober good goodall goodbye goodies goodish goodlier goodliest
goodly goodman goodness goodnight goodo goodrich goodwill goodwin goody goodyear gooey goof goofed goofier
goofiest goofing goofy google googled googlies googling googly gooier gooiest gook goolagong goon goop goose
gooseberries gooseberry goosed goosestep goosestepped goosestepping goosing gopher gorbachev gordian
gordimer gordon gore gored goren gorey gorgas gorge gorged gorgeous gorgeously gorgeousness gorging gorgon
gorgonzola gorier goriest gorilla goriness goring gorky gormless gorse gory gosh gosling gospel gossamer
gossip gossiped gossiping gossipy got gotcha goth gotham gothic gotta gotten gouache gouda gouge gouged
gouger gouging goulash goulashes gould gounod gourd gourmand gourmet gout goutier goutiest gouty govern
governable governance governed governess governesses governing government governmental governor governorship
gown gowned gowning goya grab grabbed grabber grabbier grabbiest grabbing grabby grable gracchus grace
graced graceful gracefully gracefulness graceland graceless gracelessly gracelessness gracie graciela
gracing gracious graciously graciousness grackle grad gradable gradation grade graded grader gradient
grading gradual gradually graduate graduated graduating graduation grady graffias graffiti graffito graft
grafted grafter grafting grafton graham grahame grail grain grainier grainiest grainy gram grammar
grammarian grammatical grammatically grammy gramophone grampians gran granada granaries granary grand
grandchild grandchildren granddad granddaddies granddaddy granddaughter grandee grander grandest grandeur
grandfather grandfathered grandfathering grandiloquence grandiloquent grandiose grandly grandma grandmother
grandness grandpa grandparent grandson grandstand grandstanded grandstanding grange granite grannies granny
granola grant granted granting granular granularity granulate granulated granulating granulation granule
grape grapefruit grapevine graph graphed graphic graphical graphically graphing graphite graphologist
graphology grapnel grapple grappled grappling grasp grasped grasping grass grassed grasses grasshopper
grassier grassiest grassing grassland grassroots grassy grate grated grateful gratefully gratefulness grater
gratification gratified gratifies gratify gratifying gratifyingly gratin grating gratis gratitude gratuities
gratuitous gratuitously gratuitousness gratuity grave graved gravedigger gravel graveled graveling gravelled
gravelling gravelly gravely graven graver graveside gravest gravestone graveyard gravies graving gravitas
gravitate gravitated gravitating gravitation gravitational gravity gravy gray graybeard grayed grayer
grayest graying grayish grayness graze grazed grazing grease greased greasepaint greaser greasier greasiest
greasiness greasing greasy great greatcoat greater greatest greatly greatness grebe grecian greece greed
greedier greediest greedily greediness greedy greek greeley green greenback greene greened greener greenery
greenest greenfield greenflies greenfly greengage greengrocer greenhorn greenhouse greenie greening greenish
greenland greenness greenpeace greensboro greensleeves greenspan greensward greenwich greer greet greeted
greeting greg gregarious gregariously gregariousness gregg gregorian gregorio gregory gremlin grenada
grenade grenadier grenadine grendel grenoble gresham greta gretchen gretel gretzky grew grey greyed greyer
greyest greyhound greying greyish greyness grid griddle griddlecake gridiron gridlock grief grieg grievance
grieve grieved grieving grievous grievously griffin griffith griffon grill grille grilled grilling grim
grimace grimaced grimacing grime grimed grimier grimiest griming grimly grimm grimmer grimmest grimness
grimy grin grinch grind grinder grinding grindstone gringo grinned grinning grip gripe griped griping grippe
gripped gripping gris grislier grisliest grisly grist gristle gristly grit gritted gritter grittier
grittiest gritting gritty grizzle grizzled grizzlier grizzlies grizzliest grizzling grizzly groan groaned
groaning grocer groceries grocery grog groggier groggiest groggily grogginess groggy groin grommet gromyko
groom groomed grooming groomsman groomsmen groove grooved groovier grooviest grooving groovy grope groped
groping gropius grosbeak gross grossed grosser grosses grossest grossing grossly grossness grosz grotesque
grotesquely grotius grottier grottiest grotto grottoes grotty grouch grouched grouches grouchier grouchiest
grouchiness grouching grouchy ground groundbreaking groundcloth grounded grounder groundhog grounding
groundless groundlessly groundnut groundsheet groundskeeper groundsman groundsmen groundswell groundwater
groundwork group grouped grouper groupie grouping grouse groused grousing grout grouted grouting grove
grovel groveled groveler groveling grovelled groveller grovelling grover grow grower growing growl growled
growling grown grownup growth groyne grub grubbed grubbier grubbiest grubbiness grubbing grubby grubstake
grudge grudged grudging grudgingly gruel grueling gruelingly gruelling gruellingly gruesome gruesomely
gruesomer gruesomest gruff gruffer gruffest gruffly gruffness grumble grumbled grumbler grumbling grumman
grump grumpier grumpiest grumpily grumpiness grumpy grundy grunge grungier grungiest grungy grunt grunted
grunting grus gruyeres gte guacamole guadalajara guadalcanal guadalquivir guadalupe guadeloupe guallatiri
guam guangzhou guano guantanamo guarani guarantee guaranteed guaranteeing guarantied guaranties guarantor
guaranty guarantying guard guarded guardedly guardhouse guardian guardianship guarding guardrail guardroom
guardsman guardsmen guarnieri guatemala guatemalan guava guayaquil gubernatorial gucci guelph guerilla
guernsey guerra guerrero guerrilla guess guessable guessed guesser guesses guessing guesstimate guesstimated
guesstimating guesswork guest guested guesthouse guesting guestroom guevara guff guffaw guffawed guffawing
guggenheim guiana guidance guide guidebook guided guideline guiding guild guilder guildhall guile guileful
guileless guilelessly guillemot guillermo guillotine guillotined guillotining guilt guiltier guiltiest
guiltily guiltiness guiltless guilty guinea guinean guinevere guinness guise guitar guitarist guiyang guizot
gujarat gujarati gujranwala gulag gulch gulches gulf gull gullah gulled gullet gullibility gullible gullies
gulling gulliver gully gulp gulped gulping gum gumball gumbel gumbo gumboot gumdrop gummed gummier gummiest
gumming gummy gumption gumshoe gun gunboat gunfight gunfighter gunfire gunge gungy gunk gunman gunmen
gunmetal gunned gunnel gunner gunnery gunning gunny gunnysack gunpoint gunpowder gunrunner gunrunning
gunshot gunslinger gunsmith gunther gunwale guofeng guppies guppy gupta gurgle gurgled gurgling gurkha
gurney guru gus gush gushed gusher gushes gushier gushiest gushing gushingly gushy gusset gusseted gusseting
gust gustatory gustav gustavo gustavus gusted gustier gustiest gusting gusto gusty gut gutenberg gutful
guthrie gutierrez gutless gutsier gutsiest gutsy gutted gutter guttered guttering guttersnipe gutting
guttural guv guvnor guy guyana guyanese guyed guying guzman guzzle guzzled guzzler guzzling gwalior gwen
gwendoline gwendolyn gwyn gybe gybed gybing gym gymkhana gymnasium gymnast gymnastic gymnosperm gymslip
gynaecological gynaecologist gynaecology gynecological gynecologist gynecology gyp gypped gypping gypsies
gypsum gypsy gyrate gyrated gyrating gyration gyro gyroscope gyroscopic haas habakkuk haber haberdasher
haberdasheries haberdashery habit habitability habitable habitat habitation habitual habitually habituate
habituated habituating habituation hacienda hack hacked hacker hacking hackle hackney hackneyed hackneying
hacksaw hacktivist had hadar haddock hades hadnt hadoop hadrian haematological haematologist haematology
haemoglobin haemophilia haemophiliac haemorrhage haemorrhaged haemorrhaging haemorrhoid hafiz hafnium haft
hag hagar haggai haggard haggis haggises haggle haggled haggler haggling hagiographa hagiographies
hagiography hague hahn haifa haiku hail hailed hailing hailstone hailstorm haiphong hair hairband
hairbreadth hairbrush hairbrushes haircut hairdo hairdresser hairdressing hairdryer haired hairgrip hairier
hairiest hairiness hairless hairline hairnet hairpiece hairpin hairsbreadth hairsplitting hairspray
hairspring hairstyle hairstylist hairy haiti haitian haj hajj hajjes hake hakka hakluyt hal halal halberd
halcyon haldane hale haleakala haled haler halest haley half halfback halfhearted halfheartedly
halfheartedness halfpence halfpennies halfpenny halftime halftone halfway halfwit halibut halifax haling
halitosis hall hallelujah halley halliburton hallie hallmark hallmarked hallmarking hallow hallowed
halloween hallowing hallstatt hallucinate hallucinated hallucinating hallucination hallucinatory
hallucinogen hallucinogenic hallway halo haloed halogen haloing halon halsey halt halted halter haltered
haltering halterneck halting haltingly halve halved halving halyard ham haman hamburg hamburger hamhung
hamilcar hamill hamilton hamiltonian hamitic hamlet hamlin hammarskjold hammed hammer hammered hammerhead
hammering hammerstein hammett hamming hammock hammond hammurabi hammy hamper hampered hampering hampshire
hampton hamster hamstring hamstringing hamstrung hamsun han hancock hand handbag handball handbill handbook
handbrake handcar handcart handcraft handcrafted handcrafting handcuff handcuffed handcuffing handed
handedness handel handful handgun handheld handhold handicap handicapped handicapper handicapping handicraft
handier handiest handily handiness handing handiwork handkerchief handle handlebar handled handler handling
handmade handmaid handmaiden handout handover handpick handpicked handpicking handrail handsaw handset
handshake handshaking handsome handsomely handsomeness handsomer handsomest handspring handstand handwork
handwriting handwritten handy handyman handymen haney hang hangar hangdog hanged hanger hanging hangman
hangmen hangnail hangout hangover hangul hangzhou hank hanker hankered hankering hankie hanky hanna hannah
hannibal hanoi hanover hanoverian hansel hansen hansom hanson hanukkah haphazard haphazardly hapless happen
happened happening happenstance happier happiest happily happiness happy hapsburg harangue harangued
haranguing harare harass harassed harasses harassing harassment harbin harbinger harbor harbored harboring
harbormaster harbour harboured harbouring hard hardback hardball hardboard hardcore hardcover harden
hardened hardener hardening harder hardest hardheaded hardheadedly hardheadedness hardhearted hardheartedly
hardheartedness hardier hardiest hardily hardin hardiness harding hardliner hardly hardness hardscrabble
hardship hardtack hardtop hardware hardwood hardy hare harebell harebrained hared harelip harem hargreaves
haricot haring hark harked harking harlan harlem harlequin harley harlot harlow harm harmed harmful
harmfully harmfulness harming harmless harmlessly harmlessness harmon harmonic harmonica harmonically
harmonies harmonious harmoniously harmoniousness harmonisation harmonise harmonised harmonising
harmonization harmonize harmonized harmonizing harmony harness harnessed harnesses harnessing harold harp
harped harper harpies harping harpist harpoon harpooned harpooning harpsichord harpy harrell harridan
harried harries harriet harriett harrington harris harrisburg harrison harrods harrow harrowed harrowing
harrumph harrumphed harrumphing harry harrying harsh harsher harshest harshly harshness hart harte hartford
hartline hartman harvard harvest harvested harvester harvesting harvey has hasbro hash hashed hashes hashing
hashish hashtag hasidim hasnt hasp hassle hassled hassling hassock hast haste hasted hasten hastened
hastening hastier hastiest hastily hastiness hasting hasty hat hatband hatbox hatboxes hatch hatchback
hatched hatcheries hatchery hatches hatchet hatching hatchway hate hated hateful hatefully hatefulness hater
hatfield hath hathaway hating hatpin hatred hatsheput hatstand hatted hatter hatteras hattie hatting
haughtier haughtiest haughtily haughtiness haughty haul haulage hauled hauler haulier hauling haunch
haunches haunt haunted haunting hauntingly hauptmann hausa hausdorff hauteur havana havarti have havel haven
havent haversack having havoc havoline haw hawaii hawaiian hawed hawing hawk hawked hawker hawking hawkins
hawkish hawkishness hawser hawthorn hawthorne hay haycock hayden haydn hayed hayes haying hayloft haymaking
haymow haynes hayrick hayride hayseed haystack haywire haywood hayworth hazard hazarded hazarding hazardous
haze hazed hazel hazelnut hazier haziest hazily haziness hazing hazlitt hazmat hazy hbase hbo head headache
headband headbanger headbanging headboard headbutt headbutted headbutting headcase headcheese headcount
headdress headdresses headed header headfirst headgear headhunt headhunted headhunter headhunting headier
headiest heading headlamp headland headless headlight headline headlined headliner headlining headlock
headlong headman headmaster headmen headmistress headmistresses headphone headquarter headquartered
headquartering headrest headroom headscarf headscarves headset headship headstone headstrong headteacher
headwaiter headwaters headway headwind headword heady heal healed healer healing health healthcare healthful
healthfully healthfulness healthier healthiest healthily healthiness healthy heap heaped heaping hear heard
hearer hearing hearken hearkened hearkening hearsay hearse hearst heart heartache heartbeat heartbreak
heartbreaking heartbroken heartburn hearten heartened heartening heartfelt hearth hearthrug heartier
hearties heartiest heartily heartiness heartland heartless heartlessly heartlessness heartrending heartsick
heartstrings heartthrob heartwarming hearty heat heated heatedly heater heath heathen heathenish heather
heating heatproof heatstroke heatwave heave heaved heaven heavenlier heavenliest heavenly heavenward heavier
heavies heaviest heavily heaviness heaving heaviside heavy heavyset heavyweight hebe hebert hebraic hebrew
hebrides hecate heck heckle heckled heckler heckling hectare hectic hectically hector hectored hectoring
hecuba hed hedge hedged hedgehog hedgerow hedging hedonism hedonist hedonistic heed heeded heedful heeding
heedless heedlessly heedlessness heehaw heehawed heehawing heel heeled heeling heep hefner heft hefted
heftier heftiest heftily hefting hefty hegel hegelian hegemonic hegemony hegira heidegger heidelberg heidi
heifer heifetz height heighten heightened heightening heimlich heine heineken heinlein heinous heinously
heinousness heinrich heinz heir heiress heiresses heirloom heisenberg heisman heist heisted heisting held
helen helena helene helga helical helices helicon helicopter helicoptered helicoptering heliopolis helios
heliotrope helipad heliport helium helix hell hellebore hellenic hellenisation hellenise hellenism
hellenistic heller hellespont hellhole hellion hellish hellishly hellman hello helluva helm helmet helmeted
helmholtz helmsman helmsmen helot help helped helper helpful helpfully helpfulness helping helpless
helplessly helplessness helpline helpmate helsinki helvetius hem hematological hematologist hematology
hemingway hemisphere hemispheric hemispherical hemline hemlock hemmed hemming hemoglobin hemophilia
hemophiliac hemorrhage hemorrhaged hemorrhaging hemorrhoid hemp hempen hemstitch hemstitched hemstitches
hemstitching hen hence henceforth henceforward hench henchman henchmen henderson hendricks hendrix henley
henna hennaed hennaing hennessy henpeck henpecked henpecking henri henrietta henry hensley henson hep
hepatic hepatitis hepburn hephaestus hepper heppest hepplewhite heptagon heptagonal heptathlon her hera
heraclitus herald heralded heraldic heralding heraldry herb herbaceous herbage herbal herbalist herbart
herbert herbicide herbivore herbivorous herculaneum herculean hercules herd herded herder herding herdsman
herdsmen here hereabout hereafter hereby hereditary heredity hereford herein hereinafter hereof herero
heresies heresy heretic heretical hereto heretofore hereupon herewith heriberto heritage herman
hermaphrodite hermaphroditic hermaphroditus hermes hermetic hermetically herminia hermit hermitage hermite
hermosillo hernandez hernia hero herod herodotus heroes heroic heroically heroin heroine heroism heroku
heron herpes herrera herrick herring herringbone herschel herself hersey hershel hershey hertz hertzsprung
herzegovina herzl hes heshvan hesiod hesitancy hesitant hesitantly hesitate hesitated hesitating
hesitatingly hesitation hesperus hesse hessian hester heston hetero heterodox heterodoxy heterogeneity
heterogeneous heterosexual heterosexuality heterosexually hettie heuristic hew hewed hewer hewing hewitt
hewlett hex hexadecimal hexagon hexagonal hexameter hexed hexes hexing hey heyday heyerdahl heywood
hezbollah hezekiah hialeah hiatus hiatuses hiawatha hibachi hibernate hibernated hibernating hibernation
hibernia hibiscus hibiscuses hiccough hiccoughed hiccoughing hiccup hiccuped hiccuping hick hickey hickman
hickok hickories hickory hid hidden hide hideaway hidebound hided hideous hideously hideousness hideout
hiding hie hied hieing hierarchical hierarchically hierarchies hierarchy hieroglyph hieroglyphic hieronymus
higgins high highball highborn highboy highbrow highchair higher highest highfalutin highland highlander
highlight highlighted highlighter highlighting highly highness hightail hightailed hightailing highway
highwayman highwaymen hijack hijacked hijacker hijacking hike hiked hiker hiking hilario hilarious
hilariously hilarity hilary hilbert hilda hildebrand hilfiger hill hillary hillbillies hillbilly hillel
hillier hilliest hillock hillside hilltop hilly hilt hilton him himalaya himmler himself hinayana hind
hindemith hindenburg hinder hindered hindering hindi hindmost hindquarter hindrance hindsight hindu hinduism
hindustan hindustani hines hinge hinged hinging hint hinted hinterland hinting hinton hip hipbath hiphuggers
hipparchus hipped hipper hippest hippie hipping hippo hippocrates hippocratic hippopotamus hippopotamuses
hippy hipster hiram hire hired hireling hiring hirobumi hirohito hiroshima hirsute his hispanic hispaniola
hissed hisses hissing histamine histogram historian historic historical historically histories history
histrionic histrionically hit hitachi hitch hitchcock hitched hitches hitchhike hitchhiked hitchhiker
hitchhiking hitching hither hitherto hitler hitter hitting hittite hive hived hivemind hiving hiya hmm hmong
hoagie hoard hoarded hoarder hoarding hoarfrost hoarier hoariest hoariness hoarse hoarsely hoarseness
hoarser hoarsest hoary hoax hoaxed hoaxer hoaxes hoaxing hob hobart hobbes hobbies hobbit hobble hobbled
hobbling hobbs hobby hobbyhorse hobbyist hobgoblin hobnail hobnailed hobnailing hobnob hobnobbed hobnobbing
hobo hoc hock hocked hockey hocking hockney hockshop hod hodge hodgepodge hodgkin hoe hoed hoedown hoeing
hoff hoffa hoffman hofstadter hog hogan hogarth hogged hogging hoggish hogshead hogwarts hogwash hohenlohe
hohenstaufen hohenzollern hohhot hohokam hoick hoicked hoicking hoist hoisted hoisting hokey hokier hokiest
hokkaido hokum hokusai holbein holcomb hold holdall holden holder holding holdout holdover holdup hole holed
holiday holidayed holidaying holidaymaker holier holiest holiness holing holism holistic holistically
holland holler hollered hollering hollerith holley hollie hollis hollow holloway hollowed hollower hollowest
hollowing hollowly hollowness holly hollyhock hollywood holman holmes holocaust holocene hologram holograph
holographic holography hols holst holstein holster holstered holstering holt holy homage homburg home
homebodies homebody homeboy homecoming homed homegrown homeland homeless homelessness homelier homeliest
homeliness homely homemade homemaker homeopath homeopathic homeopathy homeowner homepage homer homered
homeric homering homeroom homesick homesickness homespun homestead homesteaded homesteader homesteading
homestretch homestretches hometown homeward homework homeworker homeworking homewrecker homey homeyness
homicidal homicide homier homiest homilies homily homing hominy homoerotic homogeneity homogeneous
homogeneously homogenisation homogenise homogenised homogenising homogenization homogenize homogenized
homogenizing homograph homonym homophobia homophobic homophone homosexual homosexuality honcho honda
honduran honduras hone honecker honed honest honester honestest honestly honesty honey honeybee honeycomb
honeycombed honeycombing honeydew honeyed honeying honeymoon honeymooned honeymooner honeymooning honeypot
honeysuckle honeywell hong honiara honing honk honked honkies honking honky honolulu honor honorable
honorably honorarium honorary honored honorific honoring honour honourable honourably honoured honouring
honshu hooch hood hooded hoodie hooding hoodlum hoodoo hoodooed hoodooing hoodwink hoodwinked hoodwinking
hooey hoof hoofed hoofer hoofing hook hookah hooke hooked hooker hooking hookup hookworm hooky hooligan
hooliganism hoon hooned hooner hooning hoop hooped hooper hooping hoopla hooray hoosier hoot hooted hooter
hooting hoover hoovered hoovering hooves hop hope hoped hopeful hopefully hopefulness hopeless hopelessly
hopelessness hopewell hopi hoping hopkins hopped hopper hopping hopscotch hopscotched hopscotches
hopscotching horace horacio horatio horde horded hording horizon horizontal horizontally hormel hormonal
hormone hormuz horn hornblower horne horned hornet hornier horniest hornless hornpipe horny horology
horoscope horowitz horrendous horrendously horrible horribly horrid horridly horrific horrifically horrified
horrifies horrify horrifying horrifyingly horror horse horseback horsebox horseboxes horsed horseflies
horsefly horsehair horsehide horseman horsemanship horsemen horseplay horsepower horseradish horseradishes
horseshit horseshoe horseshoed horseshoeing horsetail horsetrading horsewhip horsewhipped horsewhipping
horsewoman horsewomen horsey horsier horsiest horsing horthy horticultural horticulturalist horticulture
horticulturist horton horus hos hosanna hose hosea hosed hosepipe hosiery hosing hospice hospitable
hospitably hospital hospitalisation hospitalise hospitalised hospitalising hospitality hospitalization
hospitalize hospitalized hospitalizing host hostage hosted hostel hosteled hosteler hosteling hostelries
hostelry hostess hostessed hostesses hostessing hostile hostilely hostilities hostility hosting hostler hot
hotbed hotcake hotel hotelier hotfoot hotfooted hotfooting hothead hotheaded hotheadedly hotheadedness
hothouse hotkey hotly hotness hotplate hotpoint hotpot hotshot hotted hottentot hotter hottest hotting
houdini hound hounded hounding hour hourglass hourglasses hourly house houseboat housebound houseboy
housebreak housebreaker housebreaking housebroke housebroken houseclean housecleaned housecleaning housecoat
housed houseflies housefly houseful household householder househusband housekeeper housekeeping housemaid
houseman housemaster housemate housemen housemistress housemistresses housemother houseplant houseproud
houseroom housetop housewares housewarming housewife housewifely housewives housework housing housman
houston houyhnhnm hove hovel hover hoverboard hovercraft hovered hovering hovhaness how howard howdah howdy
howe howell however howitzer howl howled howler howling howsoever howzat hoyle hrothgar hsbc huang hub
hubbard hubbies hubble hubbub hubby hubcap huber hubert hubris huck huckleberries huckleberry huckster
huckstered huckstering huddle huddled huddling hudson hue hued huerta huey huff huffed huffier huffiest
huffily huffing huffman huffy hug huge hugely hugeness huger hugest hugged hugging huggins hugh hughes hugo
huguenot huh hui huitzilopotchli hula hulk hulking hull hullabaloo hulled hulling hum human humane humanely
humaneness humaner humanest humanisation humanise humanised humaniser humanising humanism humanist
humanistic humanitarian humanitarianism humanities humanity humanization humanize humanized humanizer
humanizing humankind humanly humanness humanoid humberto humble humbled humbleness humbler humblest humbling
humbly humboldt humbug humbugged humbugging humdinger humdrum hume humeri humerus humid humidified
humidifier humidifies humidify humidifying humidity humidor humiliate humiliated humiliating humiliation
humility hummed hummer humming hummingbird hummock hummus humongous humor humored humoring humorist
humorless humorlessness humorous humorously humour humoured humouring humourless humourlessness hump
humpback humpbacked humped humph humphrey humping humus humvee hun hunch hunchback hunchbacked hunched
hunches hunching hundred hundredfold hundredth hundredweight hung hungarian hungary hunger hungered
hungering hungover hungrier hungriest hungrily hungry hunk hunker hunkered hunkering hunkier hunkiest hunky
hunspell hunt hunted hunter hunting huntington huntley huntress huntresses huntsman huntsmen huntsville hurd
hurdle hurdled hurdler hurdling hurl hurled hurler hurley hurling huron hurrah hurrahed hurrahing hurricane
hurried hurriedly hurries hurry hurrying hurst hurt hurtful hurtfully hurtfulness hurting hurtle hurtled
hurtling hus husband husbanded husbanding husbandry hush hushed hushes hushing husk husked husker huskier
huskies huskiest huskily huskiness husking husky hussar hussein husserl hussies hussite hussy hustings
hustle hustled hustler hustling huston hut hutch hutches hutchinson hutton hutu huxley huygens hyacinth
hyades hybrid hybridise hybridised hybridising hybridize hybridized hybridizing hyde hyderabad hydra
hydrangea hydrant hydrate hydrated hydrating hydration hydraulic hydraulically hydrocarbon hydroelectric
hydroelectricity hydrofoil hydrogen hydrogenate hydrogenated hydrogenating hydrology hydrolysis hydrometer
hydrophobia hydroplane hydroplaned hydroplaning hydroponic hydrosphere hydrotherapy hyena hygiene hygienic
hygienically hygienist hygrometer hying hymen hymn hymnal hymned hymning hype hyped hyper hyperactive
hyperactivity hyperbola hyperbole hyperbolic hypercritical hypercritically hyperinflation hyperion hyperlink
hyperlinked hyperlinking hypermarket hypersensitive hypersensitivities hypersensitivity hyperspace
hypertension hypertext hyperventilate hyperventilated hyperventilating hyperventilation hyphen hyphenate
hyphenated hyphenating hyphenation hyphened hyphening hyping hypnoses hypnosis hypnotherapist hypnotherapy
hypnotic hypnotically hypnotise hypnotised hypnotising hypnotism hypnotist hypnotize hypnotized hypnotizing
hypo hypoallergenic hypochondria hypochondriac hypocrisies hypocrisy hypocrite hypocritical hypocritically
hypodermic hypoglycemia hypoglycemic hypotenuse hypothalami hypothalamus hypothermia hypotheses hypothesis
hypothesise hypothesised hypothesising hypothesize hypothesized hypothesizing hypothetical hypothetically
hysterectomies hysterectomy hysteresis hysteria hysteric hysterical hysterically hyundai iaccoca iago iamb
iambic ian iapetus ibadan iberia iberian ibex ibexes ibis ibises ibiza iblis ibm ibo ibsen ibuprofen icahn
icarus ice iceberg icebound icebox iceboxes icebreaker icecap iced iceland icelander icelandic icicle icier
iciest icily iciness icing ickier ickiest icky icon iconic iconoclasm iconoclast iconoclastic iconography
icy idaho idahoan idahoes idea ideal idealisation idealise idealised idealising idealism idealist idealistic
idealistically idealization idealize idealized idealizing ideally idem identical identically identifiable
identification identified identifier identifies identify identifying identikit identities identity ideogram
ideograph ideological ideologically ideologies ideologist ideologue ideology ides idiocies idiocy idiom
idiomatic idiomatically idiosyncrasies idiosyncrasy idiosyncratic idiot idiotic idiotically idle idled
idleness idler idlest idling idly idol idolater idolatrous idolatry idolise idolised idolising idolize
idolized idolizing ids idyll idyllic idyllically ieyasu iffier iffiest iffy ifs igloo ignacio ignatius
igneous ignite ignited igniting ignition ignoble ignobly ignominies ignominious ignominiously ignominy
ignoramus ignoramuses ignorance ignorant ignorantly ignore ignored ignoring igor iguana iguassu ijsselmeer
ike ikea ikhnaton ila ilene iliad ilk ill illegal illegalities illegality illegally illegibility illegible
illegibly illegitimacy illegitimate illegitimately illiberal illicit illicitly illicitness illinois
illiteracy illiterate illness illnesses illogical illogicality illogically illuminate illuminated illuminati
illuminating illumination illumine illumined illumining illusion illusionist illusive illusory illustrate
illustrated illustrating illustration illustrative illustrator illustrious ilyushin image imaged imagery
imaginable imaginably imaginary imagination imaginative imaginatively imagine imagined imaging imagining
imam imbalance imbalanced imbecile imbecilic imbecilities imbecility imbibe imbibed imbibing imbroglio imbue
imbued imbuing imelda imhotep imitate imitated imitating imitation imitative imitator immaculate
immaculately immaculateness immanence immanent immaterial immature immaturely immaturity immeasurable
immeasurably immediacy immediate immediately immemorial immense immensely immensities immensity immerse
immersed immersing immersion immersive immigrant immigrate immigrated immigrating immigration imminence
imminent imminently immobile immobilisation immobilise immobilised immobiliser immobilising immobility
immobilization immobilize immobilized immobilizer immobilizing immoderate immoderately immodest immodestly
immodesty immolate immolated immolating immolation immoral immoralities immorality immorally immortal
immortalise immortalised immortalising immortality immortalize immortalized immortalizing immortally
immovable immovably immune immunisation immunise immunised immunising immunity immunization immunize
immunized immunizing immunodeficiency immunology immure immured immuring immutability immutable immutably
imodium imogene imp impact impacted impacting impair impaired impairing impairment impala impale impaled
impalement impaling impalpable impanel impaneled impaneling impanelled impanelling impart imparted impartial
impartiality impartially imparting impassable impasse impassioned impassive impassively impassivity
impatience impatient impatiently impeach impeachable impeached impeaches impeaching impeachment
impeccability impeccable impeccably impecunious impecuniousness impedance impede impeded impediment
impedimenta impeding impel impelled impelling impend impended impending impenetrability impenetrable
impenetrably impenitence impenitent imperative imperatively imperceptible imperceptibly imperfect
imperfection imperfectly imperial imperialism imperialist imperialistic imperially imperil imperiled
imperiling imperilled imperilling imperious imperiously imperiousness imperishable impermanence impermanent
impermeable impermissible impersonal impersonally impersonate impersonated impersonating impersonation
impersonator impertinence impertinent impertinently imperturbability imperturbable imperturbably impervious
impetigo impetuosity impetuous impetuously impetuousness impetus impetuses impieties impiety impinge
impinged impingement impinging impious impiously impiousness impish impishly impishness implacability
implacable implacably implant implantation implanted implanting implausibilities implausibility implausible
implausibly implement implementable implementation implemented implementer implementing implicate implicated
implicating implication implicit implicitly implied implies implode imploded imploding implore implored
imploring imploringly implosion imply implying impolite impolitely impoliteness impolitenesses impolitic
imponderable import importance important importantly importation imported importer importing importunate
importune importuned importuning importunity impose imposed imposing imposingly imposition impossibilities
impossibility impossible impossibly impostor imposture impotence impotent impotently impound impounded
impounding impoverish impoverished impoverishes impoverishing impoverishment impracticability impracticable
impracticably impractical impracticality imprecation imprecise imprecisely imprecision impregnability
impregnable impregnably impregnate impregnated impregnating impregnation impresario impress impressed
impresses impressing impression impressionable impressionism impressionist impressionistic impressive
impressively impressiveness imprimatur imprint imprinted imprinting imprison imprisoned imprisoning
imprisonment improbabilities improbability improbable improbably impromptu improper improperly improprieties
impropriety improvable improve improved improvement improvidence improvident improvidently improving
improvisation improvise improvised improvising imprudence imprudent imprudently impudence impudent
impudently impugn impugned impugning impulse impulsed impulsing impulsion impulsive impulsively
impulsiveness impunity impure impurely impurer impurest impurities impurity imputation impute imputed
imputing imus ina inabilities inability inaccessibility inaccessible inaccuracies inaccuracy inaccurate
inaccurately inaction inactive inactivity inadequacies inadequacy inadequate inadequately inadmissible
inadvertence inadvertent inadvertently inadvisable inalienable inamorata inane inanely inaner inanest
inanimate inanities inanity inapplicable inappropriate inappropriately inappropriateness inapt inarticulacy
inarticulate inarticulately inarticulateness inasmuch inattention inattentive inattentively inaudibility
inaudible inaudibly inaugural inaugurate inaugurated inaugurating inauguration inauspicious inauspiciously
inboard inborn inbound inbox inboxes inbred inbreed inbreeding inbuilt inca incalculable incalculably
incandescence incandescent incantation incapability incapable incapacitate incapacitated incapacitating
incapacity incarcerate incarcerated incarcerating incarceration incarnate incarnated incarnating incarnation
incautious incautiously incendiaries incendiary incense incensed incensing incentive inception incessant
incessantly incest incestuous incestuously incestuousness inch inched inches inching inchoate inchon
incidence incident incidental incidentally incinerate incinerated incinerating incineration incinerator
incipient incise incised incising incision incisive incisively incisiveness incisor incite incited
incitement inciting incivilities incivility inclemency inclement inclination incline inclined inclining
include included including inclusion inclusive inclusively incognito incoherence incoherent incoherently
incombustible income incomer incoming incommensurate incommunicado incomparable incomparably
incompatibilities incompatibility incompatible incompatibly incompetence incompetent incompetently
incomplete incompletely incompleteness incomprehensibility incomprehensible incomprehensibly incomprehension
inconceivable inconceivably inconclusive inconclusively incongruities incongruity incongruous incongruously
inconsequential inconsequentially inconsiderable inconsiderate inconsiderately inconsiderateness
inconsistencies inconsistency inconsistent inconsistently inconsolable inconsolably inconspicuous
inconspicuously inconspicuousness inconstancy inconstant incontestable incontestably incontinence
incontinent incontrovertible incontrovertibly inconvenience inconvenienced inconveniencing inconvenient
inconveniently incorporate incorporated incorporating incorporation incorporeal incorrect incorrectly
incorrectness incorrigibility incorrigible incorrigibly incorruptibility incorruptible incorruptibly
increase increased increasing increasingly incredibility incredible incredibly incredulity incredulous
incredulously increment incremental incrementally incremented incriminate incriminated incriminating
incrimination incriminatory incrustation incubate incubated incubating incubation incubator incubus
incubuses inculcate inculcated inculcating inculcation inculpate inculpated inculpating incumbencies
incumbency incumbent incur incurable incurably incurious incurred incurring incursion indebted indebtedness
indecencies indecency indecent indecently indecipherable indecision indecisive indecisively indecisiveness
indecorous indecorously indeed indefatigable indefatigably indefensible indefensibly indefinable indefinably
indefinite indefinitely indelible indelibly indelicacies indelicacy indelicate indelicately indemnification
indemnified indemnifies indemnify indemnifying indemnities indemnity indent indentation indented indenting
indenture indentured indenturing independence independent independently indescribable indescribably
indestructibility indestructible indestructibly indeterminable indeterminacy indeterminate indeterminately
index indexation indexed indexes indexing india indian indiana indianan indianapolis indicate indicated
indicating indication indicative indicator indices indict indictable indicted indicting indictment indie
indifference indifferent indifferently indigence indigenous indigent indigestible indigestion indignant
indignantly indignation indignities indignity indigo indira indirect indirection indirectly indirectness
indiscernible indiscipline indiscreet indiscreetly indiscretion indiscriminate indiscriminately
indispensability indispensable indispensably indisposed indisposition indisputable indisputably
indissolubility indissoluble indissolubly indistinct indistinctly indistinctness indistinguishable
individual individualise individualised individualising individualism individualist individualistic
individualistically individuality individualize individualized individualizing individually indivisibility
indivisible indivisibly indochina indochinese indoctrinate indoctrinated indoctrinating indoctrination
indolence indolent indolently indomitable indomitably indonesia indonesian indoor indore indra indubitable
indubitably induce induced inducement inducing induct inductance inducted inductee inducting induction
inductive inductively indulge indulged indulgence indulgent indulgently indulging indus industrial
industrialisation industrialise industrialised industrialising industrialism industrialist industrialization
industrialize industrialized industrializing industrially industries industrious industriously
industriousness industry indy inebriate inebriated inebriating inebriation inedible ineducable ineffable
ineffably ineffective ineffectively ineffectiveness ineffectual ineffectually inefficiencies inefficiency
inefficient inefficiently inelastic inelegance inelegant inelegantly ineligibility ineligible ineluctable
ineluctably inept ineptitude ineptly ineptness inequalities inequality inequitable inequities inequity
ineradicable inert inertia inertial inertly inertness ines inescapable inescapably inessential inestimable
inestimably inevitability inevitable inevitably inexact inexcusable inexcusably inexhaustible inexhaustibly
inexorability inexorable inexorably inexpedient inexpensive inexpensively inexperience inexperienced
inexpert inexpertly inexplicable inexplicably inexpressible inexpressibly inexpressive inextinguishable
inextricable inextricably inez infallibility infallible infallibly infamies infamous infamously infamy
infancy infant infanticide infantile infantries infantry infantryman infantrymen infarction infatuate
infatuated infatuating infatuation infeasible infect infected infecting infection infectious infectiously
infectiousness infelicities infelicitous infelicity infer inference inferential inferior inferiority
infernal inferno inferred inferring infertile infertility infest infestation infested infesting infidel
infidelities infidelity infield infielder infighting infill infilled infilling infiltrate infiltrated
infiltrating infiltration infiltrator infinite infinitely infinitesimal infinitesimally infinities
infinitive infinitude infinity infirm infirmaries infirmary infirmities infirmity infix inflame inflamed
inflaming inflammable inflammation inflammatory inflatable inflate inflated inflating inflation inflationary
inflect inflected inflecting inflection inflectional inflexibility inflexible inflexibly inflexion inflict
inflicted inflicting infliction inflorescence inflow influence influenced influencing influential
influentially influenza influx influxes info infomercial inform informal informality informally informant
information informational informative informed informer informing infotainment infraction infrared
infrastructural infrastructure infrequency infrequent infrequently infringe infringed infringement
infringing infuriate infuriated infuriating infuriatingly infuse infused infusing infusion ing inge
ingenious ingeniously ingenuity ingenuous ingenuously ingenuousness ingest ingested ingesting ingestion
inglenook inglewood inglorious ingloriously ingot ingrain ingrained ingraining ingram ingrate ingratiate
ingratiated ingratiating ingratiatingly ingratitude ingredient ingres ingresses ingrid ingrowing ingrown
inhabit inhabitable inhabitant inhabited inhabiting inhalant inhalation inhalator inhale inhaled inhaler
inhaling inhere inhered inherent inherently inhering inherit inheritance inherited inheriting inheritor
inhibit inhibited inhibiting inhibition inhospitable inhuman inhumane inhumanely inhumanities inhumanity
inhumanly inimical inimically inimitable inimitably iniquities iniquitous iniquity initial initialed
initialing initialisation initialise initialised initialising initialization initialize initialized
initializing initialled initialling initially initiate initiated initiating initiation initiative initiator
initio inject injected injecting injection injector injudicious injudiciously injunction injure injured
injuries injuring injurious injury injustice ink inkblot inked inkier inkiest inkiness inking inkling
inkstand inkwell inky inlaid inland inlay inlaying inlet inline inmate inmost inn innards innate innately
inner innermost inning innit innkeeper innocence innocent innocently innocuous innocuously innocuousness
innovate innovated innovating innovation innovative innovator innovatory innuendo innumerable innumeracy
innumerate inoculate inoculated inoculating inoculation inoffensive inoffensively inonu inoperable
inoperative inopportune inopportunely inordinate inordinately inorganic inpatient input inputted inputting
inquest inquietude inquire inquired inquirer inquiries inquiring inquiringly inquiry inquisition inquisitive
inquisitively inquisitiveness inquisitor inquisitorial inquorate inroad ins insalubrious insane insanely
insaner insanest insanitary insanity insatiable insatiably inscribe inscribed inscribing inscription
inscrutability inscrutable inscrutably inseam insect insecticidal insecticide insectivore insectivorous
insecure insecurely insecurities insecurity inseminate inseminated inseminating insemination insensate
insensibility insensible insensibly insensitive insensitively insensitivity insentience insentient
inseparability inseparable inseparably insert inserted inserting insertion inset insetting inshore inside
insider insidious insidiously insidiousness insight insightful insignia insignificance insignificant
insignificantly insincere insincerely insincerity insinuate insinuated insinuating insinuation insipid
insipidity insipidly insipidness insist insisted insistence insistent insistently insisting insofar insole
insolence insolent insolently insolubility insoluble insolvable insolvencies insolvency insolvent insomnia
insomniac insouciance insouciant inspect inspected inspecting inspection inspector inspectorate inspiration
inspirational inspire inspired inspiring instabilities instability instagram install installation installed
installing installment instalment instamatic instance instanced instancing instant instantaneous
instantaneously instantly instead instep instigate instigated instigating instigation instigator instil
instill instilled instilling instinct instinctive instinctively instinctual institute instituted instituting
institution institutional institutionalisation institutionalise institutionalised institutionalising
institutionalization institutionalize institutionalized institutionalizing instruct instructed instructing
instruction instructional instructive instructively instructor instrument instrumental instrumentalist
instrumentality instrumentation instrumented instrumenting insubordinate insubordination insubstantial
insufferable insufferably insufficiency insufficient insufficiently insular insularity insulate insulated
insulating insulation insulator insulin insult insulted insulting insultingly insuperable insuperably
insupportable insurance insure insured insurer insurgence insurgencies insurgency insurgent insuring
insurmountable insurrection insurrectionist intact intaglio intake intangible intangibly integer integral
integrally integrate integrated integrating integration integrator integrity integument intel intellect
intellectual intellectualise intellectualised intellectualising intellectualism intellectualize
intellectualized intellectualizing intellectually intelligence intelligent intelligently intelligentsia
intelligibility intelligible intelligibly intelsat intemperance intemperate intemperately intend intended
intending intense intensely intenser intensest intensification intensified intensifier intensifies intensify
intensifying intensities intensity intensive intensively intent intention intentional intentionally intently
intentness inter interact interacted interacting interaction interactive interactively interactivity
interbred interbreed interbreeding intercede interceded interceding intercept intercepted intercepting
interception interceptor intercession intercessor interchange interchangeability interchangeable
interchangeably interchanged interchanging intercity intercollegiate intercom intercommunication
interconnect interconnected interconnecting interconnection intercontinental intercourse interdenominational
interdepartmental interdependence interdependent interdict interdicted interdicting interdiction
interdisciplinary interest interested interesting interestingly interface interfaced interfacing interfaith
interfere interfered interference interfering interferon intergalactic intergovernmental interim interior
interject interjected interjecting interjection interlace interlaced interlacing interlard interlarded
interlarding interleave interleaved interleaving interleukin interlink interlinked interlinking interlock
interlocked interlocking interlocutor interlocutory interloper interlude interluded interluding
intermarriage intermarried intermarries intermarry intermarrying intermediaries intermediary intermediate
interment intermezzi intermezzo interminable interminably intermingle intermingled intermingling
intermission intermittent intermittently intern internal internalisation internalise internalised
internalising internalization internalize internalized internalizing internally international internationale
internationalisation internationalise internationalised internationalising internationalism internationalist
internationalization internationalize internationalized internationalizing internationally internecine
interned internee internet interning internist internment internship interoffice interpenetrate
interpenetrated interpenetrating interpenetration interpersonal interplanetary interplay interpol
interpolate interpolated interpolating interpolation interpose interposed interposing interposition
interpret interpretation interpretative interpreted interpreter interpreting interpretive interracial
interred interregnum interrelate interrelated interrelating interrelation interrelationship interring
interrogate interrogated interrogating interrogation interrogative interrogator interrogatories
interrogatory interrupt interrupted interrupting interruption interscholastic intersect intersected
intersecting intersection intersperse interspersed interspersing interstate interstellar interstice
intertwine intertwined intertwining interurban interval intervene intervened intervening intervention
interventionism interventionist interview interviewed interviewee interviewer interviewing interwar
interweave interweaving interwove interwoven intestate intestinal intestine intimacies intimacy intimate
intimated intimately intimating intimation intimidate intimidated intimidating intimidation into intolerable
intolerably intolerance intolerant intolerantly intonation intone intoned intoning intoxicant intoxicate
intoxicated intoxicating intoxication intractability intractable intractably intramural intranet
intransigence intransigent intransigently intransitive intransitively intrauterine intravenous intravenouses
intravenously intrepid intrepidly intricacies intricacy intricate intricately intrigue intrigued intriguing
intriguingly intrinsic intrinsically introduce introduced introducing introduction introductory intros
introspection introspective introspectively introversion introvert introverted intrude intruded intruder
intruding intrusion intrusive intuit intuited intuiting intuition intuitive intuitively inuit inuktitut
inundate inundated inundating inundation inure inured inuring invade invaded invader invading invalid
invalidate invalidated invalidating invalidation invalided invaliding invalidity invaluable invar invariable
invariably invariant invasion invasive invective inveigh inveighed inveighing inveigle inveigled inveigling
invent invented inventing invention inventive inventively inventiveness inventor inventoried inventories
inventory inventorying inverse inversely inversion invert invertebrate inverted inverting invest invested
investigate investigated investigating investigation investigative investigator investigatory investing
investiture investment investor inveterate invidious invidiously invidiousness invigilate invigilated
invigilating invigilation invigilator invigorate invigorated invigorating invigoration invincibility
invincible invincibly inviolability inviolable inviolate invisibility invisible invisibly invitation
invitational invite invited inviting invitingly invocation invoice invoiced invoicing invoke invoked
invoking involuntarily involuntary involve involved involvement involving invulnerability invulnerable
invulnerably inward inwardly iodine iodise iodised iodising iodize iodized iodizing ion ionesco ionian ionic
ionisation ionise ionised ionising ionization ionize ionized ionizer ionizing ionosphere ios iota iowa iowan
ipad ipecac iphigenia iphone ipod iqaluit iqbal iquitos ira iran iranian iraq iraqi irascibility irascible
irascibly irate irately irateness ire ireland irene iridescence iridescent iridium iris irises irish irisher
irishman irishmen irishwoman irishwomen irk irked irking irksome irkutsk irma iron ironclad ironed ironic
ironical ironically ironies ironing ironmonger ironmongery ironstone ironware ironwork irony iroquoian
iroquois irradiate irradiated irradiating irradiation irrational irrationality irrationally irrawaddy
irreconcilable irreconcilably irrecoverable irrecoverably irredeemable irredeemably irreducible irreducibly
irrefutable irrefutably irregular irregularities irregularity irregularly irrelevance irrelevancies
irrelevancy irrelevant irrelevantly irreligious irremediable irremediably irreparable irreparably
irreplaceable irrepressible irrepressibly irreproachable irreproachably irresistible irresistibly irresolute
irresolutely irresolution irrespective irresponsibility irresponsible irresponsibly irretrievable
irretrievably irreverence irreverent irreverently irreversible irreversibly irrevocable irrevocably irrigate
irrigated irrigating irrigation irritability irritable irritably irritant irritate irritated irritating
irritatingly irritation irruption irtish irvin irving irwin isaac isabel isabella isabelle isaiah iscariot
isfahan isherwood ishim ishmael ishtar isiah isidro isinglass isis islam islamabad islamic islamism islamist
island islander isle islet ism ismael ismail isnt iso isobar isolate isolated isolating isolation
isolationism isolationist isolde isometric isomorphic isosceles isotherm isotope isotopic isotropic ispell
israel israeli israelite issac issachar issuance issue issued issuing istanbul isthmus isthmuses isuzu
itaipu italian italic italicise italicised italicising italicize italicized italicizing italy itasca itch
itched itches itchier itchiest itchiness itching itchy itd item itemisation itemise itemised itemising
itemization itemize itemized itemizing iterate iterated iterating iteration iterative iterator ithaca
ithacan itinerant itineraries itinerary itll ito its itself itunes iva ivan ivanhoe ive ivied ivies ivories
ivory ivy iyar izaak izanagi izanami izhevsk izmir izod izvestia jab jabbed jabber jabbered jabberer
jabbering jabbing jabot jack jackal jackaroo jackarooed jackarooing jackass jackasses jackboot jackbooted
jackdaw jacked jacket jackhammer jackie jacking jackknife jackknifed jackknifing jackknives jacklyn jackpot
jackrabbit jackson jacksonian jacksonville jacky jaclyn jacob jacobean jacobi jacobin jacobite jacobson
jacquard jacqueline jacquelyn jacques jacuzzi jade jaded jading jag jagged jaggeder jaggedest jaggedly
jaggedness jagger jagiellon jaguar jahangir jail jailbird jailbreak jailed jailer jailhouse jailing jaime
jain jainism jaipur jakarta jake jalopies jalopy jalousie jam jamaal jamaica jamaican jamal jamar jamb
jamboree jame jamel jamestown jami jamie jammed jammier jammiest jamming jammy jan jana janacek jane janell
janelle janet janette jangle jangled jangling janice janie janine janis janissary janitor janitorial
janjaweed janna jannie jansen jansenist januaries january janus japan japanese japanned japanning jape japed
japing japura jar jared jargon jarlsberg jarred jarrett jarring jarrod jarvis jasmine jason jasper jataka
jaundice jaundiced jaundicing jaunt jaunted jauntier jauntiest jauntily jauntiness jaunting jaunty java
javanese javascript javelin javier jaw jawbone jawboned jawboning jawbreaker jawed jawing jawline jaxartes
jay jayapura jayawardene jaycee jayne jayson jaywalk jaywalked jaywalker jaywalking jazz jazzed jazzes
jazzier jazziest jazzing jazzy jealous jealousies jealously jealousy jean jeanette jeanie jeanine jeanne
jeannette jeannie jeannine jed jedi jeep jeer jeered jeering jeeringly jeeves jeez jeff jefferey jefferson
jeffersonian jeffery jeffrey jeffry jehoshaphat jehovah jejune jekyll jell jelled jellied jellies jelling
jelly jellybean jellyfish jellyfishes jellying jemmied jemmies jemmy jemmying jenifer jenkins jenna jenner
jennie jennifer jennings jenny jensen jeopardise jeopardised jeopardising jeopardize jeopardized
jeopardizing jeopardy jephthah jerald jeremiad jeremiah jeremy jeri jericho jerk jerked jerkier jerkiest
jerkily jerkin jerkiness jerking jerkwater jerky jermaine jeroboam jerold jerome jerri jerrod jerrold jerry
jerrycan jersey jerusalem jess jesse jessica jessie jest jested jester jesting jesuit jesus jet jetliner
jetsam jetted jetties jetting jettison jettisoned jettisoning jetty jetway jew jewel jeweled jeweler
jeweling jewell jewelled jeweller jewellery jewelling jewelries jewelry jewish jewishness jewry jezebel jfk
jib jibbed jibbing jibe jibed jibing jidda jiffies jiffy jig jigged jigger jiggered jiggering jigging jiggle
jiggled jiggling jigsaw jigsawed jigsawing jihad jihadist jilin jill jillaroo jillarooed jillarooing jillian
jilt jilted jilting jim jimenez jimmie jimmied jimmy jimmying jinan jingle jingled jingling jingoism
jingoist jingoistic jink jinked jinking jinn jinnah jinni jinny jinrikisha jinx jinxed jinxes jinxing jitney
jitterbug jitterbugged jitterbugging jitterier jitteriest jitters jittery jivaro jive jived jiving joan
joann joanna joanne joaquin job jobbed jobber jobbing jobless joblessness jobshare jobsworth jocasta jocelyn
jock jockey jockeyed jockeying jockstrap jocose jocosely jocosity jocular jocularity jocularly jocund
jocundity jocundly jodhpurs jodi jodie jody joe joel joey jog jogged jogger jogging joggle joggled joggling
jogjakarta johann johanna johannes johannesburg john johnathan johnathon johnie johnnie johnny johnson
johnston join joined joiner joinery joining joint jointed jointing jointly joist jojoba joke joked joker
jokey jokier jokiest joking jokingly jolene jollied jollier jollies jolliest jollification jolliness jollity
jolly jollying jolson jolt jolted jolting jon jonah jonas jonathan jonathon jones joni jonquil jonson joplin
jordan jordanian jorge jose josef josefa josefina joseph josephine josephson josephus josh joshed joshes
joshing joshua josiah josie jostle jostled jostling josue jot jotted jotter jotting joule jounce jounced
jouncing journal journalese journalism journalist journalistic journey journeyed journeying journeyman
journeymen journo joust jousted jousting jove jovial joviality jovially jovian jowl jowly joy joyce joycean
joyed joyful joyfuller joyfullest joyfully joyfulness joying joyless joylessly joylessness joyner joyous
joyously joyousness joyridden joyride joyrider joyriding joyrode joystick juan juana juanita juarez jubal
jubilant jubilantly jubilation jubilee judaeo judah judaic judaism judas judases judd judder juddered
juddering jude judea judge judged judgement judgemental judgeship judging judgment judgmental judicature
judicial judicially judiciaries judiciary judicious judiciously judiciousness judith judo judson judy jug
jugful jugged juggernaut jugging juggle juggled juggler juggling jugular juice juiced juicer juicier
juiciest juicily juiciness juicing juicy jujitsu jujube jukebox jukeboxes julep jules julia julian juliana
julianne julie julienne juliet juliette julio julius julliard july jumble jumbled jumbling jumbo jumbuck
jump jumped jumper jumpier jumpiest jumpiness jumping jumpsuit jumpy junco junction juncture june juneau
jung jungfrau jungian jungle junior juniper junk junked junker junket junketed junketing junkie junkier
junkiest junking junkyard juno junta jupiter jurassic juridical juries jurisdiction jurisdictional
jurisprudence jurist juror jurua jury juryman jurymen jurywoman jurywomen just juster justest justice
justifiable justifiably justification justified justifies justify justifying justin justine justinian justly
justness jut jute jutland jutted jutting juvenal juvenile juxtapose juxtaposed juxtaposing juxtaposition
kaaba kaboom kabuki kabul kafka kafkaesque kaftan kagoshima kahlua kaifeng kaiser kaitlin kalahari kalamazoo
kalashnikov kalb kale kaleidoscope kaleidoscopic kaleidoscopically kalevala kalgoorlie kali kalmyk kama
kamchatka kamehameha kamikaze kampala kampuchea kanchenjunga kandahar kandinsky kane kanga kangaroo kannada
kano kanpur kansan kansas kant kantian kaohsiung kaolin kapok kaposi kaput kara karachi karaganda karakorum
karakul karamazov karaoke karat karate kareem karen karenina kari karin karina karl karla karloff karma karo
karol karroo kart karyn kasai kasey kashmir kasparov kate katelyn katharine katherine katheryn kathiawar
kathie kathleen kathrine kathryn kathy katie katina katmai katowice katrina katy katydid kauai kaufman
kaunas kaunda kawabata kawasaki kay kayak kayaked kayaking kaye kayla kazakh kazakhstan kazan kazantzakis
kazoo keaton keats kebab keck kedgeree keel keeled keelhaul keelhauled keelhauling keeling keen keenan
keened keener keenest keening keenly keenness keep keeper keeping keepsake keewatin keg keillor keisha keith
keller kelley kelli kellie kellogg kelly kelp kelpie kelsey kelvin kemerovo kemp kempis ken kendall kendra
kendrick kenmore kennan kenned kennedy kennel kenneled kenneling kennelled kennelling kenneth kenning
kennith kenny kent kenton kentuckian kentucky kenya kenyan kenyatta kenyon keogh keokuk kepler kept keratin
kerb kerbed kerbing kerbside kerchief kerensky kerfuffle keri kermit kern kernel kerosene kerouac kerr kerri
kerry kestrel ketch ketches ketchup keto ketogenic kettering kettle kettledrum keven kevin kevlar kevorkian
kewpie key keybinding keyboard keyboarded keyboarder keyboarding keyboardist keyed keyhole keying keynes
keynesian keynote keynoted keynoting keypad keypunch keypunched keypunches keypunching keystone keystroke
keyword kfc khabarovsk khachaturian khaki khalid khan kharkov khartoum khayyam khazar khmer khoikhoi khoisan
khomeini khorana khrushchev khufu khulna khwarizmi khyber khz kibbutz kibbutzes kibbutzim kibitz kibitzed
kibitzer kibitzes kibitzing kibosh kick kickapoo kickback kickboxing kicked kicker kickier kickiest kicking
kickoff kickstand kicky kid kidd kidded kidder kiddie kidding kiddo kidnap kidnapped kidnapper kidnapping
kidney kiel kielbasa kierkegaard kieth kiev kigali kike kikuyu kilauea kilimanjaro kill killdeer killed
killer killing killjoy kiln kilned kilning kilo kilobyte kilocycle kilogram kilohertz kilometer kilometre
kiloton kilowatt kilroy kilt kilted kilter kim kimberley kimberly kimono kin kind kinda kinder kindergarten
kindergartener kindest kindhearted kindle kindled kindlier kindliest kindliness kindling kindly kindness
kindnesses kindred kinematic kinetic kinfolk king kingdom kingfisher kinglier kingliest kingly kingmaker
kingpin kingship kingston kingstown kink kinked kinkier kinkiest kinking kinky kinney kinsey kinsfolk
kinshasa kinship kinsman kinsmen kinswoman kinswomen kiosk kiowa kip kipling kipped kipper kippered
kippering kipping kirby kirchhoff kirchner kirghistan kirghiz kiribati kirinyaga kirk kirkland kirkpatrick
kirov kirsch kirsches kirsten kisangani kishinev kislev kismet kiss kissed kisser kisses kissing kissinger
kissogram kit kitakyushu kitchen kitchener kitchenette kitchenware kite kited kith kiting kitsch kitschy
kitted kitten kittenish kitties kitting kitty kiwanis kiwi klan klansman klaus klaxon klee kleenex kleenexes
klein kleptomania kleptomaniac klimt kline klingon klondike klutz klutzes klutzier klutziest klutzy kmart
knack knacker knackered knackering knapp knapsack knave knavery knavish knead kneaded kneader kneading knee
kneecap kneecapped kneecapping kneed kneeing kneel kneeling knell knelled knelling knelt knesset knew
kngwarreye knicker knickerbocker knickknack knievel knife knifed knifing knight knighted knighthood
knighting knightly knit knitted knitter knitting knitwear knives knob knobbier knobbiest knobbly knobby
knock knockabout knockdown knocked knocker knocking knockoff knockout knockwurst knoll knopf knossos knot
knothole knotted knottier knottiest knotting knotty know knowable knowing knowingly knowledge knowledgeable
knowledgeably knowles known knox knoxville knuckle knuckled knuckleduster knucklehead knuckling knudsen
knuth koala kobe koch kochab kodachrome kodak kodaly kodiak koestler kohinoor kohl kohlrabi kohlrabies
koizumi kojak kolyma kommunizma kong kongo konrad kook kookaburra kookier kookiest kookiness kooky koontz
kopeck koppel koran korea korean korma kornberg kory korzybski kosciusko kosher koshered koshering kossuth
kosygin kotlin koufax kowloon kowtow kowtowed kowtowing kraft krakatoa krakow kramer krasnodar krasnoyarsk
krebs kremlin kremlinologist kresge krill kringle kris krishna krishnamurti krista kristen kristi kristie
kristin kristina kristine kristopher kristy kroc kroger krone kronecker kroner kronor kropotkin kruger
krugerrand krupp krypton krystal kshatriya kublai kubrick kudos kudzu kuhn kuibyshev kulthumm kumquat
kunming kuomintang kurd kurdish kurdistan kurosawa kurt kurtis kusch kutuzov kuwait kuwaiti kuznets kuznetsk
kvetch kvetched kvetches kvetching kwakiutl kwan kwangju kwanzaa kyle kylie kyoto kyrgyzstan kyushu lab
laban label labeled labeling labelled labelling labia labial labium labor laboratories laboratory labored
laborer laboring laborious laboriously laboriousness labour laboured labourer labouring labrador laburnum
labyrinth labyrinthine lace laced lacerate lacerated lacerating laceration lacey lachesis lachrymal
lachrymose lacier laciest lacing lack lackadaisical lackadaisically lacked lackey lacking lackluster
lacklustre laconic laconically lacquer lacquered lacquering lacrosse lactate lactated lactating lactation
lactic lactose lacuna lacunae lacy lad ladder laddered laddering laddie laddish laddishness lade laded laden
ladies lading ladle ladled ladling ladoga ladonna lady ladybird ladybug ladyfinger ladylike ladyship
lafayette lafitte lag lager laggard lagged lagging lagniappe lagoon lagos lagrange lagrangian lahore laid
lain lair laird laity laius lajos lake lakeisha lakeside lakewood lakisha lakota lakshmi lam lama lamar
lamarck lamaseries lamasery lamaze lamb lambada lambaste lambasted lambasting lambda lambed lambent lambert
lambing lambkin lamborghini lambrusco lambskin lambswool lame lamebrain lamed lamely lameness lament
lamentable lamentably lamentation lamented lamenting lamer lamest laminate laminated laminating lamination
laming lamington lammed lamming lamont lamour lamp lampblack lamplight lampoon lampooned lampooning lamppost
lamprey lampshade lana lanai lancashire lancaster lance lanced lancelot lancer lancet lancing land landed
lander landfall landfill landholder landholding landing landladies landlady landless landline landlocked
landlord landlubber landmark landmass landmasses landmine landon landowner landownership landowning landry
landsat landscape landscaped landscaper landscaping landslid landslide landsliding landslip landsteiner
landward lane lang langerhans langland langley langmuir language languid languidly languish languished
languishes languishing languor languorous languorously lank lanka lanker lankest lankier lankiest lankiness
lanky lanny lanolin lansing lantern lanyard lanzhou lao laocoon laotian lap lapdog lapel lapidaries lapidary
laplace lapland lapp lapped lapping lapse lapsed lapsing laptop lapwing lara laramie larboard larcenies
larcenous larceny larch larches lard larded larder larding lardner laredo large largely largeness larger
largest largish largo lariat lark larked larking larkspur larousse larrikin larrikinism larry lars larsen
larson larva larvae larval larynges laryngitis larynx las lasagna lasagne lascaux lascivious lasciviously
lasciviousness laser lash lashed lashes lashing lassa lassen lasses lassie lassitude lasso lassoed lassoing
last lasted lasting lastingly lastly latasha latch latched latches latching latchkey late latecomer lately
latency lateness latent later lateral lateraled lateraling laterally lateran latest latex lath lathe lathed
lather lathered lathering lathery lathing latin latina latiner latino latinx latisha latitude latitudinal
latonya latoya latrine latrobe lats latte latter latterly lattice latticed latticework latvia latvian laud
laudable laudably laudanum laudatory lauded lauder lauding laue laugh laughable laughably laughed laughing
laughingly laughingstock laughter launch launched launcher launches launching launder laundered launderer
launderette laundering laundress laundresses laundries laundromat laundry laundryman laundrymen laura
laurasia laureate laurel lauren laurence laurent lauri laurie lava laval lavatorial lavatories lavatory
lavender lavern laverne lavish lavished lavisher lavishes lavishest lavishing lavishly lavishness lavoisier
lavonne lavs law lawanda lawbreaker lawful lawfully lawfulness lawgiver lawless lawlessly lawlessness
lawmaker lawman lawmen lawn lawnmower lawrence lawrencium lawson lawsuit lawyer lax laxative laxer laxest
laxity laxly laxness lay layabout layamon layaway layer layered layering layette laying layla layman laymen
layoff layout layover laypeople layperson laywoman laywomen lazaro lazarus laze lazed lazied lazier lazies
laziest lazily laziness lazing lazy lazybones lazying lbj lea leach leached leaches leaching lead leadbelly
leaded leaden leader leadership leading leaf leafed leafier leafiest leafing leafless leaflet leafleted
leafleting leafy league leagued leaguing leah leak leakage leaked leakey leakier leakiest leaking leaky lean
leander leaned leaner leanest leaning leann leanna leanne leanness leap leaped leapfrog leapfrogged
leapfrogging leaping leapt lear learjet learn learned learner learning learnt leary lease leaseback leased
leasehold leaseholder leash leashed leashes leashing leasing least leastwise leather leatherette leatherneck
leathery leave leaved leaven leavened leavening leavenworth leaver leaving lebanese lebanon lebesgue leblanc
lech leched lecher lecherous lecherously lechery leches leching lecithin lectern lecture lectured lecturer
lectureship lecturing led leda lederberg ledge ledger lee leech leeched leeches leeching leeds leek leer
leered leerier leeriest leering leery leeuwenhoek leeward leeway left lefter leftest lefties leftism leftist
leftmost leftover leftward lefty leg legacies legacy legal legalese legalisation legalise legalised
legalising legalism legalistic legalistically legalities legality legalization legalize legalized legalizing
legally legate legatee legation legato legend legendary legendre leger legerdemain legged leggier leggiest
legging leggy leghorn legibility legible legibly legion legionaries legionary legionnaire legislate
legislated legislating legislation legislative legislator legislature legit legitimacy legitimate
legitimated legitimately legitimating legitimise legitimised legitimising legitimize legitimized
legitimizing legless legman legmen lego legree legroom legume leguminous legwarmer legwork lehman lei
leibniz leicester leiden leif leigh leila leipzig leisure leisured leisurely leisurewear leitmotif leitmotiv
lela leland lelia lemaitre lemma lemme lemming lemon lemonade lemongrass lemony lemuel lemur lemuria len
lena lenard lend lender lending length lengthen lengthened lengthening lengthier lengthiest lengthily
lengthwise lengthy leniency lenient leniently lenin leningrad leninism leninist lennon lenny leno lenoir
lenora lenore lenses lent lenten lentil leo leola leon leona leonard leonardo leoncavallo leonel leonid
leonidas leonine leonor leopard leopold leopoldo leotard leper lepidus lepke leprechaun leprosy leprous
lepus lerner leroy les lesa lesbian lesbianism lesion lesley leslie lesotho lessee lessen lessened lessening
lesseps lesser lessie lesson lessor lest lester lestrade let leta letdown letha lethal lethally lethargic
lethargically lethargy lethe leticia letitia letter letterbox letterboxes lettered letterhead lettering
letterman letting lettuce letup leucotomies leucotomy leukaemia leukemia leukocyte levant levee level
leveled leveler levelheaded levelheadedness leveling levelled leveller levelling levelness lever leverage
leveraged leveraging levered levering levesque levi leviathan levied levies levine levitate levitated
levitating levitation leviticus levitt levity levy levying lew lewd lewder lewdest lewdly lewdness lewinsky
lewis lexical lexicographer lexicography lexicon lexington lexis lexus lhasa lhotse liabilities liability
liable liaise liaised liaising liaison liar lib libation libby libel libeled libeler libeling libelled
libeller libelling libellous libelous liberace liberal liberalisation liberalise liberalised liberalising
liberalism liberality liberalization liberalize liberalized liberalizing liberally liberate liberated
liberating liberation liberator liberia liberian libertarian liberties libertine liberty libidinous libido
libra librarian librarianship libraries library libreoffice librettist libretto libreville librium libya
libyan lice licence license licensed licensee licensing licentiate licentious licentiously licentiousness
lichen lichtenstein licit lick licked licking licorice lid lidded lidia lido lie lieberman liebfraumilch
liechtenstein lied lief liefer liefest liege lien lieu lieutenancy lieutenant life lifebelt lifeblood
lifeboat lifeforms lifeguard lifeless lifelike lifeline lifelong lifer lifesaver lifesaving lifespan
lifestyle lifetime lifework lift lifted lifting liftoff ligament ligature ligatured ligaturing light lighted
lighten lightened lightening lighter lightest lightheaded lighthearted lightheartedly lightheartedness
lighthouse lighting lightly lightness lightning lightninged lightship lightweight lignite likable
likableness like likeable likeableness liked likelier likeliest likelihood likely liken likened likeness
likenesses likening liker likest likewise liking lila lilac lilia lilian liliana lilies lilith liliuokalani
lille lillian lillie lilliput lilliputian lilly lilo lilongwe lilt lilted lilting lily lima limb limbaugh
limber limbered limbering limbless limbo limburger lime limeade limed limelight limerick limescale limestone
limey limier limiest liming limit limitation limited limiting limitless limn limned limning limo limoges
limousin limousine limp limped limper limpest limpet limpid limpidity limpidly limping limply limpness
limpopo limy lin lina linage linchpin lincoln lind linda lindbergh linden lindsay lindsey lindy line lineage
lineal lineally lineament linear linearity linearly linebacker lined linefeed lineman linemen linen liner
linesman linesmen lineup linger lingered lingerer lingerie lingering lingeringly lingo lingoes lings lingual
linguist linguistic linguistically liniment lining link linkage linked linker linking linkman linkmen linkup
linnaeus linnet lino linoleum linotype linseed lint lintel linton linus linux linwood lion lionel lioness
lionesses lionhearted lionisation lionise lionised lionising lionization lionize lionized lionizing lip
lipid lipizzaner liposuction lippi lippmann lippy lipread lipreading lipscomb lipstick lipsticked
lipsticking lipton liquefaction liquefied liquefies liquefy liquefying liqueur liquid liquidate liquidated
liquidating liquidation liquidator liquidise liquidised liquidiser liquidising liquidity liquidize
liquidized liquidizer liquidizing liquor liquored liquorice liquoring lira lire lisa lisbon lisle lisp
lisped lisping lissajous lissom lissome list listed listen listenable listened listener listening lister
listeria listerine listing listless listlessly listlessness liston liszt lit litanies litany litchi lite
liter literacy literal literally literalness literary literate literati literature lithe lithely lither
lithest lithium lithograph lithographed lithographer lithographic lithographing lithography lithosphere
lithuania lithuanian litigant litigate litigated litigating litigation litigator litigious litigiousness
litmus litre litter litterbug littered littering little littleness littler littlest litton littoral
liturgical liturgically liturgies liturgy livability livable live liveable lived livelier liveliest
livelihood liveliness livelong lively liven livened livening liver liveried liveries liverish liverpool
liverpudlian liverwurst livery livest livestock livia livid lividly living livingston livingstone livonia
livy liz liza lizard lizzie lizzy ljubljana llama llano llewellyn lloyd load loadable loaded loader loading
loaf loafed loafer loafing loam loamier loamiest loamy loan loaned loaner loaning loanword loath loathe
loathed loathing loathsome loathsomeness loaves lob lobachevsky lobbed lobbied lobbies lobbing lobby
lobbying lobbyist lobe lobed lobotomies lobotomy lobster local locale localisation localise localised
localising localities locality localization localize localized localizing locally locate located locating
location locavore lochinvar loci lock lockable locke lockean locked locker locket lockheed locking lockjaw
lockout locksmith lockstep lockup lockwood loco locomotion locomotive locoweed locum locus locust locution
lode lodestar lodestone lodge lodged lodger lodging lodz loewe loewi loews loft lofted loftier loftiest
loftily loftiness lofting lofty log logan loganberries loganberry logarithm logarithmic logbook loge logged
logger loggerhead logging logic logical logically logician login logistic logistical logistically logjam
logo logoff logon logotype logout logrolling lohengrin loin loincloth loire lois loiter loitered loiterer
loitering loki lola lolcat lolita loll lollard lolled lollies lolling lollipop lollobrigida lollop lolloped
lolloping lolly lollygag lollygagged lollygagging lombard lombardi lombardy lome lon london londoner lone
lonelier loneliest loneliness lonely loner lonesome long longboat longbow longed longer longest longevity
longfellow longhair longhand longhorn longhouse longing longingly longish longitude longitudinal
longitudinally longshoreman longshoremen longstreet longtime longueur longways lonnie loo loofah look
lookalike looked looker looking lookout lookup loom loomed looming loon loonie loonier looniest loony loop
looped loophole loopier loopiest looping loopy loose loosed loosely loosen loosened looseness loosening
looser loosest loosing loot looted looter looting lop lope loped lopez loping lopped lopping lopsided
lopsidedly lopsidedness loquacious loquaciously loquacity lora loraine lord lorded lording lordlier
lordliest lordly lordship lore loreal lorelei loren lorena lorene lorentz lorenz lorenzo loretta lorgnette
lori lorie lorn lorna lorraine lorre lorrie lorry los lose loser losing losses lost lot lothario lotion lott
lotteries lottery lottie lotto lotus lotuses lou louche loud louder loudest loudhailer loudly loudmouth
loudmouthed loudness loudspeaker louella lough louie louis louisa louise louisiana louisianan louisianian
louisville lounge lounged lounger lounging lour lourdes loured louring louse loused lousier lousiest
lousiness lousing lousy lout loutish loutishness louver louvered louverture louvre louvred lovable love
lovebird lovecraft loved lovelace loveless lovelier lovelies loveliest loveliness lovelorn lovely lovemaking
lover lovesick lovey loving lovingly low lowbrow lowdown lowe lowed lowell lowenbrau lower lowercase lowered
lowering lowery lowest lowing lowish lowland lowlander lowlier lowliest lowliness lowly lowness lox loyal
loyaler loyalest loyalist loyally loyalties loyalty loyang loyd loyola lozenge luanda luann luau lubavitcher
lubber lubbock lube lubed lubing lubricant lubricate lubricated lubricating lubrication lubricator
lubricious lubriciously lubumbashi lucas luce lucia lucian luciano lucid lucidity lucidly lucidness lucien
lucifer lucile lucille lucinda lucio lucite lucius luck lucked luckier luckiest luckily luckiness lucking
luckless lucknow lucky lucrative lucratively lucre lucretia lucretius lucy luddite ludhiana ludicrous
ludicrously ludicrousness ludo ludwig luella lufthansa luftwaffe lug luge luger luggage lugged lugging
lughole lugosi lugubrious lugubriously lugubriousness luigi luis luisa luke lukewarm lula lull lullabies
lullaby lulled lulling lully lulu lumbago lumbar lumber lumbered lumbering lumberjack lumberman lumbermen
lumberyard luminaries luminary luminescence luminescent luminosity luminous luminously lummox lummoxes lump
lumpectomies lumpectomy lumped lumpen lumpier lumpiest lumpiness lumping lumpish lumpy luna lunacies lunacy
lunar lunatic lunch lunchbox lunchboxes lunched luncheon luncheonette lunches lunching lunchroom lunchtime
lung lunge lunged lungful lunging lupe lupercalia lupin lupine lupus lurch lurched lurches lurching lure
lured lurgy luria lurid luridly luridness luring lurk lurked lurking lusaka luscious lusciously lusciousness
lush lusher lushes lushest lushness lusitania lust lusted luster lustful lustfully lustier lustiest lustily
lustiness lusting lustre lustrous lusty lute luther lutheran lutheranism luvs luxembourg luxembourger
luxuriance luxuriant luxuriantly luxuriate luxuriated luxuriating luxuries luxurious luxuriously
luxuriousness luxury luz luzon lvov lyceum lychgate lycra lycurgus lydia lye lyell lying lyle lyly lyman
lyme lymph lymphatic lymphoma lynch lynched lynches lynching lynda lyndon lynette lynn lynne lynnette lynx
lynxes lyon lyra lyre lyrebird lyric lyrical lyrically lyricism lyricist lysenko lysistrata lysol lyx maalox
maam mabel mable mac macabre macadam macadamia macao macaroni macaroon macarthur macaulay macaw macbeth
macbride maccabeus macdonald mace maced macedon macedonia macedonian macerate macerated macerating
maceration mach machete machiavelli machiavellian machination machine machined machinery machining machinist
machismo macho macias macing macintosh mack mackenzie mackerel mackinac mackinaw mackintosh mackintoshes
macleish macmillan macon macro macrobiotic macrocosm macroeconomic macron macroscopic macumba macy mad
madagascan madagascar madam madame madcap madden maddened maddening maddeningly madder maddest maddox made
madeira madeleine madeline madelyn mademoiselle madge madhouse madison madly madman madmen madness madonna
madras madrasa madrasah madrases madrassa madrid madrigal madurai madwoman madwomen mae maelstrom maestro
maeterlinck mafia mafiosi mafioso magazine magdalena magdalene magellan magellanic magenta maggie maggot
maghreb magi magic magical magically magician magicked magicking maginot magisterial magisterially
magistracy magistrate magma magnanimity magnanimous magnanimously magnate magnesia magnesium magnet magnetic
magnetically magnetisation magnetise magnetised magnetising magnetism magnetization magnetize magnetized
magnetizing magneto magnetosphere magnification magnificence magnificent magnificently magnified magnifier
magnifies magnify magnifying magnitogorsk magnitude magnolia magnum magog magoo magpie magritte mags
magsaysay magyar mahabharata maharajah maharani maharashtra maharishi mahatma mahavira mahayana mahayanist
mahdi mahfouz mahican mahler mahoganies mahogany mai maid maiden maidenform maidenhair maidenhead maidenhood
maidenly maidservant maigret mail mailbag mailbox mailboxes mailed mailer mailing maillol mailman mailmen
mailshot maim maiman maimed maiming maimonides main maine mainframe mainland mainline mainlined mainlining
mainly mainmast mainsail mainspring mainstay mainstream mainstreamed mainstreaming maintain maintainability
maintainable maintained maintainer maintaining maintenance maisie maisonette maitreya maize majestic
majestically majesties majesty major majorca majordomo majored majorette majoring majorities majority
majorly majuro makarios make makeover maker makeshift makeup makeweight making malabar malabo malacca
malachi malachite maladies maladjusted maladjustment maladministration maladroit maladroitly maladroitness
malady malagasy malaise malamud malaprop malapropism malaria malarial malarkey malawi malay malayalam
malayan malaysia malaysian malcolm malcontent maldive maldivian maldonado male malediction malefactor
maleness malevolence malevolent malevolently malfeasance malformation malformed malfunction malfunctioned
malfunctioning mali malian malibu malice malicious maliciously malign malignancies malignancy malignant
malignantly maligned maligning malignity malinda malinger malingered malingerer malingering malinowski mall
mallard malleability malleable mallet mallomars mallory mallow malnourished malnutrition malodorous malone
malory malplaquet malpractice malraux malt malta malted maltese malthus malthusian malting maltreat
maltreated maltreating maltreatment malware mam mama mamba mambo mamboed mamboing mameluke mamet mamie mamma
mammal mammalian mammary mammies mammogram mammography mammon mammoth mammy mamore man manacle manacled
manacling manage manageability manageable managed management manager manageress manageresses managerial
managing managua manama manasseh manatee manchester manchu manchuria manchurian mancini mandala mandalay
mandarin mandate mandated mandating mandatory mandela mandelbrot mandible mandingo mandolin mandrake
mandrell mandrill mandy mane manet maneuver maneuverability maneuverable maneuvered maneuvering manfred
manful manfully manga manganese mange manger mangetout mangier mangiest mangle mangled mangling mango
mangoes mangrove mangy manhandle manhandled manhandling manhattan manhole manhood manhunt mani mania maniac
maniacal maniacally manic manically manichean manicure manicured manicuring manicurist manifest
manifestation manifested manifesting manifestly manifesto manifold manifolded manifolding manikin manila
manilla manioc manipulate manipulated manipulating manipulation manipulative manipulator manitoba manitoulin
mankind manky manley manlier manliest manliness manly mann manna manned mannequin manner mannered mannerism
mannerly mannheim manning mannish mannishly mannishness manoeuvrability manoeuvrable manoeuvre manoeuvred
manoeuvring manor manorial manpower mansard manse manservant mansfield mansion manslaughter manson mantegna
mantel mantelpiece mantelshelf mantelshelves mantes mantilla mantis mantises mantissa mantle mantled
mantling mantoes mantra manual manually manuel manuela manufacture manufactured manufacturer manufacturing
manumit manumitted manumitting manure manured manuring manuscript manx many mao maoism maoist maori map
maple mapped mapper mapping mapplethorpe maputo mar mara marabou maraca maracaibo maraschino marat maratha
marathi marathon marathoner maraud marauded marauder marauding marble marbled marbling marc marceau marcel
marcelino marcella marcelo march marched marcher marches marching marchioness marchionesses marci marcia
marciano marcie marco marconi marcus marcy marduk mare margaret margarine margarita margarito marge margery
margie margin marginal marginalia marginalisation marginalise marginalised marginalising marginalization
marginalize marginalized marginalizing marginally margo margret margrethe marguerite mari maria mariachi
mariadb marian mariana marianne mariano maribel maricela marie marietta marigold marijuana marilyn marimba
marin marina marinade marinaded marinading marinate marinated marinating marine mariner mario marion
marionette marisa marisol marissa maritain marital maritime maritza marius marjoram marjorie marjory mark
markab markdown marked markedly marker market marketability marketable marketed marketeer marketer marketing
marketplace markham marking markov marksman marksmanship marksmen markup marla marlboro marlborough marlene
marley marlin marlon marlowe marmalade marmara marmoset marmot marne maronite maroon marooned marooning
marple marque marquee marquesas marquesses marquetry marquette marquez marquis marquise marquita marrakesh
marred marriage marriageable married marries marring marriott marrow marry marrying marsala marseillaise
marseilles marsh marsha marshal marshaled marshaling marshall marshalled marshalling marshes marshier
marshiest marshland marshmallow marshy marsupial mart marta martel marten martha martial martian martin
martina martinet martinez martini martinique marty martyr martyrdom martyred martyring marva marvel marveled
marveling marvell marvelled marvelling marvellous marvellously marvelous marvelously marvin marx marxism
marxist mary maryann maryanne maryellen maryland marylander marylou marzipan mas masada masai masaryk
mascagni mascara mascaraed mascaraing mascot masculine masculinity masefield maserati maseru mash mashed
masher mashes mashhad mashing mashup mask masked masking masochism masochist masochistic mason masonic
masonite masonry masque masquerade masqueraded masquerader masquerading massachusetts massacre massacred
massacring massage massaged massaging massasoit massed massenet masses masseur masseuse massey massif
massing massive massively massiveness mast mastectomies mastectomy master mastercard masterclass
masterclasses mastered masterful masterfully mastering masterly mastermind masterminded masterminding
masterpiece masterstroke masterwork mastery masthead mastic masticate masticated masticating mastication
mastiff mastitis mastodon mastoid masturbate masturbated masturbating masturbation masturbatory mat matador
match matchbook matchbox matchboxes matched matches matching matchless matchmaker matchmaking matchstick
matchwood mate mated mater material materialisation materialise materialised materialising materialism
materialist materialistic materialistically materialization materialize materialized materializing
materially maternal maternally maternity matey math mathematical mathematically mathematician mathematics
mather mathew mathewson mathias mathis matilda mating matins matisse matlab matres matriarch matriarchal
matriarchies matriarchy matrices matricide matriculate matriculated matriculating matriculation matrimonial
matrimony matrix matron matronly matt matte matted mattel matter mattered matterhorn mattering matthew
matthias mattie matting mattock mattress mattresses maturation mature matured maturely maturer maturest
maturing maturities maturity matzo matzoh matzot matzoth maud maude maudlin maugham maui maul mauled mauling
maunder maundered maundering maupassant maura maureen mauriac maurice mauricio maurine mauritania mauritius
mauro maurois mauryan mauser mausoleum mauve maven maverick mavis maw mawkish mawkishly mawkishness max
maxed maxes maxilla maxillae maxillary maxim maxima maximal maximally maximilian maximisation maximise
maximised maximising maximization maximize maximized maximizing maximum maxine maxing maxwell may maya mayan
maybe mayday mayer mayfair mayflies mayflower mayfly mayhem maynard mayo mayonnaise mayor mayoral mayoralty
mayoress mayoresses maypole mayra maytag mazama mazarin mazatlan mazda maze mazola mazurka mazzini mbabane
mbini mcadam mcbride mccain mccall mccarthy mccarthyism mccartney mccarty mcclain mcclellan mcclure
mcconnell mccormick mccoy mccray mccullough mcdaniel mcdonald mcdonnell mcdowell mcenroe mcfadden mcfarland
mcgee mcgovern mcgowan mcguffey mcguire mci mcintosh mcintyre mckay mckee mckenzie mckinley mckinney
mcknight mclaughlin mclean mcleod mcluhan mcmahon mcmillan mcnamara mcnaughton mcneil mcpherson mcqueen
mcveigh mead meade meadow meadowlark meagan meager meagerly meagerness meagre meagrely meagreness meal
mealier mealiest mealtime mealy mean meander meandered meandering meaner meanest meanie meaning meaningful
meaningfully meaningfulness meaningless meaninglessly meaninglessness meanly meanness meant meantime
meanwhile meany measles measlier measliest measly measurable measurably measure measured measureless
measurement measuring meat meatball meatier meatiest meatloaf meatloaves meaty mecca mechanic mechanical
mechanically mechanisation mechanise mechanised mechanising mechanism mechanistic mechanistically
mechanization mechanize mechanized mechanizing medal medalist medallion medallist medan meddle meddled
meddler meddlesome meddling medea medellin media medial median mediate mediated mediating mediation mediator
medic medicaid medical medically medicare medicate medicated medicating medication medici medicinal
medicinally medicine medico medieval medina mediocre mediocrities mediocrity meditate meditated meditating
meditation meditative meditatively mediterranean medium medley medulla medusa meek meeker meekest meekly
meekness meet meeting meetinghouse meg mega megabucks megabyte megachurch megachurches megacycle megahertz
megalith megalithic megalomania megalomaniac megalopolis megalopolises megan megaphone megaphoned
megaphoning megapixel megastar megaton megawatt meghan meh meier meighen meiji meir mejia mekong mel
melamine melancholia melancholic melancholy melanesia melanesian melange melanie melanin melanoma melba
melbourne melchior melchizedek meld melded melding melendez melinda melisa melisande melissa mellifluous
mellifluously mellon mellow mellowed mellower mellowest mellowing mellowness melodic melodically melodies
melodious melodiously melodiousness melodrama melodramatic melodramatically melody melon melpomene melt
meltdown melted melting melton melva melville melvin member membership membrane membranous memcached meme
memento memling memo memoir memorabilia memorable memorably memorandum memorial memorialise memorialised
memorialising memorialize memorialized memorializing memories memorisation memorise memorised memorising
memorization memorize memorized memorizing memory memphis memsahib men menace menaced menacing menacingly
menage menagerie menander mencius mencken mend mendacious mendacity mended mendel mendeleev mendelian
mendelssohn mender mendez mendicant mending mendocino mendoza menelaus menelik menes menfolk menhaden menial
menially meningitis menkalinan menkar menkent mennen mennonite menominee menopausal menopause menorah
menotti mensa menservants menses menstrual menstruate menstruated menstruating menstruation menswear mental
mentalities mentality mentally menthol mentholated mentholatum mention mentioned mentioning mentor mentored
mentoring menu menuhin menzies meow meowed meowing mephistopheles merak mercado mercantile mercator mercedes
mercenaries mercenary mercer mercerise mercerised mercerising mercerize mercerized mercerizing merchandise
merchandised merchandising merchant merchantman merchantmen mercia mercies merciful mercifully merciless
mercilessly merck mercurial mercuric mercuries mercurochrome mercury mercy mere meredith merely merest
meretricious merganser merge merged merger merging meridian meringue merino merit merited meriting
meritocracies meritocracy meritocratic meritorious meritoriously merle merlin merlot mermaid merman mermen
merovingian merriam merrick merrier merriest merrill merrily merrimack merriment merriness merritt merry
merrymaker merrymaking merthiolate merton mervin mes mesa mesabi mescal mescalin mescaline mesdames
mesdemoiselles mesh meshed meshes meshing mesmer mesmeric mesmerise mesmerised mesmerising mesmerism
mesmerize mesmerized mesmerizing mesolithic mesopotamia mesozoic mesquite message messaged messaging messed
messenger messerschmidt messes messiaen messiah messianic messier messiest messieurs messily messiness
messing messy mestizo met metabolic metabolise metabolised metabolising metabolism metabolize metabolized
metabolizing metacarpal metacarpi metacarpus metal metalanguage metaled metalled metallic metallica
metallurgical metallurgist metallurgy metalwork metamorphic metamorphism metamorphose metamorphosed
metamorphosing metamorphosis metamucil metaphor metaphorical metaphorically metaphysical metaphysics
metastases metastasis metastasise metastasised metastasising metastasize metastasized metastasizing
metatarsal mete meted meteor meteoric meteorite meteoroid meteorological meteorologist meteorology meter
metered metering methadone methane methanol methinks method methodical methodically methodism methodist
methodological methodologically methodologies methodology methought meths methuselah meticulous meticulously
meticulousness meting metre metric metrical metrically metrication metro metronome metropolis metropolises
metropolitan metternich mettle mettlesome meuse mew mewed mewing mewl mewled mewling mexicali mexican mexico
meyer meyerbeer mezzanine mezzo mfume mgm mhz mia miami miaow miaowed miaowing miaplacidus miasma mic mica
micah micawber mice michael micheal michel michelangelo michele michelin michelle michelob michelson
michigan michigander mick mickey mickie micky micmac micro microaggression microbe microbiological
microbiologist microbiology microchip microcode microcomputer microcosm microeconomics microelectronic
microfiche microfilm microfilmed microfilming microlight microloan micrometer micrometre micron micronesia
micronesian microorganism microphone microplastics microprocessor microscope microscopic microscopically
microscopy microsecond microsoft microsurgery microwavable microwave microwaveable microwaved microwaving
mid midair midas midday middies middle middlebrow middleman middlemen middleton middleweight middling middy
midfield midfielder midge midget midland midmost midnight midpoint midriff midsection midshipman midshipmen
midsize midst midstream midsummer midterm midtown midway midweek midwest midwestern midwife midwifed
midwiferies midwifery midwifing midwinter midwives midyear mien miff miffed miffing mig might mightier
mightiest mightily mightiness mighty migraine migrant migrate migrated migrating migration migratory miguel
mike miked mikhail miking mikoyan mil milagros milan milch mild milder mildest mildew mildewed mildewing
mildly mildness mildred mile mileage milepost miler milestone milf milford milieu militancy militant
militantly militarily militarisation militarise militarised militarising militarism militarist militaristic
militarization militarize militarized militarizing military militate militated militating militia militiaman
militiamen milk milked milken milker milkier milkiest milkiness milking milkmaid milkman milkmen milkshake
milksop milkweed milky mill millage millard millay milled millennia millennial millennium miller millet
millibar millicent millie milligram millikan milliliter millilitre millimeter millimetre milliner millinery
milling million millionaire millionairesses millionth millipede millisecond millpond millrace millstone
milne milo milometer milosevic milquetoast miltiades milton miltonic miltown milwaukee mime mimed mimeograph
mimeographed mimeographing mimetic mimi mimic mimicked mimicking mimicries mimicry miming mimosa minamoto
minaret minatory mince minced mincemeat mincer mincing mind mindanao mindbogglingly minded mindedness minder
mindful mindfully mindfulness minding mindless mindlessly mindlessness mindoro mindset mindy mine mined
minefield miner mineral mineralogist mineralogy minerva minestrone minesweeper ming mingle mingled mingling
mingus mingy mini miniature miniaturisation miniaturise miniaturised miniaturising miniaturist
miniaturization miniaturize miniaturized miniaturizing minibar minibike minibus minibuses minicab minicam
minicomputer minim minima minimal minimalism minimalist minimally minimisation minimise minimised minimising
minimization minimize minimized minimizing minimum mining minion miniseries miniskirt minister ministered
ministerial ministering ministrant ministration ministries ministry minivan mink minneapolis minnelli
minnesota minnesotan minnie minnow minoan minolta minor minored minoring minorities minority minos minot
minotaur minsk minsky minster minstrel mint mintaka minted mintier mintiest minting minty minuend minuet
minuit minus minuscule minuses minute minuted minutely minuteman minutemen minuteness minuter minutest
minutia minutiae minuting minx minxes miocene mir mira mirabeau mirach miracle miraculous miraculously
mirage miranda mire mired mirfak miriam miring miro mirror mirrored mirroring mirth mirthful mirthfully
mirthless mirthlessly mirzam misadventure misalignment misalliance misanthrope misanthropic misanthropist
misanthropy misapplication misapplied misapplies misapply misapplying misapprehend misapprehended
misapprehending misapprehension misappropriate misappropriated misappropriating misappropriation misbegotten
misbehave misbehaved misbehaving misbehavior misbehaviour miscalculate miscalculated miscalculating
miscalculation miscall miscalled miscalling miscarriage miscarried miscarries miscarry miscarrying miscast
miscasting miscegenation miscellaneous miscellanies miscellany mischance mischief mischievous mischievously
mischievousness miscommunication misconceive misconceived misconceiving misconception misconduct
misconducted misconducting misconstruction misconstrue misconstrued misconstruing miscount miscounted
miscounting miscreant miscue miscued miscuing misdeal misdealing misdealt misdeed misdemeanor misdemeanour
misdiagnose misdiagnosed misdiagnosing misdiagnosis misdid misdirect misdirected misdirecting misdirection
misdo misdoes misdoing misdone miser miserable miserably miseries miserliness miserly misery misfeasance
misfire misfired misfiring misfit misfitted misfitting misfortune misgiving misgovern misgoverned
misgoverning misguide misguided misguidedly misguiding mishandle mishandled mishandling mishap mishear
misheard mishearing mishit mishitting mishmash mishmashes misidentified misidentifies misidentify
misidentifying misinform misinformation misinformed misinforming misinterpret misinterpretation
misinterpreted misinterpreting misjudge misjudged misjudgement misjudging misjudgment miskito mislaid mislay
mislaying mislead misleading misleadingly misled mismanage mismanaged mismanagement mismanaging mismatch
mismatched mismatches mismatching misname misnamed misnaming misnomer misogynist misogynistic misogyny
misplace misplaced misplacing misplay misplayed misplaying misprint misprinted misprinting mispronounce
mispronounced mispronouncing mispronunciation misquotation misquote misquoted misquoting misread misreading
misreport misreported misreporting misrepresent misrepresentation misrepresented misrepresenting misrule
misruled misruling miss missal missed misses misshapen missile missilery missing mission missionaries
missionary mississauga mississippi mississippian missive missouri missourian misspell misspelled misspelling
misspend misspending misspent misstate misstated misstatement misstating misstep missus missy mist mistake
mistaken mistakenly mistaking mistassini misted mister mistier mistiest mistily mistime mistimed mistiming
mistiness misting mistletoe mistook mistranslated mistreat mistreated mistreating mistreatment mistress
mistresses mistrial mistrust mistrusted mistrustful mistrustfully mistrusting misty mistype mistyping
misunderstand misunderstanding misunderstood misuse misused misusing mit mitch mitchel mitchell mite miter
mitered mitering mitford mithra mithridates mitigate mitigated mitigating mitigation mitosis mitre mitred
mitring mitsubishi mitt mitten mitterrand mitty mitzi mix mixed mixer mixes mixing mixtec mixture mizar
mizzen mizzenmast mkay mnemonic mnemosyne moan moaned moaner moaning moat moated mob mobbed mobbing mobil
mobile mobilisation mobilise mobilised mobilising mobility mobilization mobilize mobilized mobilizing
mobster mobutu moccasin mocha mock mocked mocker mockeries mockery mocking mockingbird mockingly mod modal
mode model modeled modeler modeling modelled modeller modelling modem moderate moderated moderately
moderating moderation moderator modern modernisation modernise modernised modernising modernism modernist
modernistic modernity modernization modernize modernized modernizing modest modestly modesto modesty modicum
modifiable modification modified modifier modifies modify modifying modigliani modish modishly modishness
modular modulate modulated modulating modulation modulator module modulus moe moet mogadishu moggie moggy
mogul mohacs mohair mohamed mohammad mohammedan mohammedanism mohawk moho mohorovicic moi moieties moiety
moira moire moises moiseyev moist moisten moistened moistening moister moistest moistly moistness moisture
moisturise moisturised moisturiser moisturising moisturize moisturized moisturizer moisturizing mojave molar
molasses mold moldavia molded molder moldered moldering moldier moldiest moldiness molding moldova moldy
mole molecular molecule molehill moleskin molest molestation molested molester molesting moliere molina moll
mollie mollification mollified mollifies mollify mollifying mollusc mollusk molly mollycoddle mollycoddled
mollycoddling molnar moloch molokai molotov molt molted molten molting moluccas molybdenum mom mombasa
moment momentarily momentary momentous momentousness momentum mommies mommy mona monaco monarch monarchic
monarchical monarchies monarchism monarchist monarchy monasteries monastery monastic monasticism monaural
mondale monday mondrian monera monet monetarily monetarism monetarist monetary monetise monetised monetising
monetize monetized monetizing money moneybag moneybox moneyboxes moneyed moneylender moneymaker moneymaking
monger mongered mongering mongodb mongol mongolia mongolian mongolism mongoloid mongoose mongrel monica
monies moniker monique monitor monitored monitoring monk monkey monkeyed monkeying monkeyshine monmouth mono
monochromatic monochrome monocle monocotyledon monogamous monogamy monogram monogrammed monogramming
monograph monolingual monolith monolithic monologue monomania monomaniac monongahela mononucleosis
monophonic monoplane monopolies monopolisation monopolise monopolised monopolising monopolist monopolistic
monopolization monopolize monopolized monopolizing monopoly monorail monosyllabic monosyllable monotheism
monotheist monotheistic monotone monotonic monotonically monotonous monotonously monotony monoxide monroe
monrovia mons monsanto monsieur monsignor monsoon monster monstrance monstrosities monstrosity monstrous
monstrously montage montague montaigne montana montanan montcalm monte montenegrin montenegro monterrey
montesquieu montessori monteverdi montevideo montezuma montgolfier montgomery month monthlies monthly
monticello montoya montpelier montrachet montreal montserrat monty monument monumental monumentally moo
mooch mooched moocher mooches mooching mood moodier moodiest moodily moodiness moody mooed moog mooing moon
moonbeam mooned mooney mooning moonless moonlight moonlighted moonlighter moonlighting moonlit moonscape
moonshine moonshot moonstone moonstruck moor moore moored moorhen mooring moorish moorland moose moot mooted
mooting mop mope moped moping mopped moppet mopping moraine moral morale moralise moralised moralising
moralist moralistic moralities morality moralize moralized moralizing morally moran morass morasses
moratorium moravia moravian moray morbid morbidity morbidly mordant mordantly mordred more moreish moreno
moreover morgan morgue moriarty moribund morin morison morita morley mormon mormonism morn morning moro
moroccan morocco moron moroni moronic morose morosely moroseness morphed morpheme morpheus morphia morphine
morphing morphological morphology morphs morphy morris morrison morrow morse morsel mort mortal mortality
mortally mortar mortarboard mortared mortaring mortgage mortgaged mortgagee mortgaging mortgagor mortician
mortification mortified mortifies mortify mortifying mortimer mortise mortised mortising morton mortuaries
mortuary mosaic moscow moseley moselle moses mosey moseyed moseying mosh moshed moshes moshing mosley mosque
mosquito mosquitoes moss mosses mossie mossier mossiest mossy most mostly mosul mote motel motet moth
mothball mothballed mothballing mother motherboard mothered motherfucker motherfucking motherhood mothering
motherland motherless motherliness motherly motif motile motility motion motioned motioning motionless
motivate motivated motivating motivation motivational motivator motive motiveless motley motlier motliest
motocross motocrosses motor motorbike motorbiked motorbiking motorboat motorcade motorcar motorcycle
motorcycled motorcycling motorcyclist motored motoring motorise motorised motorising motorist motorize
motorized motorizing motorman motormen motormouth motorola motorway motown motrin mott mottle mottled
mottling motto mottoes mould moulded moulder mouldered mouldering mouldier mouldiest moulding mouldy moult
moulted moulting mound mounded mounding mount mountain mountaineer mountaineered mountaineering mountainous
mountainside mountaintop mountbatten mountebank mounted mountie mounting mourn mourned mourner mournful
mournfully mournfulness mourning mouse moused mouser mousetrap mousetrapped mousetrapping mousier mousiest
mousiness mousing moussaka mousse moussed moussing moussorgsky moustache moustached mousy mouth mouthe
mouthed mouthful mouthing mouthpiece mouthwash mouthwashes mouthwatering mouthy mouton movable move moved
movement mover movie moviegoer moving movingly mow mowed mower mowgli mowing moxie mozambican mozambique
mozart mozilla mozzarella mozzie muawiya mubarak much mucilage muck mucked muckier muckiest mucking muckrake
muckraked muckraker muckraking mucky mucous mucus mud muddie muddied muddier muddiest muddiness muddle
muddled muddling muddy muddying mudflap mudflat mudguard mudpack mudslide mudslinger mudslinging mueller
muenster muesli muezzin muff muffed muffin muffing muffle muffled muffler muffling mufti mug mugabe mugged
mugger muggier muggiest mugginess mugging muggins muggle muggy muhammad muhammadan muhammadanism muir
mujaheddin mujib mukluk mulatto mulattoes mulberries mulberry mulch mulched mulches mulching mulder mule
muleteer mulish mulishly mulishness mull mullah mulled mullen muller mullet mulligan mulligatawny mullikan
mulling mullins mullion mullioned mulroney multan multi multicolored multicoloured multicultural
multiculturalism multidimensional multifaceted multifarious multifariousness multilateral multilingual
multimedia multimillionaire multinational multiparty multiplayer multiple multiplex multiplexed multiplexer
multiplexes multiplexing multiplicand multiplication multiplicative multiplicities multiplicity multiplied
multiplier multiplies multiply multiplying multiprocessing multipurpose multiracial multitasking multitude
multitudinous multivariate multiverse multivitamin mum mumbai mumble mumbled mumbler mumbling mumford mummer
mummery mummies mummification mummified mummifies mummify mummifying mummy mumps munch munched munches
munchies munching mundane mundanely munich municipal municipalities municipality municipally munificence
munificent munition munoz munro muppet mural muralist murasaki murat murchison murder murdered murderer
murderess murderesses murdering murderous murderously murdoch muriel murillo murine murk murkier murkiest
murkily murkiness murky murmansk murmur murmured murmuring murphy murray murrow murrumbidgee muscat muscatel
muscle muscled muscleman musclemen muscling muscly muscovite muscovy muscular muscularity musculature muse
mused museum mush musharraf mushed musher mushes mushier mushiest mushiness mushing mushroom mushroomed
mushrooming mushy musial music musical musicale musicality musically musician musicianship musicologist
musicology musing musk muskellunge musket musketeer musketry muskier muskiest muskiness muskmelon muskogee
muskrat musky muslim muslin muss mussed mussel musses mussier mussiest mussing mussolini mussorgsky mussy
must mustache mustached mustachioed mustang mustard muster mustered mustering mustier mustiest mustiness
mustnt musty mutability mutable mutant mutate mutated mutating mutation mute muted mutely muteness muter
mutest mutilate mutilated mutilating mutilation mutineer muting mutinied mutinies mutinous mutinously mutiny
mutinying mutsuhito mutt mutter muttered muttering mutton mutual mutuality mutually muumuu muzak muzzily
muzziness muzzle muzzled muzzling muzzy myanmar mycenae mycenaean mycology myers mylar myles myna mynah
mynahes myopia myopic myopically myra myrdal myriad myrna myron myrrh myrtle myself mysore myspace mysql
myst mysteries mysterious mysteriously mysteriousness mystery mystic mystical mystically mysticism
mystification mystified mystifies mystify mystifying mystique myth mythic mythical mythological mythologies
mythologist mythology myxomatosis naan nab nabbed nabbing nabisco nabob nabokov nacho nacre nader nadia
nadine nadir nae naff naffer naffest nag nagasaki nagged nagging nagoya nagpur nagy nah nahuatl nahum naiad
nail nailbrush nailbrushes nailed nailing naipaul nair nairobi naismith naive naively naiver naivest naivety
naked nakedly nakedness nam namath name named nameless namely nameplate namesake namibia namibian naming nan
nana nanak nanchang nancy nanette nanjing nannie nanny nanook nanosecond nanotechnology nansen nantes
nantucket naomi nap napalm napalmed napalming nape naphtali naphtha naphthalene napier napkin naples
napoleon napoleonic napped nappier nappies nappiest napping nappy napster narc narcissism narcissist
narcissistic narcissus narcolepsy narcoleptic narcosis narcotic nark narky narmada narnia narragansett
narrate narrated narrating narration narrative narrator narrow narrowed narrower narrowest narrowing
narrowly narrowness narwhal nary nasal nasalise nasalised nasalising nasalize nasalized nasalizing nasally
nascar nascent nash nashua nashville nassau nasser nastier nastiest nastily nastiness nasturtium nasty nat
natal natalia natalie natasha natch natchez nate nathan nathaniel nation national nationalisation
nationalise nationalised nationalising nationalism nationalist nationalistic nationalities nationality
nationalization nationalize nationalized nationalizing nationally nationhood nationwide native nativities
nativity natter nattered nattering nattier nattiest nattily natty natural naturalisation naturalise
naturalised naturalising naturalism naturalist naturalistic naturalization naturalize naturalized
naturalizing naturally naturalness nature naturism naturist naugahyde naught naughtier naughtiest naughtily
naughtiness naughty nauru nausea nauseam nauseate nauseated nauseating nauseatingly nauseous nauseously
nauseousness nautical nautically nautilus nautiluses navajo navajoes naval navarre navarro nave navel navies
navigability navigable navigate navigated navigating navigation navigational navigator navratilova navvies
navvy navy nay naysayer nazarene nazareth nazca nazi nazism ndjamena neal neanderthal neapolitan near nearby
neared nearer nearest nearing nearly nearness nearside nearsighted nearsightedness neat neaten neatened
neatening neater neatest neath neatly neatness nebraska nebraskan nebuchadnezzar nebula nebulae nebular
nebulous nebulousness necessaries necessarily necessary necessitate necessitated necessitating necessities
necessity neck neckband necked neckerchief necking necklace necklaced necklacing neckline necktie
necromancer necromancy necrophilia necrophiliac necropolis necropolises necrosis nectar nectarine ned need
needed needful needier neediest neediness needing needle needled needlepoint needlessly needlewoman
needlewomen needlework needling neednt needy neer nefarious nefariously nefariousness nefertiti negate
negated negating negation negative negatived negatively negativing negativity negev neglect neglected
neglectful neglectfully neglecting negligee negligence negligent negligently negligible negligibly
negotiable negotiate negotiated negotiating negotiation negotiator negro negroes negroid nehemiah nehru
neigh neighbor neighbored neighborhood neighboring neighborliness neighborly neighbour neighboured
neighbourhood neighbouring neighbourliness neighbourly neighed neighing neil neither nelda nell nellie nelly
nelsen nelson nematode nembutal nemeses nemesis neo neoclassic neoclassical neoclassicism neocolonialism
neocolonialist neocon neoconservative neodymium neogene neolithic neologism neon neonatal neonate neophyte
neoprene nepal nepalese nepali nephew nephritis nepotism nepotistic neptune neptunium nerd nerdier nerdiest
nerdy nereid nerf nero neruda nerve nerved nerveless nervelessly nervier nerviest nerving nervous nervously
nervousness nervy nescafe nesselrode nest nested nesting nestle nestled nestling nestor nestorius net
netball netbook netflix nether netherlander netherlands nethermost netherworld netscape netted nettie
netting nettle nettled nettlesome nettling network networked networking netzahualcoyotl neural neuralgia
neuralgic neuritis neurological neurologist neurology neuron neuroses neurosis neurosurgery neurotic
neurotically neurotransmitter neuter neutered neutering neutral neutralisation neutralise neutralised
neutraliser neutralising neutralist neutrality neutralization neutralize neutralized neutralizer
neutralizing neutrally neutrino neutron neva nevada nevadan never nevermore nevertheless nevis nevsky new
newark newbie newborn newcastle newcomer newel newer newest newfangled newfoundland newly newlywed newman
newness newport newsagencies newsagency newsagent newsboy newscast newscaster newsflash newsflashes
newsgroup newshound newsier newsiest newsletter newsman newsmen newspaper newspaperman newspapermen
newspaperwoman newspaperwomen newsprint newsreader newsreel newsroom newsstand newsweek newsworthy newsy
newt newton newtonian nexis next nexus nexuses ngaliema nguyen niacin niagara niamey nib nibble nibbled
nibbler nibbling nibelung nicaea nicaragua nicaraguan niccolo nice nicely nicene niceness nicer nicest
niceties nicety niche nichiren nicholas nichole nichols nicholson nick nicked nickel nickelodeon nicking
nicklaus nickname nicknamed nicknaming nickolas nicobar nicodemus nicola nicole nicosia nicotine niebuhr
niece nielsen nietzsche nieves niff niffy niftier niftiest nifty nigel niger nigeria nigerian nigga niggard
niggardliness niggardly niggaz nigger niggle niggled niggling nigh nigher nighest night nightcap
nightclothes nightclub nightclubbed nightclubbing nightdress nightdresses nightfall nightgown nighthawk
nightie nightingale nightlife nightlight nightlong nightly nightmare nightmarish nightshade nightshirt
nightspot nightstand nightstick nighttime nightwatchman nightwatchmen nightwear nihilism nihilist nihilistic
nijinsky nike nikita nikkei nikki nikolai nikon nil nile nimbi nimble nimbleness nimbler nimblest nimbly
nimbus nimby nimitz nimrod nina nincompoop nine ninepin nineteen nineteenth nineties ninetieth ninety
nineveh ninja ninnies ninny nintendo ninth niobe nip nipped nipper nippier nippiest nipping nipple nippon
nippy nirenberg nirvana nisan nisei nissan nit nita niter nitpick nitpicked nitpicker nitpicking nitrate
nitrated nitrating nitre nitrogen nitrogenous nitroglycerin nitroglycerine nitwit nivea nix nixed nixes
nixing nixon nkrumah noah nob nobble nobbled nobbling nobel nobelist nobility noble nobleman noblemen
nobleness nobler noblest noblewoman noblewomen nobly nobodies nobody nocturnal nocturnally nocturne nod
nodal nodded nodding noddle noddy node nodoz nodular nodule noe noel noelle noemi noggin nohow noise noised
noiseless noiselessly noiselessness noisemaker noisier noisiest noisily noisiness noising noisome noisy
nokia nola nolan nomad nomadic nome nomenclature nominal nominally nominate nominated nominating nomination
nominative nominee non nona nonabrasive nonabsorbent nonagenarian nonalcoholic nonaligned nonbeliever
nonbreakable nonce nonchalance nonchalant nonchalantly noncom noncombatant noncommercial noncommittal
noncommittally noncompetitive noncompliance nonconductor nonconformism nonconformist nonconformity
noncontagious noncooperation nondairy nondeductible nondenominational nondescript nondrinker none nonempty
nonentities nonentity nonessential nonesuch nonesuches nonetheless nonevent nonexempt nonexistence
nonexistent nonfat nonfatal nonfiction nonflammable nong nongovernmental nonhazardous nonhuman nonindustrial
noninterference nonintervention nonjudgmental nonliving nonmalignant nonmember nonnegotiable nonobjective
nonpareil nonpartisan nonpayment nonphysical nonplus nonpluses nonplussed nonplussing nonpoisonous
nonpolitical nonpolluting nonprescription nonproductive nonprofessional nonprofit nonproliferation
nonrefillable nonrefundable nonrenewable nonrepresentational nonresident nonrestrictive nonreturnable
nonrigid nonscheduled nonseasonal nonsectarian nonsense nonsensical nonsensically nonsexist nonskid
nonsmoker nonsmoking nonspecific nonstandard nonstarter nonstick nonstop nonsupport nontaxable nontechnical
nontoxic nontransferable nontrivial nonunion nonuser nonverbal nonviolence nonviolent nonvoting nonwhite
nonzero noodle noodled noodling nook nookie nooky noon noonday noontime noose nootka nope nor nora norad
norbert norberto nordic noreen norfolk noriega norm norma normal normalcy normalisation normalise normalised
normalising normality normalization normalize normalized normalizing normally norman normand normandy
normative norplant norris norse norseman norsemen north northampton northbound northeast northeaster
northeasterly northeastern northeastward northerlies northerly northern northerner northernmost northrop
northrup northward northwest northwesterly northwestern northwestward norton norway norwegian norwich nose
nosebag nosebleed nosed nosedive nosedived nosediving nosegay nosferatu nosh noshed noshes noshing nosier
nosiest nosiness nosing nostalgia nostalgic nostalgically nostradamus nostril nostrum nosy not notable
notably notaries notarise notarised notarising notarize notarized notarizing notary notation notch notched
notches notching note notebook noted notelet notepad notepaper noteworthy nothing nothingness notice
noticeable noticeably noticeboard noticed noticing notifiable notification notified notifies notify
notifying noting notion notional notionally notoriety notorious notoriously nottingham notwithstanding
nouakchott nougat nought noumea noun nourish nourished nourishes nourishing nourishment nous nova novae
novartis novel novelette novelist novella novelties novelty november novgorod novice novitiate novocain
novocaine novokuznetsk novosibirsk now nowadays noway nowhere nowise nowt noxious noxzema noyce noyes nozzle
nsa nth nuance nuanced nub nubia nubian nubile nuclear nuclei nucleic nucleus nude nuder nudest nudge nudged
nudging nudism nudist nudity nugatory nugget nuggety nuisance nuke nuked nuking nukualofa null nulla
nullification nullified nullifies nullify nullifying nullity numb numbed number numbered numbering
numberless numbest numbing numbly numbness numbskull numeracy numeral numerate numerated numerating
numeration numerator numeric numerical numerically numerology numerous numinous numismatic numismatist
numskull nun nunavut nuncio nunez nunki nunneries nunnery nuptial nuremberg nureyev nurse nursed nursemaid
nurseries nursery nurseryman nurserymen nursing nurture nurtured nurturing nut nutcase nutcracker nuthatch
nuthatches nuthouse nutmeat nutmeg nutrasweet nutria nutrient nutriment nutrition nutritional nutritionally
nutritionist nutritious nutritive nutshell nutted nutter nuttier nuttiest nuttiness nutting nutty nuzzle
nuzzled nuzzling nvidia nyasa nyerere nylon nymph nymphet nympho nymphomania nymphomaniac nyquil oaf oafish
oafishness oahu oak oaken oakland oakley oakum oar oared oaring oarlock oarsman oarsmen oarswoman oarswomen
oases oasis oat oatcake oaten oates oath oatmeal oaxaca obadiah obama obamacare obduracy obdurate obdurately
obedience obedient obediently obeisance obeisant obelisk oberlin oberon obese obesity obey obeyed obeying
obfuscate obfuscated obfuscating obfuscation obit obituaries obituary object objected objectification
objecting objection objectionable objectionably objective objectively objectiveness objectivity objector
oblate oblation obligate obligated obligating obligation obligatory oblige obliged obliging obligingly
oblique obliquely obliqueness obliterate obliterated obliterating obliteration oblivion oblivious
obliviously obliviousness oblong obloquy obnoxious obnoxiously obnoxiousness oboe oboist obrien obscene
obscenely obscener obscenest obscenities obscenity obscurantism obscurantist obscure obscured obscurely
obscurer obscurest obscuring obscurities obscurity obsequies obsequious obsequiously obsequiousness obsequy
observable observably observance observant observantly observation observational observatories observatory
observe observed observer observing obsess obsessed obsesses obsessing obsession obsessional obsessionally
obsessive obsessively obsidian obsolescence obsolescent obsolete obsoleted obsoleting obstacle obstetric
obstetrical obstetrician obstinacy obstinate obstinately obstreperous obstreperousness obstruct obstructed
obstructing obstruction obstructionism obstructionist obstructive obstructively obstructiveness obtain
obtainable obtained obtaining obtrude obtruded obtruding obtrusive obtrusively obtrusiveness obtuse obtusely
obtuseness obtuser obtusest obverse obviate obviated obviating obvious obviously obviousness ocaml ocarina
ocasey occam occasion occasional occasionally occasioned occasioning occident occidental occlude occluded
occluding occlusion occlusive occult occultist occupancy occupant occupation occupational occupationally
occupied occupier occupies occupy occupying occur occurred occurrence occurring ocean oceanfront oceangoing
oceania oceanic oceanographer oceanographic oceanography oceanus ocelot och ocher ochoa ochre ocker oclock
oconnell oconnor oct octagon octagonal octal octane octave octavia octavio octet october octogenarian
octopus octopuses ocular oculist odd oddball odder oddest oddities oddity oddly oddment oddness ode odell
oder odessa odets odin odious odiously odis odium odom odometer odonnell odor odoriferous odorless odorous
odour odourless odysseus odyssey oecus oedema oedipal oedipus oer oersted oesophagi oesophagus oestrogen
oeuvre ofelia off offal offbeat offed offenbach offence offend offended offender offending offense offensive
offensively offensiveness offer offered offering offertories offertory offhand offhandedly offhandedness
office officeholder officemax officer official officialdom officialese officially officiate officiated
officiating officious officiously officiousness offing offish offload offloaded offloading offset offsetting
offshoot offshore offshoring offside offspring offstage oft often oftener oftenest oftentimes ogbomosho
ogden ogilvy ogle ogled oglethorpe ogling ogre ohara ohiggins ohio ohioan ohm oho ohs ohsa oik oil oilcan
oilcloth oiled oilfield oilier oiliest oiliness oiling oilman oilmen oilskin oily oink oinked oinking
ointment oise ojibwa okay okayed okaying oked okeechobee okeeffe okefenokee okhotsk okinawa oking oklahoma
oklahoman okra oks oktoberfest ola olaf olajuwon olav old olden oldenburg older oldest oldfield oldie oldish
oldsmobile oldster olduvai oleaginous oleander olen olenek oleo oleomargarine olfactories olfactory olga
oligarch oligarchic oligarchies oligarchy oligocene olin olive oliver olivetti olivia olivier ollie olmec
olmsted olsen olson olympia olympiad olympian olympic olympus omaha oman omar omayyad ombudsman ombudsmen
omdurman omega omelet omelette omen ominous ominously omission omit omitted omitting omnibus omnibuses
omnipotence omnipotent omnipresence omnipresent omniscience omniscient omnivore omnivorous omsk onassis once
oncologist oncology oncoming one oneal onega onegin oneida oneil oneill oneness onerous onerousness oneself
onetime ongoing onion onionskin online onlooker only ono onomatopoeia onomatopoeic onondaga onrush onrushes
onrushing onsager onset onshore onside onslaught onstage ontario onto ontological ontology onus onuses
onward onya onyx onyxes oodles ooh oohed oohing oomph oops oort ooze oozed oozing oozy opacity opal
opalescence opalescent opaque opaqued opaquely opaqueness opaquer opaquest opaquing opel open opencast
opened opener openest openhanded opening openly openness openoffice openwork opera operable operand operate
operated operatic operatically operating operation operational operationally operative operator operetta
ophelia ophiuchus ophthalmic ophthalmologist ophthalmology opiate opine opined opining opinion opinionated
opioid opium opossum oppenheimer opponent opportune opportunely opportunism opportunist opportunistic
opportunistically opportunities opportunity oppose opposed opposing opposite opposition oppress oppressed
oppresses oppressing oppression oppressive oppressively oppressiveness oppressor opprobrious opprobrium
oprah ops opt opted optic optical optically optician optima optimal optimisation optimise optimised
optimiser optimising optimism optimist optimistic optimistically optimization optimize optimized optimizer
optimizing optimum opting option optional optionally optioned optioning optometrist optometry opulence
opulent opus opuses ora oracle oracular oral orally oran orange orangeade orangeness orangeries orangery
orangutan oranjestad orate orated orating oration orator oratorical oratories oratorio oratory orb orbison
orbit orbital orbited orbiting orc orchard orchestra orchestral orchestrate orchestrated orchestrating
orchestration orchid ordain ordained ordaining ordeal order ordered ordering orderlies orderliness orderly
ordinal ordinance ordinaries ordinarily ordinariness ordinary ordination ordnance ordovician ordure ore
oregano oregon oregonian oreo orestes organ organdie organdy organelle organic organically organisation
organisational organise organised organiser organising organism organist organization organizational
organize organized organizer organizing orgasm orgasmic orgiastic orgies orgy orient oriental orientalist
orientate orientated orientating orientation oriented orienteering orienting orifice origami origin original
originality originally originate originated originating origination originator orin orinoco oriole orion
oriya orizaba orkney orlando orleans orlon orly ormolu ornament ornamental ornamentation ornamented
ornamenting ornate ornately ornateness ornerier orneriest ornery ornithological ornithologist ornithology
orotund orourke orphan orphanage orphaned orphaning orpheus orphic orr orstralia orstralian orstrylia
orstrylian ortega orthodontia orthodontic orthodontist orthodox orthodoxies orthodoxy orthogonal
orthogonality orthographic orthographically orthographies orthography orthopaedic orthopaedist orthopedic
orthopedist ortiz orval orville orwell orwellian osage osaka osbert osborn osborne oscar osceola oscillate
oscillated oscillating oscillation oscillator oscilloscope osgood oshawa oshkosh osier osiris oslo osman
osmosis osmotic osprey ossification ossified ossifies ossify ossifying ostensible ostensibly ostentation
ostentatious ostentatiously osteoarthritis osteopath osteopathy osteoporosis ostler ostracise ostracised
ostracising ostracism ostracize ostracized ostracizing ostrich ostriches ostrogoth ostwald osvaldo oswald
othello other otherness otherwise otherworldly otiose otis otoole ottawa otter otto ottoman ouagadougou ouch
ought ouija ounce our ourselves oust ousted ouster ousting out outage outback outbalance outbalanced
outbalancing outbid outbidding outboard outbound outbreak outbuilding outburst outcast outclass outclassed
outclasses outclassing outcome outcries outcrop outcropped outcropping outcry outdated outdid outdistance
outdistanced outdistancing outdo outdoes outdoing outdone outdoor outed outer outermost outerwear outface
outfaced outfacing outfall outfield outfielder outfit outfitted outfitter outfitting outflank outflanked
outflanking outflow outfox outfoxed outfoxes outfoxing outgo outgoes outgoing outgrew outgrow outgrowing
outgrown outgrowth outguess outguessed outguesses outguessing outgun outgunned outgunning outhouse outing
outlaid outlandish outlandishly outlandishness outlast outlasted outlasting outlaw outlawed outlawing outlay
outlaying outlet outline outlined outlining outlive outlived outliving outlook outlying outmaneuver
outmaneuvered outmaneuvering outmanoeuvre outmanoeuvred outmanoeuvring outmoded outnumber outnumbered
outnumbering outpace outpaced outpacing outpatient outperform outperformed outperforming outplacement
outplay outplayed outplaying outpoint outpointed outpointing outpost outpouring output outputted outputting
outrage outraged outrageous outrageously outraging outran outrank outranked outranking outreach outreached
outreaches outreaching outrider outrigger outright outrun outrunning outsell outselling outset outshine
outshining outshone outside outsider outsize outskirt outsmart outsmarted outsmarting outsold outsource
outsourced outsourcing outspoken outspokenly outspokenness outspread outspreading outstanding outstandingly
outstation outstay outstayed outstaying outstretch outstretched outstretches outstretching outstrip
outstripped outstripping outta outtake outvote outvoted outvoting outward outwardly outwear outwearing
outweigh outweighed outweighing outwit outwith outwitted outwitting outwore outwork outworker outworn ouzo
ova oval ovarian ovaries ovary ovation oven ovenproof ovenware over overabundance overabundant overachieve
overachieved overachiever overachieving overact overacted overacting overactive overage overall
overambitious overanxious overarching overarm overate overawe overawed overawing overbalance overbalanced
overbalancing overbear overbearing overbid overbidding overbite overblown overboard overbook overbooked
overbooking overbore overborne overburden overburdened overburdening overcame overcast overcasting
overcautious overcharge overcharged overcharging overcoat overcome overcoming overcompensate overcompensated
overcompensating overcompensation overconfident overcook overcooked overcooking overcrowd overcrowded
overcrowding overdevelop overdeveloped overdeveloping overdid overdo overdoes overdoing overdone overdose
overdosed overdosing overdraft overdraw overdrawing overdrawn overdress overdressed overdresses overdressing
overdrew overdrive overdue overeager overeat overeaten overeating overemphasis overemphasise overemphasised
overemphasising overemphasize overemphasized overemphasizing overenthusiastic overestimate overestimated
overestimating overestimation overexcite overexcited overexciting overexpose overexposed overexposing
overexposure overextend overextended overextending overflew overflies overflight overflow overflowed
overflowing overflown overfly overflying overfull overgenerous overgrew overground overgrow overgrowing
overgrown overgrowth overhand overhang overhanging overhaul overhauled overhauling overhead overhear
overheard overhearing overheat overheated overheating overhung overindulge overindulged overindulgence
overindulging overjoy overjoyed overjoying overkill overladen overlaid overlain overland overlap overlapped
overlapping overlay overlaying overleaf overlie overload overloaded overloading overlong overlook overlooked
overlooking overlord overly overlying overmanned overmanning overmuch overmuches overnight overpaid overpass
overpasses overpay overpaying overplay overplayed overplaying overpopulate overpopulated overpopulating
overpopulation overpower overpowered overpowering overpoweringly overprice overpriced overpricing overprint
overprinted overprinting overproduce overproduced overproducing overproduction overprotective overqualified
overran overrate overrated overrating overreach overreached overreaches overreaching overreact overreacted
overreacting overreaction overridden override overriding overripe overrode overrule overruled overruling
overrun overrunning oversampling oversaw overseas oversee overseeing overseen overseer oversell overselling
oversensitive oversexed overshadow overshadowed overshadowing overshare overshared oversharing overshoe
overshoot overshooting overshot oversight oversimplification oversimplified oversimplifies oversimplify
oversimplifying oversize oversized oversleep oversleeping overslept oversold overspecialise overspecialised
overspecialising overspecialize overspecialized overspecializing overspend overspending overspent overspread
overspreading overstaffed overstate overstated overstatement overstating overstay overstayed overstaying
overstep overstepped overstepping overstock overstocked overstocking overstretch overstretched overstretches
overstretching overstuffed oversubscribe oversubscribed oversubscribing oversupplied oversupplies oversupply
oversupplying overt overtake overtaken overtaking overtax overtaxed overtaxes overtaxing overthink
overthinking overthought overthrew overthrow overthrowing overthrown overtime overtire overtired overtiring
overtly overtone overtook overture overturn overturned overturning overuse overused overusing overvaluation
overvalue overvalued overvaluing overview overweening overweeningly overweight overwhelm overwhelmed
overwhelming overwhelmingly overwinter overwintered overwintering overwork overworked overworking overwrite
overwriting overwritten overwrote overwrought overzealous ovid oviduct oviparous ovoid ovulate ovulated
ovulating ovulation ovule ovum owe owed owen owing owl owlet owlish owlishly own owned owner ownership
owning oxbow oxcart oxen oxford oxidation oxide oxidisation oxidise oxidised oxidiser oxidising oxidization
oxidize oxidized oxidizer oxidizing oxnard oxonian oxtail oxus oxyacetylene oxycontin oxygen oxygenate
oxygenated oxygenating oxygenation oxymora oxymoron oyster ozark ozone ozymandias ozzie paar pablo pablum
pabst pace paced pacemaker pacesetter pacey pacheco pachyderm pacier paciest pacific pacifically
pacification pacified pacifier pacifies pacifism pacifist pacify pacifying pacing pacino pack package
packaged packaging packard packed packer packet packing pact pacy pad padded paddies padding paddle paddled
paddling paddock paddocked paddocking paddy paderewski padilla padlock padlocked padlocking padre paean
paediatric paediatrician paedophile paedophilia paella pagan paganini paganism page pageant pageantry
pageboy paged pager paginate paginated paginating pagination paging paglia pagoda pah pahlavi paid paige
pail pailful pain paine pained painful painfuller painfullest painfully paining painkiller painkilling
painless painlessly painstaking painstakingly paint paintball paintbox paintboxes paintbrush paintbrushes
painted painter painterly painting paintwork pair paired pairing pairwise paisley pajama pakistan pakistani
pal palace palaeolithic palaeontologist palaeontology palatable palatal palate palatial palaver palavered
palavering palazzi palazzo pale paled paleface palembang paleness paleocene paleogene paleolithic
paleontologist paleontology paleozoic paler palermo palest palestine palestinian palestrina palette paley
palikir palimony palimpsest palindrome palindromic paling palisade palish pall palladio palladium pallbearer
palled pallet palliate palliated palliating palliation palliative pallid palling pallor pally palm palmed
palmer palmerston palmetto palmier palmiest palming palmist palmistry palmolive palmtop palmy palmyra
palomar palomino palpable palpably palpate palpated palpating palpation palpitate palpitated palpitating
palpitation palsied palsies palsy palsying paltrier paltriest paltriness paltry pam pamela pamirs pampas
pamper pampered pampering pamphlet pamphleteer pan panacea panache panama panamanian panasonic panatella
pancake pancaked pancaking panchromatic pancreas pancreases pancreatic panda pandemic pandemonium pander
pandered panderer pandering pandora pane panegyric panel paneled paneling panelist panelled panelling
panellist pang pangaea panhandle panhandled panhandler panhandling panic panicked panicking panicky
pankhurst panmunjom panned pannier panning panoplies panoply panorama panoramic panpipes pansies pansy pant
pantagruel pantaloon pantechnicon panted pantheism pantheist pantheistic pantheon panther pantie panting
panto pantomime pantomimed pantomiming pantries pantry pantsuit pantyhose panza pap papa papacies papacy
papal paparazzi paparazzo papaya paper paperback paperbark paperboy paperclip papered papergirl paperhanger
papering paperless paperweight paperwork papery papilla papillae papist papoose pappy paprika papyri papyrus
par parable parabola parabolic paracelsus paracetamol parachute parachuted parachuting parachutist paraclete
parade paraded paradigm paradigmatic parading paradise paradox paradoxes paradoxical paradoxically paraffin
paragliding paragon paragraph paragraphed paragraphing paraguay paraguayan parakeet paralegal parallax
parallaxes parallel paralleled paralleling parallelism parallelogram paralyse paralysed paralysing paralysis
paralytic paralyze paralyzed paralyzing paramaribo paramecia paramecium paramedic paramedical parameter
paramilitaries paramilitary paramount paramountcy paramour paranoia paranoiac paranoid paranormal parapet
paraphernalia paraphrase paraphrased paraphrasing paraplegia paraplegic paraprofessional parapsychology
paraquat paras parasailing parascending parasite parasitic parasitical parasitically parasol paratroop
paratrooper parboil parboiled parboiling parcel parceled parceling parcelled parcelling parch parched
parcheesi parches parching parchment pardner pardon pardonable pardonably pardoned pardoning pare pared
parent parentage parental parented parentheses parenthesis parenthesise parenthesised parenthesising
parenthesize parenthesized parenthesizing parenthetic parenthetical parenthetically parenthood parenting
pareto parfait pariah paring paris parish parishes parishioner parisian parities parity park parka parked
parker parking parkinson parkland parkman parkour parkway parky parlance parlay parlayed parlaying parley
parleyed parleying parliament parliamentarian parliamentary parlor parlour parlous parmesan parnassus
parnell parochial parochialism parochially parodied parodies parodist parody parodying parole paroled
parolee paroling paroxysm parquet parqueted parqueting parquetry parr parred parricide parried parries
parring parrish parrot parroted parroting parry parrying parse parsec parsed parser parsifal parsimonious
parsimoniously parsimony parsing parsley parsnip parson parsonage part partake partaken partaker partaking
parted parterre parthenogenesis parthenon parthia partial partiality partially participant participate
participated participating participation participator participatory participial participle particle
particular particularisation particularise particularised particularising particularities particularity
particularization particularize particularized particularizing particularly particulate partied parties
parting partisan partisanship partition partitioned partitioning partitive partly partner partnered
partnering partnership partook partridge parturition partway party partying parvenu pas pasadena pascal
paschal pasha pasquale passable passably passage passageway passbook passed passel passenger passer passerby
passersby passes passim passing passion passionate passionately passionflower passionless passive passively
passivisation passivity passivization passivize passivized passivizing passkey passover passport password
past pasta paste pasteboard pasted pastel pastern pasternak pasteur pasteurisation pasteurise pasteurised
pasteurising pasteurization pasteurize pasteurized pasteurizing pastiche pastier pasties pastiest pastille
pastime pasting pastor pastoral pastorate pastrami pastries pastry pasturage pasture pastured pastureland
pasturing pasty pat patagonia patagonian patch patched patches patchier patchiest patchily patchiness
patching patchouli patchwork patchy pate patel patella patellae patent patented patenting patently
paterfamilias paternal paternalism paternalist paternalistic paternally paternity paterson path pathetic
pathetically pathfinder pathogen pathogenic pathological pathologically pathologist pathology pathos pathway
patience patient patienter patientest patiently patina patinae patine patio patisserie patna patois
patriarch patriarchal patriarchies patriarchy patrica patrice patricia patrician patricide patrick
patrimonial patrimonies patrimony patriot patriotic patriotically patriotism patrol patrolled patrolling
patrolman patrolmen patrolwoman patrolwomen patron patronage patroness patronesses patronise patronised
patronising patronisingly patronize patronized patronizing patronizingly patronymic patsies patsy patted
patter pattered pattering pattern patterned patterning patterson patti patties patting patton patty paucity
paul paula paulette pauli pauline pauling paunch paunches paunchier paunchiest paunchy pauper pauperise
pauperised pauperising pauperism pauperize pauperized pauperizing pause paused pausing pavarotti pave paved
pavement pavilion paving pavlov pavlova pavlovian paw pawed pawing pawl pawn pawnbroker pawned pawnee
pawning pawnshop pawpaw pay payable payback paycheck payday payed payee payer paying payload paymaster
payment payne payoff payola payout paypal payphone payroll payslip paywall pea peabody peace peaceable
peaceably peaceful peacefully peacefulness peacekeeper peacekeeping peacemaker peacetime peach peaches
peachy peacock peafowl peahen peak peaked peaking peaky peal peale pealed pealing peanut pear pearl pearled
pearlie pearlier pearliest pearling pearly pearson peary peasant peasantry peashooter peat peaty pebble
pebbled pebbling pebbly pecan peccadillo peccadilloes peccaries peccary pechora peck pecked pecker pecking
peckinpah peckish pecos pecs pectin pectoral peculiar peculiarities peculiarity peculiarly pecuniary
pedagogic pedagogical pedagogically pedagogue pedagogy pedal pedaled pedaling pedalled pedalling pedalo
pedant pedantic pedantically pedantry peddle peddled peddler peddling pederast pederasty pedestal pedestrian
pedestrianisation pedestrianise pedestrianised pedestrianising pedestrianization pedestrianize
pedestrianized pedestrianizing pediatric pediatrician pedicure pedicured pedicuring pedigree pedigreed
pediment pedlar pedometer pedophile pedophilia pedro pee peed peeing peek peekaboo peeked peeking peel
peeled peeler peeling peep peepbo peeped peeper peephole peeping peepshow peer peerage peered peeress
peeresses peering peerless peeve peeved peeving peevish peevishly peevishness peewee peewit peg pegasus
pegasuses pegged pegging peggy pei peiping pejorative pejoratively peke pekineses peking pekingese pekoe
pelagic pele pelee pelican pellagra pellet pelleted pelleting pellucid pelmet peloponnese pelt pelted
pelting pelvic pelvis pelvises pembroke pen pena penal penalise penalised penalising penalize penalized
penalizing penalties penalty penance pence penchant pencil penciled penciling pencilled pencilling pendant
pended pendent penderecki pending pends pendulous pendulum penelope penetrable penetrate penetrated
penetrating penetration penetrative penfriend penguin penicillin penile peninsula peninsular penis penises
penitence penitent penitential penitentiaries penitentiary penitently penknife penknives penlight penmanship
penn pennant penned penney pennies penniless penning pennington pennon pennsylvania pennsylvanian penny
pennyweight pennyworth pennzoil penologist penology pensacola pension pensionable pensioned pensioner
pensioning pensive pensively pensiveness pent pentagon pentagonal pentameter pentateuch pentathlon pentax
pentecost pentecostal penthouse pentium penultimate penumbra penurious penury peon peonage peonies peony
people peopled peopling peoria pep pepin pepped pepper peppercorn peppered peppering peppermint pepperoni
peppery peppier peppiest pepping peppy pepsi pepsin peptic pepys pequot per perambulate perambulated
perambulating perambulation perambulator percale perceivable perceive perceived perceiving percent
percentage percentile perceptible perceptibly perception perceptive perceptively perceptiveness perceptual
perch perchance perched percheron perches perching percipient percival percolate percolated percolating
percolation percolator percussion percussionist percussive percy perdition peregrination peregrine perelman
peremptorily peremptory perennial perennially perestroika perez perfect perfected perfecter perfectest
perfectible perfecting perfection perfectionism perfectionist perfectly perfidies perfidious perfidy
perforate perforated perforating perforation perforce perform performance performed performer performing
perfume perfumed perfumeries perfumery perfuming perfunctorily perfunctory pergola perhaps pericardia
pericardium periclean pericles perigee perihelia perihelion peril periled periling perilled perilling
perilous perilously perimeter perinatal period periodic periodical periodically periodicity periodontal
peripatetic peripheral peripherally peripheries periphery periphrases periphrasis periscope perish
perishable perished perisher perishes perishing peritoneum peritonitis periwig periwinkle perjure perjured
perjurer perjuries perjuring perjury perk perked perkier perkiest perkily perkiness perking perkins perky
perl perm permafrost permalloy permanence permanency permanent permanently permeability permeable permeate
permeated permeating permeation permed permian perming permissible permissibly permission permissive
permissively permissiveness permit permitted permitting permutation permute permuted permuting pernicious
perniciously pernod peron peroration perot peroxide peroxided peroxiding perpendicular perpendicularly
perpetrate perpetrated perpetrating perpetration perpetrator perpetual perpetually perpetuate perpetuated
perpetuating perpetuation perpetuity perplex perplexed perplexedly perplexes perplexing perplexities
perplexity perquisite perrier perry persecute persecuted persecuting persecution persecutor perseid
persephone persepolis perseus perseverance persevere persevered persevering pershing persia persian
persiflage persimmon persist persisted persistence persistent persistently persisting persnickety person
persona personable personae personage personal personalise personalised personalising personalities
personality personalize personalized personalizing personally personification personified personifies
personify personifying personnel perspective perspex perspicacious perspicacity perspicuity perspicuous
perspiration perspire perspired perspiring persuade persuaded persuading persuasion persuasive persuasively
persuasiveness pert pertain pertained pertaining perter pertest perth pertinacious pertinacity pertinence
pertinent pertinently pertly pertness perturb perturbation perturbed perturbing pertussis peru perusal
peruse perused perusing peruvian perv pervade pervaded pervading pervasive pervasively pervasiveness
perverse perversely perverseness perversion perversity pervert perverted perverting peseta peshawar peskier
peskiest pesky peso pessaries pessary pessimism pessimist pessimistic pessimistically pest pester pestered
pestering pesticide pestilence pestilent pestilential pestle pestled pestling pesto pet petal petard pete
peter petered petering petersen peterson petiole petite petition petitioned petitioner petitioning petra
petrarch petrel petrifaction petrified petrifies petrify petrifying petrochemical petrodollar petrol
petrolatum petroleum petrology petted petticoat pettier pettiest pettifog pettifogged pettifogger
pettifogging pettily pettiness petting petty petulance petulant petulantly petunia peugeot pew pewee pewter
peyote pfennig pfizer phaedra phaethon phagocyte phalanges phalanx phalanxes phalli phallic phallus
phanerozoic phantasm phantasmagoria phantasmagorical phantom pharaoh pharisee pharmaceutical pharmacies
pharmacist pharmacological pharmacologist pharmacology pharmacopoeia pharmacy pharyngeal pharynges pharynx
phase phased phasing pheasant phekda phelps phenobarbital phenom phenomena phenomenal phenomenally
phenomenological phenomenology phenomenon phenotype pheromone phew phial phidias philadelphia philander
philandered philanderer philandering philanthropic philanthropically philanthropies philanthropist
philanthropy philatelic philatelist philately philby philharmonic philip philippe philippians philippic
philippine philistine philistinism phillip phillipa philly philodendron philological philologist philology
philosopher philosophic philosophical philosophically philosophies philosophise philosophised philosophising
philosophize philosophized philosophizing philosophy philter philtre phipps phish phished phisher phishing
phlebitis phlegm phlegmatic phlegmatically phloem phlox phobia phobic phobos phoebe phoenicia phoenix
phoenixes phone phonecard phoned phoneme phonemic phonetic phonetically phonetician phoney phoneyed
phoneying phonic phonically phonied phonier phonies phoniest phoniness phoning phonograph phonological
phonologist phonology phony phonying phooey phosphate phosphor phosphorescence phosphorescent phosphoric
phosphorus photo photocell photocopied photocopier photocopies photocopy photocopying photoed photoelectric
photogenic photograph photographed photographer photographic photographically photographing photography
photoing photojournalism photojournalist photon photosensitive photostat photostatted photostatting
photosynthesis phototypesetter phototypesetting php phrasal phrase phrasebook phrased phraseology phrasing
phrenologist phrenology phrygia phyla phyllis phylum physic physical physicality physically physician
physicist physicked physicking physio physiognomies physiognomy physiological physiologically physiologist
physiology physiotherapist physiotherapy physique piaf piaget pianissimo pianist piano pianoforte pianola
piazza pic pica picador picante picaresque picasso picayune piccadilly piccalilli piccolo pick pickax
pickaxed pickaxes pickaxing picked picker pickerel pickering picket picketed picketer picketing pickett
pickford pickier pickiest picking pickle pickled pickling pickpocket pickup pickwick picky picnic picnicked
picnicker picnicking pict pictograph pictorial pictorially picture pictured picturesque picturesquely
picturesqueness picturing piddle piddled piddling pidgin pie piebald piece pieced piecemeal piecework
piecing pied piedmont pieing pier pierce pierced piercing piercingly pierre pierrot piety piezoelectric
piffle piffling pig pigeon pigeonhole pigeonholed pigeonholing pigged piggeries piggery piggier piggies
piggiest pigging piggish piggishness piggy piggyback piggybacked piggybacking pigheaded pigheadedly
pigheadedness piglet pigment pigmentation pigmented pigpen pigskin pigsties pigsty pigswill pigtail piing
pike piked piker piking pilaf pilaster pilate pilchard pilcomayo pile piled pileup pilfer pilfered pilferer
pilfering pilgrim pilgrimage piling pill pillage pillaged pillaging pillar pillared pillbox pillboxes pilled
pillies pilling pillion pillock pilloried pillories pillory pillorying pillow pillowcase pillowed pillowing
pillowslip pillsbury pilly pilot piloted pilothouse piloting pimento pimiento pimp pimped pimpernel pimping
pimple pimpled pimplier pimpliest pimply pin pinafore pinatubo pinball pincer pinch pinched pinches pinching
pincus pincushion pindar pine pineapple pined pinewood piney pinfeather ping pinged pinging pinhead pinhole
pining pinion pinioned pinioning pink pinked pinker pinkerton pinkest pinkeye pinkie pinking pinkish
pinkness pinko pinnacle pinnate pinned pinnies pinning pinny pinocchio pinochet pinochle pinpoint pinpointed
pinpointing pinprick pinstripe pinstriped pint pinter pinto pinup pinwheel pinwheeled pinwheeling pioneer
pioneered pioneering pious piously piousness pip pipe piped pipeline piper pipette pipework piping pipit
pipped pippin pipping pipsqueak piquancy piquant piquantly pique piqued piquing piracy piraeus pirandello
piranha pirate pirated piratical pirating pirouette pirouetted pirouetting pis pisa piscatorial pisces
pisistratus pissaro pissed pisser pisses pissing pissoir pistachio piste pistil pistillate pistol piston pit
pita pitcairn pitch pitchblende pitched pitcher pitches pitchfork pitchforked pitchforking pitching pitchman
pitchmen piteous piteously pitfall pith pithead pithier pithiest pithily pithy pitiable pitiably pitied
pities pitiful pitifully pitiless pitilessly pitilessness piton pitt pitta pittance pitted pitting pittman
pittsburgh pituitaries pituitary pity pitying pityingly pius pivot pivotal pivoted pivoting pix pixel pixie
pizarro pizza pizzazz pizzeria pizzicati pizzicato placard placarded placarding placate placated placating
placation placatory place placebo placed placeholder placement placenta placental placer placid placidity
placidly placing placket plagiarise plagiarised plagiarising plagiarism plagiarist plagiarize plagiarized
plagiarizing plague plagued plaguing plaice plaid plain plainchant plainclothes plainclothesman
plainclothesmen plainer plainest plainly plainness plainsong plainspoken plaint plaintiff plaintive
plaintively plait plaited plaiting plan planar planck plane planed planeload planer planet planetarium
planetary plangent planing plank planked planking plankton planned planner planning plant plantagenet
plantain plantation planted planter planting plaque plasma plaster plasterboard plastered plasterer
plastering plastic plasticine plasticity plastique plataea plate plateau plateaued plateauing plated
plateful platelet platen platform platformed platforming plath plating platinum platitude platitudinous
plato platonic platonism platonist platoon platooned platooning platte platter platypus platypuses plaudit
plausibility plausible plausibly plautus play playable playact playacted playacting playback playbill
playboy played player playful playfully playfulness playgoer playground playgroup playhouse playing playlist
playmate playoff playpen playroom playschool playstation playtex plaything playtime playwright plaza plea
plead pleaded pleader pleading pleadingly pleasant pleasanter pleasantest pleasantly pleasantness
pleasantries pleasantry please pleased pleasing pleasingly pleasurable pleasurably pleasure pleasured
pleasuring pleat pleated pleating pleb plebby plebe plebeian plebiscite plectra plectrum pledge pledged
pledging pleiades pleistocene plenaries plenary plenipotentiaries plenipotentiary plenitude plenteous
plentiful plentifully plenty plenum plethora pleurisy plexiglas plexiglases plexus plexuses pliability
pliable pliancy pliant pliantly plied pliers plies plight plighted plighting plimsoll plinth pliny pliocene
plod plodded plodder plodding plonk plonked plonker plonking plop plopped plopping plosive plot plotted
plotter plotting plough ploughed ploughing ploughman ploughmen ploughshare plover plow plowed plowing
plowman plowmen plowshare ploy pluck plucked pluckier pluckiest pluckiness plucking plucky plug plugged
plugging plughole plugin plum plumage plumb plumbed plumber plumbing plume plumed pluming plummet plummeted
plummeting plummy plump plumped plumper plumpest plumping plumpness plunder plundered plunderer plundering
plunge plunged plunger plunging plunk plunked plunking pluperfect plural pluralise pluralised pluralising
pluralism pluralist pluralistic pluralities plurality pluralize pluralized pluralizing plus pluses plush
plusher plushest plushier plushiest plushy plutarch pluto plutocracies plutocracy plutocrat plutocratic
plutonium ply plying plymouth plywood pneumatic pneumatically pneumonia poach poached poacher poaches
poaching pocahontas pock pocked pocket pocketbook pocketed pocketful pocketing pocketknife pocketknives
pocking pockmark pockmarked pockmarking pocono pod podcast podcasting podded podding podgorica podhoretz
podiatrist podiatry podium podunk poe poem poesy poet poetess poetesses poetic poetical poetically poetry
pogo pogrom poi poignancy poignant poignantly poinsettia point pointed pointedly pointer pointier pointiest
pointillism pointillist pointing pointless pointlessly pointlessness pointy poiret poirot poise poised
poising poison poisoned poisoner poisoning poisonous poisonously poisson poitier poke poked poker pokey
pokie pokier pokiest poking poky pol poland polanski polar polaris polarisation polarise polarised
polarising polarities polarity polarization polarize polarized polarizing polaroid pole poleaxe poleaxed
poleaxing polecat poled polemic polemical polemicist polestar police policed policeman policemen policewoman
policewomen policies policing policy policyholder policymaker poling polio poliomyelitis polish polished
polisher polishes polishing politburo polite politely politeness politer politesse politest politic
political politically politician politicisation politicise politicised politicising politicization
politicize politicized politicizing politicking politico polities polity polk polka polkaed polkaing poll
pollard polled pollen pollie pollinate pollinated pollinating pollination polling polliwog pollock pollster
pollutant pollute polluted polluter polluting pollution pollux polly pollyanna polo polonaise polonium
poltava poltergeist poltroon poly polyamories polyamory polyandrous polyandry polyester polyethylene
polygamist polygamous polygamy polyglot polygon polygonal polygraph polygraphed polygraphing polyhedron
polyhymnia polymath polymer polymeric polymerisation polymerization polymorphic polymorphous polynesia
polynesian polynomial polyp polyphemus polyphonic polyphony polypropylene polysemous polystyrene
polysyllabic polysyllable polytechnic polytheism polytheist polytheistic polythene polyunsaturate
polyunsaturated polyurethane pom pomade pomaded pomading pomander pomegranate pomerania pomeranian pommel
pommeled pommeling pommelled pommelling pommies pommy pomona pomp pompadour pompadoured pompeii pompey
pompom pomposity pompous pompously pompousness ponce ponced poncho poncing poncy pond ponder pondered
pondering ponderous ponderously ponderousness pone pong ponged ponging poniard ponied ponies pontchartrain
pontiac pontianak pontiff pontifical pontificate pontificated pontificating pontoon pony ponying ponytail
poo pooch pooched pooches pooching poodle pooed poof poofter pooh poohed poohing pooing pool poole pooled
pooling poolside poona poop pooped pooping poor poorer poorest poorhouse poorly pop popcorn pope popeye
popgun popinjay poplar poplin popocatepetl popover poppa poppadom popped popper poppet poppies popping
poppins poppy poppycock popsicle populace popular popularisation popularise popularised popularising
popularity popularization popularize popularized popularizing popularly populate populated populating
population populism populist populous porcelain porch porches porcine porcupine pore pored porfirio poring
pork porker porkies porky porn porno pornographer pornographic pornography porosity porous porphyry porpoise
porpoised porpoising porridge porrima porringer porsche port portability portable portage portaged portaging
portal portcullis portcullises ported portend portended portending portent portentous portentously
portentousness porter porterhouse portfolio porthole portia portico porticoes porting portion portioned
portioning portland portlier portliest portliness portly portmanteau portrait portraitist portraiture
portray portrayal portrayed portraying portsmouth portugal portuguese pose posed poseidon poser poseur posh
posher poshest posies posing posit posited positing position positional positioned positioning positive
positively positiveness positivism positivist positron posse possessed possesses possessing possession
possessive possessively possessiveness possessor possibilities possibility possible possibly possum post
postage postal postbag postbox postboxes postcard postcode postdate postdated postdating postdoc
postdoctoral posted poster posterior posterity postgraduate postgresql posthaste posthumous posthumously
postie postindustrial posting postlude postman postmark postmarked postmarking postmaster postmen
postmistress postmistresses postmodern postmodernism postmodernist postmortem postnatal postoperative
postpaid postpartum postpone postponed postponement postponing postprandial postscript postseason postulate
postulated postulating postural posture postured posturing postwar postwoman postwomen posy pot potable
potash potassium potato potatoes potbellied potbellies potbelly potboiler potemkin potency potent potentate
potential potentialities potentiality potentially potently potful pothead potholder pothole potholed
potholer potholing pothook potion potluck potomac potpie potpourri potsdam potsherd potshot pottage
pottawatomie potted potter pottered potteries pottering pottery pottier potties pottiest pottiness potting
potts potty pouch pouched pouches pouching pouf pouffe poultice poulticed poulticing poultry pounce pounced
pouncing pound poundage pounded pounding pour poured pouring poussin pout pouted pouting poverty pow powder
powdered powdering powdery powell power powerboat powered powerful powerfully powerhouse powering powerless
powerlessly powerlessness powerpc powerpoint powhatan powwow powwowed powwowing pox poxes poznan
practicability practicable practicably practical practicalities practicality practically practice practiced
practicing practise practised practising practitioner prada prado praetorian pragmatic pragmatically
pragmatism pragmatist prague praia prairie praise praised praiseworthiness praiseworthy praising prakrit
praline pram prance pranced prancer prancing prang pranged pranging prank prankster prat pratchett prate
prated pratfall prating pratt prattle prattled prattler prattling pravda prawn prawned prawning praxiteles
pray prayed prayer praying preach preached preacher preaches preachier preachiest preaching preachy
preakness preamble preambled preambling prearrange prearranged prearrangement prearranging precambrian
precarious precariously precariousness precast precaution precautionary precede preceded precedence
precedent preceding precept preceptor precinct preciosity precious preciously preciousness precipice
precipitant precipitate precipitated precipitately precipitating precipitation precipitous precipitously
precise precisely preciseness preciser precisest precision preclude precluded precluding preclusion
precocious precociously precociousness precocity precognition preconceive preconceived preconceiving
preconception precondition preconditioned preconditioning precook precooked precooking precursor predate
predated predating predator predatory predecease predeceased predeceasing predecessor predefined
predestination predestine predestined predestining predetermination predetermine predetermined predeterminer
predetermining predicament predicate predicated predicating predication predicative predicatively predict
predictability predictable predictably predicted predicting prediction predictive predictor predigest
predigested predigesting predilection predispose predisposed predisposing predisposition predominance
predominant predominantly predominate predominated predominately predominating preemie preeminence
preeminent preeminently preempt preempted preempting preemption preemptive preemptively preen preened
preening preexist preexisted preexisting prefab prefabbed prefabbing prefabricate prefabricated
prefabricating prefabrication preface prefaced prefacing prefatory prefect prefecture prefer preferable
preferably preference preferential preferentially preferment preferred preferring prefigure prefigured
prefiguring prefix prefixed prefixes prefixing pregnancies pregnancy pregnant preheat preheated preheating
prehensile prehistoric prehistory prejudge prejudged prejudgement prejudging prejudgment prejudice
prejudiced prejudicial prejudicing prelate preliminaries preliminary prelims preliterate prelude premarital
premature prematurely premeditate premeditated premeditating premeditation premenstrual premier premiere
premiered premiering premiership preminger premise premised premising premium premonition premonitory
premyslid prenatal prensa prentice prenup preoccupation preoccupied preoccupies preoccupy preoccupying
preordain preordained preordaining prep prepackage prepackaged prepackaging prepacked prepaid preparation
preparatory prepare prepared preparedness preparing prepay prepaying prepayment preponderance preponderant
preponderantly preponderate preponderated preponderating preposition prepositional prepossess prepossessed
prepossesses prepossessing preposterous preposterously prepped preppier preppies preppiest prepping preppy
prepubescent prequel prerecord prerecorded prerecording preregister preregistered preregistering
preregistration prerequisite prerogative presage presaged presaging presbyterian presbyterianism
presbyteries presbytery preschool preschooler prescience prescient prescott prescribe prescribed prescribing
prescription prescriptive presence present presentable presentation presented presenter presentiment
presenting presently preservation preservationist preservative preserve preserved preserver preserving
preset presetting preshrank preshrink preshrinking preshrunk preside presided presidencies presidency
president presidential presiding presidium presley press pressed presses pressie pressing pressman pressmen
pressure pressured pressuring pressurisation pressurise pressurised pressurising pressurization pressurize
pressurized pressurizing prestige prestigious presto preston presumable presumably presume presumed
presuming presumption presumptive presumptuous presumptuously presumptuousness presuppose presupposed
presupposing presupposition pretax preteen pretence pretend pretended pretender pretending pretense
pretension pretentious pretentiously pretentiousness preterit preterite preternatural preternaturally
pretext pretoria prettied prettier pretties prettiest prettified prettifies prettify prettifying prettily
prettiness pretty prettying pretzel prevail prevailed prevailing prevalence prevalent prevaricate
prevaricated prevaricating prevarication prevaricator prevent preventable preventative prevented preventing
prevention preventive preview previewed previewer previewing previous previously prewar prey preyed preying
prezzie priam pribilof price priced priceless priceline pricey pricier priciest pricing prick pricked
pricking prickle prickled pricklier prickliest prickling prickly pride prided priding pried pries priest
priestess priestesses priesthood priestley priestlier priestliest priestly prig priggish priggishness prim
primacy primal primaries primarily primary primate prime primed primer primeval priming primitive
primitively primitiveness primly primmer primmest primness primogeniture primordial primp primped primping
primrose primula prince princelier princeliest princely princesses princeton principal principalities
principality principally principe principle principled print printable printed printer printing printmaking
printout prion prior prioress prioresses priories priorities prioritisation prioritise prioritised
prioritising prioritization prioritize prioritized prioritizing priority priory priscilla prise prised
prising prism prismatic prison prisoner prissier prissiest prissily prissiness prissy pristine prithee prius
privacy private privateer privately privater privatest privation privatisation privatise privatised
privatising privatization privatize privatized privatizing privet privier privies priviest privilege
privileged privileging privy prize prized prizefight prizefighter prizefighting prizewinning prizing pro
proactive proactively probabilistic probabilities probability probable probably probate probated probating
probation probationary probationer probe probed probing probity problem problematic problematical
problematically probosces proboscis proboscises procedural procedure proceed proceeded proceeding process
processed processes processing procession processional processioned processioning processor proclaim
proclaimed proclaiming proclamation proclivities proclivity procrastinate procrastinated procrastinating
procrastination procrastinator procreate procreated procreating procreation procreative procrustean
procrustes procter proctor proctored proctoring procurator procure procured procurement procurer procuring
procyon prod prodded prodding prodigal prodigality prodigally prodigies prodigious prodigiously prodigy
produce produced producer producing product production productive productively productiveness productivity
prof profanation profane profaned profanely profaning profanities profanity profess professed professes
professing profession professional professionalisation professionalise professionalised professionalising
professionalism professionalization professionalize professionalized professionalizing professionally
professor professorial professorship proffer proffered proffering proficiency proficient proficiently
profile profiled profiling profit profitability profitable profitably profited profiteer profiteered
profiteering profiterole profiting profligacy profligate proforma profound profounder profoundest profoundly
profundities profundity profuse profusely profusion progenitor progeny progesterone prognoses prognosis
prognostic prognosticate prognosticated prognosticating prognostication prognosticator program programmable
programmatic programme programmed programmer programming progress progressed progresses progressing
progression progressive progressively prohibit prohibited prohibiting prohibition prohibitionist prohibitive
prohibitively prohibitory project projected projectile projecting projection projectionist projector
prokofiev prolapse prolapsed prolapsing prole proletarian proletariat proliferate proliferated proliferating
proliferation prolific prolifically prolix prolixity prologue prolong prolongation prolonged prolonging prom
promenade promenaded promenading promethean prometheus prominence prominent prominently promiscuity
promiscuous promiscuously promise promised promising promisingly promissory promo promontories promontory
promote promoted promoter promoting promotion promotional prompt prompted prompter promptest prompting
promptly promptness promulgate promulgated promulgating promulgation prone proneness prong pronged pronghorn
pronominal pronoun pronounce pronounceable pronounced pronouncement pronouncing pronto pronunciation proof
proofed proofing proofread proofreader proofreading prop propaganda propagandise propagandised
propagandising propagandist propagandize propagandized propagandizing propagate propagated propagating
propagation propagator propane propel propellant propelled propeller propelling propensities propensity
proper properer properest properly propertied properties property prophecies prophecy prophesied prophesies
prophesy prophesying prophet prophetess prophetesses prophetic prophetically prophylactic prophylaxis
propinquity propitiate propitiated propitiating propitiation propitiatory propitious propitiously proponent
proportion proportional proportionality proportionally proportionate proportionately proportioned
proportioning proposal propose proposed proposer proposing proposition propositional propositioned
propositioning propound propounded propounding propped propping proprietaries proprietary proprieties
proprietor proprietorial proprietorially proprietorship proprietress proprietresses propriety propulsion
propulsive prorate prorated prorating prosaic prosaically proscenium prosciutto proscribe proscribed
proscribing proscription prose prosecute prosecuted prosecuting prosecution prosecutor proselyte proselyted
proselyting proselytise proselytised proselytiser proselytising proselytize proselytized proselytizer
proselytizing proserpine prosier prosiest prosodies prosody prospect prospected prospecting prospective
prospector prospectus prospectuses prosper prospered prospering prosperity prosperous prosperously prostate
prostheses prosthesis prosthetic prostitute prostituted prostituting prostitution prostrate prostrated
prostrating prostration prosy protagonist protagoras protean protect protected protecting protection
protectionism protectionist protective protectively protectiveness protector protectorate protein
proterozoic protest protestant protestantism protestation protested protester protesting proteus protocol
proton protoplasm protoplasmic prototype prototypical prototyping protozoa protozoan protract protracted
protracting protraction protractor protrude protruded protruding protrusion protuberance protuberant proud
prouder proudest proudhon proudly proust provable provably prove proved proven provenance provencals
provence provender proverb proverbial proverbially provide provided providence provident providential
providentially providently provider providing province provincial provincialism provincially proving
provision provisional provisionally provisioned provisioning proviso provo provocateur provocation
provocative provocatively provoke provoked provoking provost prow prowess prowl prowled prowler prowling
proxies proximate proximity proxy prozac prude prudence prudent prudential prudently prudery prudish
prudishly prudishness pruitt prune pruned pruning prurience prurient pruriently prussia prussian prut pry
prying pryor psalm psalmist psalter psephologist psephology pseudo pseudonym pseudonymous pseuds pseudy
pshaw psoriasis psst psych psyche psyched psychedelia psychedelic psychiatric psychiatrist psychiatry
psychic psychical psychically psyching psycho psychoactive psychoanalyse psychoanalysed psychoanalysing
psychoanalysis psychoanalyst psychoanalytic psychoanalytically psychoanalyze psychoanalyzed psychoanalyzing
psychobabble psychodrama psychogenic psychokinesis psychokinetic psychological psychologically psychologies
psychologist psychology psychometric psychopath psychopathic psychopathology psychoses psychosis
psychosomatic psychotherapies psychotherapist psychotherapy psychotic psychotropic ptah ptarmigan
pterodactyl ptolemaic ptolemies ptolemy ptomaine pub puberty pubes pubescence pubescent pubic pubis public
publican publication publicise publicised publicising publicist publicity publicize publicized publicizing
publicly publish publishable published publisher publishes publishing puccini puce puck pucker puckered
puckering puckett puckish pud pudding puddle puddled puddling pudenda pudendum pudgier pudgiest pudginess
pudgy puebla pueblo puerile puerility puerto puff puffball puffed puffer puffier puffiest puffin puffiness
puffing puffy pug puget pugh pugilism pugilist pugilistic pugnacious pugnaciously pugnacity puke puked
puking pukka pulaski pulchritude pulitzer pull pullback pulled puller pullet pulley pulling pullman pullout
pullover pulmonary pulp pulped pulpier pulpiest pulping pulpit pulpy pulsar pulsate pulsated pulsating
pulsation pulse pulsed pulsing pulverisation pulverise pulverised pulverising pulverization pulverize
pulverized pulverizing puma pumice pummel pummeled pummeling pummelled pummelling pump pumped pumper
pumpernickel pumping pumpkin pun punch punchbag punched punches punchier punchiest punching punchline punchy
punctilious punctiliously punctiliousness punctual punctuality punctually punctuate punctuated punctuating
punctuation puncture punctured puncturing pundit pungency pungent pungently punic punier puniest punish
punishable punished punishes punishing punishingly punishment punitive punitively punjab punjabi punk punker
punkest punned punnet punning punster punt punted punter punting puny pup pupa pupae pupal pupate pupated
pupating pupil pupped puppet puppeteer puppetry puppies pupping puppy purana purblind purcell purchasable
purchase purchased purchaser purchasing purdah purdue pure purebred puree pureed pureeing purely pureness
purer purest purgative purgatorial purgatories purgatory purge purged purging purification purified purifier
purifies purify purifying purim purina purism purist puritan puritanical puritanically puritanism purity
purl purled purling purloin purloined purloining purple purpler purplest purplish purport purported
purportedly purporting purpose purposed purposeful purposefully purposefulness purposeless purposelessly
purposelessness purposely purposing purr purred purring purse pursed purser pursing pursuance pursuant
pursue pursued pursuer pursuing pursuit purulence purulent purus purvey purveyed purveying purveyor purview
pus pusan pusey push pushbike pushcart pushchair pushed pusher pushes pushier pushiest pushily pushiness
pushing pushkin pushover pushpin pushtu pushy pusillanimity pusillanimous pusillanimously pusses pussier
pussies pussiest pussy pussycat pussyfoot pussyfooted pussyfooting pustule put putative putin putnam
putrefaction putrefied putrefies putrefy putrefying putrescence putrescent putrid putsch putsches putt
putted putter puttered puttering puttied putties putting putty puttying putz putzes puzo puzzle puzzled
puzzlement puzzler puzzling pwn pwned pwning pygmalion pygmies pygmy pyjama pyle pylon pym pynchon pyongyang
pyorrhea pyorrhoea pyotr pyramid pyramidal pyramided pyramiding pyre pyrenees pyrex pyrexes pyrite pyromania
pyromaniac pyrotechnic pyrrhic pythagoras pythagorean pythias python pytorch pyx pyxes pzazz qaddafi qantas
qatar qingdao qiqihar qom qua quaalude quack quacked quackery quacking quad quadrangle quadrangular quadrant
quadraphonic quadratic quadrature quadrennial quadriceps quadricepses quadrilateral quadrille quadriplegia
quadriplegic quadruped quadruple quadrupled quadruplet quadruplicate quadruplicated quadruplicating
quadrupling quaff quaffed quaffing quagmire quahog quail quailed quailing quaint quainter quaintest quaintly
quaintness quake quaked quaker quaking qualcomm qualification qualified qualifier qualifies qualify
qualifying qualitative qualitatively qualities quality qualm quandaries quandary quango quanta quantifiable
quantification quantified quantifier quantifies quantify quantifying quantitative quantitatively quantities
quantity quantum quaoar quarantine quarantined quarantining quark quarrel quarreled quarreling quarrelled
quarrelling quarrelsome quarried quarries quarry quarrying quart quarter quarterback quarterbacked
quarterbacking quarterdeck quartered quarterfinal quartering quarterlies quarterly quartermaster quartet
quarto quartz quasar quash quashed quashes quashing quasi quasimodo quaternary quatrain quaver quavered
quavering quavery quay quayle quayside queasier queasiest queasily queasiness queasy quebec quechua queen
queened queening queenlier queenliest queenly queensland queer queered queerer queerest queering queerly
queerness quell quelled quelling quench quenched quenches quenching quentin queried queries querulous
querulously query querying quesadilla quest quested questing question questionable questionably questioned
questioner questioning questioningly questionnaire quetzalcoatl queue queued queuing quezon quibble quibbled
quibbler quibbling quiche quick quicken quickened quickening quicker quickest quickfire quickie quicklime
quickly quickness quicksand quicksilver quickstep quid quiescence quiescent quiet quieted quieten quietened
quietening quieter quietest quieting quietism quietly quietness quietude quietus quietuses quiff quill quilt
quilted quilter quilting quin quince quincy quinine quinn quint quintessence quintessential quintessentially
quintet quintilian quinton quintuple quintupled quintuplet quintupling quip quipped quipping quire quirinal
quirk quirked quirkier quirkiest quirking quirky quisling quit quite quito quitter quitting quiver quivered
quivering quixote quixotic quixotism quiz quizzed quizzes quizzical quizzically quizzing qumran quoit
quoited quoiting quondam quonset quorate quorum quota quotable quotation quote quoted quoth quotidian
quotient quoting quran qwerty rabat rabbi rabbinate rabbinic rabbinical rabbit rabbited rabbiting rabble
rabelais rabelaisian rabid rabidly rabies rabin raccoon race racecourse raced racegoer racehorse raceme
racer racetrack raceway rachael rachel rachelle rachmaninoff racial racialism racialist racially racier
raciest racily racine raciness racing racism racist rack racked racket racketed racketeer racketeered
racketeering racketing racking raconteur racquet racquetball racy radar radcliffe raddled radial radially
radiance radiant radiantly radiate radiated radiating radiation radiator radical radicalise radicalised
radicalising radicalism radicalize radicalized radicalizing radically radicchio radii radio radioactive
radioactivity radiocarbon radioed radiogram radiographer radiography radioing radioisotope radiologist
radiology radiotelephone radiotherapist radiotherapy radish radishes radium radius radon rae rafael raffia
raffish raffishness raffle raffled raffling raft rafted rafter rafting rag raga ragamuffin ragbag rage raged
rager ragga ragged raggeder raggedest raggedier raggediest raggedly raggedness raggedy ragging raging raglan
ragout ragtag ragtime ragweed ragwort raid raided raider raiding rail railcard railed railing railleries
raillery railroad railroaded railroading railway railwayman railwaymen raiment rain rainbow raincoat
raindrop rained rainfall rainier rainiest raining rainmaker rainproof rainstorm rainwater rainy raise raised
raisin raising rajah rake raked raking rakish rakishly rakishness raleigh rallied rallies rally rallying
ralph ram rama ramada ramadan ramakrishna ramanujan ramayana ramble rambled rambler rambling rambo
rambunctious rambunctiousness ramekin ramification ramified ramifies ramify ramifying ramirez ramiro rammed
ramming ramon ramona ramos ramp rampage rampaged rampaging rampant rampantly rampart ramrod ramrodded
ramrodding ramsay ramses ramsey ramshackle ran ranch ranched rancher ranches ranching rancid rancidity
rancor rancorous rancorously rancour rand randal randall randell randi randier randiest randiness randolph
random randomise randomised randomising randomize randomized randomizing randomly randomness randy ranee
rang range ranged rangefinder ranger rangier rangiest ranginess ranging rangoon rangy rank ranked ranker
rankest rankin rankine ranking rankle rankled rankling rankness ransack ransacked ransacking ransom ransomed
ransoming rant ranted ranter ranting raoul rap rapacious rapaciously rapaciousness rapacity rape raped
raphael rapid rapider rapidest rapidity rapidly rapier rapine raping rapist rapped rappel rappelled
rappelling rapper rapping rapport rapporteur rapprochement rapscallion rapt raptor rapture rapturous
rapturously rapunzel raquel rare rared rarefied rarefies rarefy rarefying rarely rareness rarer rarest
raring rarities rarity rasalgethi rasalhague rascal rascally rash rasher rashes rashest rashly rashness
rasmussen rasp raspberries raspberry rasped raspier raspiest rasping rasputin raspy rasta rastaban
rastafarian rastafarianism raster rat ratatouille ratbag ratchet ratcheted ratcheting rate rated ratepayer
rather rathskeller ratification ratified ratifies ratify ratifying rating ratio ration rational rationale
rationalisation rationalise rationalised rationalising rationalism rationalist rationalistic rationality
rationalization rationalize rationalized rationalizing rationally rationed rationing ratliff rattan ratted
rattier rattiest ratting rattle rattled rattler rattlesnake rattletrap rattling rattrap ratty raucous
raucously raucousness raul raunchier raunchiest raunchily raunchiness raunchy ravage ravaged ravaging rave
raved ravel raveled raveling ravelled ravelling raven ravened ravening ravenous ravenously raver ravine
raving ravioli ravish ravished ravishes ravishing ravishingly ravishment raw rawalpindi rawboned rawer
rawest rawhide rawness ray rayban rayburn rayleigh raymond raymundo rayon raze razed razing razoo razor razz
razzed razzes razzing razzmatazz rca rds reach reachable reached reaches reaching react reactant reacted
reacting reaction reactionaries reactionary reactivate reactivated reactivating reactivation reactive
reactor read readabilities readability readable readdress readdressed readdresses readdressing reader
readership readied readier readies readiest readily readiness reading readjust readjusted readjusting
readjustment readmit readmitted readmitting readout ready readying reaffirm reaffirmation reaffirmed
reaffirming reafforestation reagan reaganomics reagent real realer realest realign realigned realigning
realignment realisable realisation realise realised realising realism realist realistic realistically
realities reality realizable realization realize realized realizing reallocate reallocated reallocating
reallocation really realm realpolitik realtor realty ream reamed reamer reaming reanimate reanimated
reanimating reap reaped reaper reaping reappear reappearance reappeared reappearing reapplied reapplies
reapply reapplying reappoint reappointed reappointing reappointment reapportion reapportioned reapportioning
reapportionment reappraisal reappraise reappraised reappraising rear reared rearguard rearing rearm
rearmament rearmed rearming rearmost rearrange rearranged rearrangement rearranging rearward reason
reasonable reasonableness reasonably reasoned reasoner reasoning reassemble reassembled reassembling
reassert reasserted reasserting reassess reassessed reassesses reassessing reassessment reassign reassigned
reassigning reassurance reassure reassured reassuring reassuringly reawaken reawakened reawakening reba
rebate rebated rebating rebekah rebel rebelled rebelling rebellion rebellious rebelliously rebelliousness
rebind rebinding rebirth reboot rebooted rebooting reborn rebound rebounded rebounding rebroadcast
rebroadcasting rebuff rebuffed rebuffing rebuild rebuilding rebuilt rebuke rebuked rebuking rebus rebuses
rebut rebuttal rebutted rebutting recalcitrance recalcitrant recall recalled recalling recant recantation
recanted recanting recap recapitalisation recapitalise recapitalised recapitalising recapitalization
recapitalize recapitalized recapitalizing recapitulate recapitulated recapitulating recapitulation recapped
recapping recapture recaptured recapturing recast recasting recce recede receded receding receipt receipted
receipting receivable receive received receiver receivership receiving recent recenter recentest recently
receptacle reception receptionist receptive receptively receptiveness receptivity receptor recess recessed
recesses recessing recession recessional recessionary recessive recharge rechargeable recharged recharging
recheck rechecked rechecking recidivism recidivist recife recipe recipient reciprocal reciprocally
reciprocate reciprocated reciprocating reciprocation reciprocity recital recitation recitative recite
recited reciting reckless recklessly recklessness reckon reckoned reckoning reclaim reclaimed reclaiming
reclamation reclassified reclassifies reclassify reclassifying recline reclined recliner reclining recluse
reclusive recognisable recognisably recognisance recognise recognised recogniser recognising recognition
recognizable recognizably recognizance recognize recognized recognizer recognizing recoil recoiled recoiling
recollect recollected recollecting recollection recombination recombine recombined recombining recommence
recommenced recommencing recommend recommendation recommended recommending recompense recompensed
recompensing recompilation recompile recompiled recompiling recon reconcilable reconcile reconciled
reconciliation reconciling recondite recondition reconditioned reconditioning reconfiguration reconfigure
reconfigured reconnaissance reconnect reconnected reconnecting reconnoiter reconnoitered reconnoitering
reconnoitre reconnoitred reconnoitring reconquer reconquered reconquering reconsider reconsideration
reconsidered reconsidering reconstitute reconstituted reconstituting reconstitution reconstruct
reconstructed reconstructing reconstruction reconstructive reconvene reconvened reconvening recopied
recopies recopy recopying record recorded recorder recording recount recounted recounting recoup recouped
recouping recourse recover recoverable recovered recoveries recovering recovery recreant recreate recreated
recreating recreation recreational recriminate recriminated recriminating recrimination recriminatory
recrudescence recruit recruited recruiter recruiting recruitment rectal rectangle rectangular rectifiable
rectification rectified rectifier rectifies rectify rectifying rectilinear rectitude recto rector rectories
rectory rectum recumbent recuperate recuperated recuperating recuperation recuperative recur recurred
recurrence recurrent recurring recursion recursive recursively recyclable recycle recycled recycling red
redback redbreast redbrick redcap redcoat redcurrant redden reddened reddening redder reddest reddish
redecorate redecorated redecorating redecoration rededicate rededicated rededicating redeem redeemable
redeemed redeemer redeeming redefine redefined redefining redefinition redemption redemptive redeploy
redeployed redeploying redeployment redesign redesigned redesigning redevelop redeveloped redeveloping
redevelopment redford redgrave redhead redheaded redid redirect redirected redirecting redirection redis
rediscover rediscovered rediscoveries rediscovering rediscovery redistribute redistributed redistributing
redistribution redistributor redistrict redistricted redistricting redmond redneck redness redo redoes
redoing redolence redolent redone redouble redoubled redoubling redoubt redoubtable redound redounded
redounding redraft redrafted redrafting redraw redrawing redrawn redress redressed redresses redressing
redrew redshift redskin reduce reduced reducible reducing reduction reductionist reductive redundancies
redundancy redundant redundantly redwood reebok reed reedier reediest reeducate reeducated reeducating
reeducation reedy reef reefed reefer reefing reek reeked reeking reel reelect reelected reelecting
reelection reeled reeling reemerge reemerged reemerging reemphasise reemphasised reemphasising reemphasize
reemphasized reemphasizing reenact reenacted reenacting reenactment reenlist reenlisted reenlisting reenter
reentered reentering reentries reentry reese reestablish reestablished reestablishes reestablishing
reevaluate reevaluated reevaluating reeve reeving reexamine reexamined reexamining ref refashion refashioned
refashioning refectories refectory refer referable referee refereed refereeing reference referenced
referencing referendum referent referential referral referred referring reffed reffing refile refiled
refiling refill refillable refilled refilling refinance refinanced refinancing refine refined refinement
refiner refineries refinery refining refinish refinished refinishes refinishing refit refitted refitting
reflate reflated reflating reflation reflationary reflect reflected reflecting reflection reflective
reflectively reflector reflex reflexes reflexive reflexively reflexology refocus refocused refocuses
refocusing reforest reforestation reforested reforesting reform reformat reformation reformatories
reformatory reformatted reformatting reformed reformer reforming reformist reformulate reformulated
reformulating refract refracted refracting refraction refractories refractory refrain refrained refraining
refresh refreshed refresher refreshes refreshing refreshingly refreshment refrigerant refrigerate
refrigerated refrigerating refrigeration refrigerator refuel refueled refueling refuelled refuelling refuge
refugee refugio refulgence refulgent refund refundable refunded refunding refurbish refurbished refurbishes
refurbishing refurbishment refurnish refurnished refurnishes refurnishing refusal refuse refused refusing
refutable refutation refute refuted refuting regain regained regaining regal regale regaled regalia regaling
regally regard regarded regarding regardless regatta regencies regency regenerate regenerated regenerating
regeneration regenerative regent reggae reggie regicide regime regimen regiment regimental regimentation
regimented regimenting regina reginae reginald region regional regionalism regionally register registered
registering registrant registrar registration registries registry rego regor regress regressed regresses
regressing regression regressive regret regretful regretfully regrettable regrettably regretted regretting
regroup regrouped regrouping regular regularisation regularise regularised regularising regularities
regularity regularization regularize regularized regularizing regularly regulate regulated regulating
regulation regulator regulatory regulus regurgitate regurgitated regurgitating regurgitation rehab rehabbed
rehabbing rehabilitate rehabilitated rehabilitating rehabilitation rehash rehashed rehashes rehashing
rehearsal rehearse rehearsed rehearsing reheat reheated reheating rehire rehired rehiring rehnquist rehouse
rehoused rehousing reich reid reign reigned reigning reilly reimburse reimbursed reimbursement reimbursing
reimpose reimposed reimposing rein reinaldo reincarnate reincarnated reincarnating reincarnation reindeer
reined reinforce reinforced reinforcement reinforcing reinhardt reinhold reining reinitialise reinitialised
reinitialize reinitialized reinsert reinserted reinserting reinstall reinstalled reinstalling reinstate
reinstated reinstatement reinstating reinsurance reinterpret reinterpretation reinterpreted reinterpreting
reinvent reinvented reinventing reinvest reinvested reinvesting reissue reissued reissuing reiterate
reiterated reiterating reiteration reject rejected rejecting rejection rejig rejigged rejigger rejiggered
rejiggering rejigging rejoice rejoiced rejoicing rejoin rejoinder rejoined rejoining rejuvenate rejuvenated
rejuvenating rejuvenation rekindle rekindled rekindling relabel relabeled relabeling relabelled relabelling
relaid relapse relapsed relapsing relate related relatedness relating relation relational relationship
relative relatively relativism relativist relativistic relativity relaunch relaunched relaunches relaunching
relax relaxant relaxation relaxed relaxes relaxing relay relayed relaying relearn relearned relearning
releasable release released releasing relegate relegated relegating relegation relent relented relenting
relentless relentlessly relentlessness relevance relevancy relevant relevantly reliability reliable reliably
reliance reliant relic relied relief relies relieve relieved relieving religion religiosity religious
religiously relinquish relinquished relinquishes relinquishing relinquishment reliquaries reliquary relish
relished relishes relishing relive relived reliving reload reloaded reloading relocatable relocate relocated
relocating relocation reluctance reluctant reluctantly rely relying remade remain remainder remaindered
remaindering remained remaining remake remaking remand remanded remanding remark remarkable remarkably
remarked remarking remarque remarriage remarried remarries remarry remarrying remaster remastered
remastering rematch rematches rembrandt remediable remedial remedied remedies remedy remedying remember
remembered remembering remembrance remind reminded reminder reminding remington reminisce reminisced
reminiscence reminiscent reminiscently reminiscing remiss remission remissness remit remittance remitted
remitting remix remixed remixes remixing remnant remodel remodeled remodeling remodelled remodelling remold
remolded remolding remonstrance remonstrate remonstrated remonstrating remorse remorseful remorsefully
remorseless remorselessly remortgage remortgaged remortgaging remote remotely remoteness remoter remotest
remould remoulded remoulding remount remounted remounting removable removal remove removed remover removing
remunerate remunerated remunerating remuneration remunerative remus rena renaissance renal rename renamed
renaming renascence renascent renault rend render rendered rendering rendezvous rendezvoused rendezvouses
rendezvousing rending rendition rene renee renegade renegaded renegading renege reneged reneging renegotiate
renegotiated renegotiating renew renewable renewal renewed renewing rennet reno renoir renounce renounced
renouncing renovate renovated renovating renovation renovator renown renowned rent rental rented renter
renting renumber renumbered renumbering renunciation reoccupied reoccupies reoccupy reoccupying reoccur
reoccurred reoccurring reopen reopened reopening reorder reordered reordering reorg reorganisation
reorganise reorganised reorganising reorganization reorganize reorganized reorganizing reorged reorging rep
repackage repackaged repackaging repaid repaint repainted repainting repair repairable repaired repairer
repairing repairman repairmen reparation repartee repast repatriate repatriated repatriating repatriation
repay repayable repaying repayment repeal repealed repealing repeat repeatable repeatably repeated
repeatedly repeater repeating repel repelled repellent repelling repent repentance repentant repented
repenting repercussion repertoire repertories repertory repetition repetitious repetitive repetitively
rephrase rephrased rephrasing replace replaceable replaced replacement replacing replay replayed replaying
replenish replenished replenishes replenishing replenishment replete repleted repleting repletion replica
replicate replicated replicating replication replied replies reply replying report reportage reported
reportedly reporter reporting repose reposed reposeful reposing repositories repository repossess
repossessed repossesses repossessing repossession reprehend reprehended reprehending reprehensible
reprehensibly represent representation representational representative represented representing repress
repressed represses repressing repression repressive repressively repressiveness reprieve reprieved
reprieving reprimand reprimanded reprimanding reprint reprinted reprinting reprisal reprise reprised
reprising reproach reproached reproaches reproachful reproachfully reproaching reprobate reprocess
reprocessed reprocesses reprocessing reproduce reproduced reproducible reproducing reproduction reproductive
reprogram reprogrammed reprogramming reproof reproofed reproofing reprove reproved reproving reprovingly
reptile reptilian republic republican republicanism republish republished republishes republishing repudiate
repudiated repudiating repudiation repugnance repugnant repulse repulsed repulsing repulsion repulsive
repulsively repulsiveness reputable reputably reputation repute reputed reputedly reputing request requested
requester requesting requiem require required requirement requiring requisite requisition requisitioned
requisitioning requital requite requited requiting reran reread rereading reroute rerouted rerouting rerun
rerunning resale resat reschedule rescheduled rescheduling rescind rescinded rescinding rescission rescue
rescued rescuer rescuing research researched researcher researches researching resell reselling resemblance
resemble resembled resembling resend resent resented resentful resentfully resentfulness resenting
resentment reservation reserve reserved reservedly reserving reservist reservoir reset resetting resettle
resettled resettlement resettling reshape reshaped reshaping reshuffle reshuffled reshuffling reside resided
residence residencies residency resident residential residing residual residue resign resignation resigned
resignedly resigning resilience resiliency resilient resiliently resin resinous resist resistance resistant
resisted resister resisting resistor resit resitting resold resolute resolutely resoluteness resolution
resolve resolved resolver resolving resonance resonant resonantly resonate resonated resonating resonator
resort resorted resorting resound resounded resounding resoundingly resource resourced resourceful
resourcefully resourcefulness resourcing respect respectability respectable respectably respected respecter
respectful respectfully respecting respective respectively respell respelled respelling respiration
respirator respiratory respire respired respiring respite resplendence resplendent resplendently respond
responded respondent responding response responsibilities responsibility responsible responsibly responsive
responsively responsiveness rest restart restarted restarting restate restated restatement restating
restaurant restaurateur rested restful restfuller restfullest restfully restfulness resting restitution
restive restively restiveness restless restlessly restlessness restock restocked restocking restoration
restorative restore restored restorer restoring restrain restrained restraining restraint restrict
restricted restricting restriction restrictive restrictively restroom restructure restructured restructuring
restudied restudies restudy restudying resubmit resubmitted resubmitting result resultant resulted resulting
resume resumed resuming resumption resupplied resupplies resupply resupplying resurface resurfaced
resurfacing resurgence resurgent resurrect resurrected resurrecting resurrection resuscitate resuscitated
resuscitating resuscitation resuscitator retail retailed retailer retailing retain retained retainer
retaining retake retaken retaking retaliate retaliated retaliating retaliation retaliatory retard retardant
retardation retarded retarding retch retched retches retching retell retelling retention retentive
retentiveness rethink rethinking rethought reticence reticent reticently reticulated reticulation retina
retinal retinue retire retired retiree retirement retiring retold retook retool retooled retooling retort
retorted retorting retouch retouched retouches retouching retrace retraced retracing retract retractable
retracted retracting retraction retrain retrained retraining retread retreaded retreading retreat retreated
retreating retrench retrenched retrenches retrenching retrenchment retrial retribution retributive retried
retries retrievable retrieval retrieve retrieved retriever retrieving retro retroactive retroactively retrod
retrodden retrofit retrofitted retrofitting retrograde retrograded retrograding retrogress retrogressed
retrogresses retrogressing retrogression retrogressive retrorocket retrospect retrospected retrospecting
retrospection retrospective retrospectively retry retrying retsina return returnable returned returnee
returner returning retweet retweeted retweeting retype retyped retyping reuben reunification reunified
reunifies reunify reunifying reunion reunite reunited reuniting reupholster reupholstered reupholstering
reusable reuse reused reusing reuters reuther rev reva revaluation revalue revalued revaluing revamp
revamped revamping reveal revealed revealing revealingly reveille revel revelation reveled reveler reveling
revelled reveller revelling revelries revelry revenge revenged revengeful revenging revenue reverberate
reverberated reverberating reverberation revere revered reverence reverenced reverencing reverend reverent
reverential reverentially reverently reverie revering reversal reverse reversed reversibility reversible
reversing reversion revert reverted reverting review reviewed reviewer reviewing revile reviled revilement
reviler reviling revise revised revising revision revisionism revisionist revisit revisited revisiting
revitalisation revitalise revitalised revitalising revitalization revitalize revitalized revitalizing
revival revivalism revivalist revive revived revivification revivified revivifies revivify revivifying
reviving revlon revocable revocation revoke revoked revoking revolt revolted revolting revoltingly
revolution revolutionaries revolutionary revolutionise revolutionised revolutionising revolutionist
revolutionize revolutionized revolutionizing revolve revolved revolver revolving revue revulsion revved
revving reward rewarded rewarding rewind rewindable rewinding rewire rewired rewiring reword reworded
rewording rework reworked reworking rewound rewrite rewriting rewritten rewrote rex reyes reykjavik reyna
reynaldo reynolds rhapsodic rhapsodies rhapsodise rhapsodised rhapsodising rhapsodize rhapsodized
rhapsodizing rhapsody rhea rhee rheingau rhenish rheostat rhetoric rhetorical rhetorically rhetorician rheum
rheumatic rheumatism rheumy rhiannon rhine rhineland rhinestone rhino rhinoceros rhinoceroses rhizome rho
rhoda rhode rhodesia rhodium rhododendron rhomboid rhombus rhombuses rhonda rhone rhubarb rhyme rhymed
rhyming rhythm rhythmic rhythmical rhythmically rib ribald ribaldry ribbed ribbentrop ribbing ribbon
riboflavin ricardo rice riced rich richard richardson richelieu richer riches richest richie richly richmond
richness richter richthofen ricing rick ricked rickenbacker ricketier ricketiest rickets rickety rickey
rickie ricking rickover rickshaw ricky rico ricochet ricocheted ricocheting ricotta rid riddance ridden
ridding riddle riddled riddling ride rider ridge ridged ridgepole ridging ridicule ridiculed ridiculing
ridiculous ridiculously ridiculousness riding riefenstahl riel riemann riesling rife rifer rifest riff
riffed riffing riffle riffled riffling riffraff rifle rifled rifleman riflemen rifling rift rifted rifting
rig riga rigel rigged rigging riggs right righted righteous righteously righteousness righter rightest
rightful rightfully rightfulness righting rightist rightly rightmost rightness righto rightward rigid
rigidity rigidly rigidness rigmarole rigoberto rigoletto rigor rigorous rigorously rigour rile riled riley
riling rilke rill rim rimbaud rime rimed riming rimless rimmed rimming rind ring ringed ringer ringing
ringleader ringlet ringling ringmaster ringo ringside ringtone ringworm rink rinse rinsed rinsing rio riot
rioted rioter rioting riotous riotously riotousness rip ripcord ripe ripely ripen ripened ripeness ripening
riper ripest ripley riposte riposted riposting ripped ripper ripping ripple rippled rippling ripsaw rise
risen riser risible rising risk risked riskier riskiest riskily riskiness risking risky risorgimento risotto
rissole rita ritalin rite ritual ritualised ritualism ritualistic ritualistically ritualized ritually ritz
ritzier ritziest ritzy rival rivaled rivaling rivalled rivalling rivalries rivalry rivas riven river rivera
riverbed riverfront riverside rivet riveted riveter riveting riviera rivulet riyadh rizal roach roaches road
roadbed roadblock roadblocked roadblocking roadhouse roadie roadkill roadrunner roadshow roadside roadster
roadway roadwork roadworthy roam roamed roamer roaming roan roar roared roaring roast roasted roaster
roasting rob robbed robber robberies robbery robbie robbin robbing robby robe robed roberson robert roberta
roberto robertson robeson robespierre robin robing robinson robitussin robles robocall robocalled
robocalling robot robotic robson robt robust robuster robustest robustly robustness robyn rocco rocha
rochambeau roche rochelle rochester rock rockabilly rocked rockefeller rocker rockeries rockery rocket
rocketed rocketing rocketry rockfall rockford rockier rockies rockiest rockiness rocking rockne rockwell
rocky rococo rod roddenberry rode rodent rodeo roderick rodger rodin rodney rodolfo rodrick rodrigo
rodriguez rodriquez roe roebuck roeg roentgen rogelio roger rogered rogering roget rogue roguery roguish
roguishly roguishness roil roiled roiling roister roistered roisterer roistering rojas roku rolaids roland
rolando role rolex roll rolland rollback rolled roller rollerblade rollerblading rollerskating rollick
rollicked rollicking rolling rollins rollmop rollover rolodex rolvaag romaine roman romance romanced
romancing romanesque romanian romanies romano romanov romansh romantic romantically romanticise romanticised
romanticising romanticism romanticist romanticize romanticized romanticizing romany rome romeo romero rommel
romney romp romped romper romping romulus ron ronald ronda rondo ronnie ronny ronstadt rood roof roofed
roofer roofing roofless rooftop rook rooked rookeries rookery rookie rooking room roomed roomer roomful
roomier roomiest roominess rooming roommate roomy rooney roosevelt roost roosted rooster roosting root
rooted rooter rooting rootless rootlessness rope ropeable roped ropier ropiest roping ropy roquefort
rorschach rort rorted rorting rory rosa rosales rosalie rosalind rosalinda rosalyn rosanna rosanne rosaries
rosario rosary roscoe rose roseann roseate roseau rosebud rosebush rosebushes rosecrans rosella rosemarie
rosemary rosenberg rosendo rosenzweig rosetta rosette rosewater rosewood rosicrucian rosie rosier rosiest
rosily rosin rosined rosiness rosining roslyn ross rossetti rossini rostand roster rostov rostropovich
rostrum roswell rosy rot rota rotarian rotaries rotary rotate rotated rotating rotation rotational rote roth
rothko rothschild rotisserie rotogravure rotor rotted rotten rottener rottenest rottenness rotter rotterdam
rotting rottweiler rotund rotunda rotundity rotundness rouault rouble rouge rouged rough roughage roughcast
roughed roughen roughened roughening rougher roughest roughhouse roughhoused roughhousing roughie roughing
roughly roughneck roughnecked roughnecking roughness roughshod roughy rouging roulette roumania round
roundabout rounded roundel roundelay rounder roundest roundhouse rounding roundish roundly roundness roundup
roundworm rourke rouse roused rousing rousseau roust roustabout rousted rousting rout route routed routeing
router routine routinely routing routinise routinised routinising routinize routinized routinizing roux rove
roved rover roving row rowan rowboat rowdier rowdies rowdiest rowdily rowdiness rowdy rowdyism rowe rowed
rowel roweled roweling rowelled rowelling rowena rower rowing rowland rowling rowlock roxanne roxie roxy roy
royal royalist royally royalties royalty royce rozelle rub rubaiyat rubbed rubber rubberise rubberised
rubberising rubberize rubberized rubberizing rubbermaid rubberneck rubbernecked rubbernecker rubbernecking
rubbery rubbing rubbish rubbished rubbishes rubbishing rubbishy rubble rubdown rube rubella ruben rubicon
rubicund rubier rubies rubiest rubik rubin rubinstein ruble rubric ruby ruchbah ruched ruck rucked rucking
rucksack ruckus ruckuses ructions rudder rudderless ruddier ruddiest ruddiness ruddy rude rudely rudeness
ruder rudest rudiment rudimentary rudolf rudolph rudy rudyard rue rued rueful ruefully ruff ruffed ruffian
ruffing ruffle ruffled ruffling rufus rug rugby rugged ruggeder ruggedest ruggedly ruggedness rugger rugrat
ruhr ruin ruination ruined ruing ruining ruinous ruinously ruiz rukeyser rule ruled ruler ruling rum rumba
rumbaed rumbaing rumble rumbled rumbling rumbustious ruminant ruminate ruminated ruminating rumination
ruminative ruminatively rummage rummaged rummaging rummer rummest rummy rumor rumored rumoring rumormonger
rumour rumoured rumouring rumourmonger rump rumpelstiltskin rumple rumpled rumpling rumpus rumpuses rumsfeld
run runabout runaround runaway rundown rune rung runic runnel runner runnier runniest running runny
runnymede runoff runt runway runyon rupee rupert rupture ruptured rupturing rural ruse rush rushdie rushed
rushes rushing rushmore rusk ruskin russel russell russet russia russian russo rust rustbelt rusted rustic
rustically rusticity rustier rustiest rustiness rusting rustle rustled rustler rustling rustproof
rustproofed rustproofing rusty rut rutabaga rutan rutgers ruth rutherford ruthie ruthless ruthlessly
ruthlessness rutledge rutted rutting rwanda rwandan ryan rydberg ryder rye ryukyu saab saar saarinen saatchi
sabbath sabbatical saber sabik sabin sabina sabine sable sabotage sabotaged sabotaging saboteur sabre
sabrina sac sacajawea saccharin saccharine sacco sacerdotal sachem sachet sachs sack sackcloth sacked
sackful sacking sacrament sacramental sacramento sacred sacredly sacredness sacrifice sacrificed sacrificial
sacrificially sacrificing sacrilege sacrilegious sacrilegiously sacristan sacristies sacristy sacrosanct sad
sadat saddam sadden saddened saddening sadder saddest saddle saddlebag saddled saddler saddlery saddling
sadducee sade sadhu sadie sadism sadist sadistic sadistically sadly sadness sadomasochism sadomasochist
sadomasochistic sadr safari safaried safariing safavid safe safeguard safeguarded safeguarding safekeeping
safely safeness safer safest safeties safety safeway safflower saffron sag saga sagacious sagaciously
sagacity sagan sage sagebrush sagely sager sagest sagged sagging saggy saginaw sagittarius sagittariuses
sago saguaro sahara sahel sahib said saigon sail sailboard sailboat sailcloth sailed sailfish sailfishes
sailing sailor saint sainted sainthood saintlier saintliest saintliness saintly saiph saith sakai sake sakha
sakhalin sakharov saki saks sal salaam salaamed salaaming salable salacious salaciously salaciousness salad
saladin salado salamander salami salaried salaries salary salas salazar sale saleable salem salerno saleroom
salesclerk salesforce salesgirl salesman salesmanship salesmen salespeople salesperson salesroom saleswoman
saleswomen salience salient salinas saline salinger salinity salisbury salish saliva salivary salivate
salivated salivating salivation salk sallie sallied sallow sallower sallowest sallowness sallust sally
sallying salmon salmonella salmonellae salome salon saloon salsa salt saltbox saltboxes saltcellar salted
salter saltest saltier saltiest saltine salting salton saltpeter saltpetre saltshaker saltwater salty
salubrious salutary salutation salute saluted saluting salvador salvadoran salvadorian salvage salvageable
salvaged salvaging salvation salvatore salve salved salver salving salvo salween salyut samantha samar
samara samaritan samarkand samba sambaed sambaing same sameness samey sammie sammy samoa samoan samosa
samoset samovar samoyed sampan sample sampled sampler sampling sampson samson samsonite samsung samuel
samuelson samurai san sana sanatorium sanchez sancho sanctification sanctified sanctifies sanctify
sanctifying sanctimonious sanctimoniously sanctimoniousness sanction sanctioned sanctioning sanctity
sanctuaries sanctuary sanctum sand sandal sandalwood sandbag sandbagged sandbagging sandbank sandbar
sandblast sandblasted sandblaster sandblasting sandbox sandboxes sandburg sandcastle sanded sander
sandgroper sandhog sandier sandiest sandiness sanding sandinista sandlot sandman sandmen sandoval sandpaper
sandpapered sandpapering sandpiper sandpit sandra sandshoe sandstone sandstorm sandwich sandwiched
sandwiches sandwiching sandy sane sanely saner sanest sanford sanforized sang sanger sangfroid sangria
sanguinary sanguine sanhedrin sanitarium sanitary sanitation sanitise sanitised sanitising sanitize
sanitized sanitizing sanity sank sanka sankara sanserif sanskrit santa santana santayana santeria santiago
santos sap sapience sapient sapling sapped sapper sapphire sappho sappier sappiest sapping sapporo sappy
saprophyte sapsucker sara saracen saragossa sarah sarajevo saran sarasota saratov sarawak sarcasm sarcastic
sarcastically sarcoma sarcophagi sarcophagus sardine sardinia sardonic sardonically sargasso sarge sargent
sargon sari sarky sarnie sarnoff sarong saroyan sars sarsaparilla sarto sartorial sartorially sartre sash
sasha sashay sashayed sashaying sashes saskatchewan saskatoon sasquatch sass sassafras sassafrases sassanian
sassed sasses sassier sassiest sassing sassoon sassy sat satan satanic satanically satanism satanist satay
satchel sate sated sateen satellite satellited satelliting satiate satiated satiating satiety satin sating
satinwood satiny satire satiric satirical satirically satirise satirised satirising satirist satirize
satirized satirizing satisfaction satisfactorily satisfactory satisfied satisfies satisfy satisfying
satisfyingly satrap satsuma saturate saturated saturating saturation saturday saturn saturnalia saturnine
satyr sauce sauced saucepan saucer saucier sauciest saucily sauciness saucing saucy saudi sauerkraut saul
sauna saunaed saunaing saunders saundra saunter sauntered sauntering sausage saussure savage savaged
savagely savageness savager savageries savagery savagest savaging savanna savannah savant save saved saver
saving savior saviour savonarola savor savored savorier savories savoriest savoring savory savour savoured
savourier savouries savouriest savouring savoury savoy savoyard savvied savvier savvies savviest savvy
savvying saw sawdust sawed sawhorse sawing sawmill sawyer sax saxes saxon saxony saxophone saxophonist say
sayers saying scab scabbard scabbed scabbier scabbiest scabbing scabby scabies scabrous scad scaffold
scaffolding scala scalar scalawag scald scalded scalding scale scaled scalene scalier scaliest scaliness
scaling scallion scallop scalloped scalloping scalp scalped scalpel scalper scalping scaly scam scammed
scammer scamming scamp scamper scampered scampering scampi scan scandal scandalise scandalised scandalising
scandalize scandalized scandalizing scandalmonger scandalous scandalously scandinavia scandinavian scanned
scanner scanning scansion scant scanted scanter scantest scantier scanties scantiest scantily scantiness
scanting scanty scapegoat scapegoated scapegoating scapula scapulae scar scarab scaramouch scarborough
scarce scarcely scarceness scarcer scarcest scarcities scarcity scare scarecrow scared scaremonger
scaremongering scarf scarfed scarfing scarier scariest scarified scarifies scarify scarifying scaring
scarlatina scarlatti scarlet scarp scarper scarpered scarpering scarred scarring scarves scary scat scathing
scathingly scatological scatted scatter scatterbrain scatterbrained scattered scattering scatting scatty
scavenge scavenged scavenger scavenging scenario scene scenery scenic scenically scent scented scenting
scepter sceptic sceptical sceptically scepticism sceptre schadenfreude scheat schedar schedule scheduled
scheduler scheduling scheherazade schelling schema schemata schematic schematically schematise schematised
schematising schematize schematized schematizing scheme schemed schemer scheming schenectady scherzo
schiaparelli schick schiller schindler schism schismatic schist schizo schizoid schizophrenia schizophrenic
schlemiel schlep schlepped schlepping schlesinger schliemann schlitz schlock schmaltz schmaltzier
schmaltziest schmaltzy schmidt schmooze schmoozed schmoozer schmoozing schmuck schnabel schnapps schnauzer
schneider schnitzel schnook schoenberg scholar scholarly scholarship scholastic scholastically scholasticism
school schoolbag schoolbook schoolboy schoolchild schoolchildren schooldays schooled schoolgirl schoolhouse
schooling schoolkid schoolmarm schoolmarmish schoolmaster schoolmate schoolmistress schoolmistresses
schoolroom schoolteacher schoolwork schoolyard schooner schopenhauer schrieffer schroeder schubert schultz
schulz schumann schumpeter schuss schussed schusses schussing schuyler schuylkill schwa schwartz
schwarzenegger schwarzkopf schweitzer schweppes schwinger schwinn sciatic sciatica science scientific
scientifically scientist scientology scimitar scintilla scintillate scintillated scintillating scintillation
scion scipio scissor sclerosis sclerotic scoff scoffed scoffing scofflaw scold scolded scolding scoliosis
sconce scone scoop scooped scooping scoot scooted scooter scooting scope scoped scoping scorch scorched
scorcher scorches scorching score scoreboard scorecard scored scorekeeper scoreless scoreline scorer scoring
scorn scorned scornful scornfully scorning scorpio scorpion scorpius scorsese scot scotch scotched scotches
scotching scotchman scotchmen scotia scotland scotsman scotsmen scotswoman scotswomen scott scottie scottish
scottsdale scoundrel scour scoured scourer scourge scourged scourging scouring scout scouted scouter
scouting scoutmaster scow scowl scowled scowling scrabble scrabbled scrabbling scraggier scraggiest
scragglier scraggliest scraggly scraggy scram scramble scrambled scrambler scrambling scrammed scramming
scranton scrap scrapbook scrape scraped scraper scrapheap scrapie scraping scrapped scrappier scrappiest
scrapping scrappy scrapyard scratch scratchcard scratched scratches scratchier scratchiest scratchiness
scratching scratchpad scratchy scrawl scrawled scrawling scrawnier scrawniest scrawny scream screamed
screaming screamingly scree screech screeched screeches screechier screechiest screeching screechy screed
screen screened screening screenplay screenshot screenwriter screenwriting screw screwball screwdriver
screwed screwier screwiest screwing screwy scriabin scribble scribbled scribbler scribbling scribe scribner
scrimmage scrimmaged scrimmaging scrimp scrimped scrimping scrimshaw scrimshawed scrimshawing scrip script
scripted scripting scriptural scripture scriptwriter scrod scrofula scroll scrolled scrolling scrooge scrota
scrotum scrounge scrounged scrounger scrounging scrub scrubbed scrubber scrubbier scrubbiest scrubbing
scrubby scruff scruffier scruffiest scruffily scruffiness scruffy scruggs scrum scrumhalf scrumhalves
scrummage scrummed scrumming scrump scrumped scrumping scrumptious scrumpy scrunch scrunched scrunches
scrunchies scrunching scrunchy scruple scrupled scrupling scrupulous scrupulously scrutineer scrutinise
scrutinised scrutinising scrutinize scrutinized scrutinizing scrutiny scuba scubaed scubaing scud scudded
scudding scuff scuffed scuffing scuffle scuffled scuffling scull sculled sculleries scullery sculley
sculling scullion sculpt sculpted sculpting sculptor sculptural sculpture sculptured sculpturing scum
scumbag scummed scummier scummiest scumming scummy scupper scuppered scuppering scurf scurfy scurried
scurries scurrilous scurrilously scurry scurrying scurvier scurviest scurvy scuttle scuttlebutt scuttled
scuttling scuzzier scuzziest scuzzy scylla scythe scythed scythia scythian scything sea seabed seabird
seaboard seaborg seaborne seacoast seafarer seafaring seafloor seafood seafront seagoing seagram seagull
seahorse seal sealant sealed sealer sealing sealskin seam seaman seamanship seamed seamen seamier seamiest
seaming seamless seamlessly seamstress seamstresses seamy sean seaplane seaport sear search searched
searcher searches searching searchingly searchlight seared searing searingly seascape seashell seashore
seasick seasickness seaside season seasonable seasonal seasonality seasonally seasoned seasoning seat seated
seating seattle seaward seaway seaweed seaworthiness seaworthy sebaceous sebastian sebum secateurs secede
seceded seceding secession secessionist seclude secluded secluding seclusion seclusive seconal second
secondaries secondarily secondary seconded seconder secondhand seconding secondly secondment secrecy secret
secretarial secretariat secretaries secretary secrete secreted secreting secretion secretive secretively
secretiveness secretly secs sect sectarian sectarianism section sectional sectionalism sectioned sectioning
sector secular secularisation secularise secularised secularising secularism secularist secularization
secularize secularized secularizing secure secured securely securer securest securing securities security
sedan sedate sedated sedately sedater sedatest sedating sedation sedative sedentary seder sedge sediment
sedimentary sedimentation sedition seditious sedna seduce seduced seducer seducing seduction seductive
seductively seductiveness seductress seductresses sedulous see seebeck seed seedbed seeded seedier seediest
seediness seeding seedless seedling seedy seeger seeing seek seeker seeking seem seemed seeming seemingly
seemlier seemliest seemliness seemly seen seep seepage seeped seeping seer seersucker seesaw seesawed
seesawing seethe seethed seething sega segment segmentation segmented segmenting segovia segre segregate
segregated segregating segregation segregationist segue segued segueing seguing segundo seiko seine seinfeld
seismic seismically seismograph seismographic seismological seismologist seismology seize seized seizing
seizure sejong selassie seldom select selected selecting selection selective selectively selectivity
selectman selectmen selector selectric selena selenium seleucid seleucus self selfie selfish selfishly
selfishness selfless selflessly selflessness selfsame selim seljuk selkirk sell seller selling selloff
sellotape sellotaped sellotaping sellout selma seltzer selvage selves selznick semantic semantically
semaphore semaphored semaphoring semarang semblance semen semester semi semiannual semiautomatic semibreve
semicircle semicircular semicolon semiconducting semiconductor semiconscious semifinal semifinalist
semimonthlies semimonthly seminal seminar seminarian seminaries seminary seminole semiotic semipermeable
semiprecious semiprivate semiprofessional semiquaver semiramis semiretired semiskilled semite semitic
semitone semitrailer semitropical semivowel semiweeklies semiweekly semolina semtex senate senator
senatorial send sendai sender sending seneca senegal senegalese senescence senescent senghor senile senility
senior seniority senna sennacherib sennett sensation sensational sensationalise sensationalised
sensationalising sensationalism sensationalist sensationalize sensationalized sensationalizing sensationally
sense sensed senseless senselessly senselessness sensibilities sensibility sensible sensibly sensing
sensitisation sensitise sensitised sensitising sensitive sensitively sensitiveness sensitivities sensitivity
sensitization sensitize sensitized sensitizing sensor sensory sensual sensuality sensually sensuous
sensuously sensuousness sensurround sent sentence sentenced sentencing sententious sententiously sentience
sentient sentiment sentimental sentimentalise sentimentalised sentimentalising sentimentalism sentimentalist
sentimentality sentimentalize sentimentalized sentimentalizing sentimentally sentinel sentries sentry seoul
sepal separability separable separate separated separately separating separation separatism separatist
separator sephardi sepia sepoy sepsis septa september septet septic septicaemia septicemia septuagenarian
septuagint septum sepulcher sepulchered sepulchering sepulchral sepulchre sepulchred sepulchring sequel
sequence sequenced sequencer sequencing sequential sequentially sequester sequestered sequestering
sequestrate sequestrated sequestrating sequestration sequin sequined sequinned sequitur sequoia sequoya
seraglio serape seraph seraphic serb serbia serbian sere serena serenade serenaded serenading serendipitous
serendipity serene serenely sereneness serener serenest serengeti serenity serer serest serf serfdom serge
sergeant sergei sergio serial serialisation serialise serialised serialising serialization serialize
serialized serializing serially series serif serious seriously seriousness sermon sermonise sermonised
sermonising sermonize sermonized sermonizing serotonin serous serpens serpent serpentine serra serrano
serrated serried serum servant serve served server serveries servery service serviceable serviced serviceman
servicemen servicewoman servicewomen servicing serviette servile servility serving servitude servo
servomechanism sesame session set setback seth seton setsquare sett settable settee setter setting settle
settled settlement settler settling setup seurat seuss sevastopol seven seventeen seventeenth seventh
seventies seventieth seventy sever several severally severance severe severed severely severer severest
severing severity severn severus seville sew sewage seward sewed sewer sewerage sewing sewn sex sexagenarian
sexed sexes sexier sexiest sexily sexiness sexing sexism sexist sexless sexologist sexology sexpot sextans
sextant sextet sexting sexton sextuplet sexual sexuality sexually sexy seychelles seyfert seymour shabbier
shabbiest shabbily shabbiness shabby shack shacked shacking shackle shackled shackleton shackling shad shade
shaded shadier shadiest shadiness shading shadow shadowbox shadowboxed shadowboxes shadowboxing shadowed
shadowier shadowiest shadowing shadowy shady shaffer shaft shafted shafting shag shagged shaggier shaggiest
shagginess shagging shaggy shah shaka shake shakedown shaken shakeout shaker shakespeare shakespearean
shakeup shakier shakiest shakily shakiness shaking shaky shale shall shallot shallow shallower shallowest
shallowly shallowness shalom shalt sham shaman shamanism shamanistic shamble shambled shambling shambolic
shame shamed shamefaced shamefacedly shameful shamefully shamefulness shameless shamelessly shamelessness
shaming shammed shamming shampoo shampooed shampooing shamrock shana shandies shandy shane shanghai
shanghaied shanghaiing shank shankara shanna shannon shant shanties shantung shanty shantytown shape shaped
shapeless shapelessly shapelessness shapelier shapeliest shapeliness shapely shaping shapiro shard share
shareable sharecropper shared shareholder shareholding sharepoint shareware shari sharia shariah sharif
sharing shark sharked sharking sharkskin sharlene sharon sharp sharpe sharped sharpen sharpened sharpener
sharpening sharper sharpest sharping sharpish sharply sharpness sharpshooter sharron shasta shatter
shattered shattering shatterproof shaula shaun shauna shave shaved shaven shaver shavian shaving shavuot
shaw shawl shawn shawna shawnee shcharansky she shea sheaf shear sheared shearer shearing sheath sheathe
sheathed sheathing sheave sheba shebang shebeen shebeli shed shedding sheen sheena sheep sheepdog sheepfold
sheepish sheepishly sheepishness sheepskin sheer sheered sheerer sheerest sheering sheet sheeting sheetrock
sheffield sheikdom sheikh sheila shekel shelby sheldon shelf shelia shell shellac shellacked shellacking
shelled sheller shelley shellfire shellfish shellfishes shelling shelly shelter sheltered sheltering shelton
shelve shelved shelving shenandoah shenanigan shenyang sheol shepard shepherd shepherded shepherdess
shepherdesses shepherding sheppard sheratan sheraton sherbet sheree sheri sheridan sheriff sherlock sherman
sherpa sherri sherrie sherry sherwood sheryl shetland shevardnadze shevat shh shiatsu shibboleth shied
shield shielded shielding shies shift shifted shiftier shiftiest shiftily shiftiness shifting shiftless
shiftlessness shifty shiitake shiite shijiazhuang shikoku shill shilled shillelagh shilling shillong shiloh
shim shimmed shimmer shimmered shimmering shimmery shimmied shimmies shimming shimmy shimmying shin shinbone
shindig shine shined shiner shingle shingled shingling shinier shiniest shininess shining shinned shinnied
shinnies shinning shinny shinnying shinto shintoism shiny ship shipboard shipbuilder shipbuilding shipload
shipmate shipment shipowner shipped shipper shipping shipshape shipwreck shipwrecked shipwrecking shipwright
shipyard shiraz shire shirk shirked shirker shirking shirley shirr shirred shirring shirt shirted shirting
shirtsleeve shirttail shirtwaist shirty shit shitfaced shithead shitload shitted shittier shittiest shitting
shitty shiva shiver shivered shivering shivery shoal shoaled shoaling shock shocked shocker shocking
shockingly shockley shockproof shod shoddier shoddiest shoddily shoddiness shoddy shoe shoehorn shoehorned
shoehorning shoeing shoelace shoemaker shoeshine shoestring shoetree shogun shone shonk shonkies shonky shoo
shooed shooing shook shoot shooter shooting shootout shop shopaholic shopfitter shopfitting shopfront
shopkeeper shoplift shoplifted shoplifter shoplifting shopped shopper shopping shoptalk shopworn shore
shored shoreline shoring short shortage shortbread shortcake shortchange shortchanged shortchanging
shortcoming shortcrust shortcut shorted shorten shortened shortening shorter shortest shortfall shorthand
shorthanded shorthorn shorties shorting shortish shortlist shortlisted shortlisting shortly shortness
shortsighted shortsightedly shortsightedness shortstop shortwave shorty shoshone shostakovitch shot shotgun
shotgunned shotgunning should shoulder shouldered shouldering shouldnt shouldve shout shouted shouting shove
shoved shovel shoveled shovelful shoveling shovelled shovelling shoving show showbiz showboat showboated
showboating showcase showcased showcasing showdown showed shower showered showering showerproof showery
showgirl showground showier showiest showily showiness showing showjumping showman showmanship showmen shown
showoff showpiece showplace showroom showstopper showstopping showtime showy shrank shrapnel shred shredded
shredder shredding shrek shreveport shrew shrewd shrewder shrewdest shrewdly shrewdness shrewish shriek
shrieked shrieking shrift shrike shrill shrilled shriller shrillest shrilling shrillness shrilly shrimp
shrimped shrimper shrimping shrine shriner shrink shrinkable shrinkage shrinking shrive shrived shrivel
shriveled shriveling shrivelled shrivelling shriven shriving shropshire shroud shrouded shrouding shrub
shrubberies shrubbery shrubbier shrubbiest shrubby shrug shrugged shrugging shrunk shrunken shtick shuck
shucked shucking shuckses shudder shuddered shuddering shuffle shuffleboard shuffled shuffler shuffling
shula shun shunned shunning shunt shunted shunting shush shushed shushes shushing shut shutdown shuteye
shutout shutter shutterbug shuttered shuttering shutting shuttle shuttlecock shuttlecocked shuttlecocking
shuttled shuttling shy shyer shyest shying shylock shylockian shyly shyness shyster siam siamese sibelius
siberia siberian sibilant sibling sibyl sic sicced siccing sicilian sicily sick sickbay sickbed sicked
sicken sickened sickening sickeningly sicker sickest sickie sicking sickle sicklier sickliest sickly
sickness sicknesses sicko sickout sickroom sid siddhartha side sidearm sidebar sideboard sideburns sidecar
sided sidekick sidelight sideline sidelined sidelining sidelong sidereal sidesaddle sideshow sidesplitting
sidestep sidestepped sidestepping sidestroke sidestroked sidestroking sideswipe sideswiped sideswiping
sidetrack sidetracked sidetracking sidewalk sidewall sideways siding sidle sidled sidling sidney siege
siegfried siemens sienna sierpinski sierra siesta sieve sieved sieving sift sifted sifter sifting sigh
sighed sighing sight sighted sighting sightless sightread sightseeing sightseer sigismund sigma sigmund sign
signal signaled signaling signalise signalised signalising signalize signalized signalizing signalled
signalling signally signalman signalmen signatories signatory signature signboard signed signer signet
significance significant significantly signification signified signifies signify signifying signing signpost
signposted signposting sigurd sihanouk sikh sikhism sikkim sikkimese sikorsky silage silas silence silenced
silencer silencing silent silenter silentest silently silhouette silhouetted silhouetting silica silicate
siliceous silicon silicone silicosis silk silken silkier silkiest silkiness silkworm silky sill sillier
sillies silliest silliness silly silo silt silted silting silurian silva silver silvered silverfish
silverfishes silvering silversmith silvertail silvertailed silverware silvery silvia sim simenon simian
similar similarities similarity similarly simile simmental simmer simmered simmering simmons simon simone
simpatico simper simpered simpering simperingly simple simpleness simpler simplest simpleton simplex
simplicity simplification simplified simplifies simplify simplifying simplistic simplistically simply
simpson simulacra simulacrum simulate simulated simulating simulation simulator simulcast simulcasted
simulcasting simultaneity simultaneous simultaneously sin sinai sinatra since sincere sincerely sincerer
sincerest sincerity sinclair sindbad sindhi sine sinecure sinew sinewy sinful sinfully sinfulness sing
singalong singapore singe singed singeing singer singh singing single singled singleness singlet singleton
singling singly singsong singsonged singsonging singular singularities singularity singularly sinhalese
sinister sink sinkable sinker sinkhole sinkiang sinking sinned sinner sinning sinology sinuous sinuously
sinus sinuses sinusitis sinusoidal sioux sip siphon siphoned siphoning sipped sipping sir sire sired siren
siring sirius sirloin sirocco sirrah sis sisal sises sissier sissies sissiest sissy sister sisterhood
sisterly sistine sisyphean sisyphus sit sitar sitcom site sited siting sitter sitting situ situate situated
situating situation siva sivan six sixes sixfold sixpence sixteen sixteenth sixth sixties sixtieth sixty
sizable size sizeable sized sizer sizing sizzle sizzled sizzler sizzling sjaelland ska skate skateboard
skateboarded skateboarder skateboarding skated skater skating skedaddle skedaddled skedaddling skeet skeeter
skein skeletal skeleton skeptic skeptical skeptically skepticism skerrick sketch sketchbook sketched
sketches sketchier sketchiest sketchily sketching sketchpad sketchy skew skewbald skewed skewer skewered
skewering skewing ski skibob skid skidded skidding skidpan skied skier skies skiff skiffle skiing skilful
skilfully skill skilled skillet skillful skillfully skim skimmed skimming skimp skimped skimpier skimpiest
skimpiness skimping skimpy skin skincare skinflint skinful skinhead skinless skinned skinner skinnier
skinniest skinniness skinning skinny skint skintight skip skipped skipper skippered skippering skipping
skippy skirmish skirmished skirmisher skirmishes skirmishing skirt skirted skirting skit skite skited skiter
skiting skitter skittered skittering skittish skittishly skittishness skittle skive skived skiver skiving
skivvied skivvies skivvy skivvying skopje skua skulduggery skulk skulked skulking skull skullcap skunk
skunked skunking sky skycap skydive skydived skydiver skydiving skye skying skyjack skyjacked skyjacker
skyjacking skylab skylark skylarked skylarking skylight skyline skype skyrocket skyrocketed skyrocketing
skyscraper skyward skywriter skywriting slab slabbed slabbing slack slacked slacken slackened slackening
slacker slackest slacking slackly slackness slackware slag slagged slagging slagheap slain slake slaked
slaking slalom slalomed slaloming slam slammed slammer slamming slander slandered slanderer slandering
slanderous slang slangier slangiest slangy slant slanted slanting slantwise slap slapdash slaphappy slapped
slapper slapping slapstick slash slashdot slashed slashes slashing slat slate slated slater slather
slathered slathering slating slatted slattern slatternly slaughter slaughtered slaughterer slaughterhouse
slaughtering slav slave slaved slaver slavered slavering slavery slavic slaving slavish slavishly slavonic
slaw slay slayed slayer slaying sleaze sleazebag sleazeball sleazier sleaziest sleazily sleaziness sleazy
sled sledded sledding sledge sledged sledgehammer sledgehammered sledgehammering sledging sleek sleeked
sleeker sleekest sleeking sleekly sleekness sleep sleeper sleepier sleepiest sleepily sleepiness sleeping
sleepless sleeplessly sleeplessness sleepover sleepwalk sleepwalked sleepwalker sleepwalking sleepwear
sleepy sleepyhead sleet sleeted sleeting sleety sleeve sleeveless sleigh sleighed sleighing slender
slenderer slenderest slenderise slenderised slenderising slenderize slenderized slenderizing slenderness
slept sleuth sleuthing slew slewed slewing slice sliced slicer slicing slick slicked slicker slickest
slicking slickly slickness slid slide slider slideshow sliding slier sliest slight slighted slighter
slightest slighting slightly slightness slim slime slimier slimiest sliminess slimline slimmed slimmer
slimmest slimming slimness slimy sling slingback slinging slingshot slink slinkier slinkiest slinking slinky
slip slipcase slipcover slipknot slippage slipped slipper slipperier slipperiest slipperiness slippery
slipping slippy slipshod slipstream slipway slit slither slithered slithering slithery slitter slitting
sliver slivered slivering sloan sloane slob slobbed slobber slobbered slobbering slobbery slobbing slocum
sloe slog slogan sloganeering slogged slogging sloop slop slope sloped sloping slopped sloppier sloppiest
sloppily sloppiness slopping sloppy slosh sloshed sloshes sloshing slot sloth slothful slothfulness slotted
slotting slouch slouched slouches slouchier slouchiest slouching slouchy slough sloughed sloughing slovak
slovakia slovakian sloven slovenia slovenian slovenlier slovenliest slovenliness slovenly slow slowcoach
slowcoaches slowdown slowed slower slowest slowing slowly slowness slowpoke sludge sludgy slue slued slug
sluggard slugged slugger slugging sluggish sluggishly sluggishness sluice sluiced sluicing sluing slum
slumber slumbered slumbering slumberous slumdog slumlord slummed slummer slumming slummy slump slumped
slumping slung slunk slur slurp slurped slurpee slurping slurred slurring slurry slush slushier slushiest
slushy slut sluttish slutty sly slyer slyest slyly slyness smack smacked smacker smacking small smaller
smallest smallholder smallholding smallish smallness smallpox smarmier smarmiest smarmy smart smarted
smarten smartened smartening smarter smartest smarting smartly smartness smartphone smartwatch smartwatches
smash smashed smasher smashes smashing smattering smear smeared smearing smell smelled smellier smelliest
smelling smelly smelt smelted smelter smelting smetana smidgen smile smiled smiley smiling smilingly smirch
smirched smirches smirching smirk smirked smirking smirnoff smite smith smithereens smithies smithson
smithsonian smithy smiting smitten smock smocked smocking smog smoggier smoggiest smoggy smoke smoked
smokehouse smokeless smoker smokescreen smokestack smokey smokier smokiest smokiness smoking smoko smoky
smolder smoldered smoldering smolensk smollett smooch smooched smooches smooching smoochy smooth smoothed
smoother smoothest smoothie smoothing smoothly smoothness smote smother smothered smothering smoulder
smouldered smouldering smudge smudged smudgier smudgiest smudging smudgy smug smugger smuggest smuggle
smuggled smuggler smuggling smugly smugness smut smuttier smuttiest smuttiness smutty snack snacked snacking
snaffle snaffled snaffling snafu snag snagged snagging snail snailed snailing snake snakebite snaked
snakeskin snakier snakiest snaking snaky snap snapdragon snapped snapper snappier snappiest snappily
snappiness snapping snappish snappishly snapple snappy snapshot snare snared snaring snarkier snarkiest
snarky snarl snarled snarling snatch snatched snatcher snatches snatching snazzier snazziest snazzily snazzy
snead sneak sneaked sneaker sneakier sneakiest sneakily sneaking sneaky sneer sneered sneering sneeringly
sneeze sneezed sneezing snell snick snicked snicker snickered snickering snicking snide snidely snider
snidest sniff sniffed sniffer sniffier sniffiest sniffing sniffle sniffled sniffling sniffy snifter snip
snipe sniped sniper sniping snipped snippet snippier snippiest snipping snippy snit snitch snitched snitches
snitching snivel sniveled sniveling snivelled snivelling snob snobbery snobbier snobbiest snobbish
snobbishly snobbishness snobby snog snogged snogging snooker snookered snookering snoop snooped snooper
snoopier snoopiest snooping snoopy snoot snootier snootiest snootily snootiness snooty snooze snoozed
snoozing snore snored snorer snoring snorkel snorkeled snorkeler snorkeling snorkelled snorkelling snort
snorted snorting snot snottier snottiest snotty snout snow snowball snowballed snowballing snowbelt
snowblower snowboard snowboarded snowboarder snowboarding snowbound snowdrift snowdrop snowed snowfall
snowfield snowflake snowier snowiest snowing snowline snowman snowmen snowmobile snowmobiled snowmobiling
snowplough snowplow snowplowed snowplowing snowshed snowshoe snowshoed snowshoeing snowstorm snowsuit snowy
snub snubbed snubbing snuff snuffbox snuffboxes snuffed snuffer snuffing snuffle snuffled snuffling snug
snugged snugger snuggest snugging snuggle snuggled snuggling snugly snugness snyder soak soaked soaking soap
soapbox soapboxes soaped soapier soapiest soapiness soaping soapstone soapsuds soapy soar soared soaring
soave sob sobbed sobbing sober sobered soberer soberest sobering soberly soberness sobriety sobriquet soccer
sociability sociable sociably social socialisation socialise socialised socialising socialism socialist
socialistic socialite socialization socialize socialized socializing socially societal societies society
socioeconomic socioeconomically sociological sociologically sociologist sociology sociopath sociopolitical
sock socked socket socking socorro socrates socratic sod soda sodded sodden sodding soddy sodium sodom
sodomise sodomised sodomising sodomite sodomize sodomized sodomizing sodomy sofa sofia soft softback
softball softcover soften softened softener softening softer softest softhearted softies softly softness
software softwood softy soggier soggiest soggily sogginess soggy soho soil soiled soiling sojourn sojourned
sojourning sol solace solaced solacing solar solaria solarium sold solder soldered soldering soldier
soldiered soldiering soldierly soldiery sole solecism soled solely solemn solemner solemnest solemnisation
solemnise solemnised solemnising solemnities solemnity solemnization solemnize solemnized solemnizing
solemnly solemnness solenoid solicit solicitation solicited soliciting solicitor solicitous solicitously
solicitousness solicitude solid solidarity solider solidest solidification solidified solidifies solidify
solidifying solidity solidly solidness soliloquies soliloquise soliloquised soliloquising soliloquize
soliloquized soliloquizing soliloquy soling solipsism solipsistic solis solitaire solitaries solitariness
solitary solitude solo soloed soloing soloist solomon solon solstice solubility soluble solution solvable
solve solved solvency solvent solver solving solzhenitsyn somali somalia somalian somber somberly somberness
sombre sombrely sombreness sombrero some somebodies somebody someday somehow someone someplace somersault
somersaulted somersaulting something sometime someway somewhat somewhere somme somnambulism somnambulist
somnolence somnolent somoza son sonar sonata sondheim sondra song songbird songbook songhai songhua songster
songstress songstresses songwriter songwriting sonia sonic sonja sonnet sonnies sonny sonogram sonority
sonorous sonorously sonsofbitches sontag sony sonya sook sooky soon sooner soonest soot sooth soothe soothed
soothing soothingly soothsayer sootier sootiest sooty sop sophia sophie sophism sophist sophisticate
sophisticated sophisticating sophistication sophistries sophistry sophoclean sophocles sophomore sophomoric
soporific soporifically sopped soppier soppiest sopping soppy soprano sopwith sorbet sorbonne sorcerer
sorceress sorceresses sorcery sordid sordidly sordidness sore sorehead sorely soreness sorer sorest sorghum
sororities sorority sorrel sorrier sorriest sorrow sorrowed sorrowful sorrowfully sorrowing sorry sort sorta
sorted sorter sortie sortied sortieing sorting sosa sot soto sottish sou sough soughed soughing sought souk
soul soulful soulfully soulfulness soulless soullessly soullessness soulmate sound soundbite sounded sounder
soundest sounding soundless soundlessly soundly soundness soundproof soundproofed soundproofing soundtrack
soup souped souphanouvong soupier soupiest souping soupy sour source sourced sourceforge sourcing sourdough
soured sourer sourest souring sourly sourness sourpuss sourpusses sousa sousaphone souse soused sousing
south southampton southbound southeast southeasterly southeastern southeastward southerlies southerly
southern southerner southernmost southey southpaw southward southwest southwester southwesterly southwestern
southwestward souvenir souwester sovereign sovereignty soviet sow sowed sower soweto sowing sown soy soybean
soyinka soyuz sozzled spa spaatz space spacecraft spaced spaceflight spaceman spacemen spaceship spacesuit
spacewalk spacewalked spacewalking spacewoman spacewomen spacey spacial spacier spaciest spacing spacious
spaciously spaciousness spackle spade spaded spadeful spadework spading spaghetti spahn spain spake spam
spammed spammer spamming span spandex spangle spangled spangling spangly spaniard spaniel spanish spank
spanked spanking spanned spanner spanning spar spare spared sparely spareness sparer spareribs sparest
sparing sparingly spark sparked sparkie sparkier sparkiest sparking sparkle sparkled sparkler sparkling
sparkly sparky sparred sparring sparrow sparrowhawk sparse sparsely sparseness sparser sparsest sparsity
sparta spartacus spartan spasm spasmodic spasmodically spastic spat spate spatial spatially spatted spatter
spattered spattering spatting spatula spawn spawned spawning spay spayed spaying speak speakeasies speakeasy
speaker speakerphone speaking spear speared spearhead spearheaded spearheading spearing spearmint spec
special specialisation specialise specialised specialising specialism specialist specialities speciality
specialization specialize specialized specializing specially specialties specialty specie specifiable
specific specifically specification specificity specified specifier specifies specify specifying specimen
specious speciously speciousness speck specked specking speckle speckled speckling spectacle spectacular
spectacularly spectate spectated spectating spectator specter spectra spectral spectre spectroscope
spectroscopic spectroscopy spectrum speculate speculated speculating speculation speculative speculatively
speculator sped speech speeches speechified speechifies speechify speechifying speechless speechlessly
speechlessness speechwriter speed speedboat speeder speedier speediest speedily speediness speeding
speedometer speedster speedup speedway speedy speer speleological speleologist speleology spell spellbind
spellbinder spellbinding spellbound spellcheck spellchecked spellchecker spellchecking spelled speller
spelling spelt spelunker spelunking spence spencer spencerian spend spender spending spendthrift spengler
spenglerian spenser spenserian spent sperm spermatozoa spermatozoon spermicidal spermicide sperry spew
spewed spewing sphagnum sphere spherical spheroid spheroidal sphincter sphinx sphinxes spic spica spice
spiced spicier spiciest spiciness spicing spicy spider spiderweb spidery spied spiel spielberg spieled
spieling spies spiff spiffed spiffier spiffiest spiffing spiffy spigot spike spiked spikier spikiest
spikiness spiking spiky spill spillage spillane spilled spilling spillover spillway spilt spin spinach
spinal spindle spindled spindlier spindliest spindling spindly spine spineless spinelessly spinelessness
spinet spinier spiniest spinnaker spinner spinney spinning spinoza spinster spinsterhood spinx spiny spiraea
spiral spiraled spiraling spiralled spiralling spirally spire spirea spirit spirited spiritedly spiriting
spiritless spiritual spiritualism spiritualist spiritualistic spirituality spiritually spirituous spiro
spirograph spit spitball spite spited spiteful spitefuller spitefullest spitefully spitefulness spitfire
spiting spitsbergen spitted spitting spittle spittoon spitz spiv splash splashdown splashed splashes
splashier splashiest splashing splashy splat splatted splatter splattered splattering splatting splay
splayed splaying spleen splendid splendider splendidest splendidly splendor splendour splenetic splice
spliced splicer splicing spliff spline splint splinted splinter splintered splintering splinting split
splitting splodge splosh sploshed sploshes sploshing splotch splotched splotches splotchier splotchiest
splotching splotchy splurge splurged splurging splutter spluttered spluttering spock spoil spoilage spoiled
spoiler spoiling spoilsport spoilt spokane spoke spoken spokesman spokesmen spokespeople spokesperson
spokeswoman spokeswomen spoliation sponge sponged sponger spongier spongiest sponginess sponging spongy
sponsor sponsored sponsoring sponsorship spontaneity spontaneous spontaneously spoof spoofed spoofing spook
spooked spookier spookiest spooking spooky spool spooled spooling spoon spoonbill spooned spoonerism
spoonful spooning spoor spoored spooring sporadic sporadically spore spored sporing sporran sport sported
sportier sportiest sporting sportingly sportive sportscast sportscaster sportscasting sportsman
sportsmanlike sportsmanship sportsmen sportspeople sportsperson sportswear sportswoman sportswomen sporty
spot spotless spotlessly spotlessness spotlight spotlighted spotlighting spotlit spotted spotter spottier
spottiest spottiness spotting spotty spousal spouse spout spouted spouting sprain sprained spraining sprang
sprat sprawl sprawled sprawling spray sprayed sprayer spraying spread spreadeagled spreader spreading
spreadsheet spree spreed spreeing sprier spriest sprig sprigged sprightlier sprightliest sprightliness
sprightly spring springboard springbok springfield springier springiest springiness springing springsteen
springtime springy sprinkle sprinkled sprinkler sprinkling sprint sprinted sprinter sprinting sprite spritz
spritzed spritzer spritzes spritzing sprocket sprog sprout sprouted sprouting spruce spruced sprucer
sprucest sprucing sprung spry spryly spryness spud spume spumed spuming spumoni spun spunk spunkier
spunkiest spunky spur spurious spuriously spuriousness spurn spurned spurning spurred spurring spurt spurted
spurting sputnik sputter sputtered sputtering sputum spy spyglass spyglasses spying spymaster spyware sqlite
squab squabble squabbled squabbling squad squadron squalid squalider squalidest squall squalled squalling
squally squalor squander squandered squandering squanto square squared squarely squareness squarer squarest
squaring squarish squash squashed squashes squashier squashiest squashing squashy squat squatocracies
squatocracy squatted squatter squattest squatting squaw squawk squawked squawking squeak squeaked squeakier
squeakiest squeaking squeaky squeal squealed squealer squealing squeamish squeamishly squeamishness squeegee
squeegeed squeegeeing squeeze squeezebox squeezeboxes squeezed squeezer squeezing squelch squelched
squelches squelching squelchy squib squibb squid squidgy squiffy squiggle squiggled squiggling squiggly
squint squinted squinter squintest squinting squire squired squiring squirm squirmed squirmier squirmiest
squirming squirmy squirrel squirreled squirreling squirrelled squirrelling squirt squirted squirting squish
squished squishes squishier squishiest squishing squishy srinagar sriracha srivijaya ssh stab stabbed
stabbing stabilisation stabilise stabilised stabiliser stabilising stability stabilization stabilize
stabilized stabilizer stabilizing stable stabled stableman stablemate stablemen stabler stablest stabling
stably staccato stacey staci stacie stack stacked stacking stacy stadium stael staff staffed staffer
staffing stafford stag stage stagecoach stagecoaches stagecraft staged stagehand stagestruck stagflation
stagger staggered staggering staggeringly staging stagnant stagnate stagnated stagnating stagnation stagy
staid staider staidest staidly stain stained staining stainless stair staircase stairmaster stairway
stairwell stake staked stakeholder stakeout staking stalactite stalagmite stale staled stalemate stalemated
stalemating staleness staler stalest stalin staling stalingrad stalinist stalk stalked stalker stalking
stall stalled stallholder stalling stallion stallone stalwart stalwartly stamen stamford stamina stammer
stammered stammerer stammering stammeringly stamp stamped stampede stampeded stampeding stamping stan stance
stanch stanched stancher stanches stanchest stanching stanchion stand standard standardisation standardise
standardised standardising standardization standardize standardized standardizing standby standing standish
standoff standoffish standout standpipe standpoint standstill stanford stanislavsky stank stanley stanton
stanza staph staphylococci staphylococcus staple stapled stapler stapling star starboard starbucks starch
starched starches starchier starchiest starchily starching starchy stardom stardust stare stared starfish
starfishes starfruit stargaze stargazed stargazer stargazing staring stark starker starkest starkey starkly
starkness starless starlet starlight starling starlit starr starred starrier starriest starring starry
starstruck start started starter starting startle startled startling startlingly startup starvation starve
starved starving stash stashed stashes stashing stasis state stated statehood statehouse stateless
statelessness statelier stateliest stateliness stately statement statemented statementing staten stater
stateroom stateside statesman statesmanlike statesmanship statesmen stateswoman stateswomen statewide static
statically stating station stationary stationed stationer stationery stationing stationmaster statistic
statistical statistically statistician stats statuary statue statuesque statuette stature status statuses
statute statutorily statutory staubach staunch staunched stauncher staunches staunchest staunching staunchly
staunchness stave staved staving stay stayed stayer staying stead steadfast steadfastly steadfastness
steadicam steadied steadier steadies steadiest steadily steadiness steady steadying steak steakhouse steal
stealing stealth stealthier stealthiest stealthily stealthy steam steamboat steamed steamer steamier
steamiest steaming steamroll steamrolled steamroller steamrollered steamrollering steamrolling steamship
steamy steed steel steele steeled steelier steeliest steeling steelmaker steelworker steelworks steely steep
steeped steepen steepened steepening steeper steepest steeping steeple steeplechase steeplejack steeply
steepness steer steerage steered steering stefan stefanie stein steinbeck steinem steiner steinmetz steinway
stella stellar stem stemmed stemming stench stenches stencil stenciled stenciling stencilled stencilling
stendhal stengel steno stenographer stenographic stenography stent stentorian step stepbrother stepchild
stepchildren stepdad stepdaughter stepfather stephan stephanie stephen stephenson stepladder stepmom
stepmother stepparent steppe stepped stepping steppingstone stepsister stepson stereo stereophonic
stereoscope stereoscopic stereotype stereotyped stereotypical stereotyping sterile sterilisation sterilise
sterilised steriliser sterilising sterility sterilization sterilize sterilized sterilizer sterilizing
sterling stern sterne sterner sternest sternly sternness sterno sternum steroid stethoscope stetson steuben
steve stevedore steven stevenson stevie stew steward stewarded stewardess stewardesses stewarding
stewardship stewart stewed stewing stick sticker stickier stickies stickiest stickiness sticking stickleback
stickler stickpin stickup sticky stickybeak stickybeaked stickybeaking stieglitz sties stiff stiffed stiffen
stiffened stiffener stiffening stiffer stiffest stiffing stiffly stiffness stifle stifled stifling
stiflingly stigma stigmata stigmatisation stigmatise stigmatised stigmatising stigmatization stigmatize
stigmatized stigmatizing stile stiletto still stillbirth stillborn stilled stiller stillest stilling
stillness stilt stilted stiltedly stilton stimson stimulant stimulate stimulated stimulating stimulation
stimulative stimuli stimulus stine sting stinger stingier stingiest stingily stinginess stinging stingray
stingy stink stinker stinking stint stinted stinting stipend stipendiaries stipendiary stipple stippled
stippling stipulate stipulated stipulating stipulation stir stirling stirred stirrer stirring stirringly
stirrup stitch stitched stitches stitching stoat stochastic stock stockade stockaded stockading stockbroker
stockbroking stocked stockhausen stockholder stockholm stockier stockiest stockily stockiness stocking
stockist stockpile stockpiled stockpiling stockroom stocktaking stockton stocky stockyard stodge stodgier
stodgiest stodginess stodgy stogie stoic stoical stoically stoicism stoke stoked stoker stoking stole stolen
stolichnaya stolid stolider stolidest stolidity stolidly stolypin stomach stomachache stomached stomaching
stomp stomped stomping stone stoned stonehenge stonemason stoner stonewall stonewalled stonewalling
stoneware stonewashed stonework stonier stoniest stonily stoning stonkered stonking stony stood stooge stool
stoop stooped stooping stop stopcock stopgap stoplight stopover stoppable stoppage stoppard stopped stopper
stoppered stoppering stopping stopwatch stopwatches storage store stored storefront storehouse storekeeper
storeroom storey storied stories storing stork storm stormed stormier stormiest stormily storminess storming
stormy story storyboard storybook storyteller storytelling stoup stout stouter stoutest stouthearted stoutly
stoutness stove stovepipe stow stowage stowaway stowe stowed stowing strabo straddle straddled straddling
stradivarius strafe strafed strafing straggle straggled straggler stragglier straggliest straggling straggly
straight straightaway straightedge straighten straightened straightening straighter straightest
straightforward straightforwardly straightforwardness straightness strain strained strainer straining strait
straiten straitened straitening straitjacket straitjacketed straitjacketing straitlaced strand stranded
stranding strange strangely strangeness stranger strangest strangle strangled stranglehold strangler
strangling strangulate strangulated strangulating strangulation strap strapless straplesses strapped
strapping strasbourg strata stratagem strategic strategical strategically strategies strategist strategy
stratification stratified stratifies stratify stratifying stratosphere stratospheric stratum strauss
stravinsky straw strawberries strawberry strawed strawing stray straya strayed straying streak streaked
streaker streakier streakiest streaking streaky stream streamed streamer streaming streamline streamlined
streamlining street streetcar streetlamp streetlight streetwalker streetwise streisand strength strengthen
strengthened strengthening strenuous strenuously strenuousness strep streptococcal streptococci
streptococcus streptomycin stress stressed stresses stressful stressing stretch stretched stretcher
stretchered stretchering stretches stretchier stretchiest stretching stretchmarks stretchy strew strewed
strewing strewn strewth striated striation stricken strickland strict stricter strictest strictly strictness
stricture stridden stride stridency strident stridently striding strife strike strikebound strikebreaker
strikebreaking strikeout striker striking strikingly strindberg strine string stringed stringency stringent
stringently stringer stringier stringiest stringing stringy strip stripe striped stripey striping stripling
stripped stripper stripping striptease stripteased stripteasing stripy strive striven striving strobe strode
stroke stroked stroking stroll strolled stroller strolling stromboli strong strongbox strongboxes stronger
strongest stronghold strongly strongman strongmen strongroom strontium strop strophe stropped stroppier
stroppiest stroppily stroppiness stropping stroppy strove struck structural structuralism structuralist
structurally structure structured structuring strudel struggle struggled struggling strum strummed strumming
strumpet strung strut strutted strutting strychnine stu stuart stub stubbed stubbier stubbiest stubbing
stubble stubbly stubborn stubborner stubbornest stubbornly stubbornness stubby stucco stuccoed stuccoes
stuccoing stuck stud studbook studded studding studebaker student studentship studied studies studio
studious studiously studiousness study studying stuff stuffed stuffier stuffiest stuffily stuffiness
stuffing stuffy stultification stultified stultifies stultify stultifying stumble stumbled stumbler
stumbling stump stumped stumpier stumpiest stumping stumpy stun stung stunk stunned stunner stunning
stunningly stunt stunted stunting stuntman stuntmen stupefaction stupefied stupefies stupefy stupefying
stupendous stupendously stupid stupider stupidest stupidities stupidity stupidly stupor sturdier sturdiest
sturdily sturdiness sturdy sturgeon stutter stuttered stutterer stuttering stuttgart stuyvesant sty stygian
style styled styli styling stylise stylised stylish stylishly stylishness stylising stylist stylistic
stylistically stylize stylized stylizing stylus styluses stymie stymied stymieing styptic styrofoam styron
styx suarez suave suavely suaver suavest suavity sub subaltern subaqua subarctic subaru subatomic
subbasement subbed subbing subclass subcommittee subcompact subconscious subconsciously subcontinent
subcontract subcontracted subcontracting subcontractor subculture subcutaneous subcutaneously subdivide
subdivided subdividing subdivision subdue subdued subduing subeditor subgroup subhead subheading subhuman
subject subjected subjecting subjection subjective subjectively subjectivity subjoin subjoined subjoining
subjugate subjugated subjugating subjugation subjunctive sublease subleased subleasing sublet subletting
sublieutenant sublimate sublimated sublimating sublimation sublime sublimed sublimely sublimer sublimest
subliminal subliminally subliming sublimity submarine submariner submerge submerged submergence submerging
submerse submersed submersible submersing submersion submission submissive submissively submissiveness
submit submitted submitter submitting subnormal suborbital subordinate subordinated subordinating
subordination suborn subornation suborned suborning subplot subpoena subpoenaed subpoenaing subprime
subprogram subroutine subscribe subscribed subscriber subscribing subscript subscription subsection
subsequent subsequently subservience subservient subserviently subset subside subsided subsidence
subsidiaries subsidiarity subsidiary subsidies subsiding subsidisation subsidise subsidised subsidiser
subsidising subsidization subsidize subsidized subsidizer subsidizing subsidy subsist subsisted subsistence
subsisting subsoil subsonic subspace subspecies substance substandard substantial substantially substantiate
substantiated substantiating substantiation substantive substation substitute substituted substituting
substitution substrata substrate substratum substructure subsume subsumed subsuming subsystem subteen
subtenant subtend subtended subtending subterfuge subterranean subtext subtitle subtitled subtitling subtle
subtler subtlest subtleties subtlety subtly subtotal subtotaled subtotaling subtotalled subtotalling
subtract subtracted subtracting subtraction subtrahend subtropical suburb suburban suburbanite suburbia
subvention subversion subversive subversively subversiveness subvert subverted subverting subway subzero
succeed succeeded succeeding success successes successful successfully succession successive successively
successor succinct succincter succinctest succinctly succinctness succor succored succoring succotash
succour succoured succouring succubi succubus succulence succulent succumb succumbed succumbing such
suchlike suck sucked sucker suckered suckering sucking suckle suckled suckling sucre sucrets sucrose suction
suctioned suctioning sudan sudanese sudden suddenly suddenness sudetenland sudoku sudra suds sudsier
sudsiest sudsy sue sued suede suet suetonius suez suffer sufferance suffered sufferer suffering suffice
sufficed sufficiency sufficient sufficiently sufficing suffix suffixed suffixes suffixing suffocate
suffocated suffocating suffocation suffolk suffragan suffrage suffragette suffragist suffuse suffused
suffusing suffusion sufi sufism sugar sugarcane sugarcoat sugarcoated sugarcoating sugared sugarier
sugariest sugaring sugarless sugary suggest suggested suggester suggestible suggesting suggestion suggestive
suggestively suharto sui suicidal suicide suing suit suitability suitable suitably suitcase suite suited
suiting suitor sukarno sukiyaki sukkot sulawesi suleiman sulfate sulfide sulfur sulfured sulfuric sulfuring
sulfurous sulk sulked sulkier sulkies sulkiest sulkily sulkiness sulking sulky sulla sullen sullener
sullenest sullenly sullenness sullied sullies sullivan sully sullying sulphate sulphide sulphur sulphured
sulphuric sulphuring sulphurous sultan sultana sultanate sultrier sultriest sultriness sultry sum sumac
sumatra sumeria sumerian summaries summarily summarise summarised summarising summarize summarized
summarizing summary summat summation summed summer summered summerhouse summering summertime summery summing
summit summitry summon summoned summoner summoning summonsed summonses summonsing sumner sumo sump sumptuous
sumptuously sumptuousness sumter sun sunbake sunbaked sunbaker sunbaking sunbathe sunbathed sunbather
sunbathing sunbeam sunbed sunbelt sunblock sunbonnet sunburn sunburned sunburning sundae sundanese sundas
sunday sundeck sunder sundered sundering sundial sundown sundowner sundress sundresses sundries sundry
sunfish sunfishes sunflower sung sunglasses sunhat sunk sunken sunkist sunlamp sunless sunlight sunlit
sunned sunni sunnier sunniest sunning sunny sunnyvale sunrise sunroof sunscreen sunset sunshade sunshine
sunspot sunstroke suntan suntanned suntanning suntrap sunup sup super superabundance superabundant
superannuate superannuated superannuating superannuation superb superber superbest superbly superbowl
supercharge supercharged supercharger supercharging supercilious superciliously superciliousness
supercomputer superconductivity superconductor superego superficial superficiality superficially superfluity
superfluous superfluously superfluousness superfund superglue supergrass supergrasses superhero superheroes
superhighway superhuman superimpose superimposed superimposing superintend superintended superintendence
superintendency superintendent superintending superior superiority superlative superlatively superman
supermarket supermen supermodel supernatural supernaturally supernova supernovae supernumeraries
supernumerary superpower superscript supersede superseded superseding supersize supersized supersizing
supersonic superspreader superstar superstate superstition superstitious superstitiously superstore
superstructure supertanker supervene supervened supervening supervise supervised supervising supervision
supervisor supervisory superwoman superwomen supine supinely supped supper suppertime supping supplant
supplanted supplanting supple supplement supplemental supplementary supplementation supplemented
supplementing suppleness suppler supplest suppliant supplicant supplicate supplicated supplicating
supplication supplied supplier supplies supply supplying support supportable supported supporter supporting
supportive suppose supposed supposedly supposing supposition suppositories suppository suppress suppressant
suppressed suppresses suppressing suppression suppressor suppurate suppurated suppurating suppuration
supranational supremacist supremacy supreme supremely supremo surabaya surat surcease surceased surceasing
surcharge surcharged surcharging sure surefire surefooted surely sureness surer surest sureties surety surf
surface surfaced surfacing surfboard surfboarded surfboarding surfed surfeit surfeited surfeiting surfer
surfing surge surged surgeon surgeries surgery surgical surgically surging suriname surlier surliest
surliness surly surmise surmised surmising surmount surmountable surmounted surmounting surname surpass
surpassed surpasses surpassing surplice surplus surpluses surplussed surplussing surprise surprised
surprising surprisingly surreal surrealism surrealist surrealistic surrender surrendered surrendering
surreptitious surreptitiously surreptitiousness surrey surrogacy surrogate surround surrounded surrounding
surtax surtaxed surtaxes surtaxing surtitle surveillance survey surveyed surveying surveyor survivable
survival survive survived surviving survivor surya susan susana susanna susanne susceptibilities
susceptibility susceptible suse sushi susie suspect suspected suspecting suspend suspended suspender
suspending suspense suspenseful suspension suspicion suspicious suspiciously susquehanna suss sussed susses
sussex sussing sustain sustainability sustainable sustained sustaining sustenance sutherland suttee sutton
suture sutured suturing suva suwanee suzanne suzerainty suzette suzhou suzuki suzy svalbard svelte svelter
sveltest sven svengali svn swab swabbed swabbing swaddle swaddled swaddling swag swagged swagger swaggered
swaggerer swaggering swagging swagman swagmen swahili swain swallow swallowed swallowing swallowtail swam
swami swammerdam swamp swamped swampier swampiest swamping swampy swan swanee swank swanked swanker swankest
swankier swankiest swanking swanky swanned swanning swansea swanson swansong swap swapped swapping sward
swarm swarmed swarming swarthier swarthiest swarthy swash swashbuckler swashbuckling swashed swashes
swashing swastika swat swatch swatches swath swathe swathed swathing swatted swatter swattered swattering
swatting sway swaybacked swayed swaying swazi swaziland swear swearer swearing swearword sweat sweatband
sweated sweater sweatier sweatiest sweating sweatpants sweatshirt sweatshop sweatsuit sweaty swede sweden
swedenborg swedish sweeney sweep sweeper sweeping sweepstake sweet sweetbread sweetbrier sweetcorn sweeten
sweetened sweetener sweetening sweeter sweetest sweetheart sweetie sweetish sweetly sweetmeat sweetness
swell swelled sweller swellest swellhead swellheaded swelling swelter sweltered sweltering swept swerve
swerved swerving swift swifter swiftest swiftly swiftness swig swigged swigging swill swilled swilling swim
swimmer swimming swimmingly swimsuit swimwear swinburne swindle swindled swindler swindling swine swing
swingeing swinger swinging swinish swipe swiped swiping swirl swirled swirling swirly swish swished swisher
swishes swishest swishing swiss swissair swisses switch switchable switchback switchblade switchboard
switched switcher switches switching switzerland swivel swiveled swiveling swivelled swivelling swiz swizz
swollen swoon swooned swooning swoop swooped swooping swoosh swooshed swooshes swooshing sword swordfish
swordfishes swordplay swordsman swordsmanship swordsmen swore sworn swot swotted swotting swum swung
sybarite sybaritic sybil sycamore sycophancy sycophant sycophantic sydney sykes syllabic syllabication
syllabification syllabified syllabifies syllabify syllabifying syllable syllabub syllabus syllabuses
syllogism syllogistic sylph sylphlike sylvan sylvester sylvia sylvie symbioses symbiosis symbiotic
symbiotically symbol symbolic symbolical symbolically symbolisation symbolise symbolised symbolising
symbolism symbolization symbolize symbolized symbolizing symmetric symmetrical symmetrically symmetries
symmetry sympathetic sympathetically sympathies sympathise sympathised sympathiser sympathising sympathize
sympathized sympathizer sympathizing sympathy symphonic symphonies symphony symposium symptom symptomatic
synagogue synapse synaptic sync synced synchronicity synchronisation synchronise synchronised synchronising
synchronization synchronize synchronized synchronizing synchronous synchronously syncing syncopate
syncopated syncopating syncopation syndicalism syndicalist syndicate syndicated syndicating syndication
syndrome synergies synergism synergistic synergy synge synod synonym synonymous synopses synopsis syntactic
syntactical syntactically syntax syntheses synthesis synthesise synthesised synthesising synthesize
synthesized synthesizer synthesizing synthetic synthetically syphilis syphilitic syracuse syria syriac
syrian syringe syringed syringing syrup syrupy system systematic systematically systematisation systematise
systematised systematising systematization systematize systematized systematizing systemic systemically
systolic szilard szymborska tab tabasco tabatha tabbed tabbies tabbing tabby tabernacle tabitha table
tableau tableaux tablecloth tabled tableland tablespoon tablespoonful tablet tableware tabling tabloid taboo
tabooed tabooing tabriz tabular tabulate tabulated tabulating tabulation tabulator tachograph tachometer
tacit tacitly tacitness taciturn taciturnity tacitus tack tacked tackier tackiest tackiness tacking tackle
tackled tackler tackling tacky taco tacoma tact tactful tactfully tactic tactical tactically tactician
tactile tactless tactlessly tactlessness tad tadpole tadzhik taegu taejon taffeta taffies taffy taft tag
tagalog tagged tagging tagliatelle tagore tagus tahiti tahitian tahoe taichung tail tailback tailboard
tailbone tailcoat tailed tailgate tailgated tailgating tailing tailless taillight tailor tailored tailoring
tailpiece tailpipe tailspin tailwind taine taint tainted tainting taipei taiping taiwan taiwanese taiyuan
tajikistan take takeaway taken takeoff takeout takeover taker taking taklamakan talbot talc tale talent
talented taliban taliesin talisman talk talkative talkativeness talked talker talkie talking tall
tallahassee tallboy tallchief taller tallest talley talleyrand tallied tallies tallinn tallness tallow tally
tallyho tallyhoed tallyhoing tallying talmud talmudic talon tam tamable tamale tamara tamarind tambourine
tame tamed tameka tamely tameness tamer tamera tamerlane tamest tami tamika tamil taming tammany tammi
tammie tammuz tammy tamoxifen tamp tampa tampax tamped tamper tampered tampering tamping tampon tamra
tamworth tan tanager tancred tandem tandoori taney tang tanganyika tangelo tangent tangential tangerine
tangibility tangible tangibly tangier tangiest tangle tangled tangling tango tangoed tangoing tangshan tangy
tania tanisha tank tankard tanked tanker tankful tanking tanned tanner tanneries tannery tannest tannin
tanning tansy tantalise tantalised tantalising tantalisingly tantalize tantalized tantalizing tantalizingly
tantalus tantamount tantrum tanya tanzania tanzanian tao taoism taoist tap tapas tape taped taper tapered
tapering tapestries tapestry tapeworm taping tapioca tapir tapped tappet tapping taproom taproot tar tara
taramasalata tarantino tarantula tarawa tarazed tarbell tardier tardiest tardily tardiness tardy tare tared
target targeted targeting tariff tarim taring tarkenton tarkington tarmac tarmacadam tarmacked tarmacking
tarn tarnish tarnished tarnishes tarnishing taro tarot tarp tarpaulin tarpon tarragon tarred tarried tarrier
tarries tarriest tarring tarry tarrying tart tartan tartar tartary tarted tarter tartest tartiest tarting
tartly tartness tartuffe tarty tarzan taser tasered tasering tasha tashkent task tasked tasking taskmaster
tasman tasmania tasmanian tass tassel tasseled tasseling tasselled tasselling tassies taste tasted tasteful
tastefully tasteless tastelessly tastelessness taster tastier tastiest tastiness tasting tasty taswegian tat
tatar tate tater tatted tatter tattered tattering tattie tattier tattiest tatting tattle tattled tattler
tattletale tattling tattoo tattooed tattooing tattooist tatty tatum taught taunt taunted taunting taupe
taurus tauruses taut tauten tautened tautening tauter tautest tautly tautness tautological tautologically
tautologies tautology tavern tawdrier tawdriest tawdriness tawdry tawney tawnier tawniest tawny tax taxable
taxation taxed taxes taxi taxicab taxidermist taxidermy taxied taxiing taxing taxiway taxman taxmen
taxonomic taxonomies taxonomy taxpayer taylor tbilisi tchaikovsky tea teabag teacake teach teachable teacher
teaches teaching teacup teak teakettle teal tealight team teamed teaming teammate teamster teamwork teapot
tear tearaway teardrop teared tearful tearfully teargas teargases teargassed teargassing tearier teariest
tearing tearjerker tearoom teary teasdale tease teased teasel teaser teasing teasingly teaspoon teaspoonful
teat teatime techie technical technicalities technicality technically technician technicolor technique
techno technocracies technocracy technocrat technocratic technological technologically technologies
technologist technology technophobe techs tectonic tecumseh ted teddies teddy tedious tediously tediousness
tedium tee teed teeing teem teemed teeming teen teenage teenager teenier teeniest teeny teenybopper teeter
teetered teetering teeth teethe teethed teething teetotal teetotaler teetotalism teetotaller teflon
tegucigalpa tehran telecast telecaster telecasting telecommunication telecommute telecommuted telecommuter
telecommuting teleconference teleconferenced teleconferencing telegenic telegram telegraph telegraphed
telegrapher telegraphese telegraphic telegraphing telegraphy telekinesis telemachus telemann telemarketing
telemeter telemetries telemetry teleological teleology telepathic telepathically telepathy telephone
telephoned telephonic telephoning telephonist telephony telephoto teleprinter teleprompter telesales
telescope telescoped telescopic telescoping teletext telethon teletype teletypewriter televangelism
televangelist televise televised televising television teleworker teleworking telex telexed telexes telexing
tell teller tellies telling tellingly telltale telly telugu temblor temerity temp tempe temped temper
tempera temperament temperamental temperamentally temperance temperate temperature tempered tempering
tempest tempestuous tempestuously tempestuousness temping templar template temple tempo temporal temporally
temporaries temporarily temporariness temporary temporise temporised temporising temporize temporized
temporizing tempt temptation tempted tempter tempting temptingly temptress temptresses tempura ten
tenability tenable tenacious tenaciously tenacity tenancies tenancy tenant tenanted tenanting tench tend
tended tendencies tendency tendentious tendentiously tendentiousness tender tendered tenderer tenderest
tenderfoot tenderhearted tendering tenderise tenderised tenderiser tenderising tenderize tenderized
tenderizer tenderizing tenderloin tenderly tenderness tending tendinitis tendon tendril tenement tenet
tenfold tenner tennessee tennis tennyson tenochtitlan tenon tenoned tenoning tenor tenpin tense tensed
tensely tenseness tenser tensest tensile tensing tension tensor tensorflow tent tentacle tentative
tentatively tentativeness tented tenth tenting tenuous tenuously tenuousness tenure tenured tenuring
teotihuacan tepee tepid tequila terabit terabyte tercentenaries tercentenary terence teresa tereshkova teri
terkel term termagant termed terminable terminal terminally terminate terminated terminating termination
terminator terming termini terminological terminologies terminology terminus termite termly tern terpsichore
terr terra terrace terraced terracing terracotta terrain terran terrance terrapin terrarium terrell terrence
terrestrial terri terrible terribly terrie terrier terrific terrifically terrified terrifies terrify
terrifying terrifyingly terrine territorial territoriality territories territory terror terrorise terrorised
terrorising terrorism terrorist terrorize terrorized terrorizing terry terse tersely terseness terser
tersest tertiary tesla tess tessa tessellate tessellated tessellating tessellation tessie test testable
testament testamentary testate tested tester testes testicle testicular testier testiest testified testifies
testify testifying testily testimonial testimonies testimony testiness testing testis testosterone testy tet
tetanus tetchier tetchiest tetchily tetchiness tetchy tether tethered tethering tethys tetons tetrahedron
teutonic tevet texaco texan texas text textbook texted textile texting textual textually textural texture
textured texturing thackeray thad thaddeus thai thailand thalami thalamus thales thalia thalidomide thallium
thames than thanh thank thanked thankful thankfully thankfulness thanking thankless thanklessly thanksgiving
thant thar tharp that thatch thatched thatcher thatches thatching thaw thawed thawing the thea theater
theatergoer theatre theatregoer theatrical theatricality theatrically thebes thee theft theiler their theism
theist theistic thelma them thematic thematically theme themed themistocles themselves then thence
thenceforth thenceforward theocracies theocracy theocratic theocritus theodolite theodora theodore theodoric
theodosius theologian theological theologically theologies theology theorem theoretic theoretical
theoretically theoretician theories theorise theorised theorising theorist theorize theorized theorizing
theory theosophy therapeutic therapeutically therapies therapist therapy theravada there thereabout
thereafter thereby therefore therefrom therein thereof thereon theresa therese thereto thereupon therewith
thermal thermally thermionic thermodynamic thermometer thermonuclear thermoplastic thermopylae thermos
thermoses thermostat thermostatic thermostatically therms theron thesauri thesaurus thesauruses these
theseus thesis thespian thespis thessalonian thessaly theta they theyd theyll theyre theyve thiamine thick
thicken thickened thickener thickening thicker thickest thicket thickly thickness thicknesses thicko
thickset thief thieu thieve thieved thievery thieving thievish thigh thighbone thimble thimbleful thimbu
thin thine thing thingamabob thingamajig thingies thingumabob thingummies thingummy thingy think thinkable
thinker thinking thinly thinned thinner thinness thinnest thinning third thirdly thirst thirsted thirstier
thirstiest thirstily thirsting thirsty thirteen thirteenth thirties thirtieth thirty this thistle
thistledown thither tho thomas thomism thomistic thompson thomson thong thor thoracic thorax thoraxes
thorazine thoreau thorium thorn thornier thorniest thornton thorny thorough thoroughbred thorougher
thoroughest thoroughfare thoroughgoing thoroughly thoroughness thorpe those thoth thou though thought
thoughtful thoughtfully thoughtfulness thoughtless thoughtlessly thoughtlessness thousand thousandth thrace
thracian thraldom thrall thralldom thralled thralling thrash thrashed thrasher thrashes thrashing thread
threadbare threaded threading threat threaten threatened threatening threateningly three threefold
threepence threescore threesome threnodies threnody thresh threshed thresher threshes threshing threshold
threw thrice thrift thriftier thriftiest thriftily thriftiness thrifty thrill thrilled thriller thrilling
thrillingly thrive thrived thriving throat throatier throatiest throatily throatiness throaty throb throbbed
throbbing throe thromboses thrombosis throne throng thronged thronging throttle throttled throttling through
throughout throughput throughway throw throwaway throwback thrower throwing thrown thru thrum thrummed
thrumming thrush thrushes thrust thrusting thruway thucydides thud thudded thudding thug thuggery thuggish
thule thumb thumbed thumbing thumbnail thumbprint thumbscrew thumbtack thump thumped thumping thunder
thunderbird thunderbolt thunderclap thundercloud thundered thunderhead thundering thunderous thunderously
thundershower thunderstorm thunderstruck thundery thurber thurman thurmond thursday thus thutmose thwack
thwacked thwacking thwart thwarted thwarting thy thyme thymus thymuses thyroid thyself tia tianjin tiara
tiber tiberius tibet tibetan tibia tibiae tic tick ticked ticker ticket ticketed ticketing ticketmaster
ticking tickle tickled tickling ticklish ticonderoga tidal tidbit tiddler tiddly tiddlywink tide tided
tidemark tidewater tidied tidier tidies tidiest tidily tidiness tiding tidy tidying tie tiebreak tiebreaker
tied tienanmen tiepin tier tiered tiff tiffany tiffed tiffing tiger tight tighten tightened tightening
tighter tightest tightfisted tightly tightness tightrope tightwad tigress tigresses tigris tijuana til tilde
tile tiled tiler tiling till tillable tillage tilled tiller tillich tilling tillman tilsit tilt tilted
tilting tim timber timbered timbering timberland timberline timbre timbuktu time timed timekeeper
timekeeping timeless timelessly timelessness timelier timeliest timeline timely timepiece timer timescale
timeserver timeserving timeshare timestamp timetable timetabled timetabling timeworn timex timezone timid
timider timidest timidity timidly timing timmy timon timorous timorously timorousness timothy timour timpani
timpanist timur timurid tin tina tincture tinctured tincturing tinder tinderbox tinderboxes tine tinfoil
ting tinge tinged tingeing tinging tingle tingled tingling tingly tinier tiniest tinker tinkerbell tinkered
tinkering tinkertoy tinkle tinkled tinkling tinned tinnie tinnier tinniest tinning tinnitus tinny tinplate
tinpot tinsel tinseled tinseling tinselled tinselling tinseltown tinsmith tint tinted tinting
tintinnabulation tintoretto tiny tip tippecanoe tipped tipper tipperary tippex tippexed tippexes tippexing
tipping tipple tippled tippler tippling tipsier tipsiest tipsily tipsiness tipster tipsy tiptoe tiptoed
tiptoeing tiptop tirade tire tired tireder tiredest tiredly tiredness tireless tirelessly tirelessness
tiresias tiresome tiresomely tiresomeness tiring tisha tishri tissue tit titan titania titanic titanium
titbit titch titches titchy tithe tithed tithing titian titicaca titillate titillated titillating
titillation titivate titivated titivating title titled titling titmice titmouse tito titter tittered
tittering titties tittle titty titular titus tizz tizzies tizzy tlaloc tlingit toad toadied toadies
toadstool toady toadying toast toasted toaster toastier toasties toastiest toasting toastmaster toasty
tobacco tobacconist tobago toboggan tobogganed tobogganing toby tocantins toccata tocqueville tocsin tod
today todd toddies toddle toddled toddler toddling toddy toe toecap toed toehold toeing toenail toerag toff
toffee tofu tog toga together togetherness togged togging toggle toggled toggling togo toil toiled toiler
toilet toileted toileting toiletries toiletry toilette toiling toilsome tojo tokay toke toked token tokenism
toking tokugawa tokyo told toledo tolerable tolerably tolerance tolerant tolerantly tolerate tolerated
tolerating toleration tolkien toll tollbooth tolled tollgate tolling tolstoy toltec tolyatti tom tomahawk
tomahawked tomahawking tomas tomato tomatoes tomb tombaugh tombed tombing tombola tomboy tombstone tomcat
tome tomfooleries tomfoolery tomlin tommie tommy tomorrow tompkins tomsk ton tonal tonalities tonality tone
toned toneless tonelessly toner tong tonga tongan tongue tongued tonguing toni tonia tonic tonier toniest
tonight toning tonnage tonne tonsil tonsillectomies tonsillectomy tonsillitis tonsorial tonsure tonsured
tonsuring tonto tony tonya too took tool toolbar toolbox toolboxes tooled tooling toolkit toot tooted tooth
toothache toothbrush toothbrushes toothed toothier toothiest toothless toothpaste toothpick toothsome toothy
tooting tootle tootled tootling tootsie top topaz topazes topcoat topee topeka topi topiary topic topical
topicality topically topknot topless topmast topmost topographer topographic topographical topographically
topographies topography topological topologically topology topped topper topping topple toppled toppling
topsail topside topsoil topspin topsy toque tor torah torch torched torches torching torchlight tore
toreador tories torment tormented tormenting tormentor torn tornado tornadoes toronto torpedo torpedoed
torpedoes torpedoing torpid torpidity torpidly torpor torque torqued torquemada torquing torrance torrens
torrent torrential torres torricelli torrid torsion torso tort torte tortilla tortoise tortoiseshell tortola
tortuga tortuous tortuously tortuousness torture tortured torturer torturing torturous torus torvalds tory
tosca toscanini tosh toshiba toss tossed tosser tosses tossing tossup tot total totaled totaling
totalitarian totalitarianism totalities totality totalled totalling totally tote toted totem totemic toting
toto totted totter tottered tottering totting toucan touch touchdown touched touches touchier touchiest
touchily touchiness touching touchingly touchline touchpaper touchstone touchy tough toughed toughen
toughened toughening tougher toughest toughie toughing toughly toughness toulouse toupee tour toured touring
tourism tourist touristy tourmaline tournament tourney tourniquet tousle tousled tousling tout touted
touting tow toward towed towel toweled towelette toweling towelled towelling tower towered towering towhead
towheaded towing town townee townes townhouse townie townsend townsfolk township townsman townsmen
townspeople towpath towrope toxaemia toxemia toxic toxicities toxicity toxicological toxicologist toxicology
toxin toy toyboy toyed toying toynbee toyoda toyota trace traceable traced tracer traceries tracery tracey
trachea tracheae tracheotomies tracheotomy traci tracie tracing track trackball tracked tracker tracking
tracksuit tract tractability tractable traction tractor tracy trad trade traded trademark trademarked
trademarking trader tradesman tradesmen tradespeople trading tradition traditional traditionalism
traditionalist traditionally traduce traduced traducing trafalgar traffic trafficked trafficker trafficking
tragedian tragedies tragedy tragic tragically tragicomedies tragicomedy tragicomic trail trailblazer trailed
trailer trailing trailways train trained trainee trainer training trainspotter trainspotting traipse
traipsed traipsing trait traitor traitorous traitorously trajan trajectories trajectory tram tramcar
tramlines trammed trammel trammeled trammeling trammelled trammelling tramming tramp tramped tramping
trample trampled trampling trampoline trampolined trampolining tramway tran trance tranche tranquil
tranquiler tranquilest tranquility tranquilize tranquilized tranquilizer tranquilizing tranquillise
tranquillised tranquilliser tranquillising tranquillity tranquilly transact transacted transacting
transaction transatlantic transcaucasia transceiver transcend transcended transcendence transcendent
transcendental transcendentalism transcendentalist transcendentally transcending transcontinental transcribe
transcribed transcribing transcript transcription transducer transept transfer transferable transferal
transference transferred transferring transfiguration transfigure transfigured transfiguring transfinite
transfix transfixed transfixes transfixing transform transformation transformed transformer transforming
transfuse transfused transfusing transfusion transgenic transgress transgressed transgresses transgressing
transgression transgressor transience transiency transient transistor transistorise transistorised
transistorising transistorize transistorized transistorizing transit transited transiting transition
transitional transitioned transitioning transitive transitively transitivity transitory translate translated
translating translation translator transliterate transliterated transliterating transliteration translucence
translucent transmigrate transmigrated transmigrating transmigration transmissible transmission transmit
transmittable transmittal transmitted transmitter transmitting transmogrified transmogrifies transmogrify
transmogrifying transmutation transmute transmuted transmuting transnational transoceanic transom
transparencies transparency transparent transparently transphobia transphobic transpiration transpire
transpired transpiring transplant transplantation transplanted transplanting transponder transport
transportable transportation transported transporter transporting transpose transposed transposing
transposition transsexual transship transshipment transshipped transshipping transubstantiation transvaal
transverse transversely transvestism transvestite transylvania trap trapdoor trapeze trapezium trapezoid
trapezoidal trappable trapped trapper trapping trappist trapshooting trash trashcan trashed trashes trashier
trashiest trashing trashy trauma traumatic traumatically traumatise traumatised traumatising traumatize
traumatized traumatizing travail travailed travailing travel traveled traveler traveling travelled traveller
travelling travelogue traverse traversed traversing travestied travesties travesty travestying travis
travolta trawl trawled trawler trawling tray treacheries treacherous treacherously treachery treacle treacly
tread treading treadle treadled treadling treadmill treason treasonable treasonous treasure treasured
treasurer treasuries treasuring treasury treat treatable treated treaties treating treatise treatment treaty
treble trebled trebling treblinka tree treed treeing treeless treeline treetop trefoil trek trekked trekkie
trekking trellis trellised trellises trellising tremble trembled trembling tremendous tremendously tremolo
tremor tremulous tremulously trench trenchancy trenchant trenchantly trenched trencher trenches trenching
trend trended trendier trendies trendiest trendily trendiness trending trendsetter trendsetting trendy trent
trenton trepidation trespass trespassed trespasser trespasses trespassing tress tresses trestle trevelyan
trevino trevor trews trey triad triage trial trialed trialing trialled trialling triangle triangular
triangulation triangulum triassic triathlete triathlon tribal tribalism tribe tribesman tribesmen
tribeswoman tribeswomen tribulation tribunal tribune tributaries tributary tribute trice triceps tricepses
triceratops tricia trick tricked trickery trickier trickiest trickiness tricking trickle trickled trickling
trickster tricky tricolor tricolour tricycle trident tried triennial trier tries trieste trifecta trifle
trifled trifler trifling trifocals trig trigger triggered triggering triglyceride trigonometric
trigonometrical trigonometry trike trilateral trilbies trilby trill trilled trilling trillion trillionth
trilogies trilogy trim trimaran trimester trimly trimmed trimmer trimmest trimming trimness trimurti trina
trinidad trinities trinity trinket trio trip tripartite tripe tripitaka triple tripled triplet triplicate
triplicated triplicating tripling triply tripod tripoli tripos trippe tripped tripper tripping triptych
tripwire trisect trisected trisecting trisha tristan trite tritely triteness triter tritest triton triumph
triumphal triumphalism triumphalist triumphant triumphantly triumphed triumphing triumvirate trivet trivia
trivial trivialise trivialised trivialising trivialities triviality trivialize trivialized trivializing
trivially trobriand trochee trod trodden troglodyte troika troilus trojan troll trolled trolley trolleybus
trolleybuses trolling trollop trollope trombone trombonist tromp tromped tromping trondheim troop trooped
trooper trooping troopship trope trophies trophy tropic tropical tropicana tropism troposphere troppo trot
troth trotsky trotted trotter trotting troubadour trouble troubled troublemaker troubleshoot troubleshooted
troubleshooter troubleshooting troubleshot troublesome troubling trough trounce trounced trouncing troupe
trouped trouper trouping trouser trousseau trousseaux trout trowel troweled troweling trowelled trowelling
troy troyes truancy truant truanted truanting truce truck trucked truckee trucker truckie trucking truckle
truckled truckling truckload truculence truculent truculently trudeau trudge trudged trudging trudy true
trued truelove truer truest truffaut truffle trug truing truism trujillo truly truman trumbull trump trumped
trumpery trumpet trumpeted trumpeter trumpeting trumping truncate truncated truncating truncation truncheon
trundle trundled trundling trunk trunking truss trussed trusses trussing trust trusted trustee trusteeship
trustful trustfully trustfulness trustier trusties trustiest trusting trustworthier trustworthiest
trustworthiness trustworthy trusty truth truther truthful truthfully truthfulness truthiness try trying
tryout tryst trysted trysting tsar tsarists tsimshian tsiolkovsky tsitsihar tsongkhapa tsunami tswana
tuamotu tuareg tub tuba tubbier tubbiest tubby tube tubed tubeless tuber tubercle tubercular tuberculosis
tuberculous tuberous tubing tubman tubular tuck tucked tucker tuckered tuckering tucking tucson tucuman
tudor tuesday tuft tufted tufting tug tugboat tugged tugging tuition tulane tulip tull tulle tulsa tulsidas
tum tumble tumbled tumbledown tumbler tumbleweed tumbling tumbrel tumbril tumescence tumescent tumid tummies
tummy tumor tumour tumult tumultuous tumultuously tun tuna tundra tune tuned tuneful tunefully tunefulness
tuneless tunelessly tuner tungsten tungus tunguska tunic tuning tunis tunisia tunisian tunnel tunneled
tunneling tunnelled tunnelling tunney tunnies tunny tupi tuppence tuppenny tupperware tupungato tuque turban
turbaned turbid turbidity turbine turbo turbocharge turbocharged turbocharger turbocharging turbojet
turboprop turbot turbulence turbulent turbulently turd turducken tureen turf turfed turfing turgenev turgid
turgidity turgidly turin turing turk turkestan turkey turkish turkmenistan turmeric turmoil turn turnabout
turnaround turncoat turned turner turning turnip turnkey turnoff turnout turnover turnpike turnstile
turntable turpentine turpin turpitude turps turquoise turret turreted turtle turtledove turtleneck
tuscaloosa tuscan tuscany tuscarora tuscon tush tushes tusk tusked tuskegee tussaud tussle tussled tussling
tussock tut tutankhamen tutelage tutor tutored tutorial tutoring tutsi tutted tutting tutu tuvalu tux tuxedo
tuxes twa twaddle twaddled twaddling twain twang twanged twanging twat tweak tweaked tweaking twee tweed
tweedier tweediest tweedledee tweedledum tweedy tweet tweeted tweeter tweeting tweezers twelfth twelve
twenties twentieth twenty twerk twerked twerking twerp twice twiddle twiddled twiddling twiddly twig twigged
twiggier twiggiest twigging twiggy twila twilight twilit twill twilled twin twine twined twinge twinged
twinging twining twinkies twinkle twinkled twinkling twinned twinning twinset twirl twirled twirler twirling
twirly twist twisted twister twisting twisty twit twitch twitched twitches twitchier twitchiest twitching
twitchy twitted twitter twittered twittering twitting twixt twizzlers two twofer twofold twopence twopenny
twosome tycho tycoon tying tyke tylenol tyler tympanum tyndale tyndall type typecast typecasting typed
typeface typescript typeset typesetter typesetting typewrite typewriter typewriting typewritten typewrote
typhoid typhoon typhus typical typically typified typifies typify typifying typing typist typo typographer
typographic typographical typographically typography typologies typology tyrannical tyrannically tyrannies
tyrannise tyrannised tyrannising tyrannize tyrannized tyrannizing tyrannosaur tyrannosaurus tyrannosauruses
tyrannous tyranny tyrant tyre tyree tyro tyrone tyson ubangi ubiquitous ubiquitously ubiquity ubs ubuntu
ucayali uccello ucla udall udder ufa uganda ugandan ugh uglier ugliest ugliness ugly uighur ujungpandang
ukraine ukrainian ukulele ulcer ulcerate ulcerated ulcerating ulceration ulcerous ulna ulnae ulster ulterior
ultimate ultimately ultimatum ultra ultraconservative ultramarine ultrasonic ultrasonically ultrasound
ultrasuede ultraviolet ululate ululated ululating ululation ulyanovsk ulysses umbel umber umbilical umbilici
umbilicus umbrage umbrella umbriel umiak umlaut ump umped umping umpire umpired umpiring umpteen umpteenth
unabashed unabated unable unabridged unaccented unacceptability unacceptable unacceptably unaccepted
unaccompanied unaccountable unaccountably unaccustomed unacknowledged unacquainted unadorned unadulterated
unadvised unaffected unaffectedly unafraid unaided unalloyed unalterable unalterably unaltered unambiguous
unambiguously unambitious unanimity unanimous unanimously unannounced unanswerable unanswered unanticipated
unapologetic unappealing unappetising unappetizing unappreciated unappreciative unapproachable unarguable
unarguably unarmed unashamed unashamedly unasked unassailable unassigned unassisted unassuming unattached
unattainable unattended unattractive unattractively unattributed unauthenticated unauthorised unauthorized
unavailable unavailing unavoidable unavoidably unaware unawareness unbalance unbalanced unbalancing unbar
unbarred unbarring unbearable unbearably unbeatable unbeaten unbecoming unbeknown unbeknownst unbelief
unbelievable unbelievably unbeliever unbelieving unbend unbending unbent unbiased unbidden unbind unbinding
unbleached unblemished unblinking unblinkingly unblock unblocked unblocking unblushing unbolt unbolted
unbolting unborn unbosom unbosomed unbosoming unbound unbounded unbowed unbranded unbreakable unbridgeable
unbridled unbroken unbuckle unbuckled unbuckling unburden unburdened unburdening unbutton unbuttoned
unbuttoning uncalled uncannier uncanniest uncannily uncanny uncaring uncased uncatalogued unceasing
unceasingly uncensored unceremonious unceremoniously uncertain uncertainly uncertainties uncertainty
unchallenged unchangeable unchanged unchanging uncharacteristic uncharacteristically uncharitable
uncharitably uncharted unchecked unchristian uncivil uncivilised uncivilized unclaimed unclasp unclasped
unclasping unclassified uncle unclean uncleaner uncleanest uncleanlier uncleanliest uncleanly uncleanness
unclear unclearer unclearest unclothe unclothed unclothing uncluttered uncoil uncoiled uncoiling uncollected
uncomfortable uncomfortably uncommitted uncommon uncommoner uncommonest uncommonly uncommunicative
uncomplaining uncomplainingly uncompleted uncomplicated uncomplimentary uncomprehending uncomprehendingly
uncompressed uncompromising uncompromisingly unconcern unconcerned unconcernedly unconditional
unconditionally unconfirmed uncongenial unconnected unconquerable unconscionable unconscionably unconscious
unconsciously unconsciousness unconsidered unconstitutional unconstitutionally uncontaminated uncontested
uncontrollable uncontrollably uncontrolled uncontroversial unconventional unconventionally unconvinced
unconvincing unconvincingly uncooked uncool uncooperative uncoordinated uncork uncorked uncorking
uncorrelated uncorroborated uncountable uncounted uncouple uncoupled uncoupling uncouth uncover uncovered
uncovering uncritical uncritically uncrushable unction unctuous unctuously unctuousness uncultivated
uncultured uncurl uncurled uncurling uncut undamaged undated undaunted undeceive undeceived undeceiving
undecidable undecided undecipherable undeclared undefeated undefended undefinable undefined undelivered
undemanding undemocratic undemonstrative undeniable undeniably undependable under underachieve underachieved
underachievement underachiever underachieving underact underacted underacting underage underarm underbellies
underbelly underbid underbidding underbrush undercarriage undercharge undercharged undercharging underclass
underclasses underclassman underclassmen underclothes underclothing undercoat undercoated undercoating
undercover undercurrent undercut undercutting underdeveloped underdog underdone underemployed underestimate
underestimated underestimating underestimation underexpose underexposed underexposing underfed underfeed
underfeeding underfloor underflow underfoot underfunded undergarment undergo undergoes undergoing undergone
undergrad undergraduate underground undergrowth underhand underhanded underhandedly underlain underlay
underlie underline underlined underling underlining underlying undermanned undermentioned undermine
undermined undermining undermost underneath undernourished undernourishment underpaid underpants underpass
underpasses underpay underpaying underpin underpinned underpinning underplay underplayed underplaying
underprivileged underrate underrated underrating underscore underscored underscoring undersea
undersecretaries undersecretary undersell underselling undershirt undershoot undershooting undershorts
undershot underside undersign undersigned undersigning undersized underskirt undersold understaffed
understand understandable understandably understanding understandingly understate understated understatement
understating understood understudied understudies understudy understudying undertake undertaken undertaker
undertaking undertone undertook undertow underused underutilised underutilized undervalue undervalued
undervaluing underwater underway underwear underweight underwent underwhelm underwhelmed underwhelming
underwood underworld underwrite underwriter underwriting underwritten underwrote undeserved undeservedly
undeserving undesirability undesirable undetectable undetected undetermined undeterred undeveloped undid
undies undignified undiluted undiminished undischarged undisciplined undisclosed undiscovered
undiscriminating undisguised undismayed undisputed undistinguished undisturbed undivided undo undocumented
undoes undoing undone undoubted undoubtedly undress undressed undresses undressing undue undulant undulate
undulated undulating undulation unduly undying unearned unearth unearthed unearthing unearthly unease
uneasier uneasiest uneasily uneasiness uneasy uneatable uneaten uneconomic uneconomical unedifying unedited
uneducated unembarrassed unemotional unemotionally unemployable unemployed unemployment unending unendurable
unenforceable unenlightened unenthusiastic unenviable unequal unequaled unequalled unequally unequivocal
unequivocally unerring unerringly unethical unethically uneven unevenly unevenness uneventful uneventfully
unexampled unexceptionable unexceptional unexciting unexpected unexpectedly unexpectedness unexplained
unexplored unexpurgated unfailing unfailingly unfair unfairer unfairest unfairly unfairness unfaithful
unfaithfully unfaithfulness unfaltering unfamiliar unfamiliarity unfashionable unfashionably unfasten
unfastened unfastening unfathomable unfathomably unfavorable unfavorably unfavourable unfavourably unfazed
unfeasible unfeeling unfeelingly unfeigned unfetter unfettered unfettering unfilled unfinished unfit
unfitted unfitting unflagging unflappable unflattering unflinching unflinchingly unfocused unfold unfolded
unfolding unforeseeable unforeseen unforgettable unforgettably unforgivable unforgivably unforgiving
unformed unfortunate unfortunately unfounded unfrequented unfriend unfriended unfriending unfriendlier
unfriendliest unfriendliness unfriendly unfrock unfrocked unfrocking unfulfilled unfunny unfurl unfurled
unfurling unfurnished ungainlier ungainliest ungainliness ungainly ungava ungentlemanly ungodlier ungodliest
ungodly ungovernable ungracious ungraciously ungrammatical ungrateful ungratefully ungratefulness ungrudging
unguarded unguent ungulate unhand unhanded unhanding unhappier unhappiest unhappily unhappiness unhappy
unharmed unhealthful unhealthier unhealthiest unhealthily unhealthy unheard unheeded unhelpful unhelpfully
unheralded unhesitating unhesitatingly unhindered unhinge unhinged unhinging unhitch unhitched unhitches
unhitching unholier unholiest unholy unhook unhooked unhooking unhorse unhorsed unhorsing unhurried
unhurriedly unhurt unhygienic uni unicameral unicode unicorn unicycle unidentifiable unidentified
unidirectional unification unified unifies uniform uniformed uniforming uniformity uniformly unify unifying
unilateral unilateralism unilaterally unilever unimaginable unimaginably unimaginative unimpaired
unimpeachable unimpeded unimplementable unimplemented unimportant unimpressed unimpressive uninformative
uninformed uninhabitable uninhabited uninhibited uninitialised uninitialized uninitiated uninjured
uninspired uninspiring uninstall uninstallable uninstalled uninstaller uninstalling uninsured unintelligent
unintelligible unintelligibly unintended unintentional unintentionally uninterested uninteresting
uninterpreted uninterrupted uninterruptedly uninvited uninviting union unionisation unionise unionised
unionising unionism unionist unionization unionize unionized unionizing unique uniquely uniqueness uniquer
uniquest uniroyal unisex unison unit unitarian unitarianism unitary unitas unite united unities uniting
unity universal universality universally universe universities university unjust unjustifiable unjustifiably
unjustified unjustly unkempt unkind unkinder unkindest unkindlier unkindliest unkindly unkindness unknowable
unknowing unknowingly unknown unlabeled unlabelled unlace unlaced unlacing unlatch unlatched unlatches
unlatching unlawful unlawfully unleaded unlearn unlearned unlearning unlearnt unleash unleashed unleashes
unleashing unleavened unless unlettered unlicensed unlike unlikelier unlikeliest unlikelihood unlikely
unlimited unlisted unlit unload unloaded unloading unlock unlocked unlocking unloose unloosed unloosing
unloved unlovely unluckier unluckiest unluckily unlucky unmade unmake unmaking unman unmanageable unmanlier
unmanliest unmanly unmanned unmannerly unmanning unmarked unmarried unmask unmasked unmasking unmatched
unmemorable unmentionable unmerciful unmercifully unmet unmindful unmissable unmissed unmistakable
unmistakably unmitigated unmodified unmolested unmoral unmoved unmusical unnamed unnatural unnaturally
unnecessarily unnecessary unneeded unnerve unnerved unnerving unnervingly unnoticeable unnoticed unnumbered
unobjectionable unobservant unobserved unobstructed unobtainable unobtrusive unobtrusively unoccupied
unoffensive unofficial unofficially unopened unopposed unorganised unorganized unoriginal unorthodox unpack
unpacked unpacking unpaid unpainted unpalatable unparalleled unpardonable unpatriotic unpaved unperturbed
unpick unpicked unpicking unpin unpinned unpinning unplaced unplanned unplayable unpleasant unpleasantly
unpleasantness unplug unplugged unplugging unplumbed unpolluted unpopular unpopularity unprecedented
unprecedentedly unpredictability unpredictable unpredictably unprejudiced unpremeditated unprepared
unprepossessing unpretentious unpreventable unprincipled unprintable unprivileged unproductive
unprofessional unprofessionally unprofitable unpromising unprompted unpronounceable unprotected unproved
unproven unprovoked unpublished unpunished unqualified unquenchable unquestionable unquestionably
unquestioned unquestioning unquestioningly unquiet unquote unquoted unquoting unravel unraveled unraveling
unravelled unravelling unreachable unread unreadable unready unreal unrealised unrealistic unrealistically
unreality unrealized unreasonable unreasonableness unreasonably unreasoning unrecognisable unrecognised
unrecognizable unrecognized unreconstructed unrecorded unrefined unregenerate unregistered unregulated
unrehearsed unrelated unreleased unrelenting unrelentingly unreliability unreliable unrelieved unrelievedly
unremarkable unremarked unremitting unremittingly unrepeatable unrepentant unrepresentative unrequited
unreserved unreservedly unresolved unresponsive unrest unrestrained unrestricted unrewarded unrewarding
unripe unriper unripest unrivaled unrivalled unroll unrolled unrolling unromantic unruffled unrulier
unruliest unruliness unruly unsaddle unsaddled unsaddling unsafe unsafer unsafest unsaid unsalable
unsaleable unsalted unsanctioned unsanitary unsatisfactory unsatisfied unsatisfying unsaturated unsavory
unsavoury unsay unsaying unscathed unscheduled unschooled unscientific unscramble unscrambled unscrambling
unscrew unscrewed unscrewing unscripted unscrupulous unscrupulously unscrupulousness unseal unsealed
unsealing unseasonable unseasonably unseasoned unseat unseated unseating unsecured unseeded unseeing
unseeingly unseemlier unseemliest unseemliness unseemly unseen unselfish unselfishly unselfishness unsent
unsentimental unset unsettle unsettled unsettling unshakable unshakeable unshaken unshaven unsheathe
unsheathed unsheathing unsightlier unsightliest unsightliness unsightly unsigned unskilled unskillful
unsmiling unsnap unsnapped unsnapping unsnarl unsnarled unsnarling unsociable unsocial unsold unsolicited
unsolved unsophisticated unsound unsounder unsoundest unsparing unspeakable unspeakably unspecific
unspecified unspectacular unspoiled unspoken unsporting unsportsmanlike unstable unstated unsteadier
unsteadiest unsteadily unsteadiness unsteady unstinting unstintingly unstop unstoppable unstopped unstopping
unstressed unstructured unstrung unstuck unstudied unsubscribe unsubscribed unsubscribing unsubstantial
unsubstantiated unsubtle unsuccessful unsuccessfully unsuitable unsuitably unsuited unsullied unsung
unsupervised unsupportable unsupported unsure unsurpassed unsurprising unsurprisingly unsuspected
unsuspecting unsustainable unsweetened unswerving unsympathetic untainted untamed untangle untangled
untangling untapped untaught untenable untested unthinkable unthinking unthinkingly untidier untidiest
untidily untidiness untidy untie untied until untimelier untimeliest untimeliness untimely untiring
untiringly untitled unto untold untouchable untouched untoward untrained untrammeled untrammelled untreated
untried untroubled untrue untruer untruest untrustworthy untruth untruthful untruthfully untutored untwist
untwisted untwisting untying untypical untypically unukalhai unusable unused unusual unusually unutterable
unutterably unvarnished unvarying unveil unveiled unveiling unverified unversed unvoiced unwaged unwanted
unwarier unwariest unwariness unwarranted unwary unwashed unwavering unwed unwelcome unwelcoming unwell
unwholesome unwieldier unwieldiest unwieldiness unwieldy unwilling unwillingly unwillingness unwind
unwinding unwise unwisely unwiser unwisest unwitting unwittingly unwonted unworkable unworldly unworthier
unworthiest unworthiness unworthy unwound unwrap unwrapped unwrapping unwritten unyielding unzip unzipped
unzipping upanishads upbeat upbraid upbraided upbraiding upbringing upchuck upchucked upchucking upcoming
upcountry update updated updater updating updike updraft updraught upend upended upending upfront upgrade
upgraded upgrading upheaval upheld uphill uphold upholder upholding upholster upholstered upholsterer
upholstering upholstery upjohn upkeep upland uplift uplifted uplifting upload uploaded uploading upmarket
upon upped upper uppercase upperclassman upperclassmen upperclasswoman upperclasswomen uppercut uppercutting
uppermost upping uppity upraise upraised upraising upright uprightness uprising upriver uproar uproarious
uproariously uproot uprooted uprooting ups upscale upset upsetting upshot upside upstage upstaged upstaging
upstairs upstanding upstart upstarted upstarting upstate upstream upsurge upsurged upsurging upswing uptake
uptempo uptight upton uptown uptrend upturn upturned upturning upward upwardly upwind ural urania uranium
uranus urban urbane urbanely urbaner urbanest urbanisation urbanise urbanised urbanising urbanity
urbanization urbanize urbanized urbanizing urchin urdu urea urethra urethrae urey urge urged urgency urgent
urgently urging uriah uric uriel urinal urinalyses urinalysis urinary urinate urinated urinating urination
urine uris urn urological urologist urology urquhart ursa ursula ursuline uruguay uruguayan urumqi usability
usable usage use used useful usefully usefulness useless uselessly uselessness usenet user username usher
ushered usherette ushering using ustinov usual usually usurer usurious usurp usurpation usurped usurper
usurping usury utah ute utensil uteri uterine uterus utilisable utilisation utilise utilised utilising
utilitarian utilitarianism utilities utility utilizable utilization utilize utilized utilizing utmost utopia
utopian utrecht utrillo utter utterance uttered uttering utterly uttermost uvula uvular uzbek uzbekistan uzi
vac vacancies vacancy vacant vacantly vacate vacated vacating vacation vacationed vacationer vacationing
vaccinate vaccinated vaccinating vaccination vaccine vacillate vacillated vacillating vacillation vacuity
vacuous vacuously vacuousness vacuum vacuumed vacuuming vader vaduz vagabond vagabonded vagabonding vagaries
vagary vagina vaginae vaginal vagrancy vagrant vague vaguely vagueness vaguer vaguest vain vainer vainest
vainglorious vainglory vainly val valance valarie valdez vale valedictorian valedictories valedictory
valence valencia valencies valency valenti valentin valentine valentino valenzuela valeria valerian valerie
valet valeted valeting valhalla valiant valiantly valid validate validated validating validation validity
validly validness valise valium valkyrie valletta valley valois valor valorous valour valparaiso valuable
valuation value valued valueless valuer valuing valve valved valving valvoline vamoose vamoosed vamoosing
vamp vamped vamping vampire van vanadium vance vancouver vandal vandalise vandalised vandalising vandalism
vandalize vandalized vandalizing vanderbilt vandyke vane vanessa vang vanguard vanilla vanish vanished
vanishes vanishing vanities vanity vanned vanning vanquish vanquished vanquishes vanquishing vantage vanuatu
vanzetti vape vaped vapid vapidity vapidness vaping vapor vaporisation vaporise vaporised vaporiser
vaporising vaporization vaporize vaporized vaporizer vaporizing vaporous vapour varanasi varese vargas
variability variable variably variance variant variate variation varicolored varicoloured varicose varied
variegate variegated variegating variegation varies varieties variety various variously varlet varmint
varnish varnished varnishes varnishing varsities varsity vary varying vascular vase vasectomies vasectomy
vaseline vasquez vassal vassalage vassar vast vaster vastest vastly vastness vat vatican vatted vatting
vauban vaudeville vaughan vaughn vault vaulted vaulter vaulting vaunt vaunted vaunting vazquez vba veal
veblen vector vectored vectoring veda vedanta veep veer veered veering veg vega vegan vegeburger vegemite
veges vegetable vegetarian vegetarianism vegetate vegetated vegetating vegetation vegetative vegged vegges
veggie veggieburger vegging vehemence vehement vehemently vehicle vehicular veil veiled veiling vein veined
veining vela velar velcro veld velez vellum velma velocities velocity velodrome velour velveeta velvet
velveteen velvety venal venality venally vend vended vendetta vending vendor veneer veneered veneering
venerable venerate venerated venerating veneration venereal venetian venezuela venezuelan vengeance vengeful
vengefully venial venice venison venn venom venomous venomously venous vent vented ventilate ventilated
ventilating ventilation ventilator venting ventolin ventral ventricle ventricular ventriloquism
ventriloquist venture ventured venturesome venturing venturous venue venus venuses venusian vera veracious
veracity veracruz veranda verandah verb verbal verbalise verbalised verbalising verbalize verbalized
verbalizing verbally verbatim verbena verbiage verbose verbosely verbosity verdant verde verdi verdict
verdigris verdigrised verdigrises verdigrising verdun verdure verge verged verger verging verier veriest
verifiable verification verified verifies verify verifying verily verisimilitude veritable veritably
verities verity verizon verlaine vermeer vermicelli vermilion vermin verminous vermont vermonter vermouth
vern verna vernacular vernal verne vernon verona veronese veronica verruca verrucae versailles versatile
versatility verse versed versification versified versifies versify versifying versing version verso versus
vertebra vertebrae vertebral vertebrate vertex vertexes vertical vertically vertices vertiginous vertigo
verve very vesalius vesicle vespasian vesper vespucci vessel vest vesta vested vestibule vestige vestigial
vestigially vesting vestment vestries vestry vesuvius vet vetch vetches veteran veterinarian veterinaries
veterinary veto vetoed vetoes vetoing vetted vetting vex vexation vexatious vexatiously vexed vexes vexing
via viability viable viably viacom viaduct viagra vial viand vibe vibrancy vibrant vibrantly vibraphone
vibrate vibrated vibrating vibration vibrato vibrator viburnum vicar vicarage vicarious vicariously vice
viced vicente viceroy vichy vichyssoise vicing vicinity vicious viciously viciousness vicissitude vicki
vickie vicksburg vicky victim victimisation victimise victimised victimising victimization victimize
victimized victimizing victor victoria victorian victories victorious victoriously victory victrola victual
victualed victualing victualled victualling vidal video videocassette videoconferencing videodisc videoed
videoing videophone videotape videotaped videotaping vie vied vienna viennese vientiane vietcong vietminh
vietnam vietnamese view viewed viewer viewfinder viewing viewpoint vigil vigilance vigilant vigilante
vigilantism vigilantly vignette vignetted vignetting vigor vigorous vigorously vigour vijayanagar vijayawada
viking vila vile vilely vileness viler vilest vilification vilified vilifies vilify vilifying villa village
villager villain villainies villainous villainy villarreal villein villon vilma vilnius vilyui vim
vinaigrette vince vincent vindemiatrix vindicate vindicated vindicating vindication vindicator vindictive
vindictively vindictiveness vine vinegar vinegary vineyard vino vinson vintage vintner vinyl viol viola
violable violate violated violating violation violator violence violent violently violet violin violincello
violinist violist violoncello viper virago viragoes viral vireo virgie virgil virgin virginal virginia
virginian virginity virgo virgule virile virility virology virtual virtually virtue virtuosity virtuoso
virtuous virtuously virtuousness virulence virulent virulently virus viruses visa visaed visage visaing
visayans viscera visceral viscid viscose viscosity viscount viscountcies viscountcy viscountess
viscountesses viscous viscus vise vised vishnu visibility visible visibly visigoth vising vision visionaries
visionary visioned visioning visit visitation visited visiting visitor visor vista vistula visual
visualisation visualise visualised visualising visualization visualize visualized visualizing visually vital
vitalise vitalised vitalising vitality vitalize vitalized vitalizing vitally vitamin vitiate vitiated
vitiating vitiation viticulture vitim vito vitreous vitriol vitriolic vitriolically vituperate vituperated
vituperating vituperation vituperative vitus viva vivace vivacious vivaciously vivaciousness vivacity
vivaldi vivekananda vivian vivid vivider vividest vividly vividness vivienne vivified vivifies vivify
vivifying viviparous vivisection vivisectionist vixen vixenish vizier vlad vladimir vladivostok vlaminck
vlasic vocabularies vocabulary vocal vocalic vocalisation vocalise vocalised vocalising vocalist
vocalization vocalize vocalized vocalizing vocally vocation vocational vocationally vocative vociferate
vociferated vociferating vociferation vociferous vociferously vodka vogue voguish voice voiced voiceless
voicemail voicing void voided voiding voila voile voip volatile volatility volcanic volcano volcanoes
volcker voldemort vole volga volgograd volition volkswagen volley volleyball volleyed volleying volstead
volt volta voltage voltaic voltaire voltmeter volubility voluble volubly volume voluminous voluminously
voluntaries voluntarily voluntary volunteer volunteered volunteering voluptuaries voluptuary voluptuous
voluptuously voluptuousness volvo vomit vomited vomiting vonda vonnegut voodoo voodooed voodooing voodooism
voracious voraciously voraciousness voracity voronezh vorster vortex vortexes votaries votary vote voted
voter voting votive vouch vouched voucher vouches vouching vouchsafe vouchsafed vouchsafing vow vowed vowel
vowing voyage voyaged voyager voyaging voyeur voyeurism voyeuristic vuitton vulcan vulcanisation vulcanise
vulcanised vulcanising vulcanization vulcanize vulcanized vulcanizing vulgar vulgarer vulgarest
vulgarisation vulgarise vulgarised vulgarising vulgarism vulgarities vulgarity vulgarization vulgarize
vulgarized vulgarizing vulgarly vulgate vulnerabilities vulnerability vulnerable vulnerably vulture vulva
vulvae vuvuzela vying wabash wack wacker wackest wackier wackiest wackiness wacko wacky waco wad wadded
wadding waddle waddled waddling wade waded wader wadge wadi wading wafer waffle waffled waffling waft wafted
wafting wag wage waged wager wagered wagering wagged wagging waggish waggle waggled waggling waging wagner
wagnerian wagon wagoner wagtail wahhabi waif waikiki wail wailed wailing wainscot wainscoted wainscoting
waist waistband waistcoat waistline wait waite waited waiter waiting waitress waitresses waive waived waiver
waiving wake waked wakeful wakefulness waken wakened wakening waking waksman wald waldemar walden waldensian
waldheim waldo waldorf wale waled walesa walgreen waling walk walkabout walkaway walked walker walkies
walking walkman walkout walkover walkway wall wallabies wallaby wallace wallah wallboard walled wallenstein
waller wallet walleye walleyed wallflower wallies walling wallis walloon wallop walloped walloping wallow
wallowed wallowing wallpaper wallpapered wallpapering wally walmart walnut walpole walpurgisnacht walrus
walruses walsh walt walter walton waltz waltzed waltzes waltzing wampum wan wanamaker wand wanda wander
wandered wanderer wandering wanderlust wane waned wang wangle wangled wangling waning wank wanked wankel
wanker wanking wanly wanna wannabe wannabee wanner wannest want wanted wanting wanton wantoned wantoning
wantonly wantonness wapiti war warble warbled warbler warbling ward warded warden warder warding wardress
wardresses wardrobe wardroom ware warehouse warehoused warehousing warfare warhead warhol warhorse warier
wariest warily wariness waring warlike warlock warlord warm warmed warmer warmest warmhearted warming warmly
warmonger warmongering warmth warn warned warner warning warp warpaint warpath warped warping warplane
warrant warranted warrantied warranties warranting warranty warrantying warred warren warring warrior warsaw
warship wart warthog wartier wartiest wartime warty warwick wary was wasatch wash washable washbasin
washboard washbowl washcloth washed washer washerwoman washerwomen washes washing washington washingtonian
washout washroom washstand washtub wasnt wasp waspish waspishly wassail wassailed wassailing wassermann
wastage waste wastebasket wasted wasteful wastefully wastefulness wasteland wastepaper waster wastewater
wasting wastrel watch watchable watchband watchdog watched watcher watches watchful watchfully watchfulness
watching watchmaker watchman watchmen watchstrap watchtower watchword water waterbed waterboard waterboarded
waterboarding waterborne waterbury watercolor watercolour watercourse watercraft watercress watered
waterfall waterford waterfowl waterfront watergate waterhole waterier wateriest watering waterline
waterlogged waterloo watermark watermarked watermarking watermelon watermill waterproof waterproofed
waterproofing watershed waterside waterspout watertight waterway waterwheel waterworks watery watkins watson
watt wattage watteau wattle wattled wattling watusi waugh wave waveband waved waveform wavelength wavelet
waver wavered wavering wavier waviest waviness waving wavy wax waxed waxen waxes waxier waxiest waxiness
waxing waxwing waxwork waxy way wayfarer wayfaring waylaid waylay waylaying wayne wayside wayward waywardly
waywardness wazoo weak weaken weakened weakening weaker weakest weakfish weakfishes weakling weakly weakness
weaknesses weal wealth wealthier wealthiest wealthiness wealthy wean weaned weaning weapon weaponless
weaponry wear wearable wearer wearied wearier wearies weariest wearily weariness wearing wearisome weary
wearying weasel weaseled weaseling weaselled weaselling weather weatherboard weatherboarding weathercock
weathered weathering weatherise weatherised weatherising weatherize weatherized weatherizing weatherman
weathermen weatherproof weatherproofed weatherproofing weave weaved weaver weaving web webb webbed webbing
webcam webcast webcasting weber webern webinar webisode webmaster webmistress webmistresses website webster
wed wedded weddell wedder wedding wedge wedged wedging wedgwood wedlock wednesday wee weed weeded weeder
weedier weediest weeding weedkiller weedy weeing week weekday weekend weekended weekender weekending
weeklies weekly weeknight weenie weeny weep weeper weepie weepier weepiest weeping weepy weer weest weevil
weft wehrmacht wei weierstrass weigh weighbridge weighed weighing weight weighted weightier weightiest
weightily weightiness weighting weightless weightlessly weightlessness weightlifter weightlifting weighty
weill weinberg weir weird weirder weirdest weirdly weirdness weirdo weiss weissmuller weizmann welcome
welcomed welcoming weld welded welder welding weldon welfare welkin well welland welled weller welles wellie
welling wellington wellness wellspring welly welsh welshed welshes welshing welshman welshmen welt welted
welter weltered weltering welterweight welting wen wench wenches wend wended wendell wendi wending wendy
went wept were werent werewolf werewolves wesak wesley wesleyan wessex wesson west westbound westerlies
westerly western westerner westernisation westernise westernised westernising westernization westernize
westernized westernizing westernmost westie westinghouse westminster weston westphalia westralians westward
wet wetback wetland wetly wetness wetter wettest wetting weve weyden wezen whack whacked whacking whacko
whale whalebone whaled whaler whaling wham whammed whammies whamming whammy wharf wharton wharves what
whatchamacallit whatever whatnot whatshername whatshisname whatsit whatsoever wheal wheat wheaten wheatgerm
wheaties wheatmeal wheatstone wheedle wheedled wheedling wheel wheelbarrow wheelbase wheelchair wheeled
wheeler wheelhouse wheelie wheeling wheelwright wheeze wheezed wheezier wheeziest wheezily wheeziness
wheezing wheezy whelk whelked whelp whelped whelping when whence whenever where whereabouts whereas whereat
whereby wherefore wherein whereof whereon wheresoever whereupon wherever wherewithal whet whether whetstone
whetted whetting whew whey which whichever whiff whiffed whiffing whig while whiled whiling whilst whim
whimper whimpered whimpering whimsical whimsicality whimsically whimsies whimsy whine whined whiner whinge
whinged whingeing whinger whinging whinier whiniest whining whinnied whinnies whinny whinnying whiny whip
whipcord whiplash whiplashes whipped whippersnapper whippet whipping whipple whippoorwill whir whirl whirled
whirligig whirling whirlpool whirlwind whirlybird whirr whirred whirring whisk whisked whisker whiskered
whiskery whiskey whiskies whisking whisky whisper whispered whispering whist whistle whistled whistler
whistling whit whitaker white whitebait whiteboard whitecap whited whitefield whitefish whitefishes
whitehall whitehead whitehorse whiteley whiten whitened whitener whiteness whitening whiteout whiter whitest
whitewall whitewash whitewashed whitewashes whitewashing whitey whitfield whither whiting whitish whitley
whitman whitney whitsunday whittier whittle whittled whittler whittling whiz whizz whizzed whizzes whizzing
who whoa whod whodunit whoever whole wholefood wholegrain wholehearted wholeheartedly wholemeal wholeness
wholesale wholesaled wholesaler wholesaling wholesome wholesomeness wholewheat wholl wholly whom whomever
whomsoever whoop whooped whoopee whooping whoosh whooshed whooshes whooshing whop whopped whopper whopping
whore whorehouse whoring whorl whorled whose whosoever whove whup whupped whupping why wicca wichita wick
wicked wickeder wickedest wickedly wickedness wicker wickerwork wicket wide widely widen widened wideness
widening wider widescreen widespread widest widget widow widowed widower widowhood widowing width wield
wielded wielding wiemar wiener wienie wiesel wiesenthal wife wifely wifi wig wigeon wigged wigging wiggins
wiggle wiggled wiggler wigglier wiggliest wiggling wiggly wight wigner wigwag wigwagged wigwagging wigwam
wii wiki wikileaks wikipedia wilberforce wilbert wilbur wilburn wilcox wild wilda wildcat wildcatted
wildcatter wildcatting wilde wildebeest wilder wilderness wildernesses wildest wildfire wildflower wildfowl
wildlife wildly wildness wile wiled wiley wilford wilfred wilfredo wilful wilfully wilfulness wilhelm
wilhelmina wilier wiliest wiliness wiling wilkerson wilkes wilkins wilkinson will willa willamette willard
willed willemstad willful willfully willfulness william williamson willie willing willingly willingness
willis willow willowy willpower willy wilma wilmer wilmington wilson wilsonian wilt wilted wilting wilton
wily wimbledon wimp wimped wimpier wimpiest wimping wimpish wimple wimpled wimpling wimpy wimsey win wince
winced winch winched winchell winches winchester winching wincing wind windbag windblown windbreak
windbreaker windburn windcheater winded windex windfall windhoek windier windiest windiness winding
windjammer windlass windlasses windless windmill windmilled windmilling window windowed windowing windowpane
windowsill windpipe windscreen windshield windsock windsor windstorm windsurf windsurfed windsurfer
windsurfing windswept windup windward windy wine wined wineglass wineglasses wineries winery winesap winfred
winfrey wing winged winger winging wingless wingnut wingspan wingspread wingtip winifred wining wink winked
winking winkle winkled winkling winnebago winner winnie winning winnipeg winnow winnowed winnowing wino
winsome winsomely winsomer winsomest winston winter wintered wintergreen wintering winterise winterised
winterising winterize winterized winterizing wintertime winthrop wintrier wintriest wintry wipe wiped wiper
wiping wire wired wireless wirelesses wiretap wiretapped wiretapping wirier wiriest wiriness wiring wiry
wisconsin wisconsinite wisdom wise wiseacre wisecrack wisecracked wisecracking wised wiseguy wisely wiser
wisest wish wishbone wished wisher wishes wishful wishfully wishing wising wisp wispier wispiest wispy wist
wisteria wistful wistfully wistfulness wit witch witchcraft witched witchery witches witchetty witching with
withal withdraw withdrawal withdrawing withdrawn withdrew wither withered withering witheringly withheld
withhold withholding within without withstand withstanding withstood witless witlessly witness witnessed
witnesses witnessing witt witter wittered wittering wittgenstein witticism wittier wittiest wittily
wittiness witting wittingly witty witwatersrand wive wiz wizard wizardry wizened woad wobbegong wobble
wobbled wobblier wobbliest wobbling wobbly wobegon wodehouse wodge woe woebegone woeful woefuller woefullest
woefully wog wok woke woken wold wolf wolfe wolfed wolff wolfgang wolfhound wolfing wolfish wolfram
wollongong wollstonecraft wolsey wolverine wolves woman womanhood womanise womanised womaniser womanish
womanising womanize womanized womanizer womanizing womankind womanlier womanliest womanlike womanliness
womanly womb wombat women womenfolk won wonder wonderbra wondered wonderful wonderfully wondering
wonderingly wonderland wonderment wondrous wondrously wong wonk wonky wont wonted woo wood woodard woodbine
woodblock woodcarving woodchuck woodcock woodcraft woodcut woodcutter woodcutting wooded wooden woodener
woodenest woodenly woodenness woodhull woodier woodies woodiest woodiness wooding woodland woodlice
woodlouse woodman woodmen woodpecker woodpile woodrow woodshed woodsier woodsiest woodsman woodsmen
woodstock woodsy woodward woodwind woodwork woodworking woodworm woody wooed wooer woof woofed woofer
woofing wooing wool woolen woolf woolgathering wooliness woolite woollen woollier woollies woolliest
woolliness woolly woolongong woolworth woomera woop wooster wooten woozier wooziest wooziness woozy wop
worcester worcestershire word worded wordier wordiest wordiness wording wordless wordlessly wordplay
wordpress wordsmith wordsworth wordy wore work workable workaday workaholic workbasket workbench workbenches
workbook workday worked worker workfare workflow workforce workhorse workhouse working workingman workingmen
workload workman workmanlike workmanship workmate workmen workout workplace workroom worksheet workshop
workshy workstation worktop workweek world worldlier worldliest worldliness worldly worldwide worm wormed
wormhole wormier wormiest worming wormwood wormy worn worried worriedly worrier worries worrisome worry
worrying worryingly worrywart worse worsen worsened worsening worship worshiped worshiper worshipful
worshiping worshipped worshipper worshipping worst worsted worsting worth worthier worthies worthiest
worthily worthiness worthless worthlessness worthwhile worthy wot wotan wotcha would wouldnt wouldve wound
wounded wounder wounding wove woven wovoka wow wowed wowing wowser wowserism wowseristic wowsery wozniak
wozzeck wrack wracked wracking wraith wrangell wrangle wrangled wrangler wrangling wrap wraparound wrapped
wrapper wrapping wrath wrathful wrathfully wreak wreaked wreaking wreath wreathe wreathed wreathing wreck
wreckage wrecked wrecker wrecking wren wrench wrenched wrenches wrenching wrest wrested wresting wrestle
wrestled wrestler wrestling wretch wretched wretcheder wretchedest wretchedly wretchedness wretches wriggle
wriggled wriggler wriggling wriggly wright wrigley wring wringer wringing wrinkle wrinkled wrinklier
wrinklies wrinkliest wrinkling wrinkly wrist wristband wristwatch wristwatches writ writable write writer
writhe writhed writhing writing written wroclaw wrong wrongdoer wrongdoing wronged wronger wrongest wrongful
wrongfully wrongfulness wrongheaded wrongheadedly wrongheadedness wronging wrongly wrongness wrote wroth
wrought wrung wry wryer wryest wryly wryness wuhan wunderkind wurlitzer wuss wusses wyatt wycherley wycliffe
wyeth wylie wynn wyoming wyomingite xamarin xanadu xanthippe xavier xemacs xenakis xenia xenon xenophobe
xenophobia xenophobic xenophon xerographic xerography xerox xeroxed xeroxes xeroxing xerxes xhosa xian
xiaoping ximenes xingu xiongnu xmas xmases xochipilli xuzhou xylem xylophone xylophonist yabber yabbered
yabbering yabbie yabbied yabby yabbying yacc yacht yachted yachting yachtsman yachtsmen yachtswoman
yachtswomen yahoo yahtzee yahweh yak yakima yakka yakked yakking yakut yakutsk yale yall yalow yalta yalu
yam yamagata yamaha yammer yammered yammering yamoussoukro yang yangon yangtze yank yanked yankee yanking
yaobang yaounde yap yapped yapping yaqui yard yardage yardarm yardstick yarmulke yarn yaroslavl yashmak
yataro yates yaw yawed yawing yawl yawn yawned yawning yea yeager yeah year yearbook yearlies yearling
yearly yearn yearned yearning yeast yeastier yeastiest yeasty yeats yekaterinburg yell yelled yelling yellow
yellowed yellower yellowest yellowhammer yellowing yellowish yellowknife yellowness yellowstone yellowy yelp
yelped yelping yeltsin yemen yemeni yen yenisei yeoman yeomen yep yer yerevan yerkes yes yesenia yeses
yeshiva yessed yessing yest yesterday yesteryear yet yeti yevtushenko yew yggdrasil yid yiddish yield
yielded yielding yikes yin yip yipped yippee yipping ymir yob yobbo yoda yodel yodeled yodeler yodeling
yodelled yodeller yodelling yoga yoghurt yogi yogic yogurt yoke yoked yokel yoking yoknapatawpha yoko
yokohama yolanda yolk yon yonder yong yonkers yonks yore york yorkie yorkshire yorktown yoruba yosemite
yossarian you youd youll young younger youngest youngish youngster youngstown your youre yourself yourselves
youse youth youthful youthfully youthfulness youtube youve yowl yowled yowling ypres ypsilanti yttrium yuan
yucatan yucca yuck yuckier yuckiest yucky yugoslav yugoslavia yugoslavian yuk yukked yukking yukky yukon
yule yuletide yum yummier yummiest yummy yunnan yup yuppie yuppified yuppifies yuppify yuppifying yuri yves
yvette yvonne zac zachariah zachary zachery zack zagreb zaire zairian zambezi zambia zambian zamboni
zamenhof zamora zane zanier zanies zaniest zaniness zanuck zany zanzibar zap zapata zaporozhye zapotec zappa
zapped zapper zapping zappy zara zeal zealand zealot zealotry zealous zealously zealousness zebedee zebra
zebu zechariah zed zedekiah zedong zeffirelli zeitgeist zeke zelig zelma zen zenger zenith zeno zephaniah
zephyr zephyrus zeppelin zero zeroed zeroing zest zestful zestfully zeta zeus zhengzhou zhivago zhukov zibo
ziegfeld ziegler ziggy zigzag zigzagged zigzagging zilch zillion zimbabwe zimbabwean zimmerman zinc zincked
zincking zine zinfandel zing zinged zinger zinging zingy zinnia zion zionism zionist zip ziploc zipped
zipper zippered zippering zippier zippiest zipping zippy zircon zirconium zit zither zodiac zodiacal zoe
zola zollverein zoloft zomba zombie zonal zonally zone zoned zoning zonked zoo zookeeper zoological
zoologist zoology zoom zoomed zooming zorn zoroaster zoroastrian zoroastrianism zorro zosma zsigmondy
zubenelgenubi zubeneschamali zucchini zukor zulu zuni zwieback zwingli zworykin zydeco zygote zyrtec
zyuganov`;
