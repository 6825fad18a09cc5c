import type { ReactNode } from "react";
import { guideName, showsSpecifiedPrices } from "#content/guide-prices.ts";
import { ASK_FOR_THE_PRICE, type ShownPrice } from "#content/treatments/shown-price.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { type SourceId, sourcesById } from "#content/sources.ts";
import type { Alternative, TreatmentPage } from "#content/treatments/treatment-page.ts";
import { treatmentQuestions } from "#content/treatments/treatment-words.ts";
import { emergencyHref, pricesPath } from "#content/links.ts";
import { dollarRange, formatDollars } from "#domain/money.ts";
import { Disclosures } from "#kit/ui/disclosure.tsx";
import { HelpLink } from "#kit/ui/help-link.tsx";
import { NoteBox } from "#kit/ui/note-box.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { PriceRuler } from "#kit/ui/price-ruler.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";
import { Reviewed, SourceLine } from "#kit/ui/reviewed.tsx";
import { Paragraphs, WholeWords } from "#kit/ui/unbroken.tsx";
import type { Providers } from "./providers.server.ts";
import { scaleTo } from "#kit/ui/price-scale.ts";
import type { Part } from "./side.tsx";

const PARTS: readonly Part[] = [
  { id: "prices", text: "Price" },
  { id: "dentists", text: "Dentists" },
  { id: "about", text: "About" },
  { id: "fit", text: "Who it’s for" },
  { id: "steps", text: "Step by step" },
  { id: "risks", text: "Risks and aftercare" },
  { id: "questions", text: "Questions" },
  { id: "cities", text: "By city" },
];

/** For the contents, in the order of the page. */
export function pageParts({ places }: Providers): readonly Part[] {
  return places.length > 0 ? PARTS : PARTS.filter(({ id }) => id !== "cities");
}

/** What follows after prices and dentists. `city` stands before the sources. */
export function Sections({
  page,
  price,
  city,
}: {
  page: TreatmentPage;
  price: ShownPrice | null;
  city: ReactNode;
}) {
  return (
    <>
      <About page={page} />
      <Fit page={page} />
      <Steps page={page} />
      <RisksAndCare page={page} />
      <Alternatives alternatives={page.alternatives} />
      <Questions page={page} price={price} />
      {city}
      <Sources from={page.from} reviewedOn={page.reviewedOn} />
    </>
  );
}

function About({ page }: { page: TreatmentPage }) {
  return (
    <section className="block" aria-labelledby="about">
      <h2 id="about">{`About ${page.inSentence}`}</h2>
      <div className="prose">
        <Paragraphs texts={page.about} />
      </div>
      <div className="stack-s benefits">
        <h3>Benefits</h3>
        <Ticks texts={page.benefits} />
      </div>
    </section>
  );
}

function Fit({ page }: { page: TreatmentPage }) {
  return (
    <section className="block" aria-labelledby="fit">
      <h2 id="fit">Who it’s for</h2>
      <div className="two">
        <List title="A good fit" items={page.suits} />
        <List title="Think twice" items={page.thinkTwice} />
      </div>
    </section>
  );
}

