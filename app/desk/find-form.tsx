import { InputField } from "./desk-form.tsx";

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
