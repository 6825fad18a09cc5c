import { describe, expect, test } from "vitest";
import { articlePath } from "../articles/article.ts";
import { ARTICLES } from "../articles/articles.ts";
import { EMERGENCY_DENTIST } from "../treatments/emergency-dentist.ts";
import { TREATMENT_PAGES } from "../treatments/pages.ts";
import { FEE_AVERAGES } from "./fee-averages.ts";
import { topicSourceIds, type Topic } from "./topic.ts";
import { TOPICS } from "./topics.ts";

describe("The topics", () => {
  test("are each there once, under an address that no treatment has", () => {
    const slugs = [...TREATMENT_PAGES, ...TOPICS].map(({ slug }) => slug);
    expect(TOPICS.length).toBeGreaterThan(15);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test.each(TOPICS)("name for each part of $slug where it was read", (topic) => {
    const { about, care, costs, thinkTwice, otherWays, urgent } = topic;
    for (const { from } of [about, care, costs, thinkTwice, otherWays, ...(urgent ? [urgent] : [])]) {
      expect(from.length).toBeGreaterThan(0);
    }
    expect(topicSourceIds(topic).length).toBeGreaterThan(3);
  });

  test.each(TOPICS)(
    "say in $slug what it is, what to do, what doing nothing does, and what to ask",
    (topic) => {
      expect(topic.metaDescription.length).toBeGreaterThanOrEqual(110);
      expect(topic.metaDescription.length).toBeLessThanOrEqual(165);
      expect(topic.about.says.length).toBeGreaterThan(0);
      expect(topic.care.says.length).toBeGreaterThan(1);
      const ways = topic.otherWays.says.map(({ name }) => name);
      // There is no going without one's age.
      if (topic.slug !== "older-people")
        expect(ways.join()).toMatch(/nothing|waiting|watching|leaving|away|without/i);
      expect(topic.ask.length).toBeGreaterThan(2);
      for (const question of topic.ask) expect(question).toMatch(/\?$/);
    },
  );

  test("lead on only to pages that are there", () => {
    const known = new Set([
      "/emergency",
      ...[...TREATMENT_PAGES, ...TOPICS].map(({ slug }) => `/services/${slug}`),
      ...ARTICLES.map(articlePath),
    ]);
    for (const { slug, readNext, otherWays } of TOPICS) {
      const paths = [...readNext, ...otherWays.says.flatMap(({ path }) => path ?? [])];
      expect([slug, paths.filter((path) => !known.has(path) || path.endsWith(`/${slug}`))]).toEqual([
        slug,
        [],
      ]);
      expect(readNext.length).toBeGreaterThan(0);
    }
  });

  test("name no sum but the averages of 2023, the emergency guide price, Work and Income’s", () => {
    const averages = Object.values(FEE_AVERAGES).map(({ dollars }) => dollars);
    const known = new Set<number>([...averages, EMERGENCY_DENTIST.price.from, 1_000]);
    const sums = TOPICS.flatMap((topic) =>
      [
        ...textsOf(topic)
          .join("\n")
          .matchAll(/\$([\d,]*\d)/g),
      ].map(([, digits]) => ({
        slug: topic.slug,
        sum: Number(digits!.replaceAll(",", "")),
      })),
    );
    expect(sums.filter(({ sum }) => !known.has(sum))).toEqual([]);
  });

  test("promise nothing, and write New Zealand English", () => {
    for (const text of TOPICS.flatMap(textsOf)) {
      expect(text).not.toMatch(/guarantee|painless|pain-free|perfect|100 ?%|best dentist/i);
      expect(text).not.toMatch(/\b(Maori|color|center|check-up)\b|['"]/);
    }
  });

  test("never put a baby tooth back", () => {
    for (const text of TOPICS.flatMap(textsOf).filter((one) => /baby tooth/i.test(one) && /back/.test(one))) {
      expect(text).toMatch(/never put it back/i);
    }
  });

  test("share no name, which could lead only to one of them", () => {
    const named = TOPICS.flatMap(({ slug, names, calmNames = [] }) =>
      [...names, ...calmNames].map((name) => ({ slug, name })),
    );
    const shared = Map.groupBy(named, ({ name }) => name.toLowerCase());
    expect([...shared.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

/** Everything of a topic that a visitor reads. */
function textsOf(topic: Topic): string[] {
  const { title, description, metaDescription, urgent, about, care, costs, thinkTwice, otherWays, ask } =
    topic;
  const ways = otherWays.says.flatMap(({ name, text }) => [name, text]);
  const parts = [about, care, costs, thinkTwice].flatMap(({ says }) => says);
  return [title, description, metaDescription, urgent?.says ?? "", care.title, ...parts, ...ways, ...ask];
}
