import type { Route } from "./+types/api-document.ts";
import { apiDocument } from "#kit/api/document.server.ts";
import { attributionLine } from "#services/practices/attribution.ts";
import { OPERATIONS } from "./api-operations.server.ts";
import type { PageHandle } from "./root.tsx";
import { servicesContext } from "#kit/context.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** What programs can ask for, described for programs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, practices, operator } = context.get(servicesContext);
  const attribution = attributionLine(await practices.now());
  return Response.json(apiDocument(OPERATIONS, { publicUrl, attribution, siteName: operator.identity.name }));
}
