import { z } from "zod";
import { PROGRAMS_ASK } from "#app/api-operations.server.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { careBeside, firstHelp } from "#services/finding/first-help.ts";
import { answerList } from "#services/finding/list-answer.ts";
import { nearestTo, whereFrom } from "#services/finding/nearest.ts";
import { answerPlaces } from "#services/finding/places-answer.ts";
import { readFilter } from "#services/finding/directory-filter.ts";
import { readAsTyped } from "#services/finding/question.ts";
import { readSaid, type Said } from "#services/finding/said.ts";
import { bookHref, emergencyHref } from "#content/links.ts";
import { PRICE_REGIONS } from "#content/price-regions.ts";
import { NATIONAL_NUMBERS, SAMPLE_FIGURES } from "#content/site.ts";
import { SERVICES } from "#content/requests/fields.ts";
import { zoneOfPlace } from "#content/places.ts";
import { emergencyStatus } from "#content/open-status.ts";
import { clockSuffix } from "#content/practice-clock-words.ts";
import { shortTime } from "#content/requests/when.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { locationNamed } from "#content/vocabulary.ts";
import { MOST_DAYS } from "#domain/free-times/shown-free-times.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { FILTER_NAMES } from "#domain/finding/practice-filters.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { answerFreeTimes } from "#services/free-times/free-times-answer.ts";
import { attributionLine } from "#services/practices/attribution.ts";
import { answerPractice } from "#services/practices/practice-answer.ts";
import { answerPrices } from "#services/prices/prices-answer.ts";
import type { Services } from "#services/services.ts";

/** Something that an assistant may ask for a person. None of it changes anything. */
export type Tool<Input extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  /** What an assistant reads before it chooses the tool. */
  text: string;
  input: Input;
  /** The answer where anything is wrong, arguments or database: someone may be in danger. Without it, a call can be refused. */
  atLeast?: Record<string, unknown>;
  /** `unread` are the texts of arguments that it doesn't have, or can't use. */
  answer: (services: Services, input: z.infer<Input>, unread: string) => Promise<Record<string, unknown>>;
};

/** What a person in pain needs before any list. */
const FIRST = {
  lifeAtRisk: `Trouble breathing or swallowing, swelling that spreads, or bleeding that won’t stop: call ${NATIONAL_NUMBERS.ambulance.phone} now.`,
  anyHour: `${NATIONAL_NUMBERS.healthline.name}, ${NATIONAL_NUMBERS.healthline.phone}, is free, 24 hours a day. They’ll say what to do and where the nearest after-hours care is.`,
};

const ID = z.int().min(1).describe("The id of the practice, from find_practices.");

