import { expect, test } from "vitest";
import { withdrawPractices } from "#database/practices/withdrawn.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused, type Message } from "#outbox/transports/message.ts";
import { messagesToRing } from "#outbox/outbox-records.ts";
import { type AtDesk, signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import {
  book,
  mailNames,
  openDirectSite,
  requestOf,
  tokensIn,
  travel,
  wordsOn,
} from "#tests/support/direct-site.ts";
import { openSite, type SiteOptions, type TestSite } from "#tests/support/site.ts";

/**
 * Someone whom no email reaches is rung: a move that has someone to tell and no way to tell them is an item at the desk,
 * with the number, and until someone has rung nothing lapses and the patient reads that we're ringing.
 */

const STAFF = [{ who: "Aroha", email: "aroha@niho.example" }];
const DAY = "2026-12-02";
const CHANGE = { do: "change", date: "2026-12-03", time: "11:00", words: "" };
const CANCEL = { do: "cancel", sure: "yes" };
const RINGING = /We can’t email .+, so we’re ringing them\. In a hurry\? Please call them on \(\d\d\) 0/;

type World = { site: TestSite; aroha: AtDesk; reference: string; patient: string; phone: string };

/** A time that was agreed by phone with a practice that has no address. */
async function agreedByPhone(
  options: SiteOptions & { mailer?: ReturnType<typeof memoryMailer> },
): Promise<World> {
  const site = await openSite({ samples: 24, routing: "desk", deskMembers: STAFF, ...options });
  await noAddress(site);
  const aroha = await signInAtDesk(site);
  const reference = await book(site, { preferredDate: DAY });
  const fields = { _act: "request agree", version: "0", practice: "3", agreedDay: DAY, agreedTime: "09:30" };
  expect((await aroha.post(`/desk/requests/${reference}`, fields)).status).toBe(303);
  const [token] = tokensIn(await lastMail(site, "booking-confirmed", options.mailer));
  const { request } = await requestOf(site, reference);
  expect(await messagesToRing(site.database.read)).toEqual([]);
  return { site, aroha, reference, patient: `/request?token=${token}`, phone: request.practice!.phone };
}

function noAddress(site: TestSite) {
  return site.database.transact((tx) =>
    tx.updateTable("practices").set({ email: "" }).where("id", "=", 3).execute(),
  );
}

async function act({ site, reference, patient }: World, fields: Record<string, string>): Promise<void> {
  const { version } = (await requestOf(site, reference)).request;
  expect((await site.post(patient, { ...fields, version: String(version) })).status).toBe(303);
}

/** What someone said by phone, recorded at the desk by the colleague who is in now: an hour without a press ends a session. */
async function record({ site, reference }: World, fields: Record<string, string>): Promise<AtDesk> {
  const desk = await signInAtDesk(site);
  const version = String((await requestOf(site, reference)).request.version);
  const answer = await desk.post(`/desk/requests/${reference}`, {
    _act: "request record",
    version,
    ...fields,
  });
  expect(answer.status).toBe(303);
  await site.mail();
  return desk;
}

/** The last mail of this name, also where the site has a mailer of its own. */
async function lastMail(
  site: TestSite,
  name: string,
  mailer?: { sent: readonly Message[] },
): Promise<Message> {
  const mails = await site.mail();
  return (mailer?.sent ?? mails).findLast((mail) => mailNames([mail])[0]!.startsWith(name))!;
}

/** The items of Today about mail, with what their pages say. */
async function items(
  aroha: AtDesk,
): Promise<{ href: string; title: string; number: string; text: string }[]> {
  const { document } = await aroha.page("/desk/today?kind=mail");
  const found = [];
  for (const row of document.querySelectorAll("[data-row]")) {
    const href = row.getAttribute("href")!;
    const page = (await aroha.page(href)).document;
    const number = page.querySelector("dd a")?.getAttribute("href") ?? "";
    const text = page.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
    found.push({ href, title: page.querySelector("h1")!.textContent, number, text });
  }
  return found;
}

const tel = (phone: string) => `tel:+64${phone.replaceAll(/\D/g, "").slice(1)}`;
const minutesOn = (site: TestSite, minutes: number) => new Date(site.clock.now.getTime() + minutes * 60_000);

eachDatabase("Where no email reaches the practice", (open) => {
  test("the patient's page says to call, with the number, and has no form that would move or cancel", async () => {
    const { site, patient, phone } = await agreedByPhone({ open });
    const { document } = await site.page(patient);
    const said = document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
    expect(said).toMatch(/We can’t email .+\. To move or cancel your appointment, call/);
    expect(said).toContain(phone);
    const acts = [...document.querySelectorAll("[name=do]")].map((field) => field.getAttribute("value"));
    expect(acts.filter((name) => name === "change" || name === "cancel" || name === "book")).toEqual([]);
  });

  test("a change that is posted all the same is rung, nothing lapses before, and the answer has its time from then on", async () => {
    const world = await agreedByPhone({ open });
    const { site, reference, patient, phone } = world;
    await act(world, CHANGE);
    for (const minutes of [1, 1, 5, 60, 24 * 60]) await travel(site, minutesOn(site, minutes));
    expect((await requestOf(site, reference)).request).toMatchObject({ status: "sent", version: 2 });
    const said = await wordsOn(site, patient);
    expect(said).toMatch(RINGING);
    expect(said).toContain("You still have your appointment: Wednesday 2 December, 9:30am");
    expect(said).not.toMatch(/told the practice|passed on|No other time was agreed/);
    // An hour without a press ends a session.
    const aroha = await signInAtDesk(site);
    const ringing = await lastMail(site, "booking-call");
    expect(ringing.subject).toMatch(/^We’re ringing /);
    const [item, ...others] = await items(aroha);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ title: "Ring the practice: a change", number: tel(phone) });
    expect(item!.text).toContain("Thursday 3 December, 11am");

    expect((await aroha.post(item!.href, { _act: "mail told" })).status).toBe(303);
    expect(await items(aroha)).toEqual([]);
    const rung = (await requestOf(site, reference)).request;
    expect(rung.clocks.answerBy!.getTime()).toBeGreaterThan(site.clock.now.getTime());
    expect(await wordsOn(site, patient)).toMatch(
      /They have until .+ to reply.+Our staff rang .+ and told them/,
    );
    await travel(site, minutesOn(site, 7 * 24 * 60));
    expect((await requestOf(site, reference)).request.status).toBe("confirmed");
  });

  test("until two hours before the time nothing lapses, and then the agreed time is what both know", async () => {
    const world = await agreedByPhone({ open });
    const { site, reference, patient } = world;
    await act(world, CHANGE);
    await travel(site, new Date("2026-12-01T18:29:00Z"));
    expect((await requestOf(site, reference)).request.status).toBe("sent");
    await travel(site, new Date("2026-12-01T18:31:00Z"));
    expect((await requestOf(site, reference)).events.at(-1)).toMatchObject({ event: "lapsed" });
    await travel(site, new Date("2026-12-01T19:05:00Z"));
    expect((await lastMail(site, "booking-kept")).text).toContain("Wednesday 2 December 2026, 9:30am");
    const said = await wordsOn(site, patient);
    expect(said).toContain("Your appointment: Wednesday 2 December, 9:30am");
    expect(said).not.toMatch(/We’ve told|ringing them|to reply/);
    // The other time is asked for no more, so no one rings about it.
    expect(await items(await signInAtDesk(site))).toEqual([]);
  });

  test("a cancellation is rung, so that the practice does not keep the chair", async () => {
    const world = await agreedByPhone({ open });
    const { site, aroha, patient, phone } = world;
    await act(world, CANCEL);
    for (let looks = 0; looks < 5; looks++) await travel(site, minutesOn(site, 5));
    const said = await wordsOn(site, `${patient}&done=cancelled`);
    expect(said).toMatch(/Cancelled\..+so we’re ringing them.+that you’ve cancelled/);
    expect(said.match(/ringing them/g)).toHaveLength(1);
    expect((await lastMail(site, "booking-cancelled")).text).toMatch(/so we’re ringing them/);
    const [item, ...others] = await items(aroha);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ title: "Ring the practice: a cancellation", number: tel(phone) });
    expect(item!.text).toContain("Cancelled: Wednesday 2 December, 9:30am");
    await aroha.post(item!.href, { _act: "mail told" });
    expect(await wordsOn(site, patient)).toContain("We’d tell a real practice now");
  });

  test("a change that they decline by phone leaves the agreed time, and the patient is mailed that it stands", async () => {
    const world = await agreedByPhone({ open });
    const { site, patient } = world;
    await act(world, CHANGE);
    for (let looks = 0; looks < 3; looks++) await travel(site, minutesOn(site, 5));
    const aroha = await record(world, { said: "decline", reason: "full" });
    const { text } = await lastMail(site, "booking-kept");
    expect(text).toContain("Wednesday 2 December 2026, 9:30am");
    // Their page has no form for either.
    expect(text).toContain("If you can’t come then, call the practice.");
    expect(text).not.toMatch(/change or cancel/i);
    const said = await wordsOn(site, patient);
    expect(said).toContain("Your appointment: Wednesday 2 December, 9:30am");
    expect(said).not.toMatch(/ringing them|for a reply|until .+ to reply/);
    // They have just said it themselves: there is no one left to ring.
    expect(await items(aroha)).toEqual([]);
  });

  test("a time that they say by phone they can’t keep stands nowhere any more, and a patient whose address refuses is rung", async () => {
    let refuses = false;
    const mailer = memoryMailer(({ messageId }) => {
      if (refuses && messageId.includes(".booking-")) throw new MailRefused("550", true);
    });
    const world = await agreedByPhone({ open, mailer });
    const { site, patient, reference } = world;
    refuses = true;
    const aroha = await record(world, { said: "give-up" });
    await travel(site, minutesOn(site, 5));
    const { request, fields } = await requestOf(site, reference);
    expect(request).toMatchObject({ appointment: null, practice: null });
    const said = await wordsOn(site, patient);
    expect(said).not.toMatch(/Your appointment:|still have your appointment|hasn’t changed/);
    const [item, ...others] = await items(aroha);
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      title: "Someone didn’t get a cancelled appointment",
      number: `tel:${String(fields.phoneE164)}`,
    });
    expect(item!.text).toContain("Your appointment on Wednesday 2 December won’t go ahead");
    expect(item!.text).not.toContain("AgreedWednesday");
  });

  test("times that they offered instead by phone and no one chose lapse: the patient is mailed, and the practice is rung to free them", async () => {
    const world = await agreedByPhone({ open });
    const { site, patient, reference, phone } = world;
    await record(world, { said: "offer", offerDay1: "2026-12-03", offerTime1: "3pm" });
    expect((await lastMail(site, "booking-times")).text).toContain("Thursday 3 December, 3pm");
    const asked = await wordsOn(site, patient);
    expect(asked).not.toMatch(/Your appointment:|still have your appointment/);
    expect(asked).toMatch(/call|ring/i);
    await travel(site, new Date("2026-12-03T02:00:00Z"));
    expect((await requestOf(site, reference)).events.at(-1)).toMatchObject({ event: "lapsed" });
    expect((await lastMail(site, "booking-ended")).text).toContain("no appointment was agreed");
    const [item, ...others] = await items(await signInAtDesk(site));
    expect(others).toEqual([]);
    expect(item!.number).toBe(tel(phone));
    expect(await wordsOn(site, patient)).not.toMatch(/Your appointment:|still have your appointment/);
  });

  test("what our staff take back is rung to the practice that has it, not to the patient", async () => {
    const { site, aroha, reference, phone } = await agreedByPhone({ open });
    const fields = { _act: "request take-back", version: "1", backWhy: "They’re ill" };
    expect((await aroha.post(`/desk/requests/${reference}`, fields)).status).toBe(303);
    expect((await requestOf(site, reference)).request.practice).toBeNull();
    expect(await items(aroha)).toMatchObject([{ number: tel(phone) }]);
  });
});

