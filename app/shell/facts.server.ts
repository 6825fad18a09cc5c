import type { Services } from "../services.ts";

/** What the frame around every page says: the year in the footer, whether any sample is shown, our origin. */
export type ShellFacts = { publicUrl: string; year: number; showsSamples: boolean };

export async function shellFacts({ practices, today, publicUrl }: Services): Promise<ShellFacts> {
  return {
    publicUrl,
    year: Number(today().slice(0, 4)),
    // A frame that cannot be counted must not take the page with it: a form keeps what was typed.
    showsSamples: await practices.now().then(
      ({ samples }) => samples > 0,
      () => false,
    ),
  };
}
