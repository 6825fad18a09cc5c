import { z } from "zod";
import { LONGEST_STORY } from "#domain/text.ts";

/** What a tool was asked with: its arguments as it takes them, a sentence about those that it can't use, and their texts. */
type Arguments = { asked: Record<string, unknown>; problem: string | null; unread: string };
/** Why it can't be asked like this, in words for the assistant. */
type Refusal = { refusal: string };

type Asked = { name: string; input: z.ZodObject; alwaysAnswers?: boolean };

/**
 * Reads the arguments of one call. `null` and an empty text are no argument. A name that the tool doesn't have is said in
 * `problem`, since an answer that left it out in silence would be taken for what was asked. A value that can't be read
 * refuses the call, but not of a tool that always answers: there it is left out and said like an unknown name.
 *
 * `readArguments(FIND, { location: "Manukau", languages: "Samoan", open: null })` asks with `{ location: "Manukau" }` and
 * says that find_practices has no “languages”.
 */
export function readArguments(
  { name, input, alwaysAnswers = false }: Asked,
  sent: unknown,
): Arguments | Refusal {
  const given = Object.entries(isRecord(sent) ? sent : {}).filter(([, value]) => !isNothing(value));
  const known = Object.keys(input.shape);
  const asked = Object.fromEntries(given.filter(([key]) => known.includes(key)));
  const unknown = given.flatMap(([key]) => (known.includes(key) ? [] : [key]));
  const read = input.safeParse(asked);
  const unreadOf = (names: readonly string[]) =>
    textsIn(given.filter(([key]) => names.includes(key)).map(([, value]) => value)).slice(0, LONGEST_TEXT);
  if (read.success)
    return { asked: read.data, problem: unknownWords(name, unknown, known), unread: unreadOf(unknown) };
  const unread = new Set(read.error.issues.map(({ path }) => String(path[0])));
  if (!alwaysAnswers) return { refusal: refusalWords(name, read.error, unknown) };
  const usable = Object.fromEntries(Object.entries(asked).filter(([key]) => !unread.has(key)));
  const left = [...unread, ...unknown];
  return { asked: usable, problem: unknownWords(name, left, known), unread: unreadOf(left) };
}

/**
 * The texts of a call, each argument's on its own and those of unknown arguments with them: the assistant may have put the
 * person's words anywhere. Together they are as long as a story may be.
 */
export function textsSent(sent: unknown): string[] {
  let left = LONGEST_STORY;
  return Object.values(isRecord(sent) ? sent : {}).flatMap((value) => {
    const text = textsIn(value).trim().slice(0, Math.min(left, LONGEST_TEXT));
    left -= text.length;
    return text === "" ? [] : text;
  });
}

/** Every text in a value, one after the other. */
function textsIn(value: unknown, depth = 0): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || depth > DEEPEST) return "";
  return Object.values(value)
    .map((one) => textsIn(one, depth + 1))
    .join(" ");
}

const DEEPEST = 4;

/** As long as `words` may be. */
const LONGEST_TEXT = 500;

/** The schema that assistants see. Nothing is refused by the library: `readArguments` does that, in our words. */
export function shownSchema(input: z.ZodObject) {
  const json = z.toJSONSchema(input, { io: "input" }) as Record<string, unknown>;
  const converted = () => ({ ...json });
  return {
    "~standard": {
      version: 1,
      vendor: "niho",
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: converted, output: converted },
    },
  } as const;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

function unknownWords(tool: string, unknown: readonly string[], known: readonly string[]): string | null {
  if (unknown.length === 0) return null;
  const names = unknown.slice(0, MOST_NAMED).map(quoted).join(" and ");
  const takes = known.length > 0 ? `It takes ${known.join(", ")}.` : "It takes no arguments.";
  return `${tool} couldn’t use ${names}, so this answer leaves that out. ${takes}`;
}

function refusalWords(tool: string, error: z.ZodError, unknown: readonly string[]): string {
  const faults = error.issues.map(({ path, message }) => `${quoted(String(path[0] ?? ""))}: ${message}.`);
  const also =
    unknown.length > 0 ? ` It doesn’t take ${unknown.slice(0, MOST_NAMED).map(quoted).join(" or ")}.` : "";
  return `${tool} can’t be asked like this. ${faults.join(" ")}${also}`;
}

function quoted(name: string): string {
  return `“${name.slice(0, LONGEST_NAME)}”`;
}

/** An assistant gets its own names back, but not a page of them. */
const MOST_NAMED = 10;
const LONGEST_NAME = 60;
