import { replyDeadlines } from "#content/reply-clocks.ts";
import { findSubmission, type SubmissionFields, submissionState } from "#database/requests/submissions.ts";
import { telHref } from "#domain/tel-href.ts";
import { newZealandDay, readDay } from "#domain/nz-time.ts";
import { readReference } from "#domain/requests/reference.ts";
import type { Registration } from "#domain/practices/registration.ts";
import { approveApplication, writeToApplicant } from "#services/desk/applications.ts";
import {
  type ListingCells,
  listingOfApplication,
  findLookalikes,
  rowOfApplication,
} from "#services/desk/application-row.ts";
import type { Route } from "./+types/application-page.ts";
import { atDesk } from "./guard.server.ts";
import { answerItem, around, latestFirst, notFound, type Posted } from "./item.server.ts";
import { LISTING_FIELDS, REGISTER_ROWS } from "./application-fields.ts";
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
      happened: latestFirst([
        { at: receivedAt, words: "Sent in" },
        ...answers.map(({ at, who, isSent }) => ({
          at,
          words: isSent ? `${who} wrote` : `${who} approved it`,
        })),
        ...item.looks,
      ]),
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
  const about = readReference(text) ?? text;
  return answerItem({ request, context, about }, async ({ services, staff }, posted) => {
    const { act, version, text: field } = posted;
    const item = { reference: about, version };
    const answer =
      act === "approve"
        ? await approveApplication(services, staff, { ...item, ...approvalIn(posted) })
        : act === "decline" || act === "ask"
          ? field(act) === ""
            ? ({ kind: "refused", why: "Write a few words first." } as const)
            : await writeToApplicant(services, staff, item, { does: act, words: field(act) })
          : ({ kind: "refused", why: "That isn’t possible here." } as const);
    services.log({ event: "desk act", act: `application-${act}`, answer: answer.kind });
    return answer;
  });
}

function approvalIn({ text }: Posted) {
  const listing = Object.fromEntries(LISTING_FIELDS.map(({ name }) => [name, text(name)])) as ListingCells;
  const same = text("same");
  return {
    listing,
    same: /^[1-9]\d{0,8}$/.test(same) ? Number(same) : same === "no" ? ("new" as const) : null,
    mayShowPhone: text("mayShowPhone") === "yes",
    register: registerIn({ text }, REGISTER_ROWS.length).filter(
      ({ name, number }) => name !== "" || number !== "",
    ),
  };
}

/** So many rows of a table of dentists, as they were sent. */
export function registerIn({ text }: Pick<Posted, "text">, rows: number): Registration[] {
  return Array.from({ length: rows }, (_, index) => index + 1).map((row) => ({
    name: text(`name${row}`),
    number: text(`number${row}`),
    scope: text(`scope${row}`),
    until: readDay(text(`until${row}`)) ?? "",
    seenOn: readDay(text(`seen${row}`)) ?? "",
  }));
}
