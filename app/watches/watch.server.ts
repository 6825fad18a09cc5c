import { findPractice } from "#database/practices/practices.ts";
import { confirmWatch, endWatch, watchBehind, watcherEmail } from "#database/practices/practice-watches.ts";
import { noteOpenedLink } from "#database/requests/first-mails.ts";
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

/** What the link in the first mail stands for. Looking changes nothing, because mail scanners open every link. */
export async function lookAtWatch({ database, now }: Services, token: string) {
  const watch = await watchBehind(database.read, token, now());
  const practice = watch && (await findPractice(database.read, watch.practiceId));
  if (!watch) return null;
  return {
    isConfirmed: watch.confirmedAt !== null,
    practice: practice ? { id: practice.id, slug: practice.slug, name: practice.name } : null,
  };
}

/** Presses the page's button. True where the watch has ended by it. */
export async function pressWatch(
  services: Services,
  token: string,
  pressed: string,
): Promise<{ hasEnded: boolean }> {
  const { database } = services;
  const now = services.now();
  return database.transact(async (tx) => {
    const watch = await watchBehind(tx, token, now);
    if (!watch) return { hasEnded: false };
    if (pressed === "stop") return { hasEnded: await endWatch(tx, watch, now) };
    if (pressed === "confirm") {
      await confirmWatch(tx, watch, now);
      await noteOpenedLink(tx, services, watcherEmail(services, watch), now);
    }
    return { hasEnded: false };
  });
}
