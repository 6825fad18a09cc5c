import { describe, expect, test } from "vitest";
import { DOUBTFUL_WORDS } from "#content/desk.ts";
import { FIELDS } from "#content/partner-fields.ts";
import { findPractice } from "#database/practices/practices.ts";
import { approveApplication } from "#services/desk/applications.ts";
import { loadDay } from "#tests/support/sample-day.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { lastMail, mailNames, tokensIn } from "#tests/support/direct-site.ts";
import { formValues, texts } from "#tests/support/form.ts";
import { PARTNER, sendWell } from "#tests/support/forms.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openListed, save } from "#tests/support/listing.ts";
import { openSite, readPage, type TestSite } from "#tests/support/site.ts";
import { RACES } from "#tests/support/suite.ts";

const REGISTER = { name1: "Mereana Tipa", number1: "51234", until1: "2027-03-31", seen1: "2026-11-20" };

const apply = (site: TestSite, number = 0, more: Record<string, string> = {}) =>
  sendWell(site, PARTNER, {
    ...PARTNER.right,
    practiceName: `Revell Street Dental ${number}`,
    address: `${18 + number} Revell Street, Hokitika 7810`,
    city: "Greymouth",
    contactName: "Mereana Tipa",
    email: `hello${number}@revell.example`,
    phone: "03 555 0101",
    ...more,
  });

function practices(site: TestSite) {
  return site.database.read
    .selectFrom("practices")
    .select(["id", "name"])
    .where("is_sample", "=", 0)
    .execute();
}

eachDatabase("An application at the desk", (open) => {
  test("is approved by one act: listed in its own town, joined, verified until its certificate, its link mailed", async () => {
    const site = await openSite({ samples: 0, open });
    const aroha = await signInAtDesk(site);
    const reference = await apply(site);
    const path = `/desk/applications/${reference}`;
    const page = await aroha.page(path);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    const form = formValues(page, "form:has([value='application approve'])");
    expect([form["address"], form["town"], form["postcode"]]).toEqual([
      "18 Revell Street",
      "Hokitika",
      "7810",
    ]);

    for (const [left, said] of [
      [{ name1: "", seen1: "" }, "Look at least one dentist up in the register first."],
      [{}, "Give the registration number of Mereana Tipa, or clear their row."],
      [{ name1: "", number1: "12" }, "Give the name of the dentist with the number 12, or clear their row."],
    ] as const) {
      const unchecked = await readPage(await aroha.post(path, { ...form, ...left }));
      expect(unchecked.status).toBe(422);
      expect(texts(unchecked.document, "[role=alert] h2")).toEqual([said]);
    }
    expect(await practices(site)).toEqual([]);

    for (const _ of ["a press", "the same again"])
      expect((await aroha.post(path, { ...form, ...REGISTER })).status).toBe(303);
    const listed = await practices(site);
    expect(listed).toHaveLength(1);
    const practice = (await findPractice(site.database.read, listed[0]!.id))!;
    expect(practice).toMatchObject({
      name: "Revell Street Dental 0",
      place: "hokitika",
      hasJoined: true,
      email: "hello0@revell.example",
      phone: "",
      verified: { checkedOn: "2026-11-20", until: "2027-03-31" },
    });
    const link = (await site.mail()).find((mail) => mailNames([mail])[0]!.startsWith("listing-link"))!;
    expect([link.to.email, link.subject]).toEqual(["hello0@revell.example", "You’re listed on Niho"]);
    expect(link.text).toContain(`/dentists/${practice.id}-${practice.slug}, and requests`);
    expect((await site.page(`/practice/listing?token=${tokensIn(link)[0]}`)).status).toBe(200);
    expect((await site.page(`/dentists/${practice.id}-${practice.slug}`)).status).toBe(200);
    expect((await aroha.page("/desk/today")).document.querySelectorAll("[data-row]")).toHaveLength(0);
  });

  test("is approved wholly or not at all: where the mail with the link can’t be stored, nothing of it is", async () => {
    const site = await openSite({ samples: 0, open });
    const reference = await apply(site);
    const { encryption } = site.services;
    let sealed = 0;
    const failing = {
      ...encryption,
      seal: (...given: Parameters<typeof encryption.seal>) => {
        // The answer is sealed first, then the mail.
        if (++sealed === 2) throw new Error("The machine is gone.");
        return encryption.seal(...given);
      },
    };
    const typed: Record<string, string> = {
      name: "Revell Street Dental",
      address: "18 Revell Street",
      town: "Hokitika",
      postcode: "7810",
      email: "hello0@revell.example",
      name1: "Mereana Tipa",
      number1: "51234",
      until1: "2027-03-31",
      seen1: "2026-11-20",
    };
    const press = {
      staff: { who: "Aroha", role: "act" },
      act: "application approve",
      about: reference,
      version: 0,
      typed,
      text: (name: string) => typed[name] ?? "",
    } as const;
    const approve = (services: typeof site.services) => approveApplication({ services, ...press });
    const mails = (await site.mail()).length;
    await expect(approve({ ...site.services, encryption: failing })).rejects.toThrow("The machine is gone.");
    expect(sealed).toBe(2);
    expect(await practices(site)).toEqual([]);
    expect((await site.mail()).length).toBe(mails);
    expect(await site.database.read.selectFrom("audit").selectAll().execute()).toEqual([]);
    expect(await approve(site.services)).toEqual({ kind: "done" });
    expect(await practices(site)).toHaveLength(1);
  });

  test(`is decided once when two decide at once, ${RACES} times`, { timeout: 240_000 }, async () => {
    const site = await openSite({ samples: 0, open });
    const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
    for (let number = 0; number < RACES; number++) {
      site.clock.now = new Date(site.clock.now.getTime() + 60_000);
      const path = `/desk/applications/${await apply(site, number)}`;
      const form = {
        ...formValues(await aroha.page(path), "form:has([value='application approve'])"),
        ...REGISTER,
        same: "no",
      };
      const before = (await practices(site)).length;
      const answers = await Promise.all([
        aroha.post(path, form),
        mere.post(path, { _act: "application decline", version: "0", decline: `Not yet, ${number}` }),
      ]);
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["303", "409"]);
      const isApproved = answers[0].status === 303;
      expect((await practices(site)).length - before).toBe(isApproved ? 1 : 0);
      const late = await readPage(answers.find(({ status }) => status === 409)!);
      expect(texts(late.document, "[role=alert] h2")[0]).toMatch(
        isApproved ? /^Aroha approved it first/ : /^Mere declined it first/,
      );
      if (isApproved) expect(texts(late.document, "[role=alert] .quote")).toEqual([`Not yet, ${number}`]);
    }
  });
});

