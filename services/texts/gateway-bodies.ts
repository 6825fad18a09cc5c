/** Where a gateway says who has written and what: names of fields of a form or of JSON, or JSON pointers (RFC 6901). */
export type ReplyNames = { from: string; text: string };

/** A reply as a gateway brings it. `from` as the gateway writes numbers. */
export type BroughtReply = { from: string; text: string };

/** A gateway's own names. `*` stands for each element of a list. */
type Dialect = ReplyNames & {
  gateway: string;
  /** Where the body says what it is, and what a reply is called there: anything else is a report on a text of ours. */
  event?: readonly [name: string, ofReply: string];
};

/**
 * The names that gateways publish for texts that come in. The first of which a body has both is read. They differ so much
 * that a body can't be read by one dialect and mean another.
 */
const DIALECTS: readonly Dialect[] = [
  { gateway: "Twilio", from: "From", text: "Body" },
  { gateway: "Plivo", from: "From", text: "Text" },
  { gateway: "Vonage", from: "msisdn", text: "text" },
  {
    gateway: "Telnyx",
    from: "/data/payload/from/phone_number",
    text: "/data/payload/text",
    event: ["/data/event_type", "message.received"],
  },
  { gateway: "Infobip", from: "/results/*/from", text: "/results/*/text" },
  {
    gateway: "Bird",
    from: "/payload/sender/contact/identifierValue",
    text: "/payload/body/text/text",
    event: ["/event", "sms.inbound"],
  },
  { gateway: "MessageBird", from: "originator", text: "payload" },
  { gateway: "MessageBird, older", from: "originator", text: "body" },
  {
    gateway: "SMS Gateway for Android",
    from: "/payload/phoneNumber",
    text: "/payload/message",
    event: ["/event", "sms:received"],
  },
  {
    gateway: "SMS Gateway for Android, newer",
    from: "/payload/sender",
    text: "/payload/message",
    event: ["/event", "sms:received"],
  },
  { gateway: "Sinch and ClickSend", from: "from", text: "body" },
  { gateway: "Vonage Messages", from: "from", text: "text" },
  { gateway: "46elks", from: "from", text: "message" },
];

/**
 * What a gateway has brought. `names` are those that the operator has set, which then count alone. A report on a text of
 * ours brings no replies. Null: nothing in it is known to be a reply.
 *
 * `readGatewayBody("From=%2B64215550147&Body=STOP", null)` → `[{ from: "+64215550147", text: "STOP" }]`
 */
export function readGatewayBody(body: string, names: ReplyNames | null): BroughtReply[] | null {
  const sent = bodyValue(body);
  for (const dialect of names ? [{ ...names, gateway: "the operator's" }] : DIALECTS) {
    const replies = repliesIn(sent, dialect);
    if (replies) return replies;
  }
  return null;
}

function repliesIn(sent: unknown, { from, text, event }: Dialect): BroughtReply[] | null {
  const [senders, words] = [stringsAt(sent, from), stringsAt(sent, text)];
  if (senders.length === 0 || senders.length !== words.length) return null;
  const [what] = event ? stringsAt(sent, event[0]) : [];
  if (what !== undefined && what !== event![1]) return [];
  return senders.map((sender, at) => ({ from: sender, text: words[at]! }));
}

/** JSON begins with a bracket, whatever the gateway calls it; everything else is a form. */
function bodyValue(body: string): unknown {
  if (!/^\s*[[{]/.test(body)) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

/** The texts and numbers under a name or pointer. */
function stringsAt(value: unknown, name: string): string[] {
  const steps = name.startsWith("/") ? name.slice(1).split("/").map(unescaped) : [name];
  return valuesAt(value, steps).flatMap((found) =>
    typeof found === "string" ? [found.trim()] : typeof found === "number" ? [String(found)] : [],
  );
}

function unescaped(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (typeof value !== "object" || value === null) return [];
  if (step === "*") return Object.values(value).flatMap((element) => valuesAt(element, rest));
  return Object.hasOwn(value, step) ? valuesAt((value as Record<string, unknown>)[step], rest) : [];
}

const MOST_NAMES = 12;

/** The names of a body that wasn't understood, none of its values: `["/data/sender", "/data/words"]` */
export function namesIn(body: string): string[] {
  return pointersTo(bodyValue(body), "").slice(0, MOST_NAMES);
}

function pointersTo(value: unknown, path: string, depth = 0): string[] {
  // What is nested by the thousand ends any function that follows it.
  if (typeof value !== "object" || value === null || depth === DEEPEST) return [path];
  return Object.entries(value)
    .filter(([name]) => /^[\w.-]{1,40}$/.test(name) && !/\d{4}/.test(name))
    .flatMap(([name, inner]) => pointersTo(inner, `${path}/${name}`, depth + 1));
}

const DEEPEST = 8;
