import { findPractice } from "#database/practices/practices.ts";
import { confirmWatch, endWatch, watchBehind, watcherEmail } from "#database/practices/practice-watches.ts";
import { noteOpenedLink } from "#database/requests/first-mails.ts";
import type { Services } from "../services.ts";

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
