import { COMMISSIONER_PHONE } from "#content/legal/legal-text.ts";
import { countInWords } from "#domain/counts.ts";
import { KEPT } from "#domain/retention.ts";
import { MOST_REVIEW_NAME, MOST_REVIEW_TEXT, NO_NAME, REVIEW_QUESTIONS } from "#domain/practices/reviews.ts";
import { REVIEW_PATH } from "#content/requests/addresses.ts";
import { Given } from "#kit/token-pages/given.tsx";
import { formFields, PostedSummary, RequestForm } from "#kit/token-pages/token-form.tsx";
import { Done } from "#kit/token-pages/done.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { useOperator } from "#kit/shell/use-shell-facts.ts";
import stylesheet from "#kit/styles/sheets/requests.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { TextArea, TextField } from "#kit/ui/form/text-field.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import type { Route } from "./+types/review-page.ts";
import { action as act, loader as load } from "./review.server.ts";
import type { ReviewView } from "./review-view.server.ts";
import { ANSWER_WORDS } from "./review-words.ts";

export { headers } from "#domain/token-address.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;
export const loader = load;
export const action = act;

const TITLE = "Review your visit";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, REVIEW_PATH, loaderData));

export default function ReviewPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  const { practice, visited, written, mayWrite } = view;
  return (
    <>
      {view.done && <Done text={view.done} />}
      <PlainHead
        trail={[{ label: "Your request", href: view.request }, { label: TITLE }]}
        title={mayWrite && !written ? `How was your visit to ${practice.name}?` : "Your review"}
      >
        {written?.state ?? (mayWrite ? `You had an appointment on ${visited}.` : "You have no review here.")}
      </PlainHead>
      <div className="wrap tail split">
        <div className="stack-l">
          <PostedSummary posted={view.posted} />
          {written && <Written view={view} facts={written.facts} />}
          {!written && mayWrite && <ReviewForm view={view} />}
        </div>
        {(written || mayWrite) && <Aside view={view} />}
      </div>
    </>
  );
}

const STARS = ["Very good", "Good", "Fair", "Poor", "Very poor"].map((hint, at) => ({
  value: String(5 - at),
  label: countInWords(5 - at, "star"),
  hint,
}));

/** In short what the terms say. */
const RULES =
  "Write about how you were looked after, what you were told, how long you waited. Please don’t say whether a treatment worked; it differs for everyone. No names of staff or other patients, nothing private, no insults.";

const ANSWERS = [
  { value: "yes", label: ANSWER_WORDS.yes },
  { value: "partly", label: ANSWER_WORDS.partly },
  { value: "no", label: ANSWER_WORDS.no },
  { value: "not", label: "Doesn’t apply" },
];

function ReviewForm({ view }: { view: ReviewView }) {
  const { field } = formFields(view, "review");
  return (
    <RequestForm place={view} action="review">
      <RadioCards
        {...field("went", "Did you go?")}
        columns={2}
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No", hint: "Then there’s nothing to review" },
        ]}
      />
      <RadioCards {...field("stars", "Overall")} options={STARS} />
      {REVIEW_QUESTIONS.map(({ name, question }) => (
        <RadioCards
          key={name}
          {...field(name, question, { isOptional: true })}
          columns={2}
          options={ANSWERS}
        />
      ))}
      {view.hasWords && (
        <>
          <TextArea
            {...field("text", "What should others know?", { isOptional: true })}
            hint={RULES}
            most={MOST_REVIEW_TEXT}
            rows={5}
          />
          <TextField
            {...field("name", "Name to show", { isOptional: true })}
            hint={`If you leave this empty, we’ll show “${NO_NAME}”.`}
            most={MOST_REVIEW_NAME}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
      <div>
        <Button>Send my review</Button>
      </div>
    </RequestForm>
  );
}

function Written({ view, facts }: { view: ReviewView; facts: { name: string; value: string }[] }) {
  return (
    <>
      <Given fields={facts} />
      <Disclosure summary="Take it back" isOpen={view.posted?.form === "takeBack"}>
        <RequestForm place={view} action="takeBack">
          <p>
            We’ll stop showing and counting it, and erase it within a day.
            {view.mayWrite && " You can write another."}
          </p>
          <CheckGrid
            {...formFields(view, "takeBack").field("sure", "Your review")}
            options={[{ value: "yes", label: "Take it back" }]}
          />
          <div>
            <Button kind="second">Take my review back</Button>
          </div>
        </RequestForm>
      </Disclosure>
    </>
  );
}

function Aside({ view: { practice, hasWords, linkUntil } }: { view: ReviewView }) {
  const { privacyEmail, identity } = useOperator();
  return (
    <aside className="stack-l" aria-label="About reviews">
      <Panel title="What happens to it">
        <p className="small soft">
          {`Someone on our team will read it ${identity.replies.review.when}. Then it ${hasWords ? "shows" : "counts"} on `}
          {practice.path ? <a href={practice.path}>their page</a> : "their page"}
          {hasWords && ", as you wrote it and with the month of your visit,"}
          {` for ${KEPT.reviewMonths} months. The practice can read it, and might guess who wrote it.`}
        </p>
        <p className="small soft">
          <WithDate text={`You can take it back on this page until ${linkUntil}. After that, write to `} />
          <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>.
        </p>
        <p className="small soft">
          {"Practices can’t choose, change or pay for reviews. "}
          <a href="/terms#reviews">The rules for reviews</a>
        </p>
      </Panel>
      <Panel title="Did something go wrong?">
        <p className="small soft">
          {"The Health and Disability Commissioner hears complaints about care: "}
          <PhoneLink phone={COMMISSIONER_PHONE} />.
        </p>
      </Panel>
    </aside>
  );
}