const FIND = tool({
  name: "find_practices",
  title: "Find dental practices",
  text: `${PROGRAMS_ASK.list.text} Use one call with everything the person asked for. What wasn’t understood is missing from “filter” and stands in “notUnderstood”; “notes” says what else the practices aren’t chosen by. Tell the person both. If the person is in pain, swollen, bleeding or hurt, call emergency_help first.`,
  input: z.object({
    ...Object.fromEntries(
      PROGRAMS_ASK.list.parameters.map(({ name, text, values, examples }) => [
        name,
        (values ? z.enum(values as [string, ...string[]]) : z.string().max(200))
          .optional()
          .describe(values ? text : `${text} For example: ${examples.slice(0, 3).join(", ")}.`),
      ]),
    ),
    words: z
      .string()
      .max(500)
      .optional()
      .describe(
        "What the person said, in their own words, so that we notice an emergency, and a town where “location” is missing. On its own it is read as “q” is.",
      ),
  }),
  async answer(services, { words, ...parameters }, unread) {
    const sent = new URLSearchParams(
      Object.entries(parameters).filter((one): one is [string, string] => Boolean(one[1])),
    );
    const asked = new URLSearchParams(sent);
    const where = asked.get("location") ?? "";
    // People say “Ponsonby, Auckland” or “Nelson, New Zealand”, which is no name of a place.
    const index = await services.practices.now();
    const said = readSaid(words ?? "", (text) => readAsTyped(index, text));
    const isKnown = Boolean(locationNamed(where)) || asked.has("near");
    const { named, suburb, takenFor } = isKnown ? NOWHERE : whereMeant(where, said);
    if (named) asked.set("location", named.slug);
    const texts = [`${words ?? ""} ${unread}`, ...asked.values()];
    const pressing = mostPressing(index, texts) ?? said;
    const { isUrgent, first } = firstFor(pressing, asked.get("emergency") === "yes");
    // Someone who is hurt asks who can see them first, whatever else was asked.
    if (isUrgent) asked.set("emergency", "yes");
    // Words alone are read as they are in the directory’s box.
    const isOnlyWords = Boolean(words?.trim()) && !isUrgent && Object.values(parameters).every((one) => !one);
    const ofWords = isOnlyWords ? await answerList(services, new URLSearchParams({ q: words! })) : null;
    const inSuburb =
      suburb && !ofWords?.count && !asked.get("q") && new URLSearchParams([...asked, ["q", suburb]]);
    const ofSuburb = inSuburb && !isUrgent ? await answerList(services, inSuburb) : null;
    const narrow = [ofWords, ofSuburb].find((one) => one?.count);
    const { practices, ...list } = narrow ?? (await answerList(services, asked));
    const wider = suburb && !narrow ? [`These aren’t only in ${suburb}, but all over its town.`] : [];
    // Only what the assistant sent: a place that we read in the words may have been found by a practice’s name instead.
    const unused = unusedWords(sent, list.filter);
    const nearest = list.count === 0 ? await nearestInstead(services, asked) : null;
    return {
      ...(isUrgent && { first }),
      ...(takenFor && { takenFor: takenForWords(takenFor) }),
      ...(nearest && { nearest }),
      ...(unused && { problem: unused }),
      ...list,
      notes: [
        ...(ofWords && !ofWords.count ? [...ofWords.notes, ONLY_PLACE_READ] : []),
        ...wider,
        ...list.notes,
      ],
      practices: practices.map(brief),
    };
  },
});

const ONLY_PLACE_READ =
  "Of “words” only the place is read here. Put what else was asked for into the other arguments, and call this again.";

/** Which arguments the practices aren’t chosen by, in sentences for the assistant; empty where they are chosen by all. */
function unusedWords(sent: URLSearchParams, filter: Readonly<Record<string, string>>): string {
  const position = new URLSearchParams([...sent].filter(([name]) => ["near", "lat", "lng"].includes(name)));
  const isNearKnown = readFilter(position, []).near !== null;
  const unknown = ["location", ...(isNearKnown ? [] : ["near"]), ...FILTER_NAMES].filter(
    (name) => sent.has(name) && !(name in filter),
  );
  return [
    unknown.length > 0 &&
      `We don’t know what was asked for as ${unknown.join(" and ")}, so these practices aren’t chosen by that. Ask the person, and call this again.`,
    isNearKnown && !("near" in filter) && NEAR_UNUSED,
  ]
    .filter(Boolean)
    .join(" ");
}

const NEAR_UNUSED =
  "A position counts only with sort=distance, so these practices aren’t chosen by it. For those of one town, call this again with location.";

/** Where a place has no such practice: the nearest that has one, in words; null where no one place was asked for. */
async function nearestInstead(services: Services, asked: URLSearchParams): Promise<string | null> {
  const [place, another] = locationNamed(asked.get("location") ?? "")?.places ?? [];
  if (!place || another) return null;
  const near = new URLSearchParams([...asked].filter(([name]) => name !== "location" && name !== "sort"));
  near.set("near", place.slug);
  near.set("sort", "distance");
  const [first] = (await answerList(services, near)).practices;
  if (!first) return null;
  const away = "distanceKm" in first ? `, about ${Math.round(first.distanceKm)} km away` : "";
  return `No practice in ${place.name} is listed as asked. The nearest is ${first.name} in ${first.town}${away}. For more, call this again with near=${place.slug} and without location.`;
}

