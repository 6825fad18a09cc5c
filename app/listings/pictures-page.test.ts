import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { leaveNow } from "#tests/support/listing.ts";
import { backUp } from "#database/backups/backup.ts";
import { practicePictures, shownFile, type StoredPicture } from "#database/practices/practice-pictures.ts";
import { restore } from "#database/backups/restore.ts";
import { withdrawPractices } from "#database/practices/withdrawn.ts";
import { approvePicture, declinePicture } from "#services/listings/picture-decisions.ts";
import { HOW } from "#tests/support/backup.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { gatheredMail, mailNames } from "#tests/support/direct-site.ts";
import { formValues } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openListed } from "#tests/support/listing.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import {
  cornersOf,
  picturesPath,
  redCorner,
  sendPicture,
  storePicture,
  WORDS,
} from "#tests/support/pictures.ts";
import { TEST_SECRET } from "#tests/support/sealing.ts";
import { ORIGIN, type SiteOptions, type TestSite } from "#tests/support/site.ts";
import { decidedNow } from "#tests/support/reviewed.ts";

const ID = 10_001;
const PROFILE = `/dentists/${ID}-mawhera-dental`;
/** As small as one may be: making it takes time. */
const JPEG = redCorner(640, 400).jpeg().toBuffer();

/** What programs get of a practice. */
type Told = { pictures: object[] };

/** A listed practice, and the address where it sends its pictures. */
async function openPictures(options: SiteOptions = {}) {
  const { site, path } = await openListed({}, options);
  return { site, path: picturesPath(path) };
}

/** Opens the site with one picture that people see. It is a file of 640 pixels: making one takes a second. */
async function openWithPicture(options: SiteOptions = {}) {
  const opened = await openPictures(options);
  await storePicture(opened.site.database, ID);
  await decide(opened.site, "approve");
  return opened;
}

async function stored(site: TestSite): Promise<StoredPicture[]> {
  return practicePictures(site.database.read, ID);
}

/** What our staff do with the newest picture. */
async function decide(site: TestSite, what: "approve" | { because: string }) {
  const picture = (await stored(site)).at(-1)!;
  const by = decidedNow(site, "picture", `${ID} x`);
  const done = await (what === "approve"
    ? approvePicture(site.services, picture, by)
    : declinePicture(site.services, picture, { ...what, ...by }));
  site.services.wakeMail();
  return done;
}

/** The pictures that programs get: of the one practice, and in the list. */
async function toldOf(site: TestSite): Promise<object[][]> {
  const [one, list] = await Promise.all(
    [`/api/v1/practices/${ID}`, "/api/v1/practices?q=mawhera"].map(async (address) => {
      return (await (await site.fetch(address)).json()) as Told & { practices: Told[] };
    }),
  );
  return [one!, ...list!.practices].map(({ pictures }) => pictures);
}

/** The pictures on the practice's page. */
async function seen(site: TestSite): Promise<HTMLImageElement[]> {
  return [...(await site.page(PROFILE)).document.querySelectorAll<HTMLImageElement>("main figure img")];
}

/** Sends the form of a picture as it is shown, with these answers changed. */
async function change(site: TestSite, path: string, which: number, answers: Record<string, string>) {
  const form = `#change-${(await stored(site))[which]!.hash.slice(0, 8)}-form`;
  return site.post(path, { ...formValues(await site.page(path), form), ...answers });
}

