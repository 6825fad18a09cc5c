import { faqs } from "#content/support.ts";
import { Enhance } from "#kit/islands/island.tsx";
import { OnceListed } from "#kit/shell/once-listed.tsx";
import { useIdentity, useReach } from "#kit/shell/use-shell-facts.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { FAQS_BUTTON } from "./faqs-button.ts";

/** Frequent questions. `?faqs=open` opens all without a script; with one they open in place. */
export function Faqs({
  areOpen,
  href,
}: {
  areOpen: boolean;
  /** The page with all of them open, or closed if they are open. */
  href: string;
}) {
  const reach = useReach();
  return (
    <Enhance file="app/contact/faqs" trigger={{ touched: ".faqs-all a" }}>
      <section className="block" id="faqs" aria-labelledby="faqs-title">
        <h2 id="faqs-title">Frequently asked questions</h2>
        <div className="disclosures">
          {faqs(useIdentity(), reach).map(({ question, answer, link, isPromise }, index) => (
            <Disclosure key={question} summary={question} isOpen={areOpen || index === 0}>
              {isPromise && <OnceListed />}
              <p>{answer}</p>
              <OnwardLink {...link} />
            </Disclosure>
          ))}
        </div>
        <p className="faqs-all">
          <LinkButton kind="second" href={href}>
            {areOpen ? FAQS_BUTTON.closeAll : FAQS_BUTTON.openAll}
          </LinkButton>
        </p>
      </section>
    </Enhance>
  );
}

/** Where "View All FAQs" leads, and back; other parameters, as a campaign's, are kept. */
export function faqsHref(asked: URLSearchParams): string {
  const other = new URLSearchParams(asked);
  if (other.get("faqs") === "open") other.delete("faqs");
  else other.set("faqs", "open");
  other.delete("send");
  return `/contact${other.size > 0 ? `?${other}` : ""}#faqs`;
}
