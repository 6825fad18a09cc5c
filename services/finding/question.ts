import { LRUCache } from "lru-cache";
import { isCommonWord } from "#content/common-words/common-words.ts";
import {
  GENERIC_WORDS,
  INTERPRETED,
  LANGUAGE_WORDS,
  LITTLE_WORDS,
  SPOKEN_LANGUAGES,
  URGENT_WORDS,
} from "#content/everyday-words.ts";
import { ABROAD, HOLIDAYS } from "#content/not-listed.ts";
import { OTHER_THINGS } from "#content/other-things.ts";
import { LOCALITIES, suburbsNamed } from "#content/localities.ts";
import { ALL_PLACES, placeBySlug } from "#content/places.ts";
import { VILLAGES } from "#content/villages.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { Place } from "#domain/finding/places.ts";
import type { FundingSlug } from "#domain/practices/practice.ts";
import type { Asked } from "#domain/finding/practice-filters.ts";
import { fold, LONGEST_STORY, LONGEST_TELLING, queryLine } from "#domain/text.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { nearWords } from "#domain/finding/typing-errors.ts";
import { phraseKey, LEXICON, LONGEST_PHRASE, type Meaning, splitWords } from "./lexicon.ts";
import { streetIn, withoutContact, withoutSum } from "./addresses.ts";
import { readHurt } from "./read-hurt.ts";
import { SOUGHT_TREATMENTS, type SoughtTreatment } from "./treatment.ts";
import { answerOn, type Answered, asksAspect, asksToKnow } from "./knowledge.ts";
import {
  namedAgain,
  namedIn,
  type Naming,
  treatmentWritten,
  type Written,
  writtenOnHurt,
} from "./written.ts";

/** What the names of practices say of words. */
export type Names = {
  /** Whether a word stands in the name of a practice: then it isn't mistyped. */
  isName?: ((word: string) => boolean) | undefined;
  /** Whether a text is what a practice is called, or the beginning of it: "Bleeding Edge Dental" is no one who bleeds. */
  isPracticeName?: ((text: string) => boolean) | undefined;
};

/** What words mean, and the index of the first. */
type Phrase = { found: readonly Meaning[]; start: number; size: number };

type Suburb = { name: string; place: Place };

/** What a visitor typed, and what of it is understood. */
export type Question = ReturnType<typeof readQuestion>;

/**
 * What a text means, worked out once for every door: place, treatment, audience, time, help with the cost, and whether
 * someone is hurt. The longest phrase counts first, so that "palmerston north root canal" is one place and one treatment.
 * A treatment that is named comes before the people that it is for: "kids braces" is braces. `languages` are those that practices
 * speak. A practice's own name always wins.
 */
