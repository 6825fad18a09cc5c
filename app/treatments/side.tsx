import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { titleOf } from "#content/treatments/words.ts";
import type { Place } from "#domain/places.ts";
import { bookHref, compareHref, placePath } from "#content/links.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";

/** What is good about it and where to get it. */
export function Side({ page, places }: { page: TreatmentPage; places: readonly Place[] }) {
  const { treatment: service } = page;
  const urgency = service === "emergency-dentist" ? "emergency" : null;
  return (
    <aside className="treatment-side" aria-label={`${titleOf(page)} at a glance`}>
      <Panel title="Benefits">
        <Ticks texts={page.benefits} />
        <div className="stack-s">
          <LinkButton isWide href={bookHref({ service: page.slug, urgency })}>
            Book Consultation
          </LinkButton>
          <LinkButton isWide kind="second" href={compareHref(service)}>
            Compare Providers
          </LinkButton>
        </div>
      </Panel>
      {places.length > 0 && <Places page={page} places={places} />}
    </aside>
  );
}

/** How many are shown at once. */
const FIRST = 10;

function Places({ page, places }: { page: TreatmentPage; places: readonly Place[] }) {
  const others = places.slice(FIRST);
  return (
    <Panel title={`${titleOf(page)} by city`}>
      <PlaceLinks places={places.slice(0, FIRST)} />
      {others.length > 0 && (
        <Disclosure summary={others.length === 1 ? "1 more place" : `${others.length} more places`}>
          <PlaceLinks places={others} />
        </Disclosure>
      )}
    </Panel>
  );
}

function PlaceLinks({ places }: { places: readonly Place[] }) {
  return (
    <ul className="place-links small">
      {places.map(({ slug, name }) => (
        <li key={slug}>
          <a href={placePath(slug)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
