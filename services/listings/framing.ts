import { framingOrigins } from "#content/embed.ts";
import { framingSites, setFramingSites } from "#database/practices/framing-sites.ts";
import { lockPractice } from "#database/practices/practices.ts";
import { readWebAddress } from "#domain/web-address.ts";
import type { Services } from "../services.ts";
import { auditChange, isChangedTooOften, listingBehind } from "./listing-behind.ts";
import { mailChanges } from "./mail-changes.ts";

const MOST_SITES = 5;

type Saved =
  | { kind: "saved" }
  | { kind: "same" }
  | { kind: "refused"; problem: string }
  | { kind: "ended" }
  | { kind: "too-often" }
  | { kind: "unavailable" };

/** Keeps where else a practice's card may stand, one address a line, as its practice has typed them. */
export async function saveFramingSites(
  services: Services,
  { token, practiceId, typed }: { token: string; practiceId: number; typed: string },
): Promise<Saved> {
  const read = readSites(typed);
  if ("problem" in read) return { kind: "refused", problem: read.problem };
  const { database, log, wakeMail } = services;
  const now = services.now();
  let saved: Saved;
  try {
    saved = await database.transact(async (tx) => {
      await lockPractice(tx, database.kind, practiceId);
      const practice = await listingBehind(services, tx, token, now);
      if (!practice) return { kind: "ended" };
      const own = framingOrigins(practice.website);
      const origins = read.origins.filter((origin) => !own.includes(origin));
      const before = await framingSites(tx, practice.id);
      if (before.join() === origins.join()) return { kind: "same" };
      if (await isChangedTooOften(tx, practice.id, now)) return { kind: "too-often" };
      await setFramingSites(tx, practice.id, origins);
      await auditChange(tx, practice.id, now);
      const change = {
        name: "Websites with your card",
        before: originsInWords(before),
        after: originsInWords(origins),
      };
      if (practice.email !== "")
        await mailChanges(services, tx, { practice, section: "words", changes: [change], now });
      return { kind: "saved" };
    });
  } catch (error) {
    log({ event: "act not stored", error });
    return { kind: "unavailable" };
  }
  if (saved.kind === "saved") wakeMail();
  return saved;
}

function originsInWords(origins: readonly string[]): string {
  return origins.length === 0 ? "Your own alone" : origins.map((origin) => new URL(origin).host).join(", ");
}

/** `"editor.example\nhttps://www.rata.nz/en"` → `{ origins: ["https://editor.example", "https://www.rata.nz"] }` */
function readSites(typed: string): { origins: string[] } | { problem: string } {
  const lines = typed.split(/[\s,]+/).filter((line) => line !== "");
  if (lines.length > MOST_SITES) return { problem: `Enter at most ${MOST_SITES} addresses` };
  const origins = new Set<string>();
  for (const line of lines) {
    const address = readWebAddress(line);
    if (address === undefined) return { problem: `Enter a web address in place of “${line.slice(0, 60)}”` };
    origins.add(new URL(address).origin);
  }
  return { origins: [...origins] };
}
