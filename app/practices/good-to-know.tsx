import { Fragment, type ReactNode } from "react";
import { FUNDING, type Practice } from "#domain/practice.ts";
import {
  experienceInWords,
  newPatientsInWords,
  NOT_STATED,
  wheelchairInWords,
} from "#domain/practice-words.ts";
import { WholeWords, WithDate } from "../ui/unbroken.tsx";

/** Access, languages and payment, which decide whether many people can go. What is not known says so. */
export function GoodToKnow({ practice }: { practice: Practice }) {
  return (
    <section className="block" aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <dl className="facts">
        {factsOf(practice).map(([label, fact]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function factsOf(practice: Practice): [label: string, fact: ReactNode][] {
  const { experienceYears, specialties, qualifications, funding, parking, wheelchairAccess } = practice;
  const helps = FUNDING.filter(({ slug }) => funding.includes(slug)).map(({ name }) => name);
  return [
    ["New patients", <WithDate key="new patients" text={newPatientsInWords(practice)} />],
    ["Help with the cost", helps.join(", ") || NOT_STATED],
    ["Languages", <WholeWords key="languages" text={practice.languages.join(", ") || NOT_STATED} />],
    ["Wheelchair access", wheelchairInWords(wheelchairAccess)],
    ["Parking", parking ?? NOT_STATED],
    ["Experience", experienceInWords(experienceYears) ?? NOT_STATED],
    ...(specialties.length > 0 ? [["Known for", specialties.join(", ")] as [string, string]] : []),
    ...(qualifications.length > 0 ? [["Qualifications", qualifications.join(", ")] as [string, string]] : []),
  ];
}
