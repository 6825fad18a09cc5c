import { endListingLinks } from "#database/practices/listing-links.ts";
import { lockPractice } from "#database/practices/practices.ts";
import type { Services } from "../services.ts";
import { listingBehind } from "./listing-behind.ts";
import { mailListingLink } from "./listing-link.ts";

/**
 * Ends every link of a practice and mails a new one to its address. `ended`: the link of `token` had ended before.
 * `unavailable`: nothing could be stored, and nothing has changed.
 */
export async function renewListingLink(
  services: Services,
  { token, practiceId }: { token: string; practiceId: number },
): Promise<"renewed" | "ended" | "unavailable"> {
  const { database, log, wakeMail } = services;
  const now = services.now();
  try {
    const isRenewed = await database.transact(async (tx) => {
      await lockPractice(tx, database.kind, practiceId);
      const practice = await listingBehind(services, tx, token, now);
      if (!practice) return false;
      await endListingLinks(tx, practice.id, now);
      await mailListingLink(services, tx, practice, now);
      return true;
    });
    if (!isRenewed) return "ended";
    wakeMail();
    return "renewed";
  } catch (error) {
    log({ event: "act not stored", error });
    return "unavailable";
  }
}
