import type { Review } from "#domain/practice.ts";
import type { Facts } from "./facts.ts";
import type { Random } from "./random.ts";
import { pickOrigin } from "./people.ts";
import { CROSS, EVEN_SO, GLAD, MIXED, type ReviewLines } from "./review-lines.ts";
import { fill, type Slots } from "./slots.ts";
import { suburbsOf } from "./suburbs.ts";

type Stars = Review["stars"];

type Line = { subject: string; text: string };

/** A list of lines and what must be true of a practice for somebody to have written one of them. */
type Bank = readonly { when: ReviewLines["when"]; lines: readonly Line[] }[];

const GLAD_BANK = asBank(GLAD);
const MIXED_BANK = asBank(MIXED);

/** Not how a review begins. */
const AFTERTHOUGHTS = ["verdict", "parking", "reminders", "room"];

const MONTHS = [
  "2025-12",
  "2026-01",
  "2026-02",
  "2026-03",
  "2026-04",
  "2026-05",
  "2026-06",
  "2026-07",
  "2026-08",
  "2026-09",
  "2026-10",
];
const TRIES = 8;

/** A few of the reviews that the counts stand for, in words that nobody else in that place has used. */
export function writeReviews(
  random: Random,
  practice: { id: number; ratingCounts: readonly number[]; reviewCount: number },
  facts: Facts,
  slots: Slots,
  takenInPlace: Set<string>,
): Review[] {
  const count =
    practice.reviewCount >= 10 ? random.whole(2, 5) : random.whole(0, Math.min(2, practice.reviewCount));
  if (count === 0) return [];
  const left = [...practice.ratingCounts];
  const glad = trueOf(GLAD_BANK, facts);
  const mixed = trueOf(MIXED_BANK, facts);
  const used = new Set<string>();
  const authors = new Set<string>();
  const reviews: Review[] = [];
  for (let index = 0; index < count; index++) {
    const stars = drawStars(random, left);
    const suburb = random.chance(0.5) ? facts.suburb.name : random.pick(suburbsOf(facts.place.slug)).name;
    slots.homeSuburb = suburb === facts.suburb.name ? "the next street" : suburb;
    const text = writeText(() => chooseLines(random, stars, glad, mixed), slots, used, takenInPlace);
    let author = firstName(random, facts);
    while (authors.has(author)) author = firstName(random, facts);
    authors.add(author);
    reviews.push({
      practiceId: practice.id,
      author,
      suburb,
      visitedIn: random.pick(MONTHS),
      stars,
      text,
      isSample: true,
    });
  }
  return reviews.toSorted((one, other) =>
    one.visitedIn < other.visitedIn ? 1 : one.visitedIn > other.visitedIn ? -1 : 0,
  );
}

function asBank(groups: readonly ReviewLines[]): Bank {
  return groups.map(({ subject, when, lines }) => ({
    when,
    lines: lines.map((text) => ({ subject, text })),
  }));
}

function trueOf(bank: Bank, facts: Facts): Line[] {
  const lines: Line[] = [];
  for (const group of bank) if (!group.when || group.when(facts)) lines.push(...group.lines);
  return lines;
}

/** One of the stars that were given, and takes it away. */
function drawStars(random: Random, left: number[]): Stars {
  const total = left.reduce((sum, count) => sum + count, 0);
  let draw = random.whole(1, total);
  for (const [index, count] of left.entries()) {
    draw -= count;
    if (draw <= 0) {
      left[index]! -= 1;
      return (index + 1) as Stars;
    }
  }
  throw new Error("There are fewer ratings than written reviews.");
}

/** Tries until nothing in it was said by somebody else there. */
function writeText(choose: () => Line[], slots: Slots, used: Set<string>, takenInPlace: Set<string>): string {
  let text = "";
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const lines = choose();
    text = lines.map((line) => fill(line.text, slots)).join(" ");
    if (takenInPlace.has(text) || lines.some((line) => used.has(line.text))) continue;
    for (const line of lines) used.add(line.text);
    break;
  }
  takenInPlace.add(text);
  return text;
}

function chooseLines(random: Random, stars: Stars, glad: readonly Line[], mixed: readonly Line[]): Line[] {
  if (stars <= 2)
    return random.some(CROSS, random.chance(0.5) ? 2 : 1).map((text) => ({ subject: "cross", text }));
  if (stars === 3) return [random.pick(mixed), { subject: "even so", text: random.pick(EVEN_SO) }];
  const first = pickLine(random, glad, AFTERTHOUGHTS);
  if (stars === 4 && random.chance(0.6)) return [first, pickLine(random, mixed, [first.subject])];
  const second = pickLine(random, glad, [first.subject]);
  if (second.subject === "verdict" || random.chance(0.7)) return [first, second];
  return [first, second, pickLine(random, glad, [first.subject, second.subject])];
}

function pickLine(random: Random, lines: readonly Line[], without: readonly string[]): Line {
  for (;;) {
    const line = random.pick(lines);
    if (!without.includes(line.subject)) return line;
  }
}

function firstName(random: Random, facts: Facts): string {
  return random.pick(pickOrigin(random, facts.suburb.lean).firstNames);
}
