import { EMERGENCY_REVIEWED_ON } from "#content/emergency.ts";
import { emergencyHref } from "#content/links.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import stylesheet from "#kit/styles/sheets/emergency.css?url";
import { Section } from "#kit/ui/section.tsx";
import { Reviewed } from "#kit/ui/reviewed.tsx";
import type { Route } from "./+types/emergency-page.ts";
import { CareLevels, EmergencyTypes, FirstAidCards, Prevention, ReadLater } from "./advice.tsx";
import { viewEmergency } from "./emergency.server.ts";
import { EmergencyHead } from "./emergency-head.tsx";
import { EmergencyServices } from "./services.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** One button at the foot of the screen: the number that answers. */
export const handle = {
  dock: "call",
  parameters: ["place", "near"],
  emptyParameters: ["place"],
  isOfVisitor: (parameters: URLSearchParams) => parameters.has("near"),
} satisfies PageHandle;

const TRAIL = [{ label: "Emergency Dental" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { practices, now } = context.get(servicesContext);
  return viewEmergency(await practices.now(), new URL(request.url).searchParams, now());
}

/** A page of one place is the same page in another state: it is not listed a second time. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const nearest = loaderData?.nearest;
  const place = nearest && (nearest.place?.name ?? "you");
  return pageHead(matches, {
    title: place
      ? `Emergency Dental near ${place}`
      : `${loaderData?.isPlaceMissing ? "Error: " : ""}Emergency Dental`,
    description:
      "Dental emergency in New Zealand? When to call 111, free numbers that answer day and night, first aid for teeth, and the nearest dentist who is open.",
    path: emergencyHref(),
    isIndexed: !nearest,
    trail: TRAIL,
  });
};

export default function EmergencyPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className="emergency">
      <EmergencyHead trail={TRAIL} />
      <EmergencyServices view={view} />
      <Section title="How urgent is it?">
        <CareLevels />
      </Section>
      <Section title="First aid while you wait">
        <FirstAidCards />
      </Section>
      <section className="section">
        <div className="wrap">
          <div className="split">
            <div>
              <h2 className="types-title">What is the problem?</h2>
              <EmergencyTypes />
              <Reviewed day={EMERGENCY_REVIEWED_ON} />
            </div>
            <aside className="stack">
              <Prevention />
              <ReadLater />
            </aside>
          </div>
        </div>
      </section>
    </div>
  );
}
