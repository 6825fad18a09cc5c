import { useRef } from "react";
import { useNavigation } from "react-router";
import { Icon } from "#kit/ui/icon.tsx";
import { ACT } from "./drafts.tsx";
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

/** Publishes what stands above it, also by the key `p`. */
export function PublishButton({ kind, children }: { kind: "btn-primary" | "btn-second"; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = useNavigation().state === "submitting";
  useKeys({ p: () => button.current?.click() });
  return (
    <button
      ref={button}
      className={`btn ${kind}`}
      type="submit"
      name={ACT}
      value="published"
      disabled={isBusy}
    >
      {children} <kbd>p</kbd>
    </button>
  );
}
