import { takeField } from "#kit/forms/read.server.ts";
import type { Acting } from "#kit/token-pages/link-page.server.ts";
import type { OpenedRequest } from "#services/requests/act.ts";
import { askForCode, endTextsAbout, typeCode } from "#services/texts/texts.ts";
import { TEXT_ACTS, type TextAct } from "./text-acts.ts";

export function isAboutTexts(pressed: string): pressed is TextAct {
  return TEXT_ACTS.some((act) => act === pressed);
}

/** Asks for a code, takes it, or ends texts. A form as it was served changes nothing: each needs its answer. */
export async function actOnTexts(
  { services, opened, form, again, finish }: Acting<OpenedRequest>,
  pressed: TextAct,
): Promise<null> {
  const isTicked = takeField(form, "sure") === "yes";
  const code = takeField(form, "code").replaceAll(/\D/g, "");
  const problem = (name: string, text: string, inForm = pressed) =>
    again({ form: inForm, values: { code }, problems: [{ name, text }] });
  // Something has changed since the form was shown, and the page says what is so now.
  const isOn = opened.texts === "on";
  if (opened.texts === null || opened.texts === "stopped" || isOn !== (pressed === "no-texts"))
    return finish();
  if (pressed === "code") {
    if (code === "") return problem("code", "Type the six digits from our text");
    const answer = await typeCode(services, opened.reference, code);
    if (answer.kind === "right") return finish("texts-on");
    if (answer.kind === "ended")
      return problem("sure", "That code no longer works. Get a new one", "text-me");
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
  ["texts-off", "We’ve stopped texting you about this request. You’ll still get our emails."],
  ["code-sent", "We’ve texted you a code. Type it below."],
]);

/** What the page says after one of these. */
export function textsDone(done: string | null): string | null {
  return DONE.get(done) ?? null;
}
