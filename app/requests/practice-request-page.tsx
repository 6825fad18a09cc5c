import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/requests.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import type { Route } from "./+types/practice-request-page.ts";
import { PRACTICE_REQUEST_PATH } from "#content/requests/addresses.ts";
import { Given } from "#kit/token-pages/given.tsx";
import { AnswerForm, CameForm, ConfirmBoth, ConfirmWish, OpenRequest } from "./practice-forms.tsx";
import { type PracticeView, practiceView } from "./practice-view.server.ts";
import { readPracticeAct } from "./read-acts.server.ts";
import { PostedSummary } from "#kit/token-pages/token-form.tsx";
import { Done } from "#kit/token-pages/done.tsx";
import { Timeline } from "./timeline.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { requestPage } from "./token-request.server.ts";

export { headers } from "#domain/token-address.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const PAGE = requestPage({
  side: "practice",
  path: PRACTICE_REQUEST_PATH,
  show: "open",
  readAct: readPracticeAct,
  viewOf: practiceView,
});
export const loader = PAGE.loader;
export const action = PAGE.action;

const TITLE = "Appointment request";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, PRACTICE_REQUEST_PATH, loaderData));

export default function PracticeRequestPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  const { answers, opened } = view;
  return (
    <>
      {view.done && <Done text={view.done} />}
      <PlainHead
        trail={[...(view.week ? [{ label: "Your week", href: view.week }] : []), { label: TITLE }]}
        title={view.title}
      >
        {view.lede}
      </PlainHead>
      <div className="wrap tail request-column stack-l">
        {view.practiceName && <p className="small soft">{`This page is for ${view.practiceName}.`}</p>}
        {view.isSample && <SampleNote />}
        <PostedSummary posted={view.posted} />
        <ConfirmBoth view={view} />
        {view.outsideHours && (
          <Note>{`This ${view.outsideHours} time is outside the opening hours on your listing. We’ve kept it as you entered it.`}</Note>
        )}
        {view.overlaps.map((words) => (
          <Note key={words}>{words}</Note>
        ))}
        {view.isWithPractice && !opened && <Outline view={view} />}
        {opened && <Patient view={view} />}
        {opened && view.asksWhetherTheyCame && <CameForm view={view} />}
        {opened && answers && (
          <>
            <ConfirmWish view={view} />
            <AnswerForm view={view} answers={answers} />
          </>
        )}
        <Timeline items={view.events} />
      </div>
    </>
  );
}

/** What the link shows before "Open" is pressed: when, how soon, and the button. */
function Outline({ view }: { view: PracticeView }) {
  const facts = [
    ...(view.wishText ? [{ name: "Asked for", value: view.wishText }] : []),
    ...(view.howSoon ? [{ name: "How soon", value: view.howSoon }] : []),
    ...view.beforeOpening,
    { name: "Reference", value: view.reference },
  ];
  const isAwaited = view.answers === "request" || view.answers === "change";
  return (
    <>
      {isAwaited && <Given fields={facts} />}
      <ConfirmWish view={view} />
      <OpenRequest view={view} />
      {!isAwaited && <Given fields={facts} />}
    </>
  );
}

/** Who asks and for what, once the request is opened. The number to call comes first. */
function Patient({ view }: { view: PracticeView }) {
  const { phone, opened, wishText, wishWords } = view;
  return (
    <section className="stack-l">
      <h2>The patient</h2>
      {phone && (
        <p className="on-screen">
          <a className="btn btn-second" href={phone.href}>{`Call ${phone.typed}`}</a>
        </p>
      )}
      <Given
        fields={[
          ...(wishText ? [{ name: "Asked for", value: wishText }] : []),
          ...(wishWords ? [{ name: "In their words", value: wishWords }] : []),
          ...(view.howSoon ? [{ name: "How soon", value: view.howSoon }] : []),
          ...(view.note ? [{ name: "From our staff", value: view.note }] : []),
          ...(opened ?? []),
          { name: "Reference", value: view.reference },
        ]}
      />
      <p className="small soft">
        This is health information. It is for the people who arrange appointments here.
      </p>
    </section>
  );
}

function SampleNote() {
  return (
    <Note>
      <b>This practice is a sample.</b> You see what a real practice would see. The email hasn’t left this
      site’s own machine.
    </Note>
  );
}
