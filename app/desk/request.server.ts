import { clockOf, practiceTime } from "#content/practice-clock-words.ts";
import { deskEventWords } from "#content/requests/desk-event-words.ts";
import { ownWish, wishWords } from "#content/requests/wish-words.ts";
import { howSoon } from "#content/requests/how-soon.ts";
import { shownFields } from "#content/requests/shown-fields.ts";
import { byWords } from "#content/requests/when.ts";
import { DECLINES } from "#content/requests/request-words.ts";
import { DESK_PEOPLE_PATH } from "#content/desk-addresses.ts";
import { emailHash } from "#database/email-hash.ts";
import { findPractice, practicesById } from "#database/practices/practices.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { newZealandInstant, readDay, readTime } from "#domain/nz-time.ts";
import { answerClocks } from "#domain/requests/promises.ts";
import { readReference } from "#domain/requests/reference.ts";
import { requestTurn } from "#domain/requests/request-due.ts";
import { isAllowed } from "#domain/requests/request-table.ts";
import type { Act } from "#domain/requests/requests.ts";
import { fold } from "#domain/text.ts";
import { answeringSchedule } from "#content/identity.ts";
import { placeBySlug } from "#content/places.ts";
import { requestTitle } from "#services/desk/queue.ts";
import { actOnRequest, type RequestAct } from "#services/desk/request-acts.ts";
import type { DeskAnswer } from "#services/desk/answers.ts";
import { acceptsEmail } from "#services/requests/links.ts";
import { type PracticeAtDesk, practicesAtDesk } from "#services/requests/desk.ts";
import type { Route } from "./+types/request-page.ts";
import { type AtDesk, atDesk } from "./guard.server.ts";
import { answerItem, around, latestFirst, notFound, type Posted, whoActed } from "./item.server.ts";
import { OFFERED } from "./offered.ts";

/** So many practices are found by name. */
const MOST_FOUND = 8;

export function readRequest({ request, context, params: { reference: text } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services } = given;
    const reference = readReference(text) ?? text;
    const stored = await findRequest(services.database.read, services.encryption, reference);
    if (!stored) return notFound(given, reference);
    const item = await around(given, { about: reference, command: "request show" });
    const whoAt = await whoActed(given, reference);
    const desk = answeringSchedule(services.operator.identity, "bookings");
    const asked = new URL(request.url).searchParams;
    const q = asked.get("q") ?? "";
    const { status, urgency, practice, version, appointment, question } = stored.request;
    const allows = (event: Parameters<typeof isAllowed>[0], by: Parameters<typeof isAllowed>[1]) =>
      isAllowed(event, by, stored.request);
    const times = question?.kind === "times" ? question.offers : [];
    const { due, whose } = requestTurn(stored.request);
    return {
      ...item,
      reference,
      version,
      status,
      whose,
      due: whose === "ours" ? due : null,
      doubtful: stored.doubtful,
      isEmergency: urgency === "emergency",
      title: requestTitle(stored),
      strip: stripFacts(stored),
      patient: shownFields(stored),
      person: `${DESK_PEOPLE_PATH}/${emailHash(services, String(stored.fields.email))}`,
      practice: practice && { id: practice.id, name: practice.name, phone: practice.phone },
      appointment: appointment ? practiceTime(practice, appointment.at) : null,
      suggestions: status === "received" ? await practicesAtDesk(services, stored) : [],
      q,
      /** The practice that was picked and that we can only ring: staff fill in the agreed time next. */
      agreedWith: asked.get("agree") ?? "",
      found: q === "" ? [] : await findByWords(given, stored, q),
      answerBy: byWords(
        answerClocks(item.now, {
          isEmergency: urgency === "emergency",
          desk,
          holidayRegion: desk.holidayRegion,
        }).answerBy,
      ),
      times: times.map((time, index) => ({ value: String(index + 1), words: practiceTime(practice, time) })),
      declines: DECLINES.map(({ value, label }) => ({ value, label })),
      may: {
        send: allows("sent", "desk"),
        agree: allows("agreed", "desk"),
        close: allows("closed", "desk"),
        takeBack: allows("tookBack", "desk"),
        reopen:
          allows("reopened", "desk") && ["unplaced", "expired"].includes(String(stored.request.outcome)),
        confirm: allows("confirmed", "practice"),
        decline: allows("declined", "practice"),
        giveUp: allows("gaveUp", "practice"),
        offer: allows("offered", "practice"),
        choose: allows("chose", "sender"),
        change: allows("changed", "sender"),
        cancel: allows("cancelled", "sender"),
        elsewhere: allows("allowed", "sender"),
      },
      happened: latestFirst([
        { at: stored.request.receivedAt, words: "Sent in" },
        ...stored.events.map((event, index) => ({
          at: event.at,
          words: deskEventWords(event, stored.events.slice(0, index), whoAt(event.at)),
        })),
        ...item.looks,
      ]),
    };
  });
}

