import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import type { SentAgain } from "#kit/shell/send-again.tsx";

/** The form that was sent last, for when its answer is that its sender is signed out. Only ever set in a browser. */
let last: SentAgain | null = null;

/** A form of the desk: an act of the page's own action, and an ordinary form without JavaScript. */
export function DeskForm({ onSubmit, ...form }: ComponentProps<typeof Form>) {
  return (
    <Form
      method="post"
      {...form}
      onSubmit={(event) => {
        const { currentTarget, nativeEvent } = event;
        const { submitter } = nativeEvent;
        const fields = [...new FormData(currentTarget, submitter)].map(([name, value]) => ({
          name,
          text: typeof value === "string" ? value : "",
        }));
        last = { address: new URL(currentTarget.action).pathname, fields };
        onSubmit?.(event);
      }}
    />
  );
}

export function lastSent(): SentAgain | null {
  return last;
}

type InputFieldProps = Omit<ComponentProps<"input">, "className"> & {
  name: string;
  label: ReactNode;
  hint?: string;
  /** What is wrong with what was sent. */
  problem?: string | undefined;
};

/** An input with its label. Screen readers read its hint and its problem along with it. */
export function InputField({ name, label, hint, problem, id = name, ...input }: InputFieldProps) {
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        type="text"
        {...input}
        className="input"
        id={id}
        name={name}
        aria-describedby={describedBy || undefined}
        aria-invalid={problem ? true : undefined}
      />
      {problem && (
        <p className="error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

type SelectFieldProps = Omit<ComponentProps<"select">, "className"> & {
  name: string;
  label: ReactNode;
  hint?: string;
  options: readonly { value: string; label: string }[];
};

/** A choice from a few, with its label. */
export function SelectField({ name, label, hint, options, id = name, ...select }: SelectFieldProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        className="input"
        id={id}
        name={name}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
