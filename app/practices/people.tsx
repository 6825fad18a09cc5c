import type { Practitioner } from "#domain/practice.ts";
import { Initials } from "#kit/ui/initials.tsx";
import { SpecialistBadge } from "#kit/ui/specialist-badge.tsx";

/** Who works here. Only a person with a specialist scope at the Dental Council is called a specialist. */
export function People({ people }: { people: readonly Practitioner[] }) {
  if (people.length === 0) return null;
  return (
    <section className="block" aria-labelledby="people">
      <h2 id="people">Dentists</h2>
      <ul className="people">
        {people.map((person) => (
          <li key={person.name}>
            <Initials name={person.name} />
            <div>
              <b>{person.name}</b> {person.specialistScope && <SpecialistBadge />}
              <p className="small soft">{workInWords(person)}</p>
              {person.qualifications.length > 0 && (
                <p className="small dim">{person.qualifications.join(", ")}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Degrees with which one is registered as a dentist. */
const DENTIST = /^(BDS|BDent|BDSc|BDentSt|DDS|DMD)\b/;

/** Only the Dental Council makes a specialist: beside a dentist’s degree no other field of work is said. */
function workInWords({ specialistScope, focus, years, qualifications }: Practitioner): string {
  const stated = years === null ? "" : years === 1 ? "1 year" : `${years} years`;
  const isDentist = qualifications.some((one) => DENTIST.test(one));
  return [specialistScope ?? (isDentist ? "General dentist" : focus), stated]
    .filter((part) => part !== "")
    .join(", ");
}
