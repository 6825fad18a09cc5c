import { formFields, idIn } from "#kit/token-pages/token-form.tsx";
import { Button, LinkButton } from "#kit/ui/button.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import type { AwayView } from "./away.server.ts";

type Result = NonNullable<AwayView["result"]>;
type Props = { view: AwayView; result: Result };

/** What came of it, in a sentence. */
export function awayResultHead(
  { stretch }: AwayView,
  { toRing, told, isOver }: Result,
): { title: string; lede: string } {
  if (isOver)
    return { title: "You’re here after all", lede: `${stretch}: patients can book those times again.` };
  const told_ = told.length === 0 ? "" : told.length === 1 ? "1 person told" : `${told.length} people told`;
  const ring =
    toRing.length === 0 ? "" : toRing.length === 1 ? "1 person to ring" : `${toRing.length} people to ring`;
  const both = [told_, ring].filter(Boolean).join("; ");
  return {
    title: `You’re away: ${stretch}`,
    lede:
      both === ""
        ? "No one had an appointment then. Patients can’t book those times."
        : `${both}. Patients can’t book those times.`,
  };
}

/** What a practice reads about someone who phoned. */
export const RING_THEM = "Ring them yourself: we don’t have their number.";

/**
 * Who is to be rung comes first, then who has been told and what they answered. It’s one form, so that a press keeps the
 * ticks that stand beside it.
 */
export function AwayResultPart({ view, result }: Props) {
  return (
    <>
      <form className="stack-l request-form" action={view.here} method="post" noValidate>
        <input type="hidden" name="do" value="told" />
        {view.isShown && <input type="hidden" name="shown" value="yes" />}
        {result.toRing.length > 0 && <ToRing view={view} result={result} />}
        {result.told.length > 0 && (
          <section className="stack-l">
            <h2>Told</h2>
            <ul className="day-rows">
              {result.told.map((one) => (
                <li key={one.id} className="away-row">
                  <b>{one.time}</b>
                  {` · ${one.service}`}
                  <br />
                  {one.state}
                  {one.href && (
                    <>
                      <br />
                      <a href={one.href}>Open the appointment</a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {!result.isOver && <Back view={view} result={result} />}
      </form>
      <p>
        <a href={view.week}>Back to your week</a>
      </p>
    </>
  );
}

function ToRing({ view, result }: Props) {
  const { field } = formFields(view, "marked");
  const isShown = result.toRing.some(({ who }) => who !== null);
  if (!isShown)
    return (
      <section className="stack-l">
        <h2>To ring</h2>
        <p>{result.toRing.map(({ time, service }) => `${time}, ${service}`).join("; ")}</p>
        <div>
          <Button answer={{ name: "beside", value: "names", id: idIn("marked", "names") }}>
            Show names and numbers
          </Button>
        </div>
      </section>
    );
  return (
    <section className="stack-l">
      <h2>To ring</h2>
      <p className="small soft">Names shown. We note each look.</p>
      {result.toRing.map((one) => (
        <section key={one.id} className="away-row stack-l">
          <p>
            <b className="break-anywhere">{one.who?.name || "Someone who phoned"}</b>
            <br />
            {`${one.time} · ${one.service}`}
            {one.offers.length > 0 && (
              <>
                <br />
                {`Kept for them: ${one.offers.join("; ")}`}
              </>
            )}
          </p>
          {one.isCaller ? (
            <p>{RING_THEM}</p>
          ) : (
            <p className="away-acts">
              {one.who && one.who.phone !== "" && (
                <LinkButton kind="second" href={one.who.href}>{`Call ${one.who.phone}`}</LinkButton>
              )}
              {one.href && <a href={one.href}>Open the appointment</a>}
            </p>
          )}
          <CheckGrid
            {...field(one.field, "Once you’ve rung")}
            isFilter
            options={[
              { value: "yes", label: one.isCaller ? "I’ve told them: stop keeping it" : "I’ve told them" },
            ]}
          />
        </section>
      ))}
      <div>
        <Button>Save</Button>
      </div>
    </section>
  );
}

function Back({ view, result: { back } }: Props) {
  const { field } = formFields(view, "marked");
  return (
    <section className="stack-l">
      <h2>I’m here after all</h2>
      <p>{backWords(back)}</p>
      <CheckGrid
        {...field("sure", "Are you sure?")}
        options={[{ value: "yes", label: "Yes, I’m here then" }]}
      />
      <div>
        <Button kind="second" answer={{ name: "beside", value: "back", id: idIn("marked", "back") }}>
          I’m here after all
        </Button>
      </div>
    </section>
  );
}

function backWords(back: Result["back"]): string {
  if (!back) return "Patients can book those times again. The appointments that you gave up don’t come back.";
  const cancelled = "What you cancelled, and what a patient has answered, stays as it is.";
  if (back.count === 0) return `Patients can book those times again. ${cancelled}`;
  const whose =
    back.count === 1
      ? "1 appointment whose patient hasn’t answered yet"
      : `${back.count} appointments whose patients haven’t answered yet`;
  return `Until ${back.until} this puts back ${whose}, and tells them. Patients can book the other times again. ${cancelled}`;
}
