import { operatorOver } from "#content/operator.ts";
import { townsListed } from "#content/places.ts";
import type { Reach } from "#content/request-promises.ts";
import { samplesShown } from "#domain/practices/samples-shown.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { Services } from "#services/services.ts";

/** For the frame of every page: the year in the footer, whether samples are shown, the site's origin, who runs it, which way requests take. */
export type ShellFacts = Awaited<ReturnType<typeof shellFacts>>;

/** Where the practices cannot be read, it says that there are no samples and that some practices take requests. */
export async function shellFacts({ practices, today, publicUrl, operator, routing, mapOrigins }: Services) {
  // The page is shown even if the practices cannot be read: a form keeps what was typed.
  const index = await practices.now().catch(() => null);
  const samples = index ? samplesShown(index) : "none";
  return {
    publicUrl,
    operator: operatorOver(operator, samples !== "none"),
    routing,
    mapHosts: mapOrigins.map((origin) => new URL(origin).host),
    /** What some listed practice states: no page may promise more. */
    listed: index?.stated ?? [],
    reach: index ? requestReach(index, routing) : "some",
    year: Number(today().slice(0, 4)),
    samples,
    /** The words that the licences of the listings ask for: `© OpenStreetMap contributors` */
    credits: (index?.sources ?? []).map(({ attribution }) => attribution).filter((words) => words !== ""),
    /** Beyond the 22 places, those in which a practice is listed, from A to Z. */
    towns: index ? townsListed(index.countsByPlace()).map(({ slug, name }) => ({ slug, name })) : [],
  };
}

/** `requestReach({ samples: 0, total: 12, takeRequests: 3 }, "direct") === "some"` */
function requestReach(
  index: Pick<PracticeIndex, "samples" | "total" | "takeRequests">,
  routing: Services["routing"],
): Reach {
  if (samplesShown(index) !== "none") return "all";
  if (index.total === 0) return "none";
  if (index.takeRequests === index.total) return "all";
  if (routing === "desk") return "staff";
  return index.takeRequests === 0 ? "none" : "some";
}
