import type { SubmissionFields, SubmissionKind } from "#database/requests/submissions.ts";
import { makeReference } from "#domain/requests/reference.ts";
import type { Services } from "#services/services.ts";
import type { FormMails } from "#services/mails/messages.ts";
import { type NotStored, type ReceivedForm, submit } from "#services/forms/submission.ts";
import { normalizeEmail } from "#domain/email.ts";
import type { FormField, Problem } from "#domain/form-fields.ts";
import { fold } from "#domain/text.ts";
import { emailDoubts } from "./asked-email.server.ts";
import { readClientKey, newSubmissionId } from "./client-key.server.ts";
import { doubtAbout } from "./doubt.server.ts";
import { SUBMISSION_ID_FIELD } from "./names.ts";
import { inOrderOfForm } from "./problems.ts";
import { type FieldValues, type PostedForm, takeField, takeFields } from "./read.server.ts";
import type { FormAnswer, Refusal, RefusedForm } from "./refusal.ts";
import { TRACKING_FIELDS, trackingOfForm } from "./tracking.ts";

/** What differs between the forms. */
export type FormRules<
  Asked extends FormFields,
  Content,
  Fields extends SubmissionFields,
  Mails extends FormMails,
> = {
  kind: SubmissionKind;
  /** As they are declared, in the order of the page. */
  fields: Asked;
  /** `ok: false` without problems: it cannot be checked now, for example because the database is unavailable. */
  check: (
    values: ValuesOf<Asked>,
  ) => { ok: true; content: Content } | { ok: false; problems: readonly Problem[] };
  /**
   * Problems that come with time, not from a mistake in a field, for example a day that is over by now. They refuse a new
   * form. The repeat of a stored form passes, also days later.
   */
  checksForNewOnly?: (values: ValuesOf<Asked>) => readonly Problem[];
  /** The visitor pressed a button that sends nothing: the form is shown again. */
  isLooking?: boolean;
  /** What is stored, by the contract's names. */
  fieldsOf: (content: Content) => Fields;
  /** What goes out by mail. */
  messages: (received: ReceivedForm, content: Content) => Mails | Promise<Mails>;
};

/** What became of a form. */
export type Received<Values, Mails extends FormMails> = {
  answer: FormAnswer<Values>;
  /** As they were composed for this form; null for a repeat, and where nothing was stored. */
  mails: Mails | null;
  /** Why the form's own area didn't store it, in whose words it is said: the answer has no problems of its own then. */
  refusedBy: NotStored | null;
};

/** Handles a booking, a message or a partner's form: reads, checks, stores and enqueues it, and returns the reference. */
export async function receive<
  Asked extends FormFields,
  Content,
  Fields extends SubmissionFields,
  Mails extends FormMails,
