import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Yaml from "yaml";
import type * as Zod from "zod";
import { findPlace } from "#content/places.ts";
import {
  type Identity,
  NEUTRAL_IDENTITY,
  type OpenHours,
  REPLY_KINDS,
  type Reply,
} from "#content/identity.ts";
import type { Mailbox } from "#content/operator.ts";
import { readEmail } from "#domain/email.ts";
import { readPhone } from "#domain/phone.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";

/** What is wrong with the operator's file, to follow its name: `hours.support must be days and hours, like …`. */
export class SiteFileProblem extends Error {
  override name = "SiteFileProblem";
}

/** The operator's own file as it was read. What it leaves out is neutral, and named in `unset`. */
export type SiteFile = {
  /** As it was given. */
  path: string;
  company: string | undefined;
  address: string | undefined;
  phone: string | undefined;
  privacyEmail: string | undefined;
  /** The one address for everything that has none of its own. */
  email: string | undefined;
  emails: Partial<Record<Mailbox, string>>;
  identity: Identity;
  /** Fields that pages, mails or legal texts would use: `["hours.support", "hosting"]` */
  unset: readonly string[];
};

/**
 * Reads `SITE_FILE`: YAML, or JSON, which is YAML too. Throws `SiteFileProblem` with one sentence on the first mistake.
 * `docs/site.example.yaml` has every field.
 */
export function readSiteFile(path: string): SiteFile {
  const given = checked(parsed(readText(path)));
  const { name, tagline, about, hours, replies, practices, story, storyPlace, team, madeIn } = given;
  const schedule = (text: string | undefined): OpenHours | null =>
    text === undefined ? null : openHours(text);
  const place = hours?.holidays === undefined ? undefined : findPlace(hours.holidays);
  const began = storyPlace === undefined ? undefined : findPlace(storyPlace);
  const identity: Identity = {
    ...NEUTRAL_IDENTITY,
    name,
    tagline: tagline ?? NEUTRAL_IDENTITY.tagline,
    about: about ?? NEUTRAL_IDENTITY.about,
    hours: { support: schedule(hours?.support), bookings: schedule(hours?.bookings ?? hours?.support) },
    holidayRegion: place?.holidayRegion ?? "",
    replies: { ...NEUTRAL_IDENTITY.replies, ...repliesIn(replies) },
    escalation:
      replies?.escalation === undefined
        ? NEUTRAL_IDENTITY.escalation
        : { hours: replies.escalation, isStated: true },
    joining: practices === undefined ? null : joiningIn(practices),
    story: story ?? [],
    storyPlace: began?.slug ?? null,
    team: (team ?? []).map(({ text = "", ...one }) => ({ ...one, text })),
    madeIn: madeIn === undefined ? null : { mi: null, en: madeIn },
    hosting: given.hosting ?? null,
    mailCarrier: given.mail ?? null,
    textCarrier: given.texts ?? null,
    backups: given.backups ?? null,
    social: given.social ?? [],
    prices: given.surveyedPrices === undefined ? null : pricesIn(given.surveyedPrices),
  };
  const { company, address, email, emails: { privacy: privacyEmail, ...own } = {} } = given;
  const phone = given.phone === undefined ? undefined : readPhone(given.phone)!.display;
  const emails = Object.fromEntries(Object.entries(own).filter(([, one]) => one !== undefined));
  return { path, company, address, phone, privacyEmail, email, emails, identity, unset: unsetIn(given) };
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SiteFileProblem(code === "ENOENT" ? "does not exist" : `can’t be read (${code ?? "unknown"})`);
  }
}

/** Loaded where there is a file alone: every start and every command reads the configuration, and zod takes 50 ms. */
const require = createRequire(import.meta.url);

function parsed(text: string): unknown {
  const { parseDocument } = require("yaml") as typeof Yaml;
  try {
    const document = parseDocument(text, { prettyErrors: true });
    const [fault] = document.errors;
    if (!fault) return document.toJS({ maxAliasCount: 20 });
    throw new SiteFileProblem(`can’t be read as YAML: look at line ${fault.linePos?.[0].line ?? 1}`);
  } catch (error) {
    if (error instanceof SiteFileProblem) throw error;
    // The library throws what it makes of aliases and of endless nesting: some kilobytes can stand for gigabytes.
    throw new SiteFileProblem(
      "can’t be read as YAML: write each value out, without aliases (*name) or deep nesting",
    );
  }
}

