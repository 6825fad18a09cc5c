import { clockOf, practiceTime } from "#content/practice-clock-words.ts";
import { ownWish, wishWords } from "#content/requests/wish-words.ts";
import { howSoon } from "#content/requests/how-soon.ts";
import { shownFields } from "#content/requests/shown-fields.ts";
import { byWords, timeWords } from "#content/requests/when.ts";
import { DECLINES } from "#content/requests/request-words.ts";
import { findPractice, practicesById } from "#database/practices/practices.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { answerClocks } from "#domain/requests/promises.ts";
import { readReference } from "#domain/requests/reference.ts";
import { type MailTimes, messagesAbout } from "#outbox/outbox-records.ts";
import { requestTurn } from "#domain/requests/request-due.ts";
import { isAllowed } from "#domain/requests/request-table.ts";
import { fold } from "#domain/text.ts";
import { answeringSchedule } from "#content/identity.ts";
import { placeBySlug } from "#content/places.ts";
import { requestTitle } from "#services/desk/queue.ts";
import { REQUEST_ACTS } from "#services/desk/request-acts.ts";
import { staffLine } from "#services/requests/words/words-of-events.ts";
import { acceptsEmail } from "#services/requests/links.ts";
import { type PracticeAtDesk, practicesAtDesk } from "#services/requests/desk.ts";
import type { Route } from "./+types/request-page.ts";
import { type AtDesk, atDesk } from "./guard.server.ts";
import { openTimes, opensWords } from "./today.server.ts";
import { answerItem, around, latestFirst, notFound, whoActed } from "./item.server.ts";

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
      urgent: urgency === "emergency" ? await urgentFacts(given, stored, item.now) : null,
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
          words: staffLine(event, stored.events.slice(0, index), whoAt(event.at)),
        })),
        // Its acts are among its events, which say more.
        ...item.lines.filter(({ kind }) => kind === "look"),
      ]),
    };
  });
}

/** What is needed first in an emergency: their words and number, when we open, and whether they know who to ring now. */
async function urgentFacts({ services }: AtDesk, { reference, fields }: StoredRequest, now: Date) {
  const { opensAt } = openTimes(answeringSchedule(services.operator.identity, "bookings"), now);
  const messages = await messagesAbout(services.database.read, reference);
  const first = messages.find(({ kind, side }) => kind === "received" && side === "sender");
  return {
    words: String(fields.message ?? ""),
    phone: String(fields.phone ?? ""),
    opens: opensAt && opensWords(opensAt),
    told: toldWords(first),
  };
}

function toldWords(mail: MailTimes | undefined): string {
  if (!mail) return "No email has told them who to call now. Ring them.";
  if (mail.sentAt) return `Our first email, sent ${timeWords(mail.sentAt)}, told them who to call.`;
  return mail.givenUpAt
    ? "Our email with who to call now didn’t reach them. Ring them."
    : "Our email with who to call now hasn’t gone out yet.";
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
  return answerItem({ request, context, acts: REQUEST_ACTS, about: readReference(text) ?? text });
}
