import { FIELDS } from "#content/partner-fields.ts";
import { replyDeadlines } from "#content/reply-clocks.ts";
import { findSubmission, type SubmissionFields, submissionState } from "#database/requests/submissions.ts";
import { findChoice, type FormField } from "#domain/form-fields.ts";
import { telHref } from "#domain/tel-href.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { readReference } from "#domain/requests/reference.ts";
import { APPLICATION_ACTS } from "#services/desk/applications.ts";
import { listingOfApplication, findLookalikes, rowOfApplication } from "#services/desk/application-row.ts";
import type { Route } from "./+types/application-page.ts";
import { atDesk } from "./guard.server.ts";
import { answerItem, around, latestFirst, notFound } from "./item.server.ts";
import type { Fact } from "./item-parts.tsx";
import { answersTo } from "./message.server.ts";

export function readApplication({ context, params: { reference: text } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services } = given;
    const reference = readReference(text) ?? text;
    const application = await findSubmission(services.database.read, services.encryption, reference);
    if (application?.kind !== "partner") return notFound(given, reference);
    const item = await around(given, { about: reference, command: "application" });
    const { fields, receivedAt, status, doubtful } = application;
    const { version, outcome } = (await submissionState(services.database.read, reference))!;
    const today = newZealandDay(item.now);
    const { notes } = rowOfApplication(reference, fields);
    const listing = listingOfApplication(reference, fields, today);
    const answers = await answersTo(given, reference);
    return {
      ...item,
      today,
      reference,
      version,
      doubtful,
      isOpen: status === "received",
      outcome,
      title: String(fields.practiceName ?? "A practice"),
      due:
        status === "received"
          ? replyDeadlines(services.operator.identity, { kind: "partner", fields, receivedAt }).answerBy
          : null,
      sent: sentFacts(fields),
      notes: notes.map(
        () =>
          `Town taken from their address. In the form, which offers 22 cities, they chose ${String(fields.city)}.`,
      ),
      listing,
      contact: String(fields.contactName ?? ""),
      email: String(fields.email ?? ""),
      alike: status === "received" ? await findLookalikes(services, listing, today) : [],
      answers,
      happened: latestFirst([{ at: receivedAt, words: "Sent in" }, ...item.lines]),
    };
  });
}

/** Every answer, in the order and under the labels of the form. */
function sentFacts(fields: SubmissionFields): Fact[] {
  const declared: Readonly<Record<string, FormField>> = FIELDS;
  return Object.entries(declared).flatMap(([name, { label, choices = [] }]) => {
    const answers = [fields[name] ?? ""].flat().filter((answer) => answer !== "");
    if (answers.length === 0) return [];
    const value = answers.map((answer) => findChoice(choices, answer)?.label ?? answer).join(", ");
    return [{ name: label, value, link: LINKS[name]?.(value) }];
  });
}

const LINKS: Readonly<Record<string, (answer: string) => string>> = {
  phone: telHref,
  email: (address) => `mailto:${address}`,
};

export function answerApplication({ request, context, params: { reference: text } }: Route.ActionArgs) {
  return answerItem({ request, context, acts: APPLICATION_ACTS, about: readReference(text) ?? text });
}
