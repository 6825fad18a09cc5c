import { takeField } from "#kit/forms/read.server.ts";
import type { Acting } from "#kit/token-pages/link-page.server.ts";
import type { OpenedRequest } from "#services/requests/act.ts";
import { askForCode, endTextsAbout, typeCode } from "#services/texts/texts.ts";
import { TEXT_ACTS, type TextAct } from "./text-acts.ts";

export function isAboutTexts(pressed: string): pressed is TextAct {
  return TEXT_ACTS.some((act) => act === pressed);
}

/** Asks for a code, takes it, or ends texts. A form as it was served changes nothing: each needs its answer. */
export async function actOnTexts(acting: Acting<OpenedRequest>): Promise<null> {
  const { services, opened, form, pressed, again, finish } = acting;
  const isTicked = takeField(form, "sure") === "yes";
  const code = takeField(form, "code").replaceAll(/\D/g, "");
  const problem = (name: string, text: string) => again({ values: { code }, problems: [{ name, text }] });
  // They were switched off, or ended elsewhere: the page shows how it stands.
  if (opened.texts === null || opened.texts === "stopped") return finish();
  if (pressed === "code") {
    if (code === "") return problem("code", "Type the six digits from our text");
    const answer = await typeCode(services, opened.reference, code);
    if (answer.kind === "right") return finish("texts-on");
    if (answer.kind === "ended") return problem("code", "That code no longer works. Ask for a new one below");
    const left = answer.triesLeft === 1 ? "1 try" : `${answer.triesLeft} tries`;
    return problem("code", `That isn’t the code we texted you. You have ${left} left`);
  }
  if (!isTicked) return problem("sure", "Tick the box first");
  if (pressed === "no-texts") {
    await endTextsAbout(services, opened.reference);
    return finish("texts-off");
  }
  if (await askForCode(services, opened)) return finish("code-sent");
  return problem("sure", "We can’t text this number another code yet. Please try again in an hour");
}

const DONE: ReadonlyMap<string | null, string> = new Map([
  ["texts-on", "We’ll text you, too."],
  ["texts-off", "We’ve stopped texting you about this request. Our emails still come."],
  ["code-sent", "We’ve texted you a code. Type it below."],
]);

/** What the page says after one of these. */
export function textsDone(done: string | null): string | null {
  return DONE.get(done) ?? null;
}
