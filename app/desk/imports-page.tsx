import { Link } from "react-router";
import { DESK_IMPORT_NEW_PATH, DESK_IMPORTS_PATH } from "#content/desk-addresses.ts";
import { formatCount } from "#domain/counts.ts";
import type { Route } from "./+types/imports-page.ts";
import { deskMeta } from "./door-head.tsx";
import { TableHead } from "./table-head.tsx";

export { readImports as loader } from "./imports.server.ts";
export const meta: Route.MetaFunction = () => deskMeta("Imports");

export default function ImportsPage({ loaderData: { imports } }: Route.ComponentProps) {
  return (
    <>
      <div className="head">
        <div>
          <h1>Imports</h1>
          <p>Lists of practices. You see what a file would change before it changes anything.</p>
        </div>
        <Link className="btn btn-primary" to={DESK_IMPORT_NEW_PATH}>
          Import a file
        </Link>
      </div>
      {imports.length === 0 ? (
        <section className="panel">
          <p>Nothing has been imported yet.</p>
        </section>
      ) : (
        <table className="table narrow-table">
          <TableHead
            columns={["File", "When, and who", "New", "Changed", "Gone", "Refused", "Now"]}
            numbers={["New", "Changed", "Gone", "Refused"]}
          />
          <tbody>
            {imports.map(({ id, file, source, at, who, counts, state, isUndoable }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`${DESK_IMPORTS_PATH}/${id}`}>{file}</Link> <span className="dim">{source}</span>
                </th>
                <td data-label="When">
                  {at}, {who}
                </td>
                {(["new", "changed", "gone", "refused"] as const).map((kind) => (
                  <td key={kind} className="r" data-label={LABELS[kind]}>
                    {formatCount(counts[kind])}
                  </td>
                ))}
                <td data-label="Now">
                  {STATES[state]}
                  {isUndoable && ", can be undone"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const LABELS = { new: "New", changed: "Changed", gone: "Gone", refused: "Refused" } as const;

const STATES = {
  "looked at": "Looked at",
  "under way": "Under way",
  done: "Done",
  "being undone": "Being undone",
  undone: "Undone",
  "put back": "Stopped, and undone",
} as const;
