import { CARE_LEVELS, EMERGENCY_TYPES, FIRST_AID, PREVENTION_TIPS } from "#content/emergency.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Ticks } from "../ui/ticks.tsx";
import { WithNumbers } from "./with-numbers.tsx";

/** Where to go for what: each card can be read alone, and its heading alone says what to do. */
export function CareLevels() {
  return (
    <ol className="care-levels">
      {CARE_LEVELS.map(({ slug, level, title, signs }) => (
        <li key={slug} className={`care-${slug}`}>
          <h3>
            <span className="when">
              {level}
              <span className="visually-hidden">. </span>
            </span>
            <WithNumbers text={title} />
          </h3>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>
                <span>{sign}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

export function FirstAid() {
  return (
    <ul className="first-aid">
      {FIRST_AID.map(({ situation, steps, last }) => (
        <li key={situation}>
          <h3>{situation}</h3>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>
                <span>
                  <WithNumbers text={step} />
                </span>
              </li>
            ))}
            <li>
              <b>
                <WithNumbers text={last} />
              </b>
            </li>
          </ol>
        </li>
      ))}
    </ul>
  );
}

export function EmergencyTypes() {
  return (
    <div className="disclosures emergency-types">
      {EMERGENCY_TYPES.map(({ title, icon, description, action }, index) => (
        <Disclosure key={title} summary={title} isOpen={index === 0}>
          <p>{description}</p>
          <p className="what-to-do">
            <Icon name={icon} />
            <b>
              <WithNumbers text={action} />
            </b>
          </p>
        </Disclosure>
      ))}
    </div>
  );
}

export function Prevention() {
  return (
    <Panel title="Stop it happening" kind="sea">
      <Ticks texts={PREVENTION_TIPS} />
    </Panel>
  );
}
