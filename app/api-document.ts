import type { Route } from "./+types/api-document.ts";
import { apiDocument } from "./api/document.server.ts";
import { attributionOf } from "./api/listing-sources.server.ts";
import { OPERATIONS } from "./api-operations.server.ts";
import type { PageHandle } from "./root.tsx";
import { servicesContext } from "./services.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** What programs can ask for, described for programs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, practices } = context.get(servicesContext);
  const attribution = attributionOf(await practices.now());
  return Response.json(apiDocument(OPERATIONS, { publicUrl, attribution }));
}
