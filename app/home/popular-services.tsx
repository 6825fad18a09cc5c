import { showsSpecifiedPrices } from "#content/guide-prices.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { formatDollars } from "#domain/money.ts";
import { type TreatmentSlug, treatmentName } from "#domain/practices/treatments.ts";
import { treatmentPath } from "#content/links.ts";
import { Icon, type IconName } from "#kit/ui/icon.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";

/** What people ask for most, with the prices of the specification's section 9. */
const POPULAR: readonly { slug: TreatmentSlug; icon: IconName; text: string; from: number }[] = [
  {
    slug: "invisalign",
    icon: "aligner",
    text: "Clear aligners that straighten teeth without metal braces.",
    from: 6_000,
  },
  {
    slug: "implants",
    icon: "implant",
    text: "An artificial root in the jaw that holds a new tooth.",
    from: 3_500,
  },
  {
    slug: "teeth-whitening",
    icon: "whitening",
    text: "A lighter shade, in one visit or with trays at home.",
    from: 400,
  },
  {
    slug: "emergency-dentist",
    icon: "emergency",
    text: "Help with pain, swelling or a broken tooth, as soon as a dentist can.",
    from: 150,
  },
];

export function PopularServices() {
  const hasPrices = showsSpecifiedPrices(useIdentity());
  return (
    <ul className="price-list">
      {POPULAR.map(({ slug, icon, text, from }) => (
        <li key={slug}>
          <Icon name={icon} />
          <h3>{treatmentName(slug)}</h3>
          <p className="soft small">{text}</p>
          {hasPrices && (
            <p>
              <span className="dim small">from</span> <b>{formatDollars(from)}</b>
            </p>
          )}
          <OnwardLink href={treatmentPath(slug)} text="Learn More" spoken={` about ${treatmentName(slug)}`} />
        </li>
      ))}
    </ul>
  );
}