export function readQuestion(
  text: string,
  languages: readonly string[] = [],
  { isName, isPracticeName }: Names = {},
) {
  const story = queryLine(text, LONGEST_STORY);
  // Half of a word would be taken for another.
  const typed = queryLine(story, LONGEST_TELLING).replace(story.length > LONGEST_TELLING ? / \S*$/ : "", "");
  const { text: reached, contact } = withoutContact(typed);
  const { text: said, sum } = withoutSum(reached);
  const words = splitWords(said);
  const street = streetIn(
    words,
    (word) => LEXICON.get(phraseKey([word]))?.some(({ place, town }) => place ?? town) === true,
  );
  const isStreet = (at: number) => street !== null && street.start <= at && at < street.end;
  const read: Phrase[] = [];
  // Together these mean something else than each of them does.
  const isOther = otherThings(words).map((one, at) => one || isStreet(at));
  const naming = namedBeside(words, isOther);
  let isPartOfAnother = false;
  const isRead = words.map(() => false);
  const isPlace = words.map((_, at) => isStreet(at));
  const inSuburb = suburbSpans(words);
  const languageBy = new Map(
    languages.flatMap((language) =>
      [language, ...(LANGUAGE_WORDS[language] ?? [])].map(
        (name) => [phraseKey(splitWords(name)), [{ wish: { language } }]] as const,
      ),
    ),
  );
  const keys = words.map((word) => phraseKey([word]));
  for (let size = LONGEST_PHRASE; size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      const isTaken = (one: readonly boolean[]) => one.slice(start, start + size).includes(true);
      if (isTaken(isRead) || isTaken(isOther)) continue;
      const key = keys.slice(start, start + size).join(" ");
      const found: readonly Meaning[] | undefined = languageBy.get(key) ?? LEXICON.get(key);
      if (!found || (size === 1 && isNotCost(found, words, start))) continue;
      if (found.some(({ isAllDay }) => isAllDay) && isSpan(words, start, size)) continue;
      // Lower Hutt is more than the Hutt Valley.
      if (
        inSuburb.some(
          (span) => span.size > size && span.start <= start && start + size <= span.start + span.size,
        )
      ) {
        if (found.every(({ region, part }) => region ?? part)) continue;
      }
      isRead.fill(true, start, start + size);
      // “Next Friday” may be the one after: the page says which it took.
      if (found.some(isDay) && words[start - 1] === "next") isRead[start - 1] = true;
      const isInName = naming !== null && naming.first <= start && start + size <= naming.end;
      const isAroundName = naming !== null && start <= naming.first && naming.end <= start + size;
      if (found.some((one) => one.place ?? one.town ?? one.region)) isPlace.fill(true, start, start + size);
      read.push({ found, start, size });
      // "Wisdom tooth extraction" is that operation, and not about extractions.
      if (isAroundName && !isInName) isPartOfAnother ||= found.some((one) => one.treatment ?? one.isUrgent);
    }
  }
  const writtenNamed = isPartOfAnother ? null : (naming?.written ?? null);
  if (naming && writtenNamed) isRead.fill(true, naming.first, naming.end);
  const told = hurtIn(story === typed ? words : splitWords(withoutContact(story).text), naming, {
    isPlace,
    isRead,
    isName,
  });
  // "Complain, they overcharged me" names one page twice.
  if (naming && writtenNamed) for (const at of namedAgain(words, naming)) isRead[at] = true;
  const isUnusual = words.some(
    (word, at) => !told.isTelling(at) && !isRead[at] && !LITTLE_WORDS.has(word) && !GENERIC_WORDS.has(word),
  );
  const isOwnName = told.hurt !== null && isUnusual && isPracticeName?.(typed) === true;
  const { hurt, isTold, isBleedingGums } = isOwnName ? { ...told, hurt: null, isBleedingGums: false } : told;
  const isHurt = hurt !== null && hurt.level !== "unsure";
  const ruledOut = excludedIn(words, read, isRead, hurt !== null);
  const excluded = ruledOut.length > 0 && isPracticeName?.(typed) === true ? [] : ruledOut;
  const isExcluded = (at: number) => excluded.some(({ start, end }) => start <= at && at < end);
  for (const { start, end } of excluded) isRead.fill(true, start, end);
  const days = daysIn(
    words,
    read.filter(({ start }) => !isExcluded(start)),
    isHurt,
  );
  // What isn't a wish for a day is said where it's no part of a hurt that is told.
  if (!isHurt) for (const { start, size } of days.ofWhatHappened) isRead.fill(false, start, start + size);
  const used = read.filter(
    (one) => !days.ofWhatHappened.includes(one) && !days.further.includes(one) && !isExcluded(one.start),
  );
  const phrases = used.map(({ found }) => found);
  const meanings = phrases.flat();
  const place = meanings.find((one) => one.place)?.place ?? null;
  const written = naming && isExcluded(naming.first) ? null : writtenNamed;
  const named = phrases.flatMap((phrase) => phrase.find((one) => one.place ?? one.town) ?? []);
  // "Dental nurse jobs" names a trade, and no care for children.
  const sought = words.some((word) => JOBS.has(word)) ? null : soughtTreatment(meanings);
  const treatment = sought ?? (isBleedingGums ? CHECKUP : null);
  const isHaste = words.map((word, at) => !isRead[at] && !isOther[at] && isNearlyUrgent(word, isName));
  const saysNow = isHaste.includes(true) || meanings.some((one) => one.isUrgent);
  const isCalm = isAboutHistory(words) || isThing(words, read, isHaste) || meanings.some((one) => one.isCost);
  const isUrgent = isHurt || (saysNow && !isCalm);
  const { free = null, ...wished } = combinedWish(meanings);
  // Those who see people in pain take calls, whether or not they have a time to book online.
  const wish: Asked = free && !isUrgent ? { ...wished, free } : wished;
  const spoken = wish.language ? undefined : words.flatMap((word) => SPOKEN_LANGUAGES.get(word) ?? [])[0];
  const isLanguage = (word: string) => spoken !== undefined && SPOKEN_LANGUAGES.get(word) === spoken;
  const unlisted = meanings.find((one) => one.unlisted)?.unlisted ?? spoken ?? null;
  const typedOf = (phrase: Phrase | undefined) =>
    phrase ? words.slice(phrase.start, phrase.start + phrase.size).join(" ") : null;
  const ofUnlisted = read.find(({ found }) => found.some((one) => one.unlisted));
  // “No fluoride” is what practices don't tell us, and not the fluoride.
  const isUnlistedRuledOut = ofUnlisted !== undefined && NOT.has(words[ofUnlisted.start - 1] ?? "");
  if (isUnlistedRuledOut) isRead[ofUnlisted.start - 1] = true;
  const clock = words.findIndex((word, at) => !isRead[at] && CLOCK.test(word));
  if (clock >= 0) isRead[clock] = true;
  const article = meanings.find((one) => one.article)?.article ?? null;
  // A child's age says who is hurt, and asks for nothing free.
  const isFree = (one: FundingSlug) => one === "free-under-18" && !words.includes("free");
  const funding = soughtFunding(phrases, treatment).filter((one) => !isHurt || !isFree(one));
  const isWished = ({ found }: Phrase) =>
    found.some((one) => (one.wish && !one.wish.free) || (one.funding && funding.includes(one.funding)));
  const isUnmetInPain = ({ found, start }: Phrase) =>
    !(isHurt && told.isTelling(start)) &&
    !found.some(({ unlisted: care }) => care === INTERPRETED || (isHurt && OF_FEAR.has(care ?? ""))) &&
    !BEFORE_A_DAY.has(words[start - 1] ?? "") &&
    found.some((one) => one.wish?.free ?? one.unlisted ?? one.company ?? one.isAboutPrice ?? one.isHoliday);
  const isOfAll = meanings.some((one) => one.isOfAll ?? one.notListed ?? one.isHoliday);
  const isKnown =
    isUrgent ||
    isOfAll ||
    sum !== null ||
    [treatment, unlisted, article, written].some(Boolean) ||
    funding.length > 0 ||
    Object.keys(wish).length > 0;
  const isLeft = (word: string, index: number) =>
    (!isRead[index] && !isHaste[index] && !isLanguage(word) && !(hurt && isTold(index))) ||
    (!treatment && !written && !saysNow && LEXICON.get(phraseKey([word]))?.some(({ isCost }) => isCost));
  // The ordinary words of someone who is hurt need no answer, nor do "up" and "o". A name that we don't know may be where they are.
  const isOfStory = (word: string) => isUrgent && (isCommonWord(word) || word.length <= 2);
  const left = words.filter(
    (word, index) => isLeft(word, index) && !LITTLE_WORDS.has(word) && !isOfStory(word),
  );
  const isGeneric = left.every((word) => GENERIC_WORDS.has(word) || (isKnown && /^\d{1,2}$/.test(word)));
  // “Nelson Dental” may be what a practice is called; “dental” alone is no name.
  const isCalled = () => words.length > 1 && isPracticeName?.(typed) === true;
  const rest = isGeneric && (isKnown || !isCalled()) ? [] : left;
  const isOfAnyDentist = words.length > 0 && rest.length === 0 && words.every(isSaidOfAny);
  const isAskingToKnow = asksToKnow(said);
  // Much of what someone tells of a body isn't understood: it may be a hurt.
  const isStory =
    words.length >= FEWEST_OF_STORY &&
    told.isOfSomeone &&
    words.some((_, at) => told.isTelling(at)) &&
    rest.filter((word) => !/^\d+$/.test(word)).length >= 2;
  const isElsewhere = meanings.some((one) => one.place ?? one.region ?? one.town);
  const inSuburbs = suburbsIn(words.filter((_, index) => !isRead[index]));
  const suburbs = isElsewhere ? [] : inSuburbs;
  const secondSuburbs =
    suburbs.length === 1
      ? suburbsIn(
          words.filter((word, at) => !isRead[at] && !fold(suburbs[0]!.name).split(" ").includes(word)),
        )
      : [];
  const beyond = isElsewhere ? inSuburbs : secondSuburbs;
  const chief = place ?? meanings.find((one) => one.town)?.town ?? null;
  const otherRegion = place
    ? meanings.find((one) => one.region && !one.region.places.includes(place))?.region
    : null;
  const asked = meanings.find((one) => one.notListed)?.notListed;
  // Where someone comes from is not where they look for a dentist.
  const inAbroad = read.find(
    ({ found, start }) => found.some((one) => one.isAbroad) && words[start - 1] !== "from",
  );
  const isAtHome =
    isElsewhere || suburbs.length > 0 || words.includes("nz") || meanings.some((one) => one.isOfAll);
  const beside =
    asked ??
    (meanings.some((one) => one.isHoliday) ? HOLIDAYS : null) ??
    (inAbroad && !isAtHome ? ABROAD : null);
  const notListed = !beside || isUrgent || isPracticeName?.(typed) === true ? null : beside;
  const compared = comparedPages(phrases, written);
  const isComparing =
    !isUrgent &&
    !isElsewhere &&
    Object.keys(wish).length === 0 &&
    compared.length > 1 &&
    COMPARES.test(fold(said)) &&
    !meanings.some((one) => one.isCost);
  const landmark = suburbs.length > 0 || place ? (rest.find((word) => LANDMARKS.has(word)) ?? null) : null;
  return {
    /** One line, as typed; empty when nothing was. */
    typed,
    /** What stands somewhere in the place that is named, and we don't know where: `mall`. */
    landmark,
    /** More was typed than is searched for: the rest was looked through for a hurt alone. */
    isCut: story !== typed,
    /** It is rather in another language: most of its words are none of English or te reo Māori. */
    isForeign:
      words.length > 1 || /[^\p{Script=Latin}\d ]/u.test(words.join(" "))
        ? words.filter((word) => !isCommonWord(word)).length * 2 > words.length
        : false,
    /** What was typed without stop words: `braces near Taupō` → `braces Taupō`. */
    keywords: searchKeywords(
      excluded.length === 0 ? typed : words.filter((_, at) => !isExcluded(at)).join(" "),
    ),
    /** What was typed for what it should not be: `lumino` in "dentist not lumino". No list can be without it. */
    excluded: excluded.map((one) => one.typed),
    place,
    /** The part of the place that is named, where practices are not listed by it: the North Shore. */
    part: meanings.find((one) => one.place === place && one.part)?.part ?? null,
    /** The further places and towns that are named: Hamilton in "auckland and hamilton". */
    others: [...new Set(named.flatMap((one) => one.place ?? one.town ?? []))].filter(
      (one) => one !== (place ?? named[0]?.town),
    ),
    /** What else is named to look in: a suburb elsewhere, a second suburb, a region beside a town. */
    otherNames: beyond.some((one) => one.place === chief)
      ? []
      : [...beyond.slice(0, 1), ...(otherRegion ? [{ name: otherRegion.name, place: null }] : [])],
    /** A part of the country, where no place is named. */
    region: place ? null : (meanings.find((one) => one.region)?.region ?? null),
    /** A town beyond the 22, where none of those is named. */
    town: place ? null : (meanings.find((one) => one.town)?.town ?? null),
    /** The name by which the town is called: `Waiheke` for Oneroa. */
    townNamed: place ? null : (meanings.find((one) => one.town)?.named ?? null),
    /** A suburb and the place that it is part of, where neither a place nor a town is named. Its words are in `rest` too. */
    suburb: suburbs.length === 1 ? suburbs[0]! : null,
    /** They are listed where several places have a suburb of that name. */
    suburbs: suburbs.length > 1 ? suburbs : [],
    /** Asks for what is near, and names no place. */
    isNearMe: !place && NEAR_ME.test(fold(typed)),
    treatment,
    /** The treatments that are named beside it: braces in "invisalign vs braces". */
    otherTreatments: treatment ? otherTreatments(phrases, treatment) : [],
    /** How it should be beside the treatment and the cost: open on Saturdays, with parking, speaking Mandarin. */
    wish,
    /** It should be open on this day of the week. */
    isToday: meanings.some((one) => one.isToday),
    /** What was typed for how the practice should be, and for help with the cost: `wheelchair`, `open sunday`. */
    wishTyped: used.filter(isWished).map((one) => typedOf(one)!),
    /** What was typed, and no list of those who see people in pain is chosen by: a day, a low price, a female dentist. */
    unmetInPain: isUrgent
      ? [
          ...used.filter(isUnmetInPain).map((one) => typedOf(one)!),
          ...words.filter((word) => isLanguage(word)),
        ]
      : [],
    /** What was typed for a day that comes twice, and may be the second: `next friday`. */
    nextDay: days.first && words[days.first.start - 1] === "next" ? `next ${words[days.first.start]}` : null,
    /** What was typed for further days, since a list is of one. */
    furtherDays: days.further.map((one) => typedOf(one)!),
    /** What was typed for a part of a day, or an hour of it: `arvo`. */
    dayPart: typedOf(read.find(({ found }) => found.some((one) => one.isDayPart))) ?? words[clock] ?? null,
    /** What was typed for an hour after which it should be open, beside the one by which we search: `until 8pm`. */
    evening: typedOf(
      read.find(({ found, start, size }) => {
        const typedHour = words.slice(start, start + size).join(" ");
        const isEvening = found.some(({ wish: one }) => one?.open === "evening");
        return isEvening && /\d/.test(typedHour) && !/^(?:after|past) 6 ?pm$/.test(typedHour);
      }),
    ),
    /** Gums that bleed, which may be one and the other. */
    isBleedingGums,
    /** Someone is hurt, may be, or writes of it; null where nothing says so. */
    hurt,
    /** Words of a hurt or of haste are there, and others that say otherwise. */
    isMaybeHurt:
      !isUrgent &&
      !isBleedingGums &&
      (hurt !== null || saysNow || isStory || meanings.some((one) => one.isHoliday)),
    /** Someone is hurt, or needs to be seen now. */
    isUrgent,
    /** Asks for who is open at night, or never closes. */
    isAllDay: meanings.some((one) => one.isAllDay),
    /** Says a low price, or asks what a treatment costs. */
    isAboutPrice:
      sum !== null ||
      meanings.some((one) => one.isAboutPrice ?? (one.isCost && (treatment !== null || saysNow))),
    /** Help with the cost; several when a word may mean any of them, as "free" does. */
    funding,
    /** Care that no practice states, by its name: `Dentures`. */
    unlisted,
    /** What was typed for a part of a visit that has no price of its own: `xray`. */
    unpriced: typedOf(read.find(({ found }) => found.some((one) => one.isUnpriced))),
    /** What was typed for it: `painless`. */
    unlistedTyped: isUnlistedRuledOut
      ? `${words[ofUnlisted.start - 1]} ${typedOf(ofUnlisted)}`
      : typedOf(ofUnlisted),
    /** A company about which practices say nothing: `Afterpay`. */
    company: meanings.find((one) => one.company)?.company ?? null,
    /** How someone is reached, by which we don't search. */
    contact,
    /** What someone wants to spend, in dollars. */
    sum,
    /** What is asked for beside dentists: a public holiday's hours, a vet. */
    notListed,
    /** It asks for what every list has: the whole country, the number to call. */
    isOfAll,
    /** The name of a street, with its number, folded: `14 pain road`. Its words are in `rest` too. */
    street: street ? words.slice(street.start, street.end).join(" ") : null,
    /** The word by which an article tells of it: `hospital`. */
    article,
    /** What was typed for it. */
    articleTyped: typedOf(read.find(({ found }) => found.some((one) => one.article))),
    /** The page that is written about it. */
    written: isHurt ? writtenOnHurt(hurt.kind, { asked: written, isAboutCost: funding.length > 0 }) : written,
    /** It asks to know something, and names no place and no practice to find. */
    knowledge:
      isHurt || isElsewhere || Object.keys(wish).length > 0
        ? null
        : knowledgeOf(said, writtenAbout(written, treatment)),
    /** A place beyond New Zealand, as it was typed. */
    abroad: typedOf(read.find(({ found }) => found.some((one) => one.isAbroad))),
    /** Each word is true of every practice here, as in “dental clinic” and “dentist near me”. */
    isOfAnyDentist,
    /** The pages on things that someone asks to compare: "veneers or crowns". Empty, or two and more. */
    compared: isComparing ? compared : [],
    /** The other words, folded. */
    rest: notListed?.isAll
      ? []
      : rest.filter(
          (word) =>
            word !== landmark && !(isAskingToKnow && ASKS.has(word)) && !(isComparing && word === "better"),
        ),
  };
}

