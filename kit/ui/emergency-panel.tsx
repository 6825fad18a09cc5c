import { NATIONAL_NUMBERS } from "#content/site.ts";
import { emergencyHref } from "#content/links.ts";
import { LinkButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Panel } from "./panel.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { WithNumbers } from "./with-numbers.tsx";

type Place = { slug: string; name: string };

/** `FirstHelp` of services/finding/first-help.ts, whose room is closed to what browsers get. */
export type FirstHelp = {
  title: string | null;
  danger: string | null;
  card: { id: string; situation: string; steps: readonly string[]; hasMore: boolean } | null;
};

/**
 * Above a list for a visitor who is hurt or may be: for a danger to life who to call, then the first steps of the first aid
 * that is meant, and the way to the rest. Help with a title has the page's `h1`. `place` is where help is looked for.
 */
export function EmergencyFirst({ place, help = null }: { place: Place | null; help?: FirstHelp | null }) {
  return (
    <div className="emergency-first stack">
      {help?.danger && (
        <div className="emergency-strip">
          <div className="wrap">
            <Icon name="alert" />
            <h1>
              <WithNumbers text={help.danger} />
            </h1>
          </div>
        </div>
      )}
      {help?.card ? (
        <FirstSteps card={help.card} place={place} isNamed={help.title === help.card.situation} />
      ) : (
        <EmergencyPanel href={emergencyHref(place?.slug)}>
          {`What to do first, who to call, and who says they see people in pain${place ? ` near ${place.name}` : ""}.`}
        </EmergencyPanel>
      )}
    </div>
  );
}

function FirstSteps({
  card: { id, situation, steps, hasMore },
  place,
  isNamed,
}: {
  card: NonNullable<FirstHelp["card"]>;
  place: Place | null;
  /** Whether the page is named by it. */
  isNamed: boolean;
}) {
  return (
    <Panel title={situation} kind="red" heading={isNamed ? "h1" : "h2"}>
      <ol className="first-steps">
        {steps.map((text) => (
          <li key={text}>
            <WithNumbers text={text} />
          </li>
        ))}
      </ol>
      <p className="first-steps-more">
        {`${NATIONAL_NUMBERS.healthline.name}, day or night: `}
        <PhoneLink phone={NATIONAL_NUMBERS.healthline.phone} />
        {". Life at risk? Call "}
        <PhoneLink phone={NATIONAL_NUMBERS.ambulance.phone} />
        {". "}
        <a href={emergencyHref(place?.slug)}>Get Emergency Care</a>
        {hasMore && (
          <>
            {"\u00A0· "}
            <a href={`${emergencyHref(place?.slug)}#${id}`}>All steps: {situation.toLowerCase()}</a>
          </>
        )}
      </p>
    </Panel>
  );
}

/** Shows beside every form, and after it, the numbers that ring now, on paper too. The children say what not to wait for. */
export function EmergencyPanel({
  title = "Dental Emergency?",
  children,
  href = emergencyHref(),
}: {
  title?: string;
  children: string;
  /** The emergency page, near a place if one is known: `/emergency?place=nelson`. */
  href?: string;
}) {
  return (
    <Panel title={title} kind="red">
      <p className="small soft">{children}</p>
      <Numbers />
      <LinkButton kind="red" isWide icon="emergency" href={href}>
        Get Emergency Care
      </LinkButton>
    </Panel>
  );
}

function Numbers() {
  return (
    <ul className="details">
      <li>
        <Icon name="phone" />
        <span>
          <PhoneLink phone={NATIONAL_NUMBERS.healthline.phone} />, Healthline, free, day or night
        </span>
      </li>
      <li>
        <Icon name="alert" />
        <span>
          <PhoneLink phone={NATIONAL_NUMBERS.ambulance.phone} /> if a life is at risk
        </span>
      </li>
    </ul>
  );
}
