import {
  type Advice,
  CARE_LEVELS,
  EMERGENCY_TYPES,
  FIRST_AID,
  type FirstAid,
  PREVENTION_TIPS,
} from "#content/emergency.ts";
import { treatmentPath } from "#content/links.ts";
import { type SourceId, sourcesById } from "#content/sources.ts";
import { CRACKED_TOOTH } from "#content/topics/cracked-tooth.ts";
import { GUM_DISEASE } from "#content/topics/gum-disease.ts";
import { TOOTHACHE } from "#content/topics/toothache.ts";
import { TOOTH_EXTRACTION } from "#content/topics/tooth-extraction.ts";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { SourceLine } from "#kit/ui/reviewed.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";
import { WithNumbers } from "#kit/ui/with-numbers.tsx";

/** First aid in red, for those who can't wait. */
export function FirstAidCard({ firstAid }: { firstAid: FirstAid }) {
  return (
    <div className="panel aid-card" id={firstAid.id}>
      <h3>{firstAid.situation}</h3>
      <Steps firstAid={firstAid} />
    </div>
  );
}

/** Where to go for what: each card can be read alone, and its heading alone says what to do. */
export function CareLevels() {
  return (
    <>
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
              {signs.map(({ text }) => (
                <li key={text}>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <From ids={CARE_LEVELS.flatMap(({ signs }) => sourceIds(signs))} of="how urgent it is" />
    </>
  );
}

/**
 * The other first aid, after the cards in red. Browsers open a folded one whose address they come by, also without scripts:
 * its id is within what is folded. In others `kit/shell/after-load.ts` opens it.
 */
export function FirstAidCards() {
  const others = FIRST_AID.filter(({ id }) => id !== "severe-pain" && id !== "swelling");
  return (
    <ul className="first-aid">
      {others.map((firstAid) => {
        const { id, situation, isFolded } = firstAid;
        if (!isFolded)
          return (
            <li key={id} id={id}>
              <h3>{situation}</h3>
              <Steps firstAid={firstAid} />
            </li>
          );
        return (
          <li key={id}>
            <Disclosure summary={<h3>{situation}</h3>}>
              <div id={id}>
                <Steps firstAid={firstAid} />
              </div>
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}

function Steps({ firstAid: { situation, steps, last } }: { firstAid: FirstAid }) {
  return (
    <>
      <ol className="steps">
        {steps.map(({ text }) => (
          <li key={text}>
            <span>
              <WithNumbers text={text} />
            </span>
          </li>
        ))}
        <li>
          <b>
            <WithNumbers text={last.text} />
          </b>
        </li>
      </ol>
      <From ids={sourceIds([...steps, last])} of={situation} />
    </>
  );
}

export function EmergencyTypes() {
  return (
    <>
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
      <From ids={EMERGENCY_TYPES.flatMap(({ from }) => from)} of="what is the problem" />
    </>
  );
}

export function Prevention() {
  return (
    <Panel title="Stop it happening" kind="sea">
      <Ticks texts={PREVENTION_TIPS.map(({ text }) => text)} />
      <From ids={sourceIds(PREVENTION_TIPS)} of="stop it happening" />
    </Panel>
  );
}

/** For later: what happens at the dentist, what it costs and who may help with that. */
export function ReadLater() {
  const topics = [TOOTHACHE, CRACKED_TOOTH, TOOTH_EXTRACTION, GUM_DISEASE];
  return (
    <Panel title="Once the worst is over">
      <ul className="stack-s small">
        {topics.map(({ slug, title }) => (
          <li key={slug}>
            <a href={treatmentPath(slug)}>{title}</a>
          </li>
        ))}
        <li>
          <a href="/blog/cannot-afford-a-dentist">When you can’t afford it</a>
        </li>
        <li>
          <a href="/blog/acc-dental-claim-step-by-step">ACC, after an accident</a>
        </li>
      </ul>
    </Panel>
  );
}

/**
 * After the advice and never within it: a person who needs first aid is not sent elsewhere to read. Folded, because
 * seven such lists open make the page 1,140 px longer at 390 px, and have thirty links read out.
 */
export function From({ ids, of }: { ids: readonly SourceId[]; of: string }) {
  return (
    <details className="small dim advice-from">
      <summary>
        Sources
        <span className="visually-hidden">{`: ${of}`}</span>
        <Icon name="chevron-down" />
      </summary>
      <p>
        {sourcesById(ids).map((source, index) => (
          <span key={source.url}>
            {index > 0 && "; "}
            <SourceLine source={source} />
          </span>
        ))}
        {"."}
      </p>
    </details>
  );
}

function sourceIds(advice: readonly Advice[]): SourceId[] {
  return advice.flatMap(({ from }) => from);
}
