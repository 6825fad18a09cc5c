import { embedLines, framingOrigins } from "#content/embed.ts";
import { listInWords } from "#domain/lists.ts";
import { usePublicUrl } from "#kit/shell/use-shell-facts.ts";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import type { ListingView } from "./listing.server.ts";

/** How a practice shows its hours and the button to book on its own pages: two ways, each a line to copy. */
export function OwnWebsite({ view }: { view: ListingView }) {
  const publicUrl = usePublicUrl();
  const origins = framingOrigins(view.website);
  if (origins.length === 0)
    return (
      <Disclosure summary="Show your hours on your own website">
        <p>
          Add your website under “Phone, website and words” first. We only let that site show your card, so
          that no one else can pass it off as theirs.
        </p>
      </Disclosure>
    );
  const [script, frame] = embedLines(publicUrl, view);
  return (
    <Disclosure summary="Show your hours on your own website">
      <p>
        {`Copy this line into your page where your opening hours and the button to book should be. It works on ${listInWords(origins.map((origin) => new URL(origin).host))}, and follows what you change here.`}
      </p>
      <pre className="copied">
        <code>{script}</code>
      </pre>
      <p>If your website doesn’t allow scripts, copy this one instead:</p>
      <pre className="copied">
        <code>{frame}</code>
      </pre>
    </Disclosure>
  );
}
