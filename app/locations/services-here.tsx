import { formatCount } from "#domain/counts.ts";
import { bookHref, compareHref, directoryHref, emergencyHref } from "#content/links.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { Section } from "#kit/ui/section.tsx";
import type { LocationView } from "./location.server.ts";

/** What is offered here, and how many practices offer it. */
export function ServicesHere({ view: { place, services } }: { view: LocationView }) {
  if (services.length === 0) return null;
  return (
    <Section id="services" title="Services available">
      <ul className="counted-links">
        {services.map(({ slug, name, count }) => (
          <li key={slug}>
            <a href={directoryHref({ location: place.slug, service: slug })}>
              {name}
              <span className="dim">{formatCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function QuickActions({ view: { place } }: { view: LocationView }) {
  return (
    <Section id="actions" title="Quick actions">
      <div className="cluster quick-actions">
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
    </Section>
  );
}
