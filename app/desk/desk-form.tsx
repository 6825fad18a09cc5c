import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import type { SentAgain } from "#kit/shell/send-again.tsx";

/** The form that was sent last, for when its answer is that its sender is signed out. Only ever set in a browser. */
let last: SentAgain | null = null;

/** A form of the desk: an act of the page's own action, and an ordinary form without JavaScript. */
export function DeskForm(form: ComponentProps<typeof Form>) {
  return (
    <Form
      method="post"
      {...form}
      onSubmit={(event) => {
        const { currentTarget, nativeEvent } = event;
        const fields = [...new FormData(currentTarget, nativeEvent.submitter)].map(([name, value]) => ({
          name,
          text: typeof value === "string" ? value : "",
        }));
        last = { address: new URL(currentTarget.action).pathname, fields };
      }}
    />
  );
}

export function lastSent(): SentAgain | null {
  return last;
}

type Described = {
  label: ReactNode;
  hint?: string | undefined;
  /** What is wrong with what was sent. */
  problem?: string | undefined;
};

/** A control with its label. Screen readers read its hint and its problem along with it. */
export function Field({
  id,
  label,
  hint,
  problem,
  children,
}: Described & { id: string; children: ReactNode }) {
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
      {children}
      {problem && (
        <p className="error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The attributes of a control inside of a `Field`. */
export function controlAttributes(id: string, { hint, problem }: Omit<Described, "label">) {
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    className: "input",
    "aria-describedby": describedBy || undefined,
    "aria-invalid": problem ? true : undefined,
  };
}

type InputFieldProps = Omit<ComponentProps<"input">, "className"> & Described & { name: string };

export function InputField({ label, hint, problem, id, ...input }: InputFieldProps) {
  const own = id ?? input.name;
  return (
    <Field id={own} label={label} hint={hint} problem={problem}>
      <input type="text" {...input} {...controlAttributes(own, { hint, problem })} />
    </Field>
  );
}

type SelectFieldProps = Omit<ComponentProps<"select">, "className"> &
  Described & { name: string; options: readonly { value: string; label: string }[] };

/** A choice from a few. */
export function SelectField({ label, hint, id, options, ...select }: SelectFieldProps) {
  const own = id ?? select.name;
  return (
    <Field id={own} label={label} hint={hint}>
      <select {...select} {...controlAttributes(own, { hint })}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

type FindFormProps = {
  /** The page that looks it up. */
  action: string;
  label: string;
  hint: string;
  /** What was asked, and why nothing was found. */
  answer: { asked: string; problem: string } | undefined;
};

/** Finds what we hold by a whole reference or email address, and keeps that out of the page's own address. */
export function FindForm({ action, label, hint, answer }: FindFormProps) {
  return (
    <form method="post" action={action} className="panel stack find-form">
      <InputField
        name="find"
        id="find-whole"
        label={label}
        hint={hint}
        problem={answer?.problem}
        defaultValue={answer?.asked}
        required
        maxLength={254}
      />
      <div>
        <button className="btn btn-primary" type="submit">
          Find
        </button>
      </div>
    </form>
  );
}
