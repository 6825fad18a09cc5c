import { describe, expect, test } from "vitest";
import { embedLines } from "#content/embed.ts";
import { eachAuditLine } from "#database/desk/audit.ts";
import { practicePictures } from "#database/practices/practice-pictures.ts";
import { liveRecordsBehind } from "#database/practices/practice-records.ts";
import { findPractice } from "#database/practices/practices.ts";
import { mergeFacts } from "#domain/practices/facts.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { gatheredMail, mailNames, openDirectSite, tokensIn } from "#tests/support/direct-site.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import { formValues, texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { listed, openListed, save, stateBy } from "#tests/support/listing.ts";
import { storePicture } from "#tests/support/pictures.ts";
import { openSite, readPage, type TestPage, type TestSite } from "#tests/support/site.ts";
import { RACES } from "#tests/support/suite.ts";

const PATH = "/desk/practices/10001";
const acts = async (site: TestSite) =>
  (await Array.fromAsync(eachAuditLine(site.database.read, { practice: 10_001 })))
    .filter(({ kind }) => kind === "act")
    .map(({ who, command }) => `${who}: ${command}`);
const row = (page: TestPage, name: string) =>
  [...page.document.querySelectorAll("tbody tr")].find(
    (one) => one.querySelector("th")!.textContent === name,
  )!;
async function expectWithout(site: TestSite, path: string, words: string) {
  // The practice's own address leads on to one with its name.
  const first = await site.fetch(path);
  const answer =
    first.status === 301 || first.status === 308 ? await site.fetch(first.headers.get("location")!) : first;
  const text = await answer.text();
  expect([
    path,
    answer.status,
    text.includes("Dr Mere Tipa") || path.endsWith("practices"),
    text.includes(words),
  ]).toEqual([path, 200, true, false]);
}
const version = (page: TestPage) => page.document.querySelector("[name=version]")!.getAttribute("value")!;

