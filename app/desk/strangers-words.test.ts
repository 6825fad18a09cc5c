import { expect, test } from "vitest";
import { insertReview } from "#database/practices/reviews.ts";
import { reseal } from "#database/requests/submissions.ts";
import { emailHash } from "#database/email-hash.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { BOOKING, CONTACT, PARTNER, sendWell } from "#tests/support/forms.ts";
import { openSite, ORIGIN, type TestSite } from "#tests/support/site.ts";

/** What a browser would run, or load, or take for a mark-up of ours. */
const HOSTILE = `<img id="planted" src=x onerror=alert(1)><script>alert(2)</script></textarea></script>\u202e"'`;
const EMAIL = "hostile@patient.example";

/** Every text of every form, and of a review, as a stranger might have sent it past our own rules. */
async function plant(site: TestSite): Promise<string[]> {
  const { database, services, clock } = site;
  const references: string[] = [];
  for (const form of [BOOKING, CONTACT, PARTNER]) references.push(await sendWell(site, form, form.right));
  references.push("NIHO-7K4Q-2WXR-6M");
  await database.transact((tx) =>
    insertReview(tx, services, {
      request: "NIHO-2222-2222-22",
      reference: references[3]!,
      receivedAt: clock.now,
      noticeVersion: "1",
      review: {
        practiceId: 1,
        practiceName: "P",
        visitedOn: "2026-11-18",
        agreedBy: "practice",
        came: "",
        stars: 2,
        answers: {},
        text: "T",
        name: "N",
        email: EMAIL,
      },
    }),
  );
  // Chosen from our lists, or ours.
  const KEPT = [
    "service",
    "location",
    "practice",
    "practiceName",
    "category",
    "urgency",
    "practiceId",
    "stars",
    "visitedOn",
    "agreedBy",
    "came",
  ];
  for (const reference of references)
    await database.transact((tx) =>
      reseal(tx, services, { reference }, (fields) => {
        const texts = Object.entries(fields).filter(
          ([name, value]) => typeof value === "string" && !KEPT.includes(name),
        );
        return { ...Object.fromEntries(texts.map(([name]) => [name, HOSTILE])), email: EMAIL };
      }),
    );
  return references;
}

test("what strangers type into any field is text on every screen of the desk, and is never run", async () => {
  const site = await openSite({ samples: 24 });
  const [request, message, application, review] = await plant(site);
  const aroha = await signInAtDesk(site);
  const form = new FormData();
  for (const [name, value] of Object.entries({ newSource: "list", asOf: "2026-11-20" }))
    form.append(name, value);
  const list = `external_id,name,town\n1,"${HOSTILE.replaceAll('"', '""')}",Nowhere\n2,Good Dental,Nelson\n`;
  form.append("file", new File([list], `${HOSTILE}.csv`));
  const sent = await aroha.fetch("/desk/imports/new", {
    method: "POST",
    body: form,
    headers: { Origin: ORIGIN },
  });
  const screens = [
    "/desk/today",
    `/desk/requests/${request}`,
    `/desk/messages/${message}`,
    `/desk/applications/${application}`,
    `/desk/reviews/${review}`,
    `/desk/people/${emailHash(site.services, EMAIL)}`,
    sent.headers.get("location")!,
    "/desk/imports",
    "/desk/health",
  ];
  const showing: string[] = [];
  for (const path of screens) {
    const page = await aroha.page(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect([path, page.document.querySelector("#planted")]).toEqual([path, null]);
    const scripts = [...page.document.querySelectorAll("script")];
    expect([path, scripts.filter((script) => !script.hasAttribute("nonce"))]).toEqual([path, []]);
    expect(scripts.some(({ textContent }) => textContent === "alert(2)")).toBe(false);
    if (page.document.querySelector("main")!.textContent.includes("onerror=alert(1)")) showing.push(path);
  }
  expect(showing).toEqual(screens.slice(1, 7));
});

test("no form, search or file brings a mark that turns text onto a page or into a mail", async () => {
  const site = await openSite({ samples: 24 });
  const TURNED = "\u202eabc\u2066\u200f";
  const references = [];
  for (const form of [BOOKING, CONTACT, PARTNER]) {
    const texts = Object.fromEntries(
      TYPED.filter((name) => name in form.right).map((name) => [name, TURNED]),
    );
    references.push(await sendWell(site, form, { ...form.right, ...texts }));
  }
  const aroha = await signInAtDesk(site);
  const [request, message, application] = references;
  const paths = [
    `/desk/requests/${request}`,
    `/desk/messages/${message}`,
    `/desk/applications/${application}`,
  ];
  const pages = await Promise.all(paths.map(async (path) => (await aroha.page(path)).html));
  for (const page of pages) expect(page).toContain("abc");
  const searched = ["/search", "/directory", "/blog/search", "/compare"].map(
    async (path) => (await site.page(`${path}?q=${TURNED}&location=${TURNED}`)).html,
  );
  const mails = (await site.mail()).map(({ subject, text }) => `${subject} ${text}`);
  for (const words of [...pages, ...(await Promise.all(searched)), ...mails])
    expect(/.{0,80}[\u061c\u200f\u202a-\u202e\u2066-\u2069]/.exec(words)?.[0]).toBeUndefined();
});

/** What people type as they like. */
const TYPED = [
  "firstName",
  "lastName",
  "message",
  "name",
  "subject",
  "practiceName",
  "contactName",
  "description",
];