/** Someone who is hurt tells how they feel by such words, and asks for nothing: "scared to go home", "no pain". */
const OF_FEAR: ReadonlySet<string> = new Set(["A dentist’s manner", "Care for nervous patients"]);
/** "Till Monday" tells when help comes, and is no wish for that day. */
const BEFORE_A_DAY: ReadonlySet<string> = new Set(["till", "until", "before"]);

/** Fewer words are a search. */
const FEWEST_OF_STORY = 6;

type NamesOfPractices = Pick<PracticeIndex, "languages" | "hasWord" | "count">;

/** Someone who filters what they typed sends the same text with every page. */
const READINGS = new WeakMap<NamesOfPractices, LRUCache<string, Question>>();
const MOST_READINGS = 200;

/** The question with the names of those practices known: the one way from a text to its meaning. */
export function readAsTyped(index: NamesOfPractices, text: string): Question {
  const known = READINGS.getOrInsertComputed(index, () => new LRUCache({ max: MOST_READINGS }));
  const last = known.get(text);
  if (last) return last;
  const question = readQuestion(text, index.languages, {
    isName: index.hasWord,
    isPracticeName: (typed) => index.count({ nameStart: fold(typed) }) > 0,
  });
  known.set(text, question);
  return question;
}

/** The page that is asked about, and its sentence that answers. `isUnanswered`: an answer was asked for, and the page has none. */
type Knowledge = { page: Written; answer: Answered | null; isUnanswered: boolean };

