import { describe, expect, it, test } from "vitest";
import { formValues, keptIn, linksIn } from "#tests/support/form.ts";
import {
  BOOKING,
  BOOKING_WITH_ID,
  openEmptySite,
  send,
  sendForJson,
  sendWell,
} from "#tests/support/forms.ts";
import { openSite, readPage } from "#tests/support/site.ts";

const REQUEST = BOOKING.right;

describe("a request that is sent again", () => {
  it("by the same person in other spelling, within 24 hours, is one; a day later it is another", async () => {
    const site = await openEmptySite();
    const spelled = {
      ...REQUEST,
      firstName: "maia",
      email: "Maia@Example.co.nz",
      phone: "+64 21 5550147",
      service: "teeth-cleaning",
    };
    const first = await sendWell(site, BOOKING, REQUEST);
    site.clock.now = new Date(site.clock.now.getTime() + 86_399_000);
    expect(await sendWell(site, BOOKING, spelled)).toBe(first);
    site.clock.now = new Date(site.clock.now.getTime() + 1_000);
    expect(await sendWell(site, BOOKING, spelled)).not.toBe(first);
    expect(await keptIn(site)).toHaveLength(2);
  });

  it("is still the first one when the time that it asks for has passed since", async () => {
    const site = await openEmptySite({ now: "2026-11-20T00:29:50Z" });
    const asked = { ...BOOKING_WITH_ID, preferredDate: "2026-11-20", preferredTime: "1:30 PM" };
    const first = await sendWell(site, BOOKING, asked);
    site.clock.now = new Date("2026-11-20T00:30:10Z");
    expect(await sendWell(site, BOOKING, asked)).toBe(first);
    expect(await keptIn(site)).toHaveLength(1);
  });
});

it("says once more that no practice fits, where the button was pressed twice", async () => {
  const site = await openSite({ samples: 0, routing: "direct" });
  const addresses = [await send(site, BOOKING, REQUEST), await send(site, BOOKING, REQUEST)].map(
    (answer) => answer.headers.get("Location") ?? "",
  );
  expect(addresses[0]).toContain("practice=none");
  expect(addresses[1]).toBe(addresses[0]);
  expect(await keptIn(site)).toHaveLength(1);
});

test.each([
  ["by the form of a page", BOOKING_WITH_ID, {}],
  ["with an Idempotency-Key", REQUEST, { "Idempotency-Key": "1" }],
  ["by a program without a key", REQUEST, {}],
])(
  "A request for today that is sent again after midnight %s is answered with its first reference",
  async (_how, form, headers) => {
    const site = await openEmptySite({ now: "2026-11-20T00:29:50Z" });
    const today = { preferredDate: "2026-11-20", preferredTime: "6:00 PM" };
    const first = await sendForJson(site, BOOKING, { ...form, ...today }, headers);
    expect(first.status).toBe(201);
    // Saturday, 8am in New Zealand.
    site.clock.now = new Date("2026-11-20T19:00:00Z");
    expect(await sendForJson(site, BOOKING, { ...form, ...today }, headers)).toEqual(first);
    for (const preferredDate of ["2026-11-20", "1900-01-01"])
      expect(
        await sendForJson(site, BOOKING, { ...REQUEST, ...today, preferredDate, firstName: "Hana" }),
      ).toEqual({
        status: 422,
        body: { ok: false, errors: { preferredDate: "Choose a date that is today or later" } },
      });
    expect(await keptIn(site)).toHaveLength(1);
  },
);

describe("a request with something to put right", () => {
  it("is told when its practice has left, and can be sent to any", async () => {
    const site = await openEmptySite();
    const page = await readPage(await send(site, BOOKING, { ...REQUEST, practice: "99999999" }));
    expect(page.status).toBe(422);
    expect(linksIn(page.document.querySelector("[role=alert]")!)).toEqual([
      ["#practice", "This practice is no longer listed here"],
    ]);
    expect(page.document.querySelectorAll("#practice")).toHaveLength(1);
    expect((await send(site, BOOKING, { ...formValues(page) })).status).toBe(303);
  });

  it("is told at the time that this time of today has passed, and what time it is", async () => {
    const site = await openEmptySite({ now: "2026-11-20T00:30:00Z" });
    const today = { ...BOOKING_WITH_ID, preferredDate: "2026-11-20" };
    const { status, body } = await sendForJson(site, BOOKING, {
      ...today,
      preferredTime: "1:30 PM",
      phone: "",
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      ok: false,
      errors: {
        preferredTime:
          "It is 1:30pm in New Zealand, so 1:30pm today has passed. Choose a later time or another day",
        phone: "Enter your phone number",
      },
    });
    const page = await readPage(await send(site, BOOKING, { ...today, preferredTime: "8:00 AM" }));
    expect(page.status).toBe(422);
    expect(page.document.querySelector("#preferredTime-error")!.textContent).toContain(
      "8am today has passed",
    );
    expect(await keptIn(site)).toEqual([]);
    await sendWell(site, BOOKING, { ...today, preferredTime: "2:00 PM" });
  });

  it("is told in the evening to choose another day", async () => {
    const site = await openEmptySite({ now: "2026-11-20T07:08:00Z" });
    const asked = { ...BOOKING_WITH_ID, preferredDate: "20/11/2026", preferredTime: "8:00 AM" };
    expect((await sendForJson(site, BOOKING, asked)).body).toMatchObject({
      errors: {
        preferredTime: "It is 8:08pm in New Zealand, so 8am today has passed. Choose another day",
      },
    });
  });

  it("is kept for any time of today when a program sends it, as the contract says", async () => {
    const site = await openEmptySite({ now: "2026-11-20T07:08:00Z" });
    await sendWell(site, BOOKING, { ...REQUEST, preferredDate: "2026-11-20", preferredTime: "8:00 AM" });
    expect(await keptIn(site)).toHaveLength(1);
  });

  it("is asked again for a field that came twice with different answers", async () => {
    const site = await openEmptySite();
    const { body } = await sendForJson(site, BOOKING, { ...REQUEST, firstName: ["Māia", "Hana"] });
    expect(body).toMatchObject({ ok: false, errors: { firstName: expect.any(String) } });
  });
});
