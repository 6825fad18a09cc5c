import { FAQS } from "#content/support.ts";
import { Enlivened } from "../islands/island.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { OnwardLink } from "../ui/onward-link.tsx";
import { FAQS_BUTTON } from "./faqs-button.ts";

/** What people ask most. All of them open by address, so that it takes no script; with one, where they are. */
export function Faqs({
  areOpen,
  href,
}: {
  areOpen: boolean;
  /** Of the page with all of them open; with them closed, if they are. */
  href: string;
}) {
  return (
    <Enlivened file="contact/faqs" wakes={{ touched: ".faqs-all a" }}>
      <section className="block" id="faqs" aria-labelledby="faqs-title">
        <h2 id="faqs-title">Frequently asked questions</h2>
        <div className="disclosures">
          {FAQS.map(({ question, answer, link }, index) => (
            <Disclosure key={question} summary={question} isOpen={areOpen || index === 0}>
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
    </Enlivened>
  );
}

/** Where "View All FAQs" leads, and back. What else the address says, a campaign or a category, goes along. */
export function faqsHref(asked: URLSearchParams): string {
  const other = new URLSearchParams(asked);
  if (other.get("faqs") === "open") other.delete("faqs");
  else other.set("faqs", "open");
  other.delete("send");
  return `/contact${other.size > 0 ? `?${other}` : ""}#faqs`;
}
