import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { makeMessage } from "#tests/support/message.ts";
import { compose } from "./compose.ts";
import { MailRefused } from "./message.ts";

const DATE = new Date("2026-11-20T01:02:03.456Z");

async function headersOf(raw: Buffer): Promise<string[]> {
  return (await PostalMime.parse(raw)).headers.map((header) => header.key);
}

test("a message reads back with macrons, both parts and its own Message-ID", async () => {
  const message = makeMessage({
    from: { name: "Niho Ā, “Ē”", email: "kia.ora@niho.example" },
    replyTo: { name: "", email: "help@niho.example" },
    subject: "Tō tono: Whangārei Smiles, Tāmaki Makaurau, NIHO-7K4Q-2WXR-6M \u{1F9B7}",
    text: `Kia ora Hēmi\n\n.\nA line that starts with a full stop is kept.\n${"ā".repeat(2000)}\nFrom here on too.`,
    html: `<p title="=3D">Kia ora Hēmi &amp; whānau</p>${"<b>ō</b>".repeat(500)}`,
  });
  const read = await PostalMime.parse(await compose(message, DATE));
  expect(read.subject).toBe(message.subject);
  expect(read.from).toMatchObject({ name: message.from.name, address: message.from.email });
  expect(read.to).toMatchObject([{ name: "Hēmi Ngāta", address: "hemi@patient.example" }]);
  expect(read.replyTo).toMatchObject([{ address: "help@niho.example" }]);
  expect(read.messageId).toBe(message.messageId);
  expect(new Date(read.date!)).toEqual(new Date("2026-11-20T01:02:03Z"));
  expect(read.text?.trimEnd()).toBe(message.text);
  expect(read.html?.trimEnd()).toBe(message.html);
});

test("every line is short, ASCII and ends in CR LF, as the oldest servers want it", async () => {
  const long = { subject: "ā".repeat(300), text: "word ".repeat(1000), html: "ō".repeat(3000) };
  const plain = { subject: "plain", text: "first\nsecond\r\nthird", html: "<p>\nplain</p>" };
  for (const words of [long, plain]) {
    const raw = (await compose(makeMessage(words), DATE)).toString("latin1");
    expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of raw.split("\r\n")) {
      expect(line.length).toBeLessThanOrEqual(998);
      expect(line).toMatch(/^[\t -~]*$/);
    }
  }
});

test("no line ends within a date or noon, and a link, a number to call and the subject stay as they are", async () => {
  const words =
    "By 12 noon on Tuesday 3 March, or on Wednesday 2 December 2026, 9:30am. Call 0800 611 116: 30 minutes.";
  const link = "https://niho.example/request?token=a-3-March_2026&do=3%20March";
  const message = makeMessage({
    subject: "Your appointment: Tuesday 3 March",
    text: `${words}\n${link}\n${`${words} `.repeat(20)}`,
    html: `<p>${words} <a href="tel:0800611116">0800 611 116</a> <a href="${link}">3 March</a></p>`,
  });
  const raw = (await compose(message, DATE)).toString("latin1");
  const { subject, text = "", html = "" } = await PostalMime.parse(raw);
  const whole = words
    .replace("12 noon", "12\u00A0noon")
    .replace("3 March", "3\u00A0March")
    .replace("2 December 2026", "2\u00A0December\u00A02026");
  expect(text.trimEnd()).toBe(`${whole}\n${link}\n${`${whole} `.repeat(20)}`.trimEnd());
  expect(html.trimEnd()).toBe(
    `<p>${whole} <a href="tel:0800611116">0800 611 116</a> <a href="${link}">3\u00A0March</a></p>`,
  );
  expect(subject).toBe(message.subject);
  // Text of ordinary lines (RFC 3676, 4.1), in which a space at a line's end means nothing.
  expect(raw).not.toContain("format=flowed");
});

const BREAKS = ["\r\n", "\n", "\r", "\0", "\u0085", "\u2028", "\v", "\r\n "];
const ORDINARY = await headersOf(await compose(makeMessage(), DATE));

