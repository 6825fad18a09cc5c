import { sourcesOf } from "#content/sources.ts";
import type { Alternative, TreatmentPage } from "#content/treatments/treatment-page.ts";
import { questionsOf } from "#content/treatments/words.ts";
import { emergencyHref } from "#content/links.ts";
import { Disclosures } from "#kit/ui/disclosure.tsx";
import { HelpLink } from "#kit/ui/help-link.tsx";
import { NoteBox } from "#kit/ui/note-box.tsx";
import { PriceTable } from "#kit/ui/price-table.tsx";
import { Reviewed } from "#kit/ui/reviewed.tsx";
import { SourceLine } from "#kit/ui/source-line.tsx";
import { Paragraphs, WholeWords } from "#kit/ui/unbroken.tsx";

/** What follows after who offers it. */
export function Sections({ page }: { page: TreatmentPage }) {
  return (
    <>
      <Fit page={page} />
      <Steps page={page} />
      <Prices page={page} />
      <RisksAndCare page={page} />
      <Alternatives page={page} />
      <Questions page={page} />
      <Sources page={page} />
    </>
  );
}

export function About({ page }: { page: TreatmentPage }) {
  return (
    <section className="block" aria-labelledby="about">
      <h2 id="about">{`About ${page.inSentence}`}</h2>
      <div className="prose">
        <Paragraphs texts={page.about} />
      </div>
    </section>
  );
}

function Fit({ page }: { page: TreatmentPage }) {
  return (
    <section className="block" aria-labelledby="fit">
      <h2 id="fit">Who it is for</h2>
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

function Prices({ page }: { page: TreatmentPage }) {
  return (
    <section className="block stack" aria-labelledby="prices">
      <h2 id="prices">{`What ${page.inSentence} ${page.inSentence.endsWith("s") ? "cost" : "costs"}`}</h2>
      <PriceTable labelledBy="prices" of="What for" rows={page.prices} />
      <List title="Ask about" items={page.askAbout} />
      <p className="small dim">
        Prices are in New Zealand dollars and include GST. You have the right to know what treatment will cost
        before it starts.
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

function Alternatives({ page }: { page: TreatmentPage }) {
  return (
    <section className="block" aria-labelledby="alternatives">
      <h2 id="alternatives">Other ways</h2>
      <dl className="alternatives">
        {page.alternatives.map((alternative) => (
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

function Questions({ page }: { page: TreatmentPage }) {
  const items = questionsOf(page).map(({ question, answer }) => ({
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
function Sources({ page }: { page: TreatmentPage }) {
  return (
    <section className="block" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <div className="prose small">
        <ul>
          {sourcesOf(page.from).map((source) => (
            <li key={source.url}>
              <SourceLine source={source} />
            </li>
          ))}
        </ul>
      </div>
      <Reviewed day={page.reviewedOn} />
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="prose">
      <h3 className="title-small">{title}</h3>
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