function knowledgeOf(said: string, page: Written | null): Knowledge | null {
  if (!page || !asksToKnow(said)) return null;
  const answer = answerOn(page.href, said);
  return { page, answer, isUnanswered: answer === null && asksAspect(said) };
}

/** The page on what is asked about: the page that is named, or the treatment's. */
function writtenAbout(written: Written | null, treatment: SoughtTreatment | null): Written | null {
  return written ?? (treatment && treatmentWritten(treatment));
}

/** What people name a part of a place by. */
const LANDMARKS: ReadonlySet<string> = new Set(
  "mall plaza shops station airport library school university campus cbd wharf".split(" "),
);

/** Words that only ask: none of them is looked for in names. */
const ASKS: ReadonlySet<string> = new Set(
  "age ages old often soon many times take takes normally usually safe bad permanent lifespan painful hurt sore".split(
    " ",
  ),
);

type HurtIn = {
  isPlace: readonly boolean[];
  isRead: readonly boolean[];
  isName?: ((word: string) => boolean) | undefined;
};

/**
 * Whether the words tell that someone is hurt. What a page calls its subject calmly, as gums that bleed when brushed, is
 * no hurt unless other words say so: "my gums bleed" and "his gum is bleeding after a fall".
 */
function hurtIn(words: readonly string[], naming: Naming | null, { isPlace, isRead, isName }: HurtIn) {
  const isCalm = (at: number) => naming?.isCalm === true && naming.first <= at && at < naming.end;
  const known = {
    isName: (word: string) => PLACE_WORDS.has(word) || isName?.(word) === true,
    isKnown: (at: number) => isRead[at] ?? false,
    isLittle: (at: number) => LITTLE_WORDS.has(words[at]!),
  };
  const whole = readHurt(words, { ...known, isPlace: (at) => isPlace[at] ?? false });
  const isAllCalm = naming?.isCalm === true && !words.some((_, at) => !isCalm(at) && whole.isTelling(at));
  const read = isAllCalm
    ? readHurt(words, { ...known, isPlace: (at) => isPlace[at] === true || isCalm(at) })
    : whole;
  return { ...read, isBleedingGums: isAllCalm && whole.hurt?.kind === "bleeding" };
}

