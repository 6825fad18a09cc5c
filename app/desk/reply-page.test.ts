import { describe, expect, test } from "vitest";
import { eraseSubmissions } from "#database/erasing.ts";
import { sentReplies } from "#database/requests/sent-replies.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { mailNames, wordsOn } from "#tests/support/direct-site.ts";
import { texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openReviewed, replyTo } from "#tests/support/reviewed.ts";
import { readPage } from "#tests/support/site.ts";
import { VISITED } from "#tests/support/visit.ts";

const WORDS = "Thank you.\nWe tell people now when we’re late.";

eachDatabase("A practice's reply at the desk", (open) => {
  test("waits for us, and two presses show it below the review; of two who decide, one is told who was quicker", async () => {
    const { site, reference, own } = await openReviewed({ open });
    const [aroha, mere] = [await signInAtDesk(site), await signInAtDesk(site, "Mere")];
    await replyTo(site, own, reference, WORDS);
    expect(await wordsOn(site, VISITED)).not.toContain("when we’re late");
    expect(await site.services.checkUp()).toContainEqual({
      what: "Replies to reviews",
      found: "1 to read, none late",
    });
    const today = await aroha.page("/desk/today?kind=reply");
    const path = today.document.querySelector("[data-row]")!.getAttribute("href")!;
    expect(path).toBe(`/desk/replies/${reference}`);
    expect(today.html).not.toContain("when we’re late");
    const page = await aroha.page(path);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(texts(page.document, ".quote")).toEqual([WORDS]);
    const version = page.document.querySelector("[name=version]")!.getAttribute("value")!;
    const show = { _act: "review show-reply", version };
    const answers = await Promise.all([aroha.post(path, show), mere.post(path, show)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
    const first = answers[0].status === 303 ? "Aroha" : "Mere";
    const late = await readPage(answers.find(({ status }) => status === 409)!);
    expect(texts(late.document, "[role=alert] h2")[0]).toMatch(
      new RegExp(`^${first} published their reply first, at \\d`),
    );
    const quicker = first === "Aroha" ? aroha : mere;
    expect((await quicker.post(path, show)).status).toBe(303);
    expect(await wordsOn(site, VISITED)).toContain("We tell people now when we’re late.");
    const names = mailNames(await site.mail());
    expect(names.filter((name) => name === "review-reply")).toHaveLength(1);
    expect(names.filter((name) => name.startsWith("review-reply-shown"))).toHaveLength(1);
    const acts = site.database.read.selectFrom("audit").select(["who", "command"]).where("kind", "=", "act");
    expect(await acts.where("command", "like", "review%").execute()).toContainEqual({
      who: first,
      command: "review show-reply",
    });
    expect(texts((await aroha.page("/desk/today?kind=reply")).document, "[data-row]")).toEqual([]);
    expect((await aroha.page(path)).html).toContain("No reply waits here any more");
  });
});

describe("A practice's reply at the desk", () => {
  test("is left out by a rule that the practice reads, and by no other; a newer one takes the place of what was read", async () => {
    const { site, reference, own } = await openReviewed();
    const aroha = await signInAtDesk(site);
    const path = `/desk/replies/${reference}`;
    await replyTo(site, own, reference, "Your crown took three visits.");
    const version = async () =>
      (await aroha.page(path)).document.querySelector("[name=version]")!.getAttribute("value")!;
    const seen = await version();
    await replyTo(site, own, reference, "Your crown took four visits.");
    expect((await aroha.post(path, { _act: "review show-reply", version: seen })).status).toBe(409);
    expect((await aroha.post(path, { _act: "review refuse-reply", version: await version() })).status).toBe(
      422,
    );
    const leftOut = { _act: "review refuse-reply", rule: "private", version: await version() };
    expect((await aroha.post(path, leftOut)).status).toBe(303);
    expect(await wordsOn(site, VISITED)).not.toContain("visits");
    const mail = (await site.mail()).find(({ subject }) => subject === "We can’t show your reply")!;
    expect(mail.text).toContain("it says who the patient was, or something about their care");
    expect(mail.text).not.toContain("crown");
    expect(mailNames(await site.mail())).not.toContain("review-reply");

    // Having left one out before, she isn’t told so of the next, which has come twice since she read.
    await replyTo(site, own, reference, "Sorry for the wait.");
    const next = { ...leftOut, version: await version() };
    await replyTo(site, own, reference, "Sorry for the long wait.");
    const late = await readPage(await aroha.post(path, next));
    expect(late.status).toBe(409);
    expect(texts(late.document, "[role=alert] h2")[0]).toMatch(/^The practice sent a reply first, at \d/);
    expect(texts(late.document, ".quote")).toContain("Sorry for the long wait.");
  });

  test("is sealed until someone has read it, and goes with the review that it is about", async () => {
    const { site, reference, own } = await openReviewed();
    await replyTo(site, own, reference, WORDS);
    const rows = await site.database.read.selectFrom("reviews").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("when we’re late");
    expect(await sentReplies(site.database.read)).toHaveLength(1);
    const { keyedHash } = site.services;
    await site.database.transact((tx) =>
      eraseSubmissions(tx, [reference], { now: site.clock.now, reason: "asked", keyedHash }),
    );
    expect(await sentReplies(site.database.read)).toEqual([]);
    const aroha = await signInAtDesk(site);
    expect((await aroha.page(`/desk/replies/${reference}`)).status).toBe(404);
  });
});
