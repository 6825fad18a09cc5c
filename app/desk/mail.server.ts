import { clockOf, practiceTime } from "#content/practice-clock-words.ts";
import { data } from "react-router";
import { mailAbout } from "#content/desk.ts";
import { deskItemPath, DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { ownWish, wishWords } from "#content/requests/wish-words.ts";
import { linesAbout } from "#database/desk/audit.ts";
import { practiceOfMailKey } from "#database/practices/practice-mail-keys.ts";
import { findPractice } from "#database/practices/practices.ts";
import { findReview } from "#database/practices/reviews.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { findSubmission, type Submission } from "#database/requests/submissions.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { telHref } from "#domain/tel-href.ts";
import { findUntold, givenUpMessages, messagesToRing, type UntoldMessage } from "#outbox/outbox-records.ts";
import { lineInWords } from "#services/desk/every-act.ts";
import { personPath } from "#services/desk/person-acts.ts";
import { addressInRecord, isToPractice, MAIL_ACTS } from "#services/desk/mails.ts";
import { noteLook } from "#services/desk/looks.ts";
import type { Route } from "./+types/mail-page.ts";
import { type AtDesk, atDesk } from "./guard.server.ts";
import { answerItem } from "./item.server.ts";
import type { Fact } from "./item-parts.tsx";

export function readMail({ context, params: { id } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services, staff } = given;
    const { database, encryption } = services;
    const mail = /^\d{1,15}$/.test(id) ? await findUntold(database.read, encryption, Number(id)) : null;
    if (!mail) return dealtWith(given, id);
    await noteLook(services, staff, { command: "mail show", about: `mail-${id}` });
    const { reference } = mail;
    const about = await whatItIsAbout(given, mail);
    const { submission, practiceId } = about;
    const isTheirs = isToPractice(mail);
    const { words } = mailAbout(mail);
    const givenUp = await whyGivenUp(given, Number(id));
    return {
      isOver: false as const,
      now: services.now(),
      id,
      item: submission ? { reference: submission.reference, path: deskItemPath(submission) } : null,
      person: reference === null ? null : await personPath(services, reference),
      isToRing: givenUp === null,
      title:
        givenUp === null
          ? `Ring ${isTheirs ? "the practice" : "the patient"}: ${words}`
          : `${isTheirs ? "A practice" : "Someone"} didn’t get ${words}`,
      facts: givenUp ?? (await sinceWhen(given, Number(id))),
      contact: isTheirs ? practiceToRing(mail, about) : senderToRing(mail, about),
      /** A person's address is put right here, a practice's on its own page. */
      mayReaddress: givenUp !== null && (await addressInRecord(services, mail)) !== null,
      practicePath: isTheirs && practiceId !== null ? `${DESK_PRACTICES_PATH}/${practiceId}` : null,
    };
  });
}

/** Many more than a mail has. */
const MOST_LINES = 50;

/** Says who has dealt with a mail, for a slower colleague and for later. 404 where there is none. */
async function dealtWith({ services }: AtDesk, id: string) {
  const lines = await linesAbout(services.database.read, `mail-${id}`, MOST_LINES);
  const acts = lines.filter(({ kind }) => kind === "act");
  if (acts.length === 0) throw data(null, { status: 404 });
  const happened = acts.map((line) => ({ at: line.at, words: lineInWords(line) }));
  return { isOver: true as const, now: services.now(), id, happened };
}

/** What a mail is about: what someone sent in, as a request where it is one, and a practice. */
type About = {
  submission: Submission | undefined;
  stored: StoredRequest | undefined;
  practiceId: number | null;
  practice: Practice | undefined;
};

async function whatItIsAbout(
  { services: { database, encryption } }: AtDesk,
  { reference, keyName, topic }: UntoldMessage,
): Promise<About> {
  const { read } = database;
  const submission = reference === null ? undefined : await findSubmission(read, encryption, reference);
  const stored =
    submission?.kind === "booking" ? await findRequest(read, encryption, submission.reference) : undefined;
  const review =
    submission?.kind === "review" ? await findReview(read, { encryption }, submission.reference) : undefined;
  // What is gathered before it goes has no key.
  const inKey = practiceOfMailKey(keyName ?? topic);
  const practiceId = stored?.request.practice?.id ?? review?.practiceId ?? inKey;
  const practice = practiceId === null ? undefined : await findPractice(read, practiceId);
  return { submission, stored, practiceId, practice };
}

/** Returns null where nothing was tried, since there is no address. */
async function whyGivenUp({ services }: AtDesk, id: number): Promise<Fact[] | null> {
  const mail = (await givenUpMessages(services.database.read)).find((one) => one.id === id);
  if (!mail) return null;
  const { givenUpAt, attempts, lastError } = mail;
  return [
    { name: "Given up", value: formatInstant(givenUpAt) },
    { name: "Tried", value: attempts === 1 ? "Once" : `${attempts} times` },
    { name: "Why", value: lastError },
  ];
}

async function sinceWhen({ services }: AtDesk, id: number): Promise<Fact[]> {
  const mail = (await messagesToRing(services.database.read)).find((one) => one.id === id);
  return [
    ...(mail ? [{ name: "Since", value: formatInstant(mail.since) }] : []),
    { name: "Why", value: "No email reaches them." },
  ];
}

/** The number first: that is what one needs. Then what to say. */
function practiceToRing({ message }: UntoldMessage, { submission, stored, practice }: About): Fact[] {
  // A practice that has lost the request is named by the mail alone.
  const theirs = message?.ring ?? practice ?? stored?.request.practice;
  const wish = stored?.request.status === "sent" ? ownWish(stored) : null;
  return [
    ...(theirs ? ring(theirs) : []),
    ...tell(message),
    ...(stored && submission ? [{ name: "Patient", value: senderOf(submission).name }] : []),
    ...agreed(stored),
    ...(stored && wish
      ? [{ name: "They ask for", value: wishWords(wish, clockOf(stored.request.practice)) }]
      : []),
  ];
}

/** None where a message or a review gave no number. */
function senderToRing({ message }: UntoldMessage, { submission, stored }: About): Fact[] {
  const sender = submission && senderOf(submission);
  if (!sender || (!stored && sender.phone === "")) return message?.ring ? ring(message.ring) : [];
  return [...ring(sender), ...tell(message), ...agreed(stored)];
}

/** The name and the number of a sender. Each kind of form has fields of its own for them. */
function senderOf({ fields }: Submission): { name: string; phone: string } {
  const { firstName, lastName, name, contactName, phone } = fields;
  return {
    name: [firstName, lastName, name, contactName].filter(Boolean).join(" "),
    phone: String(phone ?? ""),
  };
}

function tell(message: UntoldMessage["message"]): Fact[] {
  return message ? [{ name: "Tell them", value: message.subject }] : [];
}

function agreed(stored: StoredRequest | undefined): Fact[] {
  const request = stored?.request;
  return request?.appointment
    ? [{ name: "Agreed", value: practiceTime(request.practice, request.appointment.at) }]
    : [];
}

function ring({ phone, name }: { phone: string; name: string }): Fact[] {
  return [
    { name: "Phone", value: phone || "None given", link: phone ? telHref(phone) : undefined },
    { name: "Name", value: name },
  ];
}

export function answerMail({ request, context, params: { id } }: Route.ActionArgs) {
  return answerItem({ request, context, acts: MAIL_ACTS, about: `mail-${id}`, isVersioned: () => false });
}