/** Which words are part of something that none of them means alone: both of "crown land". */
function otherThings(words: readonly string[]): boolean[] {
  const found = words.map(() => false);
  for (let size = LONGEST_OTHER; size > 1; size--)
    for (let start = 0; start + size <= words.length; start++)
      if (OTHERS.has(phraseKey(words.slice(start, start + size)))) found.fill(true, start, start + size);
  return found;
}

const OTHERS: ReadonlySet<string> = new Set(OTHER_THINGS.map((one) => phraseKey(splitWords(one))));
const LONGEST_OTHER = Math.max(...[...OTHERS].map((one) => one.split(" ").length));

/** The page that is named, unless by a part of what means something else: a filling station is about no filling. */
function namedBeside(words: readonly string[], isOther: readonly boolean[]): Naming | null {
  const naming = namedIn(words);
  const isCut = (at: number) => isOther[at - 1] === true && isOther[at] === true;
  if (!naming || !(isCut(naming.first) || isCut(naming.end))) return naming;
  return namedIn(words.map((word, at) => (isOther[at] ? "" : word)));
}

/** The words of places: Hutt is not hurt, and Ilam not inflamed. */
const PLACE_WORDS: ReadonlySet<string> = new Set(
  [...LOCALITIES, ...ALL_PLACES, ...VILLAGES].flatMap(({ name }) => fold(name).split(" ")),
);

