/** Where a statement about health or money was read, for the reader to follow. */
export type Source = {
  publisher: string;
  title: string;
  /** Where the page stood on the day of the review beside which it is named. */
  url: string;
};

/**
 * What the emergency page and the pages about treatments and topics rest on. New Zealand sources come first; where
 * none was found that says it, a public health service abroad, then a practice, which is named as one. Articles name
 * theirs in their own front matter.
 */
export const SOURCES = {
  healthNzEmergency: {
    publisher: "Health New Zealand",
    title: "Dentists and emergency dental care",
    url: "https://info.health.nz/keeping-healthy/teeth-and-gums/dentists-emergency-dental-care",
  },
  healthNzKnockedOut: {
    publisher: "Ministry of Health and New Zealand Dental Association",
    title: "First aid for knocked-out teeth",
    url: "https://www.health.govt.nz/your-health/healthy-living/teeth-and-gums/oral-health-first-aid/first-aid-knocked-out-teeth",
  },
  healthInfoKnockedOut: {
    publisher: "HealthInfo, Health New Zealand Waitaha Canterbury",
    title: "Knocked-out teeth",
    url: "https://www.healthinfo.org.nz/Knocked-out-teeth.htm",
  },
  dentalAssociationKnockedOut: {
    publisher: "New Zealand Dental Association",
    title: "Sports injuries and knocked-out teeth",
    url: "http://www.healthysmiles.org.nz/your-oral-health/children/common-problems-1/",
  },
  firstAidKnockedOut: {
    publisher: "First Aid First, a New Zealand training company",
    title: "What to do if a tooth is knocked out",
    url: "https://www.firstaidfirst.co.nz/blog/post/55632/what-to-do-if-a-tooth-is-knocked-out/",
  },
  dentistKnockedOut: {
    publisher: "New Smile Dental, a New Zealand practice",
    title: "What should I do with a knocked-out tooth?",
    url: "https://www.newsmiledental.co.nz/page/faq-s/",
  },
  healthNzFirstAid: {
    publisher: "Ministry of Health and New Zealand Dental Association",
    title: "Oral health first aid",
    url: "https://www.health.govt.nz/your-health/healthy-living/teeth-and-gums/oral-health-first-aid",
  },
  healthNzSouthern: {
    publisher: "Health New Zealand Southern",
    title: "Dental emergencies",
    url: "https://southernhealth.nz/getting-help-you-need/dental-and-oral-health/get-enrolled/dental-emergencies",
  },
  healthNzTaranaki: {
    publisher: "Health New Zealand Taranaki",
    title: "Community oral health: frequently asked questions",
    url: "https://tdhb.org.nz/services/oral_health/faq.shtml",
  },
  healthline: {
    publisher: "Ministry of Health",
    title: "Common questions about Healthline",
    url: "https://www.health.govt.nz/your-health/services-and-support/health-care-services/healthline/common-questions-about-healthline",
  },
  talkTeeth: {
    publisher: "Healthpoint",
    title: "Auckland Regional Dental Service",
    url: "https://www.healthpoint.co.nz/dentistry/general-dentist/auckland-regional-dental-service-ards/",
  },
  freeUnder18: {
    publisher: "Health New Zealand",
    title: "Visiting a dentist, what is publicly funded",
    url: "https://www.tewhatuora.govt.nz/for-health-providers/publicly-funded-health-and-disability-services/visiting-a-dentist",
  },
  dentalCouncilEmergencies: {
    publisher: "New Zealand Dental Association",
    title: "What the Dental Council counts as a dental emergency",
    url: "https://www.nzda.org.nz/covid-19/protecting-your-health",
  },
  dentalCouncilScopes: {
    publisher: "Dental Council",
    title: "Scopes of practice for dentists and dental specialists",
    url: "https://dcnz.org.nz/i-practise-in-new-zealand/dentists-and-dental-specialists/scopes-of-practice",
  },
  dentalCouncilRegister: {
    publisher: "Dental Council",
    title: "What the public register shows",
    url: "https://dcnz.org.nz/resources-and-publications/publications/newsletters/view/26?article=3",
  },
  codeOfRights: {
    publisher: "Nationwide Health and Disability Advocacy Service",
    title: "Code of Rights: the right to be fully informed",
    url: "https://advocacy.org.nz/code-of-rights-right-to-be-fully-informed",
  },
  workAndIncome: {
    publisher: "Work and Income",
    title: "Dental treatment",
    url: "https://www.workandincome.govt.nz/eligibility/health-and-disability/dental-treatment.html",
  },
  workAndIncomeCovers: {
    publisher: "Health New Zealand Canterbury",
    title: "What the Work and Income grant for dental treatment covers (2023)",
    url: "https://issuu.com/canterburydhb/docs/tewhatuora-hnz-cantnews-monday-27-february-2023/s/19835400",
  },
  communityServicesCard: {
    publisher: "Work and Income",
    title: "Community Services Card",
    url: "https://workandincome.govt.nz/products/a-z-benefits/community-services-card.html",
  },
  acc: {
    publisher: "ACC",
    title: "What to do if you’re injured",
    url: "https://www.acc.co.nz/im-injured/what-to-do/",
  },
  accDental: {
    publisher: "32 Gems Dental Care, a New Zealand practice",
    title: "Will ACC cover my dental injury?",
    url: "https://32gemsdentalcare.co.nz/blog/will-acc-cover-my-dental-injury/",
  },
  feeSurvey: {
    publisher: "RNZ, on the New Zealand Dental Association’s fee survey of 2023",
    title: "Half of all Kiwis avoiding dentist as cost rises nearly a quarter in three years",
    url: "https://www.rnz.co.nz/news/national/510729/half-of-all-kiwis-avoiding-dentist-as-cost-rises-nearly-a-quarter-in-three-years",
  },
  feeAverages: {
    publisher: "Eldernet, quoting the New Zealand Dental Association",
    title: "Average costs of dental care in New Zealand",
    url: "https://www.eldernet.co.nz/knowledge-lab/health-wellbeing/health-wellbeing/i-need-dental-care-but-cant-afford-it-what-can-i-do",
  },
  orthodontists: {
    publisher: "New Zealand Association of Orthodontists",
    title: "Questions and answers",
    url: "https://www.orthodontists.org.nz/faq",
  },
  orthodontistsByPost: {
    publisher: "New Zealand Association of Orthodontists",
    title: "Risks of DIY teeth straightening",
    url: "https://www.orthodontists.org.nz/risks-of-diy-teeth-straightening",
  },
  oralSurgeons: {
    publisher: "Molar, oral and maxillofacial surgeons in New Zealand",
    title: "Why have I been referred to an oral surgeon?",
    url: "https://www.molar.co.nz/why-have-i-been-referred-to-an-oral-surgeon/",
  },
  periodontists: {
    publisher: "Hawke’s Bay Periodontics",
    title: "Treatment of gum disease",
    url: "https://www.hawkesbayperiodontics.co.nz/treatment/",
  },
  avulsionGuideline: {
    publisher: "International Association of Dental Traumatology",
    title: "Guidelines: avulsion of permanent teeth (2020)",
    url: "https://doi.org/10.1111/edt.12573",
  },
  healthFundEmergency: {
    publisher: "Westfund, an Australian health fund with its own dentists",
    title: "Emergency dental treatment",
    url: "https://www.westfund.com.au/health-services/dentalcare/services-and-treatments/emergency-dental-treatment/",
  },
  painReliefTablets: {
    publisher: "Balgownie Dental, an Australian practice",
    title: "Toothache: what to do and what not to do",
    url: "https://balgowniedental.com/about-3",
  },
  painRelief: {
    publisher: "Greenwood Grin Care, a New Zealand practice",
    title: "How to manage toothache and dental pain",
    url: "https://www.greenwoodgrincare.nz/managing-toothache-and-dental-pain",
  },
  publicHealthTips: {
    publisher: "Health New Zealand, public health service in Canterbury",
    title: "Look after your teeth whatever your age",
    url: "https://www.cph.co.nz/your-health/oral-health/",
  },
  paediatriciansKnockedOut: {
    publisher: "American Academy of Pediatrics",
    title: "First aid for a knocked-out permanent tooth",
    url: "https://healthychildren.org/English/health-issues/injuries-emergencies/Pages/First-Aid-for-a-Knocked-Out-Permanent-Tooth.aspx",
  },
  dentalInfectionSigns: {
    publisher: "British Dental Journal, on a review in the BMJ (2015)",
    title: "Signs of a dangerous dental infection",
    url: "https://www.nature.com/articles/sj.bdj.2015.501",
  },
  nhsEmergency: {
    publisher: "NHS",
    title: "How to find an NHS dentist in an emergency",
    url: "https://www.nhs.uk/nhs-services/dentists/how-to-find-an-nhs-dentist-in-an-emergency",
  },
  nhsRootCanal: {
    publisher: "NHS",
    title: "Root canal treatment",
    url: "https://www.nhs.uk/conditions/Root-canal-treatment",
  },
  walesBrokenTooth: {
    publisher: "NHS 111 Wales",
    title: "Chipped, broken or cracked tooth",
    url: "https://111.wales.nhs.uk/encyclopaedia/ch/article/chipped,brokenorcrackedtooth",
  },
  walesAfterExtraction: {
    publisher: "NHS 111 Wales",
    title: "Problems after a tooth extraction",
    url: "https://111.wales.nhs.uk/encyclopaedia/p/article/problemsafteratoothextraction/",
  },
  walesOrthodontics: {
    publisher: "NHS 111 Wales",
    title: "Orthodontics",
    url: "https://111.wales.nhs.uk/orthodontics",
  },
  sussexExtraction: {
    publisher: "Sussex Community NHS Foundation Trust",
    title: "Care after extraction",
    url: "https://www.sussexcommunity.nhs.uk/patients-and-visitors/resources/patient-resources/care-after-extraction",
  },
  niceWisdomTeeth: {
    publisher: "NICE",
    title: "Wisdom teeth removal: patient notes",
    url: "https://www.nice.org.uk/guidance/ta1/chapter/Appendix-C-Wisdom-Teeth-Removal-Patient-Notes",
  },
  cambridgeBoneGraft: {
    publisher: "Cambridge University Hospitals NHS Foundation Trust",
    title: "Bone grafting for dental implants",
    url: "https://www.cuh.nhs.uk/patient-information/bone-grafting-for-dental-implants",
  },
  bupaGrafts: {
    publisher: "Bupa Dental Care",
    title: "Aftercare for bone grafts and sinus lifts",
    url: "https://www.bupa.co.uk/dental/dental-care/treatments/dental-implants/supporting-treatments/bone-grafts/bone-graft-sinus-lift-aftercare",
  },
  sinusLiftAftercare: {
    publisher: "3Dental, reviewed by a dentist in 2024",
    title: "Sinus lift instructions",
    url: "https://www.3dental.ie/aftercare/sinus-lift-instructions/",
  },
  leedsGumSurgery: {
    publisher: "Leeds Teaching Hospitals NHS Trust",
    title: "Periodontal surgery",
    url: "https://www.leedsth.nhs.uk/patients/resources/periodontal-surgery/",
  },
  guysBiopsy: {
    publisher: "Guy’s and St Thomas’ NHS Foundation Trust",
    title: "Oral biopsy",
    url: "https://guysandstthomas.nhs.uk/oral-biopsy",
  },
  newcastleBiopsy: {
    publisher: "Newcastle Hospitals NHS Foundation Trust",
    title: "Oral (mouth) biopsy",
    url: "https://newcastle-hospitals.nhs.uk/resources/oral-mouth-biopsy-information-leaflet-for-patients",
  },
  mouthCancerSigns: {
    publisher: "SignHealth, with Cancer Research UK",
    title: "Mouth cancer: what should I look out for?",
    url: "https://www.signhealth.org.uk/health-information/health-advice/mouth-cancer-what-should-i-look-out-for/",
  },
  implantSurvival: {
    publisher: "Howe, Keys and Richards, Journal of Dentistry, 2019",
    title: "Long-term (10-year) dental implant survival: a systematic review",
    url: "https://discovery.dundee.ac.uk/en/publications/long-term-10-year-dental-implant-survival-a-systematic-review-and",
  },
  implantSurvivalLonger: {
    publisher: "Kupka and others, Clinical Oral Investigations, 2024",
    title: "A 20-year meta-analysis of dental implant survival rates",
    url: "https://doi.org/10.1007/s00784-024-05929-3",
  },
  dentalAssociationWhitening: {
    publisher: "New Zealand Dental Association",
    title: "Questions from adults: whitening",
    url: "http://www.healthysmiles.org.nz/your-oral-health/adults/faqs-3/",
  },
  derbyshireWhitening: {
    publisher: "Derbyshire County Council, England",
    title: "Tooth whitening",
    url: "https://derbyshire.gov.uk/social-health/health-and-wellbeing/your-health/oral-health/teenagers-teeth/tooth-whitening/tooth-whitening.aspx",
  },
  pregnancyWhitening: {
    publisher: "Dental World, a practice in the UK, on NHS guidance",
    title: "Teeth whitening and pregnancy",
    url: "https://dentalworld.co.uk/teeth-whitening-and-pregnancy",
  },
  whiteningRules: {
    publisher: "New Zealand Cosmetic Teeth Whitening Association",
    title: "New Zealand law, on the rules of the Environmental Protection Authority",
    url: "https://nzctwa.org.nz/new-zealand-law/",
  },
  whiteningOnline: {
    publisher: "University of Otago, Journal of the Royal Society of New Zealand, 2022",
    title: "Regulatory compliance of online vendors selling dental whitening products in New Zealand",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC11459745",
  },
  whiteningTrials: {
    publisher: "Cochrane, 2018",
    title: "Home-based chemically-induced whitening of teeth in adults",
    url: "https://doi.org/10.1002/14651858.CD006202.pub2",
  },
  gumDisease: {
    publisher: "Ministry of Health and New Zealand Dental Association",
    title: "Preventing gum disease",
    url: "https://www.health.govt.nz/your-health/healthy-living/teeth-and-gums/keep-your-smile-looking-good-easy/preventing-gum-disease",
  },
  healthInfoGumDisease: {
    publisher: "HealthInfo, Health New Zealand Waitaha Canterbury",
    title: "Gum disease",
    url: "https://www.healthinfo.org.nz/Gum-disease.htm",
  },
  saGumDisease: {
    publisher: "SA Health, South Australia",
    title: "Gum disease (gingivitis)",
    url: "https://www.sahealth.sa.gov.au/wps/wcm/connect/Public+Content/SA+Health+Internet/Conditions/Dental+care/Gum+disease+%28gingivitis%29",
  },
  govtDentalCare: {
    publisher: "New Zealand Government",
    title: "Dental care",
    url: "https://www.govt.nz/browse/health-system/gps-and-prescriptions/dental-care/",
  },
  workAndIncomeAdvance: {
    publisher: "Marina Dentists, a New Zealand practice",
    title: "Would Work and Income cover my dental care costs?",
    url: "https://marinadentists.co.nz/help/would-work-and-income-cover-my-dental-care-costs/",
  },
  citizensAdvice: {
    publisher: "Citizens Advice Bureau",
    title: "Dentists",
    url: "http://www.cab.org.nz/vat/hw/sp/Pages/Dentists.aspx",
  },
  feesByRegion: {
    publisher:
      "Stuff, as kept by The Insight Post, on the New Zealand Dental Association’s fee survey of 2020",
    title: "What dentists charge in different parts of the country",
    url: "https://theinsightpost.com/?p=401341",
  },
  accEasyDental: {
    publisher: "Easy Dental, a New Zealand practice",
    title: "ACC dental injury: everything you need to know",
    url: "https://www.easydental.co.nz/post/acc-dental-injury-everything-you-need-to-know",
  },
  healthNzOlderPeople: {
    publisher: "Health New Zealand",
    title: "Dental health for older people",
    url: "https://info.health.nz/keeping-healthy/teeth-gums/dental-health-for-older-people",
  },
  healthNzBabyTeeth: {
    publisher: "Health New Zealand",
    title: "Caring for your child’s first teeth",
    url: "https://info.health.nz/keeping-healthy/teeth-and-gums/caring-for-baby-teeth",
  },
  kidsHealthDental: {
    publisher: "KidsHealth New Zealand",
    title: "Dental care for your child",
    url: "https://kidshealth.org.nz/healthy-teeth/dental-care-for-your-child",
  },
  healthInfoChildren: {
    publisher: "HealthInfo, Health New Zealand Waitaha Canterbury",
    title: "Looking after teeth and gums (babies and children)",
    url: "https://www.healthinfo.org.nz/Looking-after-teeth-gums-babies-children.htm",
  },
  bayOfPlentyChildren: {
    publisher: "Health New Zealand Bay of Plenty",
    title: "Oral health: frequently asked questions (2018)",
    url: "https://www.bopdhb.govt.nz/services/oral-health-dental-services/faqs/",
  },
  teethingHealthify: {
    publisher: "Healthify",
    title: "Teething",
    url: "https://healthify.nz/hauora-wellbeing/t/teething/",
  },
  toothCareHealthify: {
    publisher: "Healthify",
    title: "Tooth care for children",
    url: "https://healthify.nz/health-a-z/t/tooth-care-for-children/",
  },
  toothCareSoteria: {
    publisher: "Soteria, a New Zealand maternity service",
    title: "How to care for your baby’s teeth",
    url: "https://soteria.co.nz/baby-health/care-for-your-babys-teeth/",
  },
  teethingNorfolk: {
    publisher: "Just One Norfolk, NHS",
    title: "Teething",
    url: "https://www.justonenorfolk.nhs.uk/healthylifestyles/teeth-and-toothbrushing/teething",
  },
  teethingPharmacy: {
    publisher: "Pharmacy 547, Hamilton",
    title: "Teething pain",
    url: "https://www.pharmacy547.co.nz/teething-pain/",
  },
  teethingColgate: {
    publisher: "Colgate, on a warning of the Australian Competition and Consumer Commission",
    title: "Teething remedies to avoid",
    url: "https://www.colgate.com.au/oral-health/infant-oral-care/teething-remedies-to-avoid",
  },
  teethingPukenga: {
    publisher: "Te Kupenga Hauora",
    title: "Oral health",
    url: "http://tekupengahauora.org.nz/services/oral-health.html",
  },
  toothacheHealthify: {
    publisher: "Health Navigator, now Healthify",
    title: "Toothache",
    url: "https://www.healthnavigator.org.nz/health-a-z/t/toothache/",
  },
  toothacheHowick: {
    publisher: "Howick Dental Surgery, a New Zealand practice",
    title: "Emergency dental situations",
    url: "https://www.howickdentalsurgery.co.nz/emergency-dental-situations-your-guide-to-at-home-care-until-you-see-a-professional",
  },
  abscessLumino: {
    publisher: "Lumino, New Zealand practices",
    title: "Tooth abscess",
    url: "https://lumino.co.nz/help-me-with/tooth-abscess/",
  },
  abscessDentalCareWest: {
    publisher: "Dental Care West, a New Zealand practice",
    title: "Abscesses and infections",
    url: "https://dentalcarewest.co.nz/treatments/emergency-care/abscesses-and-infections",
  },
  abscessNorthmed: {
    publisher: "Northmed Dental, a New Zealand practice",
    title: "Gum or tooth abscess",
    url: "https://northmeddental.co.nz/dental-emergency-gum-tooth-abscess/",
  },
  abscessNhs: {
    publisher: "Callowbrook, a practice in the UK, on NHS advice",
    title: "Dental abscess",
    url: "https://www.callowbrookdentalpractice.co.uk/general-1-1",
  },
  abscessNhsCopy: {
    publisher: "Dr Pharmacy, a pharmacy in the UK, on NHS advice",
    title: "Dental abscess",
    url: "https://drpharmacy.uk/health-detail/?topic=dental-abscess",
  },
  fillingsAustralia: {
    publisher: "Australian Dental Association, 2022",
    title: "Fillings",
    url: "https://www.teeth.org.au/fillings",
  },
  fillingsSouthAustralia: {
    publisher: "SA Dental, South Australia’s public dental service",
    title: "Dental fillings",
    url: "https://dental.sa.gov.au/advice/dental-fillings",
  },
  fillingsThorndon: {
    publisher: "Thorndon Dental, a New Zealand practice",
    title: "Fillings",
    url: "http://thorndondental.co.nz/Fillings",
  },
  amalgamReplacement: {
    publisher: "Vermont Family Dental, an Australian practice",
    title: "Amalgam fillings",
    url: "https://vermontfamilydental.com.au/faqs",
  },
  earlyDecay: {
    publisher: "Melbourne Smile Clinic, an Australian practice",
    title: "Fillings",
    url: "https://www.melbournesmileclinic.com.au/services/fillings/17830",
  },
  dentalAssociationCrowns: {
    publisher: "Serenity Dental, quoting the New Zealand Dental Association",
    title: "Questions about fillings, crowns and bridges",
    url: "http://serenitydental.co.nz/src/board/list.php?lan=en&menu=4",
  },
  crownsGlenside: {
    publisher: "Glenside Dental Practice, UK",
    title: "Crowns",
    url: "https://glensidedentalpractice.co.uk/?p=305",
  },
  bridgesGlenside: {
    publisher: "Glenside Dental Practice, UK",
    title: "Crowns, bridges and veneers",
    url: "https://glensidedentalpractice.co.uk/?p=291",
  },
  crownsMagliveras: {
    publisher: "Magliveras Dental Care, a practice in the UK",
    title: "Crowns, bridges and veneers",
    url: "https://magliverasdentalcare.com/crowns-bridges-and-veneers",
  },
  crownsPerth: {
    publisher: "Smile Design Perth, a practice in Scotland",
    title: "Crowns, bridges and veneers",
    url: "https://www.smiledesignperth.co.uk/treatment/crowns-bridges-veneers/",
  },
  crownsWestfund: {
    publisher: "Westfund, an Australian health fund with its own dentists",
    title: "Crowns, bridges and veneers",
    url: "https://westfund.com.au/health-services/dentalcare/services-and-treatments/crowns-bridges-and-veneers",
  },
  crownsCarePlus: {
    publisher: "CarePlus Dental, an Australian practice",
    title: "Dental crowns",
    url: "https://careplusdental.com.au/service/crowns",
  },
  crownsNottingham: {
    publisher: "Cosmetic Dentist Nottingham, a practice in the UK",
    title: "Crowns, bridges and veneers",
    url: "https://www.cosmeticdentistnottingham.co.uk/cosmetic-centre/veneers/",
  },
  veneersHospital: {
    publisher: "Changi General Hospital, Singapore",
    title: "Veneers",
    url: "https://www.cgh.com.sg/patient-care/conditions-treatments/veneers/treatment",
  },
  veneersKelmscott: {
    publisher: "Kelmscott Dental, an Australian practice",
    title: "Are veneers reversible?",
    url: "https://kelmscottdental.com.au/are-veneers-reversible/",
  },
  veneersRushworth: {
    publisher: "Bethany Rushworth, a dentist in the UK",
    title: "Veneers",
    url: "https://www.bethanyrushworth.com/veneers",
  },
  veneersSmileTeam: {
    publisher: "The Smile Team, an Australian practice",
    title: "Cosmetic veneers",
    url: "https://www.thesmileteam.com.au/our-services/cosmetic-veneers/",
  },
  veneersAdvanced: {
    publisher: "Advanced Dental Group, an Australian practice",
    title: "Veneers",
    url: "https://advanceddentalgroup.com.au/veneers",
  },
  veneersYorkRoad: {
    publisher: "York Road Dental Practice, UK",
    title: "Veneers",
    url: "https://www.yorkroaddentalpractice.co.uk/treatments/cosmetic/veneers/",
  },
  denturesKent: {
    publisher: "Kent Community Health NHS Foundation Trust, 2024",
    title: "Caring for your new dentures",
    url: "https://kentcht.nhs.uk/leaflet/caring-new-dentures",
  },
  denturesPress: {
    publisher: "The Press, 2022",
    title: "Dentures: everything you need to know",
    url: "https://www.pressreader.com/new-zealand/the-press/20221124/281925957018450",
  },
  denturesMirror: {
    publisher: "Central Otago Mirror, 2013",
    title: "New dentures",
    url: "http://www.pressreader.com/new-zealand/central-otago-mirror/20130731/281809986518985",
  },
  denturesEarlsCourt: {
    publisher: "A dental practice in London, 2016",
    title: "Partial dentures",
    url: "https://nhsdentist-earlscourt.co.uk/features/dentures-partial/",
  },
  denturesGhb: {
    publisher: "GHB Dental, a practice in the UK",
    title: "Dentures",
    url: "http://www.ghbdental.co.uk/dentures/",
  },
  denturesLondon: {
    publisher: "London Denture Care",
    title: "Denture care",
    url: "https://londondenturecare.com/denturecare-info.html",
  },
  clinicalTechnicians: {
    publisher: "Dental Council",
    title: "Scopes of practice for clinical dental technicians",
    url: "https://www.dcnz.org.nz/i-practise-in-new-zealand/clinical-dental-technicians/scopes-of-practice-for-clinical-dental-technicians/",
  },
  extractionFono: {
    publisher: "The Fono, Auckland",
    title: "Extractions and fillings",
    url: "http://thefono.org/services-fees/dental-services/extractions-and-fillings/",
  },
  extractionAffordable: {
    publisher: "Affordable Dentists, a New Zealand practice",
    title: "Extractions",
    url: "http://affordabledentists.co.nz/index.php/ourservices/extractions",
  },
  extractionBassi: {
    publisher: "Vuk and Bassi, an Australian practice",
    title: "Dental extractions",
    url: "http://vukbassi.com.au/extractions.html",
  },
  anxietyBdj: {
    publisher: "British Dental Journal, 2023",
    title: "Ten tips on dental anxiety",
    url: "http://www.nature.com/articles/s41415-023-6199-5",
  },
  anxietyReview: {
    publisher: "Appukuttan, Clinical, Cosmetic and Investigational Dentistry, 2016",
    title: "Strategies to manage patients with dental anxiety and dental phobia",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4790493",
  },
  anxietyBupa: {
    publisher: "Bupa Dental, Australia",
    title: "How to manage dental anxiety",
    url: "https://www.bupadental.com.au/blog/article/facing-fears-how-to-manage-dental-anxiety",
  },
  sedationSociety: {
    publisher: "New Zealand Society for Anaesthesia and Sedation in Dentistry",
    title: "Dental sedation",
    url: "https://www.dentalsedation.co.nz/",
  },
  sedationDentalArtistry: {
    publisher: "Dental Artistry, a New Zealand practice",
    title: "Which dental sedation option is best for you?",
    url: "https://dentalartistry.co.nz/which-dental-sedation-option-is-best-for-you/",
  },
  sedationSmileDoctor: {
    publisher: "Smile Doctor, a New Zealand practice",
    title: "Nitrous oxide sedation",
    url: "http://smiledoctor.co.nz/treat/nervous/laughing-gas.html",
  },
  sedationAuckland: {
    publisher: "Auckland Family Dental, a New Zealand practice",
    title: "Dental sedation",
    url: "https://aucklandfamilydental.co.nz/dental-sedation-auckland",
  },
  sedationSmileStyle: {
    publisher: "Smile Style, an Australian practice",
    title: "Nitrous oxide sedation",
    url: "http://smilestyle.com.au/dental-sedation/",
  },
  sedationCostAustralia: {
    publisher: "Australian Dental Solutions",
    title: "Sedation dentistry cost guide",
    url: "https://australiandentalsolutions.com/questions/how-much-does-sedation-dentistry-cost/",
  },
  saPregnancy: {
    publisher: "SA Dental, South Australia’s public dental service",
    title: "Pregnancy",
    url: "https://www.dental.sa.gov.au/advice/pregnancy",
  },
  victoriaPregnancy: {
    publisher: "Dental Health Services Victoria",
    title: "Advice for pregnant women",
    url: "https://www.dhsv.org.au/dental-health/general-dental-advice/pregnant-women",
  },
  soteriaPregnancy: {
    publisher: "Soteria, a New Zealand maternity service",
    title: "Your oral health in pregnancy",
    url: "https://soteria.co.nz/pregnancy-health/oral-health-pregnancy/",
  },
  whanganuiPregnancy: {
    publisher: "Whanganui Chronicle, 2023",
    title: "Maternity and dental health initiative for expectant mothers",
    url: "https://www.nzherald.co.nz/whanganui-chronicle/news/te-whatu-ora-whanganui-launches-maternity-and-dental-health-initiative-for-expectant-mothers/DIDFKPUNFBHTXEGDLW4GIYT43I/",
  },
  pregnancyBendigo: {
    publisher: "Bendigo Dentist, an Australian practice",
    title: "Pregnancy and dental health",
    url: "https://www.bendigodentist.com.au/jul-sept-2015-pregnancy-and-dental-health-dr-amanda-leske",
  },
  mouthguardStudy: {
    publisher: "Quarrie and others, British Journal of Sports Medicine, as reported in 2005",
    title: "Compelling evidence supports mouthguards in rugby",
    url: "http://www.scoop.co.nz/stories/GE0509/S00026.htm",
  },
  mouthguardKinds: {
    publisher: "New Zealand Dental Association, 2002",
    title: "Protect your mouth",
    url: "http://www.scoop.co.nz/stories/GE0203/S00049.htm",
  },
  mouthguardClub: {
    publisher: "Lumino, New Zealand practices, 2019",
    title: "Dentist dad safeguards team’s teeth",
    url: "https://lumino.co.nz/blog/community/dentist-dad-safeguards-team-s-teeth/",
  },
  mouthguardCare: {
    publisher: "Custom Fit Denture Clinic, Australia",
    title: "Mouthguards",
    url: "http://www.customfitdentureclinic.com.au/mouthguards/",
  },
  toothwearGrinding: {
    publisher: "Tooth Wear NZ, a New Zealand practice",
    title: "Tooth grinding or bruxism",
    url: "https://toothwear.co.nz/teeth-grinding",
  },
  grindingCanberra: {
    publisher: "The Canberra Times, quoting the Australian Dental Association",
    title: "Don’t let the daily grind get you down",
    url: "https://www.canberratimes.com.au/story/8294092/dont-let-the-daily-grind-get-you-or-your-pearly-whites-down/",
  },
  grindingAbc: {
    publisher: "ABC News, 2023",
    title: "Dentists say teeth grinding has increased",
    url: "https://www.abc.net.au/news/2023-01-15/teeth-grinding-bruxism-on-the-rise-stress-triggers/101849396",
  },
  grindingHull: {
    publisher: "NHS Hull",
    title: "Bruxism",
    url: "http://hullccg.nhs.uk/conditions/bruxism",
  },
  grindingLumino: {
    publisher: "Lumino, New Zealand practices",
    title: "Worn teeth",
    url: "https://lumino.co.nz/dental-problems/worn-teeth",
  },
  grindingDistinct: {
    publisher: "Distinct Dental, an Australian practice",
    title: "Tooth grinding splint",
    url: "https://distinctdentalcentre.com.au/dental-services/preventive-dentistry/tooth-grinding-bruxism-splint/",
  },
  grindingScarborough: {
    publisher: "Hastings Dental Centre, an Australian practice",
    title: "Teeth grinding",
    url: "https://scarboroughbeachdentist.com.au/teeth-grinding",
  },
  breathHealthdirect: {
    publisher: "Healthdirect Australia",
    title: "Halitosis (bad breath)",
    url: "https://www.healthdirect.gov.au/halitosis",
  },
  breathHull: {
    publisher: "NHS Hull",
    title: "Halitosis (bad breath)",
    url: "http://hullccg.nhs.uk/conditions/halitosis-bad-breath",
  },
  breathMoorabbin: {
    publisher: "Moorabbin Dental Group, an Australian practice",
    title: "Bad breath",
    url: "https://moorabbindentalgroup.com.au/dental-conditions/bad-breath/",
  },
  breathGentle: {
    publisher: "My Gentle Dentistry, a practice in the United States",
    title: "Bad breath",
    url: "https://mygentledentistry.com/bad-breath/",
  },
  dryMouthHealthInfo: {
    publisher: "HealthInfo, Health New Zealand Waitaha Canterbury",
    title: "Dry mouth",
    url: "https://www.healthinfo.org.nz/Dry-mouth.htm",
  },
  dryMouthSouthAustralia: {
    publisher: "SA Dental, South Australia’s public dental service",
    title: "Dry mouth",
    url: "https://www.dental.sa.gov.au/advice/dry-mouth",
  },
  dryMouthAdams: {
    publisher: "Adams Dental, an Australian practice",
    title: "Dry mouth",
    url: "https://adamsdental.com.au/dry-mouth/",
  },
  dryMouthCastleview: {
    publisher: "Castle View Surgery, UK",
    title: "Dry mouth",
    url: "http://castleviewsurgery.com/special.php?content=atoz&l=D&entry=79",
  },
  adaSeniors: {
    publisher: "Australian Dental Association, New South Wales",
    title: "Seniors",
    url: "https://adansw.com.au/Community/Seniors",
  },
  frailOlder: {
    publisher: "Australian Prescriber",
    title: "Optimising oral health in frail older people",
    url: "https://www.nps.org.au/australian-prescriber/articles/optimising-oral-health-in-frail-older-people",
  },
  ulcersHealthInfo: {
    publisher: "HealthInfo, Health New Zealand Waitaha Canterbury",
    title: "Mouth ulcers",
    url: "https://www.healthinfo.org.nz/Mouth-ulcers.htm",
  },
  ulcersWestCoast: {
    publisher: "HealthInfo, Health New Zealand West Coast",
    title: "Mouth ulcers",
    url: "https://www.healthinfo.org.nz/westcoast/Mouth-ulcers.htm",
  },
  sensitiveAda: {
    publisher: "Little Aussie Directories, from the Australian Dental Association",
    title: "Do you have sensitive teeth?",
    url: "https://www.littleaussie.com.au/post/do-you-have-sensitive-teeth",
  },
  sensitiveModern: {
    publisher: "Modern Dental Care, an Australian practice",
    title: "Tooth sensitivity",
    url: "https://moderndentalcare.com.au/dental-conditions/tooth-sensitivity/",
  },
  sensitiveLumino: {
    publisher: "Lumino, New Zealand practices",
    title: "Sensitive and sore teeth",
    url: "https://lumino.co.nz/dental-problems/sensitive-and-sore-teeth",
  },
  whiteningSensitive: {
    publisher: "Lentini Dental, an Australian practice",
    title: "Steps to whitening your teeth",
    url: "https://lentinidental.com.au/blog/steps-whitening-your-teeth",
  },
  lostCrownDurrheim: {
    publisher: "Durrheim and Associates, a New Zealand practice",
    title: "Dental emergency treatment",
    url: "http://www.durrheimandassociates.co.nz/emergency-treatment/",
  },
  jawForthValley: {
    publisher: "NHS Forth Valley",
    title: "TMJ and myofascial pain",
    url: "https://nhsforthvalley.com/health-services/az-of-services/oral-maxillofacial/patient-information-leaflets/tmj-and-myofascial-pain-management",
  },
  jawNorthShore: {
    publisher: "North Shore Dental, a New Zealand practice, 2015",
    title: "Are you a grinder or a clencher?",
    url: "https://www.northshoredental.co.nz/Newsletter/Word+Of+Mouth+-+Issue+12+Autumn+2015+-+Are+You+A+Grinder+Or+A+Clencher.html",
  },
  jawHealthPages: {
    publisher: "Healthpages, a New Zealand directory",
    title: "TMJ disorders",
    url: "https://healthpages.co.nz/directory/categories/tmj-disorders?address=Tauranga",
  },
  ageConcern: {
    publisher: "Age Concern New Zealand",
    title: "Brushing up on teeth",
    url: "https://www.ageconcern.org.nz/Public/Information/Age_Well/Health_Topics_A-Z/Dental/Public/Info/Health_Topics/__Dental.aspx?hkey=71ae7cc0-d356-4094-8c7f-a1557f213d28",
  },
  olderFono: {
    publisher: "The Fono, Auckland",
    title: "Oral health for people over 65",
    url: "http://thefono.org/news-resources/oral-health/information-for-every-stage-of-life/oral-health-for-65plus-year-olds/",
  },
  olderManchester: {
    publisher: "NHS Manchester",
    title: "Denture wearers and older people",
    url: "http://goodhealth-manchester.nhs.uk/oralHealth/olderPeople.html",
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;

/** Each once, in the order in which they are first named. `sourcesOf(["acc", "acc"])` is the source of ACC alone. */
export function sourcesOf(ids: readonly SourceId[]): Source[] {
  return [...new Set(ids)].map((id) => SOURCES[id]);
}

/** Said beside every health text of ours, because it is so. */
export const NOT_REVIEWED = "No dentist has reviewed this text.";

/** Months after which a health text is checked against its sources again. */
export const REVIEWED_EVERY = 12;
