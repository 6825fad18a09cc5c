import { describe, expect, test } from "vitest";
import { insertPicture, practicePictures } from "#database/practices/practice-pictures.ts";
import { findPractice } from "#database/practices/practices.ts";
import { statedFacts } from "#domain/practices/facts.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { mergedRows } from "#services/desk/practice-facts.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { formValues, texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openListed, stateBy } from "#tests/support/listing.ts";
import { readPage, type TestSite } from "#tests/support/site.ts";

const PATH = "/desk/practices/10001/merge/10002";
const TWIN = {
  name: "Mawhera Dental Ltd",
  place: "greymouth",
  phone: "(03) 768 1234",
  position: "town",
} as const;

async function twoListings(open?: NonNullable<Parameters<typeof openListed>[1]>["open"]) {
  const { site } = await openListed({}, open ? { open } : {});
  await stateBy(
    site,
    "map",
    { ...TWIN, website: "https://mawhera.example", languages: ["English"] },
    { id: 10_002 },
  );
  return site;
}

const sendPicture = (site: TestSite, practiceId: number, hash: string, isShown: 0 | 1) =>
  site.database.transact(async (tx) => {
    const files = [{ format: "jpg" as const, width: 640, bytes: new Uint8Array([1, 2, practiceId % 7]) }];
    await insertPicture(
      tx,
      { practiceId, hash },
      {
        alt: `The front of ${practiceId}`,
        caption: "",
        made: { files, width: 640, height: 480 },
        now: site.clock.now,
      },
    );
    await tx.updateTable("practice_pictures").set({ is_shown: isShown }).where("hash", "=", hash).execute();
  });

eachDatabase("Two listings at the desk", (open) => {
  test("stand side by side with the fact that would be shown, and it is shown once they are one", async () => {
    const site = await twoListings(open);
    const { read } = site.database;
    const aroha = await signInAtDesk(site);
    const page = await aroha.page(PATH);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(page.document.querySelector(".head p")!.textContent).toContain("same phone number");
    const [kept, gone] = [(await findPractice(read, 10_001))!, (await findPractice(read, 10_002))!];
    const today = newZealandDay(site.clock.now);
    const rows = await mergedRows(read, { kept, gone }, today);
    const foretold = rows.map(({ name, kept: ours, gone: theirs, winner }) => [
      name,
      winner === "gone" ? theirs : ours,
    ]);
    expect(rows.filter(({ winner }) => winner === "gone").map(({ name }) => name)).toEqual([
      "Website",
      "Languages",
    ]);
    expect(texts(page.document, ".wins .visually-hidden")).toHaveLength(
      rows.filter(({ winner }) => winner !== "both").length,
    );

    const form = { ...formValues(page, "main form"), _act: "practice merge" };
    for (const _ of ["a press", "the same again"]) {
      const answer = await aroha.post(PATH, form);
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        "/desk/practices/10001?done=10001",
      ]);
    }
    const merged = (await findPractice(read, 10_002))!;
    expect(merged.id).toBe(10_001);
    const now = await mergedRows(read, { kept: merged, gone: merged }, today);
    expect(now.map(({ name, kept: shown }) => [name, shown])).toEqual(foretold);

    // Parted again, each is as it was.
    const before = await aroha.page("/desk/practices/10002");
    expect((await aroha.post("/desk/practices/10002", formValues(before, "aside form"))).status).toBe(303);
    expect(statedFacts((await findPractice(read, 10_002))!)).toEqual(statedFacts(gone));
    expect(statedFacts((await findPractice(read, 10_001))!)).toEqual(statedFacts(kept));
  });

  test("are one or two once when two decide at once", async () => {
    const site = await twoListings(open);
    const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
    const form = formValues(await aroha.page(PATH), "main form");
    const answers = await Promise.all([
      aroha.post(PATH, { ...form, _act: "practice merge" }),
      mere.post(PATH, { ...form, _act: "practice merge" }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["303", "409"]);
    const first = answers[0].status === 303 ? "Aroha" : "Mere";
    const late = await readPage(answers.find(({ status }) => status === 409)!);
    expect(texts(late.document, "[role=alert] h2")[0]).toMatch(new RegExp(`^${first} merged them first`));
    expect(late.html).toContain("Practice 10002 is practice 10001.");
  });
});

describe("Two listings at the desk", () => {
  test("keep their own pictures: those of the merged listing are shown nowhere until the two are parted", async () => {
    const site = await twoListings();
    await stateBy(site, PRACTICE, {}, { id: 10_002 });
    const hashes = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [string, string, string];
    await sendPicture(site, 10_001, hashes[0], 1);
    await sendPicture(site, 10_002, hashes[1], 1);
    await sendPicture(site, 10_002, hashes[2], 0);
    const aroha = await signInAtDesk(site);
    const kinds = async () =>
      texts((await aroha.page("/desk/today?kind=practice")).document, "[data-row] .more");
    const seen = async (hash: string) => (await site.fetch(`/pictures/${hash}-640.jpg`)).status;
    const before = [await seen(hashes[0]), await seen(hashes[1])];
    expect(before).toEqual([200, 200]);
    expect((await kinds()).join(" ")).toContain("A picture is waiting");
    const page = await aroha.page(PATH);
    expect(page.html).toContain("practice 10002 has 2 pictures");
    await aroha.post(PATH, { ...formValues(page, "main form"), _act: "practice merge" });
    expect((await practicePictures(site.database.read, 10_001)).map(({ hash }) => hash)).toEqual([hashes[0]]);
    expect([await seen(hashes[0]), await seen(hashes[1])]).toEqual([200, 404]);
    expect(await kinds()).toEqual([]);
    const gone = await aroha.page("/desk/practices/10002");
    await aroha.post("/desk/practices/10002", formValues(gone, "aside form"));
    expect([await seen(hashes[0]), await seen(hashes[1])]).toEqual([200, 200]);
    expect((await kinds()).join(" ")).toContain("A picture is waiting");
  });

  test("stay two when a second pair is merged from a page that is older", async () => {
    const site = await twoListings();
    await stateBy(site, "map", TWIN, { id: 10_003 });
    const aroha = await signInAtDesk(site);
    const third = PATH.replace("10002", "10003");
    const merge = async (path: string) => ({
      ...formValues(await aroha.page(path), "main form"),
      _act: "practice merge",
    });
    const [first, second] = [await merge(PATH), await merge(third)];
    expect((await aroha.post(PATH, first)).status).toBe(303);
    expect((await aroha.post(third, second)).status).toBe(409);
    expect((await findPractice(site.database.read, 10_003))!.id).toBe(10_003);
  });

  test("are never put beside each other again once they are told apart, and wait for us until then", async () => {
    const site = await twoListings();
    const aroha = await signInAtDesk(site);
    const waits = async () =>
      texts((await aroha.page("/desk/today")).document, "[data-row] .more").filter((words) =>
        words.includes("Perhaps the same"),
      );
    expect(await waits()).toEqual(["To check. Perhaps the same as practice 10002."]);
    const page = await aroha.page("/desk/practices/10002");
    const form = page.document.querySelector("form:has([value='practice apart'])")!;
    expect(form.textContent).toContain("They’re different");
    const posted = formValues(page, "form:has([value='practice apart'])");
    for (const _ of ["a press", "the same again"])
      expect((await aroha.post("/desk/practices/10002", posted)).status).toBe(303);
    expect(await waits()).toEqual([]);
    await stateBy(site, "map", { ...TWIN, website: "https://other.example" }, { id: 10_002 });
    expect(await waits()).toEqual([]);
  });
});