const CHECKUP = SOUGHT_TREATMENTS.find(
  ({ page, service }) => page?.slug === service && service === "general-dentistry",
)!;

const nearUrgent = nearWords(URGENT_WORDS.filter((word) => !word.includes(" ")));

/** People who need someone now type badly: `emergancy`, `urgant`. */
function isNearlyUrgent(word: string, isName: Names["isName"]): boolean {
  return word.length >= 5 && !isCommonWord(word) && isName?.(word) !== true && nearUrgent(word) !== undefined;
}

/** "history of emergency dentistry" needs no one now. */
function isAboutHistory(words: readonly string[]): boolean {
  return words.some((word) => word === "history" || word === "job" || word === "jobs");
}

/** Whether haste only says what kind of thing is meant: an emergency fund, an urgent care nurse's salary. */
function isThing(words: readonly string[], read: readonly Phrase[], isHaste: readonly boolean[]): boolean {
  return words.some((_, at) => {
    if (!isHaste[at] && !read.some(({ found, start }) => start === at && found.some((one) => one.isUrgent)))
      return false;
    const thing = words.slice(at).find((word) => !OF_A_THING.has(word));
    return thing !== undefined && THINGS.has(thing);
  });
}

const OF_A_THING: ReadonlySet<string> = new Set(
  "emergency urgent care after hours afterhours dental dentist dentists dentistry health medical nurse doctor tooth teeth first aid".split(
    " ",
  ),
);
const THINGS: ReadonlySet<string> = new Set(
  `fund funds saving savings loan loans kit kits box bag supplies insurance insurer salary salaries wage wages job jobs
  career careers vacancy vacancies course courses training exit plan plans policy contact contacts definition meaning`.split(
    /\s+/,
  ),
);

const JOBS: ReadonlySet<string> = new Set(
  "job jobs salary salaries wage wages career careers vacancy vacancies".split(" "),
);

/** Three in the afternoon, as people write it: `3pm`, `330pm`. */
const CLOCK = /^\d{1,4}(?:am|pm)$/;

/**
 * The day that is asked for, and those that aren't: "my filling fell out on Sunday" says when it happened, and not when to be
 * seen. A list is of one day, so that the first counts.
 */
function daysIn(words: readonly string[], read: readonly Phrase[], isHurt: boolean) {
  const all = read.filter(({ found }) => found.some(isDay)).toSorted((a, b) => a.start - b.start);
  const ofWhatHappened = all.filter(({ start }) => isDayOfHurt(words, start, isHurt));
  const [first, ...further] = all.filter((one) => !ofWhatHappened.includes(one));
  const isOther = ({ found }: Phrase) => found[0] !== first?.found[0];
  return { first, further: further.filter(isOther), ofWhatHappened };
}

function isDay({ isToday, wish }: Meaning): boolean {
  if (isToday || wish?.free) return true;
  return wish?.open === "saturday" || wish?.open === "sunday" || wish?.open === "weekend";
}

/**
 * Whether the day at this place follows what happened, with no word between of being seen on it. Many a word ends as
 * those of what happened do, so that they count where someone is hurt, or where it happened to a thing: "cracked it".
 */
