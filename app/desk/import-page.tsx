import { useEffect } from "react";
import { Link, useNavigation, useRevalidator, useSearchParams } from "react-router";
import { DESK_IMPORT_NEW_PATH, DESK_IMPORTS_PATH } from "#content/desk-addresses.ts";
import { countInWords, formatCount } from "#domain/counts.ts";
import { withCapital } from "#domain/text.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { Route } from "./+types/import-page.ts";
import { DeskForm } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { Steps } from "./import-steps.tsx";
import { ActFields, ActDrawer, Answer } from "./item-parts.tsx";
import { Strip } from "./plots/strip.tsx";
import { TableHead } from "./table-head.tsx";

export { answerImport as action, readImport as loader } from "./imports.server.ts";
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Import ${params["id"]}`);

type Shown = Route.ComponentProps["loaderData"];

export default function ImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { file, isLook, counts, source, asOf, who, at, state, now, preview } = shown;
  const answer = actionData?.answer;
  const hasChanged = isLook && answer?.kind === "conflict";
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to={DESK_IMPORTS_PATH}>Imports</Link>
        <Icon name="arrow-right" />
        <span>{file}</span>
      </nav>
      <div className="head">
        <div>
          <h1>{isLook ? "Nothing is written yet" : TITLES[state]}</h1>
          <p>
            {file}, {countInWords(counts.read, "row")}, from “{source}”, dated {asOf}.{" "}
            {isLook ? `Sent by ${who}.` : `${who}, ${at}.`}
          </p>
        </div>
        {(isLook || state === "under way") && <Steps at={isLook ? "Look" : "Import"} />}
      </div>
      {hasChanged ? (
        <section className="say say-bad" role="alert">
          <Icon name="alert" />
          <div>
            <h2>What it would change is different now</h2>
            <p>Nothing was imported. Look again before you go on.</p>
          </div>
        </section>
      ) : (
        <Answer answer={answer} now={now} />
      )}
      <div className="stack">
        {state === "under way" || state === "being undone" ? (
          <Progress shown={shown} />
        ) : (
          <Counts shown={shown} />
        )}
        {isLook && preview && <Look shown={shown} preview={preview} />}
        {isLook && !preview && (
          <p className="say">
            The file was deleted after a day, or is on another machine.{" "}
            <Link to={DESK_IMPORT_NEW_PATH}>Choose it again</Link>.
          </p>
        )}
        {shown.isUndoable && (
          <div>
            <ActDrawer
              title="Undo this import"
              act="imports undo"
              version={0}
              press="Put back everything it changed"
            >
              <p>
                This puts back what it changed and takes off the practices it added. Later imports from “
                {source}” are undone first.
              </p>
            </ActDrawer>
          </div>
        )}
      </div>
    </>
  );
}

const TITLES = {
  "looked at": "Nothing is written yet",
  "under way": "Importing",
  done: "Imported",
  "being undone": "Undoing it",
  undone: "Undone",
  "put back": "It stopped partway, and was undone",
} as const;

const PARTS = [
  { part: "new", words: "new", more: "" },
  { part: "changed", words: "changed", more: "" },
  { part: "unchanged", words: "the same", more: "" },
  { part: "gone", words: "gone", more: "no longer listed" },
  { part: "refused", words: "refused", more: "left out" },
] as const;

function Counts({ shown: { counts, isLook, perhapsTwice, without } }: { shown: Shown }) {
  const parts = PARTS.map((one) => ({ ...one, count: counts[one.part] }));
  return (
    <section className="panel">
      <div className="stats stats-6">
        {parts.map(({ part, words, more, count }) => (
          <div key={part}>
            <b>{formatCount(count)}</b>
            <span>{words}</span>
            {more && count > 0 && <em>{more}</em>}
          </div>
        ))}
        {isLook && (
          <div>
            <b>{formatCount(perhapsTwice)}</b>
            <span>listed twice?</span>
            {perhapsTwice > 0 && <em>you decide later</em>}
          </div>
        )}
      </div>
      <Strip parts={parts} />
      {without && <p className="hint">{without}</p>}
    </section>
  );
}

/** How far it is: asked for again each second while someone looks. */
function Progress({ shown: { id, counts, written, state } }: { shown: Shown }) {
  const { revalidate } = useRevalidator();
  const total = counts.new + counts.changed + counts.gone;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, 1_000);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <section className="panel" aria-busy="true">
      <p role="status">
        {state === "under way"
          ? `${formatCount(written)} of ${formatCount(total)} practices done.`
          : "Undoing what it changed."}
      </p>
      <progress className="progress" max={total || 1} value={state === "under way" ? written : undefined}>
        {written}
      </progress>
      <p className="hint">
        You can leave this page, and it’ll carry on. <a href={`${DESK_IMPORTS_PATH}/${id}`}>Look again</a>
      </p>
    </section>
  );
}

const TABS = [
  { tab: "new", words: "New" },
  { tab: "changed", words: "Changed" },
  { tab: "gone", words: "Gone" },
  { tab: "refused", words: "Refused" },
  { tab: "warnings", words: "Warnings" },
  { tab: "twice", words: "Listed twice?" },
] as const;
type Tab = (typeof TABS)[number]["tab"];

function Look({ shown, preview }: { shown: Shown; preview: NonNullable<Shown["preview"]> }) {
  const [asked] = useSearchParams();
  const first: Tab = TABS.find(({ tab }) => tab === "refused" && preview.refused.count > 0)?.tab ?? "new";
  const tab = TABS.find((one) => one.tab === asked.get("tab"))?.tab ?? first;
  const { gone, unknown } = preview;
  return (
    <>
      {gone.count > 0 && (
        <section className="say">
          <Icon name="alert" />
          <div>
            <h2>{`${countInWords(gone.count, "practice")} would leave the list`}</h2>
            <p>
              You said the file is complete. {goneNames(gone)} {gone.count === 1 ? "isn’t" : "aren’t"} in it.{" "}
              {riskWords(gone.first)}
            </p>
          </div>
        </section>
      )}
      {unknown.length > 0 && (
        <p className="say">We don’t know these columns, so we’ll leave them out: {unknown.join(", ")}.</p>
      )}
      <section>
        <nav className="tabset" aria-label="What the file would do">
          {TABS.map(({ tab: one, words }) => (
            <Link
              key={one}
              to={`?tab=${one}`}
              aria-current={one === tab ? "page" : undefined}
              preventScrollReset
            >
              {words} <b>{formatCount(preview[one].count)}</b>
            </Link>
          ))}
        </nav>
        <Rows tab={tab} preview={preview} />
        <p className="row">
          <a className="go" href={`${DESK_IMPORTS_PATH}/${shown.id}/notes.csv`} download>
            {preview.isWhole ? "Download all" : "Download the first"} refusals and warnings (CSV)
          </a>
        </p>
      </section>
      <Import shown={shown} />
    </>
  );
}

type Gone = NonNullable<Shown["preview"]>["gone"];

function goneNames({ count, first }: Gone): string {
  const names = first.slice(0, 3).map(({ name }) => name);
  const more = count - names.length;
  return more > 0 ? `${names.join(", ")} and ${formatCount(more)} more` : names.join(", ");
}

function riskWords(gone: Gone["first"]): string {
  const joined = gone.filter(({ hasJoined }) => hasJoined).length;
  const waiting = gone.reduce((sum, one) => sum + one.waiting, 0);
  if (joined === 0 && waiting === 0) return "None of them has joined or has a request waiting.";
  const [has, waits] = [joined === 1 ? "has" : "have", waiting === 1 ? "is" : "are"];
  return `${formatCount(joined)} of them ${has} joined, and ${countInWords(waiting, "request")} ${waits} waiting with them.`;
}

function Rows({ tab, preview }: { tab: Tab; preview: NonNullable<Shown["preview"]> }) {
  const { count } = preview[tab];
  if (count === 0) return <p className="soft">None.</p>;
  const hidden = count - preview[tab].first.length;
  return (
    <>
      {tab === "new" || tab === "changed" || tab === "gone" ? (
        <ul className="names">
          {tab === "gone"
            ? preview.gone.first.map(({ id, name }) => <li key={id}>{name}</li>)
            : preview[tab].first.map(({ name, place }) => (
                <li key={`${name} ${place}`}>
                  {name} <span className="dim">{place}</span>
                </li>
              ))}
        </ul>
      ) : (
        <table className="table refused">
          <TableHead
            columns={["Line", "Practice", "Column", tab === "refused" ? "Why it’s left out" : "What we saw"]}
          />
          <tbody>
            {preview[tab].first.map(({ line, name, field, value, reason }) => (
              <tr key={`${line} ${field} ${reason}`}>
                <td className="num">{line}</td>
                <th scope="row">{name || "No name"}</th>
                <td>{withCapital(field)}</td>
                <td>
                  {value === "" || reason.includes(value) ? withCapital(reason) : `“${value}” ${reason}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hidden > 0 && <p className="soft">And {formatCount(hidden)} more.</p>}
    </>
  );
}

