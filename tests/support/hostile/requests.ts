import fc from "fast-check";
import { FORM_NAME_FIELD } from "#kit/forms/names.ts";
import { ALL_FIELDS, pair, target, value } from "./targets.ts";
import { hostileText } from "./texts.ts";

/** A request as it goes over the wire: the target may be anything, a header's value any bytes but line ends. */
export type HostileRequest = {
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: Uint8Array;
};

/** One to send. `right` are the answers of a form that is right today: `rightAnswers(newZealandDay(now))`. */
export function hostileRequest(right: readonly Record<string, string>[]): fc.Arbitrary<HostileRequest> {
  const reading = fc.record({ method: readingMethod, target, headers: headers() });
  const form = fc.constantFrom(...right).chain((answers) => formPost(answers));
  return fc.oneof(
    { weight: 5, arbitrary: reading },
    { weight: 4, arbitrary: form },
    { weight: 1, arbitrary: rawPost },
  );
}

/** The three forms of the contract as an honest visitor would fill them in, for a preferred date in New Zealand. */
export function rightAnswers(preferredDate: string): Record<string, string>[] {
  return [
    {
      "form-name": "booking",
      firstName: "Māia",
      lastName: "Te Kani",
      email: "maia@patient.example",
      phone: "021 012 3456",
      service: "Teeth Cleaning",
      location: "Whangārei",
      preferredDate,
      preferredTime: "9:30 AM",
      message: "It hurts.",
    },
    {
      "form-name": "contact",
      name: "Māia Te Kani",
      email: "maia@patient.example",
      subject: "Opening hours",
      category: "technical",
      message: "The hours are wrong.",
    },
    {
      "form-name": "partner",
      practiceName: "Te Ara Niho Dental",
      practiceType: "Orthodontics",
      experience: "6-10",
      address: "12 Rātā Street, Kamo",
      city: "Whangārei",
      services: "Invisalign",
      contactName: "Hēmi O’Neill",
      email: "hemi@te-ara.example",
      phone: "(09) 012 3456",
    },
  ];
}

/** Answers in which anything may be typed and still be right. */
const FREE = ["firstName", "lastName", "name", "subject", "message", "address", "contactName", "insurance"];

const PAGES_WITH_FORMS = ["/", "/book?send", "/contact?send", "/partner-with-us?send", "/newsletter?send"];
const OWN_PAGE: Readonly<Record<string, string>> = {
  booking: "/book?send",
  contact: "/contact?send",
  partner: "/partner-with-us?send",
};
const TOKEN_PAGES = ["/newsletter/confirm?send", "/newsletter/unsubscribe?send", "/new-patients/link?send"];

const readingMethod = fc.oneof(
  { weight: 12, arbitrary: fc.constant("GET") },
  { weight: 1, arbitrary: fc.constantFrom("HEAD", "OPTIONS", "PUT", "DELETE", "PATCH") },
);

/** Bytes that a header can carry: neither line ends nor NUL, which no parser lets through. */
const headerValue = fc.oneof(
  hostileText.map((text) =>
    Buffer.from(text.slice(0, 300))
      .toString("latin1")
      .replace(/[^\t -~\x80-\xff]/g, " ")
      .trim(),
  ),
  fc.constantFrom(
    "*/*",
    "application/json",
    "text/html;q=0.1, application/json;q=abc",
    `${"a/b,".repeat(500)}application/json`,
    "br",
    "gzip;q=0",
    `${"br;".repeat(300)}q=0`,
    "bytes=0-0",
    "bytes=-1,5-2",
    "bytes=9999999-",
    'W/"x", "y',
    "Thu, 99 Foo 2026 99:99:99 GMT",
    "127.0.0.1",
    "::1, 10.0.0.1, unknown",
    "999.999.999.999",
    "cross-site",
    "same-origin",
    "null",
    "http://localhost",
    "victim.example:99999",
    "trailers",
    "100-continue",
    "mi, en;q=x",
    "prefetch;prerender",
  ),
);
const HEADER_NAMES = [
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Cookie",
  "Idempotency-Key",
  "If-None-Match",
  "If-Modified-Since",
  "If-Range",
  "Range",
  "X-Forwarded-For",
  "X-Forwarded-Proto",
  "X-Forwarded-Host",
  "Forwarded",
  "X-Real-IP",
  "X-HTTP-Method-Override",
  "Origin",
  "Referer",
  "Sec-Fetch-Site",
  "Sec-Purpose",
  "User-Agent",
  "Authorization",
  "X-Niho-Timed",
  "X-Niho-Article",
  "__proto__",
] as const;

function headers(): fc.Arbitrary<[string, string][]> {
  return fc.uniqueArray(fc.tuple(fc.constantFrom(...HEADER_NAMES), headerValue), {
    maxLength: 4,
    selector: ([name]) => name,
  });
}

