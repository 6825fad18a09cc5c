import { fold } from "#domain/text.ts";
import type { Kind } from "./facts.ts";
import { landmarkNames } from "./landmarks.ts";
import { pickOrigin } from "./people.ts";
import type { Random } from "./random.ts";
import { pickWeighted, weighted, type Weighted } from "./random.ts";
import { capitalised } from "./slots.ts";
import type { Suburb } from "./suburb.ts";

type Named = {
  kind: Kind;
  placeSlug: string;
  suburb: Suburb;
  street: string;
  /** A street of the common kind, safe to be named after: the real main streets have real practices. */
  isCommonStreet: boolean;
  lastNames: readonly string[];
};

/** Which names are gone, folded. */
type TakenNames = { inPlace: Set<string>; inCountry: Map<string, number> };

const MOST_ALIKE_IN_COUNTRY = 3;
const TRIES = 6;

const GENERAL_ENDINGS = weighted([
  ["Dental", 30],
  ["Dental Care", 14],
  ["Dentists", 12],
  ["Dental Centre", 9],
  ["Family Dental", 9],
  ["Dental Practice", 6],
  ["Dental Studio", 4],
  ["Dental Rooms", 4],
  ["Dental Surgery", 4],
  ["Family Dentists", 3],
  ["Smiles", 1],
]);

const ENDINGS: Record<Exclude<Kind, "general">, Weighted<string>> = {
  "after-hours": weighted([
    ["Emergency Dental", 3],
    ["After-Hours Dental", 2],
    ["After-Hours Dentists", 1],
  ]),
  orthodontics: weighted([["Orthodontics", 1]]),
  "oral-surgery": weighted([
    ["Oral Surgery", 3],
    ["Oral Surgeons", 1],
  ]),
  endodontics: weighted([["Endodontics", 1]]),
  periodontics: weighted([["Periodontics", 1]]),
  prosthodontics: weighted([["Prosthodontics", 1]]),
};

const PATTERNS = weighted([
  ["street", 40],
  ["sight", 18],
  ["living", 14],
  ["family", 6],
  ["partners", 16],
  ["landmark", 7],
  ["suburb", 7],
] as const);

const LIVING = [
  "Kōwhai",
  "Rātā",
  "Tōtara",
  "Rimu",
  "Kauri",
  "Nīkau",
  "Pōhutukawa",
  "Harakeke",
  "Mānuka",
  "Kānuka",
  "Kahikatea",
  "Karaka",
  "Pūriri",
  "Miro",
  "Tītoki",
  "Toetoe",
  "Raupō",
  "Ponga",
  "Kawakawa",
  "Mataī",
  "Horopito",
  "Houhere",
  "Tarata",
  "Kererū",
  "Tūī",
  "Pīwakawaka",
  "Kōtare",
  "Ruru",
  "Korimako",
  "Kākā",
  "Kōtuku",
  "Tōrea",
  "Weka",
  "Riroriro",
  "Fantail",
  "Bellbird",
  "Kingfisher",
  "Silvereye",
  "Heron",
  "Oystercatcher",
  "Dotterel",
  "Magnolia",
  "Camellia",
  "Walnut",
  "Quince",
  "Olive",
  "Fig Tree",
  "Lavender",
];

const GROUNDS = [
  "House",
  "Grove",
  "Corner",
  "Gardens",
  "Rise",
  "Row",
  "Court",
  "Green",
  "Yard",
  "Landing",
  "Bank",
  "Park",
  "Point",
];

const LOOKS = [
  "Blue",
  "Green",
  "White",
  "Red",
  "Copper",
  "Silver",
  "Stone",
  "Long",
  "Old",
  "North",
  "South",
  "East",
  "West",
  "Quiet",
  "Little",
  "Broad",
  "Cedar",
  "Iron",
  "Amber",
  "Timber",
  "Brick",
  "Bright",
  "Tall",
  "Slate",
  "Glass",
  "Yellow",
];

const SIGHTS = [
  "Gate",
  "Door",
  "Bridge",
  "Terrace",
  "Lane",
  "Bench",
  "Lantern",
  "Anchor",
  "Window",
  "Verandah",
  "Wharf",
  "Orchard",
  "Meadow",
  "Hill",
  "Spring",
  "Stream",
  "Stile",
  "Hedge",
  "Beacon",
  "Compass",
  "Post",
  "Mill",
  "Kiln",
  "Sail",
  "Boatshed",
  "Station",
  "Step",
  "Cottage",
  "Tower",
  "Chimney",
];

const SUBURB_FEATURES = ["Corner", "Green", "Rise", "Junction", "Gate", "Row", "Yard", "Steps"];

/** A name as practices have them, that nobody in that place has and few in the country. */
export function pickName(random: Random, named: Named, taken: TakenNames): string {
  for (let attempt = 0; ; attempt++) {
    const name = attempt < TRIES ? commonName(random, named) : partnersName(random, named);
    const folded = fold(name);
    const alike = taken.inCountry.get(folded) ?? 0;
    if (taken.inPlace.has(folded) || (attempt < 2 * TRIES && alike >= MOST_ALIKE_IN_COUNTRY)) continue;
    taken.inPlace.add(folded);
    taken.inCountry.set(folded, alike + 1);
    return name;
  }
}

export function takeName(name: string, taken: TakenNames): void {
  const folded = fold(name);
  taken.inPlace.add(folded);
  taken.inCountry.set(folded, (taken.inCountry.get(folded) ?? 0) + 1);
}

function commonName(random: Random, named: Named): string {
  return `${beginning(random, named)} ${ending(random, named.kind)}`;
}

function beginning(random: Random, named: Named): string {
  const { lastNames, suburb, kind } = named;
  const [first = "", second] = lastNames;
  const canPair = second !== undefined && second !== first;
  const isUrgent = kind === "after-hours";
  const pattern = pickWeighted(random, PATTERNS);
  if (pattern === "street" && named.isCommonStreet) return named.street;
  if (pattern === "sight") return `${random.pick(LOOKS)} ${random.pick(SIGHTS)}`;
  if (pattern === "living") return `${random.pick(LIVING)} ${random.pick(GROUNDS)}`;
  if (pattern === "partners" && canPair && !isUrgent) return `${capitalised(first)} & ${capitalised(second)}`;
  if (pattern === "landmark") return random.pick(landmarkNames(named.placeSlug));
  if (pattern === "suburb" && !suburb.isCentre) return `${suburb.name} ${random.pick(SUBURB_FEATURES)}`;
  return isUrgent ? random.pick(landmarkNames(named.placeSlug)) : capitalised(first);
}

/** The founder's name stays on the door after the founder has gone. */
function partnersName(random: Random, named: Named): string {
  const founder = random.pick(pickOrigin(random, named.suburb.lean).lastNames);
  return `${capitalised(founder)} & ${capitalised(named.lastNames[0]!)} ${ending(random, named.kind)}`;
}

function ending(random: Random, kind: Kind): string {
  return pickWeighted(random, kind === "general" ? GENERAL_ENDINGS : ENDINGS[kind]);
}
