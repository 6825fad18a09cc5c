import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { texts as doctorOnTexts } from "#server/doctor/mail-queue.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { texts as wordsIn } from "#tests/support/form.ts";
import type { SiteOptions, TestSite } from "#tests/support/site.ts";
import { confirm, textRows as rows, turnedOn, wordsTexted } from "#tests/support/texts.ts";

const TOKEN = "a token of thirty-two characters";
const TEXTS = { aDay: 200, inboundToken: TOKEN };

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const json = (body: object) => [JSON_TYPE, JSON.stringify(body)] as const;
const form = (body: Record<string, string>) => [FORM_TYPE, String(new URLSearchParams(body))] as const;

/** What each gateway posts, with the fields around that its documentation shows. */
const DIALECTS: Record<string, (words: string) => readonly [type: string, body: string]> = {
  Twilio: (words) => form({ MessageSid: "SM1", From: "+64215550147", To: "+6421555000", Body: words }),
  Plivo: (words) =>
    form({ MessageUUID: "1", From: "64215550147", To: "6421555000", Type: "sms", Text: words }),
  Vonage: (words) =>
    json({ msisdn: "64215550147", to: "6421555000", messageId: "0A", text: words, type: "text" }),
  Telnyx: (words) =>
    json({
      data: {
        event_type: "message.received",
        payload: { direction: "inbound", from: { phone_number: "+64215550147" }, text: words },
      },
    }),
  Infobip: (words) =>
    json({
      results: [{ messageId: "1", from: "64215550147", to: "6421555000", text: words, cleanText: "" }],
    }),
  Bird: (words) =>
    json({
      service: "channels",
      event: "sms.inbound",
      payload: {
        sender: { contact: { identifierKey: "phonenumber", identifierValue: "+64215550147" } },
        body: { type: "text", text: { text: words } },
        direction: "incoming",
      },
    }),
  MessageBird: (words) => form({ originator: "64215550147", recipient: "6421555000", payload: words }),
  Sinch: (words) => json({ type: "mo_text", from: "64215550147", to: "6421555000", id: "1", body: words }),
  ClickSend: (words) => form({ from: "+64215550147", to: "+6421555000", body: words, custom_string: "" }),
  "SMS Gateway for Android": (words) =>
    json({ event: "sms:received", payload: { messageId: "1", phoneNumber: "+64215550147", message: words } }),
};

function bring(site: TestSite, [type, body]: readonly [string, string], token = TOKEN) {
  const address = `/texts/in?token=${encodeURIComponent(token)}`;
  return site.fetch(address, { method: "POST", body, headers: { "Content-Type": type } });
}

const areStopped = async (site: TestSite) =>
  (await site.database.read.selectFrom("text_stops").selectAll().execute()).length === 1;

