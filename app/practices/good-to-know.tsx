import { FUNDING, type Practice } from "#domain/practices/practice.ts";
import {
  experienceInWords,
  newPatientsInWords,
  wheelchairInWords,
} from "#domain/practices/practice-words.ts";
import { WholeWords, WithDate } from "#kit/ui/unbroken.tsx";

/** What decides whether many people can go: access, languages, help with the cost. What is not known is left out. */
export function GoodToKnow({ practice }: { practice: Practice }) {
  const facts = knownFacts(practice);
  if (facts.length === 0) return null;
  return (
    <section className="block" aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <dl className="two-columns">
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{label === "New patients" ? <WithDate text={fact} /> : <WholeWords text={fact} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function knownFacts(practice: Practice): [label: string, fact: string][] {
  const { newPatients, funding, languages, wheelchairAccess, parking, emergency } = practice;
  const { experienceYears, alsoKnownAs, specialties, qualifications } = practice;
  const facts: [string, string][] = [
    ["New patients", newPatients.answer === "not-stated" ? "" : newPatientsInWords(practice)],
    [
      "In pain",
      emergency
        ? `They say they see people the same day${waitInWords(emergency.waitMinutes)}. Call first.`
        : "",
    ],
    [
      "Help with the cost",
      FUNDING.filter(({ slug }) => funding.includes(slug))
        .map(({ name }) => name)
        .join(", "),
    ],
    ["Languages", languages.join(", ")],
    ["Wheelchair access", wheelchairAccess === "not-stated" ? "" : wheelchairInWords(wheelchairAccess)],
    ["Parking", parking ?? ""],
    ["Experience", experienceInWords(experienceYears) ?? ""],
    ["Also known as", alsoKnownAs.join(", ")],
    ["Known for", specialties.join(", ")],
    ["Qualifications", qualifications.join(", ")],
  ];
  return facts.filter(([, fact]) => fact !== "");
}

function waitInWords(minutes: number | null): string {
  return minutes === null ? "" : `, with an average wait of ${minutes} minutes`;
}
