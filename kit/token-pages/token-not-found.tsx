import { useLocation } from "react-router";
import { UNSAVED } from "#domain/token-address.ts";
import type { PageFacts } from "../seo/head.ts";
import { PlainHead } from "../ui/banner.tsx";
import { LinkButton } from "../ui/button.tsx";
import { LOST_LINK_PATH } from "#content/links.ts";

const NO_SUCH_LINK = "This link doesn’t work";

/** The head of a page that a token opens. `view` is what it opens: nothing, or a form that may have been refused. */
export function tokenHead(
  title: string,
  path: string,
  view: { posted: unknown } | null | undefined,
): PageFacts {
  const shown = view?.posted ? `Error: ${title}` : title;
  return {
    title: view ? shown : NO_SUCH_LINK,
    description: view
      ? "A page that a link in our email opens."
      : "Part of this link is missing, or it has expired or been replaced.",
    path,
    isIndexed: false,
  };
}

/**
 * For every token that opens nothing, whatever the reason: the answer tells no one which it is. Who has just sent a form
 * with it reads that nothing was saved.
 */
export function TokenNotFound() {
  const { search } = useLocation();
  const isUnsaved = new URLSearchParams(search).get("done") === UNSAVED;
  return (
    <>
      <PlainHead trail={[{ label: NO_SUCH_LINK }]} title={NO_SUCH_LINK}>
        {isUnsaved
          ? "Nothing was saved: this link ended just before you sent the form."
          : "Part of it might be missing, or it has expired or been replaced. Copy the whole link from the newest email, or get a new link sent."}
      </PlainHead>
      <div className="wrap tail">
        <LinkButton href={LOST_LINK_PATH}>Send me the link again</LinkButton>
      </div>
    </>
  );
}