/** A form whose answers are right but for some; most as a browser sends them, or a program. */
function formPost(right: Record<string, string>): fc.Arbitrary<HostileRequest> {
  const own = Object.keys(right);
  const free = own.filter((name) => FREE.includes(name));
  const wrong = fc.tuple(fc.constantFrom(...ALL_FIELDS, ...own), value);
  const odd = fc.tuple(hostileText, hostileText);
  const harmless = fc.tuple(fc.constantFrom(...free), hostileText);
  const changes = fc.oneof(
    { weight: 2, arbitrary: fc.array(harmless, { minLength: 1, maxLength: 3 }) },
    {
      weight: 2,
      arbitrary: fc.array(fc.oneof({ weight: 4, arbitrary: wrong }, { weight: 1, arbitrary: odd }), {
        maxLength: 4,
      }),
    },
  );
  return fc
    .record({
      changes,
      doubled: fc.constantFrom(false, false, false, true),
      sender: fc.nat(1_000_000),
      body: fc.constantFrom("form", "form", "json", "json values"),
      accept: fc.constantFrom("text/html", "application/json"),
      charset: fc.constantFrom("", "", "", "; charset=utf-8", "; charset=iso-8859-1", '; charset="', ";;"),
      address: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom("/", OWN_PAGE[right[FORM_NAME_FIELD]!] ?? "/") },
        { weight: 1, arbitrary: fc.constantFrom(...PAGES_WITH_FORMS) },
      ),
      json: fc.jsonValue({ maxDepth: 5 }),
      others: fc.array(fc.tuple(fc.constantFrom(...HEADER_NAMES.slice(3)), headerValue), { maxLength: 1 }),
    })
    .map(({ changes: typed, doubled, sender, body, accept, charset, address, json, others }) => {
      const changed = new Map(Object.entries({ ...right, email: `visitor.${sender}@patient.example` }));
      for (const [name, text] of typed) changed.set(name, text);
      const answers = [...changed, ...(doubled ? typed : [])];
      const isForm = body === "form" || address !== "/";
      const text = isForm
        ? new URLSearchParams(answers).toString()
        : jsonOf(answers, body === "json values" ? json : undefined);
      const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
      const plain = others.filter(([name]) => !["Origin", "Sec-Fetch-Site"].includes(name));
      return {
        method: "POST",
        target: address,
        headers: [["Accept", accept], ["Content-Type", `${type}${charset}`], ...plain],
        body: Buffer.from(text),
      };
    });
}

/** Written by hand, so that a name can come twice and `__proto__` be one; `instead` stands for one answer. */
function jsonOf(answers: readonly (readonly [string, string])[], instead: unknown): string {
  const at = instead === undefined ? -1 : JSON.stringify(instead).length % answers.length;
  const members = answers.map(
    ([name, text], index) => `${JSON.stringify(name)}:${JSON.stringify(index === at ? instead : text)}`,
  );
  return `{${members.join()}}`;
}

const CONTENT_TYPES = [
  "application/x-www-form-urlencoded",
  "application/json",
  "APPLICATION/JSON ; charset=utf-7",
  "application/json, text/html",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "",
];
const rawBody = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.json({ maxDepth: 6 }).map((text) => Buffer.from(text)),
  hostileText.map((text) => Buffer.from(text)),
  fc.array(pair, { maxLength: 8 }).map((pairs) => Buffer.from(pairs.join("&"))),
  fc.integer({ min: 1, max: 9_000 }).map((depth) => Buffer.from("[".repeat(depth) + "]".repeat(depth))),
  fc.integer({ min: 1, max: 9_000 }).map((depth) => Buffer.from(`{"a":`.repeat(depth))),
  fc.integer({ min: 90, max: 12_000 }).map((count) => Buffer.from("a=&".repeat(count))),
  fc
    .integer({ min: 90, max: 3_000 })
    .map((count) => Buffer.from(`{"services":[${'"Veneers",'.repeat(count)}"x"]}`)),
  fc.integer({ min: 60_000, max: 80_000 }).map((size) => Buffer.alloc(size, "form-name=contact&message=x")),
  fc
    .constantFrom('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--', "--x")
    .map((text) => Buffer.from(text)),
);
const rawPost: fc.Arbitrary<HostileRequest> = fc
  .record({
    target: fc.oneof(fc.constantFrom(...PAGES_WITH_FORMS, ...TOKEN_PAGES), target),
    headers: headers(),
    type: fc.constantFrom(...CONTENT_TYPES),
    body: rawBody,
  })
  .map(({ target: to, headers: said, type, body }) => ({
    method: "POST",
    target: to,
    headers: [...said, ...(type === "" ? [] : [["Content-Type", type] as [string, string]])],
    body,
  }));
