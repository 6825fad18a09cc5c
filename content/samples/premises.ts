import type { Practice } from "#domain/practice.ts";
import type { Freshness } from "./freshness.ts";
import type { Random } from "./random.ts";
import type { Suburb } from "./suburb.ts";

/** The kind of building, told the same way wherever the practice is described. */
export type Setting = {
  /** After a noun: `a family practice {in a villa on Rimu Street}`. */
  at: readonly string[];
  /** Whole sentences. */
  sentences: readonly string[];
  /** Which floor, when it is not the ground floor. */
  floor?: 1 | 2;
  only?: "centre" | "suburb";
  places?: readonly string[];
  /** With the shops' own car park. */
  sharedCarPark?: true;
  /** Built without steps. */
  level?: true;
};

export type Entry = {
  access: Practice["wheelchairAccess"];
  /** Leads past steps, so not into a building that has none. */
  ramp?: true;
  /** A thing one can have: `a step-free front door`. */
  things: readonly string[];
  sentences: readonly string[];
};

export type Parking = {
  text: string;
  things: readonly string[];
  sentences: readonly string[];
  only?: "centre" | "suburb";
  carPark?: true;
};

const SETTINGS: readonly Setting[] = [
  {
    at: ["in a villa on {street}", "in an old villa on {street}"],
    sentences: [
      "The rooms are in an old villa, set back from {street} behind a hedge.",
      "The villa keeps its fireplaces and its long hallway; the surgeries are at the back.",
      "The waiting room was once the front parlour of the villa.",
    ],
    only: "suburb",
  },
  {
    at: ["in a weatherboard cottage on {street}", "in a small wooden cottage on {street}"],
    sentences: [
      "The cottage is small and wooden, with a verandah to wait on in summer.",
      "From the outside it looks like any other cottage on {street}.",
    ],
    only: "suburb",
  },
  {
    at: ["in a converted bungalow on {street}", "in a 1930s bungalow on {street}"],
    sentences: [
      "The building is a 1930s bungalow, and the waiting room still has its bay window.",
      "It was a family home once, and the bungalow still feels like one.",
    ],
    only: "suburb",
  },
  {
    at: ["in a brick shopfront on {street}", "behind a brick shopfront on {street}"],
    sentences: [
      "Look for the brick shopfront with the plain sign.",
      "Behind the brick front there are {rooms}, and daylight in all of them.",
    ],
  },
  {
    at: ["next to the pharmacy on {street}", "beside the {street} pharmacy"],
    sentences: [
      "The pharmacy next door is handy if you leave with a prescription.",
      "You will find the door just past the pharmacy.",
    ],
  },
  {
    at: ["inside the medical centre on {street}", "at the back of the medical centre on {street}"],
    sentences: [
      "The practice shares a building, and a front door, with the medical centre.",
      "Go through the medical centre’s main doors and follow the signs to the left.",
    ],
    sharedCarPark: true,
    level: true,
  },
  {
    at: ["above the bakery on {street}", "upstairs from a bakery on {street}"],
    sentences: [
      "The rooms are one floor up, over a bakery.",
      "The bakery below opens at six, so the stairs smell of bread all morning.",
    ],
    floor: 1,
  },
  {
    at: ["above the shops on {street}", "over the shops on {street}"],
    sentences: [
      "The surgeries are upstairs, with windows onto {street}.",
      "The door is between two shops, and the rooms are one floor up.",
    ],
    floor: 1,
  },
  {
    at: ["in the old bank on {street}", "in a former bank on {street}"],
    sentences: [
      "The building was a bank until the nineties, and the vault is now where the records are kept.",
      "High ceilings and a heavy front door are left from the years when this was a bank.",
    ],
  },
  {
    at: ["in the old post office on {street}", "in a former post office"],
    sentences: [
      "The building was the post office for most of a century.",
      "Where the post office counter stood, there is now a desk and a row of chairs.",
    ],
  },
  {
    at: ["in an office block on {street}", "on the second floor of an office block"],
    sentences: [
      "The rooms are on the second floor, so it is quieter than {street} below.",
      "Tell the front desk of the building that you have come for the dentist, and go up to the second floor.",
    ],
    floor: 2,
    only: "centre",
  },
  {
    at: ["in a narrow building on {street}", "behind a green door on {street}"],
    sentences: [
      "The building is narrow and easy to walk past, so look for the green door.",
      "A green door, a short hallway, and you are there.",
    ],
  },
  {
    at: ["on a corner of {street}", "in a corner building on {street}"],
    sentences: [
      "The building stands on a corner, with a door on each street.",
      "The corner windows get the sun until the middle of the afternoon.",
    ],
  },
  {
    at: ["across the road from the library", "opposite the library"],
    sentences: [
      "The library is across the road, if you have half an hour to fill.",
      "If you are early, the library opposite is a warm place to wait.",
    ],
  },
  {
    at: ["round the corner from the school", "a few doors from the primary school"],
    sentences: [
      "The primary school is a few doors away, so the end of the school day is the busy time.",
      "Children walk over from the school nearby with a parent or grandparent.",
    ],
    only: "suburb",
  },
  {
    at: ["in the {suburb} shopping centre", "in the shopping centre on {street}"],
    sentences: [
      "The practice is on the ground floor of the shopping centre, near the side entrance.",
      "Come in by the shopping centre’s side entrance and it is the third door.",
    ],
    sharedCarPark: true,
    level: true,
  },
  {
    at: ["beside the supermarket on {street}", "next to the supermarket"],
    sentences: [
      "Plenty of people fit a visit in before the weekly shop next door.",
      "The supermarket is next door, which makes the place easy to find.",
    ],
    only: "suburb",
    sharedCarPark: true,
  },
  {
    at: ["in a small arcade off {street}", "in an arcade off {street}"],
    sentences: [
      "Walk into the arcade and it is past the shoe repairer, on the right.",
      "The arcade keeps the street noise out.",
    ],
    only: "centre",
  },
  {
    at: ["in a health hub on {street}", "in a shared health hub"],
    sentences: [
      "The building is shared with a physiotherapist and a family doctor.",
      "It is one of four doors in the health hub, under the yellow sign.",
    ],
    level: true,
  },
  {
    at: ["by the bus stop on {street}", "right by the bus stop"],
    sentences: [
      "The bus stops outside, and the front desk knows the timetable.",
      "You can see the bus stop from the waiting room, so no one misses a bus home.",
    ],
  },
  {
    at: ["on the quiet end of {street}", "at the quiet end of {street}"],
    sentences: [
      "This end of {street} has little traffic, and the rooms look out on trees.",
      "It is the quiet end of the street, past the last of the shops.",
    ],
    only: "suburb",
  },
  {
    at: ["across from the reserve on {street}", "opposite the reserve"],
    sentences: [
      "The chairs face the window, and the window faces the reserve.",
      "Across the road is the reserve, with a bench in the shade.",
    ],
    only: "suburb",
  },
  {
    at: ["in the row of shops on {street}", "in the {suburb} shops"],
    sentences: [
      "It is the last door in the row of shops, with the fish and chip shop at the other end.",
      "The row of shops has a dairy, a hairdresser and a dentist, and that is about all you need.",
    ],
    only: "suburb",
  },
  {
    at: ["in what was the corner dairy", "in the old corner dairy on {street}"],
    sentences: [
      "People who grew up here still call it the dairy, because it was one.",
      "The shelves went when the dairy closed, but the sign over the door has stayed.",
    ],
    only: "suburb",
  },
  {
    at: ["in a new low building on {street}", "in a new single-storey building"],
    sentences: [
      "The building is new, on one level, and was planned as a dental practice from the start.",
      "Everything is on one level, in a building put up for the purpose.",
    ],
    level: true,
  },
  {
    at: ["in a brick church hall on {street}", "in an old church hall"],
    sentences: [
      "The church sold the hall years ago; the stage is now the staff room.",
      "The old hall gives the waiting room more height than it needs.",
    ],
    only: "suburb",
  },
  {
    at: ["behind the post shop on {street}", "down the lane behind the post shop"],
    sentences: [
      "Follow the lane beside the post shop to the door at the end.",
      "It is tucked in behind the post shop, out of the wind.",
    ],
  },
  {
    at: ["in a former garage on {street}", "in what used to be a motor garage"],
    sentences: [
      "Cars were mended here for fifty years, which is why the front is all glass.",
      "The wide windows date from when this was a garage.",
    ],
  },
  {
    at: ["in a converted warehouse on {street}", "on the ground floor of a warehouse"],
    sentences: [
      "The warehouse beams are still there, and the surgeries sit under them.",
      "It was a warehouse, so there is more room than in most practices.",
    ],
    only: "centre",
  },
  {
    at: ["in a courtyard off {street}", "around a small courtyard off {street}"],
    sentences: [
      "The surgeries open onto a small courtyard with a lemon tree.",
      "Go through the gate and across the courtyard.",
    ],
  },
  {
    at: ["in an Art Deco building on {street}", "in one of the Art Deco buildings"],
    sentences: [
      "The building went up after the 1931 earthquake, and the front is listed.",
      "The Art Deco front is the easy way to spot it.",
    ],
    places: ["napier", "hastings"],
  },
  {
    at: ["in a whitestone building on {street}", "behind a whitestone front"],
    sentences: [
      "The walls are whitestone, and the rooms stay cool in summer.",
      "Like much of the town, the building is whitestone.",
    ],
    places: ["oamaru"],
  },
  {
    at: ["in a brick terrace on {street}", "in a stone terrace house"],
    sentences: [
      "The terrace is one of a row of six, and the practice has the end one.",
      "The terrace is Victorian; the heating is not.",
    ],
    places: ["dunedin", "invercargill", "timaru"],
  },
  {
    at: ["in a wooden shop on {street}", "under the verandah on {street}"],
    sentences: [
      "The verandah keeps the rain off while you find the door.",
      "The shop is wooden, and older than anyone who works in it.",
    ],
    places: ["greymouth", "whanganui", "blenheim", "gisborne", "timaru", "oamaru"],
  },
];

