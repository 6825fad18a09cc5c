import { SEALING } from "#tests/support/sealing.ts";
import { describe, expect, test } from "vitest";
import { eraseSubmissions } from "#database/erasing.ts";
import { type AtDesk, signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { book, mailNames, requestOf, tokensIn, wordsOn } from "#tests/support/direct-site.ts";
import { formValues, texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite, readPage, type TestSite } from "#tests/support/site.ts";
import { RACES } from "#tests/support/suite.ts";

async function deskWith(open?: NonNullable<Parameters<typeof openSite>[0]>["open"]) {
  const site = await openSite({ routing: "desk", samples: 60, ...(open && { open }) });
  return { site, aroha: await signInAtDesk(site, "Aroha"), mere: await signInAtDesk(site, "Mere") };
}

const bookOne = (site: TestSite, number = 0) =>
  book(site, {
    preferredDate: "2026-12-02",
    location: "Auckland",
    message: `Number ${number}`,
    email: `maia${number}@example.co.nz`,
  });

/** The form that sends it on, with the first practice chosen. */
async function sending(desk: AtDesk, path: string): Promise<Record<string, string>> {
  const page = await desk.page(path);
  const practice = page.document.querySelector("[name=practice]")!.getAttribute("value")!;
  return { ...formValues(page, "#send"), practice };
}

function actsOf(site: TestSite, reference: string) {
  return site.database.read
    .selectFrom("audit")
    .select(["who", "command"])
    .where("about", "=", reference)
    .where("kind", "=", "act")
    .execute();
}

eachDatabase("A request at the desk", (open) => {
  test("is placed by three presses, once, under the name of the person who did it", async () => {
    const { site, aroha } = await deskWith(open);
    const reference = await bookOne(site);
    const before = (await site.mail()).length;
    const today = await aroha.page("/desk/today");
    const [row] = today.document.querySelectorAll("[data-row]");
    expect(row!.getAttribute("href")).toBe(`/desk/requests/${reference}`);
    expect(await faultsOfHtml(today.html)).toEqual([]);
    const path = `/desk/requests/${reference}`;
    expect(await faultsOfHtml((await aroha.page(path)).html)).toEqual([]);
    const form = await sending(aroha, path);
    for (const _ of ["a press", "the same again"]) {
      const answer = await aroha.post(path, form);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `/desk/today?done=${reference}`]);
    }
    expect((await requestOf(site, reference)).request.status).toBe("sent");
    expect(mailNames((await site.mail()).slice(before)).toSorted()).toEqual([
      "booking-passed-1",
      "practice-request-1",
    ]);
    expect(await actsOf(site, reference)).toEqual([{ who: "Aroha", command: "request send" }]);
    const after = await aroha.page(`/desk/today?done=${reference}`);
    const { name } = (await requestOf(site, reference)).request.practice!;
    expect(texts(after.document, ".say-done")[0]).toContain(`Sent to ${name}. They and the patient`);
    const leads = [...after.document.querySelectorAll(".say-done a")].map((link) =>
      link.getAttribute("href"),
    );
    const { id } = (await requestOf(site, reference)).request.practice!;
    expect(leads).toEqual([`/desk/practices/${id}`, path]);
    expect(after.document.querySelectorAll("[data-row]")).toHaveLength(0);
  });

  test(
    `is one person’s when two act at once, ${RACES} times: the other hears who was first, and keeps every word`,
    { timeout: 240_000 },
    async () => {
      const { site, aroha, mere } = await deskWith(open);
      const first = await bookOne(site, 99);
      const practice = (await sending(aroha, `/desk/requests/${first}`))["practice"]!;
      for (let number = 0; number < RACES; number++) {
        site.clock.now = new Date(site.clock.now.getTime() + 60_000);
        const reference = await bookOne(site, number);
        const path = `/desk/requests/${reference}`;
        const form = { _act: "request send", version: "0", practice };
        const why = `Nobody can see them, ${number}`;
        const [sent, closed] = await Promise.all([
          aroha.post(path, form),
          mere.post(path, { version: "0", _act: "request close", closeWhy: why }),
        ]);
        expect([String(sent.status), String(closed.status)].toSorted()).toEqual(["303", "409"]);
        const late = await readPage(sent.status === 409 ? sent : closed);
        const quicker = sent.status === 409 ? "Mere" : "Aroha";
        expect(texts(late.document, "[role=alert] h2")[0]).toMatch(
          new RegExp(`^${quicker} .+ first, at \\d`),
        );
        if (closed.status === 409) expect(texts(late.document, "[role=alert] .quote")).toEqual([why]);
        expect((await requestOf(site, reference)).events).toHaveLength(1);
        expect(await actsOf(site, reference)).toHaveLength(1);
      }
    },
  );

  test("keeps what is typed for its writer on any computer, sealed, until it is erased", async () => {
    const { site, aroha, mere } = await deskWith(open);
    const reference = await bookOne(site);
    const path = `/desk/requests/${reference}`;
    const words = "I rang three practices in Ponsonby";
    expect((await aroha.post(path, { _act: "draft", write: words })).status).toBe(200);
    const elsewhere = await signInAtDesk(site, "Aroha");
    expect(texts((await elsewhere.page(path)).document, "#write")).toEqual([words]);
    expect(texts((await mere.page(path)).document, "#write")).toEqual([""]);
    expect(texts((await mere.page(path)).document, ".pulse .who")).toEqual(["Aroha is looking"]);
    const rows = await site.database.read.selectFrom("desk_drafts").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("Ponsonby");
    await site.database.transact((tx) =>
      eraseSubmissions(tx, [reference], { now: site.clock.now, reason: "asked", ...SEALING }),
    );
    expect(await site.database.read.selectFrom("desk_drafts").selectAll().execute()).toEqual([]);
    const gone = await aroha.page(path);
    expect([gone.status, texts(gone.document, "main p")[0]]).toEqual([
      404,
      "It was erased on 20 November 2026.",
    ]);
  });

  test("is noted in the audit once an hour for each who looks, and never by Today", async () => {
    const { site, aroha, mere } = await deskWith(open);
    const reference = await bookOne(site);
    for (const desk of [aroha, aroha, mere]) {
      await desk.page("/desk/today");
      await desk.page(`/desk/pulse.data?about=${reference}`);
      await desk.page(`/desk/requests/${reference}`);
    }
    const looks = await site.database.read
      .selectFrom("audit")
      .select(["who", "about"])
      .where("kind", "=", "look")
      .execute();
    expect(looks).toEqual([
      { who: "Aroha", about: reference },
      { who: "Mere", about: reference },
    ]);
  });
});

