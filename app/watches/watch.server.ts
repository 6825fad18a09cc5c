import { findPractice } from "#database/practices/practices.ts";
import type { FormField } from "#domain/form-fields.ts";
import type { PostedForm } from "#kit/forms/read.server.ts";
import { type EmailAnswer, receiveEmail } from "#kit/forms/receive-email.server.ts";
import type { Services } from "#services/services.ts";
import { askWhenTheyTakePatients } from "#services/watches/ask.ts";

/** What the form says of a practice; undefined where none of this number is listed. */
export async function watchedPractice({ database }: Services, address: string) {
  const asked = new URL(address).searchParams.get("practice") ?? "";
  const practice = /^\d{1,9}$/.test(asked) ? await findPractice(database.read, Number(asked)) : undefined;
  if (!practice) return undefined;
  const { id, slug, name, isSample, newPatients, place } = practice;
  return { id, slug, name, isSample, place, answer: newPatients.answer };
}

/** Reads the form. Where the practice takes patients by now there is nothing to wait for, and nothing is stored. */
export async function receiveWatch(
  services: Services,
  request: Request,
  form: PostedForm,
  field: FormField,
): Promise<EmailAnswer> {
  const practice = await watchedPractice(services, request.url);
  return receiveEmail(services, form, {
    kind: "watch",
    field,
    take: async (email) => {
      if (practice?.answer === "no") await askWhenTheyTakePatients(services, practice, email);
    },
  });
}

export { lookAtWatch, pressWatch } from "#services/watches/press-watch.ts";
