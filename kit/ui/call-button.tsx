import { telHref } from "#domain/tel-href.ts";
import { LinkButton } from "./button.tsx";

/** Calls a practice, for a person in pain. A sample’s number reaches no one, so it can only be read. */
export function CallButton({
  practice: { name, phone, isSample },
  isOpen,
}: {
  practice: { name: string; phone: string; isSample: boolean };
  isOpen: boolean;
}) {
  if (phone === "") return <span className="small soft">No phone number stated</span>;
  if (isSample) return <span className="small soft nowrap">{phone}</span>;
  return (
    <LinkButton kind={isOpen ? "red" : "second"} icon="phone" href={telHref(phone)} spoken={`, ${name}`}>
      <span className="on-screen">{isOpen ? "Call Now" : "Call"}</span>
      <span className="if-room nowrap">{` ${phone}`}</span>
    </LinkButton>
  );
}