function isDayOfHurt(words: readonly string[], at: number, isHurt: boolean): boolean {
  const before = words.slice(0, at);
  const isPast = (word: string, index: number) =>
    HAPPENED.has(word) || (/[a-z]{2}ed$/.test(word) && (isHurt || TO_A_THING.has(words[index + 1] ?? "")));
  const happened = before.findLastIndex(
    (word, index) => isPast(word, index) && !HURT_THINGS.has(words[index + 1] ?? ""),
  );
  return happened >= 0 && !before.slice(happened).some((word) => BE_SEEN.has(word));
}

const HAPPENED: ReadonlySet<string> = new Set(
  "fell came broke had took lost got hit split burst last since bit swallowed gave went woke did ago was were wait whati".split(
    " ",
  ),
);
const TO_A_THING: ReadonlySet<string> = new Set("it my out on last yesterday".split(" "));
/** "Chipped tooth Sunday" doesn't tell what happened: it names what is wrong. */
const HURT_THINGS: ReadonlySet<string> = new Set(
  "tooth teeth gum gums jaw face crown filling nerve wisdom molar".split(" "),
);
const BE_SEEN: ReadonlySet<string> = new Set(
  "dentist dentists open opens clinic see seen need needs want appointment available anyone who book".split(
    " ",
  ),
);

/** A named treatment before an audience; what every child's visit has in it, as a filling, leaves the child first. */
function soughtTreatment(meanings: readonly Meaning[]): SoughtTreatment | null {
  const all = meanings.flatMap((one) => one.treatment ?? []);
  const named = all.find(
    ({ service }) => service !== "childrens-dentistry" && service !== "general-dentistry",
  );
  const first = all[0];
  return first?.service === "childrens-dentistry" ? (named ?? first) : (first ?? null);
}

const COMPARES = /\b(?:vs|versus|difference|differences|compare|compared|comparison|or|better|rather)\b/;

/** The pages on all things that are named; a page on a filling rather than that on checkups, of which it is a part. */
function comparedPages(phrases: readonly (readonly Meaning[])[], written: Written | null): Written[] {
  const named = phrases.flatMap((phrase) => phrase.find(({ treatment }) => treatment)?.treatment ?? []);
  const pages = named
    .filter(({ service }) => service !== "childrens-dentistry" && service !== "general-dentistry")
    .flatMap((one) => treatmentWritten(one) ?? []);
  const all = [...pages, ...(written ? [written] : [])];
  return all.filter(({ href }, at) => all.findIndex((one) => one.href === href) === at);
}

/** An audience and a checkup are no treatments to compare. */
function otherTreatments(phrases: readonly (readonly Meaning[])[], one: SoughtTreatment): SoughtTreatment[] {
  const named = phrases.flatMap((phrase) => phrase.find(({ treatment }) => treatment)?.treatment ?? []);
  return [...new Set(named)].filter(
    ({ service }) =>
      service !== one.service && service !== "childrens-dentistry" && service !== "general-dentistry",
  );
}

/** "It’s been 24 hours" and "24 hours ago" tell how long it has been, and ask for no one at night. */
function isSpan(words: readonly string[], start: number, size: number): boolean {
  return /^\d/.test(words[start]!) && (SPANS.has(words[start - 1] ?? "") || words[start + size] === "ago");
}

const SPANS: ReadonlySet<string> = new Set("been for after past last within in every over since".split(" "));

/** "Mercury free" and "sugar free" cost something: what is free of a thing is not free. */
function isNotCost(found: readonly Meaning[], words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  if (words[at] !== "free" || before === undefined || !found.some(({ funding }) => funding)) return false;
  return !LITTLE_WORDS.has(before) && !GENERIC_WORDS.has(before) && !LEXICON.has(phraseKey([before]));
}

/** "Not", with what it is said of: "not open on sunday", "without x-rays". What is wished for begins after it. */
type Excluded = { start: number; end: number; typed: string };

/**
 * What someone doesn't want. It must not be searched for, by its meaning or by its name. Haste stays haste, since "no
 * emergency dentist is open" is no wish to have none. Someone who is hurt rules out places alone, since "tooth not stopping
 * bleeding" rules out nothing.
 */
function excludedIn(
  words: readonly string[],
  read: readonly Phrase[],
  isRead: readonly boolean[],
  isHurt: boolean,
): Excluded[] {
  return words.flatMap((word, start) => {
    const isOfTwo = NOT_OF_TWO.has(`${words[start - 1]} ${word}`);
    if (!NOT.has(word) && !isOfTwo) return [];
    if (read.some((one) => one.start <= start && start < one.start + one.size)) return [];
    const at = words.findIndex((one, index) => index > start && !AFTER_NOT.has(one));
    if (at < 0) return [];
    const phrase = read.find((one) => one.start === at);
    if (phrase ? !isExcludable(phrase, isHurt) : isHurt || isRead[at] || isSaidOfAll(words[at]!)) return [];
    const size = phrase?.size ?? 1;
    return {
      start: isOfTwo ? start - 1 : start,
      end: at + size,
      typed: words.slice(at, at + size).join(" "),
    };
  });
}

function isSaidOfAll(word: string): boolean {
  return isCommonWord(word) || isSaidOfAny(word) || /^\d+$/.test(word);
}

