import { Link } from "react-router";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { Locator } from "#kit/ui/map/locator.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { formatCount } from "#domain/counts.ts";
import type { Route } from "./+types/practice-page.ts";
import { deskMeta } from "./door-head.tsx";
import { revalidatesUnlessDraft } from "./drafts.tsx";
import { Answer, DoneLately, Facts, History, LOOK_NOTE } from "./item-parts.tsx";
import { MoreActs, TheirFreeTimes, TheirLink } from "./practice-acts.tsx";
import { PRACTICE_TABS } from "#content/desk-practice.ts";
import { PracticeFacts } from "./practice-facts.tsx";
import { PracticeToDo, WithThemNow } from "./practice-to-do.tsx";
import { Pulse } from "./use-pulse.tsx";
import { whenWords } from "./due-label.tsx";
import { AnswersPlot } from "./plots/answers.tsx";

export { answerPractice as action } from "./answer-practice.server.ts";
export { readPractice as loader } from "./practice.server.ts";
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Practice ${params["id"]}`);

export const shouldRevalidate = revalidatesUnlessDraft;

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

export default function PracticePage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { id, name, now, version, done, tab, withdrawn } = shown;
  const typed: Typed = actionData?.typed ?? {};
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to={DESK_PRACTICES_PATH}>Practices</Link>
        <Icon name="arrow-right" />
        <span className="num">{id}</span>
      </nav>
      <div className="head">
        <div>
          <h1>{name}</h1>
          <Marks shown={shown} />
        </div>
      </div>
      {done && <DoneLately done={done} />}
      {shown.reasons.length > 0 && tab === "" && (
        <div className="say">
          <Icon name="shield-check" />
          <div>
            <h2>To check</h2>
            {shown.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </div>
        </div>
      )}
      <Answer answer={actionData?.answer} now={now} />
      <Pulse about={String(id)} version={version} others={shown.others} />
      <div className="cols cols-side">
        <div className="stack">
          {tab === "" && <PracticeToDo shown={shown} typed={typed} />}
          <section>
            <nav className="tabset" aria-label="About this practice">
              {PRACTICE_TABS.map(({ value, label }) => (
                <Link
                  key={value}
                  to={value === "" ? `${DESK_PRACTICES_PATH}/${id}` : `?show=${value}`}
                  aria-current={value === tab ? "page" : undefined}
                >
                  {label}
                  {value === "requests" && <b> {shown.requests.length}</b>}
                  {value === "reviews" && <b> {shown.reviews.length}</b>}
                </Link>
              ))}
            </nav>
            {tab === "" && <PracticeFacts shown={shown} typed={typed} />}
            {tab === "requests" && <Earlier items={shown.requests} folder="requests" />}
            {tab === "reviews" && <Earlier items={shown.reviews} folder="reviews" />}
            {tab === "history" && <History happened={shown.lines} now={now} />}
          </section>
          {tab === "" && <WithThemNow shown={shown} />}
        </div>
        <aside className="stack" aria-label="What you can do">
          <section className="panel">
            <div className="row">
              <Locator placeName={shown.where} {...shown.dot} />
              <div>
                <p className="soft">{shown.where}</p>
                <p className="num">Practice {id}</p>
                {shown.phone !== "" && (
                  <p>
                    <PhoneLink phone={shown.phone} />
                  </p>
                )}
              </div>
            </div>
          </section>
          {!withdrawn && <TheirLink shown={shown} />}
          <TheirFreeTimes shown={shown} typed={typed} />
          <TheirAnswers shown={shown} />
          <MoreActs shown={shown} typed={typed} />
          <p className="hint">{LOOK_NOTE}</p>
        </aside>
      </div>
    </>
  );
}

function Marks({ shown }: { shown: Shown }) {
  const { withdrawn, hasJoined, isVerified, verifiedUntil, path, isSample } = shown;
  return (
    <p className="row">
      {withdrawn ? (
        <span className="tag tag-bad">{withdrawn.words}</span>
      ) : (
        <span className={hasJoined ? "tag tag-green" : "tag"}>{hasJoined ? "Joined" : "Not joined"}</span>
      )}
      {isSample && <span className="tag">Sample</span>}
      {verifiedUntil !== null && (
        <span className={isVerified ? "tag tag-green" : "tag"}>
          <Icon name="shield-check" />
          {isVerified ? `Verified until ${verifiedUntil}` : `Was verified until ${verifiedUntil}`}
        </span>
      )}
      {path && <a href={path}>See their page</a>}
      {withdrawn?.mergedInto && (
        <Link to={`${DESK_PRACTICES_PATH}/${withdrawn.mergedInto}`}>Practice {withdrawn.mergedInto}</Link>
      )}
    </p>
  );
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  received: "waiting for us",
  sent: "with them",
  asked: "waiting for the patient",
  confirmed: "booked",
  closed: "ended",
  answered: "decided",
};

function Earlier({ items, folder }: { items: Shown["requests"]; folder: "requests" | "reviews" }) {
  if (items.length === 0) return <p className="soft gap">There are none.</p>;
  return (
    <ul className="held gap">
      {items.map(({ reference, status, outcome, day }) => (
        <li key={reference}>
          <Link to={`/desk/${folder}/${reference}`} className="num">
            {reference}
          </Link>
          <span className="dim">
            , {day}: {STATUS_WORDS[status] ?? status}
            {outcome && ` (${outcome})`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How a practice has answered its requests, and by when it should answer the next. */
function TheirAnswers({ shown: { answers: theirs, now } }: { shown: Shown }) {
  const { asked, inTime, late, waiting, movedOn, confirmed, nextBy, medianHours, answers } = theirs;
  const due = inTime + late;
  const facts = [
    { name: "Requests", value: `${formatCount(asked)} in 90 days` },
    {
      name: "In time",
      value: due === 0 ? "None was due yet" : `${formatCount(inTime)} of ${formatCount(due)}`,
    },
    { name: "Confirmed", value: formatCount(confirmed) },
    ...(medianHours === null ? [] : [{ name: "Half within", value: `${medianHours.toFixed(1)} open hours` }]),
  ];
  return (
    <section className="panel their-answers">
      <h2>How they answer</h2>
      {asked === 0 ? (
        <p className="soft">We haven’t sent them a request in the last 90 days.</p>
      ) : (
        <>
          {nextBy && (
            <p className="waits">
              <b>{formatCount(waiting)}</b> {waiting === 1 ? "request waits" : "requests wait"} with them
              {waiting === 1 ? "" : ", the first"} until {whenWords(nextBy, now)}.
            </p>
          )}
          <Facts facts={facts} />
          {movedOn > 0 && (
            <p className="small soft">{`${formatCount(movedOn)} moved on before they had to answer.`}</p>
          )}
          <AnswersPlot answers={answers} />
        </>
      )}
    </section>
  );
}