function Import({ shown: { counts, planHash, samples, trials, lacking } }: { shown: Shown }) {
  const isBusy = useNavigation().state === "submitting";
  const written = counts.new + counts.changed;
  if (written + counts.gone === 0)
    return (
      <p className="say">
        It wouldn’t change anything. <Link to={DESK_IMPORT_NEW_PATH}>Choose another file</Link>
      </p>
    );
  return (
    <DeskForm className="stack">
      <ActFields act="import" version={0} />
      <input type="hidden" name="planHash" value={planHash} />
      {samples > 0 && (
        <label className="tick">
          <input type="checkbox" name="replaceSamples" value="yes" required />
          <span>Remove the {formatCount(samples)} sample practices with this import</span>
        </label>
      )}
      {trials.length > 0 && (
        <p>
          Sample practices still have {countInWords(trials.length, "open request")}: {trials.join(", ")}. Once
          the samples are gone, they look real and can go to a real practice. Erase them first.
        </p>
      )}
      {lacking && (
        <label className="tick">
          <input type="checkbox" name="withdrawMany" value="yes" required />
          <span>{lacking} They’re really gone</span>
        </label>
      )}
      <div className="act">
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          {isBusy ? "Reading it once more…" : importWords(written, counts.gone)}
        </button>
        <Link className="btn btn-second" to={DESK_IMPORT_NEW_PATH}>
          Choose another file
        </Link>
        <p className="small">
          You can undo it all later, as long as it’s one of the last five imports from this source.
        </p>
      </div>
    </DeskForm>
  );
}

/** `Import 89 and take 3 off the list` */
function importWords(written: number, gone: number): string {
  if (written === 0) return `Take ${formatCount(gone)} off the list`;
  return `Import ${formatCount(written)}${gone > 0 ? ` and take ${formatCount(gone)} off the list` : ""}`;
}
