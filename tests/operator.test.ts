import { practicePath } from "#content/links.ts";
import { join } from "node:path";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { ROOT } from "./support/repository.ts";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDirectSite } from "./support/direct-site.ts";
import { BOOKING, CONTACT, send, sendWell } from "./support/forms.ts";
import { listPractices } from "./support/practice.ts";
import { readPage } from "./support/site.ts";

const NAMED = {
  OPERATOR_NAME: "Smile NZ Limited",
  OPERATOR_ADDRESS: "7 Rātā Street, Auckland 1010",
  PRIVACY_EMAIL: "privacy@smile.nz",
};
const IN_FULL = { ...NAMED, OPERATOR_EMAIL: "kia-ora@smile.nz", OPERATOR_PHONE: "09 555 1234" };

test("Where an operator is named, their own address and number stand wherever the specification has its own", async () => {
  const { operator } = readConfig(IN_FULL);
  expect(operator.phone).toBe("09 555 1234");
  const site = await openDirectSite({ samples: 0, operator });
  for (const path of ["/contact", "/about"]) {
    const { html } = await site.page(path);
    expect([path, html]).toEqual([path, expect.stringContaining('href="tel:+6495551234"')]);
    expect([path, html]).toEqual([path, expect.stringContaining("mailto:kia-ora@smile.nz")]);
  }
  await sendWell(site, CONTACT, CONTACT.right);
  const mail = (await site.mail()).find(({ to }) => to.email === CONTACT.right.email)!;
  expect(mail.from.email).toBe("kia-ora@smile.nz");
  expect(mail.text).toContain("Reply to this email, or call 09 555 1234 with your reference.");
});

test("Without one, each sample says that it is a sample", async () => {
  const { operator } = readConfig({});
  const site = await openDirectSite({ samples: 24, operator });
  for (const [path, words] of [
    ["/contact", "This number doesn’t reach anyone yet."],
    ["/about", "The phone number, email address and postal address are made up: they reach no one yet."],
    ["/book", "No one reads this address yet."],
    ["/terms", "The postal address, phone number and email addresses on this site are samples."],
  ] as const) {
    const { document } = await site.page(path);
    const text = document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
    expect([path, text]).toEqual([path, expect.stringContaining(words)]);
  }
});

test("A company that is named over samples alone claims no figure, shows no invented person, and collects no health details", async () => {
  const { operator } = readConfig(NAMED);
  const site = await openDirectSite({ samples: 24, operator });
  for (const path of ["/", "/about", "/partner-with-us", "/services/oral-surgery", "/book"]) {
    const { html } = await site.page(path);
    expect([path, /1,200\+|50,000\+|100,000\+|150%|50\+ surgeons|Hana Whaitiri/.exec(html)]).toEqual([
      path,
      null,
    ]);
  }
  const { document } = await site.page("/book");
  expect(document.querySelector("main form[method=post]")).toBeNull();
  expect(document.querySelector("main")!.textContent).toContain("no one would get your request");
  for (const asked of [{ ...BOOKING.right, practice: "3" }, BOOKING.right]) {
    const refused = await send(site, BOOKING, asked);
    const page = await readPage(refused);
    expect(refused.status).toBe(422);
    expect(page.document.querySelector(".error-summary")!.textContent).toContain(
      "no one would get your request",
    );
    expect(page.document.querySelector<HTMLInputElement>("#email")!.value).toBe(BOOKING.right.email);
  }
  expect(await site.database.read.selectFrom("submissions").selectAll().execute()).toEqual([]);
  const contact = (await site.page("/contact")).document.querySelector("main form")!.textContent;
  expect(contact).toContain("Please don’t enter real details.");
});

test("Who is asked and who pays is said on the form, about us and in the terms, as requests go", async () => {
  const { operator } = readConfig({ SITE_FILE: join(ROOT, "docs/site.example.yaml") });
  for (const [routing, words] of [
    ["direct", "We only send requests to practices that have joined. They pay us a monthly fee."],
    ["desk", "Our staff choose a practice by what fits your request, not by who pays."],
  ] as const) {
    const site = await openDirectSite({ samples: 0, operator, routing });
    await listPractices(site, [{ ...REAL_PRACTICES[0]!, hasJoined: true, email: "desk@practice.nz" }]);
    for (const path of ["/book", "/about", "/terms"]) {
      const text = (await site.page(path)).document.querySelector("main")!.textContent;
      expect([path, text]).toEqual([path, expect.stringContaining(words)]);
    }
  }
});

test("The privacy policy follows the settings: where a map comes from is said where it comes from elsewhere", async () => {
  const said = async (origins: string[]) => {
    const site = await openDirectSite({ samples: 0, surroundings: { map: { origins, tiles: undefined } } });
    return (await site.page("/privacy-policy")).document.querySelector("main")!.textContent;
  };
  expect(await said([])).toContain("none. Nothing on our pages is loaded from another company.");
  const elsewhere = await said(["https://tiles.example.com"]);
  expect(elsewhere).toContain("Only a map that you open is loaded from elsewhere: from tiles.example.com");
  expect(elsewhere).not.toContain("none. Nothing on our pages");
});

test("Beside a dentist’s degree stands a registered specialty or “General dentist”, never a field of work", async () => {
  const site = await openDirectSite({ samples: 0 });
  const practitioner = { years: 3, specialistScope: null, focus: "Braces and general" };
  const practitioners = [
    { ...practitioner, name: "Dr Ana Rangi", qualifications: ["BDS (Otago)"] },
    { ...practitioner, name: "Mere Tai", qualifications: ["DipDentHyg"], focus: "Hygienist" },
  ];
  const practice = { ...REAL_PRACTICES[0]!, practitioners };
  await listPractices(site, [practice]);
  const text = (await site.page(practicePath(practice))).document.querySelector("main")!.textContent;
  expect(text).toContain("General dentist, 3 years");
  expect(text).toContain("Hygienist, 3 years");
  expect(text).not.toContain("Braces and general");
});
