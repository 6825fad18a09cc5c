import { SCOPES } from "#content/desk-application.ts";
import { KEPT } from "./drafts.tsx";
import { TableHead } from "./table-head.tsx";

/** A dentist as a row of the table begins. */
export type RegisterRow = { name: string; number: string; scope: string; until: string; seenOn: string };

/**
 * Dentists as they are looked up in the Dental Council's register, a row each: `name1`, `number1`, `scope1`, `until1`,
 * `seen1`. `typed` is what was sent in vain.
 */
export function RegisterTable({
  rows,
  typed,
}: {
  rows: readonly RegisterRow[];
  typed: Readonly<Record<string, string>>;
}) {
  return (
    <>
      <p className="soft">
        Look each dentist up in the{" "}
        <a href="https://dcnz.org.nz/practitioners/public-register/" target="_blank" rel="noreferrer">
          Dental Council’s register
        </a>
        . Their page says “Verified” until the first certificate ends.
      </p>
      <div className="scroll">
        <table className="table reg">
          <TableHead columns={["Dentist", "Number", "Scope", "Certificate until", "Seen on"]} />
          <tbody>
            {rows.map((begun, index) => {
              const row = index + 1;
              return (
                <tr key={row}>
                  <Cell
                    label={`Dentist ${row}`}
                    title="Dentist"
                    name={`name${row}`}
                    value={typed[`name${row}`] ?? begun.name}
                  />
                  <Cell
                    label={`Registration number of dentist ${row}`}
                    title="Number"
                    name={`number${row}`}
                    value={typed[`number${row}`] ?? begun.number}
                  />
                  <Scope row={row} value={typed[`scope${row}`] ?? begun.scope} />
                  <Cell
                    label={`Certificate of dentist ${row} until`}
                    title="Certificate until"
                    name={`until${row}`}
                    type="date"
                    value={typed[`until${row}`] ?? begun.until}
                  />
                  <Cell
                    label={`Dentist ${row} seen on`}
                    title="Seen on"
                    name={`seen${row}`}
                    type="date"
                    value={typed[`seen${row}`] ?? begun.seenOn}
                  />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Scope({ row, value }: { row: number; value: string }) {
  // A listing may name a scope in other words than the Council.
  const isKnown = SCOPES.some((scope) => scope.value === value);
  return (
    <td data-label="Scope">
      <select
        className="input"
        name={`scope${row}`}
        aria-label={`Scope of dentist ${row}`}
        defaultValue={value}
        {...KEPT}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {SCOPES.map((scope) => (
          <option key={scope.value} value={scope.value}>
            {scope.label}
          </option>
        ))}
      </select>
    </td>
  );
}

type CellProps = { label: string; title: string; name: string; type?: "text" | "date"; value: string };

function Cell({ label, title, name, type = "text", value }: CellProps) {
  return (
    <td data-label={title}>
      <input
        className="input"
        type={type}
        name={name}
        aria-label={label}
        defaultValue={value}
        maxLength={type === "text" ? 120 : undefined}
        {...KEPT}
      />
    </td>
  );
}
