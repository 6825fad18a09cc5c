import fc from "fast-check";
import { FIELDS as BOOKING } from "#content/requests/fields.ts";
import { FIELDS as CONTACT } from "#app/contact/fields.ts";
import { BOT_FIELD, FORM_NAME_FIELD, SUBMISSION_ID_FIELD } from "#kit/forms/names.ts";
import { TRACKING_FIELDS } from "#kit/forms/tracking.ts";
import { FIELDS as PARTNER } from "#content/partner-fields.ts";
import { PLACES } from "#content/places.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { EVERY_PAGE } from "../../every-page.ts";
import { QUESTIONS } from "./questions.ts";
import { hostileText } from "./texts.ts";

/** The addresses of hostile requests, with what they ask. */

const FIELD_NAMES = [BOOKING, CONTACT, PARTNER].flatMap((fields) => Object.keys(fields));
/** The fields of all forms. */
export const ALL_FIELDS = [
  ...new Set([
    ...FIELD_NAMES,
    ...Object.keys(TRACKING_FIELDS),
    FORM_NAME_FIELD,
    BOT_FIELD,
    SUBMISSION_ID_FIELD,
    "token",
  ]),
];
const ASKED = QUESTIONS.flatMap(([, names]) => names);
const PARAMETERS = [...new Set([...ASKED, "destination", "index", ...ALL_FIELDS])];

const SEGMENTS = [
  ...new Set([
    ...EVERY_PAGE.map(({ path }) => path.split("?")[0]!),
    ...PLACES.slice(0, 3).map(({ slug }) => `/locations/${slug}`),
    ...TREATMENTS.slice(0, 3).map(({ slug }) => `/compare/${slug}`),
    "/dentists",
    "/sitemap.xml",
    "/robots.txt",
    "/blog/feed.xml",
    "/manifest.webmanifest",
    "/favicon.ico",
    "/healthz",
    "/readyz",
    "/readyz/database",
    "/.well-known/security.txt",
    "/assets/x.js",
    "/_root.data",
    "/__manifest",
    "/share/index.png",
  ]),
];
/** Values that are right somewhere, so that filters meet each other. */
const plausible = fc.constantFrom(
  ...PLACES.slice(0, 4).map(({ slug }) => slug),
  ...TREATMENTS.slice(0, 4).map(({ slug }) => slug),
  "1",
  "2",
  "1,2,3",
  "yes",
  "now",
  "name",
  "distance",
  "list",
  "acc",
  "samoan",
  "-41.29",
  "174.78",
  "-41.29,174.78",
  "NIHO-7K4Q-2WXR-6M",
  "emergency",
  "toothache Whangārei",
);
/** What may stand anywhere. */
export const value = fc.oneof({ weight: 2, arbitrary: hostileText }, { weight: 1, arbitrary: plausible });

/** Written as it should be, with its bytes as they come, or not at all. */
const encoded = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.constantFrom("well", "well", "well", "raw", "latin1")).map(([typed, how]) => {
    if (how === "raw") return typed.replace(/[\s#?]/g, "+");
    const bytes = Buffer.from(typed, how === "latin1" ? "latin1" : "utf8");
    return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  });

/** One name with its value, as in a query or a form. */
export const pair = fc
  .tuple(
    encoded(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...PARAMETERS) },
        { weight: 1, arbitrary: hostileText },
      ),
    ),
    encoded(value),
    fc.constantFrom("=", "=", "=", "=", "", "[]=", "[x]=", "=="),
  )
  .map(([name, text, sign]) => `${name}${sign}${text}`);
const query = fc
  .tuple(fc.array(pair, { maxLength: 6 }), fc.constantFrom("&", "&", "&", "&&", ";", "?"))
  .map(([pairs, between]) => (pairs.length === 0 ? "" : `?${pairs.join(between)}`));

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SEGMENTS) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...SEGMENTS), encoded(value))
      .map(([known, text]) => `${known.slice(0, known.lastIndexOf("/"))}/${text}`),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom("/", "//", "/./", "/%2e%2e/"), encoded(value)).map(joined),
  },
);
const ownQuestion = fc
  .constantFrom(...QUESTIONS)
  .chain(([known, names]) =>
    fc
      .array(fc.tuple(fc.constantFrom(...names), encoded(value)), { minLength: 1, maxLength: 4 })
      .map((pairs) => `${known}?${pairs.map(([name, text]) => `${name}=${text}`).join("&")}`),
  );
export const target = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(path, query).map(joined) },
  { weight: 1, arbitrary: ownQuestion },
);

function joined([first, second]: [string, string]): string {
  return first + second;
}
