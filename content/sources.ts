/** Where a statement about health or money was read, for the reader to follow. */
export type Source = {
  publisher: string;
  title: string;
  /** Where the page stood on the day of the review beside which it is named. */
  url: string;
  /** The day it was read, where that is another than `SOURCES_READ_ON`. */
  readOn?: string;
  /** The copy that was read, where it is not a stored copy of that very address. */
  copy?: string;
};

/** The day on which each source without a day of its own was read, in a stored copy of its address. */
const SOURCES_READ_ON = "2026-11-26";

/**
 * Where pages stood that their publishers have moved: sites of the health boards that ended in 2022, and addresses of
 * before a site was made anew. What was read there is a copy, and the link might lead to another page, so that each
 * says so. `isOlderCopy("https://tdhb.org.nz/services/oral_health/faq.shtml")`
 */
const MOVED = [
  "acc.co.nz/making-a-claim",
  "ageconcern.org.nz/Public",
  "arphs.cwp.govt.nz",
  "bopdhb.govt.nz",
  "cab.org.nz/vat",
  "cph.co.nz",
  "health.govt.nz/your-health",
  "healthnavigator.org.nz",
  "issuu.com/canterburydhb",
  "nhs.uk/conditions/Root-canal-treatment",
  "nzda.org.nz/covid-19",
  "tdhb.org.nz",
  "tewhatuora.govt.nz",
  "waitematadhb.govt.nz",
  "wdhb.org.nz",
];

export function isOlderCopy(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  const address = `${hostname.replace(/^www\./, "")}${pathname}`;
  return MOVED.some((moved) => address.startsWith(moved));
}

/**
 * What the emergency page and the pages about treatments and topics rest on. New Zealand sources come first; where
 * none was found that says it, a public health service abroad or a study. Articles name theirs in their own front matter.
 */
