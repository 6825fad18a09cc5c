import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { formValues } from "#tests/support/form.ts";
import { BOOKING, BOOKING_WITH_ID, send } from "#tests/support/forms.ts";
import type { TimeChoice } from "#app/booking/time-choice.ts";
import { keepTimes, PRESSED } from "#tests/support/free-times.ts";
import { openListed } from "#tests/support/listing.ts";
import { ORIGIN, type TestSite } from "#tests/support/site.ts";
import { LOCATION, MANIFEST, SCHEDULE, SLOT } from "./operations.server.ts";

const SHAPES = { Location: LOCATION, Schedule: SCHEDULE, Slot: SLOT };

/** One real practice and three samples, of which two let patients book at once. It is Friday 20 November, 1:30pm. */
async function openWithTimes(...rules: Parameters<typeof keepTimes>[2][]): Promise<TestSite> {
  const { site } = await openListed({}, { samples: 3 });
  await keepTimes(site, 10_001, ...rules);
  await keepTimes(site, 3);
  return site;
}

async function manifest(site: TestSite): Promise<z.infer<typeof MANIFEST>> {
  const answer = await site.fetch("/api/v1/fhir/$bulk-publish");
  return MANIFEST.strict().parse(await answer.json());
}

/** All resources of a type, read from the files that the manifest names. */
async function published<Type extends keyof typeof SHAPES>(
  site: TestSite,
  type: Type,
): Promise<z.infer<(typeof SHAPES)[Type]>[]> {
  const { output } = await manifest(site);
  const files = output.filter((file) => file.type === type).map(({ url }) => url.slice(ORIGIN.length));
  const texts = await Promise.all(files.map(async (file) => (await site.fetch(file)).text()));
  const lines = texts.join("").split("\n").filter(Boolean);
  return lines.map((line) => SHAPES[type].strict().parse(JSON.parse(line))) as never;
}

const linkOf = ({ extension }: z.infer<typeof SLOT>) => extension[0]!.valueUrl;

/** `10001.clean 2026-11-23T09:00:00+13:00` */
const named = ({ schedule, start }: z.infer<typeof SLOT>) =>
  `${schedule.reference.slice("Schedule/".length)} ${start}`;

