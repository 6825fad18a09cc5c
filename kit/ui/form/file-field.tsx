import { controlFacts, Field, type FieldFacts } from "./field.tsx";

/** One file from the person's own machine. A page that comes back has lost it: browsers fill in no file. */
export function FileField({
  accept,
  ...facts
}: FieldFacts & {
  /** The kinds that the browser offers to choose from: `image/jpeg,.heic`. */
  accept: string;
}) {
  return (
    <Field {...facts}>
      <input {...controlFacts(facts)} className="input input-file" type="file" accept={accept} />
    </Field>
  );
}
