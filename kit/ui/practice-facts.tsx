import type { NextFreeShown } from "#content/next-free.ts";
import type { OpenStatus } from "#content/open-status.ts";
import { EmergencyFlag, NoNewPatientsFlag, OpenFlag } from "./flags.tsx";
import { WholeWords } from "./unbroken.tsx";

/** What speaks for asking a practice now, in cards, rows and tables. */
export type PracticeFacts = {
  /** It is null when the opening hours are not known. */
  open: OpenStatus | null;
  /** It is null when no time can be booked at once. */
  nextFree: NextFreeShown | null;
  hasEmergency: boolean;
  /** It has said so; false also where nothing is stated. */
  takesNoNewPatients: boolean;
  /** Why it is in a list that was asked for: `Invisalign from $6,600`, `Sat 9am–3pm`. */
  reasons: readonly string[];
};

export function PracticeFlags({
  practice: { open, hasEmergency, takesNoNewPatients },
}: {
  practice: Pick<PracticeFacts, "open" | "hasEmergency" | "takesNoNewPatients">;
}) {
  if (!open && !hasEmergency && !takesNoNewPatients) return null;
  return (
    <div className="flags">
      {open && <OpenFlag status={open} />}
      {hasEmergency && <EmergencyFlag isOpen={open?.isOpen !== false} />}
      {takesNoNewPatients && <NoNewPatientsFlag />}
    </div>
  );
}

/** `Free Thu 3 Dec, 9:30am`, which picks that time. */
export function NextFree({
  practice: { nextFree, name },
}: {
  practice: Pick<PracticeFacts, "nextFree"> & { name: string };
}) {
  if (nextFree === null) return null;
  const { label, time, href } = nextFree;
  return (
    <p className="next-free">
      {href === null ? `${label}: ` : `${label} `}
      {href === null ? (
        <b>{time}</b>
      ) : (
        <a href={href} aria-label={`${time}, book with ${name}`}>
          {time}
        </a>
      )}
    </p>
  );
}

/** `Invisalign from $6,600`, `Speaks Samoan`, `Step-free`, each on one line. */
export function Reasons({ practice: { reasons } }: { practice: Pick<PracticeFacts, "reasons"> }) {
  if (reasons.length === 0) return null;
  return (
    <p className="why">
      {reasons.map((reason) => (
        <span key={reason}>
          <WholeWords text={reason} />{" "}
        </span>
      ))}
    </p>
  );
}
