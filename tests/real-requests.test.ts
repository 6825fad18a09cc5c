import { expect, test } from "vitest";
import type { Practice } from "#domain/practices/practice.ts";
import { book, mailNames, openDirectSite, tokensIn, travel } from "./support/direct-site.ts";
import { BOOKING, send } from "./support/forms.ts";
import { inventedIn, inventedInText } from "./support/invented.ts";
import { listPractices } from "./support/practice.ts";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { inventedInMails } from "./support/real-requests.ts";
import { requestStates } from "./support/request-states.ts";
import { openSite, readPage } from "./support/site.ts";
import { sampleOf } from "./support/suite.ts";

/** A day after the other, every second one in the daily suite, and an hour before the appointments that are agreed. */
function stops(): Date[] {
  const days = Array.from({ length: 20 }, (_, day) => new Date(Date.UTC(2026, 10, 20 + day, 1)));
  return [...sampleOf(days, 10), new Date("2026-12-01T19:30:00Z")].toSorted(
    (a, b) => a.getTime() - b.getTime(),
  );
}

/** As they are once they have joined: an email address is all that is known beside. */
const JOINED: readonly Practice[] = REAL_PRACTICES.map((practice) => ({
  ...practice,
  email: `desk@p${practice.id}.nz`,
  hasJoined: true,
}));

test.each(JOINED)("No mail and no calendar file says of $name what no one has stated", (practice) => {
  expect(inventedInMails(practice)).toEqual([]);
});

test("Nothing that a request causes says of a real practice what no one has stated", async () => {
  const site = await openDirectSite({ samples: 0 });
  await listPractices(site, JOINED);
  const asked = { location: "Greymouth", service: "General Dentistry" };
  const links: string[] = [];
  const states = await requestStates(
    {
      async ask(number) {
        const practice = JOINED[number % JOINED.length]!;
        const email = `p${number}@patient.example`;
        await book(site, { ...asked, practice: String(practice.id), email, firstName: `P${number}` });
        const mails = await site.mail();
        const tokenTo = (address: string) => tokensIn(mails.findLast(({ to }) => to.email === address)!)[0];
        const paths = {
          patient: `/request?token=${tokenTo(email)}`,
          practice: `/practice/request?token=${tokenTo(practice.email)}`,
        };
        links.push(paths.patient, paths.practice);
        return paths;
      },
      post: (path, fields) => site.post(path, fields),
    },
    "2026-12-02",
  );
  const invented: string[] = [];
  const note = (where: string, said: readonly string[]) =>
    void invented.push(...said.map((one) => `${where}: ${one}`));
  for (const { state, path, post } of states) {
    const { html } = await readPage(await (post ? site.post(path, post) : site.fetch(path)));
    note(state, inventedIn(html));
  }
  let calendars = 0;
  let isTooLate = false;
  for (const now of stops()) {
    await travel(site, now);
    for (const path of links) {
      const { html } = await site.page(path);
      isTooLate ||= html.includes("Your appointment is less than two hours away");
      note(path.split("?")[0]!, inventedIn(html));
      const file = await site.fetch(path.replace("/request?", "/request/appointment.ics?"));
      if (!path.startsWith("/request") || file.status !== 200) continue;
      calendars += 1;
      note("calendar", inventedInText((await file.text()).replaceAll("\r\n ", "").replaceAll("\r\n", "\n")));
    }
  }
  expect([isTooLate, calendars > 2]).toEqual([true, true]);
  const mails = await site.mail();
  for (const mail of mails) {
    const [name] = mailNames([mail]);
    note(name!, [...inventedIn(mail.html ?? ""), ...inventedInText(`${mail.subject}\n${mail.text}`)]);
  }
  expect(new Set(mailNames(mails).map((name) => name.replace(/-\d+$/, ""))).size).toBeGreaterThan(12);
  expect([...new Set(invented)]).toEqual([]);
}, 60_000);

test.each(["direct", "desk"] as const)(
  "Nothing that a request causes promises an answer of practices that have not joined, with routing %s",
  async (routing) => {
    const site = await openSite({ samples: 0, routing });
    // Our staff send requests on to those with an address alone.
    const email = routing === "desk" ? "hello@coast.nz" : "";
    const reachable = REAL_PRACTICES.map((practice) => ({ ...practice, email }));
    await listPractices(site, reachable);
    const chosen = routing === "desk" ? String(REAL_PRACTICES[1]!.id) : "";
    const answers = {
      ...BOOKING.right,
      location: "Greymouth",
      service: "General Dentistry",
      practice: chosen,
    };
    const posted = await send(site, BOOKING, { ...answers, preferredDate: "2026-12-02" });
    const success = await site.page(posted.headers.get("location")!);
    const invented = inventedIn(success.html);
    for (const now of stops()) await travel(site, now);
    const mails = await site.mail();
    for (const mail of mails)
      invented.push(...inventedIn(mail.html ?? ""), ...inventedInText(`${mail.subject}\n${mail.text}`));
    expect(mailNames(mails).length).toBeGreaterThan(2);
    expect([...new Set(invented)]).toEqual([]);
  },
);
