import { Form, Link, useNavigation } from "react-router";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { Locator } from "#kit/ui/map/locator.tsx";
import type { Route } from "./+types/practice-page.ts";
import { DeskForm, InputField } from "./desk-form.tsx";
import { doorMeta } from "./door-head.tsx";
import { ACT } from "./drafts.tsx";
import { DueLabel } from "./due-label.tsx";
import { Answer, Drawer, History, LOOK_NOTE } from "./item-parts.tsx";
import { CHANGES, isChange, PRACTICE_TABS, type Change } from "./practice-changes.ts";
import { answerPractice, readPractice } from "./practice.server.ts";
import { RegisterTable } from "./register-table.tsx";
import { Pulse } from "./use-pulse.tsx";

export const meta: Route.MetaFunction = ({ params }) => doorMeta(`Practice ${params["id"]}`);

export function loader({ request, context, params }: Route.LoaderArgs) {
  return readPractice({ request, context, ...params });
}

export function action({ request, context, params }: Route.ActionArgs) {
  return answerPractice({ request, context, ...params });
}

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
      {done && (
        <div className="say say-done" role="status">
          <Icon name="check" />
          <b>{done.words}</b>
        </div>
      )}
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
            {tab === "" && <Facts shown={shown} typed={typed} />}
            {tab === "requests" && <Earlier items={shown.requests} folder="requests" />}
            {tab === "reviews" && <Earlier items={shown.reviews} folder="reviews" />}
            {tab === "history" && <History happened={shown.lines} now={now} />}
          </section>
          {tab === "" && <ToDo shown={shown} typed={typed} />}
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
                    <a href={`tel:${shown.phone.replaceAll(/[^\d+]/g, "")}`}>{shown.phone}</a>
                  </p>
                )}
              </div>
            </div>
          </section>
          {!withdrawn && <TheirLink shown={shown} />}
          <More shown={shown} typed={typed} />
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

function Facts({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { change, hasJoined, withdrawn } = shown;
  const rows = shown.rows.filter(({ group, source }) => source !== "" || isChange(group));
  const unstated = shown.rows.filter((row) => !rows.includes(row)).map(({ name }) => name.toLowerCase());
  return (
    <>
      {change && <ChangeForm shown={shown} change={change} typed={typed} />}
      <table className="table fold">
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">What people see</th>
            <th scope="col">Who says so</th>
            <th scope="col">Since</th>
            <th scope="col" className="r">
              <span className="vh">Change</span>
            </th>
          </tr>
        </thead>
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
                    Change<span className="vh"> {name}</span>
                  </Link>
                )}
                {!isChange(group) && hasJoined && <span className="dim small">Theirs</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unstated.length > 0 && <p className="small soft gap">No source has: {unstated.join(", ")}.</p>}
      <p className="small soft gap">
        {hasJoined
          ? "“Theirs”: they change it with their link, and their word counts most. Ring them, or send the link again."
          : "They haven’t joined, so they have no link: we show what the sources say about the rest."}
      </p>
    </>
  );
}

function Hidden({ shown, act, change }: { shown: Pick<Shown, "version">; act: string; change?: string }) {
  return (
    <>
      <input type="hidden" name={ACT} value={act} />
      <input type="hidden" name="version" value={shown.version} />
      {change && <input type="hidden" name="change" value={change} />}
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

function ChangeForm({ shown, change, typed }: { shown: Shown; change: Change; typed: Typed }) {
  const isBusy = useNavigation().state === "submitting";
  const { values, people, rows, id } = shown;
  const current: Typed = values;
  const hasOwnWord = rows.some(({ group, isOurs }) => group === change && isOurs);
  return (
    <section className="panel panel-sea change-fact">
      <h2>{CHANGE_TITLES[change]}</h2>
      <DeskForm className="stack">
        <Hidden shown={shown} act="set" change={change} />
        {change === "people" ? (
          <>
            <RegisterTable rows={people} typed={typed} />
            <p className="hint">
              Clear a name to take someone off. A row without a number is listed, and wasn’t looked up.
              Numbers are never published.
            </p>
          </>
        ) : (
          <div className="two">
            {CHANGES[change].fields.map(({ name, label }, index) => (
              <InputField
                key={name}
                name={name}
                label={label}
                maxLength={300}
                autoFocus={index === 0}
                defaultValue={typed[name] ?? current[name]}
              />
            ))}
          </div>
        )}
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
          <Hidden shown={shown} act="unset" change={change} />
          <button className="plain" type="submit" disabled={isBusy}>
            Take our word back and show what the sources say
          </button>
        </DeskForm>
      )}
    </section>
  );
}

