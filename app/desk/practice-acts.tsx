import { Form } from "react-router";
import type { Route } from "./+types/practice-page.ts";
import { DeskForm, InputField } from "./desk-form.tsx";
import { KEPT, KeepTyped } from "./drafts.tsx";
import { ActButton, ActDrawer, ActFields, Drawer } from "./item-parts.tsx";
import { LineToSend } from "./line-to-send.tsx";

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

/** Whether they have joined, and the link that they answer with. */
export function TheirLink({ shown }: { shown: Shown }) {
  const { link, hasJoined, email } = shown;
  if (!hasJoined)
    return (
      <section className="panel">
        <h2>They haven’t joined</h2>
        <p className="soft">Requests go to them once they have{email === "" && ", and have an email"}.</p>
        <DeskForm className="row gap">
          <ActFields act="practice join" version={shown.version} />
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
        <ActButton className="btn btn-second" act="practice link" disabled={email === ""}>
          {link ? "Send the link again" : "Send them a link"}
        </ActButton>
        {link && (
          <ActButton className="plain" act="practice end-links">
            End every link
          </ActButton>
        )}
      </DeskForm>
      {email === "" && <p className="hint">There’s no email address to send it to.</p>}
    </section>
  );
}

/** What patients can do with their free times, and what we turn off for them when they ring. */
export function TheirFreeTimes({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { freeTimes, version } = shown;
  if (!freeTimes) return null;
  const { state, words, daysOff } = freeTimes;
  return (
    <section className="panel">
      <h2>Free times</h2>
      <p className="soft">{words}</p>
      {daysOff !== "" && <p className="soft">Nothing is free on: {daysOff}.</p>}
      {state !== "off" && (
        <>
          <DeskForm className="row gap">
            <input type="hidden" name="version" value={version} />
            {state === "on" && (
              <ActButton className="btn btn-second" act="free-times ask">
                Let patients only ask
              </ActButton>
            )}
            <ActButton className="btn btn-second" act="free-times off">
              Turn them off
            </ActButton>
          </DeskForm>
          <ActDrawer
            title="They’re away"
            act="free-times away"
            version={version}
            typed={typed}
            press="Nothing is free then"
          >
            <div className="two">
              <InputField name="awayFrom" label="Day" type="date" required defaultValue={typed["awayFrom"]} />
              <InputField
                name="awayTo"
                label={
                  <>
                    Last day <span className="opt">(if more than one)</span>
                  </>
                }
                type="date"
                defaultValue={typed["awayTo"]}
              />
            </div>
          </ActDrawer>
          <p className="hint">
            Agreed appointments stay booked. They get an email that says what we changed.
          </p>
        </>
      )}
    </section>
  );
}

/** What they paste into their own website, to show their hours there, and the button to book. */
function OwnWebsite({ shown: { embed } }: { shown: Shown }) {
  return (
    <Drawer title="Their hours on their own website">
      {embed === null ? (
        <p>
          Their listing has no website yet, and only that website can show their hours. Ask them for it first.
        </p>
      ) : (
        <>
          <p>{`Send them this line for ${embed.hosts}. It follows what they change in their listing.`}</p>
          <LineToSend line={embed.script} what="the line" />
          <p>Where their website doesn’t allow scripts:</p>
          <LineToSend line={embed.frame} what="this one" />
        </>
      )}
    </Drawer>
  );
}

/** What changes rarely: leaving, the list, merging and splitting. */
export function MoreActs({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { withdrawn, hasJoined, records, draft } = shown;
  const canBeSplit = records.filter((one) => one.canBeSplit);
  return (
    <section className="panel panel-quiet">
      <h2>More</h2>
      {withdrawn ? (
        <DeskForm>
          <ActFields act="practice return" version={shown.version} />
          <button className="btn btn-second" type="submit">
            {withdrawn.mergedInto ? "Separate the two again" : "List them again"}
          </button>
        </DeskForm>
      ) : (
        <>
          <OwnWebsite shown={shown} />
          {hasJoined && (
            <ActDrawer
              title="They’ve left: no more requests"
              act="practice leave"
              version={shown.version}
              press="They’ve left"
            >
              <p>
                We take back what they said themselves, and their pictures. Requests they haven’t answered
                come back to us. Their link ends, and the times they keep for people who phoned are deleted:
                ask them to print those days first.
              </p>
            </ActDrawer>
          )}
          <ActDrawer
            title="Stop listing them"
            act="practice remove"
            version={shown.version}
            typed={typed}
            press="Take them off"
            isOpen={Boolean(draft?.words["why"])}
          >
            <InputField
              name="why"
              label="Why"
              hint="Nothing is deleted, and no import brings them back."
              maxLength={200}
              required
              defaultValue={typed["why"] ?? draft?.words["why"]}
              {...KEPT}
            />
            <KeepTyped wasKept={Boolean(draft?.words["why"])} />
          </ActDrawer>
          <Drawer title="Merge with another practice">
            <Form method="get" className="stack">
              <InputField
                name="merge"
                label="The other practice’s number"
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
            <Drawer title="A source means a different practice">
              {canBeSplit.map(({ source, externalId, name, asOf }) => (
                <DeskForm key={`${source} ${externalId}`} className="row">
                  <ActFields act="practice split" version={shown.version} />
                  <input type="hidden" name="source" value={source} />
                  <input type="hidden" name="externalId" value={externalId} />
                  <p>
                    {name}, {externalId}, {asOf}
                  </p>
                  <button className="plain" type="submit">
                    List it as a separate practice
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
