import { describe, expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { RECOMMENDED } from "#kit/ui/order-words.ts";
import { attemptsFor, listHref, listAndOrderInWords } from "./directory-list.ts";
import { readQuestion } from "./question.ts";

function lists(text: string): [href: string, matchRank: string][] {
  return attemptsFor(readQuestion(text), PLACES).map(({ list, matchRank }) => [listHref(list), matchRank]);
}

describe("The lists that may answer a question", () => {
  test("are filters where all of it is understood", () => {
    expect(lists("dentist in taupō")).toEqual([["/directory?location=taupo", "words"]]);
    expect(lists("whitening")).toEqual([["/directory?service=teeth-whitening", "words"]]);
    expect(lists("veneers greymouth")).toEqual([
      ["/directory?location=greymouth&service=veneers", "words"],
      ["/directory?location=south-island&service=veneers&near=greymouth&sort=distance", "part"],
      ["/directory?service=veneers&near=greymouth&sort=distance", "part"],
    ]);
  });

  test("are searched for as typed where something is left over, then without it", () => {
    expect(lists("Harbour Steps")).toEqual([["/directory?q=Harbour+Steps", "words"]]);
    expect(lists("the harbour in Nelson")).toEqual([
      ["/directory?q=harbour+Nelson", "words"],
      ["/directory?q=harbour&location=nelson", "words"],
      ["/directory?location=nelson", "part"],
    ]);
  });

  test("are of those who see people in pain the same day, for somebody in pain", () => {
    expect(lists("toothache gore")).toEqual([
      ["/directory?location=south-island&emergency=yes&near=gore&sort=distance", "words"],
    ]);
    expect(lists("toothache Petone")).toEqual([
      ["/directory?q=petone&emergency=yes", "words"],
      ["/directory?location=wellington&emergency=yes", "words"],
      ["/directory?location=north-island&emergency=yes&near=wellington&sort=distance", "part"],
    ]);
    expect(lists("ACC broken tooth")).toEqual([
      ["/directory?emergency=yes&funding=acc", "words"],
      ["/directory?emergency=yes", "words"],
    ]);
    expect(lists("toothache kids")[0]).toEqual([
      "/directory?service=childrens-dentistry&emergency=yes",
      "words",
    ]);
    expect(lists("broken tooth Napier")).toEqual([
      ["/directory?location=napier&emergency=yes", "words"],
      ["/directory?location=north-island&emergency=yes&near=napier&sort=distance", "part"],
    ]);
  });

  test("are of those with the name, where a word of it could also ask for help with the cost", () => {
    expect(lists("Student Health Dental")).toEqual([["/directory?q=Student+Health+Dental", "words"]]);
    expect(lists("free dental")).toEqual([]);
  });

  test("are everybody for “dentist near me”, and nobody for nothing or for signs", () => {
    expect(lists("dentist near me")).toEqual([["/directory", "words"]]);
    for (const nothing of ["", " ", "%_", "🦷", "()"]) expect(lists(nothing)).toEqual([]);
  });

  test("say who is in them", () => {
    const said = (text: string) =>
      attemptsFor(readQuestion(text), PLACES).map(({ list }) => listAndOrderInWords(list, true));
    expect(said("veneers greymouth")).toEqual([
      `Veneers in Greymouth. ${RECOMMENDED}`,
      "Veneers: none in Greymouth, so the nearest first.",
      "Veneers: none in Greymouth or elsewhere on its island, so those of the North Island, the nearest first.",
    ]);
    expect(said("harbour")).toEqual([`Dentists matching “harbour”. ${RECOMMENDED}`]);
    expect(said("free under 18")[0]).toBe(`Dentists free for under 18s. ${RECOMMENDED}`);
    expect(said("acc")[0]).toBe(`Dentists handling ACC claims. ${RECOMMENDED}`);
    expect(said("toothache")[0]).toBe(`Same-day care for pain. ${RECOMMENDED}`);
  });
});
