import { describe, expect, test } from "vitest";
import { PRACTICE } from "#domain/practices/sources.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { mailNames } from "#tests/support/direct-site.ts";
import { formValues, texts } from "#tests/support/form.ts";
import { CONTACT, sendWell } from "#tests/support/forms.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { listed, openListed, stateBy } from "#tests/support/listing.ts";
import { readPage, type TestSite } from "#tests/support/site.ts";
import { RACES } from "#tests/support/suite.ts";

/** Reports a mistake by the link on the practice's own page. */
async function report(site: TestSite, number = 0) {
  const page = await site.page("/dentists/10001-mawhera-dental");
  const link = [...page.document.querySelectorAll("a")].find(
    (one) => one.textContent === "Report a mistake",
  )!;
  const begun = Object.fromEntries(new URL(link.getAttribute("href")!, "https://niho.test").searchParams);
  return sendWell(site, CONTACT, {
    ...CONTACT.right,
    ...begun,
    message: `The number rings at a bakery. ${number}`,
  });
}

const answers = async (site: TestSite) =>
  (await site.mail()).filter((mail) => mailNames([mail])[0]!.startsWith("contact-answer"));

eachDatabase("A mistake that someone reports", (open) => {
  test(
    `is put right once when two do at once, ${RACES} times: the other sees who was quicker, and keeps every word`,
    { timeout: 240_000 },
    async () => {
      const { site } = await openListed({}, { open });
      const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
      for (let number = 0; number < RACES; number++) {
        site.clock.now = new Date(site.clock.now.getTime() + 60_000);
        const path = `/desk/messages/${await report(site, number)}`;
        const form = formValues(await aroha.page(path), "form:has([value='message correct'])");
        const both = await Promise.all(
          [aroha, mere].map((desk, index) =>
            desk.post(path, {
              ...form,
              column: "phone",
              value: `03 768 ${7000 + 2 * number + index}`,
              thanks: `${desk.who} thanks you, ${number}`,
            }),
          ),
        );
        expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["303", "409"]);
        const first = both[0]!.status === 303 ? 0 : 1;
        expect((await listed(site)).phone).toBe(`03 768 ${7000 + 2 * number + first}`);
        const late = await readPage(both[1 - first]!);
        const [winner, other] = first === 0 ? ["Aroha", "Mere"] : ["Mere", "Aroha"];
        expect(texts(late.document, "[role=alert] h2")[0]).toMatch(new RegExp(`^${winner} .+ first, at \\d`));
        expect(late.document.querySelector("main")!.innerHTML).toContain(`${other} thanks you, ${number}`);
        expect(late.document.querySelector("main")!.innerHTML).toContain(
          `768 ${7000 + 2 * number + 1 - first}`,
        );
      }
      expect(await answers(site)).toHaveLength(RACES);
    },
  );
});

describe("A mistake that someone reports", () => {
  test("stands beside the fact and who says so; one press changes it and thanks them", async () => {
    const { site } = await openListed();
    const path = `/desk/messages/${await report(site)}`;
    const aroha = await signInAtDesk(site);
    const today = await aroha.page("/desk/today?kind=mistake");
    expect(today.document.querySelector("[data-row]")!.getAttribute("href")).toBe(path);
    expect(texts(today.document, ".more")).toEqual(["Mistake. We look at it within 1 business day."]);
    const page = await aroha.page(path);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(page.document.querySelector("table")!.textContent).toContain("Phone(03) 768 1234List20 Nov 2026");
    const form = {
      ...formValues(page, "form:has([value='message correct'])"),
      column: "phone",
      value: "03 768 7777",
    };
    expect((await aroha.post(path, { ...form, value: "a bakery" })).status).toBe(422);
    expect([(await listed(site)).phone, (await answers(site)).length]).toEqual(["(03) 768 1234", 0]);
    const hours = texts(page.document, "option").find((text) => text.startsWith("Opening hours"));
    expect(hours).toContain("Monday to Friday 8:30am–5pm");
    for (const _ of ["a press", "the same again"]) {
      const pressed = await aroha.post(path, form);
      expect(pressed.status).toBe(303);
      const after = await aroha.page(pressed.headers.get("location")!);
      expect(texts(after.document, ".say-done b")).toEqual([
        "Changed, and your thanks are on their way. No import will overwrite it.",
      ]);
    }
    expect((await listed(site)).phone).toBe("03 768 7777");
    expect((await answers(site)).map(({ text }) => text.includes("We’ve put it right"))).toEqual([true]);
    expect(texts((await aroha.page("/desk/today")).document, "[data-row]")).toEqual([]);
  });

  test("is not said to be put right where the same person has put another one right first", async () => {
    const { site } = await openListed();
    const path = `/desk/messages/${await report(site)}`;
    const aroha = await signInAtDesk(site);
    const form = formValues(await aroha.page(path), "form:has([value='message correct'])");
    const correct = async (column: string, value: string) =>
      (await aroha.post(path, { ...form, column, value })).status;
    expect([
      await correct("phone", "03 768 7777"),
      await correct("parking", "Behind the house"),
      await correct("phone", "03 768 7777"),
    ]).toEqual([303, 409, 303]);
    expect(await listed(site)).toMatchObject({ phone: "03 768 7777", parking: null });
  });

  test("is put right by nobody where the practice says so itself, and no thanks are sent", async () => {
    const { site } = await openListed();
    await stateBy(site, PRACTICE, { phone: "(03) 768 1234" });
    const path = `/desk/messages/${await report(site)}`;
    const aroha = await signInAtDesk(site);
    const form = formValues(await aroha.page(path), "form:has([value='message correct'])");
    const page = await readPage(await aroha.post(path, { ...form, column: "phone", value: "03 768 7777" }));
    expect([page.status, texts(page.document, "[role=alert] h2")]).toEqual([
      422,
      ["The practice says this itself, and that counts more. Ring them, or send them their link."],
    ]);
    expect([(await listed(site)).phone, (await answers(site)).length]).toEqual(["(03) 768 1234", 0]);
  });
});
