/**
 * Every log event, with the type of each field. Text that a visitor typed, an address or a header fits none of these
 * types, so it cannot be logged, not even by mistake. `server/log/log.ts` writes events, `server/log/metrics.ts` counts
 * them.
 */
export const EVENTS = {
  /** A response was sent, or broken off. */
  request: {
    level: "info",
    fields: { method: word, route: pattern, status: amount, ms: amount, bytes: amount },
  },
  /** A page could not be rendered. */
  "page failed": { level: "error", fields: { error: fault } },
  submission: { level: "info", fields: { kind: word, outcome: word } },
  /** A form whose honeypot was filled in: asked for once more, kept with the mark, or a program's, which is not kept. */
  "doubtful form": { level: "info", fields: { kind: word, outcome: word } },
  /** Something happened to a request: who did what. */
  "request event": { level: "info", fields: { what: word, actor: word } },
  /** A free time was pressed: it is `booked`, or was `taken`, came `too-late` for the notice, or can only be `asked` for. */
  booking: { level: "info", fields: { kind: word } },
  /** An earlier time: a patient was `told` of it, has `taken` it, or came too `late`. */
  earlier: { level: "info", fields: { kind: word } },
  /** Nobody could be told of a freed time. It is tried again. */
  "earlier not told": { level: "error", fields: { error: fault } },
  /** A practice changed a section of its listing. */
  "listing changed": { level: "info", fields: { section: word } },
  /** A practice's calendar was asked: `same`, `new`, `failed`, `not-understood`, or `unread` where a booking couldn't wait. */
  "calendar read": { level: "debug", fields: { kind: word } },
  /** What came of it could not be stored. */
  "calendar not read": { level: "error", fields: { error: fault } },
  /** A source that renews itself was read: `same`, `new`, `held`, `failed`, or `busy` while another import wrote. */
  "source read": { level: "info", fields: { kind: word } },
  /** What is wrong is ours, not the source's: it is tried again. */
  "source not read": { level: "error", fields: { error: fault } },
  /** The process that makes pictures could not be started. */
  "picture not made": { level: "error", fields: { error: fault } },
  /** A message, an application or a review was not answered in time, or was passed up. */
  "reply late": { level: "warn", fields: { kind: word, what: word } },
  "act not stored": { level: "error", fields: { error: fault } },
  /** The clock could not do what was due for a request, and tries again. */
  "request not advanced": { level: "error", fields: { error: fault } },
  /** A practice could not be asked whether its listing is still right, and is the next hour. */
  "practice not asked": { level: "error", fields: { error: fault } },
  "watcher not told": { level: "error", fields: { error: fault } },
  "form not stored": { level: "error", fields: { kind: word, error: fault } },
  "lookup failed": { level: "error", fields: { of: word, error: fault } },
  "read not counted": { level: "error", fields: { article: amount, error: fault } },
  /** Visitors see the last snapshot of the practices. */
  "practices unreachable": { level: "warn", fields: { error: fault } },
  /**
   * The clock jumped by so many days, ahead or back: nothing that can’t be undone is done until it is set right, has gone on for a day or
   * is confirmed.
   */
  "clock jumped": { level: "error", fields: { kind: word, days: amount } },
  /** After a jump, by so many days, ahead or back. */
  "clock set right": { level: "warn", fields: { kind: word, days: amount } },
  /** The machine has been off for so many days, by a clock that may be wrong: nothing that can’t be undone for an hour. */
  "clock not compared": { level: "warn", fields: { days: amount } },
  "job failed": { level: "error", fields: { job: word, failure: word } },
  /** `message` is the Message-ID, which is opaque: a keyed hash, and what a mail server has in its own log. */
  "mail sent": { level: "debug", fields: { message: word, attempt: amount } },
  "mail retried": { level: "warn", fields: { message: word, attempt: amount, error: fault } },
  /** Its address has had as many as one address may have: `database/requests/first-mails.ts`. */
  "first mail left out": { level: "warn", fields: { kind: word } },
  "mail given up": { level: "error", fields: { message: word, attempt: amount, error: fault } },
  /**
   * A text was `sent`, or `left-out`: its number or the day has had as many as may be. Or someone replied: `stop`, `start`,
   * or `reply`, which is at the desk.
   */
  text: { level: "info", fields: { kind: word } },
  /** A gateway brought what we can't read as a text from a New Zealand mobile. */
  "text reply not understood": { level: "warn", fields: {} },
  "text not sent": { level: "warn", fields: { kind: word, error: fault } },
  "outbox unreachable": { level: "error", fields: { error: fault } },
  /** A post was rate-limited; `by` says which limit of `server/limits/limits.ts` was exceeded. */
  "post refused": { level: "warn", fields: { by: word } },
  /** A queue limit was exceeded: 503. */
  "page refused": { level: "warn", fields: { by: word } },
  /** Someone has begun a session at the desk. */
  "desk signed in": { level: "info", fields: {} },
  /** A link to the desk that was used, is too old or was made up. */
  "desk link refused": { level: "warn", fields: {} },
  /** What someone did at the desk, and how it was answered: `done`, `conflict`, `refused`. */
  "desk act": { level: "info", fields: { act: word, answer: word } },
  /** An import that was begun at the desk: what it had written is put back. */
  "import broken off": { level: "error", fields: { error: fault } },
  "desk link not mailed": { level: "error", fields: { error: fault } },
  "connection cut": { level: "debug", fields: { why: word } },
  /** A variable of the environment that nothing reads, though its name looks like one of ours. */
  "unknown variable": { level: "warn", fields: { name: word, meant: word } },
  /** Many requests were forwarded by one address that `TRUSTED_PROXIES` doesn't name: `doctor` says which. Once a start. */
  "proxy not trusted": { level: "warn", fields: {} },
  /** One of several processes that serve has ended, and another takes its place: `SIGKILL`, `status-1`. */
  "worker ended": { level: "error", fields: { number: amount, why: word } },
  started: { level: "info", fields: { port: amount, ms: amount } },
  stopping: { level: "info", fields: {} },
  "fault outside a request": { level: "fatal", fields: { error: fault } },
} as const satisfies Record<string, { level: LogLevel; fields: Record<string, (value: never) => unknown> }>;

