import type { ReactNode } from "react";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { durationRange, titleOf } from "#content/treatments/words.ts";
import { formatCount } from "#domain/counts.ts";
import { dollarRange } from "#domain/money.ts";
import { treatmentName } from "#domain/treatments.ts";
import { emergencyHref } from "#content/links.ts";
import { Banner } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { HelpLink } from "#kit/ui/help-link.tsx";
import { Arch } from "./arch.tsx";
import type { Providers } from "./providers.server.ts";
import { Ruler } from "./ruler.tsx";
import { priceScale, timeScale } from "./scale.ts";

/** The banner: what it is, what it costs, how long it takes, how many offer it. */
export function TreatmentHead({
  page,
  providers: { total, places },
  trail,
}: {
  page: TreatmentPage;
  providers: Providers;
  trail: readonly Crumb[];
}) {
  const { price, duration } = page;
  return (
    <Banner trail={trail}>
      <div className="treatment-head">
        <div>
          <h1>{titleOf(page)}</h1>
          <p className="lede">{page.description}</p>
          {page.treatment === "emergency-dentist" && (
            <HelpLink href={emergencyHref()} text="Get emergency help now" />
          )}
        </div>
        <Arch slug={page.slug} />
      </div>
      <dl className="ranges">
        <Range label="Price range" value={dollarRange(price.from, price.to)} note={page.priceNote}>
          <Ruler scale={priceScale(price)} />
        </Range>
        <Range label="How long it takes" value={durationRange(duration)} note={page.durationNote}>
          <Ruler scale={timeScale(duration)} />
        </Range>
        <Range
          label="Who offers it"
          value={providersInWords(total)}
          note={whereInWords(page, places.length)}
        />
      </dl>
    </Banner>
  );
}

function Range({
  label,
  value,
  note,
  children,
}: {
  label: string;
  value: string;
  note: string | null;
  /** A ruler. */
  children?: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {children}
        {note && <span className="range-note">{note}</span>}
      </dd>
    </div>
  );
}

/** From ten on rounded down, which the plus says: `240+ Providers` for 243. */
function providersInWords(total: number): string {
  if (total >= 10) return `${formatCount(Math.floor(total / 10) * 10)}+ Providers`;
  if (total === 0) return "None yet";
  return total === 1 ? "1 Provider" : `${total} Providers`;
}

function whereInWords({ treatment, isListedByName }: TreatmentPage, places: number): string | null {
  if (places === 0) return null;
  const what = isListedByName ? "" : `of ${treatmentName(treatment).toLowerCase()} `;
  return `${what}in ${places === 1 ? "1 town or city" : `${places} towns and cities`}`;
}
