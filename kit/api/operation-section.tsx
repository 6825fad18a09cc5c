import type { ApiOperation, ApiParameter } from "./document.server.ts";
import { AddressInCode, InCode } from "./in-code.tsx";
import { SchemaName } from "./schema-section.tsx";

/** One thing to ask for: its address, what it takes, what comes back, and addresses to try. */
export function OperationSection({
  path,
  server,
  operation: { operationId, summary, description, parameters, responses, "x-examples": examples },
}: {
  path: string;
  /** What the address begins with. */
  server: string;
  operation: ApiOperation;
}) {
  const missing = responses[404];
  const [[type, answer] = []] = Object.entries(responses[200].content);
  return (
    <section className="stack-l block" aria-labelledby={operationId}>
      <h2 id={operationId}>{summary}</h2>
      <p>
        <code>{`GET ${path}`}</code>
      </p>
      <p>
        <InCode text={description} />
      </p>
      {parameters.length > 0 && <Parameters parameters={parameters} labelledBy={operationId} />}
      <p>
        {type?.endsWith("ndjson") ? "Each line of the answer is JSON: a " : "Answers with "}
        <SchemaName schema={answer?.schema ?? {}} />
        {"."}
        {missing && (
          <>
            {" If there’s nothing there, you get 404 with "}
            <SchemaName schema={Object.values(missing.content)[0]?.schema ?? {}} />
            {"."}
          </>
        )}
        {responses[410] && " If it’s gone, you get 410 with the same."}
        {responses[301] && " If it’s now part of another, you get 301 with the address of that one."}
      </p>
      <h3>Try it</h3>
      <ul className="stack-xs">
        {examples.map(({ url, summary: text }) => (
          <li key={url}>
            <a href={new URL(url).pathname + new URL(url).search}>{text}</a>
            <br />
            <AddressInCode address={url.slice(server.length)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parameters({ parameters, labelledBy }: { parameters: readonly ApiParameter[]; labelledBy: string }) {
  return (
    <table className="table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, description, schema, examples }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <InCode text={description} />
              <br />
              <span className="small dim">
                {schema.enum ? "One of " : "For example "}
                {(schema.enum ?? Object.keys(examples)).map((value, at) => (
                  <span key={value}>
                    {at > 0 && ", "}
                    <code>{value}</code>
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
