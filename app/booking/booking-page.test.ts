import { describe, expect, it } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { formValues } from "#tests/support/form.ts";
import {
  BOOKING,
  BOOKING_WITH_ID,
  openEmptySite,
  send,
  sendForJson,
  sendWell,
} from "#tests/support/forms.ts";
import { makePractice } from "#tests/support/practice.ts";
import { openSite, readPage, type TestSite } from "#tests/support/site.ts";
/** What all forms promise alike is in `tests/forms.test.ts`, every option in `tests/form-options.test.ts`. */
const REQUEST = BOOKING.right;

describe("the booking page", () => {
  it("asks for no town of who chose a practice while that cannot be looked up", async () => {
    const site = await openSite({ samples: 22 });
    site.log.expect("lookup failed");
    await site.database.close();
    const { location: _, ...answers } = { ...REQUEST, practice: "3" };
    const { status, body } = await sendForJson(site, BOOKING, answers);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([503, ["form"]]);
    const mistaken = await sendForJson(site, BOOKING, { ...answers, email: "x" });
    expect([mistaken.status, Object.keys((mistaken.body as { errors: object }).errors)]).toEqual([
      422,
      ["email"],
    ]);
  });

  it("starts with Routine, and with nothing else answered for the visitor but that it is for them", async () => {
    const values = formValues(await (await openSite({ samples: 3 })).page("/book"));
    const answered = Object.entries(values).filter(([, value]) => value !== "");
    expect(Object.fromEntries(answered)).toEqual({
      "form-name": "booking",
      "submission-id": expect.stringMatching(/^[0-9a-z]+-[0-9a-f]{32}-[0-9a-f]{16}$/),
      page_url: "http://niho.test/book",
      urgency: "routine",
      bookingFor: "me",
    });
  });

  it("offers no day before today in New Zealand, nor today once its last time has passed", async () => {
    const site = await openSite({ samples: 3, now: "2026-11-19T11:00:00Z" });
    expect(await firstDay(site)).toBe("2026-11-20");
    site.clock.now = new Date("2026-11-20T04:59:59Z");
    expect(await firstDay(site)).toBe("2026-11-20");
    site.clock.now = new Date("2026-11-20T05:00:00Z");
    expect(await firstDay(site)).toBe("2026-11-21");
  });

  it("leads who changes a request that was sent to the link in the email", async () => {
    const site = await openEmptySite();
    await sendWell(site, BOOKING, BOOKING_WITH_ID);
    const { document } = await readPage(await send(site, BOOKING, { ...BOOKING_WITH_ID, message: "Later" }));
    expect(document.querySelector("[role=alert]")!.textContent).toContain("use the link in our email");
  });

  it("carries what was chosen before", async () => {
    const site = await openSite({ samples: 3 });
    const page = await site.page("/book?location=whangarei&service=invisalign&urgency=emergency");
    expect(formValues(page)).toMatchObject({
      location: "Whangārei",
      service: "Invisalign Consultation",
      urgency: "emergency",
    });
    expect(formValues(await site.page("/book?service=braces"))).toMatchObject({ service: "Braces" });
    expect(
      formValues(await site.page("/book?location=Atlantis&service=%00&practice=99999999")),
    ).toMatchObject({
      location: "",
      service: "",
    });
  });

  it("carries the practice from its profile, and lets the visitor ask elsewhere without losing an answer", async () => {
    const site = await openSite({ samples: 22 });
    const practice = await anyPractice(site);
    const page = await site.page(`/book?practice=${practice.id}`);
    expect(formValues(page)).toMatchObject({ practice: String(practice.id) });
    expect(formValues(page).location).not.toBe("");
    const choices = [...page.document.querySelectorAll("input[name=practice]")];
    expect(choices.map((choice) => choice.getAttribute("value"))).toEqual([String(practice.id), ""]);
    expect(choices[0]!.closest("label")!.textContent).toContain(practice.name);
  });

  it("asks whether another practice may help, only where one was chosen, and chooses neither", async () => {
    const site = await openSite({ samples: 22 });
    const practice = await anyPractice(site);
    const page = await site.page(`/book?practice=${practice.id}`);
    const radios = [...page.document.querySelectorAll("input[name=elsewhere]")];
    expect(radios.map((radio) => radio.getAttribute("value"))).toEqual(["yes", "no"]);
    expect(formValues(page)).not.toHaveProperty("elsewhere");
    const { document } = await site.page("/book");
    expect(document.querySelectorAll("input[name=elsewhere]")).toHaveLength(0);
  });

  it("says when the chosen practice takes no new patients, and lets the visitor choose any with one tap", async () => {
    const site = await openEmptySite();
    const no = { answer: "no", statedOn: "2026-11-10" } as const;
    const entries = [
      {
        practice: makePractice({ id: 1, name: "Full House Dental", newPatients: no, isSample: false }),
        reviews: [],
      },
      { practice: makePractice({ id: 2 }), reviews: [] },
    ];
    await site.database.transact((tx) => insertPractices(tx, entries, PLACES));
    const { document } = await site.page("/book?practice=1");
    const group = document.querySelector("#practice")!.closest(".part")!;
    expect(group.textContent).toContain(
      "Full House Dental says they’re not taking new patients (10 November 2026). Already a patient there? You can still ask.",
    );
    expect(group.querySelector("input[value='']")!.closest("label")!.textContent).toContain(
      "Any practice nearby",
    );
    expect((await site.page("/book?practice=2")).html).not.toContain("not taking new patients");
  });
});

