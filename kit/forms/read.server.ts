import { isUtf8 } from "node:buffer";
import type { FieldShapes, Problem } from "#domain/form-fields.ts";
import { cleanLine, cleanText } from "#domain/clean.ts";

/**
 * A posted form before its fields are known: name → values in order; null where a JSON body has something other than
 * text. A map, so that a field called `__proto__` is a field like any other.
 */
export type PostedForm = ReadonlyMap<string, readonly string[] | null>;

const MOST_VALUES = 100;

/** The people of a practice are one form at the desk, with five values for each of them: some 190 people fit. */
export const MOST_DESK_VALUES = 1_000;

/**
 * Reads a body that is form-encoded or, by its content type, JSON: an object of texts and lists of texts. The server has
 * already refused other content types and bodies above 64 kB.
 *
 * The text is UTF-8, whatever `charset` says: RFC 8259, 8.1 and the URL Standard, 5.1 know no other for these types. What
 * is not UTF-8 is refused: replacement characters would lose letters of a name for good.
 */
export async function readForm(
  request: Request,
  { most = MOST_VALUES }: { most?: number } = {},
): Promise<{ ok: true; form: PostedForm } | { ok: false; message: string }> {
  const bytes = await request.bytes();
  if (!isUtf8(isJson(request) ? bytes : percentDecoded(bytes)))
    return { ok: false, message: "The form could not be read. Send its text in UTF-8." };
  const body = new TextDecoder().decode(bytes);
  const form = isJson(request) ? readJson(body) : readEncoded(body);
  if (!form) return { ok: false, message: "The form could not be read. Send one JSON object." };
  if (countValues(form) > most) return { ok: false, message: "The form has too many fields." };
  return { ok: true, form };
}

/** The values that were sent, by shape. */
export type FieldValues<Shapes extends FieldShapes> = {
  [Name in keyof Shapes]: Shapes[Name] extends "list" ? readonly string[] : string;
};

/**
 * The fields of a form, cleaned: a missing one is empty, an unknown one is left out. A field sent twice with equal values
 * counts once; with different values it is a problem, unless it is a list. A list may also be one text with commas, as
 * browsers turn an array into text.
 */
export function takeFields<const Shapes extends FieldShapes>(
  form: PostedForm,
  shapes: Shapes,
): { values: FieldValues<Shapes>; problems: Problem[] } {
  const problems: Problem[] = [];
  const values = Object.entries(shapes).map(([name, shape]) => {
    const sent = form.get(name);
    if (sent === null) problems.push({ name, text: "Send this answer as text" });
    if (shape === "list") {
      const sentEntries = sent?.flatMap((text) => text.split(",")).map(cleanLine);
      const entries = [...new Set(sentEntries)].filter((entry) => entry !== "");
      if (entries.length > MOST_VALUES) problems.push({ name, text: `Send ${MOST_VALUES} entries or fewer` });
      return [name, entries.slice(0, MOST_VALUES)];
    }
    const different = [...new Set(sent?.map(shape === "text" ? cleanText : cleanLine))];
    if (different.length > 1) problems.push({ name, text: "Send one answer here, not several" });
    return [name, different[0] ?? ""];
  });
  return { values: Object.fromEntries(values) as FieldValues<Shapes>, problems };
}

/** Everything that was sent, for showing a form again whose fields are not read: several values of a name as one text. */
export function typedIn(form: PostedForm): Record<string, string> {
  return Object.fromEntries([...form].map(([name, values]) => [name, cleanText((values ?? []).join(","))]));
}

/** One field alone. `takeField(form, "form-name")` → `"booking"` */
export function takeField(form: PostedForm, name: string): string {
  return takeFields(form, { [name]: "line" }).values[name] ?? "";
}

/** Whether a field has any answer: one of several, or something other than text, as `"bot-field": 1` in JSON. */
export function isFilled(form: PostedForm, name: string): boolean {
  const values = form.get(name);
  return values === null || (values?.some((value) => value.trim() !== "") ?? false);
}

function isJson(request: Request): boolean {
  const type = request.headers.get("content-type") ?? "";
  return type.split(";")[0]?.trim().toLowerCase() === "application/json";
}

/** The bytes that `URLSearchParams` decodes; no `&` or `=` can be inside of a character. */
function percentDecoded(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString("latin1");
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(decoded, "latin1");
}

function readEncoded(body: string): PostedForm {
  const form = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const values = form.get(name);
    if (values) values.push(value);
    else form.set(name, [value]);
  }
  return form;
}

function readJson(body: string): PostedForm | undefined {
  const json = parsed(body);
  if (typeof json !== "object" || json === null || Array.isArray(json)) return undefined;
  return new Map(Object.entries(json).map(([name, value]) => [name, readTexts(value)]));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** JSON's `null` is an empty answer. */
function readTexts(value: unknown): readonly string[] | null {
  const list = Array.isArray(value) ? value : [value];
  const texts = list.map((entry) => entry ?? "");
  return texts.every((entry) => typeof entry === "string") ? texts : null;
}

function countValues(form: PostedForm): number {
  return Array.from(form.values()).reduce((sum, values) => sum + Math.max(1, values?.length ?? 1), 0);
}
