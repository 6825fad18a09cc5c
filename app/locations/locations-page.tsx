import { shownPlaces } from "#content/places.ts";
import { practicesInWords } from "#domain/counts.ts";
import { placePath, placesPath } from "#content/links.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import type { Route } from "./+types/locations-page.ts";

export const handle = { parameters: [] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { counts: (await context.get(servicesContext).practices.now()).countsByPlace() };
}

const TRAIL = [{ label: "Locations" }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "Dentists by Town and City",
    description: "Dentists by New Zealand town and city, with how many are listed in each.",
    path: placesPath(),
    trail: TRAIL,
  });

/** All places, the largest first. */
export default function LocationsPage({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <>
      <PlainHead trail={TRAIL} title="Dentists by town and city">
        Choose the town or city nearest to you.
      </PlainHead>
      <div className="wrap tail">
        <ul className="link-grid all-places">
          {shownPlaces(counts).map(({ slug, name }) => (
            <li key={slug}>
              <a href={placePath(slug)}>
                {name}
                <span className="dim small">{practicesInWords(counts.get(slug) ?? 0)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