export const SOURCES = {
  healthNzEmergency: {
    publisher: "Health New Zealand",
    title: "Dentists and emergency dental care",
    url: "https://info.health.nz/keeping-healthy/teeth-and-gums/dentists-emergency-dental-care",
  },
  healthInfoKnockedOut: {
    publisher: "HealthInfo, Health New Zealand Waitaha Canterbury",
    title: "Knocked-out teeth",
    url: "https://www.healthinfo.org.nz/Knocked-out-teeth.htm",
  },
  dentalAssociationKnockedOut: {
    publisher: "New Zealand Dental Association",
    title: "Sports injuries and knocked-out teeth",
    url: "https://www.healthysmiles.org.nz/your-oral-health/children/common-problems-1/",
  },
  healthNzFirstAid: {
    publisher: "Ministry of Health and New Zealand Dental Association",
    title: "Oral health first aid",
    url: "https://www.health.govt.nz/your-health/healthy-living/teeth-and-gums/oral-health-first-aid",
  },
  westernAustraliaKnockedOut: {
    publisher: "Department of Health, Western Australia",
    title: "Dental injury: knocked-out tooth",
    url: "https://healthywa.wa.gov.au/Articles/A_E/Dental-injury-knocked-out-tooth",
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
  needToTalk: {
    publisher: "New Zealand Government",
    title: "Single phone number to access support services",
    url: "https://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm",
    readOn: "2026-11-28",
    copy: "as Scoop published it on 29 June 2017",
  },
  batteriesKidsHealth: {
    publisher: "KidsHealth NZ",
    title: "Button batteries",
    url: "https://www.kidshealth.org.nz/print/1752",
    readOn: "2026-11-28",
  },
  govtFamilyViolence: {
    publisher: "New Zealand Government",
    title: "Domestic and family violence",
    url: "https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/",
    readOn: "2026-11-29",
  },
  poisonsKidsHealth: {
    publisher: "KidsHealth NZ",
    title: "Poisoning: what to do",
    url: "https://www.kidshealth.org.nz/print/1707",
  },
  healthNzAnaphylaxis: {
    publisher: "Health New Zealand",
    title: "Anaphylaxis (severe allergy)",
    url: "https://info.health.nz/conditions-treatments/emergencies-and-first-aid/anaphylaxis-severe-allergy",
    readOn: "2026-11-29",
    copy: "as hpa.org.nz shows it",
  },
  healthdirectSwallowed: {
    publisher: "Healthdirect, Australian Government, reviewed July 2015",
    title: "Swallowed object",
    url: "https://www.healthdirect.gov.au/swallowed-object",
    readOn: "2026-11-29",
  },
  stJohnMouth: {
    publisher: "St John Ambulance",
    title: "How to deal with an injury to the mouth",
    url: "https://www.sussexexpress.co.uk/news/opinion/columnists/st-john-ambulance-how-to-deal-with-an-injury-to-the-mouth-1244054",
    readOn: "2026-11-29",
    copy: "as the Sussex Express printed it",
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
  feeAverages: {
    publisher: "Eldernet, quoting the New Zealand Dental Association",
    title: "I need dental care but can’t afford it, what can I do?",
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
  avulsionGuideline: {
    publisher: "International Association of Dental Traumatology",
    title: "Guidelines: avulsion of permanent teeth (2020)",
    url: "https://doi.org/10.1111/edt.12573",
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
  cambridgeSinusLift: {
    publisher: "Cambridge University Hospitals NHS Foundation Trust",
    title: "Sinus lift procedures",
    url: "https://www.cuh.nhs.uk/patient-information/sinus-lift-procedures/",
  },
  sinusAftercare: {
    publisher: "NHS Forth Valley",
    title: "Mouth and sinus closure: aftercare",
    url: "https://nhsforthvalley.com/health-services/az-of-services/oral-maxillofacial/patient-information-leaflets/mouth-sinus-oral-antral-closure-aftercare",
  },
  sinusLiningTears: {
    publisher: "International Journal of Implant Dentistry, 2021",
    title:
      "Management of Schneiderian membrane perforations during maxillary sinus floor augmentation: a systematic review",
    url: "https://doi.org/10.1186/s40729-021-00346-7",
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
    url: "https://www.healthysmiles.org.nz/your-oral-health/adults/faqs-3/",
  },
  derbyshireWhitening: {
    publisher: "Derbyshire County Council, England",
    title: "Tooth whitening",
    url: "https://derbyshire.gov.uk/social-health/health-and-wellbeing/your-health/oral-health/teenagers-teeth/tooth-whitening/tooth-whitening.aspx",
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
  citizensAdvice: {
    publisher: "Citizens Advice Bureau",
    title: "Dentists",
    url: "https://www.cab.org.nz/vat/hw/sp/Pages/Dentists.aspx",
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
  teethingNorfolk: {
    publisher: "Just One Norfolk, NHS",
    title: "Teething",
    url: "https://www.justonenorfolk.nhs.uk/healthylifestyles/teeth-and-toothbrushing/teething",
  },
  teethingPukenga: {
    publisher: "Te Kupenga Hauora",
    title: "Oral health",
    url: "https://tekupengahauora.org.nz/services/oral-health.html",
  },
  toothacheHealthify: {
    publisher: "Health Navigator, now Healthify",
    title: "Toothache",
    url: "https://www.healthnavigator.org.nz/health-a-z/t/toothache/",
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
  veneersHospital: {
    publisher: "Changi General Hospital, Singapore",
    title: "Veneers",
    url: "https://www.cgh.com.sg/patient-care/conditions-treatments/veneers/treatment",
  },
  denturesKent: {
    publisher: "Kent Community Health NHS Foundation Trust, 2024",
    title: "Caring for your new dentures",
    url: "https://kentcht.nhs.uk/leaflet/caring-new-dentures",
  },
  clinicalTechnicians: {
    publisher: "Dental Council",
    title: "Scopes of practice for clinical dental technicians",
    url: "https://www.dcnz.org.nz/i-practise-in-new-zealand/clinical-dental-technicians/scopes-of-practice-for-clinical-dental-technicians/",
  },
  extractionFono: {
    publisher: "The Fono, Auckland",
    title: "Extractions and fillings",
    url: "https://thefono.org/services-fees/dental-services/extractions-and-fillings/",
  },
  anxietyBdj: {
    publisher: "British Dental Journal, 2023",
    title: "Ten tips on dental anxiety",
    url: "https://www.nature.com/articles/s41415-023-6199-5",
  },
  anxietyReview: {
    publisher: "Appukuttan, Clinical, Cosmetic and Investigational Dentistry, 2016",
    title: "Strategies to manage patients with dental anxiety and dental phobia",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4790493",
  },
  sedationSociety: {
    publisher: "New Zealand Society for Anaesthesia and Sedation in Dentistry",
    title: "Dental sedation",
    url: "https://www.dentalsedation.co.nz/",
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
  breathHealthdirect: {
    publisher: "Healthdirect Australia",
    title: "Halitosis (bad breath)",
    url: "https://www.healthdirect.gov.au/halitosis",
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
  jawForthValley: {
    publisher: "NHS Forth Valley",
    title: "TMJ and myofascial pain",
    url: "https://nhsforthvalley.com/health-services/az-of-services/oral-maxillofacial/patient-information-leaflets/tmj-and-myofascial-pain-management",
  },
  ageConcern: {
    publisher: "Age Concern New Zealand",
    title: "Brushing up on teeth",
    url: "https://www.ageconcern.org.nz/Public/Information/Age_Well/Health_Topics_A-Z/Dental/Public/Info/Health_Topics/__Dental.aspx?hkey=71ae7cc0-d356-4094-8c7f-a1557f213d28",
  },
  olderFono: {
    publisher: "The Fono, Auckland",
    title: "Oral health for people over 65",
    url: "https://thefono.org/news-resources/oral-health/information-for-every-stage-of-life/oral-health-for-65plus-year-olds/",
  },
  accDentists: {
    publisher: "New Zealand legislation, as at 19 December 2024",
    title: "What ACC pays dentists: Accident Compensation Regulations 2003 (SR 2003/388)",
    url: "https://www.legislation.govt.nz/regulation/public/2003/0388/latest/whole.html",
  },
  accAccidents: {
    publisher: "Community Law",
    title: "Injuries caused by accidents",
    url: "https://communitylaw.org.nz/community-law-manual/chapter-19-accident-compensation-acc/when-youre-covered-by-acc-and-when-youre-not/injuries-caused-by-accidents",
  },
  saDentalEmergencies: {
    publisher: "SA Health, South Australia",
    title: "Dental emergencies: what you need to know and do",
    url: "https://www.sahealth.sa.gov.au/wps/wcm/connect/Public+Content/SA+Health+Internet/Conditions/Dental+care/Dental+emergencies+what+you+need+to+know+and+do",
  },
  abscessGuideline: {
    publisher: "Scottish Dental Clinical Effectiveness Programme, NHS Scotland",
    title: "Dental abscess",
    url: "https://sdcepdentalprescribing.nhs.scot/guidance/bacterial-infections/dental-abscess",
  },
  toothacheHealthdirect: {
    publisher: "Healthdirect Australia",
    title: "Toothache and swelling",
    url: "https://www.healthdirect.gov.au/toothache-and-swelling",
  },
  crackedToothReview: {
    publisher: "Banerji, Mehta and Millar, British Dental Journal, 2010",
    title: "Cracked tooth syndrome: aetiology and diagnosis",
    url: "https://www.nature.com/articles/sj.bdj.2010.449",
  },
  amalgamMedsafe: {
    publisher: "Medsafe",
    title: "Amalgam and other dental filling materials (2013)",
    url: "https://medsafe.govt.nz/hot/alerts/amalgam-fillings.asp",
  },
  decayVictoria: {
    publisher: "Better Health Channel, Victoria",
    title: "Tooth decay",
    url: "https://www.betterhealth.vic.gov.au/health/conditionsandtreatments/Tooth-decay",
  },
  crownsPlanning: {
    publisher: "British Dental Journal, 2002",
    title: "Crowns and extra-coronal restorations: considerations when planning treatment",
    url: "https://www.nature.com/articles/4801350",
  },
  crownsSurvival: {
    publisher: "A study at an Australian university dental clinic, of crowns from 2014 to 2018",
    title: "Survival of crowns placed by dental students over five years",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8227166",
  },
  bridgesSurvival: {
    publisher: "British Dental Journal, 2008, on a review of 26 studies",
    title: "Survival of bridges and of crowns on implants",
    url: "https://www.nature.com/articles/sj.bdj.2008.461",
  },
  cosmeticRisks: {
    publisher: "British Dental Journal, 2015, a joint statement by UK specialist dental societies",
    title: "Balancing the risks and benefits associated with cosmetic dentistry",
    url: "https://www.nature.com/articles/sj.bdj.2015.345",
  },
  veneerSurvival: {
    publisher: "Journal of Clinical Medicine, 2021",
    title: "Long-term survival of porcelain laminate veneers: a systematic review",
    url: "https://doi.org/10.3390/jcm10051074",
  },
  denturesSouthAustralia: {
    publisher: "SA Dental, South Australia’s public dental service",
    title: "Dentures",
    url: "https://www.dental.sa.gov.au/advice/dentures",
  },
  bloodThinners: {
    publisher: "Scottish Dental Clinical Effectiveness Programme, 2022",
    title: "Management of dental patients taking anticoagulants or antiplatelet drugs",
    url: "https://companion.sdcep.org.uk/management-of-dental-patients-taking-anticoagulants-or-antiplatelet-drugs/introduction/foreword/",
  },
  sedationUclh: {
    publisher: "University College London Hospitals NHS Foundation Trust",
    title: "Intravenous sedation",
    url: "https://uclh.nhs.uk/patients-and-visitors/patient-information-pages/intravenous-sedation",
  },
  sedationGuys: {
    publisher: "Guy’s and St Thomas’ NHS Foundation Trust",
    title: "Intravenous sedation for dental treatment",
    url: "https://www.guysandstthomas.nhs.uk/health-information/sedation-dental-treatment/intravenous-sedation",
  },
  sedationSussex: {
    publisher: "Sussex Community NHS Foundation Trust",
    title: "Inhalation sedation for adults",
    url: "https://www.sussexcommunity.nhs.uk/patients-and-visitors/resources/patient-resources/inhalation-sedation-for-adults",
  },
  sedationLeeds: {
    publisher: "Leeds Community Healthcare NHS Trust",
    title: "Dental service information: inhalation sedation",
    url: "https://leedscommunityhealthcare.nhs.uk/our-services-a-z/dental/service-information",
  },
  dentalAssociationMouthguards: {
    publisher: "New Zealand Dental Association",
    title: "Common problems of teenagers: mouthguards",
    url: "https://www.healthysmiles.org.nz/your-oral-health/teens/common-problems-2/",
  },
  mouthguardStudy: {
    publisher: "Quarrie and others, British Journal of Sports Medicine, 2005",
    title: "An evaluation of mouthguard requirements and dental injuries in New Zealand rugby union",
    url: "https://bjsm.bmj.com/content/39/9/650",
  },
  bruxismOverview: {
    publisher: "Beddis, Pemberton and Davies, British Dental Journal, 2018",
    title: "Sleep bruxism: an overview for clinicians",
    url: "https://doi.org/10.1038/sj.bdj.2018.757",
  },
  bruxismSplints: {
    publisher: "Cochrane, 2007",
    title: "Occlusal splints for treating sleep bruxism (tooth grinding)",
    url: "https://doi.org/10.1002/14651858.CD005514.pub2",
  },
  bruxismStress: {
    publisher: "Chemelo and others, Frontiers in Neurology, 2020",
    title: "Is there association between stress and bruxism? A systematic review",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7793806/",
  },
  dryMouthTips: {
    publisher: "British Dental Journal",
    title: "Ten tips for managing a dry mouth",
    url: "https://www.nature.com/articles/4812740/tables/4",
  },
  sensitiveReview: {
    publisher: "A narrative review, kept by PubMed Central",
    title: "Tooth sensitivity: possible causes and treatments",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9376650",
  },
  sensitiveDiagnosis: {
    publisher: "BMC Oral Health, 2020",
    title: "Dentin hypersensitivity: risk factors, diagnosis and management",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7409672/",
  },
  jawEastSussex: {
    publisher: "East Sussex Healthcare NHS Trust",
    title: "Jaw joint malfunction and associated facial pain",
    url: "https://www.esht.nhs.uk/leaflet/jaw-joint-malfunction-and-associated-facial-pain/",
  },
  jawPhysiotherapy: {
    publisher: "Chartered Society of Physiotherapy, UK",
    title: "Clinical update: temporomandibular disorder",
    url: "https://acptr.csp.org.uk/frontline/article/clinical-update-temporomandibular-disorder",
  },
  pregnancyTeHiku: {
    publisher: "Te Hiku Hauora, Kaitaia",
    title: "Dental care for new mums",
    url: "https://www.tehikuhauora.nz/thoughts-turned-to-brand-new-mums/",
  },
  pregnancyTairawhiti: {
    publisher: "Hauora Tairāwhiti",
    title: "First for New Zealand: dental care for eligible hapū māmā",
    url: "https://hauoratairawhiti.org.nz/news-and-events/news/first-for-nz-dental-care-for-eligible-hapu-mama",
  },
  teethingNecklaces: {
    publisher: "Office of Fair Trading, Queensland",
    title: "Amber teething necklace",
    url: "https://www.fairtrading.qld.gov.au/amber-teething-necklace.htm",
  },
  teethingPaediatricians: {
    publisher: "American Academy of Pediatrics",
    title: "FDA: teething necklaces can lead to choking",
    url: "https://publications.aap.org/aapnews/news/9241/FDA-Teething-necklaces-can-lead-to-choking",
  },
  cambridgeWisdomTeeth: {
    publisher: "Cambridge University Hospitals NHS Foundation Trust",
    title: "Surgical removal of impacted wisdom teeth",
    url: "https://www.cuh.nhs.uk/patient-information/patient-information-and-consent-to-surgical-removal-of-impacted-wisdom-teeth/",
  },
  healthNzFirstAidForTeeth: {
    publisher: "Health New Zealand",
    title: "First aid for teeth",
    url: "https://info.health.nz/keeping-healthy/teeth-and-gums/first-aid-for-teeth",
    readOn: "2026-11-28",
  },
  healthNzDisplaced: {
    publisher: "Ministry of Health and New Zealand Dental Association",
    title: "First aid for displaced teeth",
    url: "https://www.health.govt.nz/your-health/healthy-living/teeth-and-gums/oral-health-first-aid/first-aid-displaced-teeth",
    readOn: "2026-11-28",
  },
  nhsJaw: {
    publisher: "NHS",
    title: "Temporomandibular disorder (TMD)",
    url: "https://www.nhs.uk/conditions/temporomandibular-disorder-tmd/",
    readOn: "2026-11-28",
    copy: "as Healthwatch Barnsley copied it on 20 August 2024",
  },
  brokenJaw: {
    publisher: "MedlinePlus, US National Library of Medicine",
    title: "Broken or dislocated jaw",
    url: "https://medlineplus.gov/ency/article/000019.htm",
    readOn: "2026-11-28",
    copy: "as St Luke’s Hospital in St Louis and others copied it",
  },
  brokenJawWebMd: {
    publisher: "WebMD",
    title: "Broken jaw treatment",
    url: "https://www.webmd.com/first-aid/broken-jaw-treatment",
    readOn: "2026-11-28",
  },
  scottishRestorations: {
    publisher: "Scottish Dental Clinical Effectiveness Programme, NHS Scotland",
    title: "Management of acute dental problems: loose or displaced restorations",
    url: "https://nes-webteam-mapdp-2025-cms-int-bedrd4hhc3avb8an.uksouth-01.azurewebsites.net/guidance/management-of-oral-conditions/common-oral-conditions/cracked-fractured-loose-or-displaced-tooth-fragments-and-restorations",
    readOn: "2026-11-28",
    copy: "in the programme’s working copy of its website",
  },
  medicinesInPregnancy: {
    publisher: "HealthInfo, Health New Zealand West Coast, reviewed November 2024",
    title: "Medicines in pregnancy",
    url: "https://www.healthinfo.org.nz/WestCoast/Medications-in-pregnancy.htm",
    readOn: "2026-11-28",
  },
  healthpointUnder18: {
    publisher: "Healthpoint",
    title: "Free dental care, under 18 years",
    url: "https://www.healthpoint.co.nz/dentistry/free-dental-care-under-18-years/",
    readOn: "2026-11-28",
  },
  accDental: {
    publisher: "ACC",
    title: "Dental injury",
    url: "https://www.acc.co.nz/making-a-claim/how-do-i-make-a-claim/ECI0011",
    readOn: "2026-11-28",
  },
  gumRisksOtago: {
    publisher: "University of Otago, on New Zealand’s national surveys",
    title: "Periodontitis in New Zealand adults, diabetes and smoking",
    url: "https://ourarchive.otago.ac.nz/handle/10523/4418?show=full",
    readOn: "2026-11-28",
  },
  gumRisksStudy: {
    publisher: "Battancs and others, Diabetes Therapy, 2020",
    title: "Periodontal disease in diabetes mellitus: a case–control study in smokers and non-smokers",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7547922",
    readOn: "2026-11-28",
  },
  relayQuestions: {
    publisher: "New Zealand Relay",
    title: "Your questions",
    url: "https://www.nzrelay.co.nz/About/YourQuestions",
    readOn: "2026-11-28",
  },
  relayRules: {
    publisher: "New Zealand Relay",
    title: "Important information",
    url: "https://www.nzrelay.co.nz/About/ImportantInformation",
    readOn: "2026-11-28",
  },
  policeText: {
    publisher: "New Zealand Police, 2010",
    title: "Deaf community gets 111 text service",
    url: "https://www.police.govt.nz/news/release/25738",
    readOn: "2026-11-28",
  },
  interpreters: {
    publisher: "Ministry for Ethnic Communities",
    title: "Government interpreting services",
    url: "https://www.ethniccommunities.govt.nz/resources/language-support/government-interpreting-services/",
    readOn: "2026-11-28",
  },
  healthInfoChoking: {
    publisher: "HealthInfo, Health New Zealand West Coast",
    title: "Choking",
    url: "https://www.healthinfo.org.nz/WestCoast/choking.htm",
    readOn: "2026-11-28",
  },
  airwayGuideline: {
    publisher: "Australian and New Zealand Committee on Resuscitation",
    title: "Guideline 4: airway",
    url: "https://www.anzcor.org/home/basic-life-support/guideline-4-airway/",
    readOn: "2026-11-28",
    copy: "as Royal Life Saving in New South Wales quotes it",
  },
  earlyChildhoodChoking: {
    publisher: "Office of Early Childhood Education, after the manual of New Zealand Red Cross",
    title: "First aid for choking",
    url: "https://oece.nz/public/big-issues/food/first-aid/",
    readOn: "2026-11-28",
  },
  orthodonticSociety: {
    publisher: "British Orthodontic Society, 2020",
    title: "Common emergency brace problems and solutions",
    url: "https://huddersfieldorthodontics.co.uk/bos-covid-19-orthodontic-emergencies-advice/",
    readOn: "2026-11-28",
    copy: "as Huddersfield Orthodontics copied it",
  },
  hseWisdomTeeth: {
    publisher: "Health Service Executive, Ireland",
    title: "Recovery from wisdom tooth removal",
    url: "https://www2.hse.ie/conditions/wisdom-tooth-removal/recovery/",
    readOn: "2026-11-28",
  },
  nhsWisdomComplications: {
    publisher: "NHS",
    title: "Wisdom tooth removal: complications",
    url: "https://www.nhs.uk/conditions/wisdom-tooth-removal/complications/",
    readOn: "2026-11-28",
    copy: "as 1st Choice Pharmacy copied it",
  },
  northernCareWisdomTeeth: {
    publisher: "Northern Care Alliance NHS Foundation Trust",
    title: "Oral surgery: removal of wisdom teeth",
    url: "https://www.northerncarealliance.nhs.uk/patient-information/patient-leaflets/oral-surgery-removal-wisdom-teeth",
    readOn: "2026-11-28",
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;

/** `SOURCES_READ_ON`, or the day of its own. */
export function readOn(source: Source): string {
  return source.readOn ?? SOURCES_READ_ON;
}

/** Each once, in the order in which they are first named. `sourcesById(["acc", "acc"])` is the source of ACC alone. */
export function sourcesById(ids: readonly SourceId[]): Source[] {
  return [...new Set(ids)].map((id) => SOURCES[id]);
}

/** Said beside every health text of ours, because it is so. */
export const NOT_REVIEWED = "No dentist has reviewed this text.";

/** Months after which a health text is checked against its sources again. */
export const REVIEWED_EVERY = 12;