export type LogLevel = "debug" | "info" | "warn" | "error" | "fatal";

/**
 * The pattern of a route, `/dentists/:id`, never an address. Made in `server/route-patterns.ts` and
 * `server/own-routes.ts` alone, from tables.
 */
export type RoutePattern = string & { readonly madeFrom: "a table" };

type Fields<Name extends keyof typeof EVENTS> = {
  [Field in keyof (typeof EVENTS)[Name]["fields"]]: (typeof EVENTS)[Name]["fields"][Field] extends (
    value: infer Value,
  ) => unknown
    ? Value
    : never;
};

/** `{ event: "form not stored", kind: "booking", error }` */
export type LogEvent = { [Name in keyof typeof EVENTS]: { event: Name } & Fields<Name> }[keyof typeof EVENTS];

/** Never throws. */
export type Log = (event: LogEvent) => void;

/** The fields of each event, listed once: one of them is written for every request. */
const FIELDS = new Map<string, [name: string, kind: (value: never) => unknown][]>(
  Object.entries(EVENTS).map(([event, { fields }]) => [event, Object.entries(fields)]),
);

/** The event as it may be written: each field by its kind, anything else left out. */
export function writable(event: LogEvent): Record<string, unknown> {
  const given = event as unknown as Record<string, never>;
  const kept: Record<string, unknown> = { event: event.event };
  for (const [name, kind] of FIELDS.get(event.event)!) kept[name] = kind(given[name]!);
  return kept;
}

/** A number. */
function amount(value: number): number | null {
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : null;
}

/** A word of ours or of a protocol: no space, no `@`, at most 64 characters. */
function word(value: string): string {
  return /^[\w.-]{1,64}$/.test(value) ? value : "?";
}

function pattern(value: RoutePattern): string {
  return value;
}

/** Name, code and stack frames of an error, never its message, which may quote what a visitor typed. */
function fault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const { code, errcode, responseCode } = error as Partial<
    Record<"code" | "errcode" | "responseCode", string | number>
  >;
  const known = code ?? errcode ?? responseCode;
  return {
    name: word(error.name),
    ...(known !== undefined && { code: word(String(known)) }),
    at: framesOf(error),
    ...(error.cause instanceof Error && { cause: word(error.cause.name) }),
  };
}

type Fault = { name: string; code?: string; at: readonly string[]; cause?: string };

const MOST_FRAMES = 8;
const FRAME = /^ {4}at (?:[\w.<>[\]$# ]+ \()?(?:file:\/\/|node:|\/)[\w./@+~:-]+:\d+:\d+\)?$/;

/** The stack lines after the message: a message may contain lines that look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const end = stack.indexOf(message);
  if (end < 0) return [];
  return stack
    .slice(end + message.length)
    .split("\n")
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim().slice("at ".length));
}