function Steps({ page }: { page: TreatmentPage }) {
  return (
    <section className="block" aria-labelledby="steps">
      <h2 id="steps">What happens, step by step</h2>
      <ol className="timeline">
        {page.steps.map(({ title, when, text }) => (
          <li key={title}>
            <h3 className="title-small">
              <WholeWords text={title} />
            </h3>
            {when && <p className="when">{when}</p>}
            <p className="soft">
              <WholeWords text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Prices({ page, price }: { page: TreatmentPage; price: ShownPrice | null }) {
  const identity = useIdentity();
  const title = `What ${page.inSentence} ${page.inSentence.endsWith("s") ? "cost" : "costs"}`;
  if (!showsSpecifiedPrices(identity))
    return (
      <section className="block stack" aria-labelledby="prices">
        <h2 id="prices">{title}</h2>
        <p>{price?.sentence ?? ASK_FOR_THE_PRICE}</p>
        <OnwardLink href={pricesPath(page.treatment)} text="What practices charge, by region" />
        <List title="Ask about" items={page.askAbout} />
      </section>
    );
  const scale = scaleTo(Math.max(...page.prices.map(({ from, to }) => to ?? from)));
  return (
    <section className="block stack" aria-labelledby="prices">
      <h2 id="prices">{title}</h2>
      <table className="ruled-prices" aria-labelledby="prices">
        <thead>
          <tr>
            <th scope="col">What for</th>
            <th
              scope="col"
              className="on-line"
              aria-label={`On a line from $0 to ${formatDollars(scale.to)}`}
            >
              {`$0 to ${formatDollars(scale.to)}`}
            </th>
            <th scope="col">Usual price</th>
          </tr>
        </thead>
        <tbody>
          {page.prices.map(({ label, note, from, to }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note && (
                  <span className="price-note">
                    <WholeWords text={note} />
                  </span>
                )}
              </th>
              <td className="on-line">
                <PriceRuler from={from} to={to} scale={scale} />
              </td>
              <td>{dollarRange(from, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OnwardLink href={pricesPath(page.treatment)} text="What practices charge, by region" />
      <List title="Ask about" items={page.askAbout} />
      <p className="small dim">
        {`These are ${guideName(identity)}, in New Zealand dollars with GST. You have the right to know what treatment will cost before it starts.`}
      </p>
    </section>
  );
}

/** What can go wrong, when to call, how to look after it. */
function RisksAndCare({ page }: { page: TreatmentPage }) {
  return (
    <section className="block stack" aria-labelledby="risks">
      <h2 id="risks">Risks and aftercare</h2>
      <div className="two">
        <List title="Risks and limits" items={page.risks} />
        <List title="Afterwards" items={page.aftercare} />
      </div>
      {page.urgent && (
        <NoteBox kind="red">
          <p>
            <WholeWords text={page.urgent} />
          </p>
          <HelpLink href={emergencyHref()} text="Emergency help" />
        </NoteBox>
      )}
      <p className="small dim">
        This is general information. What is right for you depends on your mouth and your health, so ask your
        dentist.
      </p>
    </section>
  );
}

export function Alternatives({ alternatives }: { alternatives: readonly Alternative[] }) {
  return (
    <section className="block" aria-labelledby="alternatives">
      <h2 id="alternatives">Other ways</h2>
      <dl className="alternatives">
        {alternatives.map((alternative) => (
          <div key={alternative.name}>
            <dt>
              <AlternativeName alternative={alternative} />
            </dt>
            <dd className="soft">
              <WholeWords text={alternative.text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AlternativeName({ alternative: { name, path } }: { alternative: Alternative }) {
  return path ? <a href={path}>{name}</a> : name;
}

function Questions({ page, price }: { page: TreatmentPage; price: ShownPrice | null }) {
  const isSpecified = showsSpecifiedPrices(useIdentity());
  const items = treatmentQuestions(page, price, isSpecified).map(({ question, answer }) => ({
    question,
    answer: (
      <p>
        <WholeWords text={answer} />
      </p>
    ),
  }));
  return (
    <section className="block" aria-labelledby="questions">
      <h2 id="questions">Questions and answers</h2>
      <Disclosures items={items} />
    </section>
  );
}

/** Where the text comes from, when that was last checked, and that no dentist has reviewed it. */
export function Sources({ from, reviewedOn }: { from: readonly SourceId[]; reviewedOn: string }) {
  return (
    <section className="block" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <div className="prose small">
        <ul>
          {sourcesById(from).map((source) => (
            <li key={source.url}>
              <SourceLine source={source} />
            </li>
          ))}
        </ul>
      </div>
      <Reviewed day={reviewedOn} />
    </section>
  );
}

export function List({ title, items }: { title?: string; items: readonly string[] }) {
  return (
    <div className="prose">
      {title && <h3 className="title-small">{title}</h3>}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <WholeWords text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
