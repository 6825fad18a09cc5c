import { Link } from "react-router";
import type { Route } from "./+types/practice-page.ts";
import { ChangeForm } from "./practice-change-form.tsx";
import { isChange } from "./practice-changes.ts";
import { TableHead } from "./table-head.tsx";

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

/** What people see of a practice, who says so, and the form of the fact that we are changing. */
export function PracticeFacts({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { change, hasJoined, withdrawn } = shown;
  const rows = shown.rows.filter(({ group, source }) => source !== "" || isChange(group));
  const unstated = shown.rows.filter((row) => !rows.includes(row)).map(({ name }) => name.toLowerCase());
  return (
    <>
      {change && <ChangeForm shown={shown} change={change} typed={typed} />}
      <table className="table fold">
        <TableHead columns={["Fact", "What people see", "Who says so", "Since"]}>
          <th scope="col" className="r">
            <span className="visually-hidden">Change</span>
          </th>
        </TableHead>
        <tbody>
          {rows.map(({ group, name, value, source, since, others }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {source === "" ? <span className="dim">{value}</span> : value}
                {others.map((other) => (
                  <span key={`${other.source} ${other.value}`} className="small dim other-word">
                    {other.source} says <span className="was">{other.value}</span>
                  </span>
                ))}
              </td>
              <td className="meta">{source}</td>
              <td className="meta num">{since}</td>
              <td className="r">
                {!withdrawn && isChange(group) && (
                  <Link to={`?change=${group}`} className="edit">
                    Change<span className="visually-hidden"> {name}</span>
                  </Link>
                )}
                {!isChange(group) && hasJoined && <span className="dim small">Theirs</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unstated.length > 0 && <p className="small soft gap">No source has: {unstated.join(", ")}.</p>}
      <p className="small soft gap">
        {hasJoined
          ? "“Theirs”: they change it with their link, and their word counts most. Ring them, or send the link again."
          : "They haven’t joined, so they have no link: we show what the sources say about the rest."}
      </p>
    </>
  );
}
