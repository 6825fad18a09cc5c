import { Done } from "#kit/token-pages/done.tsx";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/requests.css?url";
import { useOperator } from "#kit/shell/use-shell-facts.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { CallFirst, GettingWorse } from "#kit/ui/call-first.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import { REQUEST_PATH } from "#content/requests/addresses.ts";
import { Given } from "#kit/token-pages/given.tsx";
import { PostedSummary } from "#kit/token-pages/token-form.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/request-page.ts";
import { EarlierTime } from "./earlier-forms.tsx";
import { readSenderAct } from "./read-acts.server.ts";
import {
  CallInstead,
  ChooseTime,
  ItsMe,
  MayGoElsewhere,
  Onwards,
  OtherActs,
  PracticeWrote,
} from "./sender-forms.tsx";
import { type SenderView, senderView } from "./sender-view.server.ts";
import { TypeCode } from "./text-forms.tsx";
import { Timeline } from "./timeline.tsx";
import { requestPage } from "./token-request.server.ts";

export { headers } from "#domain/token-address.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const PAGE = requestPage({
  side: "request",
  path: REQUEST_PATH,
  show: "show",
  readAct: readSenderAct,
  viewOf: senderView,
});
export const loader = PAGE.loader;
export const action = PAGE.action;

const TITLE = "Your request";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, REQUEST_PATH, loaderData));

export default function RequestPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  const { isOver } = view;
  return (
    <>
      {view.done && <Done text={view.done} />}
      {view.callFirst && <CallFirst {...view.callFirst} />}
      <PlainHead trail={[{ label: TITLE }]} title={view.title}>
        {view.lede}
      </PlainHead>
      <div className="wrap tail split">
        <div className="stack-l">
          {view.isSample && <SampleNote />}
          <PostedSummary posted={view.posted} />
          {view.offers.length > 0 && <ChooseTime view={view} />}
          {view.asksElsewhere && <MayGoElsewhere view={view} />}
          {view.mayCallInstead && <CallInstead view={view} />}
          <EarlierTime view={view} />
          <ItsMe view={view} />
          {view.appointment && <AppointmentPanel view={view} />}
          {!view.appointment && !isOver && !view.callFirst && view.urgency !== "routine" && (
            <Note kind="red">
              <GettingWorse />
            </Note>
          )}
          {isOver && <Onwards view={view} />}
          <TypeCode view={view} />
          <OtherActs view={view} />
          <Timeline items={view.events} />
        </div>
        <Aside view={view} />
      </div>
    </>
  );
}

function SampleNote() {
  return (
    <Note>
      <b>This practice is a sample.</b> No dentist will get your request, and no one is expecting you.
    </Note>
  );
}

function AppointmentPanel({ view }: { view: SenderView }) {
  const { appointment, practice, isSample, reference } = view;
  if (!appointment || !practice) return null;
  return (
    <Panel title={appointment.when} kind="sea">
      <p>
        {`About ${appointment.minutes} minutes${appointment.with ? `, with ${appointment.with}` : ""}.`}
        <br />
        <b>{practice.name}</b>
        {practice.address && (
          <>
            <br />
            {practice.address}
          </>
        )}
        <PhoneLine phone={practice.phone} isSample={isSample} />
      </p>
      <PracticeWrote view={view} wrote={appointment.wrote} />
      <div className="cluster">
        {appointment.file && <LinkButton href={appointment.file}>Add to calendar</LinkButton>}
        {practice.directions && (
          <LinkButton kind="second" href={practice.directions}>
            Directions
          </LinkButton>
        )}
      </div>
      <p className="small soft">
        {"Bring your reference "}
        <span className="nowrap">{reference}</span>
        {", a list of any medicines you take, and your Community Services Card, if you have one."}
        {appointment.isToBeReminded && " We’ll remind you the day before."}
      </p>
    </Panel>
  );
}

/** No line where no phone is stated. */
function PhoneLine({ phone, isSample }: { phone: string; isSample: boolean }) {
  if (phone === "") return null;
  return (
    <>
      <br />
      <PhoneLink phone={phone} isSample={isSample} />
    </>
  );
}

function Aside({ view }: { view: SenderView }) {
  const { practice, isSample, appointment } = view;
  const { privacyEmail } = useOperator();
  return (
    <aside className="stack-l" aria-label="About your request">
      <Panel title="Your request">
        <Given fields={view.asked} />
        {practice && !appointment && (
          <p className="small">
            {practice.path ? <a href={practice.path}>{practice.name}</a> : practice.name}
            <PhoneLine phone={practice.phone} isSample={isSample} />
          </p>
        )}
        {view.whyThisOne && <p className="small soft">{`Why this practice: ${view.whyThisOne}.`}</p>}
      </Panel>
      <Panel title="How long we keep it">
        <p className="small soft">
          <WithDate text={`We’ll erase it by ${view.keptUntil}.`} />
          {` To see, correct or delete it, write to `}
          <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a> with your reference.
        </p>
        <p className="small soft">Anyone with the link to this page can see and change your request.</p>
      </Panel>
    </aside>
  );
}
