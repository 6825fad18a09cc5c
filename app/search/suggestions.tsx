import { PLACES } from "#content/places.ts";
import { TOPICS } from "#content/topics/topics.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { titleOf } from "#content/treatments/words.ts";
import { placePath, treatmentPath } from "#content/links.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { PlainChip } from "#kit/ui/chip.tsx";

/** Links shown before a search and when it finds nothing. */
export function Suggestions() {
  return (
    <>
      <section className="stack" aria-labelledby="treatments">
        <h2 className="title-small" id="treatments">
          Treatments
        </h2>
        <div className="chips">
          {TREATMENT_PAGES.map((page) => (
            <PlainChip key={page.slug} href={treatmentPath(page.slug)} text={titleOf(page)} />
          ))}
        </div>
      </section>
      <section className="stack" aria-labelledby="topics">
        <h2 className="title-small" id="topics">
          Problems and questions
        </h2>
        <div className="chips">
          {TOPICS.map(({ slug, title }) => (
            <PlainChip key={slug} href={treatmentPath(slug)} text={title} />
          ))}
        </div>
      </section>
      <section className="stack" aria-labelledby="places">
        <h2 className="title-small" id="places">
          Towns and cities
        </h2>
        <div className="chips">
          {PLACES.map(({ slug, name }) => (
            <PlainChip key={slug} href={placePath(slug)} text={name} />
          ))}
        </div>
      </section>
      <div className="cluster">
        <OnwardLink href="/blog" text="Read our articles" />
        <OnwardLink href="/contact" text="Ask us" />
      </div>
    </>
  );
}