eachDatabase("A practice at the desk", (open) => {
  test("takes our word on its name, address, position, email and people, which no import writes over", async () => {
    const { site } = await openListed({}, { open });
    const aroha = await signInAtDesk(site);
    const change = async (what: string, fields: Record<string, string>) => {
      const page = await aroha.page(`${PATH}?change=${what}`);
      const form = { ...formValues(page, ".change-fact form:first-of-type"), ...fields };
      return aroha.post(`${PATH}?change=${what}`, form);
    };
    const said = async (what: string, fields: Record<string, string>) => {
      const answer = await change(what, fields);
      expect([what, answer.status, answer.headers.get("location")]).toEqual([
        what,
        303,
        `${PATH}?done=10001`,
      ]);
    };
    await said("name", { name: "Māwhera Family Dental" });
    await said("address", { address: "9 Mackay Street", postcode: "7805" });
    await said("position", { latitude: "-42.4501", longitude: "171.2101" });
    await said("email", { email: "front@mawhera.nz" });
    await said("people", {
      name1: "Dr Mere Tipa",
      number1: "51234",
      until1: "2027-03-31",
      seen1: "2026-11-20",
    });
    await said("people", {
      name2: "Dr Hemi Rangi",
      number2: "51235",
      until2: "2027-01-31",
      seen2: "2026-11-19",
    });
    await stateBy(site, "list", { name: "Other", place: "nelson", email: "x@y.nz", position: "town" });
    const practice = await listed(site);
    expect(practice).toMatchObject({
      name: "Māwhera Family Dental",
      place: "greymouth",
      address: "9 Mackay Street",
      latitude: -42.4501,
      position: "exact",
      email: "front@mawhera.nz",
      verified: { checkedOn: "2026-11-19", until: "2027-01-31" },
    });
    expect(practice.practitioners.map(({ name }) => name)).toEqual(["Dr Mere Tipa", "Dr Hemi Rangi"]);
    // The number stays ours: on no page, in no answer for programs.
    for (const path of ["/dentists/10001", "/api/v1/practices/10001", "/api/v1/practices"])
      await expectWithout(site, path, "51234");
    expect(await acts(site)).toEqual(Array.from({ length: 6 }, () => "Aroha: practice set"));
    expect((await aroha.page(`${PATH}?done=10001`)).html).toContain("Changed. No import will overwrite it.");

    // What can't be is refused with what was typed, and changes nothing.
    for (const [what, fields] of [
      ["name", { name: "" }],
      ["email", { email: "no address" }],
      ["position", { latitude: "51.5", longitude: "0.1" }],
      ["people", { number1: "51234", until1: "2020-03-31" }],
    ] as const) {
      const page = await readPage(await change(what, fields));
      expect([what, page.status, texts(page.document, "[role=alert] h2").length]).toEqual([what, 422, 1]);
      const [name, value] = Object.entries(fields)[0]!;
      expect(page.document.querySelector(`[name=${name}]`)!.getAttribute("value")).toBe(value);
    }
    expect(await listed(site)).toEqual(practice);

    // Our word is taken back, and the sources' holds.
    const form = formValues(await aroha.page(`${PATH}?change=email`), ".change-fact form:last-of-type");
    expect((await aroha.post(PATH, form)).status).toBe(303);
    expect((await listed(site)).email).toBe("x@y.nz");
  });

  test("joins, gets its link, leaves, is taken off with a reason and listed again, each by one press", async () => {
    const site = await openSite({ samples: 0, open });
    await stateBy(site, "list", {
      name: "Tui Dental",
      place: "hokitika",
      position: "town",
      email: "front@tui.nz",
    });
    const aroha = await signInAtDesk(site);
    const press = async (act: string, fields: Record<string, string> = {}) => {
      const posted = { _act: `practice ${act}`, version: version(await aroha.page(PATH)), ...fields };
      const answers = [await aroha.post(PATH, posted), await aroha.post(PATH, posted)];
      expect([act, ...answers.map(({ status }) => status)]).toEqual([act, 303, 303]);
    };
    const practice = () => findPractice(site.database.read, 10_001);
    await press("join");
    expect((await practice())!.hasJoined).toBe(true);
    await press("link");
    const mail = (await site.mail()).find((one) => mailNames([one])[0]!.startsWith("listing-link"));
    const link = `/practice/listing?token=${tokensIn(mail!)[0]}`;
    expect(mail!.to.email).toBe("front@tui.nz");
    expect((await site.page(link)).status).toBe(200);
    await press("end-links");
    expect((await site.page(link)).status).toBe(404);
    await press("leave");
    expect((await practice())!.hasJoined).toBe(false);
    await press("remove", { why: "closed in June" });
    expect(await practice()).toBeUndefined();
    expect((await site.page("/dentists/10001")).status).toBe(410);
    const gone = await aroha.page(PATH);
    expect(gone.document.querySelector("h1 + p")!.textContent).toContain("closed in June");
    expect(texts(gone.document, "a.edit")).toEqual([]);
    await press("return");
    expect((await practice())!.name).toBe("Tui Dental");
    const page = await aroha.page(`${PATH}?show=history`);
    for (const words of ["Aroha noted that they’ve joined", "Aroha took them off", "Aroha put them back"])
      expect(texts(page.document, ".log li span")).toContain(words);
  });

  test("gets a new link at its new address, and the old one opens neither its listing nor its week", async () => {
    const { site, path } = await openListed({}, { open });
    const aroha = await signInAtDesk(site);
    const statuses = async (listing: string) => {
      const week = await site.page(listing.replace("/practice/listing", "/practice/week"));
      return [(await site.page(listing)).status, week.status];
    };
    const press = async (form: string, fields: Record<string, string>) => {
      site.clock.now = new Date(site.clock.now.getTime() + 60_000);
      const page = await aroha.page(`${PATH}?change=email`);
      const posted = { ...formValues(page, `.change-fact form:${form}`), ...fields };
      expect((await aroha.post(PATH, posted)).status).toBe(303);
      const mail = (await site.mail()).at(-1)!;
      return { to: mail.to.email, link: `/practice/listing?token=${tokensIn(mail)[0]}` };
    };
    expect(await statuses(path)).toEqual([200, 200]);
    const ours = await press("first-of-type", { email: "front@mawhera.nz" });
    expect([ours.to, await statuses(ours.link)]).toEqual(["front@mawhera.nz", [200, 200]]);
    expect(await statuses(path)).toEqual([404, 404]);
    // What we take back is as the sources say, at another address again.
    const theirs = await press("last-of-type", {});
    expect([theirs.to, await statuses(theirs.link)]).toEqual(["hello@mawhera.nz", [200, 200]]);
    expect([await statuses(ours.link), await statuses(path)]).toEqual([
      [404, 404],
      [404, 404],
    ]);
  });

  test(
    `is changed once when two change it at once, ${RACES} times: the other sees who did, and keeps every word`,
    { timeout: 240_000 },
    async () => {
      const { site } = await openListed({}, { open });
      const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
      for (let number = 0; number < RACES; number++) {
        site.clock.now = new Date(site.clock.now.getTime() + 60_000);
        const form = formValues(await aroha.page(`${PATH}?change=name`), ".change-fact form:first-of-type");
        const answers = await Promise.all(
          [aroha, mere].map((desk) =>
            desk.post(`${PATH}?change=name`, { ...form, name: `${desk.who} Dental ${number}` }),
          ),
        );
        expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["303", "409"]);
        const [first, second] = answers[0]!.status === 303 ? ["Aroha", "Mere"] : ["Mere", "Aroha"];
        expect((await listed(site)).name).toBe(`${first} Dental ${number}`);
        const late = await readPage(answers.find(({ status }) => status === 409)!);
        expect(texts(late.document, "[role=alert] h2")[0]).toMatch(
          new RegExp(`^${first} changed a fact first, at \\d`),
        );
        expect(late.document.querySelector("#name")!.getAttribute("value")).toBe(
          `${second} Dental ${number}`,
        );
      }
      expect(await acts(site)).toHaveLength(RACES);
    },
  );
});