function isSaidOfAny(word: string): boolean {
  return LITTLE_WORDS.has(word) || GENERIC_WORDS.has(word);
}

function isExcludable({ found }: Phrase, isHurt: boolean): boolean {
  if (found.some(({ isUrgent }) => isUrgent)) return false;
  return found.some(({ place, region, town, treatment, wish, funding, company, ...one }) => {
    if (place ?? region ?? town) return true;
    if (isHurt) return false;
    return (
      one.isToday ?? one.isDayPart ?? one.isAboutPrice ?? Boolean(treatment ?? wish ?? funding ?? company)
    );
  });
}

const NOT: ReadonlySet<string> = new Set(
  "no not non without except excluding exclude avoid avoiding kaore".split(" "),
);
const NOT_OF_TWO: ReadonlySet<string> = new Set([
  "other than",
  "rather than",
  "instead of",
  "anything but",
  "apart from",
  "anywhere but",
]);
const AFTER_NOT: ReadonlySet<string> = new Set("a an the any on in at for with open have i he".split(" "));

/** Where names of suburbs of several words stand. */
function suburbSpans(words: readonly string[]): { start: number; size: number }[] {
  return words.flatMap((_, start) =>
    [2, 3]
      .filter(
        (size) =>
          start + size <= words.length && suburbsNamed(words.slice(start, start + size).join(" ")).length > 0,
      )
      .map((size) => ({ start, size })),
  );
}

/** The first of two wishes for the same counts, as of Saturday and Sunday. */
function combinedWish(meanings: readonly Meaning[]): Asked {
  return Object.assign({}, ...meanings.map(({ wish }) => wish).toReversed()) as Asked;
}

/** Finds suburbs by the longest run of neighbouring words that are the name of one. */
function suburbsIn(words: readonly string[]): Suburb[] {
  for (let size = Math.min(words.length, LONGEST_SUBURB); size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      const found = suburbsNamed(words.slice(start, start + size).join(" "));
      if (found.length > 0) return found.map(({ name, place }) => ({ name, place: placeBySlug(place) }));
    }
  }
  return [];
}

/** In words. */
const LONGEST_SUBURB = 3;

/** "free" may mean several kinds of help. Another phrase may say which, "under 18" as well as a child. */
function soughtFunding(
  phrases: readonly (readonly Meaning[])[],
  treatment: SoughtTreatment | null,
): FundingSlug[] {
  const meant = phrases
    .map((phrase) => phrase.flatMap(({ funding }) => funding ?? []))
    .filter(({ length }) => length > 0);
  const plain = meant.filter(({ length }) => length === 1);
  const all = [...new Set((plain.length > 0 ? plain : meant).flat())];
  const isForChild = treatment?.service === "childrens-dentistry" && all.includes("free-under-18");
  if (isForChild) return ["free-under-18"];
  return treatment && NOT_FREE.has(treatment.service) ? all.filter((one) => one !== "free-under-18") : all;
}

/** No part of the free care for under 18s (Health New Zealand); the article on costs says so. */
const NOT_FREE: ReadonlySet<TreatmentSlug> = new Set(["braces", "invisalign"]);

const NEAR_ME = /\b(?:near me|near by|nearby|nearest|closest|close to me|around me)\b/;

/** Whether every word is understood. `"implants in Taupō"` is; `"Harbour implants"` is not. */
export function isUnderstood(question: Question): boolean {
  const {
    rest,
    place,
    region,
    town,
    treatment,
    isUrgent,
    isToday,
    isAboutPrice,
    funding,
    unlisted,
    article,
    written,
    excluded,
    isOfAll,
  } = question;
  const isKnown =
    isOfAll ||
    excluded.length > 0 ||
    isUrgent ||
    isToday ||
    isAboutPrice ||
    funding.length > 0 ||
    hasWish(question) ||
    unlisted !== null ||
    article !== null ||
    written !== null;
  return rest.length === 0 && Boolean(place ?? region ?? town ?? treatment ?? isKnown);
}

/** Whether it asks for dentists and for nothing that any of them hasn’t: “dental clinic”, “dentist near me”. */
export function isForEveryone(question: Question): boolean {
  return question.isOfAnyDentist && !isUnderstood(question) && question.hurt === null;
}

/** Whether it asks for dentists, so that they are listed where nothing else of it is understood. */
export function isOfDentists({ typed }: Pick<Question, "typed">): boolean {
  return /\bdentists?\b/.test(fold(typed));
}

/** Whether it says how the practice should be, beside treatment, place and cost. */
export function hasWish({ wish }: Pick<Question, "wish">): boolean {
  return Object.keys(wish).length > 0;
}

function searchKeywords(typed: string): string {
  const isKeyword = (word: string) => fold(word) !== "" && !LITTLE_WORDS.has(fold(word));
  return typed.split(" ").filter(isKeyword).join(" ");
}

/** The place that is named, or that the named suburb is part of. */
export function soughtPlace({ place, suburb }: Question): Place | null {
  return place ?? suburb?.place ?? null;
}
