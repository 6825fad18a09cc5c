import { expect, test } from "vitest";
import { practicePath } from "#content/links.ts";
import { findPractice } from "#database/practices/practices.ts";
import { insertReview, waitingReviews } from "#database/practices/reviews.ts";
import { reviewsInWords } from "#domain/counts.ts";
import { DAY } from "#domain/durations.ts";
import { makeReference } from "#domain/requests/reference.ts";
import { remindOfReplies } from "#services/forms/reply-reminders.ts";
import { loadDay } from "#tests/support/sample-day.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { mailNames, wordsOn } from "#tests/support/direct-site.ts";
import { formValues, texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openReviewed, replyTo } from "#tests/support/reviewed.ts";
import { openSite, readPage, type TestPage, type TestSite } from "#tests/support/site.ts";
import { RACES } from "#tests/support/suite.ts";
import { VISITED } from "#tests/support/visit.ts";

async function withReviews(open?: NonNullable<Parameters<typeof openSite>[0]>["open"]) {
  const site = await openSite({ samples: 240, ...(open && { open }) });
  await loadDay(site);
  return site;
}

const waiting = (site: TestSite) => waitingReviews(site.database.read, site.services);

eachDatabase("A review at the desk", (open) => {
  test("is published by two presses, or without its words by a rule; no form changes them", async () => {
    const site = await withReviews(open);
    const aroha = await signInAtDesk(site);
    const reviews = (await waiting(site)).filter(({ text }) => text !== "");
    const [named, plain] = [reviews.find(({ text }) => text.includes("Dr Chen"))!, reviews.at(-1)!];
    const page = await aroha.page(`/desk/reviews/${plain.reference}`);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(page.document.querySelectorAll("textarea, [name=text]").length).toBe(0);
    const rated = await findPractice(site.database.read, plain.practiceId);
    const { reviewCount, ratingCounts } = rated!;
    const press = (reference: string, fields: Record<string, string>) =>
      aroha.post(`/desk/reviews/${reference}`, fields);
    expect((await press(plain.reference, { _act: "review publish", text: "Changed" })).status).toBe(303);
    expect((await press(named.reference, { _act: "review publish-stars", rule: "" })).status).toBe(422);
    expect((await press(named.reference, { _act: "review publish-stars", rule: "names" })).status).toBe(303);
    const rows = await site.database.read
      .selectFrom("reviews")
      .select(["reference", "text", "left_out"])
      .where("reference", "is not", null)
      .execute();
    expect(rows).toContainEqual({ reference: plain.reference, text: plain.text, left_out: "" });
    expect(rows).toContainEqual({ reference: named.reference, text: "", left_out: "names" });
    const reply = await press(plain.reference, { _act: "review reply", version: "1", reply: "Thank you." });
    expect(reply.status).toBe(303);
    expect(mailNames(await site.mail())).toContain("review-reply");
    // A sample's stars, most of which have no row, count on: for people, for programs, and until the review is erased.
    const counted = ratingCounts.map((count, index) => (index + 1 === plain.stars ? count + 1 : count));
    const answer = await site.fetch(`/api/v1/practices/${plain.practiceId}`);
    expect(await answer.json()).toMatchObject({ ratingCounts: counted });
    const profile = await readPage(await site.fetch(practicePath(rated!)));
    expect(profile.document.querySelector("main")!.textContent).toContain(
      `from ${reviewsInWords(reviewCount + 1)}`,
    );
    await loadDay(site);
    expect(await findPractice(site.database.read, plain.practiceId)).toEqual(rated);
  });

  test("says what the practice’s rating will be with it, and how many came this month", async () => {
    const site = await openSite({ samples: 24, open });
    const [lastSecond, midnight] = ["2026-12-31T10:59:59Z", "2026-12-31T11:00:00Z"];
    site.clock.now = new Date(lastSecond);
    await writeReview(site, 1);
    site.clock.now = new Date(midnight);
    const path = `/desk/reviews/${await writeReview(site, 2)}`;
    const aroha = await signInAtDesk(site);
    const rated = async () => {
      const { rating, reviewCount } = (await findPractice(site.database.read, 1))!;
      return `${rating!.toFixed(1)} from ${reviewsInWords(reviewCount)}`;
    };
    const shown = async () => texts((await aroha.page(path)).document, "aside .facts > *").slice(6);
    const [before, [_rating, _now, _with, withThis]] = [await rated(), await shown()];
    const month = ["This month", "1 review sent in", "Practice", "1"];
    expect(await shown()).toEqual(["Rating", before, "With this", withThis, ...month]);
    expect((await aroha.post(path, { _act: "review publish" })).status).toBe(303);
    expect(await rated()).toBe(withThis);
    expect(await rated()).not.toBe(before);
    expect(await shown()).toEqual(["Rating", withThis, ...month]);
  });

  test("of a practice that was taken off waits for nobody until it is listed again, and neither does their reply", async () => {
    const { site, reference, own } = await openReviewed({ open });
    await replyTo(site, own, reference, "Thank you.");
    const pages = [`/desk/reviews/${await writeReview(site, 0, 10_001)}`, `/desk/replies/${reference}`];
    let aroha = await signInAtDesk(site);
    const waits = async () =>
      [...(await aroha.page("/desk/today")).document.querySelectorAll("[data-row]")]
        .map((row) => row.getAttribute("href")!)
        .filter((href) => /reviews|replies/.test(href))
        .toSorted();
    const practice = "/desk/practices/10001";
    const press = async (act: string) => {
      const { document } = await aroha.page(practice);
      const version = document.querySelector("[name=version]")!.getAttribute("value")!;
      const answer = await aroha.post(practice, { _act: `practice ${act}`, version, why: "closed in June" });
      expect([act, answer.status]).toEqual([act, 303]);
    };
    expect(await waits()).toEqual(pages.toSorted());
    await press("remove");
    site.clock.now = new Date(site.clock.now.getTime() + 4 * DAY);
    aroha = await signInAtDesk(site);
    expect(await waits()).toEqual([]);
    await remindOfReplies(site.services);
    expect(mailNames(await site.mail()).filter((name) => /late|passed-up/.test(name))).toEqual([]);
    const found = await site.services.checkUp();
    expect(found).toContainEqual({ what: "Reviews to read", found: "0 to decide on, none late" });
    expect(found).toContainEqual({ what: "Replies to reviews", found: "0 to read, none late" });
    for (const path of pages) {
      const page = await aroha.page(path);
      expect([path, ...texts(page.document, ".say"), ...texts(page.document, "main form, .late")]).toEqual([
        path,
        expect.stringContaining("The practice isn’t listed any more"),
      ]);
    }
    await press("return");
    expect(await waits()).toEqual(pages.toSorted());
    expect((await aroha.post(pages[0]!, { _act: "review publish" })).status).toBe(303);
  });

  test(
    `is decided once when two decide at once, ${RACES} times, and stays so`,
    { timeout: 240_000 },
    async () => {
      const site = await openSite({ samples: 24, open });
      const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
      for (let number = 0; number < RACES; number++) {
        site.clock.now = new Date(site.clock.now.getTime() + 60_000);
        const path = `/desk/reviews/${await writeReview(site, number)}`;
        const answers = await Promise.all([
          aroha.post(path, { _act: "review publish" }),
          mere.post(path, { _act: "review refuse" }),
        ]);
        expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["303", "409"]);
        const first = answers[0].status === 303 ? "Aroha" : "Mere";
        const late = await readPage(answers.find(({ status }) => status === 409)!);
        expect(texts(late.document, "[role=alert] h2")[0]).toMatch(new RegExp(`^${first} .+ first, at \\d`));
      }
      const { published } = await site.database.read
        .selectFrom("reviews")
        .select((eb) => eb.fn.countAll<number>().as("published"))
        .where("reference", "is not", null)
        .executeTakeFirstOrThrow();
      const decided = await site.database.read
        .selectFrom("audit")
        .select("command")
        .where("command", "=", "review publish")
        .execute();
      expect(published).toBe(decided.length);
    },
  );
});

