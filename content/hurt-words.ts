import type { HurtConcept } from "#domain/finding/hurt.ts";

/**
 * Words of the body, of what happens to it and of how it is told, by what they mean; `domain/finding/hurt.ts` says which of them
 * together are someone who is hurt. `verbs` stand for all their forms (chip, chips, chipped, chiped, chipping), `nouns` for
 * both numbers; other words stand as they are, with what children say and with what looks like another word when it is
 * misspelt. `reo` is te reo Māori. All are folded. A word may mean several things.
 */
export const HURT_WORDS: Readonly<Record<HurtConcept, HurtWords>> = {
  tooth: {
    nouns: "tooth toof toofie molar premolar incisor canine eyetooth",
    words: "teeth teef wisdom wisdoms fang fangs",
    reo: "niho",
  },
  oneTooth: { words: "tooth toof molar incisor canine niho" },
  wisdom: { words: "wisdom wisdoms" },
  babyTooth: { words: "baby milk first" },
  gum: { nouns: "gum gumline", reo: "kapia puniho tako" },
  mouth: { nouns: "mouth lip tongue cheek palate", reo: "waha mangai ngutu arero paparinga" },
  tongue: { nouns: "tongue", reo: "arero" },
  jaw: { nouns: "jaw jawbone chin", words: "lockjaw trismus", reo: "kauae kauwae" },
  face: { nouns: "face cheek cheekbone nose", reo: "kanohi mata paparinga" },
  head: { nouns: "head skull forehead", reo: "mahunga" },
  throat: { nouns: "throat windpipe airway neck", reo: "kaki korokoro" },
  eye: { nouns: "eye eyelid", reo: "karu whatu" },
  chest: { words: "chest arm" },
  otherBody: {
    nouns: "back knee leg foot ankle hand wrist finger stomach tummy belly hip shoulder ear muscle period",
  },
  work: {
    nouns:
      "filling crown cap veneer bridge implant brace bracket wire temporary bonding spacer abutment onlay inlay",
  },
  equipment: {
    nouns:
      "denture retainer aligner invisalign mouthguard nightguard plate splint tray toothbrush guard expander",
  },
  socket: { nouns: "socket stitch suture clot", words: "stitches" },
  removal: {
    nouns: "extraction removal surgery operation",
    words: "extracted removed removing pulled op unuhia tangohia tangohanga",
  },
  care: {
    nouns:
      "filling canal crown cleaning injection procedure treatment dentist whitening scaling needle jab brace implant",
  },
  milkAge: {},
  child: {
    nouns:
      "kid child toddler baby infant newborn son daughter boy girl grandson granddaughter tamaiti moko mokopuna pepi",
    words: "children tamariki tama tamahine kotiro",
  },
  self: {
    words:
      "my me i im ive id mine he she his her hers hes shes him our we us son sons daughter daughters wife husband partner mum dad nana taku toku tana tona tama tamahine kotiro ahau au",
  },
  pain: {
    verbs: "pain ache hurt throb agonise agonize",
    nouns: "toothache toothpain",
    words:
      "painful sore sorer sores sorest achy toothachy agony excruciating unbearable ouch ouchie ow owie owwie tender intense hurty",
    reo: "mamae whakamamae mamaetanga tunga tungia",
  },
  softPain: {
    verbs: "burn sting stab shoot jab twinge",
    words: "burnt raw soar ake ach akes aking scalded",
    reo: "wera mate",
  },
  kill: { verbs: "kill" },
  half: { words: "half nearly almost partly halfway corner piece chunk part" },
  help: { words: "help aue" },
  daily: {
    verbs: "sleep eat chew bite drink talk speak think function concentrate cope work",
    words: "eating chewing moe kai",
  },
  swell: {
    verbs: "swell puff inflame bulge",
    words: "ballooned ballooning swollen swole swolled puffy puffed inflammation enlarged",
    reo: "pupuhi puhia",
  },
  softSwell: { words: "fat lump lumps bump bumps lumpy huge massive blown golf golfball" },
  infect: {
    verbs: "infect",
    nouns: "abscess infection gumboil cellulitis pericoronitis",
    words: "pus puss infectious septic sepsis abscessed abscessing",
    reo: "pirau",
  },
  softInfect: { verbs: "ooze weep leak", nouns: "boil pimple" },
  foul: { verbs: "smell stink reek", words: "foul smelly stinky taste tastes" },
  fever: {
    nouns: "fever chill",
    words: "feverish temperature temp shivering shivers shivery",
    reo: "kirika",
  },
  ill: {
    verbs: "vomit puke spew",
    words:
      "drowsy drowsiness sleepy lethargic confused confusion delirious dizzy dizziness nauseous nausea unwell",
    reo: "ruaki",
  },
  bleed: { verbs: "bleed haemorrhage hemorrhage", words: "blood bled bloody", reo: "toto" },
  heavily: {
    verbs: "gush pour spurt",
    words: "heavily heavy profusely nonstop everywhere hours streaming constantly continuously",
  },
  thinner: {
    nouns: "anticoagulant haemophiliac",
    words:
      "warfarin xarelto rivaroxaban dabigatran pradaxa eliquis apixaban clopidogrel haemophilia hemophilia",
  },
  break: {
    verbs: "break crack chip snap split shatter smash fracture crumble",
    words: "broke broken broked",
    reo: "whati pakaru ngatata",
  },
  fracture: { verbs: "fracture shatter smash crush", words: "broke broken broked" },
  knock: {
    verbs: "knock punch kick whack bash bang smack headbutt headbut elbow thump slam wallop tackle slip",
    words:
      "nocked hit hits hitting fell fall falling fallen faceplant faceplanted bumped tripped crashed accident accidents collided",
    reo: "hinga patua meke tutuki",
  },
  thing: {
    nouns:
      "ball bat stick puck fist elbow knee trampoline scooter bike swing skateboard step stair gate door table netball softball football basketball rock branch slide hoof racket oar",
    words: "concrete",
  },
  towards: { words: "to in into on at against through off" },
  cut: {
    verbs: "cut bite slice gash tear rip pierce puncture graze",
    words: "bit bitten tore torn laceration",
    reo: "motu tapahi ngau",
  },
  through: { words: "through thru" },
  poke: { verbs: "poke stab jab dig scratch rub pinch", words: "digging dug cutting sticking" },
  leave: {
    verbs: "fall come pop drop ping fly",
    words: "fell fallen came flew",
  },
  out: { words: "out" },
  off: { words: "off" },
  lost: { words: "lost losing dislodged avulsed", reo: "makere marere taka" },
  loose: {
    verbs: "loosen wobble wiggle dangle hang",
    words: "loose lose undone wobbly wiggly dangly thread",
    reo: "ngaueue tangatanga korikori",
  },
  push: { verbs: "push shove displace bend jam", words: "bent sideways peia panaia" },
  move: { verbs: "move shift twist" },
  stuck: { verbs: "wedge lodge embed jam trap", words: "stuck caught", reo: "mau" },
  swallow: { verbs: "swallow", words: "swalow ate", reo: "horomi horomia" },
  inhale: { words: "inhaled breathed aspirated lung lungs" },
  lock: { verbs: "lock dislocate seize", words: "lockjaw dislocation trismus", reo: "raka" },
  open: { verbs: "open", reo: "huaki" },
  close: { verbs: "close shut tighten", words: "tight", reo: "kati" },
  numb: { words: "numb numbness tingling tingly paralysed paralyzed" },
  droop: { verbs: "droop", words: "droopy" },
  drool: { verbs: "drool dribble" },
  dry: { words: "dry" },
  cant: {
    words:
      "cant cannot couldnt wont doesnt hasnt unable hard trouble difficulty difficult struggle struggling struggles barely hardly cannae kaore kahore",
  },
  not: { words: "not no isnt hasnt doesnt dont didnt arent never without wasnt nor" },
  stop: { verbs: "stop clot" },
  gone: { words: "gone missing" },
  breathe: { verbs: "breathe", words: "breath breaths breathless", reo: "ha whakaha nga" },
  choke: { verbs: "choke suffocate gasp wheeze", reo: "raoa" },
  short: { words: "short shortness" },
  unconscious: { words: "unconscious unresponsive anaphylaxis anaphylactic" },
  despair: { words: "suicidal suicide selfharm", reo: "whakamomori" },
  want: { words: "want wanna wish better rather" },
  die: { verbs: "die", words: "dead" },
  live: { words: "live living alive" },
  end: { words: "end ending" },
  life: { words: "life" },
  oneself: { words: "myself meself" },
  battery: { nouns: "battery" },
  brace: { nouns: "brace bracket wire archwire", words: "orthodontic" },
  glue: { words: "glue glued gluing superglue superglued" },
  hole: { nouns: "hole" },
  where: { words: "where" },
  faint: { verbs: "faint collapse convulse", nouns: "seizure blackout concussion", words: "concussed" },
  overdose: { verbs: "overdose", words: "overdosed" },
  double: { verbs: "double", words: "twice extra" },
  whole: { words: "all whole entire bottle packet box accidentally" },
  took: { words: "took taken gave given had taking swallowed ate drank dosed" },
  ate: { words: "ate drank swallowed eaten drunk" },
  medicine: {
    nouns:
      "panadol paracetamol pamol ibuprofen nurofen brufen tablet pill painkiller codeine tramadol panadeine aspirin disprin medicine medication voltaren diclofenac naproxen mouthwash toothpaste",
    words: "meds morphine opioids",
  },
  allergy: { words: "allergic allergy" },
  spread: { verbs: "spread grow", words: "bigger worse fast rapidly quickly" },
  badly: { words: "badly severely massively hugely severe massive" },
  now: { words: "now today tonight yesterday again suddenly" },
  after: { words: "after since following" },
  price: {
    nouns: "price cost fee quote charge dollar",
    words: "pricing costing expensive replace replacement replacing refund",
  },
  longTime: { nouns: "year yr month decade" },
  ago: { words: "ago back earlier before" },
  past: { words: "history historic historical childhood previously" },
  prevent: { verbs: "prevent avoid", words: "prevention" },
  learn: {
    words:
      "meaning definition symptom symptoms signs causes cause risk risks vs versus facts guide explained statistics myth myths level levels scale course training career job jobs study photos pictures images video insurance cover during difference normal fairy dream dreams",
  },
  fear: {
    words: "scared afraid fear nervous anxious anxiety phobia phobic terrified hate painless gentle gently",
  },
  asks: { words: "is are does do can could should why when what whats how which did" },
  will: { words: "will would" },
  name: { words: "dental dentists dentistry smiles smile clinic practice surgery centre" },
};

