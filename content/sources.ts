/** Where a statement about health or money was read, for the reader to follow. */
export type Source = {
  publisher: string;
  title: string;
  /** Where the page stood on the day of the review beside which it is named. */
  url: string;
};

/**
 * What the emergency page and the treatment pages rest on. New Zealand sources come first; where none was found that
 * says it, a public health service abroad. Articles name theirs in their own front matter.
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
