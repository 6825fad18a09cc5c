import type { ReactNode } from "react";
import { formatDay } from "#domain/nz-time.ts";
import { directoryHref } from "#content/links.ts";
import type { FieldFacts } from "#kit/ui/form/field.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import { joined } from "#domain/lists.ts";
import { ANYWHERE } from "#content/requests/fields.ts";
import type { AskedPractice } from "./practice.server.ts";

/**
 * Who came from a practice's page asks that practice, and can change their mind here without losing an answer.
 * Who did not is not asked; a practice that has left the site in between is said to be gone.
 */
export function PracticeChoice({
  facts,
  practice,
  isChosen,
  isOpen,
  time = null,
  children,
}: {
  facts: FieldFacts;
  practice: AskedPractice | null;
  isChosen: boolean;
  /** Other days were asked for, so the list must be in sight. */
  isOpen: boolean;
  /** `Mon 30 Nov, 9:30am`: with which someone arrived. */
  time?: string | null;
  /** What folds out with the other choice: the list of times. */
  children?: ReactNode;
}) {
  if (!practice && !facts.error) return null;
  const takesIt = practice !== null && practice.call === undefined;
  const cards = (
    <RadioCards
      {...facts}
      isOptional={false}
      columns={2}
      options={
        takesIt ? [{ value: practice.id, label: practice.name, hint: whereIs(practice) }, NEARBY] : [NEARBY]
      }
      value={practice && isChosen ? practice.id : ""}
    >
      {practice && <CallIt practice={practice} />}
      <p className="small">
        <a href={practice ? practice.path : directoryHref()}>
          {practice ? `Back to ${practice.name}` : "Find another practice"}
        </a>
      </p>
    </RadioCards>
  );
  return (
    <div className="part chosen-part stack-s">
      {takesIt ? (
        <details className="chosen-practice" open={isOpen || !isChosen || facts.error !== undefined}>
          <summary>
            {!time && <span className="small soft">Practice</span>}
            <span>
              {time && (
                <span className="brought-time" data-picked-words="">
                  <WithDate text={time} />
                </span>
              )}
              <b>{practice.name}</b>
              <span className="small soft">{whereIs(practice)}</span>
            </span>
            <span className="change">Change</span>
          </summary>
          {children}
          {cards}
        </details>
      ) : (
        cards
      )}
      {practice?.passedOn && <p className="small">{practice.passedOn}</p>}
      {practice && <NoNewPatients practice={practice} />}
    </div>
  );
}

const NEARBY = { value: "", label: ANYWHERE, hint: "We’ll choose a practice for you" };

function whereIs({ suburb, place, isSample }: AskedPractice): string {
  return `${isSample ? "Sample practice. " : ""}${joined([suburb, place])}`;
}

/** No request can reach it: the form goes to another practice, and this one can be called. */
function CallIt({ practice: { name, call, place } }: { practice: AskedPractice }) {
  if (call === undefined) return null;
  return (
    <Note>
      <b>{`${name} doesn’t take requests through this site`}</b>
      {call === "" ? (
        `, and we don’t know their number. Send the form, and we’ll look for another practice in or near ${place}.`
      ) : (
        <>
          {". Call to book: "}
          <PhoneLink phone={call} />
          {`. Or send the form, and we’ll look for another practice in or near ${place}.`}
        </>
      )}
    </Note>
  );
}

/** Shown before sending; existing patients of the practice may still ask. */
function NoNewPatients({ practice: { name, newPatients, isSample } }: { practice: AskedPractice }) {
  if (newPatients.answer !== "no") return null;
  return (
    <Note>
      <b>{`${name} says they’re not taking new patients`}</b>
      {` (${isSample ? "sample date " : ""}${formatDay(newPatients.statedOn)}). Already a patient there? You can still ask. Otherwise choose “${ANYWHERE}”.`}
    </Note>
  );
}
