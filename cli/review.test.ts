import { beforeEach, expect, test } from "vitest";
import { rowsIn } from "#tests/support/command-line.ts";
import { insertReview, takeBackReview } from "#database/practices/reviews.ts";
import { storeSentReply } from "#database/requests/sent-replies.ts";
import type { ReviewAnswers } from "#domain/practices/reviews.ts";
import { eachDesk } from "#tests/support/desk.ts";
import { SEALING } from "#tests/support/sealing.ts";

const LIST = "id,name,town,email\n1,Māwhera Dental,Greymouth,hello@mawhera.nz\n";
const [FIRST, SECOND] = ["NIHO-2222-2222-22", "NIHO-3333-3333-3P"] as const;

eachDesk("Reviews of patients, by the commands of our staff", ({ niho, file, open }) => {
  beforeEach(async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
  });

  async function send(
    reference: string,
    receivedAt: Date,
    {
      agreedBy = "practice",
      text = "Kind people.\nLong wait.",
      name = "",
    }: { agreedBy?: "practice" | "patient"; text?: string; name?: string } = {},
  ) {
    const answers: ReviewAnswers = { explained: "yes", onTime: "no" };
    const database = await open();
    const review = {
      practiceId: 10_001,
      practiceName: "Māwhera Dental",
      visitedOn: "2026-12-02",
      agreedBy,
      came: agreedBy === "patient" ? "no" : "",
      stars: 4,
      answers,
      text,
      name,
      email: "hemi@patient.example",
    } as const;
    await database.transact((tx) =>
      insertReview(tx, SEALING, {
        request: `of ${reference}`,
        reference,
        review,
        receivedAt,
        noticeVersion: "1",
      }),
    );
    await database.close();
  }

  test("are listed with the oldest first, late ones marked, without who wrote them", async () => {
    expect((await niho("review", "list")).stderr).toBe("No reviews are waiting for a decision.\n");
    await send(SECOND, new Date());
    await send(FIRST, new Date(Date.now() - 30 * 86_400_000));
    const listed = await niho("review", "list", "--format", "json");
    expect(rowsIn(listed)).toMatchObject([
      { reference: FIRST, late: true, stars: 4, hasWords: true, practiceId: 10_001 },
      { reference: SECOND, late: false },
    ]);
    expect(listed.stdout).not.toMatch(/Kind people|hemi@/);
    expect((await niho("review", "list")).stdout).toMatch(new RegExp(`LATE by \\d+ days +${FIRST}`));
  });

  test("are shown one at a time, with what speaks for the visit, and each look is in the audit", async () => {
    await send(FIRST, new Date(), { agreedBy: "patient" });
    const { stdout } = await niho("review", "show", FIRST);
    expect(stdout).toContain("Words             Kind people. Long wait.");
    expect(stdout).toContain("Time agreed       only the patient says so: ask the practice");
    expect(stdout).toContain("Came              the practice says they didn’t come: ask both");
    expect(stdout).toContain("Shown as          A patient");
    expect((await niho("audit")).stdout).toMatch(new RegExp(`review show +1 +${FIRST}`));
    expect((await niho("review", "show", SECOND)).stderr).toBe(
      `No review has the reference ${SECOND}, or its writer has taken it back.\n`,
    );
  });

  test("are published once, with the rating of the practice, the mails and a line in the audit", async () => {
    await send(FIRST, new Date());
    const { stdout } = await niho("review", "publish", FIRST);
    expect(stdout).toBe(`${FIRST}: published as it was written. The running site sends the emails.\n`);
    const before = `${FIRST} was already decided: published as it was written. Nothing was changed.\n`;
    expect(await niho("review", "publish", FIRST)).toMatchObject({ status: 0, stdout: before });
    expect(await niho("review", "refuse", FIRST)).toMatchObject({ status: 1, stdout: "", stderr: before });
    const { stdout: practices } = await niho("practices", "--format", "json");
    expect(JSON.parse(practices)).toMatchObject({ id: 10_001, rating: 4, reviews: 1 });
    const database = await open();
    const mails = await database.read.selectFrom("outbox").select("message_id").orderBy("id").execute();
    await database.close();
    expect(mails.map(({ message_id }) => /\.([\w-]+)@/.exec(message_id)![1])).toEqual([
      "review-published",
      "review-to-practice",
    ]);
    expect((await niho("audit")).stdout).toMatch(new RegExp(`review publish +1 +${FIRST}`));
  });

  test("are published without words that break a rule, or not counted; a rule that there is not is refused", async () => {
    await send(FIRST, new Date());
    for (const rule of ["boring", "constructor"])
      expect((await niho("review", "publish", FIRST, "--without-words", rule)).status).toBe(2);
    expect((await niho("review", "publish", FIRST, "--without-words", "names")).stdout).toContain(
      "its stars and answers count, its words are left out",
    );
    await send(SECOND, new Date());
    expect((await niho("review", "refuse", SECOND)).stdout).toContain("not counted");
    const { stdout } = await niho("practices", "--format", "json");
    expect(JSON.parse(stdout)).toMatchObject({ rating: 4, reviews: 1 });
    expect((await niho("review", "show", FIRST)).stdout).toContain(
      "Decided           its stars and answers count, its words are left out. The rule: names.",
    );
  });

  test("are answered by their practice once they are published, and the answer goes again", async () => {
    await send(FIRST, new Date());
    const answer = () => niho("review", "reply", FIRST, " Thank you.\nWe see people\u202e sooner now. ");
    expect((await answer()).stderr).toBe(`${FIRST} isn’t published, so there’s nothing to reply to.\n`);
    await niho("review", "publish", FIRST);
    expect((await answer()).stdout).toContain("the reply is shown below it");
    const shown = async () => {
      const database = await open();
      const rows = await database.read.selectFrom("reviews").select("reply").execute();
      await database.close();
      return rows.map(({ reply }) => reply);
    };
    expect(await shown()).toEqual(["Thank you.\nWe see people sooner now."]);
    expect((await niho("audit")).stdout).toMatch(new RegExp(`review reply +1 +${FIRST}`));
    expect((await niho("review", "reply", FIRST, "--remove")).stdout).toContain("is no longer shown");
    expect(await shown()).toEqual([""]);
    // What a practice has sent by its link is read first, and shown or left out.
    const sendReply = async () => {
      const database = await open();
      await database.transact((tx) =>
        storeSentReply(tx, SEALING.encryption, {
          reference: FIRST,
          practiceId: 10_001,
          words: "Come again.",
          now: new Date(),
        }),
      );
      await database.close();
    };
    await sendReply();
    expect((await niho("review", "list")).stderr).toContain(`review show ${FIRST}`);
    for (const format of ["table", "json"])
      expect((await niho("review", "show", FIRST, "--format", format)).stdout).toContain("Come again.");
    expect((await niho("review", "refuse-reply", FIRST, "advert")).stdout).toContain("is left out");
    expect((await niho("review", "refuse-reply", FIRST, "advert")).status).toBe(1);
    expect(await shown()).toEqual([""]);
    await sendReply();
    expect((await niho("review", "reply", FIRST, "--sent")).stdout).toContain("is shown");
    expect(await shown()).toEqual(["Come again."]);
    for (const words of [[], ["Thank you.", "--remove"], [" "], ["x".repeat(501)]])
      expect((await niho("review", "reply", FIRST, ...words)).status).toBe(2);
  });

  test("show no name of the writer's choice where the words are left out, and leave none out where there are none", async () => {
    await send(FIRST, new Date(), { name: "Call 0800 TEETH" });
    await niho("review", "publish", FIRST, "--without-words", "advert");
    await send(SECOND, new Date(), { text: "" });
    expect((await niho("review", "publish", SECOND, "--without-words", "insult")).stderr).toBe(
      `${SECOND} has no words to leave out. Publish it without a rule.\n`,
    );
    const database = await open();
    const shown = await database.read.selectFrom("reviews").select("author").execute();
    await database.close();
    expect(shown).toEqual([{ author: "A patient" }]);
  });

  test("wait for no one once their writer has taken them back", async () => {
    await send(FIRST, new Date());
    const database = await open();
    const about = { request: `of ${FIRST}`, reference: FIRST, today: "2026-12-04" };
    await database.transact((tx) => takeBackReview(tx, SEALING, about));
    await database.close();
    for (const act of ["show", "publish", "refuse"])
      expect((await niho("review", act, FIRST)).stderr).toBe(
        `No review has the reference ${FIRST}, or its writer has taken it back.\n`,
      );
  });

  test("of a practice that is listed no longer say what can be done with them", async () => {
    await send(FIRST, new Date());
    await niho("practice", "remove", "10001", "--reason", "closed for good");
    expect((await niho("review", "publish", FIRST)).stderr).toBe(
      `Practice 10001 is no longer listed, so nothing can be decided. Wait until they’re listed again, or tell the writer and erase ${FIRST}.\n`,
    );
  });

  test("are no messages: “answered” says which command to use instead", async () => {
    await send(FIRST, new Date());
    expect((await niho("answered", FIRST)).stderr).toBe(
      `${FIRST} is a review: decide on it with review publish or review refuse.\n`,
    );
  });

  test("belong to what a person may see, and are erased with it", async () => {
    await send(FIRST, new Date());
    await niho("review", "publish", FIRST);
    expect((await niho("person", "hemi@patient.example")).stdout).toContain("Kind people.");
    expect((await niho("erase", "hemi@patient.example")).stdout).toContain(`Erased ${FIRST}, a review`);
    const { stdout } = await niho("practices", "--format", "json");
    expect(JSON.parse(stdout)).toMatchObject({ rating: null, reviews: 0 });
  });
});
