import { Link, useNavigation } from "react-router";
import { type FormEvent, useState } from "react";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { kilometresBetween } from "#domain/finding/distance.ts";
import { plateOf } from "#kit/ui/map/plate.ts";
import { PlateMap } from "#kit/ui/map/plate-map.tsx";
import type { Route } from "./+types/practice-page.ts";
import { type Change, CHANGES, isChange } from "#content/desk-practice.ts";
import { TableHead } from "./table-head.tsx";
import { DeskForm, InputField } from "./desk-form.tsx";
import { KeepTyped, KEPT } from "./drafts.tsx";
import { ActFields } from "./item-parts.tsx";
import { RegisterLink, RegisterTable } from "./register-table.tsx";

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

/** What people see of a practice, who says so, and the form of the fact that we are changing. */
export function PracticeFacts({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { change, hasJoined, withdrawn } = shown;
  const rows = shown.rows.filter(({ group, source }) => source !== "" || isChange(group));
  const unstated = shown.rows.filter((row) => !rows.includes(row)).map(({ name }) => name.toLowerCase());
  return (
    <>
      {change && <ChangeForm shown={shown} change={change} typed={typed} />}
      <table className="table fold">
        <TableHead columns={["Fact", "What people see", "Who says so", "Since"]}>
          <th scope="col" className="r">
            <span className="visually-hidden">Change</span>
          </th>
        </TableHead>
        <tbody>
          {rows.map(({ group, name, value, source, since, others }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {source === "" ? <span className="dim">{value}</span> : value}
                {others.map((other) => (
                  <span key={`${other.source} ${other.value}`} className="small dim other-word">
                    {other.source} says <span className="was">{other.value}</span>
                  </span>
                ))}
              </td>
              <td className="meta">{source}</td>
              <td className="meta num">{since}</td>
              <td className="r">
                {!withdrawn && isChange(group) && (
                  <Link to={`?change=${group}`} className="edit">
                    Change<span className="visually-hidden"> {name}</span>
                  </Link>
                )}
                {!isChange(group) && hasJoined && <span className="dim small">Theirs</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unstated.length > 0 && (
        <p className="small soft gap">No source says anything about: {unstated.join(", ")}.</p>
      )}
      <p className="small soft gap">
        {hasJoined
          ? "“Theirs”: they change it with their link, and their word counts most. Ring them, or send the link again."
          : "They haven’t joined, so they have no link: we show what the sources say about the rest."}
      </p>
    </>
  );
}

const CHANGE_TITLES: Readonly<Record<Change, string>> = {
  name: "Their name",
  address: "Their address",
  position: "Where they are on the map",
  email: "Where requests go",
  people: "Who works there",
};

/** Changes one fact to our own word, or takes our word back. */
function ChangeForm({ shown, change, typed }: { shown: Shown; change: Change; typed: Typed }) {
  const isBusy = useNavigation().state === "submitting";
  const { values, people, rows, id, draft, hasJoined } = shown;
  const begun: Typed = { ...values, ...draft?.words, ...typed };
  const hasOwnWord = rows.some(({ group, isOurs }) => group === change && isOurs);
  return (
    <section className="panel panel-sea change-fact">
      <h2>{CHANGE_TITLES[change]}</h2>
      <DeskForm className="stack">
        <ActFields act="practice set" version={shown.version} />
        <input type="hidden" name="change" value={change} />
        {change === "people" ? (
          <>
            <RegisterLink />
            <RegisterTable rows={people} typed={{ ...draft?.words, ...typed }} />
            <p className="hint">
              Clear a name to take someone off. Someone without a number is still listed; we just haven’t
              looked them up. Numbers are never published.
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
          {change === "email" &&
            hasJoined &&
            " Links to the earlier address stop working, and this one gets new ones."}
        </p>
      </DeskForm>
      {hasOwnWord && (
        <DeskForm className="gap">
          <ActFields act="practice unset" version={shown.version} />
          <input type="hidden" name="change" value={change} />
          <button className="plain" type="submit" disabled={isBusy}>
            Take our word back and show what the sources say
          </button>
        </DeskForm>
      )}
    </section>
  );
}

/** Kilometres across the map that shows the pin. */
const PLATE_KM = 20;

type Props = { shown: Route.ComponentProps["loaderData"]; begun: Readonly<Record<string, string>> };

/** Two numbers, and the pin that they put on the map. Without JavaScript the pin stays where it was saved. */
function PositionFields({ shown: { town, where }, begun }: Props) {
  const [typed, setTyped] = useState(begun);
  const pin = pinIn(typed);
  const plate = pin && plateOf(pin, PLATE_KM);
  const away = pin && Math.round(kilometresBetween(pin, town));
  return (
    <div className="position">
      <div
        className="two"
        onInput={({ target }: FormEvent<HTMLElement>) => {
          if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
        }}
      >
        {CHANGES.position.fields.map(({ name, label }, index) => (
          <InputField
            key={name}
            name={name}
            label={label}
            inputMode="text"
            maxLength={20}
            autoFocus={index === 0}
            defaultValue={begun[name]}
            {...KEPT}
          />
        ))}
      </div>
      {plate && <PlateMap plate={plate} label={where} />}
      <p className="hint" role="status">
        {pin === null
          ? "Both numbers put a pin on the map."
          : `${away === 0 ? "Less than 1" : away} km from the middle of ${town.name}. `}
        {pin && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${pin.latitude}&mlon=${pin.longitude}#map=18/${pin.latitude}/${pin.longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            See the pin on a street map
          </a>
        )}
      </p>
    </div>
  );
}

/** `{ latitude: -36.8485, longitude: 174.7443 }`; null unless both are numbers that can be in New Zealand. */
function pinIn({ latitude = "", longitude = "" }: Readonly<Record<string, string>>) {
  const [south, east] = [latitude, longitude].map((text) =>
    text.trim() === "" ? Number.NaN : Number(text.replace("−", "-")),
  );
  const isHere = south! < -28 && south! > -56 && (east! > 160 || east! < -170);
  return isHere ? { latitude: south!, longitude: east! } : null;
}
