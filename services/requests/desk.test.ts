import { describe, expect, test } from "vitest";
import { RequestChanged } from "#database/requests/requests.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { book, mailNames, requestOf, tokensIn, travel } from "#tests/support/direct-site.ts";
import { texts } from "#tests/support/form.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { carryOut } from "./carry-out.ts";
import { type DeskPlan, planAgreeing, planClosing, planSending, practicesAtDesk } from "./desk.ts";
import { decidedNow } from "#tests/support/reviewed.ts";

async function carryOutPlan(site: TestSite, reference: string, plan: DeskPlan): Promise<void> {
  if (plan.kind !== "ready") throw new RangeError(`It is ${JSON.stringify(plan)}.`);
  const { stored, happening, now } = plan;
  const { audit } = decidedNow(site, "request send", reference);
  await carryOut(site.services, stored, happening, { now, contentHash: "", audit });
}

async function mailNamed(site: TestSite, name: string) {
  return (await site.mail()).find((mail) => mailNames([mail])[0] === name)!;
}

function auditOf(site: TestSite) {
  return site.database.read.selectFrom("audit").select(["command", "about"]).execute();
}

eachDatabase("With our own people in between", (open) => {
  test("a request waits, is sent on, and the practice confirms it by its link", async () => {
    const site = await openSite({ routing: "desk", open });
    const reference = await book(site, { preferredDate: "2026-12-02" });
    const waiting = await requestOf(site, reference);
    expect([waiting.request.status, waiting.request.clocks.sendAt]).toEqual(["received", null]);

    const [best] = await practicesAtDesk(site.services, waiting);
    await carryOutPlan(site, reference, await planSending(site.services, reference, best!.id));
    const sent = await requestOf(site, reference);
    expect(sent.request).toMatchObject({ status: "sent", version: 1, practice: { id: best!.id } });
    expect(sent.events).toMatchObject([{ event: "sent", actor: "desk", detail: { reasons: best!.reasons } }]);
    expect(await auditOf(site)).toEqual([{ command: "request send", about: reference }]);
    const passed = await mailNamed(site, "booking-passed-1");
    expect(passed.text).toContain(`${best!.name} has your request`);
    expect(passed.text).toContain("Why this one");

    const [token] = tokensIn(await mailNamed(site, "practice-request-1"));
    const page = `/practice/request?token=${token}`;
    const answer = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30", minutes: "30" };
    expect((await site.post(page, { ...answer, version: "1" })).status).toBe(303);
    const confirmed = await mailNamed(site, "booking-confirmed-2");
    expect(confirmed.subject).toBe("Your appointment: Wednesday 2 December, 9:30am");
    const [patients] = tokensIn(confirmed);
    const { document } = await site.page(`/request?token=${patients}`);
    expect(texts(document, "main h1")).toEqual(["Your appointment: Wednesday 2 December, 9:30am"]);
  });

  test("a time agreed by phone is confirmed to the patient, and the practice can move or cancel it by its link", async () => {
    const site = await openSite({ samples: 24, routing: "desk", open });
    const reference = await book(site, { preferredDate: "2026-12-02" });
    const at = new Date("2026-12-01T20:30:00Z");
    const agreed = { reference, practiceId: 3, at };
    await carryOutPlan(site, reference, await planAgreeing(site.services, agreed));
    const confirmed = await mailNamed(site, "booking-confirmed-1");
    expect(confirmed.subject).toBe("Your appointment: Wednesday 2 December, 9:30am");
    expect(confirmed.calendar?.method).toBe("REQUEST");
    const [patients] = tokensIn(confirmed);
    const patient = (await site.page(`/request?token=${patients}`)).document;
    expect(texts(patient, "main h1")).toEqual(["Your appointment: Wednesday 2 December, 9:30am"]);
    expect(texts(patient, "main").join(" ")).toMatch(
      /Our staff agreed Wednesday 2 December, 9:30am with .+ for you/,
    );
    const told = await mailNamed(site, "practice-chosen-1");
    expect(told.text).toContain("Our staff agreed this time with you by phone.");
    const page = `/practice/request?token=${tokensIn(told)[0]}`;
    expect((await site.post(page, { do: "answer", answer: "cancel", version: "1" })).status).toBe(303);
    expect(mailNames(await site.mail())).toContain("booking-off-2");
  });

  test("of two who send it on at once one does, and the other is told; nothing of the other is stored", async () => {
    const site = await openSite({ samples: 24, routing: "desk", open });
    const reference = await book(site);
    const plans = [
      await planSending(site.services, reference, 1),
      await planSending(site.services, reference, 2),
    ];
    const results = await Promise.allSettled(plans.map((plan) => carryOutPlan(site, reference, plan)));
    const failed = results.filter((result) => result.status === "rejected");
    expect(failed.map(({ reason }) => reason as unknown)).toEqual([expect.any(RequestChanged)]);
    const { events } = await requestOf(site, reference);
    const links = await site.database.read.selectFrom("links").select("purpose").execute();
    expect([events.length, links.length, (await auditOf(site)).length]).toEqual([1, 2, 1]);
    expect(mailNames(await site.mail()).filter((name) => /passed|practice/.test(name))).toHaveLength(2);
  });

  test("a request that comes back from a silent practice waits again, and goes to another", async () => {
    const site = await openSite({ samples: 24, routing: "desk", open });
    const reference = await book(site, { preferredDate: "2026-12-02" });
    await carryOutPlan(site, reference, await planSending(site.services, reference, 1));
    await travel(site, (await requestOf(site, reference)).request.clocks.backAt!);
    expect((await requestOf(site, reference)).request.status).toBe("received");
    expect(await planSending(site.services, reference, 1)).toMatchObject({ problem: "had-it" });
    await carryOutPlan(site, reference, await planSending(site.services, reference, 2));
    expect((await requestOf(site, reference)).request.practice?.id).toBe(2);
  });
});

