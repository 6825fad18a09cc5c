import { newZealandDay } from "#domain/nz-time.ts";
import { makeReference } from "#domain/reference.ts";
import { fold } from "#domain/text.ts";
import { type ClientKey, clientKeyOf, newSubmissionId } from "../forms/client-key.server.ts";
import { BOT_FIELD, SUBMISSION_ID_FIELD } from "../forms/names.ts";
import { inOrderOfForm } from "../forms/problems.ts";
import { type PostedForm, takeField, takeFields } from "../forms/read.server.ts";
import { submit } from "../forms/submission.server.ts";
import { type Tracking, TRACKING_FIELDS, trackingOfForm } from "../forms/tracking.ts";
import type { Services } from "../services.ts";
import type { Problem } from "../ui/form/error-summary.tsx";
import { bookingMessages } from "./emails.server.tsx";
import { type BookingValues, FIELD_NAMES, FIELD_SHAPES, FIELDS } from "./fields.ts";
import { type AskedPractice, findAskedPractice, type PracticeLookup } from "./practice.server.ts";
import { type BookingRequest, checkBooking } from "./schema.server.ts";

export type BookingAnswer = { ok: true; reference: string } | RefusedBooking;

/** Nothing was sent, and this is all that it takes to show the form again as it was. */
export type RefusedBooking = {
  ok: false;
  refusal: Refusal;
  values: BookingValues;
  tracking: Tracking;
  /** For the next attempt. */
  submissionId: string;
  practice: AskedPractice | null;
};

export type Refusal =
  | { reason: "problems"; problems: readonly Problem[] }
  /** The same form was sent before with other answers; those were kept under this reference. */
  | { reason: "key-reused"; reference: string; cameAs: ClientKey["cameAs"] }
  | { reason: "not-stored" };

/** The one thing this area does: read, check, remember and enqueue, give the reference. */
export async function submitBooking(
  services: Services,
  request: Request,
  form: PostedForm,
): Promise<BookingAnswer> {
  if (takeField(form, BOT_FIELD) !== "") return { ok: true, reference: makeReference(services.randomBytes) };

  const { values, problems: misread } = takeFields(form, FIELD_SHAPES);
  const tracking = trackingOfForm(takeFields(form, TRACKING_FIELDS).values, services.publicUrl);
  const lookup = await findAskedPractice(services.database, values.practice);
  const practice = typeof lookup === "string" ? null : lookup;
  const clientKey = clientKeyOf(request, form);
  const checked = checkBooking(values, newZealandDay(services.now()));

  const refuse = (refusal: Refusal): RefusedBooking => {
    const sentId = takeField(form, SUBMISSION_ID_FIELD);
    const isSpent = sentId === "" || !clientKey.ok || refusal.reason === "key-reused";
    const submissionId = isSpent ? newSubmissionId(services.randomBytes) : sentId;
    return { ok: false, refusal, values, tracking, submissionId, practice };
  };

  const ofFields = [...misread, ...(checked.ok ? [] : checked.problems), ...problemsWith(lookup)];
  const ofKey = clientKey.ok ? [] : [clientKey.problem];
  if (!checked.ok || !clientKey.ok || ofFields.length > 0) {
    return refuse({ reason: "problems", problems: [...ofKey, ...inOrderOfForm(ofFields, FIELD_NAMES)] });
  }
  if (lookup === "unavailable") return refuse({ reason: "not-stored" });

  const fields = fieldsOf(checked.request, practice);
  const submitted = await submit(services, {
    kind: "booking",
    clientKey: clientKey.key.value,
    fields: { ...fields, ...tracking },
    content: fields,
    likeness: likenessOf(fields),
    messages: (reference, receivedAt) =>
      bookingMessages(services, { reference, receivedAt, request: checked.request, practice }),
  });
  if (submitted.ok) return submitted;
  return refuse(
    submitted.reason === "key-reused" ? { ...submitted, cameAs: clientKey.key.cameAs } : submitted,
  );
}

function problemsWith(lookup: PracticeLookup): Problem[] {
  return lookup === "unlisted" ? [{ name: "practice", text: FIELDS.practice.wrong }] : [];
}

/** What is kept: the contract's fields as the specification writes their values, and ours. */
function fieldsOf({ phone, ...request }: BookingRequest, practice: AskedPractice | null) {
  return {
    ...request,
    phone: phone.typed,
    phoneE164: phone.e164,
    practiceName: practice?.name ?? "",
  };
}

/** The same person asking the same thing, whatever the case, the macrons and the spaces. */
function likenessOf(fields: ReturnType<typeof fieldsOf>) {
  const { phone: _typed, ...rest } = fields;
  return {
    ...rest,
    firstName: fold(fields.firstName),
    lastName: fold(fields.lastName),
    email: fields.email.toLowerCase(),
  };
}
