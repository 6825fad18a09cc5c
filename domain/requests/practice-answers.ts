import type { Schedule } from "../hours/opening-hours.ts";
import { answerClocks, openHoursBetween } from "./promises.ts";
import { isAgreement, isAnswer, median, type RequestOfWeek } from "../hours/week.ts";

/** How a practice answered the requests that were sent to it. */
export type PracticeAnswers = {
  id: number;
  name: string;
  inTime: number;
  /** After they were told to, or not at all. */
  late: number;
  /** They still have time. */
  waiting: number;
};

/** A request that was sent to a practice, and what the practice did. */
type Asked = {
  practice: { id: number; name: string };
  at: Date;
  answerBy: Date;
  /** It is null where it was not answered yet, or never. */
  answeredAt: Date | null;
  /** `movedOn`: before they had to answer, or without our mail having reached them, so it counts neither for nor against them. */
  how: "inTime" | "late" | "waiting" | "movedOn";
  isAgreed: boolean;
};

type Circumstances = { now: Date; desk: Schedule };

/** A request moves on with these, without the practice's answer. */
const MOVED_ON = ["sent", "tookBack", "cancelled", "closed", "lapsed", "changed", "booked"];

/** From here on the request is no longer with that practice. */
const WENT_ON = ["sent", "tookBack"];

/** Each time that one of these requests was sent to a practice. */
function allAsked(requests: readonly RequestOfWeek[], { now, desk }: Circumstances): Asked[] {
  return requests.flatMap(({ events, isEmergency, holidayRegion }) =>
    events.flatMap(({ at, event, detail }, index) => {
      const practice = event === "sent" ? detail?.practice : undefined;
      if (!practice) return [];
      const { answerBy } = answerClocks(at, { isEmergency, desk, holidayRegion });
      const later = events.slice(index + 1);
      const next = later.find(
        (one) => MOVED_ON.includes(one.event) || isAnswer(one) || one.event === "agreed",
      );
      const answeredAt = next && !MOVED_ON.includes(next.event) ? next.at : null;
      const end = later.findIndex((one) => WENT_ON.includes(one.event));
      const isAgreed = later.slice(0, end === -1 ? undefined : end).some(isAgreement);
      const isUnreached = next?.event === "tookBack" && next.detail?.why === "undelivered";
      const isLate = !isUnreached && (next?.at ?? now) > answerBy;
      const how = isLate ? "late" : next ? (answeredAt ? "inTime" : "movedOn") : "waiting";
      return [{ practice, at, answerBy, answeredAt, how, isAgreed }];
    }),
  );
}

/** How each practice answered that was asked, those with the most late answers first. */
export function answersByPractice(
  requests: readonly RequestOfWeek[],
  circumstances: Circumstances,
): PracticeAnswers[] {
  const found = new Map<number, PracticeAnswers>();
  for (const { practice, how } of allAsked(requests, circumstances)) {
    if (how === "movedOn") continue;
    const { id, name } = practice;
    found.getOrInsertComputed(id, () => ({ id, name, inTime: 0, late: 0, waiting: 0 }))[how]++;
  }
  return [...found.values()].toSorted(
    (a, b) => b.late - a.late || b.inTime - a.inTime || (a.name < b.name ? -1 : 1),
  );
}

/**
 * How one practice answered what it was sent since an instant, under any of its numbers. Hours are those when our desk is
 * open; `answers` has each answer, the earliest first.
 */
export function answersOfPractice(
  requests: readonly RequestOfWeek[],
  { ids, since, ...circumstances }: Circumstances & { ids: readonly number[]; since: Date },
) {
  const asked = allAsked(requests, circumstances).filter(
    ({ practice, at }) => ids.includes(practice.id) && at >= since,
  );
  const answers = asked
    .flatMap(({ at, answeredAt, how }) =>
      answeredAt
        ? [
            {
              answeredAt,
              hours: openHoursBetween(at, answeredAt, circumstances.desk),
              isLate: how === "late",
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.answeredAt.getTime() - b.answeredAt.getTime());
  const count = (how: Asked["how"]) => asked.filter((one) => one.how === how).length;
  const waitingUntil = asked.flatMap(({ how, answerBy }) => (how === "waiting" ? [answerBy.getTime()] : []));
  return {
    asked: asked.length,
    inTime: count("inTime"),
    late: count("late"),
    waiting: count("waiting"),
    movedOn: count("movedOn"),
    confirmed: asked.filter(({ isAgreed }) => isAgreed).length,
    nextBy: waitingUntil.length === 0 ? null : new Date(Math.min(...waitingUntil)),
    medianHours: median(answers.map(({ hours }) => hours)),
    answers,
  };
}