describe("All free times, for programs that collect them,", () => {
  test("are in one file each, no matter who joins while they are read: a file ends where the next begins", async () => {
    const site = await openWithTimes();
    const lines = async (ids: string) =>
      (await (await site.fetch(`/api/v1/fhir/slots.ndjson?week=2026-W48&${ids}`)).text()).split("\n").length;
    expect(await lines("from=1&before=10001")).toBe(1);
    expect(await lines("from=1&before=10002")).toBeGreaterThan(10);
    expect(await lines("from=10002")).toBe(1);
  });

  test("are a file of practices, one of schedules and one of slots a week, without a sample", async () => {
    const site = await openWithTimes({ visits: { clean: { minutes: 60, for: "existing" } } });
    const { output, transactionTime } = await manifest(site);
    expect(transactionTime).toBe("2026-11-20T13:30:00+13:00");
    expect(output.map(({ type, url }) => [type, url.slice(`${ORIGIN}/api/v1/fhir/`.length)])).toEqual([
      ["Location", "locations.ndjson"],
      ["Schedule", "schedules.ndjson"],
      ...[47, 48, 49, 50, 51].map((week) => ["Slot", `slots.ndjson?week=2026-W${week}&from=10001`]),
    ]);
    expect(output[2]!.extension.state).toEqual(["NZ-WTC"]);
    expect(await published(site, "Location")).toMatchObject([
      { id: "10001", name: "Māwhera Dental", telecom: [{ value: "(03) 768 1234" }, { system: "email" }] },
    ]);
    expect(await published(site, "Schedule")).toMatchObject([
      {
        id: "10001.clean",
        actor: [{ reference: "Location/10001" }],
        serviceType: [{ coding: [{ display: "General Dental" }], text: "Cleaning" }],
        comment: "For people who have been to this practice before.",
      },
    ]);
    const slots = await published(site, "Slot");
    // From 9am to 12 noon, every half hour, an hour each, on twenty weekdays but the anniversary of the West Coast.
    expect(slots).toHaveLength(19 * 5);
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    expect(slots[0]).toMatchObject({
      schedule: { reference: "Schedule/10001.clean" },
      start: "2026-11-23T09:00:00+13:00",
      end: "2026-11-23T10:00:00+13:00",
    });
    const weekOver = await site.fetch("/api/v1/fhir/slots.ndjson?week=2026-W46");
    expect([weekOver.status, await weekOver.text()]).toEqual([200, ""]);
  });

  test("each lead to the form with that time picked, whatever the visit, and a booking takes the time away", async () => {
    const site = await openWithTimes({
      visits: {
        checkup: { minutes: 90, for: "all" },
        clean: { minutes: 60, for: "all" },
        urgent: { minutes: 30, for: "all" },
        consultation: { minutes: 30, for: "all" },
      },
    });
    const slots = await published(site, "Slot");
    // The last of a day: only the short visits fit, so a link that did not say for what would pick nothing.
    const last = slots.filter(({ start }) => start.startsWith("2026-11-23")).slice(-1)[0]!;
    expect(named(last)).toBe("10001.consultation 2026-11-23T11:30:00+13:00");
    for (const kind of ["checkup", "clean", "urgent", "consultation"]) {
      const slot = slots.findLast(({ schedule }) => schedule.reference.endsWith(`.${kind}`))!;
      const values = formValues(await site.page(linkOf(slot).slice(ORIGIN.length)));
      expect([kind, new Date(`${values.chosenTime}`)]).toEqual([kind, new Date(slot.start)]);
      // In the browser the list is read again, with the page’s address, and stays around that time.
      const asked = new URL(linkOf(slot)).searchParams;
      asked.set("service", values.service ?? "");
      asked.set("picked", values.chosenTime!);
      const fresh = (await (await site.fetch(`/book/times.json?${asked}`)).json()) as TimeChoice;
      expect([kind, fresh.picked, fresh.other]).toEqual([kind, values.chosenTime, null]);
    }
    const { chosenTime } = formValues(await site.page(linkOf(last).slice(ORIGIN.length)));
    const answer = await send(site, BOOKING, {
      ...BOOKING_WITH_ID,
      ...PRESSED,
      service: "Dental Implants",
      practice: "10001",
      chosenTime: chosenTime!,
    });
    expect(answer.status).toBe(303);
    const after = (await published(site, "Slot")).map(named);
    expect(slots.map(named).filter((slot) => !after.includes(slot))).toEqual([
      "10001.checkup 2026-11-23T10:30:00+13:00",
      "10001.clean 2026-11-23T11:00:00+13:00",
      "10001.urgent 2026-11-23T11:30:00+13:00",
      "10001.consultation 2026-11-23T11:30:00+13:00",
    ]);
  });

  test("are none where patients have to ask first, or the practice’s free times are off", async () => {
    const site = await openWithTimes();
    for (const state of ["asked", "off"] as const) {
      await keepTimes(site, 10_001, {}, state);
      expect((await manifest(site)).output.map(({ type }) => type)).toEqual(["Location", "Schedule"]);
      expect(await published(site, "Location")).toEqual([]);
    }
  });

  test("are cached like the rest of the interface, and any website can read them", async () => {
    const site = await openWithTimes();
    const first = await site.fetch("/api/v1/fhir/slots.ndjson?week=2026-W48");
    expect(first.headers.get("Content-Type")).toBe("application/fhir+ndjson");
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=30");
    expect(first.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const again = await site.fetch("/api/v1/fhir/slots.ndjson?week=2026-W48", {
      headers: { "If-None-Match": first.headers.get("ETag")! },
    });
    expect(again.status).toBe(304);
  });
});