describe("a request that is sent", () => {
  it("says in the patient's mail what was chosen, nothing that was typed, and that nothing is confirmed yet", async () => {
    const site = await openEmptySite();
    await send(site, BOOKING, REQUEST);
    const mail = (await site.mail()).find(({ to }) => to.email === REQUEST.email)!;
    expect(mail.to.name).toBe("");
    expect(mail.replyTo?.email).toBe("bookings@niho.example");
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("We have your request");
      expect(body).not.toMatch(/Māia|021 555 0147/);
      expect(body).toContain("It’s not a confirmed appointment yet");
      expect(body).toContain("Wednesday 25 November 2026, 9:30am");
      expect(body).toMatch(/Urgent\. Asked for \w+day \d/);
      expect(body).toContain("Whangārei");
      expect(body).not.toContain("nervous");
    }
  });

  it("names one last day in both mails, the preferred date where that is later than the urgency", async () => {
    const site = await openSite({ samples: 3, now: "2026-11-20T00:30:00Z" });
    const form = (await site.page("/book")).document.querySelector("form")!.textContent;
    expect(form).toContain(
      "Urgent means by Monday 23 November 2026. If you choose a later date, we’ll use your date.",
    );
    for (const [preferredDate, soon, lastDay] of [
      ["2026-11-21", "Urgent, within 3 days", "Monday 23 November 2026"],
      ["2026-11-30", "Urgent. Asked for Monday 30 November 2026", "Monday 30 November 2026"],
    ] as const) {
      const email = `asked-for-${preferredDate}@example.co.nz`;
      const reference = await sendWell(site, BOOKING, { ...REQUEST, email, preferredDate });
      const mails = (await site.mail()).filter(({ text }) => text.includes(reference));
      const named = new RegExp(`(Needed by|Appointment by|Preferred time): ${lastDay}`);
      for (const { text } of mails) expect(text).toMatch(named);
      expect(mails).toHaveLength(2);
      expect(mails.find(({ to }) => to.email === email)!.text).toContain(`How soon: ${soon}`);
    }
  });

  it("says in the mail too that samples give no appointments, while there are samples", async () => {
    const site = await openSite({ samples: 22, routing: "direct" });
    await send(site, BOOKING, { ...REQUEST, practice: "3" });
    const { text, html } = (await site.mail()).find(({ to }) => to.email === REQUEST.email)!;
    for (const body of [text, html]) {
      expect(body).toContain("is a sample, not a real practice: no dentist will get your request");
      expect(body).toContain("A real practice would have until ");
      expect(body).toContain("What happens with a real practice");
      expect(body).not.toContain("What happens next");
      expect(body).not.toContain("has it.");
    }
  });

  it("tells our own people by mail nothing about health and nothing about whom", async () => {
    const site = await openEmptySite({ now: "2026-11-20T00:30:00Z" });
    await send(site, BOOKING, REQUEST);
    const mail = (await site.mail()).find(({ to }) => to.email !== REQUEST.email)!;
    expect(mail.text).toContain("Match by: Friday 20 November 2026, 3:30pm NZ time");
    expect(mail.text).toContain("Practice in touch by: Monday 23 November 2026, 3:30pm NZ time");
    const said = JSON.stringify(mail);
    for (const secret of ["Māia", "Brien", "maia@", "0147", "Cleaning", "nervous", "Urgent", "Whangārei"]) {
      expect(said).not.toContain(secret);
    }
  });
});

async function anyPractice(site: TestSite): Promise<{ id: number; name: string }> {
  return site.database.read
    .selectFrom("practices")
    .select(["id", "name"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function firstDay(site: TestSite): Promise<string | null> {
  return (await site.page("/book")).document.querySelector("#preferredDate")!.getAttribute("min");
}
