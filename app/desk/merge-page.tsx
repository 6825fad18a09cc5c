import { Link } from "react-router";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { countInWords } from "#domain/counts.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { Route } from "./+types/merge-page.ts";
import { DeskForm } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { ActButton, Answer } from "./item-parts.tsx";

export { answerPractice as action } from "./answer-practice.server.ts";
export { readPair as loader } from "./merge.server.ts";
export const meta: Route.MetaFunction = ({ params }) =>
  deskMeta(`Practices ${params["id"]} and ${params["other"]}`);

export default function MergePage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { kept, why, now } = shown;
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to={DESK_PRACTICES_PATH}>Practices</Link>
        <Icon name="arrow-right" />
        <Link to={`${DESK_PRACTICES_PATH}/${kept.id}`} className="num">
          {kept.id}
        </Link>
      </nav>
      <div className="head">
        <div>
          <h1>One practice, or two?</h1>
          <p className="soft">
            {why !== "" ? `They look alike: ${why}.` : "We found no sign that they’re the same."}
          </p>
        </div>
      </div>
      <Answer answer={actionData?.answer} now={now} />
      {shown.isOver === null ? <SideBySide shown={shown} /> : <p className="say">{shown.isOver}</p>}
    </>
  );
}

function SideBySide({ shown }: { shown: Route.ComponentProps["loaderData"] }) {
  const { kept, gone, rows, version } = shown;
  return (
    <DeskForm className="stack">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="other" value={gone.id} />
      <table className="table pair">
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">
              Practice {kept.id} <span className="tag">stays</span>
            </th>
            <th scope="col">
              Practice {gone.id} <span className="tag">leads to it</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, kept: ours, gone: theirs, winner }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Side text={ours} wins={winner !== "gone"} isSame={winner === "both"} />
              <Side text={theirs} wins={winner === "gone"} isSame={winner === "both"} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        A tick marks what people would see. What each practice has said itself stays with its own listing, and
        so do pictures
        {shown.pictures > 0 && ` (practice ${gone.id} has ${countInWords(shown.pictures, "picture")})`}.
        Reviews count together
        {shown.reviews > 0 && ` (practice ${gone.id} has ${countInWords(shown.reviews, "review")})`}. You can
        separate them again.
      </p>
      {shown.isWrongWay ? (
        <p className="say">
          <Icon name="alert" />
          <span>
            Practice {gone.id} has joined, and {kept.id} hasn’t. The joined practice has to stay.{" "}
            <Link to={`${DESK_PRACTICES_PATH}/${gone.id}/merge/${kept.id}`}>Swap them</Link>
          </span>
        </p>
      ) : (
        <p>
          <Link to={`${DESK_PRACTICES_PATH}/${gone.id}/merge/${kept.id}`}>
            Let practice {gone.id} stay instead
          </Link>
        </p>
      )}
      <div className="act">
        <ActButton className="btn btn-primary" act="practice merge" disabled={shown.isWrongWay}>
          They’re one practice
        </ActButton>
        <ActButton className="btn btn-second" act="practice apart">
          They’re different
        </ActButton>
      </div>
    </DeskForm>
  );
}

function Side({ text, wins, isSame }: { text: string; wins: boolean; isSame: boolean }) {
  return (
    <td className={wins && !isSame ? "wins" : undefined}>
      {wins && !isSame && <Icon name="check" />}
      {isSame || wins ? text : <span className="dim">{text}</span>}
      {wins && !isSame && <span className="visually-hidden"> (this is shown)</span>}
    </td>
  );
}
