import { practicesInWords } from "#domain/counts.ts";
import { formatDay } from "#domain/nz-time.ts";
import { dataPath, LOST_LINK_PATH } from "#content/links.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { useSamples } from "#kit/shell/use-shell-facts.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import type { Route } from "./+types/data-page.ts";

export const handle = { parameters: [] } satisfies PageHandle;

const TITLE = "Where the listings come from";
const TRAIL = [{ label: "About Us", href: "/about" }, { label: TITLE }];

export async function loader({ context }: Route.LoaderArgs) {
  const { sources } = await context.get(servicesContext).practices.now();
  return { sources };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: TITLE,
    description:
      "Where our information comes from, its date and licence, and how a practice can correct its listing.",
    path: dataPath(),
    trail: TRAIL,
  });

export default function DataPage({ loaderData: { sources } }: Route.ComponentProps) {
  return (
    <>
      <PlainHead trail={TRAIL} title={TITLE}>
        Our sources, and how to correct a mistake.
      </PlainHead>
      <div className="wrap tail">
        <div className="prose">
          <h2>Sources</h2>
          <NoSource isShown={sources.length === 0} />
          {sources.length > 0 && (
            <ul>
              {sources.map((source) => (
                <li key={source.slug}>
                  <Source source={source} />
                </li>
              ))}
            </ul>
          )}
          <p>If two sources disagree, each profile says whose information we show.</p>
          <h2>Something wrong?</h2>
          <p>
            Every profile has a link to report a mistake. Practices can change what we say about them, or ask
            not to be listed, for free. Practices that have joined can change their own hours, prices and
            words <a href={LOST_LINK_PATH}>with the link that we send them</a>.
          </p>
          <p>
            <OnwardLink href="/contact" text="Contact us" />
          </p>
          <h2>Use the data</h2>
          <p>
            Other websites and programs can read the directory. Each source’s licence applies to what comes
            from it. Names and positions of towns: GeoNames, CC BY 4.0.
          </p>
          <p>
            <OnwardLink href="/api" text="The directory for programs" />
          </p>
        </div>
      </div>
    </>
  );
}

function NoSource({ isShown }: { isShown: boolean }) {
  const samples = useSamples();
  if (samples === "all") return <p>We made up every practice here.</p>;
  return isShown && <p>No practice here comes from a source yet.</p>;
}

type SourceShown = Route.ComponentProps["loaderData"]["sources"][number];

function Source({ source }: { source: SourceShown }) {
  const { name, practices, asOf, licence, attribution, attributionUrl } = source;
  return (
    <>
      <b>{name}</b>
      <WithDate
        text={`: ${practicesInWords(practices)}${asOf === null ? "" : `, as of ${formatDay(asOf)}`}. `}
      />
      {licence !== "" && `Licence: ${licence}. `}
      {attribution !== "" &&
        (attributionUrl === "" ? (
          attribution
        ) : (
          <a className="nowrap" href={attributionUrl}>
            {attribution}
          </a>
        ))}
    </>
  );
}