function checked(value: unknown): Given {
  const result = schema().safeParse(value, { reportInput: false });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SiteFileProblem(problemInWords(issue!));
}

type Issue = { code: string; path: readonly PropertyKey[]; message: string; keys?: readonly string[] };

/** `hours.support must be …`, `hours has no field “suport”`, `needs a name` */
function problemInWords({ code, path, message, keys = [] }: Issue): string {
  const where = path.map(String).join(".");
  if (code === "unrecognized_keys")
    return `${where === "" ? "has" : `: ${where} has`} no field “${keys[0]!}”: docs/site.example.yaml lists them all`;
  return where === "" ? message : `: ${where} ${message}`;
}

type Given = ReturnType<ReturnType<typeof schema>["parse"]>;

function schema() {
  const { z } = require("zod") as typeof Zod;
  const line = (most: number) =>
    z
      .string("must be text")
      .trim()
      .min(1, "is empty: leave the field out instead")
      .max(most, `must have ${most} characters at most`)
      .regex(/^[^\p{Cc}]*$/u, "must be on one line");
  const email = line(254).refine((text) => readEmail(text) !== undefined, "must be an email address");
  const place = line(80).refine((text) => findPlace(text) !== undefined, "must be a town, like Nelson");
  const hours = line(200).refine(
    (text) => openHours(text) !== null,
    "must be days and hours, like Mo-Fr 08:30-17:00; Sa 09:00-12:00",
  );
  const term = line(40).refine(
    (text) => replyIn(text) !== null,
    "must be hours or business days, like 4 hours, 2 to 3 business days",
  );
  const url = line(500).refine((text) => URL.parse(text)?.protocol === "https:", "must begin with https://");
  const optional = <Shape extends Parameters<typeof z.strictObject>[0]>(shape: NonNullable<Shape>) =>
    z.strictObject(shape, "must be a list of fields").optional();
  return z.strictObject(
    {
      name: line(40),
      tagline: line(80).optional(),
      about: line(300).optional(),
      company: line(120).optional(),
      address: line(200).optional(),
      phone: line(40)
        .refine((text) => readPhone(text) !== undefined, "must be a phone number, like 03 555 1234")
        .optional(),
      email: email.optional(),
      emails: optional({
        support: email.optional(),
        bookings: email.optional(),
        partners: email.optional(),
        media: email.optional(),
        security: email.optional(),
        privacy: email.optional(),
      }),
      hours: optional({ support: hours.optional(), bookings: hours.optional(), holidays: place.optional() }),
      replies: optional({
        urgent: term.optional(),
        technical: term.optional(),
        general: term.optional(),
        partnership: term.optional(),
        review: term.optional(),
        legal: term.optional(),
        escalation: z.int("must be a number of hours").min(1, "must be 1 or more").max(720).optional(),
      }),
      practices: optional({
        price: z.union(
          [z.literal("free"), z.number().min(1).max(100_000)],
          "must be free, or dollars a month, like 149",
        ),
        gst: z.enum(["included", "extra", "none"], "must be included, extra or none").optional(),
        trialDays: z.int("must be a number of days").min(1, "must be 1 or more").max(365).optional(),
        terms: z.array(line(80), "must be a list").max(6).optional(),
      }),
      story: z.array(line(1_500), "must be a list of paragraphs").max(12).optional(),
      storyPlace: place.optional(),
      team: z
        .array(
          z.strictObject({ name: line(80), role: line(80), text: line(300).optional() }),
          "must be a list",
        )
        .max(24)
        .optional(),
      madeIn: line(60).optional(),
      hosting: line(200).optional(),
      mail: line(200).optional(),
      texts: line(200).optional(),
      backups: line(200).optional(),
      surveyedPrices: optional({
        source: line(120),
        treatments: z.partialRecord(
          z.enum(
            TREATMENTS.map(({ slug }) => slug),
            "must be treatments, like invisalign",
          ),
          line(40).refine((text) => pricesRange(text) !== null, "must be dollars, like 5500 to 8000"),
          "must be a list of treatments",
        ),
      }),
      social: z
        .array(z.strictObject({ name: line(40), url }), "must be a list")
        .max(8)
        .optional(),
    },
    "must be fields with values, like name: Smile Finder",
  );
}