function stripFacts(stored: StoredRequest) {
  const { request, fields } = stored;
  const wish = ownWish(stored);
  return [
    {
      name: "Wants",
      value: wish ? wishWords(wish, clockOf(request.practice)) : request.wish.words || "Another time",
    },
    { name: "How soon", value: howSoon(request) },
    {
      name: "May go elsewhere",
      value: request.mayGoElsewhere
        ? "Yes"
        : `No: ${String(fields.practiceName || "the practice they chose")} only`,
    },
    {
      name: "Tried already",
      value: request.tried.length === 0 ? "None" : triedNames(stored).join(", "),
    },
  ];
}

function triedNames({ request, events }: StoredRequest): string[] {
  return request.tried.map(
    ({ practice }) =>
      events.find(({ detail }) => detail.practice?.id === practice)?.detail.practice?.name ??
      `Practice ${practice}`,
  );
}

/** Practices by their number, or by words of their name or town. */
async function findByWords(
  { services }: AtDesk,
  stored: StoredRequest,
  q: string,
): Promise<PracticeAtDesk[]> {
  const { database, practices } = services;
  const id = /^\d+$/.test(q.trim()) ? Number(q) : null;
  const snapshot = await practices.now();
  const words = fold(q).split(/\s+/).filter(Boolean);
  const { ids } =
    id === null ? snapshot.search({ words, sort: "name", offset: 0, limit: MOST_FOUND }) : { ids: [id] };
  const found =
    id === null ? await practicesById(database.read, ids) : [await findPractice(database.read, id)];
  const tried = stored.request.tried.map(({ practice }) => practice);
  return found
    .filter((practice) => practice !== undefined)
    .map((practice) => ({
      id: practice.id,
      name: practice.name,
      phone: practice.phone,
      isSample: practice.isSample,
      town: placeBySlug(practice.place).name,
      getsMail: acceptsEmail(practice, services),
      reasons: [],
      against: tried.includes(practice.id) ? ["had it before"] : [],
    }));
}

export function answerRequest({ request, context, params: { reference: text } }: Route.ActionArgs) {
  const about = readReference(text) ?? text;
  return answerItem({ request, context, about }, async ({ services, staff }, posted) => {
    const act = actIn(posted);
    if (typeof act === "string") return { kind: "refused", why: act } satisfies DeskAnswer;
    return actOnRequest(services, staff, { reference: about, version: posted.version }, act);
  });
}

/** The act that a form asks for; a sentence where something is missing. */
function actIn({ act, text }: Posted): RequestAct | string {
  const practiceId = Number(text("practice"));
  switch (act) {
    case "send":
      return practiceId > 0 ? { do: "send", practiceId } : "Choose a practice.";
    case "agree": {
      const at = instantIn(text("agreedDay"), text("agreedTime"));
      if (!(practiceId > 0)) return "Choose the practice above that you agreed it with.";
      return at ? { do: "agree", practiceId, at, minutes: 30 } : NO_TIME;
    }
    case "close":
      return text("closeWhy") ? { do: "close", words: text("closeWhy") } : "Say why, in a few words.";
    case "take-back":
      return text("backWhy") ? { do: "take-back", words: text("backWhy") } : "Say why, in a few words.";
    case "reopen":
      return { do: "reopen" };
    case "write":
      return text("write") ? { do: "write", words: text("write") } : "Write something first.";
    case "record": {
      const recorded = recordedIn(text);
      return typeof recorded === "string" ? recorded : { do: "record", act: recorded };
    }
    default:
      return "That isn’t possible here.";
  }
}

function recordedIn(text: Posted["text"]): Act | string {
  const said = text("said");
  const at = instantIn(text("saidDay"), text("saidTime"));
  switch (said) {
    case "confirm":
      return at ? { by: "practice", do: "confirm", at, minutes: 30, with: "", words: "" } : NO_TIME;
    case "offer": {
      const rows = OFFERED.map((number) => [text(`offerDay${number}`), text(`offerTime${number}`)] as const);
      const typed = rows.filter((row) => row.some((one) => one !== ""));
      const offers = typed.flatMap(([day, time]) => instantIn(day, time) ?? []);
      // One that can't be read is asked for again, and never left out of what the patient hears.
      if (offers.length === 0 || offers.length < typed.length) return NO_TIME;
      return { by: "practice", do: "offer", offers, words: "" };
    }
    case "decline": {
      const reason = DECLINES.find(({ value }) => value === text("reason"))?.value ?? "other";
      return { by: "practice", do: "decline", reason, words: "" };
    }
    case "give-up":
      return { by: "practice", do: "giveUp", words: "" };
    case "choose":
      return { by: "sender", do: "choose", choice: Number(text("choice")) };
    case "change": {
      const [day, time] = [readDay(text("saidDay")), readTime(text("saidTime"))];
      return day && time ? { by: "sender", do: "change", wish: { day, time, words: "" } } : NO_TIME;
    }
    case "cancel":
      return { by: "sender", do: "cancel", words: "" };
    case "elsewhere-yes":
    case "elsewhere-no":
      return { by: "sender", do: "elsewhere", isAllowed: said === "elsewhere-yes" };
    default:
      return "Choose what they said.";
  }
}

const NO_TIME = "Give a day and a time, like 2:30pm.";

function instantIn(dayText: string, timeText: string): Date | undefined {
  const [day, time] = [readDay(dayText), readTime(timeText)];
  return day && time ? newZealandInstant(`${day}T${time}`, "start") : undefined;
}
