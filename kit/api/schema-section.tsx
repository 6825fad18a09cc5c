import type { ApiSchema } from "./document.server.ts";
import { InCode, NameInCode } from "./in-code.tsx";

/** What an answer, or a part of one, is made of. */
export function SchemaSection({ name, schema }: { name: string; schema: ApiSchema }) {
  return (
    <section className="stack block" aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      {schema.description && (
        <p>
          <InCode text={schema.description} />
        </p>
      )}
      <table className="table" aria-labelledby={name}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(schema.properties ?? {}).map(([field, one]) => (
            <Field
              key={field}
              name={field}
              schema={one}
              isAlways={schema.required?.includes(field) ?? false}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Field({ name, schema, isAlways }: { name: string; schema: ApiSchema; isAlways: boolean }) {
  return (
    <tr>
      <th scope="row">
        <NameInCode name={name} />
      </th>
      <td>
        {schema.description && (
          <>
            <InCode text={schema.description} />
            <br />
          </>
        )}
        <span className="small dim">
          <Type schema={schema} />
          {!isAlways && ", or absent"}
        </span>
      </td>
    </tr>
  );
}

/** What kind of value it is, in words: `list of Place`, `text or null`, `"$", "$$" or "$$$"`. */
function Type({ schema }: { schema: ApiSchema }) {
  const { $ref, anyOf, items, enum: values, const: only, properties } = schema;
  if ($ref) return <SchemaName schema={schema} />;
  if (anyOf) {
    return anyOf.map((one, at) => (
      <span key={one.$ref ?? String(one.type)}>
        {at > 0 && " or "}
        <Type schema={one} />
      </span>
    ));
  }
  if (items) {
    return (
      <>
        {"list of "}
        <Type schema={items} />
      </>
    );
  }
  if (only ?? values) return LIST.format((values ?? [only!]).map((value) => `“${value}”`));
  if (properties) return `object with ${Object.keys(properties).join(", ")}`;
  return WORDS[schema.format ?? ""] ?? WORDS[String(schema.type)] ?? "value";
}

const LIST = new Intl.ListFormat("en-NZ", { type: "disjunction" });

const WORDS: Readonly<Record<string, string>> = {
  string: "text",
  uri: "web address",
  date: "day",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  object: "object",
  null: "null",
};

/** A link to what a schema is made of. */
export function SchemaName({ schema: { $ref = "" } }: { schema: ApiSchema }) {
  const name = $ref.slice($ref.lastIndexOf("/") + 1);
  return <a href={`#${name}`}>{name}</a>;
}
