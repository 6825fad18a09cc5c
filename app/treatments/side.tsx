import { useReach } from "#kit/shell/use-shell-facts.ts";
import type { ShownPrice } from "#content/treatments/shown-price.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { durationRange, treatmentTitle } from "#content/treatments/treatment-words.ts";
import { bookHref, compareHref } from "#content/links.ts";
import { formatCount } from "#domain/counts.ts";
import { dollarRange, formatDollars } from "#domain/money.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { PriceRuler } from "#kit/ui/price-ruler.tsx";
import type { Providers } from "./providers.server.ts";
import { scaleTo } from "#kit/ui/price-scale.ts";

/** A part of the page, for its contents. */
export type Part = { id: string; text: string };

/** Price, time and who offers it, with the way to ask, and the contents; on a phone without those. It stays in sight. */
export function Side({
  page,
  shown,
  providers: { total, places },
  parts,
}: {
  page: TreatmentPage;
  /** It is null where the practice has to be asked. */
  shown: ShownPrice | null;
  providers: Providers;
  parts: readonly Part[];
}) {
  const { treatment: service, duration, durationNote } = page;
  const urgency = service === "emergency-dentist" ? "emergency" : null;
  return (
    <aside className="treatment-side" aria-label={`${treatmentTitle(page)} at a glance`}>
      <div className="panel treatment-card">
        <dl>
          <div>
            <dt className="visually-hidden">Price range</dt>
            <dd>{shown ? <Price shown={shown} /> : "Ask for the price before treatment starts"}</dd>
          </div>
          <div>
            <dt>How long it takes</dt>
            <dd>
              <b>{durationRange(duration)}</b> <span className="small soft">{durationNote}</span>
            </dd>
          </div>
          <div>
            <dt>Who offers it</dt>
            <dd>
              <b>{providersInWords(total)}</b>{" "}
              {places.length > 0 && <span className="small soft">{whereInWords(page, places.length)}</span>}
            </dd>
          </div>
        </dl>
        {useReach() !== "none" && (
          <LinkButton isWide href={bookHref({ service: page.slug, urgency })}>
            Book Consultation
          </LinkButton>
        )}
        <LinkButton isWide kind="second" href={compareHref(service)}>
          Compare Providers
        </LinkButton>
      </div>
      <nav className="contents" aria-label="On this page">
        {parts.map(({ id, text }) => (
          <a key={id} href={`#${id}`}>
            {text}
          </a>
        ))}
      </nav>
    </aside>
  );
}

function Price({ shown: { from, to, note } }: { shown: ShownPrice }) {
  const scale = scaleTo(to ?? from);
  return (
    <>
      <b className="treatment-price">{dollarRange(from, to)}</b>
      <span className="small soft">{note}</span>
      <PriceRuler from={from} to={to} scale={scale} />
      <span className="ruler-ends" aria-hidden="true">
        <span>$0</span>
        <span>{formatDollars(scale.to)}</span>
      </span>
    </>
  );
}

/** From ten on rounded down, which the plus says: `240+ Providers` for 243. */
function providersInWords(total: number): string {
  if (total >= 10) return `${formatCount(Math.floor(total / 10) * 10)}+ Providers`;
  if (total === 0) return "None yet";
  return total === 1 ? "1 Provider" : `${total} Providers`;
}

function whereInWords({ treatment, isListedByName }: TreatmentPage, places: number): string {
  const what = isListedByName ? "" : `of ${treatmentName(treatment).toLowerCase()} `;
  return `${what}in ${places === 1 ? "1 town or city" : `${places} towns and cities`}`;
}
