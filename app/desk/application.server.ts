import { replyDeadlines } from "#content/reply-clocks.ts";
import { findSubmission, type SubmissionFields, submissionState } from "#database/requests/submissions.ts";
import { telHref } from "#domain/tel-href.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { readReference } from "#domain/requests/reference.ts";
import { APPLICATION_ACTS } from "#services/desk/applications.ts";
import { listingOfApplication, findLookalikes, rowOfApplication } from "#services/desk/application-row.ts";
import type { Route } from "./+types/application-page.ts";
import { atDesk } from "./guard.server.ts";
import { answerItem, around, latestFirst, notFound } from "./item.server.ts";
import { answersTo } from "./message.server.ts";

export function readApplication({ context, params: { reference: text } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services } = given;
    const reference = readReference(text) ?? text;
    const application = await findSubmission(services.database.read, services.encryption, reference);
    if (application?.kind !== "partner") return notFound(given, reference);
    const item = await around(given, { about: reference, command: "application" });
    const { fields, receivedAt, status } = application;
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

function sentFacts(fields: SubmissionFields) {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" ? value : (value ?? []).join(", ");
  };
  return [
    { name: "Practice", value: text("practiceName") },
    { name: "Address", value: text("address") },
    { name: "City", value: text("city") },
    { name: "Contact", value: text("contactName") },
    { name: "Phone", value: text("phone"), link: telHref(text("phone")) },
    { name: "Email", value: text("email"), link: `mailto:${text("email")}` },
    { name: "Website", value: text("website") },
    { name: "Treatments", value: text("services") },
    { name: "Words", value: text("message") },
  ].filter(({ value }) => value !== "");
}

export function answerApplication({ request, context, params: { reference: text } }: Route.ActionArgs) {
  return answerItem({ request, context, acts: APPLICATION_ACTS, about: readReference(text) ?? text });
}
