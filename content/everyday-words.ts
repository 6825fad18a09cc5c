import { COMPANIES } from "./companies.ts";
import { INTERPRETER } from "./emergency.ts";
import type { Opening } from "#domain/finding/practice-filters.ts";
import type { FundingSlug } from "#domain/practices/practice.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";

/**
 * What people type who do not know what a thing is called, for the search of the whole site. Singular where there
 * is one; case, macrons and hyphens do not matter, and "tooth" is also "teeth".
 */

/** Someone who types one of these needs a practice that never closes, or is open at night; urgent as well. */
export const ALL_DAY_WORDS: readonly string[] = [
  "night dentist",
  "overnight",
  "overnight dentist",
  "tonight",
  "dentist tonight",
  "middle of the night",
  "24 hour",
  "24 hour dentist",
  "24hr",
  "24 hr",
  "24 7",
  "round the clock",
  "day and night",
  "all night",
];

/** When most are shut. A day asked for is no emergency: who is hurt on it says so. */
export const HOLIDAY_WORDS: readonly string[] = [
  "public holiday",
  "bank holiday",
  "stat holiday",
  "statutory holiday",
  "long weekend",
  "christmas",
  "christmas eve",
  "christmas day",
  "xmas",
  "xmas eve",
  "xmas day",
  "kirihimete",
  "boxing day",
  "new year",
  "new years",
  "new years eve",
  "new years day",
  "waitangi day",
  "anzac day",
  "matariki",
  "easter",
  "good friday",
  "easter friday",
  "easter saturday",
  "easter sunday",
  "easter monday",
  "easter weekend",
  "kings birthday",
  "kings birthday weekend",
  "queens birthday",
  "labour day",
  "labour weekend",
  "anniversary day",
];

/** Where we list no practice, and our numbers can’t be called from. */
export const ABROAD_WORDS: readonly string[] = [
  ..."bali fiji samoa tonga rarotonga vanuatu australia aussie sydney melbourne brisbane perth adelaide cairns".split(
    " ",
  ),
  ..."thailand bangkok phuket vietnam singapore japan tokyo india london england scotland america canada hawaii".split(
    " ",
  ),
  ..."canberra hobart queensland tasmania ireland uk usa vancouver toronto suva apia indonesia malaysia philippines".split(
    " ",
  ),
  ..."manila delhi mumbai china shanghai beijing seoul dubai turkey istanbul hungary budapest mexico germany france".split(
    " ",
  ),
  "united kingdom",
  "united states",
  "new york",
  "south africa",
  "south korea",
  "sunshine coast",
  "gold coast",
  "new caledonia",
  "hong kong",
  "los angeles",
];

/**
 * Someone who types one of these needs to be seen now, or when others are shut, and is shown the emergency page before
 * anything else. What says that someone is hurt is in `content/hurt-words.ts`.
 */
export const URGENT_WORDS: readonly string[] = [
  ...ALL_DAY_WORDS,
  "emergency",
  "urgent",
  "urgently",
  "dental emergency",
  "emergency dentist",
  "urgent care",
  "after hours",
  "after hours dentist",
  "afterhours",
  "afterhours dentist",
  "out of hours",
  "same day",
  "same day dentist",
  "asap",
  "right now",
  "dentist now",
  "need a dentist now",
];

/** Someone who types one of these looks for who is free first, whichever day that is. */
export const SOONEST_WORDS: readonly string[] = [
  "earliest",
  "soonest",
  "next available",
  "first available",
].flatMap((word) =>
  ["", " appointment", " time", " dentist", " dentist appointment"].map((what) => word + what),
);

/** Someone who types one of these looks for a low price. */
export const PRICE_WORDS: readonly string[] = [
  "cheap",
  "cheaper",
  "cheapest",
  "affordable",
  "inexpensive",
  "budget",
  "low cost",
  "lowest price",
  "price list",
  "dental price",
  "dental cost",
  "dentist price",
  "dentist cost",
  "cost of dentist",
  "cost of a dentist",
  "how much is a dentist",
  "expensive",
  "pricey",
  "costly",
  "not expensive",
  "not too expensive",
  "not dear",
  "not too dear",
  "isnt dear",
  "isnt too dear",
  "reasonable price",
  "reasonably priced",
  "good price",
  "low price",
  "good value",
  "value for money",
  "wont break the bank",
];

