import { withCapital } from "#domain/text.ts";
import { formFields, idIn } from "#kit/token-pages/token-form.tsx";
import { Enhance } from "#kit/islands/island.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextArea } from "#kit/ui/form/text-field.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import type { AwayView } from "./away.server.ts";
import { RING_THEM } from "./away-result.tsx";

/** Each button of the page sends it, so that a press beside it keeps the sentence that is in it. */
const MARK_FORM = idIn("mark", "form");

/**
 * What an away touches, and what becomes of each. The sentence has no preset, so that the form sent as it was served tells
 * no one anything.
 */
export function AwayLook({ view }: { view: AwayView }) {
  const { field } = formFields(view, "mark");
  const { touched } = view;
  const told = touched.filter((one) => one.ways.length > 0 || one.isByEmail).length;
  return (
    <>
      <Note>
        {view.isLapsed || view.closedUntil === null
          ? "Ten minutes are over, so patients can book these times again until you mark them."
          : `Until ${view.closedUntil} no one can book these times. Nothing else has changed yet.`}
      </Note>
      {view.forAll.length > 1 && (
        <nav className="week-people" aria-label="Offer all of them">
          {view.forAll.map(({ choice, label }) => (
            <Button
              key={choice}
              kind="second"
              size="small"
              form={MARK_FORM}
              to={`${view.here}&offer=${choice}`}
              answer={{ name: "beside", value: "offer", id: idIn("mark", choice) }}
            >
              {`Offer all: ${label}`}
            </Button>
          ))}
        </nav>
      )}
      {view.callers.length > 0 && <Callers view={view} />}
      <form id={MARK_FORM} className="stack-l request-form" action={view.here} method="post" noValidate>
        <input type="hidden" name="do" value="mark" />
        {view.isShown && <input type="hidden" name="shown" value="yes" />}
        {view.callers.map((one) => (
          <input key={one.field} type="hidden" name={one.field} value="yes" />
        ))}
        {touched.map((one) => (
          <section key={one.field} className="away-row">
            <p>
              <b>{one.time}</b>
              <br />
              {one.what}
              {!one.isByEmail && (
                <>
                  <br />
                  {"Our email didn’t reach them, so you’ll have to ring them."}
                </>
              )}
            </p>
            <SelectField
              {...field(one.field, `What becomes of ${one.time}`)}
              label="What we’ll do"
              value={view.posted?.values[one.field] ?? presetFor(one, view.chosen)}
              options={[
                ...one.ways.map(({ choice, label }) => ({ value: choice, label: `Offer ${label}` })),
                ...(one.isByEmail ? [{ value: "cancel", label: "Cancel it" }] : []),
                { value: "ring", label: "Nothing: I’ll ring them" },
              ]}
            />
            {one.ways.map(({ choice, label, times }) => (
              <p key={choice} className="small soft">
                {`${withCapital(label)}: ${times}`}
              </p>
            ))}
          </section>
        ))}
        {touched.length > 0 && (
          <>
            <Enhance file="kit/token-pages/form">
              <TextArea
                {...field("words", "Your sentence to all of them")}
                hint="Like: Our dentist is ill. It’s in the email as you write it."
                most={300}
                rows={2}
              />
            </Enhance>
            <Disclosure summary="What the email says">
              <p>
                {`“${view.name} can’t see you on [their day and time], so your appointment won’t go ahead. We’re sorry.” Then the other times, to choose one with one press, and your sentence. Their old time goes from their calendar.`}
              </p>
            </Disclosure>
          </>
        )}
        <div>
          <Button>{markWords(view.stretch ?? "", told)}</Button>
        </div>
      </form>
    </>
  );
}

/** Who phoned, and is only known by the practice’s own note, which waits for a press as names do. */
function Callers({ view }: { view: AwayView }) {
  const isShown = view.callers.some(({ note }) => note !== null);
  return (
    <section className="stack-l">
      <h2>Phoned</h2>
      <p>{RING_THEM}</p>
      <ul className="day-rows">
        {view.callers.map(({ field, time, what, note }) => (
          <li key={field} className="away-row">
            <b>{time}</b>
            <br />
            {what}
            {note && (
              <>
                <br />
                <span className="break-anywhere">{`Your note: ${note}`}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {isShown ? (
        <p className="small soft">Notes shown. We note each look.</p>
      ) : (
        <Button
          kind="second"
          size="small"
          form={MARK_FORM}
          answer={{ name: "beside", value: "names", id: idIn("mark", "names") }}
        >
          Show your notes
        </Button>
      )}
    </section>
  );
}

/** What was chosen for all of them, where it can be had; else the first other times, or a call. */
function presetFor({ ways }: AwayView["touched"][number], chosen: AwayView["chosen"]): string {
  const way = ways.find(({ choice }) => choice === chosen) ?? ways[0];
  return way?.choice ?? "ring";
}

/** `Mark Friday 4 December away and tell 3 people` */
function markWords(stretch: string, told: number): string {
  if (told === 0) return `Mark ${stretch} away`;
  return `Mark ${stretch} away and tell ${told === 1 ? "1 person" : `${told} people`}`;
}
