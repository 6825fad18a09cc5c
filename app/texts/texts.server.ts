import { timingSafeEqual } from "node:crypto";
import { PHONE_FIELD } from "#content/reply-fields.ts";
import { readMobile, wishInReply } from "#domain/texts.ts";
import { type PostedForm, takeField } from "#kit/forms/read.server.ts";
import type { Refusal } from "#kit/forms/refusal.ts";
import type { Services } from "#services/services.ts";
import { allowTexts, stopTexts } from "#services/texts/stop.ts";

/** Takes the form of the page. */
export async function receiveStop(
  services: Services,
  _request: Request,
  form: PostedForm,
): Promise<{ ok: true } | { ok: false; phone: string; refusal: Refusal }> {
  const phone = takeField(form, "phone");
  const refuse = (refusal: Refusal) => ({ ok: false, phone, refusal }) as const;
  if (services.rateLimited) return refuse({ reason: "too-many", ...services.rateLimited });
  const number = readMobile(phone);
  if (number === undefined) {
    const text = phone === "" ? PHONE_FIELD.missing : "Enter a New Zealand mobile number, like 021 555 0147";
    return refuse({ reason: "problems", problems: [{ name: "phone", text }] });
  }
  try {
    await stop(services, number);
    return { ok: true };
  } catch (error) {
    services.log({ event: "form not stored", kind: "texts", error });
    return refuse({ reason: "not-stored" });
  }
}

/**
 * Takes a reply that a gateway brings, as JSON or as a form, under the names that gateways have for number and words. False:
 * the token is not ours. A reply that is no wish is taken, and nothing comes of it.
 */
export async function receiveReply(services: Services, token: string, request: Request): Promise<boolean> {
  const expected = services.texts?.inboundToken;
  if (!expected || !isSame(token, expected)) return false;
  const { from, words } = await readReply(request);
  // Many gateways leave out the plus.
  const number = readMobile(from.replace(/^64/, "+64"));
  const wish = wishInReply(words);
  if (number === undefined || wish === null) return true;
  if (wish === "stop") await stop(services, number);
  else await services.database.transact((tx) => allowTexts(tx, services, number));
  if (wish === "start") services.log({ event: "text", kind: "start" });
  return true;
}

async function stop(services: Services, number: string): Promise<void> {
  const { database, log } = services;
  await database.transact((tx) => stopTexts(tx, services, number, services.now()));
  log({ event: "text", kind: "stop" });
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function readReply(request: Request): Promise<{ from: string; words: string }> {
  const body = await request.text();
  const isJson = (request.headers.get("Content-Type") ?? "").startsWith("application/json");
  const sent = isJson ? parsed(body) : Object.fromEntries(new URLSearchParams(body));
  const payload = objectIn(sent["payload"]);
  const first = (...values: unknown[]) => (values.find((value) => typeof value === "string") ?? "").trim();
  return {
    from: first(payload["phoneNumber"], payload["sender"], sent["from"], sent["From"]),
    words: first(payload["message"], sent["text"], sent["Body"], sent["message"]),
  };
}

function parsed(body: string): Readonly<Record<string, unknown>> {
  try {
    return objectIn(JSON.parse(body));
  } catch {
    return {};
  }
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
