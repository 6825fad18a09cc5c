import { expect, test } from "vitest";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite, ORIGIN } from "#tests/support/site.ts";
import { tokensIn } from "#tests/support/direct-site.ts";
import { makeStartLink } from "#services/desk/start-link.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";

const MEMBERS = [
  { who: "Aroha", email: "aroha@niho.example" },
  { who: "Mere", email: "mere@niho.example" },
];

test("the door answers every address alike, and mails only those who work here, five times an hour", async () => {
  const site = await openSite({ samples: 1, deskMembers: MEMBERS });
  const door = await site.page("/desk");
  expect(await faultsOfHtml(door.html)).toEqual([]);
  expect(door.headers.get("cache-control")).toBe("no-store");
  const asked = [
    ...Array.from({ length: 7 }, () => "Aroha@Niho.example"),
    "someone@patient.example",
    "",
    "x",
  ];
  for (const email of asked) {
    const answer = await site.post("/desk", { email });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/desk/sent"]);
    await expect.poll(async () => (await site.mail()).length).toBeGreaterThan(0);
  }
  await expect.poll(async () => (await site.mail()).length).toBe(5);
  const mails = await site.mail();
  expect(new Set(mails.map(({ to }) => to.email))).toEqual(new Set(["aroha@niho.example"]));
  const pressed = await site.post(`/desk/start?token=${tokensIn(mails[4]!)[0]!}`, {});
  expect(pressed.status).toBe(303);

  // Whose address is taken out of DESK_EMAILS is out at the next request.
  const cookie = pressed.headers.getSetCookie()[0]!.split(";")[0]!;
  expect((await site.fetch("/desk/today", { headers: { Cookie: cookie } })).status).toBe(200);
  (site.services as { deskMembers: unknown }).deskMembers = MEMBERS.slice(1);
  expect(site.services.deskMembers).toHaveLength(1);
});

test("the answer at the door has gone before anything is done that only a member causes", async () => {
  const site = await openSite({ samples: 1, deskMembers: MEMBERS });
  let drawn = 0;
  const { randomBytes } = site.services;
  site.services.randomBytes = (count) => (drawn++, randomBytes(count));
  await site.post("/desk", { email: "someone@patient.example" });
  await site.post("/desk", { email: MEMBERS[0]!.email });
  const links = () => site.database.read.selectFrom("desk_sessions").selectAll().execute();
  expect([drawn, (await links()).length]).toEqual([0, 0]);
  expect(await site.mail()).toHaveLength(1);
  expect((await links()).length).toBe(1);
});

test("a link that signs in works at an address from which too many forms have come", async () => {
  const site = await openSite({ samples: 1 });
  const url = await makeStartLink(site.services, { ...site.services, who: "Aroha", now: site.clock.now });
  const from = "192.0.2.7";
  const post = (path: string, fields: Record<string, string>) =>
    site.fetch(
      path,
      { method: "POST", headers: { Origin: ORIGIN }, body: new URLSearchParams(fields) },
      from,
    );
  let status = 303;
  for (let at = 0; at < 200 && status === 303; at++)
    ({ status } = await post("/desk", { email: `${at}@x.nz` }));
  expect(status).toBe(429);
  expect((await post(url.slice(site.services.publicUrl.length), {})).status).toBe(303);
});

test("without DESK_EMAILS the door says which command prints a link, and who is in goes to Today", async () => {
  const site = await openSite({ samples: 1 });
  const { document } = await site.page("/desk");
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector("code")!.textContent).toBe("npm run -s niho -- desk");
  const aroha = await signInAtDesk(site);
  const answer = await aroha.fetch("/desk");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/desk/today"]);
});