eachDatabase("A practice sends a picture", (open) => {
  test("and people and programs see it once our staff have looked at it, with its words, its room kept, in small files", async () => {
    const { site, path } = await openPictures({ open });
    const answer = await sendPicture(site, path, await JPEG, {
      ...WORDS,
      caption: "The ramp is on the left",
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}&done=sent`]);
    const [picture] = await stored(site);
    const file = `/pictures/${picture!.hash}-640.avif`;
    expect(await seen(site)).toEqual([]);
    expect(await toldOf(site)).toEqual([[], []]);
    expect((await site.fetch(file)).status).toBe(404);
    const own = await site.page(path);
    expect(own.document.querySelector("main")!.textContent).toContain("Only you can see it");
    const preview = await site.fetch(own.document.querySelector("main img")!.getAttribute("src")!);
    expect([preview.status, preview.headers.get("Cache-Control")]).toEqual([200, "no-store"]);

    expect(await decide(site, "approve")).toBe("done");
    const [shown] = await seen(site);
    expect(shown!.outerHTML).toContain('width="640" height="400"');
    expect(["alt", "loading"].map((name) => shown!.getAttribute(name))).toEqual([WORDS.alt, "lazy"]);
    expect(shown!.closest("figure")!.textContent).toBe("The ramp is on the left");
    const avif = await site.fetch(file);
    expect(avif.headers.get("Content-Type")).toBe("image/avif");
    expect(avif.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const sources = shown!.closest("figure")!.innerHTML.match(/\/pictures\/[\w.-]+/g)!;
    expect(new Set(sources).size).toBe(4);
    for (const source of sources) {
      const one = await site.fetch(source);
      expect(await cornersOf(await one.bytes())).toEqual(["red", "green", "green", "green"]);
    }
    const url = `${ORIGIN}/pictures/${picture!.hash}-640.jpg`;
    const published = [{ url, alt: WORDS.alt, caption: "The ramp is on the left", width: 640, height: 400 }];
    expect(await toldOf(site)).toEqual([published, published]);
    const again = await sendPicture(site, path, await JPEG);
    expect(again.headers.get("Location")).toBe(`${path}&done=same`);
    const mails = await site.mail();
    expect(mailNames(mails).map((name) => name.replace(/-\d+$/, ""))).toEqual([
      "picture-sent",
      "picture-shown",
    ]);
    expect(mails.map(({ to }) => to.email)).toEqual(["partners@niho.example", "hello@mawhera.nz"]);
    expect(mails[0]!.text).toContain("/desk/");
    expect(mails[1]!.text).toContain(WORDS.alt);
  });

  test("and other sites may show what people see, but not what only the practice sees by its link", async () => {
    const { site, path } = await openPictures({ open });
    await storePicture(site.database, ID);
    const own = (await site.page(path)).document.querySelector("main img")!.getAttribute("src")!;
    const mayBeShown = async (address: string) => {
      const { status, headers } = await site.fetch(address);
      return [status, headers.get("Cross-Origin-Resource-Policy")];
    };
    expect(await mayBeShown(own)).toEqual([200, "same-origin"]);
    await decide(site, "approve");
    const [[told]] = (await toldOf(site)) as [[{ url: string }]];
    expect(await mayBeShown(told.url.slice(ORIGIN.length))).toEqual([200, "cross-origin"]);
    expect(await mayBeShown(own)).toEqual([200, "same-origin"]);
  });

  test("and keeps it over a backup, byte for byte", async () => {
    const { site } = await openWithPicture({ open });
    const [{ hash }] = (await stored(site)) as [StoredPicture];
    const bytes = () => shownFile(site.database.read, hash, { format: "jpg", width: 640 });
    const before = Buffer.from((await bytes())!);
    const file = join(newFolder(), "copy");
    await backUp(site.database, file, HOW);
    await decide(site, { because: "A test" });
    expect(await bytes()).toBeUndefined();
    await restore(site.database, file, { secret: TEST_SECRET, replace: true, now: site.clock.now });
    expect(before.equals((await bytes())!)).toBe(true);
  });

  test("and changes its words, moves it and takes it away; as it was shown, the form changes nothing", async () => {
    const { site, path } = await openWithPicture({ open });
    await storePicture(site.database, ID, { hash: "5d".repeat(16), alt: "Our team of six" });
    await decide(site, "approve");
    const alts = async () => (await seen(site)).map(({ alt }) => alt);
    const asShown = await change(site, path, 1, {});
    expect(asShown.headers.get("Location")).toBe(`${path}&done=same`);
    await change(site, path, 1, { place: "1", caption: "Anahera on the left" });
    expect(await alts()).toEqual(["Our team of six", WORDS.alt]);
    const mail = (await gatheredMail(site)).at(-1)!;
    expect(mail.text).toContain(`- Pictures: Our team of six (Anahera on the left); ${WORDS.alt}`);
    const [first] = await stored(site);
    expect((await change(site, path, 0, { away: "yes" })).headers.get("Location")).toBe(
      `${path}&done=removed`,
    );
    expect(await alts()).toEqual([WORDS.alt]);
    expect((await site.fetch(`/pictures/${first!.hash}-640.jpg`)).status).toBe(404);
    const files = await site.database.read.selectFrom("practice_picture_files").select("hash").execute();
    expect(new Set(files.map(({ hash }) => hash)).size).toBe(1);
  });

  test("and our staff decline it: it is deleted, and a mail says why", async () => {
    const { site } = await openWithPicture({ open });
    expect(await decide(site, { because: "A patient’s face can be seen." })).toBe("done");
    expect(await stored(site)).toEqual([]);
    expect(await seen(site)).toEqual([]);
    expect((await site.mail()).at(-1)!.text).toContain("This is why: A patient’s face can be seen.");
  });

  test("and it goes when the practice leaves, and is shown nowhere while the practice is not listed", async () => {
    const { site, path } = await openWithPicture({ open });
    const [picture] = await stored(site);
    const file = `/pictures/${picture!.hash}-640.jpg`;
    const why = { on: "2026-11-20", why: "closed" };
    await site.database.transact((tx) => withdrawPractices(tx, [ID], why));
    expect((await site.fetch(file)).status).toBe(404);
    const list = { withdrawn_on: null, withdrawn_why: "" };
    await site.database.transact((tx) => tx.updateTable("practices").set(list).execute());
    expect((await site.fetch(file)).status).toBe(200);
    await leaveNow(site);
    expect(await stored(site)).toEqual([]);
    expect((await site.fetch(path)).status).toBe(404);
  });
});

describe("A picture that can't be taken is refused in words, and nothing that was typed is lost:", () => {
  const typed = { alt: "Our waiting room", caption: "Toys for tamariki" };

  test("none, no picture, a large one, one without a description and one described by its file's name", async () => {
    const { site, path } = await openPictures();
    const refused: [Uint8Array | null, Partial<typeof typed>, string][] = [
      [null, {}, "Choose a picture"],
      [Buffer.from("no picture"), {}, "isn’t a picture we can read"],
      [Buffer.alloc(11 * 1_024 * 1_024, 1), {}, "larger than 10 MB"],
      [await JPEG, { alt: "" }, "Say what the picture shows"],
      [await JPEG, { alt: "IMG_0042.HEIC" }, "not what the file is called"],
    ];
    for (const [file, words, told] of refused) {
      const sent = { ...typed, ...words };
      const answer = await sendPicture(site, path, file, sent);
      const html = await answer.text();
      expect([told, answer.status]).toEqual([told, 422]);
      for (const value of [told, ...Object.values(sent)]) expect(html).toContain(value);
      expect(await faultsOfHtml(html)).toEqual([]);
    }
    expect(await stored(site)).toEqual([]);
  });

  test("a fourth one", async () => {
    const { site, path } = await openPictures();
    for (const hash of ["1a", "2b", "3c"].map((two) => two.repeat(16)))
      await storePicture(site.database, ID, { hash });
    const fourth = await (await sendPicture(site, path, await JPEG, typed)).text();
    expect(fourth).toContain("You already have 3 pictures");
    expect(fourth).toContain(typed.caption);
    expect((await stored(site)).map(({ hash }) => hash.slice(0, 2))).toEqual(["1a", "2b", "3c"]);
  });

  test("so many that reading them would keep others waiting", async () => {
    const { site, path } = await openPictures();
    for (let sent = 0; sent < 20; sent++) await sendPicture(site, path, null);
    const answer = await sendPicture(site, path, await JPEG, typed);
    const html = await answer.text();
    expect(html).toContain("Please send this one again in ten minutes");
    expect(html).toContain(typed.caption);
  });
});

test("A file is taken at this address alone, and only with a link that opens a listing", async () => {
  const { site, path } = await openPictures();
  const listing = path.replace("/pictures", "");
  expect((await sendPicture(site, listing, await JPEG)).status).toBe(415);
  expect((await sendPicture(site, "/contact", await JPEG)).status).toBe(415);
  expect((await sendPicture(site, path.replace(/.$/, "x"), await JPEG)).status).toBe(404);
});

test("Its page reads well, has valid HTML, and what was changed meanwhile is not overwritten", async () => {
  const { site, path } = await openWithPicture();
  const page = await site.page(path);
  expect(await faultsOfHtml(page.html)).toEqual([]);
  const [{ hash }] = (await stored(site)) as [StoredPicture];
  const old = formValues(page, `#change-${hash.slice(0, 8)}-form`);
  await change(site, path, 0, { caption: "New" });
  const answer = await site.post(path, { ...old, alt: "From an old window" });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("From an old window");
  expect((await stored(site))[0]).toMatchObject({ alt: WORDS.alt, caption: "New" });
});