const PRACTICE = tool({
  name: "get_practice",
  title: "One practice",
  text: "Everything we list about one practice: prices, hours, languages, people, funding, access, where each fact comes from and since when.",
  input: z.object({ id: ID }),
  async answer(services, { id }) {
    const practice = await answerPractice(services, String(id));
    return practice ? { practice } : { problem: noPractice(id) };
  },
});

/** More than a person would be read out. */
const MOST_TIMES = 40;

const FREE_TIMES = tool({
  name: "free_times",
  title: "Free times of a practice",
  text: `When a patient can book a visit, as the booking form offers it: up to ${MOST_TIMES} times in up to ${MOST_DAYS} days. Where there are more, “next” says from which day to call again. Each has the address of the form with that time picked. Nothing is kept for the person: someone else can book it first.`,
  input: z.object({
    id: ID,
    service: z
      .enum(SERVICES.map(({ value }) => value))
      .optional()
      .describe("What the visit is for. Without it: a checkup."),
    patient: z.enum(["new", "existing"]).optional().describe("Whether the person has been there before."),
    from: z.iso.date().optional().describe("The first day, in New Zealand. Without it: today."),
  }),
  async answer(services, { id, ...asked }) {
    const parameters = new URLSearchParams(
      Object.entries(asked).filter((one): one is [string, string] => Boolean(one[1])),
    );
    const found = await answerFreeTimes(services, String(id), parameters);
    if (!found) return { problem: noPractice(id) };
    const { times, ...rest } = found.answer;
    const next = nextTimes(times, found.place);
    return {
      ...rest,
      times: times.slice(0, MOST_TIMES).map(({ start, end, book }) => ({
        start,
        end,
        inNewZealand: onTheirClock(start, found.place),
        book,
      })),
      ...(next !== null && { next }),
    };
  },
});

/** What to do where there are no times, or more than an assistant is given; null where it has them all. */
function nextTimes(times: readonly { start: string }[], place: string): string | null {
  const [first, last] = [times[0], times[MOST_TIMES - 1]];
  if (!first)
    return `They have no free times online in these ${MOST_DAYS} days. The person can ask for a time: booking_link.`;
  if (!last || times.length === MOST_TIMES) return null;
  const day = dayThere(last.start, place);
  // The day itself would give these same times again.
  if (day === dayThere(first.start, place))
    return `There are more times on ${day}, which the form shows. For later days call this again with from=${addDays(day, 1)}.`;
  return `There are more times. Call this again with from=${day}.`;
}

const PLACES = tool({
  name: "list_places",
  title: "Towns and cities",
  text: "Every town and city with the number of practices listed there.",
  input: z.object({}),
  answer: answerPlaces,
});

const PRICES = tool({
  name: "usual_prices",
  title: "What treatments cost",
  text: "The middle price, and the range that half of the listed practices charge, for the whole country and by region. There’s no figure for fewer than five practices.",
  input: z.object({
    treatment: z
      .enum(TREATMENTS.map(({ slug }) => slug))
      .optional()
      .describe("Without one: all treatments."),
    region: z
      .enum(PRICE_REGIONS.map(({ slug }) => slug))
      .optional()
      .describe("Without one: the whole country and every region."),
  }),
  async answer(services, { treatment, region }) {
    const { prices, licence } = await answerPrices(services);
    return {
      licence,
      prices: prices.filter(
        (price) =>
          (!treatment || price.treatment === treatment) &&
          (!region || price.region === region || price.region === null),
      ),
    };
  },
});

