import { CALENDAR_PATH, FREE_TIMES_PATH, LISTING_PATH, WEEK_PATH } from "#content/listing-addresses.ts";
import { withToken } from "#domain/token-address.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/week.css?url";
import { Done } from "#kit/token-pages/done.tsx";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button, LinkButton } from "#kit/ui/button.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/week-page.ts";
import { DayList } from "./day-list.tsx";
import { InPlace } from "./in-place.tsx";
import type { WeekView } from "./week.server.ts";
import { WeekGrid } from "./week-grid.tsx";
import { WeekHelp } from "./week-help.tsx";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./week.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "Your week";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, WEEK_PATH, loaderData));

export default function WeekPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  return (
    <>
      {view.done && <Done text={view.done} />}
      {view.kept && <JustKept view={view} kept={view.kept} />}
      <PlainHead
        trail={[{ label: "Your listing", href: withToken(LISTING_PATH, view.token) }, { label: TITLE }]}
        title={TITLE}
      >
        {view.name}
        {!view.isByPerson && (
          <span className="week-range">
            {" · "}
            <WithDate text={view.range} />
          </span>
        )}
      </PlainHead>
      <InPlace>
        <div className="wrap tail own-week">
          <NotSaved posted={view.posted} />
          <Notice view={view} />
          <Bar view={view} />
          {view.isShown && <p className="small soft">Names shown. We note each look.</p>}
          {view.clock && <p className="small">{view.clock}</p>}
          <People view={view} />
          <DayList view={view} />
          <WeekGrid view={view} />
          <WeekHelp token={view.token} />
          <div className="week-foot">
            <LinkButton href={view.to.keep}>Keep a time</LinkButton>
            <LinkButton kind="second" href={view.to.away}>
              I’m away
            </LinkButton>
          </div>
        </div>
      </InPlace>
    </>
  );
}

type Props = { view: WeekView };

/** What was kept a moment ago can be freed in place. The address of this page is in no mail, so that no scanner presses it. */
function JustKept({ view, kept }: Props & { kept: NonNullable<WeekView["kept"]> }) {
  return (
    <div className="wrap done-line" role="status" tabIndex={-1} autoFocus>
      <Note kind="good">
        <form className="just-kept" action={view.to.here} method="post">
          <input type="hidden" name="do" value="free" />
          <input type="hidden" name="id" value={kept.id} />
          {`${kept.text} `}
          <Button kind="second" size="small">
            Free it again
          </Button>
        </form>
      </Note>
    </div>
  );
}

function Notice({ view: { notice, token } }: Props) {
  if (notice === "calendar")
    return (
      <Note>
        {"We can’t read your calendar just now, so busy times might be missing here. "}
        <a href={withToken(CALENDAR_PATH, token)}>See what’s wrong with your calendar</a>
      </Note>
    );
  if (notice === "no-times")
    return (
      <Note>
        {"You haven’t said when patients can book, so no free times are shown. "}
        <a href={withToken(FREE_TIMES_PATH, token)}>Set your times</a>
      </Note>
    );
  return null;
}

/** Whose time is shown, where some have hours of their own. */
function People({ view: { people } }: Props) {
  if (people.length === 0) return null;
  return (
    <nav className="week-people" aria-label="Whose time">
      {people.map(({ name, href, isShown }) => (
        <a
          data-in-place=""
          key={name}
          className={isShown ? "btn btn-primary btn-small" : "btn btn-second btn-small"}
          href={href}
          aria-current={isShown ? "true" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Around the week, and what can be done with it. On a phone what is done most stands at the foot. */
function Bar({ view }: Props) {
  const { to } = view;
  return (
    <div className="week-bar">
      <nav className="week-around" aria-label="Weeks">
        <a data-in-place="" className="btn btn-second btn-small" href={to.previousWeek}>
          ‹ Previous week
        </a>
        {!view.isThisWeek && (
          <a data-in-place="" className="btn btn-second btn-small" href={to.thisWeek}>
            This week
          </a>
        )}
        <a data-in-place="" className="btn btn-second btn-small" href={to.nextWeek}>
          Next week ›
        </a>
      </nav>
      <form className="week-jump" action={WEEK_PATH} method="get">
        <input type="hidden" name="token" value={view.token} />
        {view.whose !== null && <input type="hidden" name="who" value={view.whose} />}
        <label className="visually-hidden" htmlFor="week-day">
          Go to a day
        </label>
        <input id="week-day" className="input" type="date" name="day" defaultValue={view.day} required />
        <Button kind="second" size="small">
          Go
        </Button>
      </form>
      <div className="week-acts">
        <div className="on-wide">
          <LinkButton size="small" href={to.keep}>
            Keep a time
          </LinkButton>
          <LinkButton kind="second" size="small" href={to.away}>
            I’m away
          </LinkButton>
        </div>
        <NamesButton view={view} />
        <PrintButton view={view} />
      </div>
    </div>
  );
}

function NamesButton({ view }: Props) {
  if (view.isShown)
    return (
      <LinkButton kind="second" size="small" href={view.to.here}>
        Hide names
      </LinkButton>
    );
  return (
    <form action={view.to.here} method="post">
      <input type="hidden" name="do" value="names" />
      <Button kind="second" size="small">
        Show names
      </Button>
    </form>
  );
}

/** The sheet has names where the page has them: they are asked for by a press, which stands in the audit. */
function PrintButton({ view }: Props) {
  const words = view.printsToday ? "Print today" : "Print this day";
  if (!view.isShown)
    return (
      <LinkButton kind="second" size="small" href={view.to.print}>
        {words}
      </LinkButton>
    );
  return (
    <form action={view.to.print} method="post">
      <input type="hidden" name="do" value="names" />
      <Button kind="second" size="small">
        {words}
      </Button>
    </form>
  );
}
