import { controlFacts, Field, type FieldFacts } from "./field.tsx";

/** One line of text. */
export function TextField({
  type = "text",
  value,
  autoComplete,
  width = "full",
  min,
  max,
  step,
  spellCheck,
  inputMode,
  ...facts
}: FieldFacts & {
  type?: "text" | "email" | "tel" | "url" | "date" | "time";
  value?: string | undefined;
  /** What the browser may fill in: `given-name`, `email`, `tel`. */
  autoComplete?: string | undefined;
  /** Hints at the length of the answer. */
  width?: "full" | "phone" | "date";
  /** ISO dates, for a date. */
  min?: string | undefined;
  max?: string | undefined;
  /** In seconds, for a time. */
  step?: number | undefined;
  /** False for names and addresses. */
  spellCheck?: boolean | undefined;
  /** Which keys a phone shows. */
  inputMode?: "numeric" | undefined;
}) {
  return (
    <Field {...facts}>
      <input
        {...controlFacts(facts)}
        className={width === "full" ? "input" : `input width-${width}`}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        min={min}
        max={max}
        step={step}
        data-most={facts.most}
        spellCheck={spellCheck}
        inputMode={inputMode}
      />
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({
  value,
  rows = 4,
  ...facts
}: FieldFacts & { value?: string | undefined; rows?: number }) {
  return (
    <Field {...facts}>
      <textarea
        {...controlFacts(facts)}
        className="input"
        rows={rows}
        defaultValue={value}
        data-most={facts.most}
      />
    </Field>
  );
}
