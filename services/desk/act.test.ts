import { expect, expectTypeOf, test } from "vitest";
import { type Audited, linesAbout } from "#database/desk/audit.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { CONTACT, sendWell } from "#tests/support/forms.ts";
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

test("No act says that it’s done without its line in the audit: it doesn’t compile", () => {
  expectTypeOf<{ kind: "done" }>().not.toExtend<DeskAnswer>();
  expectTypeOf<object>().not.toExtend<Audited>();
  expectTypeOf(doneWith).parameter(0).toEqualTypeOf<Audited>();
});
