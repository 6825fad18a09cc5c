import { useReach } from "#kit/shell/use-shell-facts.ts";
import { FEE_AVERAGES } from "#content/topics/fee-averages.ts";
import { topicSourceIds, type Topic } from "#content/topics/topic.ts";
import { dentistsInWords } from "#domain/counts.ts";
import { formatDollars } from "#domain/money.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { bookHref, directoryHref, emergencyHref, pricesPath } from "#content/links.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { PlacePicker } from "#kit/ui/form/place-picker.tsx";
import { HelpLink } from "#kit/ui/help-link.tsx";
import { NoteBox } from "#kit/ui/note-box.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { QuickFilters } from "#kit/ui/quick-filters.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import { Paragraphs, WholeWords } from "#kit/ui/unbroken.tsx";
import type { Providers } from "./providers.server.ts";
import { Alternatives, List, Sources } from "./sections.tsx";
import { pageTitled } from "./topic-head.ts";

/** The page of a topic: the template of the treatments with fewer parts, and help first where a person may need it now. */
export function TopicView({
  topic,
  providers,
  trail,
}: {
  topic: Topic;
  providers: Providers;
  trail: readonly Crumb[];
}) {
  return (
    <>
      <PlainHead trail={trail} title={topic.title}>
        {topic.description}
      </PlainHead>
      {topic.urgent && (
        <div className="wrap">
          <Urgent text={topic.urgent.says} />
        </div>
      )}
      <div className="wrap treatment">
        <Side topic={topic} />
        <div className="treatment-main">
          <section className="block" aria-labelledby="about">
            <h2 id="about">What it is</h2>
            <div className="prose">
              <Paragraphs texts={topic.about.says} />
            </div>
          </section>
          <section className="block" aria-labelledby="care">
            <h2 id="care">{topic.care.title}</h2>
            <List items={topic.care.says} />
          </section>
          <Costs topic={topic} />
          <section className="block" aria-labelledby="fit">
            <h2 id="fit">Think twice</h2>
            <List items={topic.thinkTwice.says} />
          </section>
          <Alternatives alternatives={topic.otherWays.says} />
          <section className="block" aria-labelledby="ask">
            <h2 id="ask">Questions to ask</h2>
            <List items={topic.ask} />
          </section>
          {topic.isListedByName && <FindDentists topic={topic} providers={providers} />}
          <ReadNext topic={topic} />
          <Sources from={topicSourceIds(topic)} reviewedOn={topic.reviewedOn} />
        </div>
      </div>
    </>
  );
}

function Urgent({ text }: { text: string }) {
  return (
    <div className="block">
      <NoteBox kind="red">
        <p>
          <WholeWords text={text} />
        </p>
        <HelpLink href={emergencyHref()} text="Emergency help" />
      </NoteBox>
    </div>
  );
}

/** What lets a practice make the right time for it. */
const SAY_WHEN_BOOKING: Readonly<Partial<Record<string, string>>> = {
  pregnancy: "Say that you’re pregnant when you book.",
  "nervous-patients": "Say that you’re nervous when you book, and what helps.",
  "older-people": "Say what you need when you book: more time, no steps, or someone with you.",
  dentures: "Ask whether they make and mend dentures, or who does.",
  mouthguards: "Ask whether they make mouthguards, and what one costs.",
  "tooth-extraction": "Ask whether they take teeth out, or who does.",
  toothache: "Say how bad the pain is, and whether anything swells.",
};

/** Practices state only the treatments of the list, so for the rest the visitor has to ask. */
function Side({ topic: { slug, treatment, isListedByName, title } }: { topic: Topic }) {
  const isUrgent = treatment === "emergency-dentist";
  const isAsked = useReach() !== "none";
  return (
    <aside className="treatment-side" aria-label="Who to see">
      <Panel title="Who to see">
        <p className="small">
          {isListedByName
            ? "Here are the practices that say they do this."
            : `Any dentist can see you. ${SAY_WHEN_BOOKING[slug] ?? "Say what it’s about when you book."}`}
        </p>
        <div className="stack-s">
          <LinkButton isWide href={directoryHref({ service: treatment })}>
            See dentists
          </LinkButton>
          {isAsked && (
            <LinkButton
              isWide
              kind="second"
              href={bookHref({ service: treatment, urgency: isUrgent ? "emergency" : null })}
              spoken={`: ${title}`}
            >
              Ask for an appointment
            </LinkButton>
          )}
        </div>
      </Panel>
    </aside>
  );
}

/** What is paid on average and by whose figures. A topic without a fee of its own has words alone. */
function Costs({ topic }: { topic: Topic }) {
  const { costs } = topic;
  return (
    <section className="block stack" aria-labelledby="prices">
      <h2 id="prices">What it costs here</h2>
      {costs.averages.length > 0 && (
        <table className="table" aria-labelledby="prices">
          <thead>
            <tr>
              <th scope="col">What for</th>
              <th scope="col" className="number">
                Average, 2023
              </th>
            </tr>
          </thead>
          <tbody>
            {costs.averages.map((fee) => (
              <tr key={fee}>
                <th scope="row">
                  <WholeWords text={FEE_AVERAGES[fee].label} />
                </th>
                <td className="number">{formatDollars(FEE_AVERAGES[fee].dollars)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <List items={costs.says} />
      {costs.averages.length > 0 && (
        <p className="small dim">
          Averages for adults from the New Zealand Dental Association’s survey of 2023. Dentists set their own
          prices, so ask for yours before treatment starts.
        </p>
      )}
      {topic.isListedByName && (
        <OnwardLink href={pricesPath(topic.treatment)} text="What practices charge, by region" />
      )}
      <OnwardLink href="/blog/cannot-afford-a-dentist" text="When you can’t afford it" />
    </section>
  );
}

/** How many offer it, and the ways to those that suit; nothing where none does. */
function FindDentists({
  topic: { treatment },
  providers: { total, places, quick, unstated },
}: {
  topic: Topic;
  providers: Providers;
}) {
  if (total === 0) return null;
  return (
    <section className="block stack" aria-labelledby="dentists">
      <h2 id="dentists">{`${dentistsInWords(total)} for ${treatmentName(treatment)}`}</h2>
      <PlacePicker places={places} service={treatment} />
      <QuickFilters quick={quick} />
      <Unstated lines={unstated} />
    </section>
  );
}

function ReadNext({ topic }: { topic: Topic }) {
  return (
    <section className="block" aria-labelledby="next">
      <h2 id="next">Read next</h2>
      <div className="prose">
        <ul>
          {topic.readNext.map((path) => (
            <li key={path}>
              <a href={path}>{pageTitled(path)}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