test.each(BREAKS)("a subject or name with %j in it adds no header and stays one line", async (lineBreak) => {
  const smuggled = `Hēmi${lineBreak}Bcc: everybody@victim.example${lineBreak}${lineBreak}Body`;
  const raw = await compose(
    makeMessage({
      subject: smuggled,
      from: { name: smuggled, email: "kia.ora@niho.example" },
      to: { name: smuggled, email: "hemi@patient.example" },
    }),
    DATE,
  );
  const read = await PostalMime.parse(raw);
  expect(await headersOf(raw)).toEqual(ORDINARY);
  expect(read.bcc).toBeUndefined();
  expect(read.subject).toBe("Hēmi Bcc: everybody@victim.example Body");
  expect(read.to).toHaveLength(1);
  expect(read.to?.[0]).toMatchObject({ name: read.subject, address: "hemi@patient.example" });
  expect(read.text?.trim()).toBe("Kia ora Hēmi");
});

test.each([
  ...BREAKS.map((lineBreak) => `hemi@patient.example${lineBreak}Bcc: x@victim.example`),
  "hemi@patient.example, x@victim.example",
  "hemi@patient.example> <x@victim.example",
  "a b@patient.example",
  '"x@victim.example"@patient.example',
  "hemi@patient.example;x",
  "group:x@victim.example;",
  "nobody",
  "",
])("the address %j is refused for good", async (email) => {
  for (const message of [
    makeMessage({ to: { name: "", email } }),
    makeMessage({ from: { name: "", email } }),
    makeMessage({ replyTo: { name: "", email } }),
  ]) {
    const refusal = await compose(message, DATE).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MailRefused);
    expect(refusal).toMatchObject({ permanent: true });
  }
});

test.each(["<a@b>\r\nBcc: x@victim.example", "a@b", "<a b@c>", "<a@b> <c@d>", ""])(
  "the Message-ID %j is refused for good",
  async (messageId) => {
    await expect(compose(makeMessage({ messageId }), DATE)).rejects.toMatchObject({ permanent: true });
  },
);

test("markup and quotes in a name stay a name", async () => {
  for (const name of [
    '"; x@victim.example',
    "<x@victim.example>",
    "a, b",
    "=?utf-8?q?x=0D=0ABcc:_y?=",
    "\\",
  ]) {
    const read = await PostalMime.parse(
      await compose(makeMessage({ to: { name, email: "hemi@patient.example" } }), DATE),
    );
    expect(read.to).toHaveLength(1);
    expect(read.to?.[0]?.address).toBe("hemi@patient.example");
    expect(read.bcc).toBeUndefined();
  }
});

test("a mail to subscribers carries one address for one click, unbroken however long; any other mail none", async () => {
  const unsubscribeUrl = `https://niho.example/newsletter/unsubscribe?token=${"0123456789abcdef".repeat(12)}`;
  const raw = (await compose(makeMessage({ unsubscribeUrl }), DATE)).toString("latin1");
  expect(raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(ORDINARY).not.toContain("list-unsubscribe");
});

test.each([
  "https://niho.example/\r\nBcc: all@victim.example",
  "https://niho.example/>,<x",
  "mailto:a@b.example",
  "https://niho.example/ a",
  "https://niho.example/ā",
])("an unsubscribe link like %j is refused for good", async (unsubscribeUrl) => {
  await expect(compose(makeMessage({ unsubscribeUrl }), DATE)).rejects.toMatchObject({ permanent: true });
});

const CALENDAR = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n";

test("an appointment is a part among the alternatives and a file, with its method", async () => {
  const raw = await compose(makeMessage({ calendar: { method: "REQUEST", text: CALENDAR } }), DATE);
  expect(raw.toString("latin1")).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/im);
  const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: "utf8" });
  const file = attachments.find(({ filename }) => filename === "appointment.ics")!;
  expect((file.content as string).replace(/\r?\n/g, "\r\n")).toBe(CALENDAR);
});

test.each([
  ["something else", "Kia ora"],
  ["another method", CALENDAR.replace("REQUEST", "CANCEL")],
])("a calendar that is %s is refused for good", async (_what, text) => {
  const refused = compose(makeMessage({ calendar: { method: "REQUEST", text } }), DATE);
  await expect(refused).rejects.toMatchObject({ permanent: true });
});
