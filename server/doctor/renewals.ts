import type { Database } from "#database/database.ts";
import { heldImports, listRenewals } from "#database/imports/source-renewals.ts";
import { countInWords } from "#domain/counts.ts";
import type { Finding } from "#services/health.ts";
import { when } from "./finding.ts";

/** The sources that renew themselves, and which of them need someone. Their addresses may hold a secret. */
export async function renewals({ read }: Database): Promise<Finding[]> {
  const what = "Sources";
  const all = await listRenewals(read);
  if (all.length === 0) return [];
  const held = await heldImports(read);
  const troubled = all.filter(
    ({ failure, heldImport }) =>
      failure !== "" && (heldImport === null || held.some(({ id }) => id === heldImport)),
  );
  if (troubled.length === 0)
    return [
      {
        what,
        found: `${countInWords(all.length, "source")} renewed by ${all.length === 1 ? "itself" : "themselves"}`,
      },
    ];
  return troubled.map(({ source, failure, heldImport, okAt, nextAt, isComplete }) =>
    heldImport === null
      ? {
          what,
          found: `we couldn’t read ${source}: ${failure} Last read: ${okAt ? when(okAt) : "never"}. The directory hasn’t changed`,
          mend: `We’ll try again on ${when(nextAt)}. If the file has moved: npm run -s niho -- sources set ${source} --from ADDRESS --every day`,
        }
      : {
          what,
          found: `a new file from ${source} is waiting: ${failure} The directory hasn’t changed`,
          mend: `Look at it at the desk: /desk/imports/${heldImport}. Or: npm run -s niho -- import FILE --source ${source}${isComplete ? " --complete" : ""} --dry-run`,
        },
  );
}
