import { Fragment, type ReactNode } from "react";
import type { Practice } from "#domain/practice.ts";
import { KNOWN_FACTS } from "#kit/ui/known-facts.tsx";

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
  const { specialties, alsoKnownAs, qualifications } = practice;
  return [
    ...KNOWN_FACTS.map(({ label, cell }): [string, ReactNode] => [label, cell(practice)]),
    ...(alsoKnownAs.length > 0 ? [["Also known as", alsoKnownAs.join(", ")] as [string, string]] : []),
    ...(specialties.length > 0 ? [["Known for", specialties.join(", ")] as [string, string]] : []),
    ...(qualifications.length > 0 ? [["Qualifications", qualifications.join(", ")] as [string, string]] : []),
  ];
}
