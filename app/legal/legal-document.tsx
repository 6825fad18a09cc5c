import { isSampleEmail, whereWeAre } from "#content/operator.ts";
import type { LegalSection, LegalText } from "#content/legal/legal-text.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { useOperator } from "#kit/shell/use-shell-facts.ts";
import { Day } from "#kit/ui/day.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { OnThisPage } from "#kit/ui/on-this-page.tsx";

/** A legal page: dates, a table of contents at the side, the text, who to ask. */
export function LegalDocument({
  text: { title, lede, updatedOn, replaces, sections },
  trail,
  email,
}: {
  text: LegalText;
  trail: readonly Crumb[];
  /** Who answers questions about it. */
  email: string;
}) {
  // Another operator has had no text before.
  const isOurs = useOperator().identity.isSample;
  return (
    <>
      <PlainHead trail={trail} title={title}>
        {lede}
      </PlainHead>
      <div className="wrap tail">
        <div className="split split-left">
          <OnThisPage links={sections.map((section) => ({ id: section.id, text: section.title }))} />
          <div className="prose">
            <p className="small soft">
              Last updated <Day day={updatedOn} />.
              {isOurs && replaces && (
                <>
                  {" "}
                  It replaces the text last updated <Day day={replaces} />.
                </>
              )}
            </p>
            {isSampleEmail(email) && <SampleContactNote />}
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
            <p>
              <LinkButton kind="second" icon="mail" href="/contact">
                Contact us
              </LinkButton>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}

function Section({ section: { id, title, body } }: { section: LegalSection }) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {body.map((block) =>
        typeof block === "string" ? (
          <p key={block}>
            <Sentence text={block} />
          </p>
        ) : (
          <ul key={block[0]}>
            {block.map((item) => (
              <li key={item}>
                <Sentence text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

/** Shown while the address for privacy requests reaches no one. */
function SampleContactNote() {
  const operator = useOperator();
  return (
    <Note>
      <b>{`${operator.identity.name} is not open for business yet.`}</b>{" "}
      {whereWeAre(operator)?.isSample ? "The postal address, phone number and email" : "The email"} addresses
      on this site are samples. What you send to them won’t reach anyone.
    </Note>
  );
}

const MARKS = /(\*\*[^*]+\*\*|\[[^\][]+\]\([^()]+\))/;

/** A sentence of a legal text with its strong words and links; links may stand inside strong words. */
function Sentence({ text }: { text: string }) {
  return text.split(MARKS).map((part, index) => {
    if (index % 2 === 0) return part;
    const link = /^\[([^\][]+)\]\(([^()]+)\)$/.exec(part);
    if (!link) return <b key={part}>{part.slice(2, -2)}</b>;
    const [, words, href] = link;
    return (
      <a key={part} href={href} className={href!.startsWith("tel:") ? "nowrap" : undefined}>
        {words}
      </a>
    );
  });
}
