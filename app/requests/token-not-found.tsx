import { PlainHead } from "../ui/banner.tsx";
import { LinkButton } from "../ui/button.tsx";
import { LOST_LINK_PATH } from "../links.ts";

export const NO_SUCH_LINK = {
  title: "This link does not work",
  description: "The page behind a link that is cut off, too old, or ended.",
} as const;

/** For every token that opens nothing, whatever the reason: the answer tells no one which it is. */
export function TokenNotFound() {
  return (
    <>
      <PlainHead
        trail={[{ label: "Home", href: "/" }, { label: NO_SUCH_LINK.title }]}
        title={NO_SUCH_LINK.title}
      >
        It may be cut off, too old, or ended. Copy the whole link from the newest email, or have a new one
        sent.
      </PlainHead>
      <div className="wrap tail">
        <LinkButton href={LOST_LINK_PATH}>Send me the link again</LinkButton>
      </div>
    </>
  );
}