describe("With our own people in between", () => {
  test("a request is ended, and the patient gets the mail of the end with practices to call", async () => {
    const site = await openSite({ samples: 24, routing: "desk" });
    const reference = await book(site);
    const words = "No one answers the phone";
    await carryOutPlan(site, reference, await planClosing(site.services, reference, words));
    const { request, events } = await requestOf(site, reference);
    expect([request.status, request.outcome]).toEqual(["closed", "unplaced"]);
    expect(events).toMatchObject([{ event: "closed", actor: "desk", detail: { words } }]);
    const mails = await site.mail();
    expect(mailNames(mails)).toContain("booking-ended-1");
    expect(mailNames(mails)).not.toContain("booking-unplaced-1");
    const { text } = await mailNamed(site, "booking-ended-1");
    expect(text).toContain("We found no practice that fits your request");
    expect(text).not.toContain(words);
  });

  test("a request for the chosen practice alone is ended without claiming that others were looked for", async () => {
    const site = await openSite({ samples: 24, routing: "desk" });
    const reference = await book(site, { practice: "3", elsewhere: "no" });
    await carryOutPlan(site, reference, await planClosing(site.services, reference, "It has closed down"));
    const { text } = await mailNamed(site, "booking-ended-1");
    expect(text).toContain("We couldn’t get you an appointment at the practice you chose");
    expect(text).toContain("didn’t ask another");
    const [token] = tokensIn(await mailNamed(site, "booking-received"));
    const { document } = await site.page(`/request?token=${token}`);
    const page = document.querySelector("main")!.textContent;
    expect(page).toContain("The request ended without an appointment");
    for (const said of [text, page]) expect(said).not.toMatch(/no practice (that fits|was found)/i);
  });

  test("our own people are led by each mail about it to its page at the desk", async () => {
    const site = await openSite({ samples: 24, routing: "desk" });
    const reference = await book(site);
    await travel(site, new Date("2026-11-25T00:30:00Z"));
    for (const name of ["booking-new", "booking-late-0", "booking-passed-up-0"]) {
      const { text, html } = await mailNamed(site, name);
      for (const said of [text, html]) {
        expect(said).toContain(`/desk/requests/${reference}`);
      }
    }
  });
});

test("where the patient chose a practice, that practice alone is shown, unless they allowed another", async () => {
  const site = await openSite({ routing: "desk" });
  const shown = async (answers: Record<string, string>) => {
    const reference = await book(site, { practice: "3", ...answers });
    return practicesAtDesk(site.services, await requestOf(site, reference));
  };
  const own = { id: 3, reasons: ["the patient chose it"], getsMail: true };
  expect(await shown({ elsewhere: "no", email: "a@patient.example" })).toMatchObject([own]);
  const more = await shown({ elsewhere: "yes", email: "b@patient.example" });
  expect(more[0]).toMatchObject(own);
  expect(new Set(more.map(({ id }) => id)).size).toBe(5);
});

test("what cannot be sent on is refused with its reason", async () => {
  const site = await openSite({ routing: "desk", mailGoesToFolder: false });
  const reference = await book(site, { practice: "3", elsewhere: "no" });
  const problem = async (of: string, id: number) => (await planSending(site.services, of, id)) as unknown;
  expect(await problem("NIHO-AAAA-AAAA-AA", 3)).toEqual({ kind: "refused", problem: "no-request" });
  expect(await problem(reference, 99_999)).toEqual({ kind: "refused", problem: "no-practice" });
  expect(await problem(reference, 4)).toMatchObject({ problem: "not-agreed" });
  // Mail that leaves the machine goes to no sample.
  expect(await problem(reference, 3)).toEqual({ kind: "refused", problem: "no-mail" });
});