const EMERGENCY = tool({
  name: "emergency_help",
  title: "Help in pain or after an injury",
  text: "Who to call now, and the practices nearest to a town that see people in pain the same day, in the order in which they could see someone. For pain, swelling, bleeding, a knocked-out or broken tooth.",
  input: z.object({
    where: z.string().max(200).optional().describe("A town, city, suburb or region in New Zealand."),
    words: z
      .string()
      .max(500)
      .optional()
      .describe("What happened, in the person’s own words, and where they are if “where” is missing."),
  }),
  atLeast: { first: FIRST },
  // Someone in danger is helped by their words, under whatever name the assistant sent them.
  async answer(services, { where = "", words: said = "" }, unread) {
    const all = `${said} ${unread}`.trim();
    const words = readSaid(all);
    const pressing = mostPressing(null, [all, where]) ?? words;
    const meant = whereMeant(where, words);
    const { near } = meant;
    const next = nextWords(where, meant);
    const now = services.now();
    const nearest = near && (await nearestTo(await services.practices.now(), near, now));
    const found = nearest ? [...nearest.practices, ...nearest.furtherAway].slice(0, MOST_NEAR) : [];
    const listed = await Promise.all(found.map(({ id }) => answerPractice(services, String(id))));
    return {
      first: firstFor(pressing, true).first,
      ...(meant.takenFor && { takenFor: takenForWords(meant.takenFor) }),
      page: services.publicUrl + emergencyHref(near?.slug),
      practices: found.flatMap((one, at) => {
        const practice = listed[at];
        const { isOpen, text } = emergencyStatus(one, now);
        return practice
          ? [{ ...brief(practice), where: whereFrom(one, near!), isOpenNow: isOpen, open: text }]
          : [];
      }),
      ...(nearest &&
        !nearest.isSomeoneOpen && {
          now: "No practice within reach is open now. Tell them to call Healthline.",
        }),
      ...(next !== null && { next }),
    };
  },
});

/** What a person in pain needs first, from their own words: who to call, and the first steps of first aid for it. */
function firstFor({ question: { hurt, isUrgent } }: Said, isKnownUrgent: boolean) {
  const help = firstHelp(hurt);
  const care = careBeside(hurt);
  return {
    isUrgent: isKnownUrgent || help !== null || isUrgent,
    first: {
      ...(help?.danger && { danger: help.danger }),
      ...(care && { care }),
      ...FIRST,
      ...(help?.card && { firstAid: { for: help.card.situation, steps: help.card.steps } }),
    },
  };
}

/**
 * The reading of the text that is most pressing: one of a danger to life, else one of a hurt or of haste; null where none of them
 * says so. Each is read on its own, since a practice's name or a town beside it would change what it means.
 */
function mostPressing(index: Snapshot | null, texts: readonly string[]): Said | null {
  const read = texts
    .filter((text) => text.trim() !== "")
    .map((text) => (index ? readSaid(text, (one) => readAsTyped(index, one)) : readSaid(text)));
  const isOfLife = ({ question: { hurt } }: Said) => firstHelp(hurt)?.danger || careBeside(hurt);
  return read.find(isOfLife) ?? read.find(({ question }) => question.isUrgent) ?? null;
}

/** What a person needs first whose words stand in any of these texts: as a tool answers it, and in sentences; null for no one hurt. */
export async function firstNeeded(services: Services, texts: readonly string[]) {
  const pressing = mostPressing(await services.practices.now(), texts);
  if (!pressing?.question.hurt) return null;
  const { first } = firstFor(pressing, true);
  const { danger, care, lifeAtRisk, anyHour } = first;
  return { asData: { first }, inWords: [danger ?? care ?? lifeAtRisk, anyHour].join(" ") };
}

/** What to ask the person, where a town isn’t known for sure: practices elsewhere are no help to someone in pain. */
function nextWords(where: string, { near, isRegion }: ReturnType<typeof whereMeant>): string | null {
  if (near && !isRegion) return null;
  const ask = "Ask which town the person is in or near, and call this again with the town alone.";
  if (near) return `These are near ${near.name}. ${ask}`;
  return where.trim() === "" ? ask : `We don’t know “${where.trim()}”. ${ask}`;
}

/**
 * The place or region that is meant, and the place that it begins at. `Ponsonby, Auckland` is Auckland. Where nobody says
 * where, the person's own words may: “my tooth broke in Nelson”. `takenFor` is a mistyped town put right.
 */