describe("A practice at the desk", () => {
  test("is sent its link by each press, also within the hour and at a new address, and once by a doubled press", async () => {
    const { site } = await openListed();
    const aroha = await signInAtDesk(site);
    const sentTo = async () => {
      const mails = (await site.mail()).filter((mail) => mailNames([mail])[0]!.startsWith("listing-link"));
      return mails.map(({ to }) => to.email);
    };
    const posted = async () => ({ _act: "practice link", version: version(await aroha.page(PATH)) });
    for (const count of [1, 2]) {
      const form = await posted();
      for (const _ of ["a press", "the same again"]) expect((await aroha.post(PATH, form)).status).toBe(303);
      expect(await sentTo()).toEqual(Array.from({ length: count }, () => "hello@mawhera.nz"));
      site.clock.now = new Date(site.clock.now.getTime() + 5 * 60_000);
    }
    const form = formValues(await aroha.page(`${PATH}?change=email`), ".change-fact form:first-of-type");
    expect((await aroha.post(PATH, { ...form, email: "front@mawhera.nz" })).status).toBe(303);
    expect((await sentTo()).slice(2)).toEqual(["front@mawhera.nz"]);
    site.clock.now = new Date(site.clock.now.getTime() + 5 * 60_000);
    expect((await aroha.post(PATH, await posted())).status).toBe(303);
    expect((await sentTo()).slice(2)).toEqual(["front@mawhera.nz", "front@mawhera.nz"]);
  });

  test("shows every fact with who says so and since when, and what others say; five can be changed", async () => {
    const { site } = await openListed();
    await stateBy(site, "map", { phone: "(03) 768 9999", name: "Mawhera Dentist" }, { on: "2026-11-02" });
    await stateBy(site, PRACTICE, { phone: "(03) 768 5555" });
    const aroha = await signInAtDesk(site);
    const page = await aroha.page(PATH);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect([...row(page, "Phone").querySelectorAll("td")].map((cell) => cell.textContent)).toEqual([
      "(03) 768 5555List says (03) 768 1234Map says (03) 768 9999",
      "The practice",
      "20 Nov 2026",
      "Theirs",
    ]);
    expect(texts(page.document, "a.edit")).toEqual([
      "Change Name",
      "Change Address",
      "Change Position",
      "Change Requests go to",
      "Change People",
    ]);
    // All that `practice show` says of where facts come from.
    const { provenance } = mergeFacts(await liveRecordsBehind(site.database.read, 10_001));
    expect(new Set(texts(page.document, "td.meta:not(.num)").filter((text) => text !== "")).size).toBe(
      new Set(Object.values(provenance)).size,
    );
    const looks = await Array.fromAsync(
      eachAuditLine(site.database.read, { about: "10001" }, { kind: "look" }),
    );
    await aroha.page(PATH);
    expect(looks.map(({ who, command }) => [who, command])).toEqual([["Aroha", "practice show"]]);
  });

  test("keeps what is typed into a change, for its writer alone and sealed, until it is saved", async () => {
    const { site } = await openListed();
    const [aroha, mere] = [await signInAtDesk(site), await signInAtDesk(site, "Mere")];
    const path = `${PATH}?change=address`;
    expect((await aroha.post(path, { _act: "draft", address: "9 Mackay Street" })).status).toBe(200);
    const typed = async (who: typeof aroha) =>
      formValues(await who.page(path), ".change-fact form:first-of-type")["address"];
    expect([await typed(aroha), await typed(mere)]).toEqual(["9 Mackay Street", ""]);
    expect(texts((await mere.page(PATH)).document, ".pulse .who")).toEqual(["Aroha is looking"]);
    const drafts = () => site.database.read.selectFrom("desk_drafts").selectAll().execute();
    expect(JSON.stringify(await drafts())).not.toContain("Mackay");
    const form = formValues(await aroha.page(path), ".change-fact form:first-of-type");
    expect((await aroha.post(path, form)).status).toBe(303);
    expect((await listed(site)).address).toBe("9 Mackay Street");
    expect(await drafts()).toEqual([]);
  });

  test("shows the pin on the map of its town with how far out it is, and the lines for its own website", async () => {
    const { site } = await openListed({
      website: "https://www.mawhera.nz/",
      position: "exact",
      latitude: -42.4501,
      longitude: 171.2101,
    });
    const aroha = await signInAtDesk(site);
    const page = await aroha.page(`${PATH}?change=position`);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(page.document.querySelectorAll(".position .plate-map .here")).toHaveLength(1);
    expect(texts(page.document, ".position [role=status]")[0]).toMatch(/1 km from the middle of Greymouth/);
    expect(texts(page.document, ".copied")).toEqual(
      embedLines(site.services.publicUrl, { id: 10_001, name: "Māwhera Dental" }),
    );
  });

  test("has its pictures looked at: shown to staff alone, then to people, or deleted with a reason", async () => {
    const { site } = await openListed();
    await storePicture(site.database, 10_001);
    const [picture] = await practicePictures(site.database.read, 10_001);
    const aroha = await signInAtDesk(site);
    const page = await aroha.page(PATH);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    const source = page.document.querySelector(".picture-waits img")!.getAttribute("src")!;
    const shown = await aroha.fetch(source);
    expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
      200,
      "image/jpeg",
      "no-store",
    ]);
    expect((await site.fetch(source)).status).toBe(401);
    const form = formValues(page, ".picture-waits form:first-of-type");
    const seen = async () => (await site.fetch(`/pictures/${picture!.hash}-640.jpg`)).status;
    expect(await seen()).toBe(404);
    expect((await aroha.post(PATH, { ...form, _act: "picture decline" })).status).toBe(422);
    for (const _ of ["a press", "the same again"])
      expect((await aroha.post(PATH, { ...form, _act: "picture approve" })).status).toBe(303);
    expect(await seen()).toBe(200);
    expect((await aroha.page(PATH)).document.querySelector(".picture-waits")).toBeNull();
    const refuse = { ...form, _act: "picture decline", because: "A face is in it." };
    expect((await aroha.post(PATH, refuse)).status).toBe(303);
    expect(await seen()).toBe(404);
    expect((await site.mail()).some(({ text }) => text.includes("A face is in it."))).toBe(true);
    expect(await acts(site)).toEqual(["Aroha: picture approve", "Aroha: picture decline"]);
  });

  test("taking back a second fact from a page that is older is 409, and our word stays", async () => {
    const { site } = await openListed();
    const aroha = await signInAtDesk(site);
    const form = async (what: string, which: "first" | "last") =>
      formValues(await aroha.page(`${PATH}?change=${what}`), `.change-fact form:${which}-of-type`);
    for (const [what, fields] of [
      ["name", { name: "Ours Dental" }],
      ["address", { address: "9 Mackay Street" }],
    ] as const)
      expect((await aroha.post(PATH, { ...(await form(what, "first")), ...fields })).status).toBe(303);
    const [name, address] = [await form("name", "last"), await form("address", "last")];
    expect((await aroha.post(PATH, name)).status).toBe(303);
    const late = await readPage(await aroha.post(PATH, address));
    expect(late.status).toBe(409);
    expect(texts(late.document, "[role=alert] h2")[0]).toMatch(/^Aroha took our word back first, at \d/);
    expect(await listed(site)).toMatchObject({ name: "Māwhera Dental", address: "9 Mackay Street" });
    // A second press of the one that was done is answered like the first.
    expect((await aroha.post(PATH, name)).status).toBe(303);
  });

  test("a second day is taken out of their free times, or its person reads that it was not", async () => {
    const { site } = await openListed();
    await keepTimes(site, 10_001);
    const aroha = await signInAtDesk(site);
    const away = { _act: "free-times away", version: version(await aroha.page(PATH)) };
    const post = async (awayFrom: string) => (await aroha.post(PATH, { ...away, awayFrom })).status;
    expect(await post("2026-12-01")).toBe(303);
    await stateBy(site, "list", { name: "Māwhera Dental", place: "greymouth", position: "town" });
    expect([await post("2026-12-01"), await post("2026-12-02")]).toEqual([303, 409]);
    const soft = texts((await aroha.page(PATH)).document, "aside .soft");
    expect(soft).toContain("Nothing is free on: 1 December 2026.");
  });

  test("who is typed over another has none of that person’s years or titles; who stays keeps theirs", async () => {
    const about = { years: 20, qualifications: ["BDS (Otago)"], specialistScope: null };
    const hygienist = "Dental hygienist";
    const { site } = await openListed({
      practitioners: [
        { ...about, name: "Dr Ana Reid", focus: "Implants" },
        { ...about, name: "Mere Tipa", focus: "Children" },
        { ...about, name: "Kiri Moana", focus: hygienist },
        { ...about, name: "Sam Lee", focus: hygienist },
      ],
    });
    const aroha = await signInAtDesk(site);
    const path = `${PATH}?change=people`;
    const set = async (fields: Record<string, string>) => {
      const shown = formValues(await aroha.page(path), ".change-fact form:first-of-type");
      expect((await aroha.post(path, { ...shown, ...fields })).status).toBe(303);
      const { practitioners } = await listed(site);
      return practitioners.map(({ name, focus, years, qualifications }) => [
        name,
        focus,
        years,
        ...qualifications,
      ]);
    };
    const lookedUp = { until2: "2027-03-31", seen2: "2026-11-20", number2: "51234" };
    const other = { name1: "Dr Ben Chen", number1: "51999", until1: "2027-03-31", seen1: "2026-11-20" };
    expect(await set({ ...other, ...lookedUp, name2: "Dr Mēre Tipa", scope3: "" })).toEqual([
      ["Dr Ben Chen", "", null],
      ["Dr Mēre Tipa", "Children", 20, "BDS (Otago)"],
      ["Kiri Moana", "", 20, "BDS (Otago)"],
      ["Sam Lee", hygienist, 20, "BDS (Otago)"],
    ]);
    // The number that they were looked up by tells who has a new surname, and an emptied row moves no one.
    expect(await set({ name1: "", number1: "", name2: "Dr Mēre Rangi" })).toEqual([
      ["Dr Mēre Rangi", "Children", 20, "BDS (Otago)"],
      ["Kiri Moana", "", 20, "BDS (Otago)"],
      ["Sam Lee", hygienist, 20, "BDS (Otago)"],
    ]);
  });

  test("has its people saved however many they are", async () => {
    const people = Array.from({ length: 60 }, (_, index) => ({
      name: `Dr Sample ${index}`,
      focus: "",
      years: null,
      qualifications: [],
      specialistScope: null,
    }));
    const { site } = await openListed({ practitioners: people });
    const aroha = await signInAtDesk(site);
    const path = `${PATH}?change=people`;
    const form = formValues(await aroha.page(path), ".change-fact form:first-of-type");
    expect((await aroha.post(path, { ...form, name61: "Dr Mere Tipa" })).status).toBe(303);
    expect((await listed(site)).practitioners.map(({ name }) => name)).toEqual([
      ...people.map(({ name }) => name),
      "Dr Mere Tipa",
    ]);
  });

  test("tells an open page that it has changed, and who else is at it", async () => {
    const { site } = await openListed();
    const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
    const page = await aroha.page(PATH);
    await mere.page(PATH);
    const pulse = async () => (await aroha.fetch("/desk/pulse.data?about=10001")).text();
    expect(await pulse()).toContain(version(page));
    expect(await pulse()).toContain("Mere");
    await stateBy(site, "list", { name: "Other", place: "greymouth", position: "town" });
    expect(await pulse()).not.toContain(version(page));
  });

  test("that has changed its listing itself meanwhile is not written over", async () => {
    const { site, path } = await openListed();
    const aroha = await signInAtDesk(site);
    const form = formValues(await aroha.page(`${PATH}?change=name`), ".change-fact form:first-of-type");
    await save(site, path, "words", { phone: "03 768 5555" });
    const late = await readPage(await aroha.post(`${PATH}?change=name`, { ...form, name: "Ours" }));
    expect(late.status).toBe(409);
    expect(texts(late.document, "[role=alert] h2")[0]).toMatch(/^The practice changed their listing first/);
    expect((await listed(site)).name).toBe("Māwhera Dental");
  });
});