/** Words of one meaning, separated by spaces. */
export type HurtWords = { verbs?: string; nouns?: string; words?: string; reo?: string };

/** Words that mean one thing together; what they mean apart doesn't count. */
export const HURT_EXPRESSIONS: Readonly<Partial<Record<HurtConcept, readonly string[]>>> = {
  pain: [
    "on fire",
    "exposed nerve",
    "mate niho",
    "niho mate",
    "nerve exposed",
    "keeping me up",
    "keeps me awake",
    "keeping me awake",
    "kept me awake",
    "awake all night",
    "keeps me up",
    "up all night",
    "keep me up",
  ],
  unconscious: [
    "passed out",
    "pass out",
    "passing out",
    "blacked out",
    "out cold",
    "wont wake",
    "not waking",
    "heart attack",
  ],
  despair: ["kill myself", "end it all", "take my own life", "taking my own life"],
  ill: [
    "threw up",
    "throw up",
    "throwing up",
    "seeing double",
    "double vision",
    "feel sick",
    "feeling sick",
    "very ill",
    "really sick",
  ],
  double: ["too many", "too much", "two lots", "more than", "wrong dose"],
  lock: ["out of place", "out of its socket", "out of joint", "out of the socket"],
  infect: ["gum boil"],
  thinner: ["blood thinner", "blood thinners"],
  equipment: [
    "mouth guard",
    "night guard",
    "false teeth",
    "false tooth",
    "fake teeth",
    "bite splint",
    "bite guard",
  ],
  price: ["how much", "payment plan"],
  past: ["when i was", "as a kid", "as a child", "last year", "used to"],
  learn: ["what is", "what are", "how long"],
};

