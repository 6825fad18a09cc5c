import { z } from "zod";
import type { Operation } from "#kit/api/operation.server.ts";
import { ATTRIBUTION } from "#kit/api/practice-schema.server.ts";

/** At most this many below a search box. */
export const MOST_SUGGESTIONS = 8;

export const SUGGESTION = z
  .object({
    kind: z
      .enum(["emergency", "list", "place", "treatment", "page", "practice"])
      .describe(
        "What kind of suggestion this is. A `place` is a town, city or suburb; a `list` is the practices that offer a treatment in a place.",
      ),
    label: z.string().describe("What it is called."),
    labelMi: z.string().nullable().describe("The te reo Māori name of a place that has two."),
    detail: z.string().describe("A few words: where it is, or how many practices there are."),
    href: z.string().describe("The path of its page on the site."),
    sample: z.boolean().describe("A practice made up by us to show how the site works."),
  })
  .describe("Something that the search of the site would find.");

export const SUGGEST_ANSWER = z.object({
  q: z.string().describe("What was typed, as we read it: one line of at most 100 characters."),
  takenFor: z
    .string()
    .nullable()
    .describe(
      "What we searched for instead, if nothing was found as typed and it looks like a typing error.",
    ),
  items: z.array(SUGGESTION).max(MOST_SUGGESTIONS).describe("The closest first."),
  attribution: ATTRIBUTION,
});

export const SUGGEST_OPERATION: Operation = {
  id: "suggest",
  path: "/suggest",
  title: "Suggestions while a visitor types",
  text: `At most ${MOST_SUGGESTIONS} practices, places, suburbs and treatments for the beginning of a word, best first: those that /search shows for the same text. Macrons, case and one typing error don’t matter.`,
  parameters: [
    { name: "q", in: "query", type: "string", text: "What was typed so far.", examples: ["whang", "brases"] },
  ],
  answer: "SuggestionList",
  schemas: { SuggestionList: SUGGEST_ANSWER, Suggestion: SUGGESTION },
  examples: [
    { path: "/suggest?q=whang", text: "“whang”, without the macron" },
    { path: "/suggest?q=welingt", text: "“welingt”, with a letter missing" },
  ],
};