const LEVEL_ENTRIES: readonly Entry[] = [
  {
    access: "yes",
    things: ["a step-free front door", "no steps at the door"],
    sentences: [
      "The front door is step-free.",
      "There are no steps, from the footpath to the chair.",
      "You can wheel straight in: the front door has no step.",
    ],
  },
  {
    access: "yes",
    things: ["level entry from the footpath", "level floors throughout"],
    sentences: [
      "Entry is level from the footpath, and the doors are wide enough for a wheelchair.",
      "The way in is level, and so is the way to the bathroom.",
    ],
  },
  {
    access: "yes",
    ramp: true,
    things: ["a ramp at the front door", "a ramp beside the steps"],
    sentences: [
      "A ramp runs up beside the front steps.",
      "There is a ramp at the front door, and one surgery has room to turn a wheelchair.",
    ],
  },
];

const LIFT_ENTRIES: readonly Entry[] = [
  {
    access: "yes",
    things: ["a lift from the street", "a lift to the door"],
    sentences: ["A lift comes up from street level.", "There is a lift, just inside the street door."],
  },
];

const PARTLY_ENTRIES: readonly Entry[] = [
  {
    access: "partly",
    things: [],
    sentences: [
      "There is one step at the front door; call ahead and someone will put the ramp out.",
      "One step leads up to the door, and staff can put out a ramp.",
    ],
  },
  {
    access: "partly",
    things: [],
    sentences: [
      "One surgery can be reached by wheelchair, so say so when you book.",
      "A wheelchair fits through the side door and into the first surgery.",
    ],
  },
];

