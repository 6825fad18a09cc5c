import { FIELDS as CONTACT } from "#app/contact/fields.ts";
import { FIELDS as BOOKING } from "#content/requests/fields.ts";
import type { Choice, FormField } from "#domain/form-fields.ts";
import { FIELDS as PARTNER, SERVICES as OFFERS } from "#content/partner-fields.ts";
import { PLACES } from "#content/places.ts";
import { readDay, TIME_SLOTS } from "#domain/nz-time.ts";
import { MARK } from "./texts.ts";

/**
 * What of the typed markup a page has let in as markup, read by a parser of its own: elements, attributes, scripts and
 * links. Empty when all of it is text.
 */
export function markupLetIn(document: Document): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    if (name.includes(MARK)) faults.push(`an element <${name}>`);
    for (const attribute of element.attributes) {
      const { name: attributeName, value } = attribute;
      if (attributeName.includes(MARK)) faults.push(`an attribute ${attributeName} of <${name}>`);
      if (/^on/i.test(attributeName)) faults.push(`a handler ${attributeName} of <${name}>`);
      if (attributeName === "style" || attributeName === "srcdoc")
        faults.push(`${attributeName} of <${name}>`);
      const isLink = ["href", "src", "action", "formaction", "xlink:href"].includes(attributeName);
      if (isLink && LEADS_ASTRAY.test(value)) faults.push(`${attributeName}="${value}" of <${name}>`);
    }
    const isCode = name === "script" || name === "style";
    const isData = element.getAttribute("type") === "application/ld+json";
    if (isCode && !isData && element.textContent !== "" && !isOfPage(element))
      faults.push(`code in <${name}>`);
    if (isData) faults.push(...notJson(element.textContent));
  }
  return faults;
}

/** The styles that a page of the built site carries, into which nothing hostile has come. */
function isOfPage(element: Element): boolean {
  const isCarried = element.matches("head > style[data-precedence]");
  return isCarried && !element.textContent.includes(MARK);
}

const LEADS_ASTRAY =
  /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|data|vbscript)\s*:|^[\\/]{2}|^\s*[\\/]\\/iu;

function notJson(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return ["JSON-LD that is no JSON"];
  }
}

/**
 * What of a kept submission breaks the contract: a name that it does not have, an option that is in no list, a text
 * that is too long, empty, or no well-formed Unicode without control characters.
 */
export function faultsOfKept(kind: string, fields: Readonly<Record<string, unknown>>): string[] {
  const shape: Shape | undefined = SHAPES[kind as keyof typeof SHAPES];
  if (!shape) return [`no such kind: ${kind}`];
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(shape, name));
  const wrong = Object.keys(shape).filter((name) => !shape[name]!(fields[name]));
  return [
    ...unknown.map((name) => `${kind} has no field ${JSON.stringify(name)}`),
    ...wrong.map((name) => `${kind}.${name} is ${JSON.stringify(fields[name])}`),
  ];
}

type Rule = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Rule>>;

const EMAIL = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]+\.[^\s@.<>()[\],;:"\\]{2,}$/;
const email: Rule = (value) => isText(value, CONTACT.email) && EMAIL.test(value);
const e164 = matching(/^\+\d{5,15}$/);
const campaign = typed({ most: 100 });
const TRACKING: Shape = {
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  page_url: (value) =>
    value === "" || (typeof value === "string" && value.length <= 500 && URL.canParse(value)),
};

const place = oneOf(PLACES.map(({ name }) => ({ value: name, label: name })));

const SHAPES = {
  booking: {
    ...TRACKING,
    ...declared(BOOKING),
    // They have one where they were given no answer.
    bookingFor: oneOf(BOOKING.bookingFor.choices),
    urgency: oneOf(BOOKING.urgency.choices),
    practice: matching(/^(?:[1-9]\d{0,14})?$/),
    practiceName: typed({ most: 300 }),
    location: place,
    preferredDate: (value) => typeof value === "string" && readDay(value) === value,
    preferredTime: oneOf(TIME_SLOTS.map((slot) => ({ value: slot.value, label: slot.value }))),
    chosenTime: matching(/^(?:another|(?:ask )?\d{4}-\d\d-\d\dT\d\d:\d\d(?::00(?:\.000)?)?Z)?$/),
    email,
    phoneE164: e164,
    patientName: typed({ ...BOOKING.patientName, missing: undefined }),
  },
  contact: { ...TRACKING, ...declared(CONTACT), email },
  partner: {
    ...TRACKING,
    ...declared(PARTNER),
    website: (value) =>
      value === "" || (isText(value, PARTNER.website) && /^https?:\/\/[^\s<>"\\]+$/i.test(value)),
    city: place,
    services: (value) =>
      Array.isArray(value) && new Set(value).size === value.length && value.every(oneOf(OFFERS)),
    email,
    phoneE164: e164,
  },
} satisfies Record<string, Shape>;

/** What each field may be kept as, where no more is known of it than its declaration. */
function declared(fields: Readonly<Record<string, FormField>>): Shape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { choices, missing, shape } = field;
      const rule = choices ? oneOf(choices) : typed(field, shape === "text");
      return [name, missing === undefined ? optional(rule) : rule];
    }),
  );
}

function typed(field: Pick<FormField, "most"> & { missing?: string | undefined }, hasLines = false): Rule {
  return (value) => isText(value, field, hasLines);
}

function isText(
  value: unknown,
  { most, missing }: Pick<FormField, "most"> & { missing?: string | undefined },
  hasLines = false,
): value is string {
  if (typeof value !== "string" || !value.isWellFormed() || value !== value.trim()) return false;
  const controls = hasLines ? /(?!\n)[\p{Cc}]/u : /[\p{Cc}\u2028\u2029]/u;
  const isLongEnough = missing === undefined || value !== "";
  return isLongEnough && Array.from(value).length <= most && !controls.test(value);
}

function oneOf(choices: readonly Choice[]): Rule {
  return (value) => choices.some((choice) => choice.value === value);
}

function optional(rule: Rule): Rule {
  return (value) => value === "" || rule(value);
}

function matching(pattern: RegExp): Rule {
  return (value) => typeof value === "string" && pattern.test(value);
}