eachDatabase("A practice that can only be rung", (open) => {
  test("is suggested like the others, with its number, and its card leads to the time agreed with it", async () => {
    const { site, aroha } = await deskWith(open);
    const reference = await book(site, { service: "General Dentistry", location: "Auckland" });
    const path = `/desk/requests/${reference}`;
    const choices = async (at: string) => {
      const { document } = await aroha.page(at);
      return [...document.querySelectorAll("#send .body")].map((body) => body.closest("label, .to-ring")!);
    };
    const [best] = await choices(path);
    const id = Number(best!.querySelector("[data-choice]")!.getAttribute("data-choice"));
    // A listing from a map: real, with a phone number, and nothing that anyone there has said.
    await site.database.transact(async (tx) => {
      await tx.deleteFrom("practice_services").where("practice_id", "=", id).execute();
      const profiles = tx.selectFrom("practice_profiles").where("practice_id", "=", id);
      const { details } = await profiles.select("details").executeTakeFirstOrThrow();
      const silent = JSON.stringify({ ...(JSON.parse(details) as object), services: [] });
      await tx
        .updateTable("practice_profiles")
        .set({ details: silent })
        .where("practice_id", "=", id)
        .execute();
      const listed = { email: "", has_joined: 0, is_sample: 0, phone: "(09) 555 0147" };
      await tx.updateTable("practices").set(listed).where("id", "=", id).execute();
    });
    const card = (await choices(path)).find((one) => one.textContent.includes(`practice ${id}`))!;
    expect(card.querySelector("input")).toBeNull();
    expect(card.textContent).toContain("No email reaches them: ring them.");
    expect(card.textContent).toContain("Treatments not stated");
    const links = [...card.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toContain("tel:+6495550147");
    expect(links).toContain(`/desk/practices/${id}`);
    // Each of the others leads to its page, too.
    for (const one of await choices(path))
      expect(one.querySelector("a[href^='/desk/practices/']")).not.toBeNull();

    const agree = card.querySelector("[data-choice]")!.getAttribute("href")!;
    const opened = await aroha.page(agree);
    expect(await faultsOfHtml(opened.html)).toEqual([]);
    const drawer = opened.document.querySelector("#agreed")!;
    expect(drawer.hasAttribute("open")).toBe(true);
    const form = formValues(opened, "#agreed form");
    expect(form["practice"]).toBe(String(id));
    const answer = await aroha.post(path, { ...form, agreedDay: "2026-12-02", agreedTime: "9:30am" });
    expect(answer.status).toBe(303);
    expect((await requestOf(site, reference)).request).toMatchObject({
      status: "confirmed",
      practice: { id },
    });
  });
});

describe("A request at the desk", () => {
  test.each([undefined, "", "abc", "99", "1e3", "-1"])(
    "is left as it is by a post that doesn’t say which version was seen: %s",
    async (version) => {
      const { site, aroha } = await deskWith();
      const reference = await bookOne(site);
      const path = `/desk/requests/${reference}`;
      const { version: _, ...form } = await sending(aroha, path);
      const before = (await requestOf(site, reference)).events.length;
      const answer = await aroha.post(path, { ...form, ...(version !== undefined && { version }) });
      expect([409, 422]).toContain(answer.status);
      expect((await requestOf(site, reference)).events.length).toBe(before);
    },
  );

  test("says by name who of us did what, and leads to everything from that person", async () => {
    const { site, aroha, mere } = await deskWith();
    const reference = await bookOne(site);
    const path = `/desk/requests/${reference}`;
    await aroha.post(path, await sending(aroha, path));
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const version = formValues(await mere.page(path), ".drawer form")["version"]!;
    await mere.post(path, { _act: "request write", write: "We’re on it.", version });
    const page = await aroha.page(path);
    const { name } = (await requestOf(site, reference)).request.practice!;
    const happened = page.document.querySelector("main")!.textContent;
    expect(happened).toContain(`Aroha sent it to ${name}`);
    expect(happened).toContain("Mere wrote: “We’re on it.”");
    const person = await aroha.page(
      page.document.querySelector("a[href^='/desk/people/']")!.getAttribute("href")!,
    );
    expect(person.status).toBe(200);
    expect(person.html).toContain(reference);
  });

  test("takes a note along to the practice, which reads it once they’ve opened the request, and never in an email", async () => {
    const { site, aroha } = await deskWith();
    const reference = await bookOne(site);
    const path = `/desk/requests/${reference}`;
    const note = "Ring her after 4, she’s nursing.";
    const form = { ...(await sending(aroha, path)), note };
    const long = await readPage(await aroha.post(path, { ...form, note: "x".repeat(501) }));
    expect([long.status, ...texts(long.document, "[role=alert] h2")]).toEqual([
      422,
      "Give the practice 500 characters at most.",
    ]);
    expect((await aroha.post(path, form)).status).toBe(303);
    const { practice } = (await requestOf(site, reference)).request;
    const mails = await site.mail();
    const toPractice = mails.findLast((mail) => mailNames([mail])[0]!.startsWith("practice-request"))!;
    expect(mails.filter(({ text }) => text.includes("nursing"))).toEqual([]);
    const theirs = `/practice/request?token=${tokensIn(toPractice)[0]}`;
    expect(await wordsOn(site, theirs)).not.toContain("nursing");
    const opened = await readPage(await site.post(theirs, { do: "open", version: "1" }));
    expect(opened.document.querySelector("main")!.textContent).toContain(note);
    const history = texts((await aroha.page(path)).document, ".log span");
    expect(history).toContain(`Aroha sent it to ${practice!.name}, with the note “${note}”`);
  });

  test("that is an emergency begins with their words, their number, when we open and who they were told to call", async () => {
    const site = await openSite({ routing: "desk", samples: 60, now: "2026-11-20T09:00:00Z" });
    const aroha = await signInAtDesk(site);
    const reference = await book(site, {
      urgency: "emergency",
      preferredDate: "2026-11-21",
      location: "Auckland",
      message: "It throbs all night.",
    });
    await site.mail();
    const page = await aroha.page(`/desk/requests/${reference}`);
    const [first] = page.document.querySelectorAll(".cols > .stack > *");
    expect(first!.textContent).toContain("It throbs all night.");
    expect(first!.querySelector("a[href^='tel:']")!.textContent).toBe("021 555 0147");
    expect(first!.textContent).toMatch(
      /Our first email, sent Friday 20 November, 10pm, told them who to call\./,
    );
    expect(first!.textContent).toContain("Our bookings desk opens Monday 8am.");
    const [row] = (await aroha.page("/desk/today")).document.querySelectorAll("[data-row] .due");
    expect(row!.textContent).toBe("Mon 10amopens Monday 8am");
  });

  test("records the times that a practice offers by phone, and asks again for one that can’t be read", async () => {
    const { site, aroha } = await deskWith();
    const reference = await bookOne(site);
    const path = `/desk/requests/${reference}`;
    await aroha.post(path, await sending(aroha, path));
    const form = async () => {
      const page = await aroha.page(path);
      expect(texts(page.document, ".pick label")).toContain("The practice offers other times");
      return { _act: "request record", said: "offer", version: formValues(page, ".drawer form")["version"]! };
    };
    const first = { offerDay1: "2026-12-03", offerTime1: "3pm", offerDay2: "2026-12-04" };
    expect((await aroha.post(path, { ...(await form()), ...first, offerTime2: "soonish" })).status).toBe(422);
    expect((await aroha.post(path, { ...(await form()), ...first, offerTime2: "9:30am" })).status).toBe(303);
    const { request } = await requestOf(site, reference);
    expect(request.question).toMatchObject({ kind: "times" });
    expect(
      request.question?.kind === "times" && request.question.offers.map((at) => at.toISOString()),
    ).toEqual(["2026-12-03T02:00:00.000Z", "2026-12-03T20:30:00.000Z"]);
    expect(mailNames(await site.mail()).some((name) => name.startsWith("booking-times"))).toBe(true);
  });

  test("is served by phone from end to end, and its events say so", async () => {
    const { site, aroha } = await deskWith();
    const reference = await bookOne(site);
    const path = `/desk/requests/${reference}`;
    await aroha.post(path, await sending(aroha, path));
    const version = () => aroha.page(path).then((page) => formValues(page, ".drawer form")["version"]!);
    const confirm = { _act: "request record", said: "confirm", saidDay: "2026-12-03", saidTime: "3pm" };
    const answer = await aroha.post(path, { ...confirm, version: await version() });
    expect(answer.status).toBe(303);
    const { request, events } = await requestOf(site, reference);
    expect(request.status).toBe("confirmed");
    expect(events.at(-1)).toMatchObject({ event: "confirmed", actor: "practice", detail: { by: "phone" } });
    expect(mailNames(await site.mail())).toContain("booking-confirmed-2");
    expect((await aroha.page(path)).html).toContain("by phone");
    expect(await actsOf(site, reference)).toContainEqual({ who: "Aroha", command: "request record" });
  });
});

test("Today and its data name no one, and show nothing that was typed", async () => {
  const site = await openSite({ routing: "desk", samples: 24 });
  const aroha = await signInAtDesk(site);
  await book(site, { preferredDate: "2026-12-02", message: "A planted message" });
  const planted = ["Māia", "O’Brien", "maia@example", "021 555 0147", "planted"];
  for (const path of ["/desk/today", "/desk/today.data", "/desk/live.data"]) {
    const { html } = await aroha.page(path);
    expect(html).toContain("Teeth cleaning in Whangārei");
    expect(planted.filter((one) => html.includes(one))).toEqual([]);
  }
});