/** What is true of every list: it is of New Zealand, gives each practice’s number and hours, and has prices without insurance. */
export const OF_ALL_WORDS: readonly string[] = [
  "new zealand",
  "aotearoa",
  "aotearoa new zealand",
  "nationwide",
  "whole country",
  "anywhere in nz",
  "phone number",
  "contact number",
  "telephone number",
  "phone no",
  "what number",
  "which number",
  "number to call",
  "number to ring",
  "number for",
  "number of",
  "contact details",
  "number do i ring",
  "number do i call",
  "number should i call",
  "number should i ring",
  "what time",
  "what hours",
  "opening hours",
  "opening times",
  "closing time",
  "business hours",
  "dentist close",
  "dentists close",
  "they close",
  "no insurance",
  "no dental insurance",
  "no health insurance",
  "without insurance",
  "without dental insurance",
  "without health insurance",
  "uninsured",
];

/** These words beside the name of a treatment ask for its price; alone they may be about anything. */
export const COST_WORDS: readonly string[] = ["cost", "price", "pricing", "fee", "how much", "utu"];

/** When a practice should be open. */
export const OPEN_WORDS: Record<Opening, readonly string[]> = {
  now: ["open now", "open right now"],
  saturday: ["saturday", "sat", "Rāhoroi"],
  sunday: ["sunday", "Rātapu"],
  weekend: ["weekend", "saturday or sunday", "saturday and sunday", "saturday sunday"],
  evening: [
    "evening",
    "open late",
    "late night",
    "after work",
    ...["after", "past", "until", "till", "til"].flatMap((before) =>
      [5, 6, 7, 8, 9].flatMap((hour) =>
        [`${hour}pm`, `${hour} pm`, `${hour}30pm`, `${hour} 30pm`].map((time) => `${before} ${time}`),
      ),
    ),
  ],
};

/**
 * The day on which someone wants a time, by the day that lists are narrowed to. Saturday and Sunday are asked of opening
 * hours instead, since few are open then. Names in te reo Māori stand beside.
 */
export const FREE_WORDS = {
  monday: ["monday", "mon", "Rāhina"],
  tuesday: ["tuesday", "tue", "Rātū"],
  wednesday: ["wednesday", "wed", "Rāapa"],
  thursday: ["thursday", "thur", "thu", "Rāpare"],
  friday: ["friday", "fri", "Rāmere"],
  tomorrow: ["tomorrow", "tmrw", "tmr", "tomoz", "2moro", "āpōpō"],
  week: ["this week", "within a week", "next 7 days"],
} as const;

/** The part of a day, by which no list can be narrowed. */
export const DAY_PART_WORDS: readonly string[] = [
  "morning",
  "early morning",
  "first thing",
  "first thing in the morning",
  "open early",
  "opens early",
  "opening early",
  "early opening",
  "early hours",
  "early appointment",
  "before work",
  "before 8",
  "before 9",
  "afternoon",
  "arvo",
  "midday",
  "lunchtime",
  "lunch time",
  "lunch break",
  "lunch hour",
];

/** Someone who types one of these may find it open later in the day, so this is not "now". */
export const TODAY_WORDS: readonly string[] = ["today", "open today"];

export const STEP_FREE_WORDS: readonly string[] = [
  "wheelchair",
  "wheel chair",
  "wheel chair access",
  "wheel chair friendly",
  "wheelchair friendly",
  "wheelchair access",
  "wheelchair accessible",
  "wheelchair ramp",
  "ramp",
  "ramp access",
  "step free",
  "accessible",
  "disabled access",
  "mobility access",
];

export const PARKING_WORDS: readonly string[] = [
  "parking",
  "free parking",
  "car park",
  "carpark",
  "parking space",
  "off street parking",
  "onsite parking",
  "on site parking",
  "with parking",
];

export const ACCEPTING_WORDS: readonly string[] = [
  "new patient",
  "taking new patient",
  "accepting new patient",
  "new patient registration",
  "patient registration",
  "enrolling",
];

const FREE = [
  "free",
  "free dental",
  "free dental care",
  "dental free",
  "dental care free",
  "free treatment",
  "no money",
  "skint",
  "no cost",
  "low income",
  "cannot afford",
  "can’t afford",
];

/** The ages in years at which basic care is free. */
const AGES: readonly number[] = Array.from({ length: 17 }, (_, age) => age + 1);

/**
 * People who call themselves one of these may get help with the cost, depending on their income. None of our sources says
 * that they do, so we show what there is and tell them to ask.
 */