test("A reply typed on an older page is 409, and the one that is shown stays", async () => {
  const { site, reference, own } = await openReviewed();
  const [aroha, mere] = [await signInAtDesk(site), await signInAtDesk(site, "Mere")];
  const [path, ours] = [`/desk/reviews/${reference}`, "Typed by Aroha."];
  const form = async () => formValues(await aroha.page(path), "form:has([name=reply])");
  const older = await form();
  const press = async (fields: Record<string, string>) =>
    readPage(await aroha.post(path, { ...fields, reply: ours }));
  const notice = (page: TestPage) => [page.status, ...texts(page.document, "[role=alert] h2")];

  await replyTo(site, own, reference, "We’ve a second dentist now.");
  expect(notice(await press(older))).toEqual([
    409,
    expect.stringMatching(/^The practice sent a reply first/),
  ]);
  const sent = formValues(await mere.page(`/desk/replies/${reference}`));
  const shown = await mere.post(`/desk/replies/${reference}`, { ...sent, _act: "review show-reply" });
  expect(shown.status).toBe(303);
  const late = await press(older);
  expect(notice(late)).toEqual([409, expect.stringMatching(/^Mere published their reply first/)]);
  // What people read stands above what was typed.
  expect(texts(late.document, ".quote")).toContain("We’ve a second dentist now.");
  expect(late.document.querySelector("#reply")!.textContent).toBe(ours);
  expect(await wordsOn(site, VISITED)).toContain("We’ve a second dentist now.");
  expect((await aroha.post(path, { _act: "review reply", reply: ours })).status).toBe(422);

  // What she keeps for later is there again, and so is the right to change it, on the page as it is now.
  await aroha.post(path, { _act: "draft", reply: "Half a" });
  const now = await form();
  expect(now["reply"]).toBe("Half a");
  for (const _ of ["a press", "the same again"]) expect((await press(now)).status).toBe(303);
  expect(await wordsOn(site, VISITED)).toContain(ours);
  expect((await aroha.post(path, { ...(await form()), reply: "" })).status).toBe(303);
  expect(await wordsOn(site, VISITED)).not.toContain("Reply from the practice");
  const done = await aroha.page(`/desk/today?done=${reference}`);
  expect(texts(done.document, ".say-done b")).toEqual(["Saved. People see it that way now."]);
  expect(mailNames(await site.mail()).filter((name) => name === "review-reply")).toHaveLength(1);
});

async function writeReview(
  { database, services, clock }: TestSite,
  number: number,
  practiceId = 1,
): Promise<string> {
  const reference = makeReference(services.randomBytes);
  const review = {
    practiceId,
    practiceName: "A practice",
    visitedOn: "2026-11-18",
    agreedBy: "practice",
    came: "yes",
    stars: 4,
    answers: {},
    text: `Friendly and quick, ${number}`,
    name: "",
    email: "hemi@patient.example",
  } as const;
  await database.transact((tx) =>
    insertReview(tx, services, {
      request: `r${number}`,
      reference,
      review,
      receivedAt: clock.now,
      noticeVersion: "1",
    }),
  );
  return reference;
}
