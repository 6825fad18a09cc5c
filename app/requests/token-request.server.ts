import { noteOpenedBy } from "#services/requests/note-opened.ts";
import type { Services } from "#services/services.ts";
import type { ActProblem } from "#domain/requests/requests.ts";
import { type ActAnswer, actOn, type OpenedRequest, openRequest, type Side } from "#services/requests/act.ts";
import { takeField, typedIn } from "#kit/forms/read.server.ts";
import type { Posted } from "#kit/token-pages/posted.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { ownEvents } from "#services/requests/words/facts.ts";
import { eventLine } from "#services/requests/words/words-of-events.ts";
import {
  answersWithReason,
  chosenInstant,
  type ReadAbout,
  type Reading,
  takeRequestForm,
  type Values,
} from "./read-acts.server.ts";
import { actOnTexts, isAboutTexts } from "./texts.server.ts";
import { ITS_ME } from "./text-acts.ts";
import { withoutPresets } from "#kit/token-pages/typed-words.ts";
import { timeWords } from "#content/requests/when.ts";
import { weekBehind } from "./week-behind.ts";
import { EARLIER_GONE, OFFERS, PROBLEMS } from "#content/requests/request-words.ts";

/** The page of a request for one of its two sides. A GET shows nothing of the patient. */
export function requestPage<View>({
  side,
  path,
  show,
  readAct,
  viewOf,
}: {
  side: Side;
  path: string;
  /** The `do` of the button that shows. */
  show: "show" | "open";
  readAct: (values: Values, about: ReadAbout) => Reading;
  viewOf: (record: OpenedRequest, asking: Asking) => View;
}) {
  return linkPage({
    path,
    open: (services, token) => openRequest(services, side, token),
    viewOf,
    // A practice answers on the opened page, so it stays open; what no one has opened a program has sent.
    isShownAgain: ({ request }) => side === "practice" && request.openedAt !== null,
    act,
  });

  async function act(acting: Acting<OpenedRequest>): Promise<null> {
    const { services, opened: record, form, finish } = acting;
    const pressed = takeField(form, "beside") || acting.pressed;
    const { values, version } = takeRequestForm(form);
    const again = (posted: Partial<Posted>) => acting.again({ values, ...posted });
    if (side === "request") await noteOpenedBy(services, record);
    if (pressed === show) {
      const isNoted = side === "request" || (await noteOpening(services, record));
      const { do: _do, version: _version, beside: _beside, ...typed } = typedIn(form);
      const posted = Object.values(typed).some((value) => value !== "") ? { values: typed } : undefined;
      return isNoted ? acting.show(posted) : acting.again({ ...posted, isUnavailable: true });
    }
    // Their press alone says that it is them.
    if (side === "request" && pressed === ITS_ME) return finish(ITS_ME);
    if (side === "request" && isAboutTexts(pressed)) return actOnTexts(acting, pressed);
    const people = record.listing?.practitioners.map(({ name }) => name) ?? [];
    const visitMinutes = record.freeTimes?.minutes ?? 0;
    const found = record.request.earlier?.found ?? null;
    const withReason = answersWithReason(record);
    const { usualMinutes } = record;
    const reading = readAct(values, { people, visitMinutes, usualMinutes, found, withReason });
    if ("problems" in reading) return again({ problems: reading.problems });
    const answer = await actOn(services, record, reading.act, version);
    if (answer.kind === "done") return finish(answer.event, { path, more: weekBehind(acting.address) });
    if (answer.kind === "conflict")
      return again({ conflict: meanwhile(answer.record, side), values: stillMeant(values) });
    if (answer.kind === "refused")
      return again({
        problems: [{ name: refusedField(answer, values), text: problemWords(answer, values) }],
      });
    if (answer.kind === "too-often")
      return again({ problems: [{ name: "form", text: tooOften(record, side) }], isTooOften: true });
    return again({ isUnavailable: true });
  }
}

/** Notes that the practice has opened the request, whatever happened since its page was shown. False: nothing can be stored. */
async function noteOpening(services: Services, record: OpenedRequest): Promise<boolean> {
  const answer = await actOn(services, record, { by: "practice", do: "open" }, record.request.version);
  if (answer.kind === "conflict" && answer.record.isWithPractice) return noteOpening(services, answer.record);
  return answer.kind !== "unavailable";
}

/** The sentence for a request that was changed too often: it says who to call instead. */
function tooOften({ request, listing }: OpenedRequest, side: Side): string {
  if (side === "practice") return "You’ve changed this several times. Please call the patient instead";
  const { name = "", phone = "" } = listing ?? request.practice ?? {};
  return phone === ""
    ? "You’ve changed this request several times. Please wait an hour, or cancel it and ask again"
    : `You’ve changed this request several times. Please call ${name} on ${phone}`;
}

/** The second of the times that were offered then may be another one now: it is not chosen until the patient does. */
function stillMeant(values: Values): Posted["values"] {
  return withoutPresets(values.choice === "none" ? values : { ...values, choice: "" });
}

/** What happened since the form was shown: `You cancelled (Monday 23 November, 2:10pm)`. A quiet event changes no form. */
function meanwhile(record: OpenedRequest, side: Side): string {
  if (record.hasEnded) return "This link no longer works";
  const reader = side === "request" ? "sender" : "practice";
  const events = side === "request" ? record.events : ownEvents(record.events, record.practiceId);
  const told = events.flatMap((event, index) => {
    if (event.version === events[index - 1]?.version) return [];
    const text = eventLine(event, reader, events.slice(0, index));
    return text ? [`${text} (${timeWords(event.at)})`] : [];
  });
  return told.at(-1) ?? "It has changed";
}

type Refused = Extract<ActAnswer, { kind: "refused" }>;

function problemWords({ problem }: Refused, values: Values): string {
  return problem === "time-taken" && values.do === "take" ? EARLIER_GONE : PROBLEMS[problem];
}

/** The field that a refusal is about. */
function refusedField({ problem, offer }: Refused, values: Values): string {
  if (problem === "choice-over") return "choice";
  if (problem === "another-then") return "both";
  if (values.do === "book") return "at";
  if (values.do === "take") return "choice";
  if (values.answer === "offer") return offerField(problem, offer, values);
  if (problem === "time-past" || problem === "time-too-far" || problem === "nothing-different") return "date";
  if (problem === "time-of-day") return "time";
  return values.answer === "" ? "form" : "answer";
}

/** Names the one of up to three days and times that an offer is refused for. */
function offerField(problem: ActProblem, offer: Date | undefined, values: Values): string {
  const isRefused = (n: (typeof OFFERS)[number]) =>
    chosenInstant(values[`date${n}`], values[`time${n}`])?.getTime() === offer?.getTime();
  const n = (offer && OFFERS.find(isRefused)) ?? "1";
  return `${problem === "time-of-day" ? "time" : "date"}${n}`;
}