const STEPPED_ENTRIES: readonly Entry[] = [
  {
    access: "no",
    things: [],
    sentences: ["There are four steps up to the door.", "The door is at the top of four steps."],
  },
];

const STAIR_ENTRIES: readonly Entry[] = [
  {
    access: "no",
    things: [],
    sentences: [
      "The stairs are the only way up, so tell them if stairs are hard for you.",
      "There is one flight of stairs and no lift.",
    ],
  },
];

const UNSTATED_ENTRY: Entry = { access: "not-stated", things: [], sentences: [] };

const PARKING: readonly Parking[] = [
  {
    text: "Free parking behind the building",
    things: ["free parking behind the building", "parking round the back"],
    sentences: [
      "Park free behind the building.",
      "There is free parking round the back.",
      "The car park behind the building is free for patients.",
    ],
  },
  {
    text: "Free parking at the door",
    things: ["free parking at the door", "free parking out the front"],
    sentences: [
      "You can park free at the door.",
      "There is free parking right outside the door.",
      "Parking is free, and it is at the door.",
    ],
    only: "suburb",
  },
  {
    text: "Free street parking, two hours",
    things: ["two hours’ free parking outside", "free street parking"],
    sentences: [
      "Street parking outside is free for two hours.",
      "Most people park on the street, which is free for two hours.",
    ],
  },
  {
    text: "Free street parking",
    things: ["easy street parking", "free parking on the street"],
    sentences: [
      "Parking on the street is free and rarely full.",
      "There is free parking up and down the street.",
    ],
    only: "suburb",
  },
  {
    text: "Parking building next door",
    things: ["a parking building next door"],
    sentences: [
      "The parking building next door charges by the half hour.",
      "Use the parking building next door.",
    ],
    only: "centre",
  },
  {
    text: "Pay and display parking on the street",
    things: [],
    sentences: [
      "Street parking is pay and display.",
      "Parking outside is pay and display, so allow a few minutes.",
    ],
    only: "centre",
  },
  {
    text: "Four patient parks beside the building",
    things: ["four parks kept for patients", "patient parking beside the building"],
    sentences: [
      "Four parks beside the building are kept for patients.",
      "Patients have four parks of their own beside the building.",
    ],
  },
  {
    text: "Two patient parks and free street parking",
    things: ["two parks kept for patients"],
    sentences: [
      "Two parks are kept for patients, and the street parking is free too.",
      "If the two patient parks are taken, there is free parking on the street.",
    ],
    only: "suburb",
  },
  {
    text: "Mobility park outside, street parking nearby",
    things: ["a mobility park outside", "a mobility park at the door"],
    sentences: [
      "There is a mobility park outside, and street parking nearby.",
      "The park right outside is a mobility park; other parking is along the street.",
    ],
  },
  {
    text: "Free parking in the shared car park",
    things: ["free parking in the shared car park", "a big free car park"],
    sentences: [
      "Parking in the shared car park is free.",
      "The shared car park is free, and there is nearly always room.",
    ],
    carPark: true,
  },
];

