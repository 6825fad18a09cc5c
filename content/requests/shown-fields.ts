import type { RequestRecord } from "#domain/request-record.ts";

/** Something that the patient typed or chose. */
export type ShownField = { name: string; value: string; link?: string };

/** What the form sent, in words, for who has pressed the button that shows it. Empty answers are left out. */
export function shownFields({ fields }: Pick<RequestRecord, "fields">): ShownField[] {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const isForOther = text("bookingFor") === "someone-else";
  const shown: ShownField[] = [
    { name: "Name", value: `${text("firstName")} ${text("lastName")}`.trim() },
    { name: "It is for", value: isForOther ? text("patientName") : "" },
    { name: "Treatment", value: text("service") },
    { name: "Message", value: text("message") },
    { name: "Patient", value: patientTypeOf({ fields }) },
    { name: "Phone", value: text("phone"), link: `tel:${text("phoneE164") || text("phone")}` },
    { name: "Email", value: text("email"), link: `mailto:${text("email")}` },
    { name: "Dentist", value: text("dentistPreference") },
    { name: "Insurer", value: text("insurance") },
  ];
  return shown.filter(({ value }) => value !== "");
}

/** Empty where it is not said. */
export function patientTypeOf({ fields }: Pick<RequestRecord, "fields">): string {
  return PATIENT[String(fields.patientType)] ?? "";
}

const PATIENT: Readonly<Record<string, string>> = { new: "New patient", existing: "Existing patient" };