eachDatabase("Free times of a practice at the desk", (open) => {
  test("that our staff change just after someone with the link changed the listing are told in an email of their own", async () => {
    const { site, path } = await openListed({}, { open });
    await keepTimes(site, 10_001);
    const aroha = await signInAtDesk(site);
    await save(site, path, "words", { phone: "03 768 5555" });
    const posted = { _act: "free-times ask", version: version(await aroha.page(PATH)) };
    expect((await aroha.post(PATH, posted)).status).toBe(303);
    const mails = (await gatheredMail(site)).filter(({ subject }) => subject.endsWith("has changed"));
    expect(mails).toHaveLength(2);
    const about = (words: string) => mails.find(({ text }) => text.includes(words))!.text;
    expect(about("03 768 5555")).toMatch(/Someone with your link changed [^]*If it wasn’t you/);
    expect(about("Booking a free time")).toMatch(/Our staff changed [^]*Not right\?/);
  });

  test("are taken out for a day, made ones to ask for and turned off, each by one press that the practice reads of", async () => {
    const site = await openDirectSite({ samples: 3, open });
    await keepTimes(site, 3);
    const aroha = await signInAtDesk(site);
    const path = "/desk/practices/3";
    const press = async (act: string, fields: Record<string, string> = {}) => {
      const posted = { _act: act, version: version(await aroha.page(path)), ...fields };
      const answer = await aroha.post(path, posted);
      expect([act, answer.status]).toEqual([act, 303]);
      return (await gatheredMail(site)).at(-1)!;
    };
    const free = async (from: string) => {
      const answer = await site.fetch(`/api/v1/practices/3/free-times?from=${from}&days=1`);
      return (await answer.json()) as { isInstant: boolean; times: { start: string }[] };
    };
    const times = async (from: string) => (await free(from)).times.map(({ start }) => start);
    const [tuesday, wednesday] = [await times("2026-12-01"), await times("2026-12-02")];
    expect([tuesday.length > 0, (await free("2026-12-02")).isInstant]).toEqual([true, true]);

    const away = await press("free-times away", { awayFrom: "2026-12-01" });
    expect(away.to.email).toBe((await findPractice(site.database.read, 3))!.email);
    expect(away.text).toMatch(/Our staff changed the listing of [^]*Days off:? *1 December 2026/);
    expect([await times("2026-12-01"), await times("2026-12-02")]).toEqual([[], wednesday]);
    const soft = texts((await aroha.page(path)).document, "aside .soft");
    expect(soft).toContain("Nothing is free on: 1 December 2026.");

    await press("free-times ask");
    expect((await free("2026-12-02")).isInstant).toBe(false);
    const off = await press("free-times off");
    expect(off.text).toContain("Booking a free time: Off");
    expect(await times("2026-12-02")).toEqual([]);
    const history = texts((await aroha.page(`${path}?show=history`)).document, ".log span");
    expect(history).toEqual(
      expect.arrayContaining([
        "Aroha took days out of their free times",
        "Aroha made their free times ones to ask for",
        "Aroha turned their free times off",
      ]),
    );

    // What can’t be read, or is so already, is said and changes nothing.
    await keepTimes(site, 3);
    for (const [act, fields, why] of [
      ["free-times away", { awayFrom: "" }, "Give the day, or the first of them."],
      ["free-times away", { awayFrom: "2026-11-01" }, "Enter today or a later day, or clear this row."],
    ] as const) {
      const posted = { _act: act, version: version(await aroha.page(path)), ...fields };
      const answer = await readPage(await aroha.post(path, posted));
      expect([answer.status, ...texts(answer.document, "[role=alert] h2")]).toEqual([422, why]);
    }
    expect(await times("2026-12-01")).toEqual(tuesday);
  });
});