eachDatabase("Texts", (open) => {
  const opened = (options: SiteOptions = {}) => turnedOn({ open, texts: TEXTS, ...options });

  test("end when any of ten gateways brings STOP with our token, and start again with START", async () => {
    const { site, reference, practice } = await opened();
    await confirm(site, reference, practice);
    expect((await wordsTexted(site)).at(-1)).toContain("Reply STOP to end texts.");
    expect((await bring(site, DIALECTS["Twilio"]!("STOP"), "another")).status).toBe(404);
    expect((await rows(site)).filter(({ sent_at }) => sent_at === null)).toHaveLength(1);
    for (const [gateway, dialect] of Object.entries(DIALECTS)) {
      expect((await bring(site, dialect("Please stop, thanks"))).status, gateway).toBe(204);
      expect(await areStopped(site), gateway).toBe(true);
      expect((await bring(site, dialect("Start"))).status, gateway).toBe(204);
      expect(await areStopped(site), gateway).toBe(false);
    }
    await bring(site, DIALECTS["Infobip"]!("STOP"));
    expect((await rows(site)).filter(({ sent_at }) => sent_at === null)).toEqual([]);
    await confirm(site, reference, practice, "11:00");
    expect(await wordsTexted(site)).toHaveLength(2);
    await bring(site, DIALECTS["Infobip"]!("start"));
    await confirm(site, reference, practice, "11:30");
    expect(await wordsTexted(site)).toHaveLength(3);
  });

  test("of a time that stands come back with START: its reminder waits again, once", async () => {
    const { site, reference, practice } = await opened();
    await confirm(site, reference, practice);
    const reminders = async () => (await rows(site)).filter(({ topic }) => topic === "reminder").length;
    expect(await reminders()).toBe(1);
    const says = (words: string) => bring(site, DIALECTS["Twilio"]!(words));
    await says("STOP");
    expect(await reminders()).toBe(0);
    for (const _ of [1, 2]) await says("START");
    expect(await reminders()).toBe(1);
    site.clock.now = new Date("2026-11-30T20:31:00Z");
    site.services.wakeMail();
    expect((await wordsTexted(site)).at(-1)).toContain("reminder, Wed 2 Dec 9:30am");
    // What has been texted isn’t texted again.
    for (const words of ["STOP", "START"]) await says(words);
    expect(await reminders()).toBe(1);
    expect((await rows(site)).filter(({ sent_at }) => sent_at === null)).toEqual([]);
  });

  test("in a body that is nested by the thousand are refused like any that we can’t read", async () => {
    const { site } = await opened();
    for (const body of [
      "[".repeat(20_000) + "]".repeat(20_000),
      '{"a":'.repeat(9_000) + "1" + "}".repeat(9_000),
    ]) {
      expect((await bring(site, ["application/json", body])).status).toBe(422);
    }
  });

  test("that people send back reach the desk with the number and the request, once, and ask what is meant once a day", async () => {
    const { site, reference } = await opened({ deskMembers: [{ who: "Mere", email: "mere@niho.test" }] });
    const answers = [
      await bring(site, DIALECTS["Twilio"]!("Stop by at 3pm ok?")),
      await bring(site, DIALECTS["Twilio"]!("Stop by at 3pm ok?")),
    ];
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    answers.push(await bring(site, DIALECTS["Twilio"]!("CANCEL")));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await areStopped(site)).toBe(false);
    expect((await wordsTexted(site)).slice(1)).toEqual([
      "Niho: thanks, we'll read your text. To change your appointment now, use the link in our email. To end texts, reply just STOP.",
    ]);
    const desk = await signInAtDesk(site, "Mere");
    const today = await desk.page("/desk/today");
    expect(today.html.match(/A reply to our text/g)!.length).toBeGreaterThanOrEqual(2);
    const kept = await site.database.read
      .selectFrom("submissions")
      .select("reference")
      .where("kind", "=", "contact")
      .orderBy("received_at")
      .execute();
    expect(kept).toHaveLength(2);
    const item = await desk.page(`/desk/messages/${kept[0]!.reference}`);
    expect(wordsIn(item.document, ".quote")).toEqual(["Stop by at 3pm ok?"]);
    expect(item.html).toContain("tel:+64215550147");
    expect(item.html).toContain(`/desk/requests/${reference}`);
    const mails = (await site.mail()).filter(({ subject }) => subject.startsWith("A reply to our text"));
    expect(mails).toHaveLength(2);
    expect(mails[0]!.text).not.toContain("3pm");
  });

  test("from a number that we don’t text reach the desk too, where there is a number to ring and no email to write", async () => {
    const { site } = await opened({ deskMembers: [{ who: "Mere", email: "mere@niho.test" }] });
    const stranger = form({ From: "+64275550199", Body: "Is this the dentist?" });
    expect((await bring(site, stranger)).status).toBe(204);
    expect(await wordsTexted(site)).toHaveLength(1);
    const { reference } = await site.database.read
      .selectFrom("submissions")
      .select("reference")
      .where("kind", "=", "contact")
      .executeTakeFirstOrThrow();
    const desk = await signInAtDesk(site, "Mere");
    const item = await desk.page(`/desk/messages/${reference}`);
    expect(item.html).toContain("tel:+64275550199");
    expect(item.html).toContain("we have no email address for them");
    expect(item.document.querySelector("#answer")).toBeNull();
  });

  test("that we can’t read are answered 422, counted and kept for doctor, and never 204", async () => {
    const { site } = await opened();
    const unread = [
      json({ data: { attributes: { sender: "+64215550147", words: "STOP" } } }),
      json([]),
      [JSON_TYPE, "{STOP"],
      form({ sender: "+64215550147", words: "STOP" }),
      form({ From: "+61412345678", Body: "STOP" }),
      form({ From: "Vodafone", Body: "Win a prize" }),
      form({}),
      ["text/plain", "STOP"],
      ["application/xml", "<From>+64215550147</From><Text>STOP</Text>"],
    ] as const;
    for (const one of unread) expect((await bring(site, one)).status, one[1]).toBe(422);
    expect(site.log.lines.filter((line) => line.includes("text reply not understood"))).toHaveLength(9);
    expect(await areStopped(site)).toBe(false);
    const { value } = await site.database.read
      .selectFrom("settings")
      .select("value")
      .where("name", "=", "unread text replies")
      .executeTakeFirstOrThrow();
    expect(value).not.toContain("5550147");
    await bring(site, unread[0]);
    const finding = await doctorOnTexts(site.database.read, readConfig({}), site.clock.now);
    expect(finding.found).toContain("10 incoming texts not understood");
    expect(finding.mend).toContain("/data/attributes/sender, /data/attributes/words");
  });

  test("are read by the names that the operator sets, and by no other", async () => {
    const replyNames = { from: "/data/attributes/sender", text: "/data/attributes/words" };
    const { site } = await opened({ texts: { ...TEXTS, replyNames } });
    expect((await bring(site, DIALECTS["Twilio"]!("STOP"))).status).toBe(422);
    const own = json({ data: { attributes: { sender: "021 555 0147", words: "STOP" } } });
    expect((await bring(site, own)).status).toBe(204);
    expect(await areStopped(site)).toBe(true);
  });

  test("that a gateway only reports on bring nothing to the desk", async () => {
    const { site } = await opened();
    const sent = json({
      data: {
        event_type: "message.finalized",
        payload: { from: { phone_number: "+6421555000" }, text: "Niho: booked" },
      },
    });
    expect((await bring(site, sent)).status).toBe(204);
    const kept = site.database.read.selectFrom("submissions").select("kind").where("kind", "=", "contact");
    expect(await kept.execute()).toEqual([]);
  });
});
