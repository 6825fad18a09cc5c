import { typingErrors } from "#domain/finding/typing-errors.ts";

/** A variable that is set and that nothing reads. `meant` is the one of ours that is spelled almost like it. */
export type UnknownVariable = { name: string; meant: string | undefined };

/** What only our variables begin with. Others are for every program: `PORT`, `HOST`, `LOG_LEVEL`. */
const OURS =
  /^(?:NIHO|OPERATOR|SITE|PRIVACY|ESCALATION|SAMPLE|TRUSTED|METRICS|SMTP|SMS|MAP|HSTS|BACKUP|DKIM)_/;

/**
 * The variables of this environment that look like ours and are none of the `known` ones: a typing error would otherwise
 * leave the default in force without a word.
 *
 * `unknownVariables({ OPERATER_NAME: "Smile" }, new Set(["OPERATOR_NAME"]))` →
 * `[{ name: "OPERATER_NAME", meant: "OPERATOR_NAME" }]`
 */
export function unknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): readonly UnknownVariable[] {
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, meant: closest(name, known) }))
    .filter(({ name, meant }) => meant !== undefined || OURS.test(name));
}

/** Undefined where none is close. Short names are close to those of other programs: `HOME` is no `HOST`. */
function closest(name: string, known: Iterable<string>): string | undefined {
  const upper = name.toUpperCase();
  const near = [...known]
    .filter((ours) => Math.abs(ours.length - name.length) <= 2)
    .map((ours) => ({ ours, errors: typingErrors(upper, ours) }))
    .filter(({ ours, errors }) => errors <= (ours.length > 7 ? 2 : ours.length > 4 ? 1 : 0));
  return near.toSorted((one, other) => one.errors - other.errors)[0]?.ours;
}

/** For people: what is wrong, and what to do. */
export function unknownInWords({ name, meant }: UnknownVariable): string {
  return meant === undefined
    ? `Niho doesn’t read ${name}: docs/operating.md lists the variables it reads.`
    : `Niho doesn’t read ${name}. Did you mean ${meant}?`;
}
