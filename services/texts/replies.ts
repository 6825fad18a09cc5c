import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { isStopped, noteUnreadReply, numberHash, requestsTexted } from "#database/texts.ts";
import { deskItemPath } from "#content/desk-addresses.ts";
import { replyDeadlines } from "#content/reply-clocks.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { readMobile, wishInReply } from "#domain/texts.ts";
import { submit, type ReceivedForm } from "../forms/submission.ts";
import { operationsMessage, type FormMails } from "../mails/messages.ts";
import type { Services } from "../services.ts";
import { namesIn, readGatewayBody } from "./gateway-bodies.ts";
import { allowTexts, stopTexts } from "./stop.ts";
import { askWhatIsMeant } from "./texts.ts";

/** `not-read`: it isn't a text from a New Zealand mobile, as far as we understand it. `not-kept`: the gateway should try again. */
type Taken = "taken" | "not-read" | "not-kept";

/**
 * Takes what a gateway brings. STOP and START are done at once; other words become a message at the desk. If we
 * text the sender about a request, we also text back to ask what they mean.
 */
export async function takeReplies(services: Services, body: string): Promise<Taken> {
  const { database, texts, log, now } = services;
  const replies = readGatewayBody(body, texts?.replyNames ?? null);
  const read = replies?.map(({ from, text }) => ({ number: numberIn(from), text }));
  let isKept = true;
  for (const { number, text } of read ?? [])
    if (number !== undefined) isKept = (await takeReply(services, number, text)) && isKept;
  if (!isKept) return "not-kept";
  if (read?.every(({ number }) => number !== undefined)) return "taken";
  log({ event: "text reply not understood" });
  const names = read ? [] : namesIn(body);
  await database.transact((tx) => noteUnreadReply(tx, { names, now: now() }));
  return "not-read";
}

/** Many gateways leave out the plus. */
function numberIn(from: string): string | undefined {
  return readMobile(from.replace(/^(?:00)?64/, "+64"));
}

async function takeReply(services: Services, number: string, text: string): Promise<boolean> {
  const { database, log, now } = services;
  const wish = wishInReply(text);
  if (wish === null) return passOn(services, number, text);
  await database.transact<unknown>((tx) =>
    wish === "stop" ? stopTexts(tx, services, number, now()) : allowTexts(tx, services, number),
  );
  log({ event: "text", kind: wish });
  return true;
}

/** The most of a reply that is kept: sixteen texts joined. */
const MOST_WORDS = 2_500;

/** Makes a message at the desk of a reply, once, however often the gateway brings it within a day. */
async function passOn(services: Services, number: string, text: string): Promise<boolean> {
  const about = await requestTexted(services, number);
  const { name = "", email = "" } = about?.fields ?? {};
  const fields = {
    name,
    email,
    phone: number,
    category: "text",
    message: Array.from(text).slice(0, MOST_WORDS).join(""),
    ...(about && { request: about.reference }),
  };
  const content = { number, text };
  const kept = await submit(services, {
    kind: "contact",
    clientKey: undefined,
    fields,
    content,
    fingerprint: content,
    doubtful: false,
    isRepeatOnly: false,
    messages: (received) => mailsAbout(services, received, { fields, number, about }),
  });
  if (kept.ok && kept.mails) services.log({ event: "text", kind: "reply" });
  return kept.ok;
}

/** The request that we texted this number about last. */
async function requestTexted(services: Services, number: string): Promise<StoredRequest | undefined> {
  const { database, encryption } = services;
  const [reference] = await requestsTexted(database.read, numberHash(services, number));
  return reference === undefined ? undefined : findRequest(database.read, encryption, reference);
}

function mailsAbout(
  services: Services,
  { reference, receivedAt }: ReceivedForm,
  reply: { fields: Record<string, unknown>; number: string; about: StoredRequest | undefined },
): FormMails {
  const { emails, identity } = services.operator;
  const { answerBy, passUpAt } = replyDeadlines(identity, {
    kind: "contact",
    receivedAt,
    fields: reply.fields,
  });
  const mail = operationsMessage(services, {
    which: ["contact-new"],
    email: emails.bookings,
    subject: `A reply to our text ${reference}`,
    reference,
    clocks: [
      { name: "Kind", value: "Text message" },
      { name: "Received", value: formatInstant(receivedAt) },
      { name: "Reply by", value: formatInstant(answerBy) },
      { name: "Escalate after", value: formatInstant(passUpAt) },
    ],
    deskPath: deskItemPath({ kind: "contact", reference }),
  });
  return {
    first: null,
    ours: [mail],
    store: async (tx) => {
      if (!reply.about || (await isStopped(tx, numberHash(services, reply.number)))) return;
      await askWhatIsMeant(tx, services, { about: reply.about.reference, number: reply.number, receivedAt });
    },
  };
}
