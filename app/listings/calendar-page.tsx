import { CALENDAR_PATH, LISTING_PATH } from "#content/listing-addresses.ts";
import { withToken } from "#domain/token-address.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/requests.css?url";
import { Done } from "#kit/token-pages/done.tsx";
import { formFields, RequestForm } from "#kit/token-pages/token-form.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/calendar-page.ts";
import type { CalendarView } from "./calendar.server.ts";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./calendar.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "Your calendar";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, CALENDAR_PATH, loaderData));

export default function CalendarPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  return (
    <>
      {view.done && <Done text={view.done} />}
      <PlainHead
        trail={[{ label: "Your listing", href: withToken(LISTING_PATH, view.token) }, { label: "Calendar" }]}
        title={`Calendar at ${view.name}`}
      >
        Keep the calendar you have: it tells us when you’re busy, and shows the appointments that patients
        make here.
      </PlainHead>
      <div className="wrap tail request-column stack-l">
        <NotSaved posted={view.posted} />
        <BusyTimes view={view} />
        <Appointments view={view} />
      </div>
    </>
  );
}

type Props = { view: CalendarView };

/** Their calendar in: when they are busy. */
function BusyTimes({ view }: Props) {
  const { feed } = view;
  return (
    <section className="stack-l">
      <h2>When you’re busy</h2>
      {feed ? <Feed view={view} feed={feed} /> : <SetAddress view={view} />}
      {feed && (
        <div className="disclosures">
          <Disclosure summary="Use another calendar" isOpen={view.posted?.form === "set" || feed.isOff}>
            <SetAddress view={view} />
          </Disclosure>
          <Disclosure summary="Remove this calendar" isOpen={view.posted?.form === "remove"}>
            <RequestForm place={view} action="remove">
              <p>
                We’ll delete its address and everything we’ve read from it. Your appointments stay booked.
              </p>
              <Sure view={view} form="remove" label="Remove it" />
              <div>
                <Button kind="second">Remove this calendar</Button>
              </div>
            </RequestForm>
          </Disclosure>
        </div>
      )}
    </section>
  );
}

function Feed({ view, feed }: Props & { feed: NonNullable<CalendarView["feed"]> }) {
  return (
    <>
      <p>
        {"Your calendar is at "}
        <b className="break-anywhere">{feed.host}</b>
        {". Its address ends in "}
        <b className="break-anywhere">{feed.ending}</b>
        {"."}
      </p>
      {!feed.isFresh && (
        <Note>
          {feed.isOff &&
            "We’ve stopped reading it, because it didn’t work for two weeks. To start again, read it now or give us another address. "}
          {view.patientsDo}
        </Note>
      )}
      {feed.failure && <p>{`${feed.failure} ${feed.asked ?? ""}`}</p>}
      {feed.doubt && (
        <Note>
          <b>Is it this empty?</b>
          {` Since ${feed.doubt.since} your calendar has said that you’re busy for less than half of the time it did before. In case that’s a fault of its server, patients can’t book the earlier busy times yet. `}
          {feed.doubt.isSaid
            ? "You’ve told us it’s right: we’ll use it once it has said so for an hour."
            : "If it’s right, tell us. If it isn’t, put it right: we’ll see that by ourselves."}
        </Note>
      )}
      {feed.doubt && !feed.doubt.isSaid && (
        <RequestForm place={view} action="confirm">
          <div>
            <Button>My calendar is right</Button>
          </div>
        </RequestForm>
      )}
      {feed.read && <p>{feed.read}</p>}
      {feed.next.length > 0 && (
        <>
          <p>{feed.failure ? "What it said then:" : "Coming up:"}</p>
          <div className="prose">
            <ul>
              {feed.next.map((span) => (
                <li key={span}>{span}</li>
              ))}
            </ul>
          </div>
        </>
      )}
      <RequestForm place={view} action="read">
        <div>
          <Button kind="second">Read it now</Button>
        </div>
      </RequestForm>
      <AllDays view={view} skipsDays={feed.skipsDays} />
    </>
  );
}

/** Notes like “Jo’s birthday” fill whole days in some calendars. */
function AllDays({ view, skipsDays }: Props & { skipsDays: boolean }) {
  const { field } = formFields(view, "days");
  return (
    <RequestForm place={view} action="days">
      <CheckGrid
        {...field("skip-days", "Entries that last all day", { preset: skipsDays ? "yes" : "" })}
        hint="They keep you busy all day, unless you tick this. If you do, put days you’re closed under Days off in your free times."
        options={[{ value: "yes", label: "Leave them out: they’re notes" }]}
      />
      <div>
        <Button kind="second">Save</Button>
      </div>
    </RequestForm>
  );
}

function SetAddress({ view }: Props) {
  const { field } = formFields(view, "set");
  return (
    <RequestForm place={view} action="set">
      <p>
        Give us the secret address of your calendar. Patients can’t book when it says you’re busy. We keep
        only the times, never who you’re busy with or why, and we encrypt the address.
      </p>
      <TextField
        {...field("address", "Secret address of your calendar")}
        hint="It begins with https:// or webcal://, and often ends in .ics"
        type="url"
        autoComplete="off"
        spellCheck={false}
      />
      <Disclosure summary="Where do I find it?">
        <div className="prose">
          <ul>
            <li>Google Calendar: Settings, choose your calendar, “Secret address in iCal format”.</li>
            <li>
              Outlook: Settings, Calendar, Shared calendars, “Publish a calendar”, then copy the ICS link.
            </li>
            <li>Apple iCloud: share the calendar, “Public calendar”, then copy the link.</li>
            <li>Proton: Settings, your calendar, “Share with anyone”, “Limited view”.</li>
            <li>Practice software: look for “iCal”, “ICS” or “subscribe”, or ask its support.</li>
          </ul>
        </div>
        <p>If your program can share busy times alone, that’s all we need.</p>
      </Disclosure>
      <div>
        <Button>Save and read it</Button>
      </div>
    </RequestForm>
  );
}

/** Our appointments out, into their calendar. */
function Appointments({ view }: Props) {
  const { followed } = view;
  return (
    <section className="stack-l">
      <h2>Your appointments in your own calendar</h2>
      <p>
        Make an address here, and your calendar program can show them. It has their times and references, not
        who is coming or why: our emails have that. Some programs check only once a day, so rely on the
        emails.
      </p>
      {followed === "" ? (
        <RequestForm place={view} action="make-link">
          <div>
            <Button kind="second">Make an address</Button>
          </div>
        </RequestForm>
      ) : (
        <>
          <p className="break-anywhere">
            <code>{followed}</code>
          </p>
          <p>
            <a href={followed.replace(/^https?:/, "webcal:")}>Open it in your calendar program</a>
          </p>
          <Disclosure
            summary="Has this address reached the wrong person?"
            isOpen={view.posted?.form === "end-link"}
          >
            <RequestForm place={view} action="end-link">
              <p>The address stops working at once. You can make a new one afterwards.</p>
              <Sure view={view} form="end-link" label="End it" />
              <div>
                <Button kind="second">End this address</Button>
              </div>
            </RequestForm>
          </Disclosure>
        </>
      )}
    </section>
  );
}

function Sure({ view, form, label }: Props & { form: string; label: string }) {
  const { field } = formFields(view, form);
  return <CheckGrid {...field("sure", "Are you sure?")} options={[{ value: "yes", label }]} />;
}
