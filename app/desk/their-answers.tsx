import { formatCount } from "#domain/counts.ts";
import type { Route } from "./+types/practice-page.ts";
import { whenWords } from "./due-label.tsx";
import { Facts } from "./item-parts.tsx";
import { AnswersPlot } from "./plots/answers.tsx";

type Props = { answers: Route.ComponentProps["loaderData"]["answers"]; now: Date };

/** How a practice has answered its requests, and by when it should answer the next. */
export function TheirAnswers({ answers: shown, now }: Props) {
  const { asked, inTime, late, waiting, movedOn, confirmed, nextBy, medianHours, answers } = shown;
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