describe("An application at the desk", () => {
  test("over samples is tried out to its end: the link that is mailed opens the listing, and changes it", async () => {
    const site = await openSite({ samples: 3, mailGoesToFolder: true });
    const aroha = await signInAtDesk(site);
    const path = `/desk/applications/${await apply(site)}`;
    const form = formValues(await aroha.page(path), "form:has([value='application approve'])");
    expect((await aroha.post(path, { ...form, ...REGISTER })).status).toBe(303);
    const mail = (await site.mail()).find((one) => mailNames([one])[0]!.startsWith("listing-link"))!;
    const listing = `/practice/listing?token=${tokensIn(mail)[0]}`;
    const saved = await save(site, listing, "access", { parking: "Free parking behind the building" });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, `${listing}&done=access`]);
    const [row] = await site.database.read
      .selectFrom("practices")
      .selectAll()
      .orderBy("id", "desc")
      .execute();
    expect(row).toMatchObject({
      name: "Revell Street Dental 0",
      place: "hokitika",
      is_sample: 1,
      has_joined: 1,
      withdrawn_on: null,
      parking: "Free parking behind the building",
    });
    expect((await site.page(`/practice/free-times?token=${tokensIn(mail)[0]}`)).status).toBe(200);
  });

  test("shows every answer of its form, and that a hidden field was filled in", async () => {
    const site = await openSite({ samples: 0 });
    const aroha = await signInAtDesk(site);
    // The form sends this once its sender was asked to press again.
    const path = `/desk/applications/${await apply(site, 0, { "asked-again": "yes" })}`;
    const { document } = await aroha.page(path);
    const [names, values] = [texts(document, ".panel-quiet dt"), texts(document, ".panel-quiet dd")];
    expect(names).toEqual(Object.values(FIELDS).map(({ label }) => label));
    expect(Object.fromEntries(names.map((name, index) => [name, values[index]]))).toMatchObject({
      "Practice name": "Revell Street Dental 0",
      "Practice type": "Orthodontics",
      "Years of experience": "6 to 10 years",
      Services: "Invisalign, Veneers",
      "Current patient base": "500 to 1,000",
    });
    expect(texts(document, "p.say")).toEqual([DOUBTFUL_WORDS]);
  });

  test("who approves too late reads their register figures again, and finds them kept until then", async () => {
    const site = await openSite({ samples: 0 });
    const [aroha, mere] = [await signInAtDesk(site), await signInAtDesk(site, "Mere")];
    const path = `/desk/applications/${await apply(site)}`;
    const { number1, until1 } = REGISTER;
    await aroha.post(path, { _act: "draft", number1, until1, town: "Greymouth" });
    const page = await aroha.page(path);
    const form = formValues(page, "form:has([value='application approve'])");
    expect(form).toMatchObject({ name1: "Mereana Tipa", number1, until1, town: "Greymouth" });
    expect(texts(page.document, "details[open] summary")).toEqual(["Change what’s listed"]);
    expect(formValues(await mere.page(path), "form:has([value='application approve'])")["number1"]).toBe("");

    const decline = { _act: "application decline", version: "0", decline: "Not yet." };
    expect((await mere.post(path, decline)).status).toBe(303);
    const late = await readPage(await aroha.post(path, form));
    expect(late.status).toBe(409);
    expect(texts(late.document, "[role=alert] .quote")).toEqual([
      `Mereana Tipa, ${number1}, ${until1}`,
      "Town: Greymouth",
    ]);
  });

  test("is declined with its reason, or asked something first", async () => {
    const site = await openSite({ samples: 0 });
    const aroha = await signInAtDesk(site);
    const path = `/desk/applications/${await apply(site)}`;
    expect(
      (await aroha.post(path, { _act: "application ask", version: "0", ask: "Are you open yet?" })).status,
    ).toBe(303);
    expect((await aroha.page("/desk/today")).document.querySelectorAll("[data-row]")).toHaveLength(1);
    const why = "We list practices in Aotearoa only.";
    expect((await aroha.post(path, { _act: "application decline", version: "0", decline: why })).status).toBe(
      303,
    );
    const mails = (await site.mail()).filter((mail) => mailNames([mail])[0]!.startsWith("application-"));
    expect(mails.map(({ to }) => to.email)).toEqual(["hello0@revell.example", "hello0@revell.example"]);
    expect(mails[1]!.text).toContain(why);
    // Another decision from a tab that was open before is none, also of who has decided.
    const form = formValues(await aroha.page(path), "form:has([value='application approve'])");
    const stale = await aroha.post(path, {
      ...form,
      ...REGISTER,
      _act: "application approve",
      version: "0",
      name: "Revell",
      town: "Hokitika",
      email: "a@b.nz",
    });
    expect(stale.status).toBe(409);
    expect(await practices(site)).toEqual([]);
  });
});

