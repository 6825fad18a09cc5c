import { expect, expectTypeOf, test } from "vitest";
import { type Audited, linesAbout } from "#database/desk/audit.ts";
import { MINUTE } from "#domain/durations.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { mailNames } from "#tests/support/direct-site.ts";
import { BOOKING, CONTACT, PARTNER, sendWell } from "#tests/support/forms.ts";
import { openSite } from "#tests/support/site.ts";
import { type DeskActs, doAct, storeAct } from "./act.ts";
import { type DeskAnswer, doneWith } from "./answers.ts";

/** An act that looks at nothing itself. */
const ACTS = {
  "message wave": {
    did: "waved",
    done: "Waved.",
    needs: {},
    run: (press) => storeAct(press, async () => true),
  },
} satisfies DeskActs;

test("A slower colleague is told who was quicker by every act on a message, whatever it stores", async () => {
  const site = await openSite({ samples: 3 });
  const about = await sendWell(site, CONTACT, CONTACT.right);
  const aroha = await signInAtDesk(site, "Aroha");
  await aroha.post(`/desk/messages/${about}`, { _act: "message answer", version: "0", answer: "Yes." });
  const press = (version: number) =>
    doAct(ACTS, {
      services: site.services,
      staff: { who: "Mere", role: "act" },
      act: "message wave",
      about,
      version,
      typed: {},
      text: () => "",
    });
  expect(await press(0)).toMatchObject({ kind: "conflict", who: "Aroha", command: "message answer" });
  expect(await press(1)).toEqual({ kind: "done" });
  const acts = (await linesAbout(site.database.read, about, 9)).filter(({ kind }) => kind === "act");
  expect(acts.map(({ who, command }) => `${who}: ${command}`).toSorted()).toEqual([
    "Aroha: message answer",
    "Mere: message wave",
  ]);
});

eachDatabase("The same words pressed twice", (open) => {
  test("are one mail and one line, also where the item stays as it was; a later press writes again", async () => {
    const site = await openSite({ samples: 3, routing: "desk", open });
    const aroha = await signInAtDesk(site);
    const mere = await signInAtDesk(site, "Mere");
    const words = "When would suit you?";
    for (const [form, folder, act, field, mail] of [
      [PARTNER, "applications", "application ask", "ask", "application-ask"],
      [CONTACT, "messages", "message keep-open", "answer", "contact-answer"],
      [BOOKING, "requests", "request write", "write", "booking-wrote"],
    ] as const) {
      const about = await sendWell(site, form, form.right);
      const path = `/desk/${folder}/${about}`;
      const press = (by = aroha) => by.post(path, { _act: act, version: "0", [field]: words });
      const count = async () => {
        const mails = (await site.mail()).filter((one) => mailNames([one])[0]!.startsWith(mail));
        const lines = await linesAbout(site.database.read, about, 99);
        return [mails.length, lines.filter(({ command }) => command === act).length];
      };
      const answers = await Promise.all([press(), press()]);
      expect([act, ...answers.map(({ status }) => status), ...(await count())]).toEqual([
        act,
        303,
        303,
        1,
        1,
      ]);
      site.clock.now = new Date(site.clock.now.getTime() + 9 * MINUTE);
      expect([act, (await press()).status, ...(await count())]).toEqual([act, 303, 1, 1]);
      // A colleague may say the same, and so may the same person another time.
      expect([act, (await press(mere)).status, ...(await count())]).toEqual([act, 303, 2, 2]);
      site.clock.now = new Date(site.clock.now.getTime() + MINUTE);
      expect([act, (await press()).status, ...(await count())]).toEqual([act, 303, 3, 3]);
    }
  });
});

test("Other words on an older page are not said to be sent because something else was", async () => {
  const site = await openSite({ samples: 3, routing: "desk" });
  const aroha = await signInAtDesk(site);
  const path = `/desk/applications/${await sendWell(site, PARTNER, PARTNER.right)}`;
  const decline = async (words: string) =>
    (await aroha.post(path, { _act: "application decline", version: "0", decline: words })).status;
  expect([await decline("Not yet."), await decline("Not yet."), await decline("Never.")]).toEqual([
    303, 303, 409,
  ]);
});

test("No act says that it’s done without its line in the audit: it doesn’t compile", () => {
  expectTypeOf<{ kind: "done" }>().not.toExtend<DeskAnswer>();
  expectTypeOf<object>().not.toExtend<Audited>();
  expectTypeOf(doneWith).parameter(0).toEqualTypeOf<Audited>();
});
