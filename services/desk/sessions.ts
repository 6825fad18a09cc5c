import {
  endSessions,
  findSession,
  findStart,
  insertStart,
  notePress,
  type Staff,
  START_LASTS,
  startSession,
  startsMailed,
} from "#database/desk/desk-sessions.ts";
import { emailHash } from "#database/email-hash.ts";
import { SIGN_IN, writeAudit } from "#database/desk/audit.ts";
import { HOUR } from "#domain/durations.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Message } from "#outbox/transports/message.ts";
import type { Services, Writing } from "../services.ts";
import { fromUs, renderNotice } from "../mails/messages.ts";
import { newToken, startAddress } from "./start-link.ts";

/** Links that are mailed to one address in an hour. */
const MOST_LINKS = 5;

/**
 * Mails a link that starts a session, if someone on our team asks. The mail is composed and stored after the answer has
 * gone, so neither the answer nor its time tells who works here.
 */
export async function askForStartLink(services: Services, email: string): Promise<void> {
  const { database, deskMembers, log } = services;
  const now = services.now();
  const addressHash = memberHash(services, email);
  const mailed = await startsMailed(database.read, addressHash, new Date(now.getTime() - HOUR));
  const member = deskMembers.find((one) => memberHash(services, one.email) === addressHash);
  if (!member || mailed >= MOST_LINKS) return;
  services.afterAnswer(() =>
    mailStartLink(services, { ...member, addressHash, now }).catch((error: unknown) =>
      log({ event: "desk link not mailed", error }),
    ),
  );
}

async function mailStartLink(
  services: Services,
  { who, email, addressHash, now }: { who: string; email: string; addressHash: string; now: Date },
): Promise<void> {
  const { database, encryption, publicUrl, randomBytes, wakeMail } = services;
  const token = newToken(randomBytes);
  const url = startAddress(publicUrl, token);
  const message = startMail(services, { who, email, url, now });
  await database.transact(async (tx) => {
    await insertStart(tx, { token, who, addressHash, now });
    // Sealed until it is sent: it holds a link that signs in.
    const notAfter = new Date(now.getTime() + START_LASTS);
    await enqueueMessage(tx, encryption, {
      message,
      now,
      notAfter,
      keyName: `desk ${addressHash.slice(0, 16)}`,
    });
  });
  wakeMail();
}

/** Whose session a link would start; null for one that is used, old, cut or made up. Changes nothing. */
export async function whoseLink(services: Services, token: string): Promise<string | null> {
  const found = await findStart(services.database.read, token, services.now());
  return found && isMember(services, found.addressHash) ? found.who : null;
}

/** Begins a session by a link, which is used up by it: the token for the cookie, or null where the link no longer works. */
export async function signIn(services: Services, start: string): Promise<string | null> {
  const { database, randomBytes, log } = services;
  const now = services.now();
  const session = newToken(randomBytes);
  const who =
    (await whoseLink(services, start)) &&
    (await database.transact(async (tx) => {
      const name = await startSession(tx, { start, session, now });
      if (name)
        await writeAudit(tx, {
          at: now,
          command: SIGN_IN,
          about: "desk",
          records: 0,
          who: name,
          kind: "act",
        });
      return name;
    }));
  log({ event: who ? "desk signed in" : "desk link refused" });
  return who ? session : null;
}

/** Who is signed in with a cookie's token. `isPress`: a person has done something, so their hour begins anew. */
export async function signedInStaff(
  services: Services,
  token: string | null,
  { isPress }: { isPress: boolean },
): Promise<Staff | null> {
  if (token === null) return null;
  const { database } = services;
  const now = services.now();
  const found = await findSession(database.read, token, now);
  if (!found || !isMember(services, found.addressHash)) return null;
  const { who, role, pressedAt } = found;
  if (isPress) await database.transact((tx) => notePress(tx, token, { pressedAt, now }));
  return { who, role };
}

export async function signOut(services: Services, token: string): Promise<void> {
  const now = services.now();
  await services.database.transact((tx) => endSessions(tx, { token }, now));
}

/** A printed link belongs to nobody's address; a mailed one works while the address is in `DESK_EMAILS`. */
function isMember(services: Services, addressHash: string): boolean {
  return (
    addressHash === "" ||
    services.deskMembers.some(({ email }) => memberHash(services, email) === addressHash)
  );
}

/** Another hash than a patient's of the same address. */
function memberHash({ keyedHash }: Pick<Services, "keyedHash">, email: string): string {
  return keyedHash(`desk ${emailHash({ keyedHash }, email)}`);
}

/** The mail with the link that starts a session at the desk. */
function startMail(
  services: Writing,
  { who, email, url, now }: { who: string; email: string; url: string; now: Date },
): Message {
  const from = {
    about: `desk ${email}`,
    which: ["desk-start", services.keyedHash(url).slice(0, 12)],
    email,
    mailbox: services.operator.emails.support,
  } as const;
  return fromUs(
    services,
    from,
    renderNotice(services, {
      subject: "Your link to the desk",
      preview: "It works once, for 15 minutes.",
      heading: `Kia ora ${who}`,
      isGreeted: true,
      opening: [`You asked for a link to the desk on ${formatInstant(now)}. It works once, for 15 minutes.`],
      button: { words: "Go to the desk", href: url },
      closing: [
        "If you didn’t ask for it, someone else typed your address. Ignore this email; the link will stop working by itself.",
      ],
      foot: ["You’re getting this because you work at the desk. Please do not forward it."],
    }),
  );
}
