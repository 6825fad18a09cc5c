import { samplesCount } from "#database/practices.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Services } from "../services.ts";

/** What the frame around every page says: the year in the footer, whether any sample is shown, our origin. */
export type ShellFacts = { publicUrl: string; year: number; showsSamples: boolean };

export async function shellFacts({ database, now, publicUrl }: Services): Promise<ShellFacts> {
  return {
    publicUrl,
    year: Number(newZealandDay(now()).slice(0, 4)),
    // A frame that cannot be counted must not take the page with it: a form keeps what was typed.
    showsSamples: (await samplesCount(database.read).catch(() => 0)) > 0,
  };
}
