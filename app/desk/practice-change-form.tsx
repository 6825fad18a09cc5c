import { Link, useNavigation } from "react-router";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import type { Route } from "./+types/practice-page.ts";
import { DeskForm, InputField } from "./desk-form.tsx";
import { KEPT, KeepTyped } from "./drafts.tsx";
import { ActFields } from "./item-parts.tsx";
import { PositionFields } from "./position-fields.tsx";
import { CHANGES, type Change } from "./practice-changes.ts";
import { RegisterTable } from "./register-table.tsx";

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

const CHANGE_TITLES: Readonly<Record<Change, string>> = {
  name: "Their name",
  address: "Their address",
  position: "Where they are on the map",
  email: "Where requests go",
  people: "Who works there",
};

/** Changes one fact to our own word, or takes our word back. */
export function ChangeForm({ shown, change, typed }: { shown: Shown; change: Change; typed: Typed }) {
  const isBusy = useNavigation().state === "submitting";
  const { values, people, rows, id, draft } = shown;
  const begun: Typed = { ...values, ...draft?.words, ...typed };
  const hasOwnWord = rows.some(({ group, isOurs }) => group === change && isOurs);
  return (
    <section className="panel panel-sea change-fact">
      <h2>{CHANGE_TITLES[change]}</h2>
      <DeskForm className="stack">
        <ActFields act="set" version={shown.version} />
        <input type="hidden" name="change" value={change} />
        {change === "people" ? (
          <>
            <RegisterTable rows={people} typed={{ ...draft?.words, ...typed }} />
            <p className="hint">
              Clear a name to take someone off. A row without a number is listed, and wasn’t looked up.
              Numbers are never published.
            </p>
          </>
        ) : change === "position" ? (
          <PositionFields shown={shown} begun={begun} />
        ) : (
          <div className="two">
            {CHANGES[change].fields.map(({ name, label }, index) => (
              <InputField
                key={name}
                name={name}
                label={label}
                maxLength={300}
                autoFocus={index === 0}
                defaultValue={begun[name]}
                {...KEPT}
              />
            ))}
          </div>
        )}
        <KeepTyped wasKept={draft !== null} />
        <div className="row">
          <button className="btn btn-primary" type="submit" disabled={isBusy}>
            Save as our word
          </button>
          <Link to={`${DESK_PRACTICES_PATH}/${id}`}>Leave it as it is</Link>
        </div>
        <p className="hint">
          No import will overwrite it.
          {change === "email" && " Links to the earlier address stop working."}
        </p>
      </DeskForm>
      {hasOwnWord && (
        <DeskForm className="gap">
          <ActFields act="unset" version={shown.version} />
          <input type="hidden" name="change" value={change} />
          <button className="plain" type="submit" disabled={isBusy}>
            Take our word back and show what the sources say
          </button>
        </DeskForm>
      )}
    </section>
  );
}