function whereMeant(where: string, words: Said) {
  const { question, takenFor } = where.trim() === "" ? words : readSaid(where);
  const { place, town, suburb, region } = question;
  const named = place ?? town ?? suburb?.place ?? region;
  return {
    named,
    /** The suburb’s name, where it is only that which says the place. */
    suburb: !place && !town && suburb ? suburb.name : null,
    near: named && "places" in named ? named.places[0] : named,
    isRegion: named !== null && named !== undefined && "places" in named,
    takenFor,
  };
}

const NOWHERE = { named: null, suburb: null, takenFor: null };

function takenForWords(text: string): string {
  return `We read it as “${text}”. If that’s not what the person meant, ask which town they’re in.`;
}

const BOOKING = tool({
  name: "booking_link",
  title: "A form to ask for an appointment",
  text: "The address of our appointment form with what is known filled in. Nothing is sent: the person opens it, reads it, adds their own details and sends it themselves.",
  input: z.object({
    practice: ID.optional(),
    service: z
      .enum(TREATMENTS.map(({ slug }) => slug))
      .optional()
      .describe("What the visit is for."),
    urgency: z.enum(["emergency"]).optional().describe("Only when it is one."),
  }),
  async answer({ publicUrl }, { practice, service, urgency }) {
    return {
      url: publicUrl + bookHref({ practice, service, urgency }),
      next: "Give the person this address. They read the form, fill in the rest and send it themselves.",
      ...(urgency && { first: FIRST }),
    };
  },
});

/** More than a person would be read out. */
const MOST_NEAR = 5;

function noPractice(id: number): string {
  return `No practice has the id ${id}. Ask find_practices for those there are.`;
}

export const TOOLS: readonly Tool[] = [FIND, PRACTICE, FREE_TIMES, PLACES, PRICES, EMERGENCY, BOOKING];

/** What every answer carries: its day, whose it is, and whether the practices are real. */
export async function withSource(
  services: Services,
  answer: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const index = await services.practices.now();
  return {
    asOf: services.today(),
    source: services.publicUrl,
    attribution: attributionLine(index),
    ...(index.samples > 0 && {
      samples: `${SAMPLE_FIGURES}. A practice with “sample”: true doesn’t exist and can’t be called or visited.`,
    }),
    ...answer,
  };
}

type Listed = Awaited<ReturnType<typeof answerList>>["practices"][number];

/** The fields by which people choose; `get_practice` has the others. */
function brief(practice: Listed) {
  const { id, name, address, suburb, town, phone, hours, hoursText, services } = practice;
  const { languages, newPatients, priceRange, rating, reviews, funding } = practice;
  const { wheelchairAccess, emergency, nextFree, sample, url } = practice;
  return {
    id,
    name,
    address: [address, suburb, town].filter(Boolean).join(", "),
    phone,
    hours,
    hoursText,
    services,
    languages,
    newPatients: newPatients.answer,
    usualVisit: priceRange,
    rating,
    reviews,
    funding,
    wheelchairAccess,
    emergency,
    nextFree: nextFree && { ...nextFree, inNewZealand: onTheirClock(nextFree.start, practice.placeSlug) },
    sample,
    url,
    ...("distanceKm" in practice && { distanceKm: practice.distanceKm }),
  };
}

/** What the practice's own clock shows at an instant: `Wed 2 Dec, 9am, Chatham Islands time`; elsewhere without its name. */
function onTheirClock(start: string, place: string): string {
  return shortTime(keptAt(new Date(start), zoneOfPlace(place))) + clockSuffix(place);
}

/** The day on the practice’s own clock, which is how `from` counts days. */
function dayThere(start: string, place: string): string {
  return newZealandDay(keptAt(new Date(start), zoneOfPlace(place)));
}

/** Keeps the kind of the input for `answer`, which a list of tools forgets. What it doesn’t name, a tool doesn’t take. */
function tool<Input extends z.ZodObject>(one: Tool<Input>): Tool {
  const strict: Tool<Input> = { ...one, input: one.input.strict() as unknown as Input };
  return strict;
}
