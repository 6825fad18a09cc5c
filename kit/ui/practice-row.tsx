import { CompareLink } from "./comparison/compare-link.tsx";
import { Locator } from "./map/locator.tsx";
import { PaperLine } from "./paper-line.tsx";
import {
  PracticeActs,
  type PracticeCardData,
  PracticeFlags,
  PracticeMeta,
  PracticeName,
  Reasons,
} from "./practice-card.tsx";
import { AddressLine } from "./unbroken.tsx";

/** Practices below each other: the list view. On a desk a row is three lines high. */
export function PracticeRows({ practices }: { practices: readonly PracticeCardData[] }) {
  return (
    <ul className="rows rows-practices">
      {practices.map((practice) => (
        <PracticeRow key={practice.id} practice={practice} />
      ))}
    </ul>
  );
}

function PracticeRow({ practice }: { practice: PracticeCardData }) {
  return (
    <li>
      {practice.locator && <Locator placeName={practice.placeName} {...practice.locator} />}
      <div className="row-info">
        <PracticeName practice={practice} />
        <p className="small soft">
          <AddressLine text={practice.addressLine} />
        </p>
        <PaperLine {...practice} />
        <Reasons practice={practice} />
      </div>
      <div className="row-facts">
        <PracticeMeta practice={practice} />
        <PracticeFlags practice={practice} />
      </div>
      <div className="row-acts">
        <PracticeActs practice={practice} />
        <CompareLink practice={practice} treatment={practice.treatment} />
      </div>
    </li>
  );
}
