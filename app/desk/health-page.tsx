import { Link } from "react-router";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { formatCount } from "#domain/counts.ts";
import { withCapital } from "#domain/text.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { Route } from "./+types/health-page.ts";
import { deskMeta } from "./door-head.tsx";
import { whenWords } from "./due-label.tsx";
import { Drawer } from "./item-parts.tsx";
import { DaysPlot } from "./plots/days.tsx";
import { Strip } from "./plots/strip.tsx";
import { WeeksPlot } from "./plots/weeks.tsx";
import { TableHead } from "./table-head.tsx";

export { readHealth as loader } from "./health.server.ts";
export const meta: Route.MetaFunction = () => deskMeta("Health");

type Shown = Route.ComponentProps["loaderData"];

export default function HealthPage({ loaderData: shown }: Route.ComponentProps) {
  const { now, at, toMend, figures, days, weeks, answers, runs, jobs, setUp, looks } = shown;
  return (
    <>
      <div className="head">
        <div>
          <h1>{mendWords(toMend.length)}</h1>
          <p>{at}. Figures are for the last seven days.</p>
        </div>
      </div>
      <div className="stack">
        {toMend.length > 0 && (
          <section className="panel" aria-label="What needs mending">
            <Findings findings={toMend} />
          </section>
        )}
        <section className="panel" aria-label="The last seven days">
          <Figures figures={figures} />
        </section>
        <div className="cols cols-two">
          <section className="panel">
            <h2>Requests each day</h2>
            <DaysPlot days={days} />
          </section>
          <section className="panel">
            <h2>Hours until a practice answers, by week</h2>
            <WeeksPlot weeks={weeks} />
          </section>
        </div>
        <HowTheyAnswer answers={answers} />
        <div className="cols cols-two">
          <section className="panel">
            <h2>What runs by itself</h2>
            <Findings findings={runs} />
            {jobs.length > 0 && (
              <Drawer title={jobs.length === 1 ? "1 job is on time" : `${jobs.length} jobs are on time`}>
                <Findings findings={jobs} />
              </Drawer>
            )}
          </section>
          <section className="panel">
            <h2>How the site is set up</h2>
            <Findings findings={setUp} />
          </section>
        </div>
        <Looks looks={looks} now={now} />
      </div>
    </>
  );
}

function mendWords(count: number): string {
  if (count === 0) return "All is well";
  return count === 1 ? "One thing needs mending" : `${count} things need mending`;
}

function Figures({ figures }: { figures: Shown["figures"] }) {
  const { requests, emergencies, inTime, due, agreed, open, medianHours } = figures;
  return (
    <div className="stats">
      <div>
        <b>{formatCount(requests)}</b>
        <span>{requests === 1 ? "request" : "requests"}</span>
        <em>{emergencies === 1 ? "1 emergency" : `${formatCount(emergencies)} emergencies`}</em>
      </div>
      <div>
        <b>{due === 0 ? "–" : `${Math.round((100 * inTime) / due)}%`}</b>
        <span>answered in time</span>
        <em>{`${formatCount(inTime)} of ${formatCount(due)}`}</em>
      </div>
      <div>
        <b>{formatCount(agreed)}</b>
        <span>{agreed === 1 ? "appointment agreed" : "appointments agreed"}</span>
        <em>{`${formatCount(open)} still open`}</em>
      </div>
      <div>
        <b>{medianHours === null ? "–" : hoursWords(medianHours)}</b>
        <span>until a practice answers</span>
        <em>{medianHours === null ? "none has answered yet" : "half are quicker"}</em>
      </div>
    </div>
  );
}

/** `3.9 h` */
function hoursWords(hours: number): string {
  return `${hours.toFixed(1)} h`;
}

/** Which practices answer in time, and who is to be rung. */
function HowTheyAnswer({ answers }: { answers: Shown["answers"] }) {
  const sum = (of: "inTime" | "late" | "waiting") => answers.reduce((all, one) => all + one[of], 0);
  const late = answers.filter((one) => one.late > 0);
  return (
    <section className="panel how-they-answer">
      <h2>How practices answer</h2>
      {answers.length === 0 ? (
        <p>No request has waited for a practice in the last seven days.</p>
      ) : (
        <Strip
          parts={[
            { words: "answered in time", count: sum("inTime") },
            { words: "late, or not at all", count: sum("late") },
            { words: "still have time", count: sum("waiting") },
          ]}
        />
      )}
      {late.length > 0 && (
        <div className="scroll">
          <table className="table">
            <caption className="visually-hidden">Practices that were late, or didn’t answer</caption>
            <TableHead columns={["Practice", "Late", "In time"]} numbers={["Late", "In time"]} />
            <tbody>
              {late.slice(0, MOST_LATE).map(({ id, name, late: count, inTime }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={`${DESK_PRACTICES_PATH}/${id}`}>{name}</Link>
                  </th>
                  <td className="r">{formatCount(count)}</td>
                  <td className="r">{formatCount(inTime)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {late.length > MOST_LATE && (
        <p className="soft">{`${formatCount(late.length - MOST_LATE)} more were late.`}</p>
      )}
      {answers.length > 0 && late.length === 0 && <p>Everyone answered in time, or still can.</p>}
    </section>
  );
}

const MOST_LATE = 10;

function Findings({ findings }: { findings: Shown["runs"] }) {
  return (
    <ul className="checks">
      {findings.map(({ key, what, lines, mend }) => (
        <li key={key} className={mend === undefined ? undefined : "bad"}>
          <Icon name={mend === undefined ? "check" : "alert"} />
          <div>
            <b>
              {what}
              {mend !== undefined && <span className="visually-hidden"> needs mending</span>}
            </b>
            {lines.map((line) => (
              <p key={line}>{/^[a-z]+ /.test(line) ? withCapital(line) : line}</p>
            ))}
            {mend !== undefined && <p className="mend">{mend}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Looks({ looks, now }: Pick<Shown, "looks" | "now">) {
  return (
    <section className="panel">
      <h2>Who has looked, and what was done</h2>
      {looks.length === 0 ? (
        <p>No one has been at the desk in the last seven days.</p>
      ) : (
        <div className="scroll">
          <table className="table">
            <TableHead
              columns={["Who", "Looks", "Items and people", "Acts", "Last signed in"]}
              numbers={["Looks", "Items and people", "Acts"]}
            />
            <tbody>
              {looks.map(({ who, looks: count, things, acts, lastSignIn }) => (
                <tr key={who}>
                  <th scope="row">{who}</th>
                  <td className="r">{formatCount(count)}</td>
                  <td className="r">{formatCount(things)}</td>
                  <td className="r">{formatCount(acts)}</td>
                  <td className="meta">{lastSignIn ? whenWords(lastSignIn, now) : "Before that"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="foot-note">
        Everyone at the desk sees this. What someone looked at: <code>niho audit --who NAME --kind look</code>
        .
      </p>
    </section>
  );
}
