import { PLACES } from "#content/places.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/select-field.tsx";
import { NearMe } from "../ui/near-me/near-me.tsx";
import { NoteBox } from "../ui/note-box.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import type { EmergencyView, Nearest } from "./emergency.server.ts";
import { ServiceCard } from "./service-card.tsx";

const { healthline } = NATIONAL_NUMBERS;

/** Which dentists see people in pain: near a chosen place, and those that never close. */
export function EmergencyServices({ view: { nearest, roundTheClock } }: { view: EmergencyView }) {
  const showsSamples = [...roundTheClock, ...(nearest?.services ?? [])].some(({ isSample }) => isSample);
  return (
    <section className="section emergency-services" id="nearest">
      <div className="wrap stack-xl">
        <div className="stack-l">
          <h2>Find the nearest emergency dentist</h2>
          {showsSamples && <SamplesNote />}
          <PlaceForm place={nearest?.place?.slug} />
          {nearest && <NearestServices nearest={nearest} />}
        </div>
        {roundTheClock.length > 0 && (
          <div className="stack-l">
            <div>
              <h2>Open day and night</h2>
              <p className="soft">
                These services answer 24/7. Waits are averages, so call before you leave.
              </p>
            </div>
            <div className="cards cards-3">
              {roundTheClock.map((service) => (
                <ServiceCard key={service.id} service={service} where={service.placeName} />
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function SamplesNote() {
  return (
    <div className="sample-note">
      <NoteBox>
        <p>
          <b>The practices below are samples.</b> They show how this page works, but their numbers do not ring
          and nobody is at their addresses. For real help call {healthline.name},{" "}
          <PhoneLink phone={healthline.phone} />.
        </p>
      </NoteBox>
    </div>
  );
}

/** The fragment keeps the eye on the answer when the page comes back. */
function PlaceForm({ place }: { place: string | undefined }) {
  return (
    <form className="place-form" action="/emergency#nearest" method="get" noValidate>
      <SelectField
        name="place"
        label="Your town or city"
        nothing="Choose a town or city"
        value={place}
        options={PLACES.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Button icon="map-pin">Find nearest</Button>
      <NearMe places="place" order={null} />
    </form>
  );
}

function NearestServices({ nearest: { place, isSomeoneOpen, services } }: { nearest: Nearest }) {
  return (
    <div className="stack-l" role="group" aria-labelledby="nearest-to">
      <h3 id="nearest-to">{`Nearest to ${place?.name ?? "you"}`}</h3>
      {!isSomeoneOpen && (
        <p>
          {`No emergency dentist ${place ? `in or near ${place.name}` : "near you"} is open now. Call ${healthline.name}, `}
          <PhoneLink phone={healthline.phone} />
          {", and ask where to go."}
        </p>
      )}
      {services.length > 0 && (
        <div className="cards cards-3">
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} where={service.where} level={4} />
          ))}
        </div>
      )}
    </div>
  );
}
