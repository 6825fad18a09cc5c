import { NATIONAL_NUMBERS } from "#content/site.ts";
import { telHref } from "#domain/tel-href.ts";
import { emergencyHref } from "#content/links.ts";
import { MoreTowns } from "#kit/shell/more-towns.tsx";
import { Button, LinkButton } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/form/error-summary.tsx";
import { PLACE_OPTIONS } from "#kit/ui/form/location-field.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { NearMe } from "#kit/ui/near-me/near-me.tsx";
import { Note, NoteBox } from "#kit/ui/note-box.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import type { EmergencyView } from "./emergency.server.ts";
import type { Nearest } from "./nearest.server.ts";
import { OfflineTownNote } from "./offline-note.tsx";
import { ServiceCard } from "./service-card.tsx";

const { healthline } = NATIONAL_NUMBERS;

/** Fragment of the form's answer; `EmergencyHead` links to it too. */
const FORM = "nearest";
const CHOOSE = "Choose a town or city";

/** Practices with same-day care for pain: near a chosen place or, before one is chosen, those open 24/7. */
export function EmergencyServices({
  view: { nearest, roundTheClock, isPlaceMissing },
}: {
  view: EmergencyView;
}) {
  const shown = [...roundTheClock, ...(nearest?.services ?? []), ...(nearest?.furtherAway ?? [])];
  const showsSamples = shown.some(({ isSample }) => isSample);
  return (
    <section className="section emergency-services" id={isPlaceMissing ? undefined : FORM}>
      <div className="wrap stack-xl">
        <div className="stack-l">
          <h2>Find the nearest emergency dentist</h2>
          {showsSamples && <SamplesNote />}
          <OfflineTownNote />
          {isPlaceMissing && <PlaceMissing />}
          <PlaceForm
            place={nearest?.place?.slug}
            isChosen={nearest !== null}
            error={isPlaceMissing ? CHOOSE : undefined}
          />
          {nearest && <NearestServices nearest={nearest} />}
        </div>
        {roundTheClock.length > 0 && <RoundTheClock services={roundTheClock} showsSamples={showsSamples} />}
      </div>
    </section>
  );
}

function RoundTheClock({
  services,
  showsSamples,
}: {
  services: EmergencyView["roundTheClock"];
  showsSamples: boolean;
}) {
  return (
    <div className="stack-l">
      <div className="stack-s">
        <h2>Open day and night</h2>
        <p className="soft">
          {showsSamples
            ? "These services are made up, to show what you’ll see here once real ones are listed. None of them can see you."
            : "These services answer 24/7. Waits are averages, so call before you leave."}
        </p>
        {showsSamples && (
          <p>
            <LinkButton kind="red" icon="phone" href={telHref(healthline.phone)}>
              {`Call Now: ${healthline.name} ${healthline.phone}`}
            </LinkButton>
          </p>
        )}
      </div>
      <ServiceCards services={services} level={3} />
    </div>
  );
}

function SamplesNote() {
  return (
    <div className="sample-note">
      <Note>
        <b>The practices below are samples.</b> They show how this page works, but their numbers don’t reach
        anyone and no one is at their addresses. For real help call {healthline.name},{" "}
        <PhoneLink phone={healthline.phone} />.
      </Note>
    </div>
  );
}

/** The fragment of the form leads here when no place was chosen, so the browser moves the focus here. */
function PlaceMissing() {
  return (
    <ErrorSummary id={FORM} title="Check this answer" problems={[{ name: "place", text: CHOOSE }]}>
      {`To find who is near, we need to know where you are. ${healthline.name} answers at any time: `}
      <PhoneLink phone={healthline.phone} />.
    </ErrorSummary>
  );
}

/** The fragment scrolls to the answer when the page comes back. After a choice the form takes one line. */
function PlaceForm({
  place,
  isChosen,
  error,
}: {
  place: string | undefined;
  isChosen: boolean;
  error: string | undefined;
}) {
  const className = isChosen ? "place-form place-form-chosen" : "place-form";
  return (
    <form className={className} action={`${emergencyHref()}#${FORM}`} method="get" noValidate>
      <SelectField
        name="place"
        label="Your town or city"
        nothing={CHOOSE}
        error={error}
        value={place}
        options={PLACE_OPTIONS}
        more={<MoreTowns chosen={place} />}
      />
      {isChosen ? <Button>Find</Button> : <Button icon="map-pin">Find nearest</Button>}
      <NearMe places="place" order={null} />
    </form>
  );
}

function NearestServices({ nearest: { place, isSomeoneOpen, services, furtherAway } }: { nearest: Nearest }) {
  return (
    <div className="stack-l" role="group" aria-labelledby="nearest-to">
      <h3 id="nearest-to">{`Nearest to ${place?.name ?? "you"}`}</h3>
      {!isSomeoneOpen && <HealthlineFirst place={place} />}
      {services.length > 0 && (
        <p className="small">Hours and waits are what practices say. Call before you go.</p>
      )}
      <ServiceCards services={services} level={4} />
      {furtherAway.length > 0 && (
        <>
          <p>
            <b>Open, but further away.</b> {FAR}
          </p>
          <ServiceCards services={furtherAway} level={4} />
        </>
      )}
    </div>
  );
}

/** What a straight line leaves out. */
const FAR = "The road is longer than the distance, so call before you leave.";

function HealthlineFirst({ place }: { place: Nearest["place"] }) {
  return (
    <NoteBox kind="red">
      <p>
        <b>{`No emergency dentist ${place ? `in or near ${place.name}` : "near you"} says they’re open now.`}</b>
        {` Call ${healthline.name} first: they’ll tell you what to do and where the nearest after-hours care is.`}
      </p>
      <LinkButton kind="red" icon="phone" href={telHref(healthline.phone)}>
        {`Call ${healthline.phone}`}
      </LinkButton>
    </NoteBox>
  );
}

function ServiceCards({ services, level }: { services: Nearest["services"]; level: 3 | 4 }) {
  if (services.length === 0) return null;
  return (
    <div className="cards cards-3">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} level={level} />
      ))}
    </div>
  );
}
