import { NATIONAL_NUMBERS } from "#content/site.ts";
import { telHref } from "#domain/tel-href.ts";
import { emergencyHref } from "#content/links.ts";
import { MoreTowns } from "#kit/shell/more-towns.tsx";
import { Button, LinkButton } from "#kit/ui/button.tsx";
import { ServiceRows } from "#kit/ui/emergency-rows.tsx";
import { ErrorSummary } from "#kit/ui/form/error-summary.tsx";
import { PLACE_OPTIONS } from "#kit/ui/form/location-field.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { NearMe } from "#kit/ui/near-me/near-me.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import type { EmergencyView, NearestView } from "./emergency.server.ts";
import { OfflineTownNote } from "./offline-note.tsx";
import { ServiceCard } from "./service-card.tsx";

const { healthline } = NATIONAL_NUMBERS;

/** Fragment of the form's answer; `EmergencyHead` links to it too. */
const FORM = "nearest";
const CHOOSE = "Choose a town or city";

/** Practices with same-day care for pain near a chosen place. Those that can see the person first come first. */
export function WhoCanSeeYou({ view: { nearest, roundTheClock, isPlaceMissing } }: { view: EmergencyView }) {
  return (
    <section className="emergency-services" id={isPlaceMissing ? undefined : FORM}>
      <div className="wrap stack-s">
        <div className="emergency-services-head">
          <h2>Who can see you first</h2>
          <PlaceForm
            place={nearest?.place?.slug}
            isChosen={nearest !== null}
            error={isPlaceMissing ? CHOOSE : undefined}
          />
        </div>
        <OfflineTownNote />
        {isPlaceMissing && <PlaceMissing />}
        {nearest && <NearestServices nearest={nearest} />}
        {roundTheClock.length > 0 && (
          <p>
            <a href={`#${DAY_AND_NIGHT}`}>Who is open day and night</a>
          </p>
        )}
      </div>
    </section>
  );
}

const DAY_AND_NIGHT = "day-and-night";

/** Before a place is chosen: those open 24/7. */
export function RoundTheClock({ services }: { services: EmergencyView["roundTheClock"] }) {
  if (services.length === 0) return null;
  const showsSamples = services.some(({ isSample }) => isSample);
  return (
    <section className="section emergency-services" id={DAY_AND_NIGHT}>
      <div className="wrap stack-l">
        <h2>Open day and night</h2>
        {showsSamples ? (
          <SamplesNote />
        ) : (
          <p className="soft">These services answer 24/7. Waits are averages, so call before you leave.</p>
        )}
        {showsSamples && (
          <p>
            <LinkButton kind="red" icon="phone" href={telHref(healthline.phone)}>
              {`Call Now: ${healthline.name} ${healthline.phone}`}
            </LinkButton>
          </p>
        )}
        <div className="cards cards-3">
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </div>
      </div>
    </section>
  );
}

function SamplesNote() {
  return (
    <div className="sample-note">
      <Note>
        <b>These practices are samples:</b> their numbers reach no one. For real help call {healthline.name},{" "}
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
      <Button>{isChosen ? "Find" : "Find Nearest Emergency Dentist"}</Button>
      <NearMe places="place" order={null} />
    </form>
  );
}

function NearestServices({
  nearest: { place, isSomeoneOpen, services, furtherAway },
}: {
  nearest: NearestView;
}) {
  const showsSamples = [...services, ...furtherAway].some(({ isSample }) => isSample);
  return (
    <div className="stack-s" role="group" aria-label={`Nearest to ${place?.name ?? "you"}`}>
      {!isSomeoneOpen && <HealthlineFirst place={place} hasNextToOpen={services.length > 0} />}
      <ServiceRows services={services} />
      {furtherAway.length > 0 && (
        <>
          <p>
            <b>Open, but further away</b>
          </p>
          <ServiceRows services={furtherAway} />
        </>
      )}
      {services.length + furtherAway.length > 0 && (
        <p className="small dim">
          {
            "Hours and waits are what practices say. Call before you go. Distances are in a straight line, so the road is longer."
          }
          {showsSamples && (
            <>
              {" "}
              <b>Sample practices: their numbers reach no one.</b>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function HealthlineFirst({ place, hasNextToOpen }: { place: NearestView["place"]; hasNextToOpen: boolean }) {
  return (
    <p className="small">
      <b>{`No emergency dentist ${place ? `in or near ${place.name}` : "near you"} says they’re open now.`}</b>
      {` Call ${healthline.name}, `}
      <PhoneLink phone={healthline.phone} />
      {hasNextToOpen ? ". Next to open:" : "."}
    </p>
  );
}