const OF_LITTLE_INCOME = [
  "pensioner",
  "superannuitant",
  "gold card",
  "goldcard",
  "supergold",
  "super gold",
  "super gold card",
  "supergold card",
  "student",
  "student dentist",
  "student dentists",
  "refugee",
  "asylum seeker",
  "unemployed",
];

/** Someone who types one of these looks for help with the cost. What costs nothing, or little, has more than one name. */
export const FUNDING_WORDS: Record<FundingSlug, readonly string[]> = {
  "free-under-18": [
    ...FREE,
    "under 18",
    "under 18s",
    "free under 18",
    "free till 18",
    "free until 18",
    "free up to 18",
    "free under 18s",
    "free for under 18",
    "free for under 18s",
    "dental free for under 18",
    "dental care free for under 18",
    ...AGES.flatMap((age) => [`${age} year old`, `${age} yr old`]),
    "teen",
    "teenager",
  ],
  "community-services-card": [
    ...FREE,
    ...OF_LITTLE_INCOME,
    "community services card",
    "community card",
    "csc",
  ],
  "winz-quotes": [
    ...FREE,
    ...OF_LITTLE_INCOME,
    "beneficiary",
    "benefit",
    "on a benefit",
    "jobseeker",
    "winz",
    "winz quote",
    "winz dentist quote",
    "quote for winz",
    "dentist quote for work and income",
    "quote for work and income",
    "work and income",
    "work and income quote",
    "winz grant",
    "winz dental grant",
    "work and income grant",
    "dental grant",
    "emergency dental grant",
    "emergency grant",
    "hardship grant",
    "special needs grant",
  ],
  acc: ["acc", "acc claim", "acc registered", "registered with acc", "acc approved"],
  "payment-plan": [
    "payment plan",
    "pay later",
    "instalment",
    "installment",
    "interest free",
    "weekly payment",
    ...["pay", "pay it", "pay off", "pay it off"].flatMap((verb) =>
      ["weekly", "fortnightly", "monthly", "over time"].map((pace) => `${verb} ${pace}`),
    ),
    "pay it off",
    "dental finance",
    ...COMPANIES.filter(({ does }) => does === "pay-later").flatMap(({ names }) => names),
  ],
};

/** What else a language is called, by its name in the directory. */
export const LANGUAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  "te reo Māori": ["te reo", "reo Māori", "Māori"],
  "New Zealand Sign Language": ["NZSL", "sign language"],
  Samoan: ["gagana Sāmoa"],
  Tongan: ["lea faka-Tonga"],
  "Cook Islands Māori": ["Rarotongan", "te reo Māori Kūki ʻĀirani"],
  Niuean: ["vagahau Niuē"],
  Fijian: ["vosa vakaviti"],
  Tagalog: ["Filipino", "Pilipino"],
  Mandarin: ["Chinese", "中文", "普通话", "国语", "國語"],
  Cantonese: ["广东话", "廣東話", "粵語"],
  Korean: ["한국어"],
  Japanese: ["日本語"],
  Hindi: ["हिन्दी"],
  Punjabi: ["ਪੰਜਾਬੀ"],
};

/**
 * Languages that people in New Zealand speak, folded, each with its name: where no practice says that someone there speaks
 * it, that is the answer, and no other word.
 */
