import { CompareLink } from "#kit/ui/comparison/compare-link.tsx";
import { ShortCard } from "#kit/ui/short-card.tsx";
import type { FirstPractice } from "./home.server.ts";

/** The name leads to the practice, the place to all dentists there (specification, section 2). */
export function FirstPracticeCard({ practice }: { practice: FirstPractice }) {
  const { suburb, placeName, placeHref, specialty } = practice;
  const line = (
    <>
      {suburb && `${suburb}, `}
      <a href={placeHref}>
        <span className="visually-hidden">Dentists in </span>
        {placeName}
      </a>
    </>
  );
  return (
    <ShortCard practice={practice} hasRuler line={line}>
      {specialty && <p className="soft">{`Known for ${inSentence(specialty)}`}</p>}
      <CompareLink practice={practice} />
    </ShortCard>
  );
}

/** Brand names keep their capital. `inSentence("Cosmetic dentistry") === "cosmetic dentistry"` */
function inSentence(specialty: string): string {
  return specialty.startsWith("Invisalign")
    ? specialty
    : specialty.charAt(0).toLowerCase() + specialty.slice(1);
}
