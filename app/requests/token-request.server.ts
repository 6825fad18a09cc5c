import { createContext, data, redirect } from "react-router";
import type { ActProblem } from "#domain/requests.ts";
import type { RouteArguments } from "../forms/form-page.server.ts";
import { readForm, takeField } from "../forms/read.server.ts";
import { tokenIn, withToken } from "../forms/token-page.ts";
import { servicesContext } from "../services.ts";
import { type ActAnswer, actOn, type OpenedRequest, openRequest, type Side } from "./act.server.ts";
import { eventWords } from "./event-words.ts";
import { type Posted, statusOfPosted } from "./form-state.ts";
import { ownEvents } from "./own-events.ts";
import { instantOf, type Reading, takeRequestForm, type Values } from "./read-acts.server.ts";
import type { Asking } from "./sender-view.server.ts";
import { withoutPresets } from "./typed-words.ts";
import { timeWords } from "./when.ts";
import { OFFERS, PROBLEMS } from "./words.ts";

/**
 * Loader and action of a page that a link opens. A GET changes nothing and shows nothing of the patient; a POST acts
 * (303), shows what the page keeps to itself (200), or shows the page again with every typed value: 422 for a mistake,
 * 409 when something else happened since the form was shown, 503 when nothing can be stored. A token that opens nothing
 * is 404, always the same.
 */
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
  readAct: (values: Values) => Reading;
  viewOf: (record: OpenedRequest, asking: Asking) => View;
}) {
  const stateContext = createContext<{ posted: Posted | null; isShown: boolean } | null>(null);
  return { loader, action };

  async function loader({ request, context }: RouteArguments) {
    const services = context.get(servicesContext);
    const token = tokenIn(request.url);
    const record = await openRequest(services, side, token);
    if (!record) return data(null, { status: 404 });
    const state = context.get(stateContext) ?? { posted: null, isShown: false };
    const done = new URL(request.url).searchParams.get("done");
    return data(viewOf(record, { ...state, token, done, now: services.now(), reviews: services.reviews }), {
      status: statusOfPosted(state.posted),
    });
  }

  async function action({ request, context }: RouteArguments) {
    const services = context.get(servicesContext);
    const token = tokenIn(request.url);
    const [read, record] = await Promise.all([readForm(request), openRequest(services, side, token)]);
    if (!record) return null;
    if (!read.ok) throw data(null, { status: 422 });
    const isShown = takeField(read.form, "do") === show;
    if (isShown) {
      if (side === "practice")
        await actOn(services, record, { by: "practice", do: "open" }, record.request.version);
      context.set(stateContext, { posted: null, isShown });
      return null;
    }
    const { values, version } = takeRequestForm(read.form);
    const again = (posted: Partial<Posted>): null => {
      const asIs = { form: values.do, values, problems: [], conflict: null, isUnavailable: false };
      // A practice answers on the opened page, so it stays open; what no one has opened a program has sent.
      const isOpen = side === "practice" && record.request.openedAt !== null;
      context.set(stateContext, { posted: { ...asIs, ...posted }, isShown: isOpen });
      return null;
    };

    const reading = readAct(values);
    if (reading === "keep") throw redirect(withToken(path, token), 303);
    if ("problems" in reading) return again({ problems: reading.problems });
    const answer = await actOn(services, record, reading.act, version);
    if (answer.kind === "done") throw redirect(`${withToken(path, token)}&done=${answer.event}`, 303);
    if (answer.kind === "conflict")
      return again({ conflict: meanwhile(answer.record, side), values: stillMeant(values) });
    if (answer.kind === "refused")
      return again({ problems: [{ name: fieldOf(answer, values), text: PROBLEMS[answer.problem] }] });
    return again({ isUnavailable: true });
  }
}

/** The second of the times that were offered then may be another one now: it is not chosen until the patient does. */
function stillMeant(values: Values): Posted["values"] {
  return withoutPresets(values.choice === "none" ? values : { ...values, choice: "" });
}

/** What happened since the form was shown: `You cancelled (Monday 23 November, 2:10pm)`. A quiet event changes no form. */
function meanwhile(record: OpenedRequest, side: Side): string {
  const reader = side === "request" ? "sender" : "practice";
  const events = side === "request" ? record.events : ownEvents(record.events, record.practiceId);
  const told = events.flatMap((event, index) => {
    if (event.version === events[index - 1]?.version) return [];
    const text = eventWords(event, reader, events.slice(0, index));
    return text ? [`${text} (${timeWords(event.at)})`] : [];
  });
  return told.at(-1) ?? "It has changed";
}

type Refused = Extract<ActAnswer, { kind: "refused" }>;

/** The field that a refusal is about. */
function fieldOf({ problem, offer }: Refused, values: Values): string {
  if (problem === "choice-over") return "choice";
  if (values.answer === "offer") return offerField(problem, offer, values);
  if (problem === "time-past" || problem === "time-too-far" || problem === "nothing-different") return "date";
  if (problem === "time-of-day") return "time";
  return values.answer === "" ? "form" : "answer";
}

/** Of up to three days and times, the one that an offer is refused for. */
function offerField(problem: ActProblem, offer: Date | undefined, values: Values): string {
  const isRefused = (n: (typeof OFFERS)[number]) =>
    instantOf(values[`date${n}`], values[`time${n}`])?.getTime() === offer?.getTime();
  const n = (offer && OFFERS.find(isRefused)) ?? "1";
  return `${problem === "time-of-day" ? "time" : "date"}${n}`;
}