export const SPOKEN_LANGUAGES: ReadonlyMap<string, string> = new Map(
  `Afrikaans Amharic Arabic Bengali Burmese Cantonese Croatian Czech Danish Dari Dutch Farsi Fijian Filipino Finnish French
  German Greek Gujarati Hebrew Hindi Hungarian Indonesian Italian Japanese Kannada Khmer Korean Kurdish Lao Malay Malayalam
  Mandarin Marathi Nepali Niuean Norwegian Pashto Persian Portuguese Punjabi Romanian Rotuman Russian Samoan Serbian
  Sinhala Sinhalese Slovak Somali Spanish Swahili Swedish Tagalog Tamil Telugu Thai Tibetan Tigrinya Tokelauan Tongan Turkish
  Tuvaluan Ukrainian Urdu Vietnamese Xhosa Zulu`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** What practices list under checkups, without a price of its own. */
export const UNPRICED_WORDS = [
  "x ray",
  "xray",
  "clean",
  "cleaning",
  "teeth clean",
  "teeth cleaning",
  "scale and polish",
  "scaling",
  "scaling and polish",
  "filling",
] as const;

/** Care that practices list under a wider name: a list says which. */
export const PART_WORDS: readonly string[] = [
  "hygienist",
  "dental hygienist",
  "bonding",
  "composite bonding",
];

const GAPS = ["in", "between", "in my", "between my"].flatMap((where) => [
  `gap ${where} tooth`,
  `gap ${where} front tooth`,
  `gap ${where} two front tooth`,
]);

/** Words by the slug of the treatment, or of the page that explains it. */
export const EVERYDAY_WORDS = {
  "general-dentistry": [
    "check up",
    "dental checkup",
    "dental check up",
    "check",
    "checked",
    "cleaned",
    "filled",
    "exam",
    "examination",
    ...UNPRICED_WORDS,
    "plaque",
    "tartar",
    "how often",
    "hygienist",
    "dental hygienist",
    "cavity",
    "hole",
    "decay",
    "tooth decay",
    "family dentist",
    "bad breath",
    "sensitive tooth",
    "dead tooth",
    ...["black", "grey", "gray", "dark"].flatMap((colour) => [
      `${colour} tooth`,
      ...["", "is ", "went ", "going ", "gone ", "turned ", "turning "].map((so) => `tooth ${so}${colour}`),
    ]),
    "niho",
    "rata niho",
    "tākuta niho",
    "niho tākuta",
    "oranga niho",
    "hauora niho",
    "hauora",
  ],
  invisalign: [
    "aligner",
    "clear brace",
    "invisible brace",
    "straight teeth",
    "straighten teeth",
    "straightened",
    "teeth straightened",
  ],
  implants: ["missing tooth", "replace tooth", "tooth implant", "all on 4", "all on four"],
  "teeth-whitening": [
    "whiten",
    "whitener",
    "white teeth",
    "whiter teeth",
    "yellow teeth",
    "brown teeth",
    "stained teeth",
    "stain",
    "bleach",
    "bleached",
    "bleaching",
    "whitened",
  ],
  "root-canal": ["endodontist", "root", "nerve"],
  "emergency-dentist": ["dental emergency", "emergency dentist", "same day dentist", "after hours dentist"],
  cosmetic: ["smile makeover", "makeover", "bonding", "composite bonding", "tooth gap", ...GAPS],
  braces: ["ortho", "crooked teeth", "teeth straightening", "straightening"],
  "oral-surgery": [
    "extraction",
    "jaw surgery",
    "jaw surgeon",
    "tooth extraction",
    "tooth removal",
    "remove tooth",
    "pull tooth",
    "pull a tooth",
    "tooth pulled",
    "tooth pulled out",
    "tooth out",
    "tooth taken out",
    "tango niho",
    "tangohanga niho",
    "unu niho",
  ],
  "crowns-and-bridges": [
    "crown",
    "crowned",
    "bridge",
    "cap",
    "dental crown",
    "gold crown",
    "gold tooth",
    "gold cap",
    "dental bridge",
    "tooth cap",
    "prosthodontist",
  ],
  veneers: ["porcelain veneer", "composite veneer"],
  "childrens-dentistry": [
    "child",
    "children",
    "children dentist",
    "kid",
    "kids dentist",
    "tamariki",
    "tamaiti",
    "mokopuna",
    "pēpi",
    "school dental",
    "school dental nurse",
    "dental nurse",
    "dental therapist",
    "paediatric",
    "paediatric dentist",
    "pediatric",
    "pediatric dentist",
    "paedodontist",
    "baby tooth",
    "milk tooth",
    "toddler",
    "baby",
    "teething",
  ],
  "wisdom-tooth-removal": [
    "wisdom",
    "wisdom tooth",
    "impacted wisdom",
    "impacted wisdom tooth",
    "wisdom tooth extraction",
    "wisdom tooth out",
    "wisdom tooth removed",
  ],
  "bone-graft": ["bone grafting"],
  "sinus-lift": ["sinus"],
  "gum-surgery": ["periodontist", "gum graft", "gum operation"],
  "oral-pathology": ["biopsy"],
} as const satisfies Record<TreatmentSlug, readonly string[]> & Record<string, readonly string[]>;

/** The name of what someone needs who finds English hard. */
export const INTERPRETED = "Interpreters";

/** Care that no practice tells us about, by the name that the search gives it. Only a call can tell. */
export const UNLISTED_WORDS: Readonly<Record<string, readonly string[]>> = {
  Dentures: [
    "denture",
    "partial denture",
    "full denture",
    "denture repair",
    "denture clinic",
    "denturist",
    "dencher",
    "false tooth",
    "fake tooth",
  ],
  Retainers: ["retainer", "bonded retainer"],
  [INTERPRETED]: [
    "my english",
    "no english",
    "little english",
    "bad english",
    "not good english",
    "english not good",
    "english is not",
    "english bad",
    "dont speak english",
    "not speak english",
    "cant speak english",
    "interpreter",
  ],
  Mouthguards: ["mouthguard", "mouth guard", "sports mouthguard", "sports mouth guard"],
  "Tooth grinding": [
    "grinding",
    "grinding tooth",
    "tooth grinding",
    "grind tooth",
    "grind",
    "bruxism",
    "night guard",
    "nightguard",
  ],
  "Care under a general anaesthetic": [
    ...["anaesthetic", "anesthetic", "anaesthesia", "anesthesia"].flatMap((word) => [
      `general ${word}`,
      `under general ${word}`,
    ]),
    "under general",
  ],
  "Local anaesthetic": ["local anaesthetic", "local anesthetic", "local anaesthesia", "local anesthesia"],
  Sedation: [
    "sedation",
    "sedation dentist",
    "sedation dentistry",
    "sleep dentistry",
    "sleep dentist",
    "happy gas",
    "laughing gas",
  ],
  "Care for nervous patients": [
    "nervous",
    "nervous patient",
    "anxious",
    "anxious patient",
    "anxiety",
    "dental anxiety",
    "dental phobia",
    "scared",
    "needle",
    "needle phobia",
    "needle phobic",
    "scared of needle",
    "afraid of needle",
    "scared of dentist",
    "scared of the dentist",
    "afraid of dentist",
    "afraid of the dentist",
  ],
  "New Zealand Sign Language": [
    "nzsl",
    "nzsl interpreter",
    "sign language",
    "sign language interpreter",
    "deaf",
    "deaf patient",
    "hard of hearing",
  ],
  "Care for autistic people": [
    "autism",
    "autistic",
    "autism friendly",
    "asd",
    "sensory",
    "sensory friendly",
    "low sensory",
    "quiet room",
    "neurodivergent",
    "adhd",
  ],
  "Care for refugees": ["refugee", "asylum seeker"],
  "Care for visitors": ["visa", "overstayer"],
  "Dentists by gender": [
    "female",
    "female dentist",
    "woman",
    "woman dentist",
    "women dentist",
    "lady dentist",
    "male",
    "male dentist",
    "wahine dentist",
  ],
  "A dentist’s manner": [
    "gentle",
    "kind",
    "friendly",
    "caring",
    "funny",
    "sense of humour",
    "sense of humor",
    "good with kids",
    "nice",
    "painless",
    "pain free",
    "no pain",
    "without pain",
  ],
  "Mercury-free dentistry": [
    "mercury free",
    "mercury",
    "amalgam free",
    "amalgam",
    "amalgam removal",
    "metal free",
    "holistic",
    "holistic dentist",
    "biological dentist",
    "ozone",
  ],
  Botox: ["botox", "dermal filler", "lip filler"],
  "Care for a cleft lip or palate": ["cleft", "cleft lip", "cleft palate"],
  "Dental jewellery": ["tooth gem", "tooth jewel", "grillz", "grill"],
  "Care by a kaupapa Māori practice": ["kaupapa", "kaupapa māori", "kaupapa māori dentist"],
  "Care for disabled people": [
    "cerebral palsy",
    "down syndrome",
    "wheelchair transfer",
    "dementia",
    "disability",
    "special needs",
    "special care",
    "special needs dentist",
  ],
  "Fluoride treatment": ["fluoride", "fluoride treatment", "fluoride varnish", "fluoride free"],
  "Jaw joint pain": ["tmj", "tmd", "jaw joint", "jaw", "kauae"],
  "Snoring and sleep apnoea": ["snoring", "sleep apnoea", "sleep apnea"],
  "Lower prices for older people": [
    "kaumatua",
    "kaumātua",
    "pensioner",
    "pensioner discount",
    "superannuitant",
    "senior",
    "senior discount",
    "senior citizen",
    "gold card",
    "gold card discount",
    "goldcard",
    "supergold",
    "super gold",
    "super gold card",
    "supergold card",
    "supergold card discount",
  ],
  "Lower prices for students": ["student", "student dentist", "student dentists", "student discount"],
  "Lower prices": ["discount", "special offer"],
  "Visits at home": [
    "mobile dentist",
    "mobile dental",
    "house call",
    "home visit",
    "rest home",
    "comes to rest home",
    "comes to you",
    "come to you",
    "comes to my house",
    "come to my house",
    "comes to my home",
  ],
};

/** What to do about it, where a call is not all there is: the booking form has a field for what someone needs. */
export const UNLISTED_ADVICE: Readonly<Record<string, string>> = {
  [INTERPRETED]: `Not in English? ${INTERPRETER.text}`,
  "New Zealand Sign Language":
    "No practice tells us that someone there signs. If you ask for an appointment here, write that you sign or need an interpreter. Their answer comes by email.",
  "Care for nervous patients":
    "Practices don’t tell us how they look after nervous patients. Call one and ask, or write it in your request: there’s a place for it.",
  "Care for autistic people":
    "Practices don’t tell us how they look after autistic people. Call one and ask, or write what helps in your request: there’s a place for it.",
};

/** What an article explains and practices don't state, or not by that name. Each is found by the words of the article. */
export const ARTICLE_WORDS: Readonly<Record<string, readonly string[]>> = {
  // Its clinic is for everyone, and costs less.
  "dental school": ["student dentist", "student dentists", "dental students", "students at otago"],
  hospital: [
    "hospital",
    "hospital dental",
    "hospital dentist",
    "public",
    "public hospital",
    "public hospital dental",
    "public dental",
    "public dentist",
    "public system",
    "public health",
    "public health system",
    "publicly funded",
    "government funded",
    "waiting list",
    "public waiting list",
    "hospital waiting list",
    "dhb",
    "te whatu ora",
  ],
  "Community Services Card": [
    ...OF_LITTLE_INCOME,
    "senior",
    "senior citizen",
    "discount",
    "pensioner discount",
    "senior discount",
    "gold card discount",
    "supergold card discount",
    "student discount",
    "special offer",
  ],
  insurance: [
    "insurance",
    "insurer",
    "health insurance",
    "dental insurance",
    "dental cover",
    ...COMPANIES.filter(({ does }) => does === "insurance").flatMap(({ names }) => names),
    "travel insurance",
  ],
};

/** Words for what people do on this site, and for the people they do it for. Words for children mean children’s dentistry. */
export const SITE_WORDS: readonly string[] =
  "appointment book booking online map maps make compare comparing comparison need adult grandad granddad grandpa grandma granny nana nan grandmother grandfather koroua koro kuia whanau mother father parent brother sister aunty uncle mum dad son daughter husband boyfriend girlfriend"
    .split(" ")
    // Also for “koroua’s dentures”, which is read without the apostrophe.
    .flatMap((one) => [one, `${one}s`]);

/** These words are true of everyone here, so they say nothing once something else is understood. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  "dental dentistry care clinic clinics practice practices practise surgery centre center service services tooth teeth treatment treatments oral speaking".split(
    " ",
  ),
);

/** How many of a thing someone wants, before its name: “two fillings”. */
export const COUNT_WORDS: ReadonlySet<string> = new Set(
  "one two three four five six seven eight nine ten both single double couple few several multiple another extra".split(
    " ",
  ),
);

/** Words around a question that say nothing about what is looked for, in English and te reo Māori. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  "most per average will e korero mohio fixed bit one ones ya u ur pls plz oi yous hrs hr mins wks preg vs versus their normal aha hia hea te nga kei ko ki ka kua he taku toku aku oku tana tona ana ona o taua nei hoki mo ma ia au ahau an see seen seeing there theres im ive id hi hello kia ora thanks thank really says said told tells reckons very so just also but or because cos cause then than too by from his her he she him we us son daughter husband wife partner mum dad cant wont dont doesnt didnt isnt im its were hes shes theyre youre weve theyve youve thats theres whats whos hows wheres wifes husbands partners mums dads bloody getting get gets going go during while fix repair causes cause avoid prevent prevented preventing difference between long last lasts happens happen mean means a about after am an and any anybody anyone are as at be been before being best by can cant cover covered covers closest could did do does find for from get good had has have how i if in into is it its local looking many me much my near nearby nearest need not nz of on open or our please should some somebody someone speak speaking speaks that the them there these they this those to top under us want was we what when where which who why with without would you your dentist dentists".split(
    " ",
  ),
);
