import { ORAL_SURGERY_SERVICES } from "#content/treatments/pages.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { durationRange } from "#content/treatments/words.ts";
import { dollarRange } from "#domain/money.ts";
import { treatmentPath } from "#content/links.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";

/** The six operations, each with what it costs, how long it takes and what for. */
export function SurgeryServices() {
  return (
    <section className="block" aria-labelledby="services">
      <div className="section-head">
        <h2 id="services">Six kinds of oral surgery</h2>
      </div>
      <div className="cards cards-3">
        {ORAL_SURGERY_SERVICES.map((page) => (
          <Service key={page.slug} page={page} />
        ))}
      </div>
    </section>
  );
}

function Service({ page }: { page: TreatmentPage }) {
  const { name, description, price, priceNote, duration, durationNote, benefits } = page;
  return (
    <article className="card surgery-service">
      <h3 className="card-name">
        <a href={treatmentPath(page.slug)}>{name}</a>
      </h3>
      <p className="card-summary">{description}</p>
      <dl>
        <div>
          <dt>Price range</dt>
          <dd>
            <b>{dollarRange(price.from, price.to)}</b> <span>{priceNote}</span>
          </dd>
        </div>
        <div>
          <dt>How long</dt>
          <dd>
            <b>{durationRange(duration)}</b> <span>{durationNote}</span>
          </dd>
        </div>
      </dl>
      <ul className="ticks stack-s small">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <OnwardLink href={treatmentPath(page.slug)} text="Learn More" spoken={` about ${page.inSentence}`} />
    </article>
  );
}
