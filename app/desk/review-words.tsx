import { useRef } from "react";
import { Icon } from "#kit/ui/icon.tsx";
import { ActButton } from "./item-parts.tsx";
import type { ActName } from "#services/desk/every-act.ts";
import { useKeys } from "./keys.ts";
import type { WrittenReview } from "./review.server.ts";

/** A review as it was written. Names of the practice's people are underlined, as a hint. */
export function Written({
  shown: { stars, shownAs, parts, answers, hasWords },
  isDecided = false,
}: {
  shown: WrittenReview;
  isDecided?: boolean;
}) {
  return (
    <article className="panel">
      <p className="row first">
        <span className="stars" role="img" aria-label={`${stars} of 5 stars`}>
          {[1, 2, 3, 4, 5].map((star) => (
            <span key={star} className={star > stars ? "off" : undefined}>
              <Icon name="star" />
            </span>
          ))}
        </span>
        <b>{stars} of 5</b>
        <span className="dim">Shown as “{shownAs}”.</span>
      </p>
      {parts.length > 0 && (
        <p className="words">
          {parts.map(({ at, text, isName }) =>
            isName ? (
              <span key={at} className="hit">
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </p>
      )}
      <dl className="strip strip-3">
        {answers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasWords && !isDecided && (
        <p className="foot-note">
          {parts.some(({ isName }) => isName) &&
            "We’ve underlined the names of the practice’s people: naming staff breaks a rule. "}
          Words can’t be edited: they stay as written, or are left out whole. Stars and answers count either
          way.
        </p>
      )}
    </article>
  );
}

/** Stands in the place of the buttons. */
export function NotListed() {
  return (
    <p className="say">
      The practice isn’t listed any more, so there’s nothing to decide. If they’re listed again, this comes
      back to Today.
    </p>
  );
}

type RulePickProps = {
  legend: string;
  rules: readonly { value: string; words: string }[];
  /** The rule chosen before, where the form comes back. */
  typed: string | undefined;
};

/** The rule for which words are left out. */
export function RulePick({ legend, rules, typed }: RulePickProps) {
  return (
    <fieldset className="pick pick-tight">
      <legend>{legend}</legend>
      {rules.map(({ value, words }) => (
        <label key={value}>
          <input type="radio" name="rule" value={value} required defaultChecked={typed === value} />
          <span>
            {words} <span className="dim">({value})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type PublishButtonProps = { act: ActName; kind: "btn-primary" | "btn-second"; children: string };

/** Publishes what stands above it, also by the key `p`. */
export function PublishButton({ act, kind, children }: PublishButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ p: () => button.current?.click() });
  return (
    <ActButton ref={button} act={act} className={`btn ${kind}`}>
      {children} <kbd>p</kbd>
    </ActButton>
  );
}
