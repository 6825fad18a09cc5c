import type { OpenStatus } from "#content/open-status.ts";
import { Icon } from "./icon.tsx";

export function OpenFlag({ status: { isOpen, text, more } }: { status: OpenStatus }) {
  return (
    <span className={isOpen ? "flag flag-ok flag-open" : "flag flag-shut flag-later"}>
      {more ? `${text} ` : text}
      {more && <span className="dim">{more}</span>}
    </span>
  );
}

/** Only where the practice has said so: who is a patient there already can still ask. */
export function NoNewPatientsFlag() {
  return (
    <span className="flag flag-shut">
      <Icon name="close" />
      Not taking new patients
    </span>
  );
}

/** Only while a look into the Dental Council's register holds, and with its day. */
export function VerifiedFlag({ on }: { on: string }) {
  return (
    <span className="flag flag-ok">
      <Icon name="shield-check" />
      {"Verified "}
      <span className="dim">{on}</span>
    </span>
  );
}

/** Red only while they are open: beside "Opens Mon 8am" it would promise help now. */
export function EmergencyFlag({ isOpen = true }: { isOpen?: boolean }) {
  return (
    <span className={isOpen ? "flag flag-hot" : "flag flag-shut"}>
      <Icon name="emergency" />
      Emergency care
      {!isOpen && <span className="visually-hidden"> when open</span>}
    </span>
  );
}

/** Only for a practitioner with a specialist scope at the Dental Council. */
export function SpecialistBadge() {
  return <span className="badge">Specialist</span>;
}