/** One that stands in that kind of suburb. */
export function pickSetting(random: Random, suburb: Suburb, placeSlug: string, fresh: Freshness): Setting {
  for (;;) {
    const setting = SETTINGS[fresh.choose(random, "settings", SETTINGS)!]!;
    if (setting.only && setting.only !== (suburb.isCentre ? "centre" : "suburb")) continue;
    if (setting.places && !setting.places.includes(placeSlug)) continue;
    return setting;
  }
}

/** How one gets in, as that kind of building allows. */
export function pickEntry(random: Random, setting: Setting): Entry {
  const draw = random.fraction();
  if (setting.floor) {
    if (draw < 0.4) return random.pick(LIFT_ENTRIES);
    return draw < 0.8 ? random.pick(STAIR_ENTRIES) : UNSTATED_ENTRY;
  }
  if (draw < 0.62) {
    return random.pick(setting.level ? LEVEL_ENTRIES.filter((entry) => !entry.ramp) : LEVEL_ENTRIES);
  }
  if (setting.level) return UNSTATED_ENTRY;
  if (draw < 0.76) return random.pick(PARTLY_ENTRIES);
  return draw < 0.8 ? random.pick(STEPPED_ENTRIES) : UNSTATED_ENTRY;
}

/** Null where nothing is said of it. */
export function pickParking(random: Random, suburb: Suburb, setting: Setting): Parking | null {
  if (random.chance(0.2)) return null;
  for (;;) {
    const parking = random.pick(PARKING);
    if (parking.only && parking.only !== (suburb.isCentre ? "centre" : "suburb")) continue;
    if (Boolean(parking.carPark) !== Boolean(setting.sharedCarPark)) continue;
    return parking;
  }
}