/** Ordinary expressions in which a word above means none of that. */
export const CALM_EXPRESSIONS: readonly string[] = [
  "pain free",
  "no pain",
  "without pain",
  "less pain",
  "not painful",
  "pain management",
  "blood pressure",
  "blood test",
  "blood sugar",
  "blood type",
  "bloody good",
  "bloody brilliant",
  "bloody great",
  "bleeding edge",
  "infection control",
  "cross infection",
  "open bite",
  "cross bite",
  "deep bite",
  "sensitive bite",
  "split payment",
  "cut price",
  "face to face",
  "face mask",
  "lump in mouth",
  "mouth lump",
  "gap closing",
  "fall asleep",
  "short notice",
  "burning mouth",
  "cleft lip",
  "cleft palate",
  "lip filler",
  "tongue tie",
  "lip tie",
  "tongue piercing",
  "sore in mouth",
  "cold sore",
  "canker sore",
  "drop in",
  "come in",
  "break time",
  "lunch break",
];

/** Who asks so wants to know what to do now, and not to read about it. */
export const ASKS_FOR_HELP: readonly string[] = [
  "what to do",
  "what do i do",
  "what do we do",
  "what should i",
  "what should we",
  "what can i",
  "what helps",
  "how to stop",
  "how to relieve",
  "how to ease",
  "how to help",
  "how to treat",
  "how to fix",
  "how to get rid",
  "how do i",
  "how can i",
  "who can help",
  "an emergency",
  "help",
  "please",
];
