import { answeringDesk, replyDeadlines } from "#content/reply-clocks.ts";
import { MISTAKE_TERM, mistakeIn, termWords } from "#content/desk.ts";
import { answeringSchedule } from "#content/identity.ts";
import { findPractice } from "#database/practices/practices.ts";
import { submissionEvents } from "#database/requests/submission-events.ts";
import { keyNamed } from "#database/record-keys.ts";
import { linesAbout } from "#database/desk/audit.ts";
import { findSubmission, type SubmissionFields } from "#database/requests/submissions.ts";
import { formatInstant, newZealandDay } from "#domain/nz-time.ts";
import { NOT_STATED } from "#domain/practices/practice-words.ts";
import { dueAt } from "#domain/requests/promises.ts";
import { telHref } from "#domain/tel-href.ts";
import { readReference } from "#domain/requests/reference.ts";
import { firstName, MESSAGE_ACTS } from "#services/desk/messages.ts";
import { factRows } from "#services/desk/practice-facts.ts";
import { practiceVersion } from "#services/desk/practice-version.ts";
import { messageTitle } from "#services/desk/queue.ts";
import { hoursInFull } from "#services/listings/changes.ts";
import { COLUMNS, cellText } from "#services/imports/columns.ts";
import type { Route } from "./+types/message-page.ts";
import { CORRECTED } from "#content/desk-practice.ts";
import { atDesk, type AtDesk } from "./guard.server.ts";
import { answerItem, around, latestFirst, notFound, submissionVersion } from "./item.server.ts";

export function readMessage({ context, params: { reference: text } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services } = given;
    const reference = readReference(text) ?? text;
    const message = await findSubmission(services.database.read, services.encryption, reference);
    if (message?.kind !== "contact") return notFound(given, reference);
    const item = await around(given, { about: reference, command: "message show" });
    const { fields, receivedAt, status, doubtful } = message;
    const asked = { kind: "contact", fields, receivedAt } as const;
    const { to, term } = answeringDesk(services.operator.identity, asked);
    const answers = await answersTo(given, reference);
    const about =
      typeof fields.request === "string" ? fields.request : referenceIn(String(fields.message ?? ""));
    const [email, phone] = [String(fields.email ?? ""), String(fields.phone ?? "")];
    const mistake = await mistakenListing(given, fields);
    return {
      ...item,
      mistake,
      ...(await submissionVersion(given, reference)),
      reference,
      doubtful,
      isOpen: status === "received",
      title: String(fields.subject || messageTitle(message)),
      tag: mistake ? "A reported mistake" : messageTitle(message),
      due:
        status !== "received"
          ? null
          : mistake
            ? dueAt(receivedAt, MISTAKE_TERM, answeringSchedule(services.operator.identity, "support"))
            : replyDeadlines(services.operator.identity, asked).answerBy,
      words: String(fields.message ?? ""),
      greeting: firstName(String(fields.name ?? "")),
      mailbox: services.operator.emails[to],
      about,
      isText: fields.category === "text",
      hasEmail: email !== "",
      answers,
      writer: [
        ...(fields.name ? [{ name: "Name", value: String(fields.name) }] : []),
        ...(email ? [{ name: "Email", value: email, link: `mailto:${email}` }] : []),
        ...(phone ? [{ name: "Phone", value: phone, link: telHref(phone) }] : []),
        { name: "Sent", value: formatInstant(receivedAt) },
      ],
      happened: latestFirst([
        {
          at: receivedAt,
          words:
            fields.category === "text" ? "They texted us" : `Sent in. They were told: ${termWords(term)}`,
        },
        ...item.lines,
      ]),
    };
  });
}

/** The listing with the reported mistake, its facts and their sources; null for other messages, or where it is not listed. */
async function mistakenListing({ services }: AtDesk, fields: SubmissionFields) {
  const { read } = services.database;
  const id = mistakeIn(fields);
  const practice = id === null ? undefined : await findPractice(read, id);
  if (!practice) return null;
  const today = newZealandDay(services.now());
  const { rows } = await factRows(read, practice, today);
  return {
    id: practice.id,
    name: practice.name,
    version: await practiceVersion(read, [practice.id]),
    rows: rows.filter(({ value }) => value !== NOT_STATED),
    columns: CORRECTED.map(({ name, label }) => ({
      name,
      label,
      value:
        name === "opening_hours"
          ? hoursInFull(practice.openingHours, today)
          : cellText(COLUMNS.find((column) => column.name === name)!.value(practice)),
    })),
  };
}

/** What we have written, oldest first, with who did. */
export async function answersTo({ services }: AtDesk, reference: string) {
  const { database, encryption } = services;
  const key = await keyNamed(database.read, reference);
  const events = await submissionEvents(database.read, encryption, { reference, key });
  const acts = (await linesAbout(database.read, reference, 50)).filter(({ kind }) => kind === "act");
  return events
    .filter(({ actor }) => actor === "desk")
    .map(({ at, detail }) => ({
      at,
      who: acts.find((act) => act.at.getTime() === at.getTime())?.who ?? "Someone",
      words: detail.words ?? "",
      isSent: detail.words !== undefined && !detail.words.startsWith("("),
    }));
}

/** The first reference in a text, such as `NIHO-7K4Q-2WXR-6M`. */
function referenceIn(text: string): string | null {
  for (const word of text.match(/\bNIHO[-\s\w]{10,16}/gi) ?? []) {
    const reference = readReference(word.trim()) ?? readReference(word.slice(0, 17));
    if (reference) return reference;
  }
  return null;
}

export function answerMessage({ request, context, params: { reference: text } }: Route.ActionArgs) {
  return answerItem({ request, context, acts: MESSAGE_ACTS, about: readReference(text) ?? text });
}
