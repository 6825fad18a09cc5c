import { Link } from "react-router";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { Route } from "./+types/practice-page.ts";
import { DeskForm, InputField } from "./desk-form.tsx";
import { countInWords } from "#domain/counts.ts";
import { DueLabel } from "./due-label.tsx";
import { ActButton, ActFields, Drawer } from "./item-parts.tsx";

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

/** What waits for us about them: before their facts, so that no one has to scroll for it on a phone. */
export function PracticeToDo({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { alike, pictures } = shown;
  return (
    <>
      {shown.unpressed > 0 && (
        <section className="say">
          <Icon name="alert" />
          <div>
            <h2>{countInWords(shown.unpressed, "booking")} in a day that no one has confirmed</h2>
            <p>
              No one has pressed the button in their emails. If they look made up, free their times: each gets
              an email, and so does the practice.
            </p>
            <DeskForm className="row">
              <input type="hidden" name="version" value={shown.version} />
              <ActButton className="btn btn-second" act="request free">
                Free these times
              </ActButton>
            </DeskForm>
          </div>
        </section>
      )}
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
              They say it shows: “{picture.alt}”
              <br />
              {picture.caption !== "" && (
                <>
                  Caption: “{picture.caption}”
                  <br />
                </>
              )}
              <span className="dim">Sent {picture.sent}</span>
            </p>
            <DeskForm className="row">
              <input type="hidden" name="picture" value={picture.id} />
              <input type="hidden" name="version" value={shown.version} />
              <ActButton className="btn btn-primary" act="picture approve">
                Let people see it
              </ActButton>
            </DeskForm>
            <Drawer title="Refuse it" isOpen={typed["picture"] === picture.id}>
              <DeskForm className="stack">
                <input type="hidden" name="picture" value={picture.id} />
                <input type="hidden" name="version" value={shown.version} />
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
                  <ActButton className="btn btn-second" act="picture decline">
                    Delete it and tell them why
                  </ActButton>
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
            <DeskForm className="row">
              <Link to={`${DESK_PRACTICES_PATH}/${shown.id}/merge/${other}`}>Compare side by side</Link>
              <ActFields act="practice apart" version={version} />
              <input type="hidden" name="other" value={other} />
              <button className="plain" type="submit">
                They’re different
              </button>
            </DeskForm>
          </div>
        </section>
      ))}
    </>
  );
}

/** What waits with them. */
export function WithThemNow({ shown: { waiting, now } }: { shown: Shown }) {
  if (waiting.length === 0) return null;
  return (
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
  );
}
