import { formatCount } from "#domain/counts.ts";
import type { Place } from "#domain/places.ts";
import { bookHref, compareHref, directoryHref, emergencyHref } from "#content/links.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { aboutPlace } from "./about-places.ts";
import type { LocationView } from "./location.server.ts";
import { LocationMap } from "./location-map.tsx";

/** What is offered here and what to do next. */
export function LocationSide({ view: { place, services, total, positions } }: { view: LocationView }) {
  return (
    <aside className="location-side" aria-label={`${place.name} at a glance`}>
      <div className="stack-xs">
        <LocationMap place={place} positions={positions} />
        <p>{aboutPlace(place)}</p>
        <p className="coordinates">{coordinates(place)}</p>
      </div>
      {services.length > 0 && (
        <Panel title="Services available">
          <p className="small dim">Practices offering each one</p>
          <ul className="count-list">
            {services.map(({ slug, name, count }) => (
              <li key={slug}>
                <a href={directoryHref({ location: place.slug, service: slug })}>
                  <span>{name}</span>
                  <span>{formatCount(count)}</span>
                  <Meter share={count / total} />
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="Quick actions">
        <div className="quick-actions">
          <LinkButton kind="red" icon="emergency" href={emergencyHref(place.slug)}>
            Emergency Care
          </LinkButton>
          <LinkButton icon="calendar" href={bookHref({ location: place.slug })}>
            Book Appointment
          </LinkButton>
          <LinkButton kind="second" icon="list" href={compareHref(place.slug)}>
            Compare Dentists
          </LinkButton>
        </div>
      </Panel>
    </aside>
  );
}

/** The share of the practices in the place that offer it. */
function Meter({ share }: { share: number }) {
  return (
    <svg className="meter" aria-hidden="true">
      <rect className="track" width="100%" height="100%" rx="2" />
      <rect width={`${Math.round(share * 100)}%`} height="100%" rx="2" />
    </svg>
  );
}

/** `41.29° S, 174.78° E` */
function coordinates({ latitude, longitude }: Place): string {
  return `${Math.abs(latitude).toFixed(2)}° S, ${longitude.toFixed(2)}° E`;
}
