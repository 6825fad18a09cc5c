import type { Claim } from "./facts.ts";
import { ruralNeighbours } from "./landmarks.ts";
import { generalWith, hasStairs, inPlaces, isGeneral, offers, seesPain } from "./facts.ts";

/** A way of doing things that a practice is known for. */
export type Habit = {
  when?: Claim;
  /** Things one can have or find there, for lists and after "with": `a written price before anything starts`. */
  things: readonly string[];
  /** Clauses that follow a comma: `where you see the same dentist each time`. */
  clauses?: readonly string[];
  /** Whole sentences. */
  sentences: readonly string[];
};

const CAMPUS_SUBURBS = ["Hillcrest", "North Dunedin", "Hokowhitu", "Kelburn", "Mount Cook"];

const notSpecialist: Claim = (facts) => facts.kind === "general" || facts.kind === "after-hours";
const takesItsTime: Claim = (facts) => facts.kind !== "after-hours";

const isNearCampus: Claim = (facts) =>
  isGeneral(facts) &&
  inPlaces("dunedin", "palmerston-north", "hamilton", "wellington")(facts) &&
  (facts.suburb.isCentre || CAMPUS_SUBURBS.includes(facts.suburb.name));

export const HABITS: readonly Habit[] = [
  {
    things: [
      "a written price before anything starts",
      "prices in writing before treatment",
      "a price on paper before the work begins",
    ],
    clauses: ["where the price comes in writing first", "where you see the price before you say yes"],
    sentences: [
      "You get the price in writing before anything starts.",
      "Nothing is done until you have seen the price and said yes.",
      "Before any treatment there is a sheet of paper with the price on it.",
    ],
  },
  {
    things: ["plain prices on the wall", "the price list up by the front desk"],
    clauses: ["where the price list hangs by the front desk"],
    sentences: [
      "The price list hangs beside the front desk.",
      "Prices are on the wall as you come in, and they are the ones you pay.",
    ],
  },
  {
    when: takesItsTime,
    things: ["first visits of a full half hour", "unhurried half-hour first visits"],
    clauses: ["where a first visit is never under half an hour"],
    sentences: [
      "First visits are half an hour at least, so there is time to talk.",
      "A first visit starts with ten minutes of talking and no instruments.",
    ],
  },
  {
    when: (facts) => facts.tier > 1 && takesItsTime(facts),
    things: ["hour-long first visits", "a full hour for every first visit"],
    sentences: [
      "First visits take an hour, and you leave with a plan and its price.",
      "A full hour is set aside for every new patient.",
    ],
  },
  {
    when: isGeneral,
    things: ["a quiet room for nervous patients", "a quiet place to wait if you are nervous"],
    clauses: ["where nervous patients can wait in a quiet room"],
    sentences: [
      "Anyone who feels nervous can wait in the quiet room at the back.",
      "There is a quiet room for people who would rather not hear the drill.",
    ],
  },
  {
    things: ["a stop signal that is always obeyed", "a raised hand that always means stop"],
    sentences: [
      "Raise your hand and they stop; that is agreed before every treatment.",
      "You settle on a stop signal with the dentist before they begin.",
    ],
  },
  {
    things: ["your X-rays up on a screen as you talk", "X-rays you can look at together"],
    clauses: ["where you look at your own X-rays together"],
    sentences: [
      "X-rays go up on a screen, and you go through them together.",
      "You see what the dentist sees, on a screen beside the chair.",
    ],
  },
  {
    when: takesItsTime,
    things: ["reminders by text", "a text two days before each visit"],
    sentences: [
      "A reminder comes by text two days before, and you can reply to change it.",
      "They text the day before, and a reply is read by a person.",
    ],
  },
  {
    when: (facts) => facts.dentists.length > 1 && takesItsTime(facts),
    things: ["the same dentist each time", "the same face at every visit"],
    clauses: ["where you see the same dentist each time"],
    sentences: [
      "You see the same dentist each time unless you ask to change.",
      "Once you have found the dentist you like, you stay with that one.",
    ],
  },
  {
    when: generalWith("childrens-dentistry"),
    things: ["a toy box that children head for first", "a low table of crayons and paper"],
    sentences: [
      "Children go straight for the toy box in the corner.",
      "There is a low table with crayons, and drawings on the wall to prove it.",
    ],
  },
  {
    when: generalWith("childrens-dentistry"),
    things: ["school-holiday visits for the whole whānau", "family visits in the school holidays"],
    clauses: ["with the school holidays kept for families"],
    sentences: [
      "School holidays are kept mostly for families.",
      "In the school holidays the diary fills with children, so book early.",
    ],
  },
  {
    when: isGeneral,
    things: ["back-to-back visits for families", "one trip for the whole family"],
    clauses: ["where a family can be seen in one morning"],
    sentences: [
      "Families can book one after another and be done in a morning.",
      "Parents and children can be seen side by side, in two rooms at once.",
    ],
  },
  {
    when: isGeneral,
    things: ["a hygienist most days", "a hygienist on the team"],
    sentences: [
      "A hygienist does most of the cleans, with forty minutes for each.",
      "Cleans are done by a hygienist, and you can book one without a checkup.",
    ],
  },
  {
    things: ["a phone that people answer", "a front desk that knows your name"],
    clauses: ["where a person answers the phone"],
    sentences: [
      "Ring and a person answers, usually the one you will meet at the desk.",
      "The front desk knows most people by name.",
    ],
  },
  {
    when: takesItsTime,
    things: ["visits that start on time", "a diary that runs to time"],
    clauses: ["where visits start when they should"],
    sentences: [
      "They run to time, and call you if the morning has slipped.",
      "Gaps are left in the diary, so a long visit does not push back the next.",
    ],
  },
  {
    things: ["the choices laid out side by side", "every choice priced"],
    sentences: [
      "Where there is more than one way to fix a tooth, you hear what each would cost.",
      "The choices are laid out with their prices, and doing nothing yet is one of them.",
    ],
  },
  {
    when: isGeneral,
    things: ["treatment in small steps if you dread it", "short visits for people who dread the chair"],
    sentences: [
      "If you have stayed away for years, the first visit can be a chat and nothing more.",
      "Work can be split into short visits for anyone who dreads the chair.",
    ],
  },
  {
    things: ["headphones and your own music", "a blanket and your choice of music"],
    sentences: [
      "Bring headphones, or borrow a pair.",
      "You choose the music, and there is a blanket on every chair.",
    ],
  },
  {
    things: ["photos so you see what they see", "photos of each tooth that needs work"],
    sentences: [
      "They photograph any tooth that needs work, so you can see for yourself.",
      "A small camera shows you the back teeth you have never seen.",
    ],
  },
  {
    things: ["tea and a shelf of books", "a waiting room with books to borrow"],
    sentences: [
      "There is a shelf of books to borrow in the waiting room.",
      "The kettle is on, and the magazines are from this year.",
    ],
  },
  {
    when: (facts) => !hasStairs(facts) && !facts.suburb.isCentre,
    things: ["chairs that look onto the garden", "a waiting room on the garden side"],
    sentences: [
      "The chairs look onto a garden, which helps.",
      "From the chair you look out at a garden and a bird feeder.",
    ],
  },
  {
    when: isGeneral,
    things: ["longer visits for older patients", "time to spare for older patients"],
    sentences: ["Older patients are booked into longer visits.", "Someone walks older patients to the car."],
  },
  {
    when: (facts) => facts.suburb.isCentre && !facts.hours.lunch && isGeneral(facts),
    things: ["lunchtime visits for office workers", "half-hour slots at lunchtime"],
    clauses: ["with lunchtime slots for people who work nearby"],
    sentences: [
      "Lunchtime slots go to people who work nearby.",
      "Many patients come in their lunch hour and are back at work by one.",
    ],
  },
  {
    when: isNearCampus,
    things: ["visits that fit between lectures", "a student-friendly diary"],
    sentences: [
      "Students make up a good part of the diary in term time.",
      "In term time there are short slots that fit between lectures.",
    ],
  },
  {
    when: (facts) => inPlaces("queenstown", "rotorua", "taupo", "nelson")(facts) && isGeneral(facts),
    things: ["room for visitors as well as locals", "visitors seen as well as locals"],
    sentences: [
      "People on holiday are seen here too, usually with a chipped tooth.",
      "Visitors to town are welcome, and get a letter for their own dentist.",
    ],
  },
  {
    when: (facts) => isGeneral(facts) && offers("oral-surgery")(facts),
    things: ["wisdom teeth taken out on site", "wisdom teeth out without a referral"],
    sentences: [
      "Most wisdom teeth come out here, without a referral.",
      "For wisdom teeth you get a drive-home plan as well as a date.",
    ],
  },
  {
    when: isGeneral,
    things: ["mouthguards for winter sport", "sports mouthguards made to fit"],
    sentences: [
      "Mouthguards are made from a scan and ready in a week.",
      "Half the local under-twelves have a mouthguard from here.",
    ],
  },
  {
    when: seesPain,
    things: [
      "same-day visits for people in pain",
      "time kept free each morning for toothache",
      "two slots a day kept for emergencies",
    ],
    clauses: ["with same-day visits kept free each morning", "where people in pain are seen the same day"],
    sentences: [
      "Two slots are kept free each morning for people in pain.",
      "Ring early if you are in pain and you will be seen the same day.",
      "If a tooth breaks at breakfast, call; someone will look at it that day.",
    ],
  },
  {
    when: (facts) => isGeneral(facts) && offers("crowns-and-bridges")(facts),
    things: ["crowns planned over two visits", "crowns matched in daylight"],
    sentences: [
      "Crowns take two visits, and the colour is matched by the window.",
      "Crowns are made by a technician nearby, who comes in to check the shade.",
    ],
  },
  {
    when: offers("invisalign"),
    things: ["aligner checks every eight weeks", "a scan instead of a mouth full of putty"],
    sentences: [
      "Aligner patients come back every eight weeks or so for a short check.",
      "Aligners start with a scan and an honest word about whether you need them.",
    ],
  },
  {
    when: offers("implants"),
    things: ["implants planned and placed here", "implants from first scan to final crown"],
    sentences: [
      "Implants are planned, placed and finished here, so you deal with one team.",
      "Anyone thinking of an implant gets the whole timetable on one page.",
    ],
  },
  {
    when: (facts) => isGeneral(facts) && offers("root-canal")(facts),
    things: ["root canal work done here", "root canals without a referral"],
    sentences: [
      "Most root canal work is done here, over one or two visits.",
      "Root canals are booked for the morning, when no one is in a hurry.",
    ],
  },
  {
    when: offers("teeth-whitening"),
    things: ["whitening trays made to fit", "whitening in the chair or at home"],
    sentences: [
      "Whitening can be done in the chair or at home with fitted trays.",
      "They check your teeth before whitening, and say if it is not worth your money.",
    ],
  },
  {
    when: offers("veneers"),
    things: ["veneers you can try before you decide", "a mock-up before any veneer"],
    sentences: [
      "Veneers are mocked up first, so you can look in a mirror before you decide.",
      "You can wear a trial version of veneers home before anything is permanent.",
    ],
  },
  {
    when: offers("braces"),
    things: ["braces for teenagers and adults", "short after-school brace checks"],
    sentences: [
      "Brace checks are short, and most are after school.",
      "Braces are for teenagers and adults alike; about a third of the wearers are over thirty.",
    ],
  },
  {
    when: generalWith("childrens-dentistry"),
    things: ["children seen from their first teeth", "checkups for toddlers on a parent’s knee"],
    sentences: [
      "Toddlers can have their first checkup on a parent’s knee.",
      "Children are seen from their first teeth, and a ride in the chair counts as a visit.",
    ],
  },
  {
    things: ["second opinions without fuss", "second opinions on request"],
    sentences: [
      "Bring your X-rays along for a second opinion.",
      "Second opinions are given without fuss, and without a sales pitch.",
    ],
  },
  {
    when: takesItsTime,
    things: ["a short-notice list", "a cancellation list that works"],
    sentences: [
      "If you can come at short notice, ask to go on the cancellation list.",
      "Cancelled slots go out by text, first come, first served.",
    ],
  },
  {
    things: ["questions answered by email", "emails answered within a day"],
    sentences: [
      "Questions sent by email are answered within a day.",
      "You can email a photo of a chipped tooth before you decide to come in.",
    ],
  },
  {
    things: ["plain words instead of dental ones", "plain talk about what can wait"],
    clauses: ["where things are explained in plain words", "where you are told what can wait"],
    sentences: [
      "Things are explained in plain words, twice if need be.",
      "They tell you what needs doing now and what can wait.",
    ],
  },
  {
    things: ["no push to do it all at once", "work spread over months if you like"],
    sentences: [
      "There is no push to do it all at once.",
      "Bigger jobs can be spread over months, in whatever order you choose.",
    ],
  },
  {
    things: ["a chair for whānau in the surgery", "room for a support person"],
    sentences: [
      "Bring someone with you: there is a chair for them beside yours.",
      "Whānau are welcome in the surgery, babies included.",
    ],
  },
  {
    when: isGeneral,
    things: ["mokopuna and kaumātua on the same morning", "three generations in one waiting room"],
    sentences: [
      "Some mornings there are three generations of one whānau in the waiting room.",
      "Grandparents often bring the children, and have a checkup while they are here.",
    ],
  },
  {
    when: (facts) => isGeneral(facts) && (offers("crowns-and-bridges")(facts) || offers("veneers")(facts)),
    things: ["a dental technician down the hall", "a technician in the same building"],
    sentences: [
      "A dental technician works down the hall, so small repairs are quick.",
      "The technician is in the same building and will come and look.",
    ],
  },
  {
    things: ["breaks whenever you ask"],
    sentences: [
      "Ask for a break whenever you like.",
      "Longer treatments have a break in the middle, with a glass of water.",
    ],
  },
  {
    things: ["a quiet hour for people who find noise hard", "a low-noise hour each week"],
    sentences: [
      "One hour a week is kept quiet, with the radio off and the lights low.",
      "People who find noise hard can ask for the quiet hour.",
    ],
  },
  {
    things: ["a bike rack by the door", "somewhere safe to leave a bike"],
    sentences: ["There is a bike rack by the door.", "Bikes can go in the hallway."],
  },
  {
    when: (facts) => facts.years >= 14,
    things: ["staff who have been here for years", "a team that seldom changes"],
    clauses: ["with a team that seldom changes"],
    sentences: [
      "The team seldom changes, and new faces are introduced.",
      "The dental assistants have been here nearly as long as the dentists.",
    ],
  },
  {
    when: (facts) => facts.years <= 8,
    things: ["a young team", "a team still in its first decade"],
    sentences: [
      "The team is young, and happy to be asked questions.",
      "It is a young practice that is still adding patients one street at a time.",
    ],
  },
  {
    things: ["a phone call the day after bigger treatment", "a call the next day to see how you are"],
    sentences: [
      "After bigger treatment someone calls the next day to see how you are.",
      "They call the day after an extraction, and mean it.",
    ],
  },
  {
    when: isGeneral,
    things: ["forty-minute cleans", "a checkup and clean in one visit"],
    sentences: ["A checkup and a clean can be done in one visit.", "Cleans are forty minutes, not twenty."],
  },
  {
    when: isGeneral,
    things: ["fillings mended the week you call", "small jobs done within the week"],
    sentences: [
      "A lost filling is usually mended within the week.",
      "Small jobs are fitted in within the week.",
    ],
  },
  {
    when: isGeneral,
    things: ["a welcome for people who stayed away", "no telling-off if it has been years"],
    clauses: ["where no one is told off for staying away"],
    sentences: [
      "No one is told off for staying away.",
      "Plenty of patients had not seen a dentist for ten years, and said so.",
    ],
  },
  {
    things: ["notes you can take home", "a summary of each visit by email"],
    sentences: [
      "After each visit you get a short summary by email.",
      "You go home with a note of what was done and what comes next.",
    ],
  },
  {
    when: (facts) => isGeneral(facts) && !facts.suburb.isCentre,
    things: ["neighbours in the waiting room", "patients who mostly walk here"],
    sentences: [
      "Most patients live close enough to walk.",
      "You are likely to meet a neighbour in the waiting room.",
    ],
  },
  {
    when: (facts) => facts.kind === "after-hours",
    things: ["a dentist here at all hours", "someone to see you at three in the morning"],
    clauses: ["where someone answers at three in the morning"],
    sentences: [
      "A dentist is on the premises day and night.",
      "Call before you leave, and they will tell you how long the wait is.",
    ],
  },
  {
    when: (facts) => facts.kind === "after-hours",
    things: ["pain dealt with first", "a temporary fix and a letter for your dentist"],
    sentences: [
      "They deal with the pain first and the paperwork second.",
      "You leave with a note for your own dentist about what was done.",
    ],
  },
  {
    when: (facts) => !notSpecialist(facts),
    things: ["visits by referral or by phone", "referrals from any dentist"],
    clauses: ["by referral or by calling yourself"],
    sentences: [
      "Your dentist can refer you, or you can call yourself.",
      "A letter from your dentist helps, but you can also call without one.",
    ],
  },
  {
    when: (facts) => !notSpecialist(facts),
    things: ["a letter back to your own dentist", "reports sent to your own dentist"],
    sentences: [
      "A report goes back to your own dentist after each stage.",
      "Your own dentist is kept up to date, so nothing is done twice.",
    ],
  },
  {
    when: (facts) => !notSpecialist(facts),
    things: ["a full plan at the first visit", "one long first visit"],
    sentences: [
      "The first visit ends with a plan, a timetable and a total.",
      "Plan on an hour for the first visit, and most of it is talking.",
    ],
  },
  {
    when: (facts) => isGeneral(facts) && ruralNeighbours(facts.place.slug) !== "",
    things: ["patients from as far as {rural}", "people who drive in from {rural}"],
    sentences: [
      "People drive in from {rural}, so visits are kept together where they can be.",
      "Patients come from as far as {rural}.",
    ],
  },
];