>(
  services: Services,
  request: Request,
  form: PostedForm,
  rules: FormRules<Asked, Content, Fields, Mails>,
): Promise<Received<ValuesOf<Asked>, Mails>> {
  const doubt = doubtAbout(form, services, rules.kind);
  if (doubt.isIgnored) {
    doubt.note("ignored");
    const reference = makeReference(services.randomBytes);
    return { answer: { ok: true, reference, isMailed: true }, mails: null, refusedBy: null };
  }

  const { values, problems: misread } = takeFields(form, shapesOf(rules.fields));
  const tracking = trackingOfForm(takeFields(form, TRACKING_FIELDS).values, services.publicUrl);
  const clientKey = readClientKey(request, form);
  const checked = rules.check(values);
  const isOurForm = takeField(form, SUBMISSION_ID_FIELD) !== "";
  const doubts = emailDoubts(form);
  const checksForNewOnly = [
    ...(rules.checksForNewOnly?.(values) ?? []),
    // Only our own forms are asked about their address, since people fill them in.
    ...(isOurForm ? doubts.problems : []),
  ];
  const isRepeatOnly = checksForNewOnly.length > 0 || doubt.isToBeAskedAgain;
  const inOrder = (problems: readonly Problem[]) => inOrderOfForm(problems, Object.keys(rules.fields));

  const refuse = (refusal: Refusal, refusedBy: NotStored | null = null) => {
    const sentId = takeField(form, SUBMISSION_ID_FIELD);
    const isSpent = sentId === "" || !clientKey.ok || refusal.reason === "key-reused";
    const submissionId = isSpent ? newSubmissionId(services) : sentId;
    if (doubt.isToBeAskedAgain) doubt.note("asked");
    const asked = { askedEmail: doubts.askedBy(refusal), askedAgain: doubt.isDoubtful };
    const answer: RefusedForm<ValuesOf<Asked>> = {
      ok: false,
      refusal,
      values,
      tracking,
      submissionId,
      ...asked,
    };
    return { answer, mails: null, refusedBy };
  };

  if (rules.isLooking) return refuse({ reason: "looking" });
  if (services.post?.rateLimited) return refuse({ reason: "too-many", ...services.post.rateLimited });

  const ofFields = [...misread, ...(checked.ok ? [] : checked.problems)];
  const ofKey = clientKey.ok ? [] : [clientKey.problem];
  if (!clientKey.ok || ofFields.length > 0) {
    const problems = [...ofKey, ...inOrder([...ofFields, ...checksForNewOnly])];
    return refuse({ reason: "problems", problems });
  }
  if (!checked.ok) return refuse({ reason: "not-stored" });

  const fields = rules.fieldsOf(checked.content);
  const submitted = await submit(services, {
    kind: rules.kind,
    clientKey: clientKey.key.value,
    fields: { ...fields, ...tracking },
    content: fields,
    fingerprint: fieldsFingerprint(rules.fields, fields),
    doubtful: doubt.isDoubtful,
    messages: (received) => rules.messages(received, checked.content),
    isRepeatOnly,
  });
  if (submitted.ok) {
    const { reference, isMailed, mails } = submitted;
    if (mails && doubt.isDoubtful) doubt.note("kept");
    return { answer: { ok: true, reference, isMailed }, mails, refusedBy: null };
  }
  if (submitted.reason === "no-repeat") {
    if (checksForNewOnly.length === 0) return refuse({ reason: "doubted" });
    return refuse({ reason: "problems", problems: inOrder(checksForNewOnly) });
  }
  if (submitted.reason === "refused") {
    const { isConflict } = submitted.by;
    return refuse({ reason: "problems", problems: [], isConflict }, submitted.by);
  }
  return refuse(
    submitted.reason === "key-reused" ? { ...submitted, cameAs: clientKey.key.cameAs } : submitted,
  );
}

/** The fields of a form by their names, as they are declared. */
type FormFields = Readonly<Record<string, FormField>>;

/** How each field is read. */
type ShapesOf<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { shape: infer Shape extends "text" | "list" }
    ? Shape
    : "line";
};

/** What a visitor typed or chose in each field. */
type ValuesOf<Fields extends FormFields> = FieldValues<ShapesOf<Fields>>;

/** `shapesOf(FIELDS)` → `{ name: "line", message: "text", … }` */
function shapesOf<Fields extends FormFields>(fields: Fields): ShapesOf<Fields> {
  const shapes = Object.entries(fields).map(([name, { shape = "line" }]) => [name, shape]);
  return Object.fromEntries(shapes) as ShapesOf<Fields>;
}

/**
 * Equal for forms that mean the same, as each field declares it. What is kept beside the fields, such as a number as it is
 * dialled, counts as it is.
 */
function fieldsFingerprint(fields: FormFields, kept: SubmissionFields): SubmissionFields {
  const meant = Object.entries(kept).flatMap(([name, value]) => {
    const same = fields[name]?.same;
    if (same === "dialled") return [];
    return [[name, same && typeof value === "string" ? MEANT[same](value) : value]];
  });
  return Object.fromEntries(meant) as SubmissionFields;
}

const MEANT: Readonly<Record<"folded" | "lower-case" | "email", (text: string) => string>> = {
  folded: fold,
  "lower-case": (text) => text.toLowerCase(),
  email: normalizeEmail,
};
