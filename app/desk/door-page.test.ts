import { expect, test } from "vitest";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite } from "#tests/support/site.ts";
import { tokensIn } from "#tests/support/direct-site.ts";
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

test("without DESK_EMAILS the door says which command prints a link, and who is in goes to Today", async () => {
  const site = await openSite({ samples: 1 });
  const { document } = await site.page("/desk");
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector("code")!.textContent).toBe("npm run -s niho -- desk");
  const aroha = await signInAtDesk(site);
  const answer = await aroha.fetch("/desk");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/desk/today"]);
});