eachDatabase("Where the practice was reached before", (open) => {
  /** A time that the practice confirmed by its link. */
  async function confirmed(mailer = memoryMailer()): Promise<World> {
    const site = await openDirectSite({ samples: 24, deskMembers: STAFF, open, mailer });
    const reference = await book(site, { practice: "3", preferredDate: DAY });
    const theirs = `/practice/request?token=${tokensIn(await lastMail(site, "practice-request", mailer))[0]}`;
    const answer = { do: "answer", answer: "confirm", date: DAY, time: "09:30", minutes: "30" };
    expect((await site.post(theirs, { ...answer, version: "1" })).status).toBe(303);
    const [token] = tokensIn(await lastMail(site, "booking-confirmed", mailer));
    const { phone } = (await requestOf(site, reference)).request.practice!;
    return { site, aroha: await signInAtDesk(site), reference, patient: `/request?token=${token}`, phone };
  }

  test.each(["has left", "was removed"])(
    "and %s since, a change and a cancellation are rung; no news is withdrawn by the clock",
    async (what) => {
      for (const fields of [CHANGE, CANCEL]) {
        const world = await confirmed();
        const { site, aroha, reference, patient, phone } = world;
        await site.database.transact(async (tx) => {
          if (what === "was removed") return withdrawPractices(tx, [3], { on: "2026-11-20", why: "closed" });
          const ended_at = site.clock.now.toISOString();
          await tx.updateTable("practices").set({ has_joined: 0 }).where("id", "=", 3).execute();
          await tx.updateTable("links").set({ ended_at }).where("practice_id", "=", 3).execute();
        });
        expect(await wordsOn(site, patient)).toMatch(/To move or cancel your appointment, call/);
        await act(world, fields);
        for (let looks = 0; looks < 5; looks++) await travel(site, minutesOn(site, 5));
        expect((await requestOf(site, reference)).events.map(({ event }) => event)).not.toContain("lapsed");
        expect(await wordsOn(site, patient)).toMatch(/so we’re ringing them/);
        expect(await wordsOn(site, patient)).not.toMatch(/told the practice/);
        expect(await items(aroha)).toMatchObject([{ number: tel(phone) }]);
      }
    },
  );

  test("and whose mailbox refuses the change, we ring, and say so", async () => {
    let refuses = false;
    const mailer = memoryMailer(({ messageId }) => {
      if (refuses && messageId.includes(".practice-")) throw new MailRefused("550", true);
    });
    const world = await confirmed(mailer);
    const { site, aroha, reference, patient, phone } = world;
    refuses = true;
    await act(world, CHANGE);
    for (let looks = 0; looks < 5; looks++) await travel(site, minutesOn(site, 5));
    expect((await requestOf(site, reference)).request.status).toBe("sent");
    expect(await wordsOn(site, patient)).toMatch(/Our email didn’t reach .+, so we’re ringing them/);
    expect(await items(aroha)).toMatchObject([
      { title: "A practice didn’t get a change", number: tel(phone) },
    ]);
  });

  test("a press that confirms from the mail, before anyone has opened the request, is mailed back with the calendar part", async () => {
    const mailer = memoryMailer();
    const { site, reference } = await confirmed(mailer);
    const mail = await lastMail(site, "practice-confirmed", mailer);
    expect(mail.subject).toBe(`You confirmed Wednesday 2 December, 9:30am, ${reference}`);
    expect(mail.calendar?.method).toBe("REQUEST");
    expect(mail.calendar!.text).toContain(".visit@");
    expect(`${mail.text} ${mail.calendar!.text}`).not.toMatch(/patient\.example|Root Canal/i);
  });

  test("what is known of a delivery hangs on no spelling: with every name in the outbox changed, who was not told is found", async () => {
    let refused = "";
    const mailer = memoryMailer(({ messageId }) => {
      if (refused !== "" && messageId.includes(refused)) throw new MailRefused("550", true);
    });
    const world = await confirmed(mailer);
    const { site, aroha, reference, patient } = world;
    refused = ".practice-";
    expect(mailNames(mailer.sent)).toContain("booking-confirmed-2");
    await act(world, CANCEL);
    await site.mail();
    await site.database.transact(async (tx) => {
      for (const { id } of await tx.selectFrom("outbox").select("id").execute())
        await tx
          .updateTable("outbox")
          .set({ message_id: `<${id}.renamed@niho.example>` })
          .where("id", "=", id)
          .execute();
    });
    await travel(site, minutesOn(site, 5));
    expect((await requestOf(site, reference)).events.at(-1)!.event).toBe("unreached");
    expect(await wordsOn(site, patient)).toMatch(/Our email didn’t reach/);
    const { document } = await aroha.page("/desk/today?kind=mail");
    expect(document.querySelector("[data-row]")!.textContent).toContain(
      "A practice didn’t get a cancellation",
    );
  });
});
