import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { practiceDrafts } from "#database/desk/desk-drafts.ts";
import { practicePictures } from "#database/practices/practice-pictures.ts";
import { practicesById } from "#database/practices/practices.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { pictureId } from "#domain/practices/practice-picture.ts";
import { withoutTurns } from "#domain/text.ts";
import type { DeskAnswer } from "#services/desk/answers.ts";
import { registerProblem } from "#services/desk/applications.ts";
import { actOnPractice, decideOnPicture, type PracticeAct } from "#services/desk/practice-acts.ts";
import { freeUnpressed } from "#services/desk/free-bookings.ts";
import { factRows } from "#services/desk/practice-facts.ts";
import { isReason } from "#services/listings/removing.ts";
import type { Route } from "./+types/practice-page.ts";
import { registerIn } from "./application.server.ts";
import type { AtDesk } from "./guard.server.ts";
import { answerItem, type Posted } from "./item.server.ts";
import { CHANGES, FREE_BOOKINGS, isChange, type Change } from "./practice-changes.ts";
import { practiceNumber, SPARE_ROWS } from "./practice.server.ts";

/** Does what a form of a practice's page asks for. */
export function answerPractice({ request, context, params: { id: text } }: Route.ActionArgs) {
  const id = practiceNumber(text);
  const next = `${DESK_PRACTICES_PATH}/${id}?done=${id}`;
  return answerItem(
    { request, context, about: practiceDrafts(id), after: async () => next },
    async (given, posted) => {
      const { services, staff } = given;
      if (posted.act === "approve-picture" || posted.act === "decline-picture")
        return answerPicture(given, id, posted);
      if (posted.act === FREE_BOOKINGS) {
        const freed = await freeUnpressed(services, staff, id);
        services.log({ event: "desk act", act: FREE_BOOKINGS, answer: freed.kind });
        return freed;
      }
      const act = await actIn(given, id, posted);
      if (typeof act === "string") return { kind: "refused", why: act };
      const about = { id, version: posted.text("version") };
      const answer = await actOnPractice(services, staff, about, act);
      services.log({ event: "desk act", act: `practice-${act.do.replace(" ", "-")}`, answer: answer.kind });
      return answer;
    },
  );
}

async function answerPicture(
  { services, staff }: AtDesk,
  id: number,
  { act, text }: Posted,
): Promise<DeskAnswer> {
  const pictures = await practicePictures(services.database.read, id);
  const picture = pictures.find((one) => pictureId(one) === text("picture"));
  if (!picture) return { kind: "refused", why: "This picture isn’t there any more." };
  const because = withoutTurns(text("because"));
  if (act === "decline-picture" && (because === "" || because.length > 500))
    return { kind: "refused", why: "Say why, in 500 characters at most: the practice reads it." };
  const isApproved = act === "approve-picture";
  const answer = await decideOnPicture(services, staff, picture, isApproved ? null : because);
  services.log({
    event: "desk act",
    act: isApproved ? "picture-approve" : "picture-decline",
    answer: answer.kind,
  });
  return answer;
}

/** What a form of the page asks for; a sentence where it says too little. */
async function actIn(given: AtDesk, id: number, { act, text }: Posted): Promise<PracticeAct | string> {
  switch (act) {
    case "set":
      return isChange(text("change")) ? said(given, id, text("change") as Change, { text }) : NOT_HERE;
    case "unset":
      return isChange(text("change"))
        ? { do: "unset", columns: CHANGES[text("change") as Change].columns }
        : NOT_HERE;
    case "join":
    case "leave":
    case "return":
    case "link":
    case "end links":
      return { do: act };
    case "remove":
      return isReason(withoutTurns(text("why")))
        ? { do: "remove", why: withoutTurns(text("why")) }
        : "Say why in a few words, 200 characters at most.";
    case "split":
      return { do: "split", source: text("source"), externalId: text("externalId") };
    case "apart":
      return { do: "apart", other: Number(text("other")) };
    default:
      return NOT_HERE;
  }
}

const NOT_HERE = "That isn’t possible here.";

async function said(
  given: AtDesk,
  id: number,
  change: Change,
  { text }: Pick<Posted, "text">,
): Promise<PracticeAct | string> {
  if (change === "people") return peopleSaid(given, id, { text });
  const { columns, isNeeded } = CHANGES[change];
  const cells = Object.fromEntries(columns.map((name) => [name, text(name)]));
  const missing = isNeeded.find((name) => cells[name] === "");
  return missing ? CHANGES[change].missing : { do: "set", said: cells };
}

/** Who works there, in the order of the table; years and titles of those who stay are kept. */
async function peopleSaid(
  { services }: AtDesk,
  id: number,
  { text }: Pick<Posted, "text">,
): Promise<PracticeAct | string> {
  const { read } = services.database;
  const [practice] = await practicesById(read, [id]);
  const before = practice?.practitioners ?? [];
  const today = newZealandDay(services.now());
  const rows = registerIn({ text }, before.length + SPARE_ROWS);
  const register = rows.filter(({ number }) => number !== "");
  const problem = register.length > 0 ? registerProblem(register, today) : null;
  if (problem) return problem;
  const people = rows.flatMap(({ name, scope }, index) => {
    const known = before[index] ?? { focus: "", years: null, qualifications: [] };
    return name === "" ? [] : [{ ...known, name, specialistScope: scope || null }];
  });
  if (people.length === 0) return "Leave at least one person.";
  const { registrations } = await factRows(read, practice!, today);
  const wasLookedUp = registrations.length > 0 && register.length === 0;
  return {
    do: "set",
    said: {
      practitioners_json: JSON.stringify(people),
      registrations_json: register.length === 0 ? "" : JSON.stringify(register),
      // No register number is left, so the earlier check no longer holds and its dates are cleared.
      ...(wasLookedUp && { verified_on: "", verified_until: "" }),
    },
  };
}
