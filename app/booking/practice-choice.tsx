import type { FieldFacts } from "../ui/form/field.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import type { AskedPractice } from "./practice.server.ts";

/**
 * Who came from a practice's page asks that practice, and can change their mind here without losing an answer.
 * Who did not is not asked; a practice that has left the site in between is said to be gone.
 */
export function PracticeChoice({
  facts,
  practice,
  isChosen,
}: {
  facts: FieldFacts;
  practice: AskedPractice | null;
  isChosen: boolean;
}) {
  if (!practice && !facts.error) return null;
  const anywhere = { value: "", label: "Any practice nearby", hint: "We pick one that fits" };
  const options = practice
    ? [{ value: practice.id, label: practice.name, hint: `${practice.suburb}, ${practice.place}` }, anywhere]
    : [anywhere];
  return (
    <RadioCards
      {...facts}
      isOptional={false}
      columns={2}
      options={options}
      value={practice && isChosen ? practice.id : ""}
    >
      <p className="small">
        <a href={practice ? practice.path : "/directory"}>
          {practice ? `Back to ${practice.name}` : "Find another practice"}
        </a>
      </p>
    </RadioCards>
  );
}
