import {
  EMERGENCY_REVIEWED_ON,
  type FirstAidId,
  firstAidFor,
  KNOCKED_OUT,
  OTHER_WAYS_TO_CALL,
} from "#content/emergency.ts";
import { emergencyHref } from "#content/links.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/emergency.css?url";
import { Section } from "#kit/ui/section.tsx";
import { Reviewed } from "#kit/ui/reviewed.tsx";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { telHref } from "#domain/tel-href.ts";
import { Breadcrumbs, type Crumb } from "#kit/ui/breadcrumbs.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/emergency-page.ts";
import {
  CareLevels,
  EmergencyTypes,
  FirstAidCard,
  FirstAidCards,
  From,
  Prevention,
  ReadLater,
} from "./advice.tsx";
import { type EmergencyView, viewEmergency } from "./emergency.server.ts";
import { RoundTheClock, WhoCanSeeYou } from "./services.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { TalkTeethLink } from "#kit/ui/with-numbers.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** One button at the foot of the screen: the number that answers. */
export const handle = {
  dock: "call",
  placeIn: (view) => (view as EmergencyView | undefined)?.nearest?.place?.slug,
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
      <EmergencyHead trail={TRAIL} town={view.nearest?.place?.name} />
      <WhoCanSeeYou view={view} />
      <Section title="First aid while you wait">
        <div className="aid-now">
          <FirstAidCard firstAid={KNOCKED_OUT} />
          <FirstAidCard firstAid={firstAidFor("severe-pain")} />
          <FirstAidCard firstAid={firstAidFor("swelling")} />
          <NumbersPanel />
        </div>
        <FirstAidCards />
      </Section>
      <RoundTheClock services={view.roundTheClock} />
      <Section title="How urgent is it?">
        <CareLevels />
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

const { ambulance, healthline, children: forChildren } = NATIONAL_NUMBERS;

/** What people come with most often, to be pressed by someone in pain; the other cards follow these three. */
const AID_LINKS: readonly (readonly [FirstAidId, string])[] = [
  ["severe-pain", "Severe pain"],
  ["knocked-out", "Knocked-out tooth"],
  ["swelling", "Swelling"],
];

/** To be read in ten seconds: when to call 111, one number that always answers, and the way to the first aid. */
function EmergencyHead({ trail, town }: { trail: readonly Crumb[]; town: string | undefined }) {
  return (
    <>
      <div className="emergency-strip">
        <div className="wrap">
          <Icon name="alert" />
          <p>
            {"Trouble breathing or swallowing, a badly swollen face, or bleeding you cannot stop: "}
            <a href={telHref(ambulance.phone)}>call 111 now</a>.
          </p>
        </div>
      </div>
      <OfflineNote town={town} />
      <section className="emergency-head">
        <div className="wrap">
          <Breadcrumbs trail={trail} />
          <h1>Dental Emergency Care</h1>
          <p className="lede">What to do, and where to go now.</p>
          <a className="btn btn-red btn-call" href={telHref(healthline.phone)}>
            <Icon name="phone" />
            <span>
              <span className="nowrap">{`Call ${healthline.phone}`}</span>
              <small>{`${healthline.name}: free, 24/7`}</small>
            </span>
          </a>
          <ul className="aid-links" aria-label="First aid">
            {AID_LINKS.map(([id, label]) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {label}
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function NumbersPanel() {
  return (
    <div className="panel numbers">
      <h3>Numbers to call</h3>
      <dl>
        <div>
          <dt>Life in danger</dt>
          <dd>
            <PhoneLink phone={ambulance.phone} />
          </dd>
        </div>
        <div>
          <dt>A nurse, any time</dt>
          <dd>
            <PhoneLink phone={healthline.phone} />
          </dd>
        </div>
        <div>
          <dt>Under 18</dt>
          <dd>
            <TalkTeethLink />
          </dd>
          <dd className="numbers-note">{`${forChildren.hours}. Closed? Call ${healthline.name}.`}</dd>
        </div>
        {OTHER_WAYS_TO_CALL.map(({ who, how }) => (
          <div key={who}>
            <dt>{who}</dt>
            {how.map(({ text }) => (
              <dd key={text} className="numbers-note">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <From
        ids={OTHER_WAYS_TO_CALL.flatMap(({ how }) => how.flatMap(({ from }) => from))}
        of="numbers to call"
      />
    </div>
  );
}