const DAYS = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
};
const DAY = Object.keys(DAYS).join("|");
const RULE = new RegExp(
  String.raw`^(${DAY})(?:-(${DAY}))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$`,
);

/**
 * Hours of ours, in the part of `opening_hours` that says one thing only; public holidays are closed. Null where it is
 * something else. `openHours("Mo-Fr 08:30-17:00")!.words` → `[{ days: "Monday to Friday", hours: "8:30am to 5pm" }]`
 */
function openHours(text: string): OpenHours | null {
  const rules = text.split(/\s*;\s*/).filter((rule) => rule !== "");
  const words = rules.map((rule) => {
    const [, from, to, ...times] = RULE.exec(rule) ?? [];
    const [hour, minute, endHour, endMinute] = times.map(Number);
    if (
      from === undefined ||
      hour! * 60 + minute! >= endHour! * 60 + endMinute! ||
      endHour! * 60 + endMinute! > 1_440
    )
      return null;
    const [first, last] = [from, to].map((day) => DAYS[day as keyof typeof DAYS]);
    return {
      days: to === undefined ? first! : `${first!} to ${last!}`,
      hours: `${clock(hour!, minute!)} to ${clock(endHour!, endMinute!)}`,
    };
  });
  if (words.length === 0 || words.includes(null)) return null;
  return { words: words.filter((one) => one !== null), openingHours: `${rules.join("; ")}; PH off` };
}

/** `clock(17, 30) === "5:30pm"` */
function clock(hour: number, minute: number): string {
  if (hour % 24 === 0 && minute === 0) return "midnight";
  if (hour === 12 && minute === 0) return "noon";
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour % 24 < 12 ? "am" : "pm"}`;
}

/** `2 to 4 hours` are at most four of our open hours; `2 business days` are days on which offices work. */
function replyIn(text: string): Reply | null {
  const [, least, most, what] = /^(?:(\d{1,2}) to )?(\d{1,2}) (hours?|business days?)$/.exec(text) ?? [];
  if (most === undefined || Number(most) < 1 || (least !== undefined && Number(least) >= Number(most)))
    return null;
  const count = Number(most);
  const term = what!.startsWith("hour") ? { openHours: count } : { businessDays: count };
  return { when: `${least === undefined ? "within" : "in"} ${text}`, term };
}

function repliesIn(replies: Given["replies"] = {}): Partial<Identity["replies"]> {
  return Object.fromEntries(
    REPLY_KINDS.flatMap((kind) => {
      const text = replies[kind];
      return text === undefined ? [] : [[kind, replyIn(text)!]];
    }),
  );
}

/** `pricesRange("5500 to 8000")` → `{ from: 5500, to: 8000 }`; null where it is something else. */
function pricesRange(text: string): { from: number; to: number } | null {
  const [, from, to] = /^(\d{1,6}) to (\d{1,6})$/.exec(text) ?? [];
  return from === undefined || Number(from) > Number(to) ? null : { from: Number(from), to: Number(to) };
}

function pricesIn({ source, treatments }: NonNullable<Given["surveyedPrices"]>): Identity["prices"] {
  const byTreatment = Object.fromEntries(
    Object.entries(treatments).map(([treatment, text]) => [treatment, pricesRange(text)!]),
  );
  return { source, byTreatment };
}

function joiningIn({ price, gst = "none", trialDays = 0, terms = [] }: NonNullable<Given["practices"]>) {
  return { monthly: price === "free" ? 0 : price, gst, trialDays: price === "free" ? 0 : trialDays, terms };
}

/** In the order of the example. */
function unsetIn(given: Given): string[] {
  const fields: readonly [string, unknown][] = [
    ["company", given.company],
    ["address", given.address],
    ["phone", given.phone],
    ["email", given.email ?? given.emails?.support],
    ["hours.support", given.hours?.support],
    ["hours.holidays", given.hours?.holidays],
    ...REPLY_KINDS.map((kind): [string, unknown] => [`replies.${kind}`, given.replies?.[kind]]),
    ["replies.escalation", given.replies?.escalation],
    ["practices", given.practices],
    ["story", given.story],
    ["hosting", given.hosting],
    ["mail", given.mail],
  ];
  return fields.filter(([, value]) => value === undefined).map(([name]) => name);
}
