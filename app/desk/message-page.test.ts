import { describe, expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { mailNames } from "#tests/support/direct-site.ts";
import { texts } from "#tests/support/form.ts";
import { CONTACT, sendWell } from "#tests/support/forms.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite, readPage, type TestSite } from "#tests/support/site.ts";
import { RACES } from "#tests/support/suite.ts";

const write = (site: TestSite, number = 0) =>
  sendWell(site, CONTACT, {
    ...CONTACT.right,
    name: "Hana Sample",
    category: "booking",
    email: `hana${number}@patient.example`,
    message: `Can I change the day? ${number} <script>alert(1)</script>`,
  });

eachDatabase("A message at the desk", (open) => {
  test(
    `is answered once when two answer at once, ${RACES} times: the other sees who did, and keeps every word`,
    { timeout: 240_000 },
    async () => {
      const site = await openSite({ samples: 3, open });
      const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
      for (let number = 0; number < RACES; number++) {
        site.clock.now = new Date(site.clock.now.getTime() + 60_000);
        const path = `/desk/messages/${await write(site, number)}`;
        const answers = await Promise.all(
          [aroha, mere].map((desk) =>
            desk.post(path, {
              _act: "message answer",
              version: "0",
              answer: `${desk.who} says yes, ${number}`,
            }),
          ),
        );
        expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["303", "409"]);
        const [first, second] = answers[0]!.status === 303 ? ["Aroha", "Mere"] : ["Mere", "Aroha"];
        const late = await readPage(answers.find(({ status }) => status === 409)!);
        expect(texts(late.document, "[role=alert] h2")[0]).toMatch(new RegExp(`^${first} .+ first, at \\d`));
        expect(texts(late.document, "#answer")).toEqual([`${second} says yes, ${number}`]);
        expect(texts(late.document, ".quote")).toContain(`${first} says yes, ${number}`);
      }
      const sent = (await site.mail()).filter((mail) => mailNames([mail])[0]!.startsWith("contact-answer"));
      expect(sent).toHaveLength(RACES);
    },
  );

  test("that a colleague answered first is left without one’s own answer, which is then kept nowhere", async () => {
    const site = await openSite({ samples: 3, open });
    const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
    const path = `/desk/messages/${await write(site)}`;
    const mine = { version: "0", answer: "Mere says yes" };
    await mere.post(path, { _act: "draft", answer: mine.answer });
    await aroha.post(path, { _act: "message answer", version: "0", answer: "Aroha says yes" });
    const late = await readPage(await mere.post(path, { _act: "message answer", ...mine }));
    const drop = [...late.document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Drop my answer",
    );
    const left = await mere.post(path, {
      [drop!.getAttribute("name")!]: drop!.getAttribute("value")!,
      ...mine,
    });
    expect([left.status, left.headers.get("Location")]).toEqual([303, "/desk/today"]);
    const after = await mere.page(path);
    expect(texts(after.document, "#answer")).toEqual([""]);
    expect(after.html).not.toContain("Drop my answer");
    const sent = (await site.mail()).filter((mail) => mailNames([mail])[0]!.startsWith("contact-answer"));
    expect(sent).toHaveLength(1);
  });
});

describe("A message at the desk", () => {
  test("is answered by two presses: the mail has the words, the reference and the mailbox of its category", async () => {
    const site = await openSite({ samples: 3 });
    const aroha = await signInAtDesk(site);
    const reference = await write(site);
    const path = `/desk/messages/${reference}`;
    const page = await aroha.page(path);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(texts(page.document, ".quote")).toEqual(["Can I change the day? 0 <script>alert(1)</script>"]);
    const words = "Yes: open the link in our first email.\n\nOr ring us.";
    for (const _ of ["a press", "the same again"])
      expect((await aroha.post(path, { _act: "message answer", version: "0", answer: words })).status).toBe(
        303,
      );
    const mails = (await site.mail()).filter((mail) => mailNames([mail])[0]!.startsWith("contact-answer"));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.to.email).toBe("hana0@patient.example");
    expect(mails[0]!.replyTo!.email).toBe(site.services.operator.emails.bookings);
    for (const part of ["Kia ora Hana,", "Yes: open the link", "Or ring us.", "Aroha", reference])
      expect(mails[0]!.text).toContain(part);
    const row = await site.database.read.selectFrom("submissions").select("status").executeTakeFirst();
    expect(row!.status).toBe("answered");
    expect((await aroha.page(path)).html).toContain("What Aroha wrote");
  });

  test("can be kept open, noted as answered elsewhere, and written to again", async () => {
    const site = await openSite({ samples: 3 });
    const aroha = await signInAtDesk(site);
    const path = `/desk/messages/${await write(site)}`;
    const status = async () =>
      (await site.database.read.selectFrom("submissions").select(["status", "version"]).executeTakeFirst())!;
    await aroha.post(path, { _act: "message keep-open", version: "0", answer: "We’re looking into it." });
    expect(await status()).toEqual({ status: "received", version: 0 });
    await aroha.post(path, { _act: "message elsewhere", version: "0" });
    expect(await status()).toEqual({ status: "answered", version: 1 });
    await aroha.post(path, { _act: "message answer", version: "1", answer: "One more thing." });
    expect(await status()).toEqual({ status: "answered", version: 1 });
    expect(
      (await site.mail()).filter((mail) => mailNames([mail])[0]!.startsWith("contact-answer")),
    ).toHaveLength(2);
  });
});
