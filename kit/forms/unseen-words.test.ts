import { expect, test } from "vitest";
import { formValues, keptIn } from "#tests/support/form.ts";
import { FORMS, openEmptySite, send } from "#tests/support/forms.ts";
import { listed, openListed, save } from "#tests/support/listing.ts";
import { readPage } from "#tests/support/site.ts";

/** Looks empty to everyone. */
const UNSEEN = "\u200b\u3164 \u2800\u00ad";

const WORDS = {
  booking: ["firstName", "lastName"],
  contact: ["name", "subject", "message"],
  partner: ["practiceName", "address", "contactName"],
} as const;

test.each(FORMS)(
  "A $kind form asks for words that look empty as for words that are missing",
  async (form) => {
    const site = await openEmptySite();
    const asked = async (typed: string) => {
      const filled = Object.fromEntries(WORDS[form.kind].map((name) => [name, typed]));
      const page = await readPage(await send(site, form, { ...form.right, ...filled }));
      expect(page.status).toBe(422);
      return { problems: page.document.querySelector("[role=alert]")!.textContent, values: formValues(page) };
    };
    const [unseen, missing] = [await asked(UNSEEN), await asked("")];
    expect(unseen.problems).toBe(missing.problems);
    for (const name of WORDS[form.kind]) expect(unseen.values[name]).toBe("");
    expect(await keptIn(site)).toEqual([]);
  },
);

test("A listing publishes no words that look empty, and no piles of marks", async () => {
  const { site, path } = await openListed();
  await save(site, path, "words", { summary: UNSEEN, description: `Kia ora${"\u0301".repeat(180)}.` });
  const { summary, description } = await listed(site);
  expect(summary).toBe("");
  expect([...description.join("")].length).toBeLessThan(15);
});