test("an applicant like a listed practice is shown beside it, with the reason; the same keeps its number", async () => {
  const { site } = await openListed({ phone: "(03) 555 0101" });
  const aroha = await signInAtDesk(site);
  const path = `/desk/applications/${await apply(site)}`;
  const page = await aroha.page(path);
  expect(texts(page.document, ".say label")[0]).toContain("practice 10001");
  expect(texts(page.document, ".say label")[0]).toContain("same phone number");
  // Sent by a browser that knows no required fields, or by a program.
  const { same: _, ...unsaid } = {
    ...formValues(page, "form:has([value='application approve'])"),
    ...REGISTER,
    same: "",
  };
  for (const same of [undefined, "", "99999999", "maybe"]) {
    const answer = await aroha.post(path, { ...unsaid, ...(same !== undefined && { same }) });
    expect([same, answer.status]).toEqual([same, 422]);
  }
  expect((await practices(site)).map(({ id }) => id)).toEqual([10_001]);
  const form = { ...formValues(page, "form:has([value='application approve'])"), ...REGISTER, same: "10001" };
  expect((await aroha.post(path, form)).status).toBe(303);
  expect((await practices(site)).map(({ id }) => id)).toEqual([10_001]);
  expect((await findPractice(site.database.read, 10_001))!.name).toBe("Revell Street Dental 0");
});

test("an applicant like a practice that has joined is shown where requests go, and that address hears that they go elsewhere", async () => {
  const { site, path: listing } = await openListed({ phone: "(03) 555 0101" });
  const aroha = await signInAtDesk(site);
  const path = `/desk/applications/${await apply(site)}`;
  const page = await aroha.page(path);
  expect(texts(page.document, ".say label")[0]).toContain(
    "They’ve joined, and requests go to hello@mawhera.nz.",
  );
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  const form = { ...formValues(page, "form:has([value='application approve'])"), ...REGISTER, same: "10001" };
  expect((await aroha.post(path, form)).status).toBe(303);
  const told = await lastMail(site, "listing-moved");
  expect([told.to.email, told.subject]).toEqual([
    "hello@mawhera.nz",
    "Requests for Māwhera Dental now go to another address",
  ]);
  expect(told.text).not.toMatch(/token=|hello0@/);
  expect((await site.page(listing)).status).toBe(404);
  const link = await lastMail(site, "listing-link");
  expect(link.to.email).toBe("hello0@revell.example");
  const [token] = tokensIn(link);
  expect((await site.page(`/practice/listing?token=${token}`)).status).toBe(200);
});

test("while only samples are listed, approving a sample application makes a sample", async () => {
  const site = await openSite({ samples: 240 });
  await loadDay(site);
  const aroha = await signInAtDesk(site);
  const today = await aroha.page("/desk/today?kind=application");
  const path = today.document.querySelector("[data-row]")!.getAttribute("href")!;
  const form = {
    ...formValues(await aroha.page(path), "form:has([value='application approve'])"),
    ...REGISTER,
  };
  expect((await aroha.post(path, form)).status).toBe(303);
  expect(await practices(site)).toEqual([]);

  // The day has a likeness, too: one of its practices applies, which we list without an email.
  const rows = [
    ...(await aroha.page("/desk/today?kind=application")).document.querySelectorAll("[data-row]"),
  ];
  const alike = await Promise.all(
    rows.map(async (row) =>
      texts((await aroha.page(row.getAttribute("href")!)).document, ".say .pick label"),
    ),
  );
  expect(alike.flat().join()).toContain("The same as Waimea Road Dentists Sample");
});
