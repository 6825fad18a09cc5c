import { directoryHref } from "#content/links.ts";
import { InPainLink } from "#kit/ui/help-link.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import type { WithdrawnView } from "./withdrawn.server.ts";

/** For visitors with a bookmark or an old mail: the practice is no longer listed, and where to find others in its town. */
export function WithdrawnPractice({ practice: { name, place } }: { practice: WithdrawnView }) {
  return (
    <>
      <PlainHead trail={[]} title={`${name} is no longer listed here`}>
        They might have closed or moved, or asked not to be listed.
      </PlainHead>
      <div className="wrap tail stack-l">
        <div className="cluster">
          <LinkButton
            href={directoryHref({ location: place.slug })}
          >{`Dentists in ${place.name}`}</LinkButton>
          <LinkButton kind="second" href={directoryHref()}>
            Browse all dentists
          </LinkButton>
        </div>
        <p>
          <InPainLink />
        </p>
      </div>
    </>
  );
}

/** For `pageHead`: its title, and that no search engine lists it. */
export function withdrawnHead({ name }: WithdrawnView) {
  return {
    title: `${name} is no longer listed`,
    description: "This practice is no longer listed here.",
    isIndexed: false,
  };
}