/** What waits with them, and what waits for us about them. */
function ToDo({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { waiting, alike, pictures, now } = shown;
  return (
    <>
      {pictures.map((picture) => (
        <section key={picture.id} className="say picture-waits">
          <Icon name="shield-check" />
          <div className="stack">
            <h2>A picture is waiting for you</h2>
            <img
              src={picture.path}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
            <p>
              They say it shows: {picture.alt}
              {picture.caption !== "" && <>. Below it: “{picture.caption}”</>}
              <span className="dim"> Sent {picture.sent}.</span>
            </p>
            <DeskForm className="row">
              <input type="hidden" name="picture" value={picture.id} />
              <button className="btn btn-primary" type="submit" name={ACT} value="approve-picture">
                Let people see it
              </button>
            </DeskForm>
            <Drawer title="Refuse it" isOpen={typed["picture"] === picture.id}>
              <DeskForm className="stack">
                <input type="hidden" name="picture" value={picture.id} />
                <InputField
                  name="because"
                  label="Why not"
                  hint="The practice reads this in an email."
                  id={`because-${picture.id}`}
                  maxLength={500}
                  required
                  defaultValue={typed["picture"] === picture.id ? typed["because"] : ""}
                />
                <div>
                  <button className="btn btn-second" type="submit" name={ACT} value="decline-picture">
                    Delete it and tell them why
                  </button>
                </div>
              </DeskForm>
            </Drawer>
          </div>
        </section>
      ))}
      {alike.map(({ other, name, why, version }) => (
        <section key={other} className="say">
          <Icon name="alert" />
          <div>
            <h2>Perhaps the same practice twice</h2>
            <p>
              “{name}”, practice {other}: {why}.
            </p>
            <DeskForm className="row" action={`${DESK_PRACTICES_PATH}/${shown.id}/merge/${other}`}>
              <Link to={`${DESK_PRACTICES_PATH}/${shown.id}/merge/${other}`}>Compare side by side</Link>
              <Hidden shown={{ version }} act="apart" />
              <button className="plain" type="submit">
                They’re different
              </button>
            </DeskForm>
          </div>
        </section>
      ))}
      {waiting.length > 0 && (
        <section>
          <div className="band">
            <h2>With them now</h2>
            <span>{waiting.length}</span>
          </div>
          <ul className="queue">
            {waiting.map((item) => (
              <li key={item.id}>
                <Link className="item" to={item.href}>
                  <span className="kind">
                    <Icon name="calendar" />
                  </span>
                  <span className="due">
                    <DueLabel due={item.due} now={now} isLate={item.due < now} />
                  </span>
                  <span className="what">{item.what}</span>
                  <span className="more">{item.more}</span>
                  <span className="ref">{item.label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  received: "waits for us",
  sent: "with them",
  asked: "waits for the patient",
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

function TheirLink({ shown }: { shown: Shown }) {
  const { link, hasJoined, email } = shown;
  if (!hasJoined)
    return (
      <section className="panel">
        <h2>They haven’t joined</h2>
        <p className="soft">Requests go to them once they have{email === "" && ", and have an email"}.</p>
        <DeskForm className="row gap">
          <Hidden shown={shown} act="join" />
          <button className="btn btn-second" type="submit">
            They’ve joined
          </button>
        </DeskForm>
      </section>
    );
  return (
    <section className="panel">
      <h2>Their link</h2>
      <p className="soft">
        {link ? `Made ${link.made}. Works until ${link.until}.` : "They have no working link."}
      </p>
      <DeskForm className="row gap">
        <input type="hidden" name="version" value={shown.version} />
        <button className="btn btn-second" type="submit" name={ACT} value="link" disabled={email === ""}>
          {link ? "Send the link again" : "Send them a link"}
        </button>
        {link && (
          <button className="plain" type="submit" name={ACT} value="end links">
            End every link
          </button>
        )}
      </DeskForm>
      {email === "" && <p className="hint">There’s no email address to send it to.</p>}
    </section>
  );
}

function More({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { withdrawn, hasJoined, records } = shown;
  const canBeSplit = records.filter((one) => one.canBeSplit);
  return (
    <section className="panel panel-quiet">
      <h2>More</h2>
      {withdrawn ? (
        <DeskForm>
          <Hidden shown={shown} act="return" />
          <button className="btn btn-second" type="submit">
            {withdrawn.mergedInto ? "Separate the two again" : "List them again"}
          </button>
        </DeskForm>
      ) : (
        <>
          {hasJoined && (
            <Drawer title="They’ve left: no more requests">
              <p>
                What they said themselves is taken back, their pictures too. Requests they haven’t answered
                come back to us.
              </p>
              <DeskForm>
                <Hidden shown={shown} act="leave" />
                <button className="btn btn-second" type="submit">
                  They’ve left
                </button>
              </DeskForm>
            </Drawer>
          )}
          <Drawer title="Stop listing them" isOpen={typed[ACT] === "remove"}>
            <DeskForm className="stack">
              <Hidden shown={shown} act="remove" />
              <InputField
                name="why"
                label="Why"
                hint="Nothing is deleted, and no import brings them back."
                maxLength={200}
                required
                defaultValue={typed["why"]}
              />
              <div>
                <button className="btn btn-second" type="submit">
                  Take them off
                </button>
              </div>
            </DeskForm>
          </Drawer>
          <Drawer title="Merge with another practice">
            <Form method="get" className="stack">
              <InputField
                name="merge"
                label="The number of the other"
                hint="You see both side by side first."
                inputMode="numeric"
                pattern="[0-9]+"
                maxLength={9}
                required
              />
              <div>
                <button className="btn btn-second" type="submit">
                  Compare side by side
                </button>
              </div>
            </Form>
          </Drawer>
          {canBeSplit.length > 1 && (
            <Drawer title="A source is about another practice">
              {canBeSplit.map(({ source, externalId, name, asOf }) => (
                <DeskForm key={`${source} ${externalId}`} className="row">
                  <Hidden shown={shown} act="split" />
                  <input type="hidden" name="source" value={source} />
                  <input type="hidden" name="externalId" value={externalId} />
                  <p>
                    {name}, {externalId}, {asOf}
                  </p>
                  <button className="plain" type="submit">
                    Make it a practice of its own
                  </button>
                </DeskForm>
              ))}
            </Drawer>
          )}
        </>
      )}
    </section>
  );
}
