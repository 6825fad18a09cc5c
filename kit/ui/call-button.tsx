import { NATIONAL_NUMBERS } from "#content/site.ts";
import { telHref } from "#domain/tel-href.ts";
import { LinkButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { PhoneLink } from "./phone-link.tsx";

type Called = { name: string; phone: string; isSample: boolean };

/** Calls a practice, for a person in pain. */
export function CallButton({ practice, isOpen }: { practice: Called; isOpen: boolean }) {
  const { name, phone, isSample } = practice;
  if (phone === "") return <span className="small soft">No phone number stated</span>;
  if (isSample) return <SampleCall practice={practice} />;
  return (
    <LinkButton kind={isOpen ? "red" : "second"} icon="phone" href={telHref(phone)} spoken={`, ${name}`}>
      <span className="on-screen">{isOpen ? "Call Now" : "Call"}</span>
      <span className="if-room nowrap">{` ${phone}`}</span>
    </LinkButton>
  );
}

/** A sample’s number reaches no one, so its button dials nothing: it says so when pressed, and who does answer. */
function SampleCall({ practice: { name, phone } }: { practice: Called }) {
  const { healthline } = NATIONAL_NUMBERS;
  return (
    <details className="sample-call">
      <summary className="btn btn-second">
        <Icon name="phone" />
        <span className="on-screen">Call</span>
        <span className="if-room nowrap">{` ${phone}`}</span>
        <span className="visually-hidden">{`, ${name}`}</span>
      </summary>
      <p className="panel small">
        <b>{`${name} is made up, and no one answers.`}</b>
        {` ${healthline.name} answers day and night: `}
        <PhoneLink phone={healthline.phone} />
      </p>
    </details>
  );
}
