import { useEffect, useState } from "react";
import { Link, useFetcher, useSearchParams } from "react-router";
import { formatLongDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { queueHeading, isLate, ITEM_KINDS, type ItemKind } from "#domain/requests/queue.ts";
import type { Elsewhere, ShownItem } from "#services/desk/queue.ts";
import type { Route } from "./+types/today-page.ts";
import { deskMeta } from "./door-head.tsx";
import { DayLine } from "./day-line.tsx";
import { DoneLately, ItemIcon } from "./item-parts.tsx";
import { DueLabel } from "./due-label.tsx";
import type { loader as live } from "./live.ts";
import { useRowKeys } from "./keys.ts";

export { today as loader } from "./today.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { counts } = (loaderData as Today | undefined) ?? {};
  return deskMeta(counts ? `Today (${sum(counts)})` : "Today");
};

type Today = Route.ComponentProps["loaderData"];

/** Milliseconds between two looks for what is new. */
const LOOK_EVERY = 30_000;

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { shown, rowsAt, waiting, showWaiting } = useSteadyRows(loaderData, useNewest(loaderData));
  useRowKeys();
  const { now, items, counts, due, isOpen, until, done, show } = shown;
  const total = sum(counts);
  return (
    <>
      <div className="head">
        <div>
          <h1>Today</h1>
          <p>
            {formatLongDay(newZealandDay(now)).replace(/ \d+$/, "")}, {newZealandTime(now)}.{" "}
            {supportWords(isOpen, until, now)}
          </p>
        </div>
        <p className="live">
          <noscript>
            <a href="/desk/today">Look again</a>
          </noscript>
          {waiting === "" ? (
            <span className="live-words">Checks again every 30 seconds</span>
          ) : (
            <button className="btn btn-second" type="button" onClick={showWaiting}>
              Show {waiting}
            </button>
          )}
        </p>
        <p className="visually-hidden" role="status">
          {waiting}
        </p>
      </div>
      {done && <DoneLately done={done} />}
      <DayLine due={due} now={now} />
      <div className="cols cols-rail">
        <Rail shown={shown} total={total} />
        <div>
          {items.length === 0 ? (
            <Nothing isWhole={show === null} />
          ) : (
            <Queue items={items} now={now} bandsAt={rowsAt} opens={shown.opens} />
          )}
          <Pages page={shown.page} pages={shown.pages} />
          <p className="keys">
            <span>
              <kbd>j</kbd>
              <kbd>k</kbd> down, up
            </span>
            <span>
              <kbd>Enter</kbd> open
            </span>
          </p>
        </div>
      </div>
    </>
  );
}

/** The newest answer: the page's own, or what it has asked for by itself since. A hidden tab asks nothing. */
function useNewest(loaded: Today): Today {
  const { data, load } = useFetcher<typeof live>();
  const [query] = useSearchParams();
  const asked = `/desk/live?${query.toString()}`;
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && load(asked));
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [asked, load]);
  const isOfThisPage =
    data && data.kind === loaded.kind && data.show === loaded.show && data.page === loaded.page;
  return isOfThisPage && data.now > loaded.now ? { ...data, done: loaded.done } : loaded;
}

/**
 * The rows stay as they are while the page is open, so that none moves under someone's hands: what has come or is done
 * waits, in words, until they press. Where nothing is shown nothing can move, and what comes is shown at once.
 */
function useSteadyRows(loaded: Today, newest: Today) {
  const [held, setHeld] = useState({ loaded, rows: loaded });
  if (held.loaded !== loaded) setHeld({ loaded, rows: loaded });
  const { rows } = held;
  const known = new Set([...rows.items, ...rows.due].map(({ id }) => id));
  const still = new Set([...newest.items, ...newest.due].map(({ id }) => id));
  const fresh = newest.items.filter(({ id }) => !known.has(id));
  const gone = rows.items.filter(({ id }) => !still.has(id));
  const isEmpty = rows.items.length === 0;
  const urgent = fresh.filter(({ isEmergency }) => isEmergency).length;
  const words = [
    fresh.length > 0 && `${fresh.length} new${urgent > 0 ? `, ${urgent} urgent` : ""}`,
    gone.length > 0 && `${gone.length} done`,
  ];
  const latest = new Map(newest.items.map((item) => [item.id, item]));
  const items = isEmpty ? newest.items : rows.items.map((item) => latest.get(item.id) ?? item);
  return {
    shown: { ...newest, items },
    rowsAt: isEmpty ? newest.now : rows.now,
    waiting: isEmpty ? "" : words.filter(Boolean).join(", "),
    showWaiting: () => setHeld({ loaded, rows: newest }),
  };
}

function supportWords(isOpen: boolean, until: Date | null, now: Date): string {
  if (!until) return "";
  const day =
    newZealandDay(until) === newZealandDay(now)
      ? ""
      : ` on ${formatLongDay(newZealandDay(until)).split(" ")[0]}`;
  return isOpen
    ? `Support is open until ${newZealandTime(until)}.`
    : `Support opens at ${newZealandTime(until)}${day}.`;
}

const KIND_NAMES: Readonly<Record<ItemKind, string>> = {
  request: "Requests",
  message: "Messages",
  mistake: "Mistakes",
  application: "Applications",
  review: "Reviews",
  reply: "Replies to reviews",
  mail: "Undelivered mail",
  practice: "Practices to check",
  import: "Imports to look at",
};
const ELSEWHERE_NAMES: Readonly<Record<Elsewhere, string>> = {
  practices: "Practices",
  patients: "Patients",
  booked: "Booked",
};

function Rail({ shown: { kind, show, counts, elsewhere }, total }: { shown: Today; total: number }) {
  return (
    <nav className="rail" aria-label="Kinds of work">
      <h2>Waiting for us</h2>
      <RailLink to="/desk/today" isCurrent={!kind && !show} name="Everything" count={total} />
      {ITEM_KINDS.map((one) => (
        <RailLink
          key={one}
          to={`/desk/today?kind=${one}`}
          isCurrent={kind === one && !show}
          name={KIND_NAMES[one]}
          count={counts[one]}
        />
      ))}
      <h2>Waiting for others</h2>
      {(Object.keys(ELSEWHERE_NAMES) as Elsewhere[]).map((one) => (
        <RailLink
          key={one}
          to={`/desk/today?show=${one}`}
          isCurrent={show === one}
          name={ELSEWHERE_NAMES[one]}
          count={elsewhere[one]}
        />
      ))}
    </nav>
  );
}

type RailEntry = { to: string; isCurrent: boolean; name: string; count: number };

function RailLink({ to, isCurrent, name, count }: RailEntry) {
  return (
    <Link to={to} aria-current={isCurrent ? "page" : undefined}>
      {name} <b>{count}</b>
    </Link>
  );
}

function Nothing({ isWhole }: { isWhole: boolean }) {
  return (
    <div className="panel">
      <h2>{isWhole ? "Nothing is waiting for us" : "Nothing here"}</h2>
      <p className="soft">
        {isWhole ? "New items show up here by themselves." : "No request is at this stage."}
      </p>
    </div>
  );
}

type QueueProps = { items: readonly ShownItem[]; now: Date; bandsAt: Date; opens: string | null };

/** `bandsAt`: when the rows were put in order, so that none moves to another heading by itself. */
function Queue({ items, now, bandsAt, opens }: QueueProps) {
  // Not Map.groupBy: browsers from early 2021 do not have it.
  const bands = [...new Set(items.map((item) => queueHeading(item, bandsAt)))];
  return bands.map((band) => {
    const within = items.filter((item) => queueHeading(item, bandsAt) === band);
    return (
      <section key={band} className="band-of">
        <div className="band">
          <h2>{band}</h2>
          <span>{within.length}</span>
        </div>
        <ul className="queue">
          {within.map((item) => (
            <li key={item.id}>
              <Row item={item} now={now} opens={opens} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Row({ item, now, opens }: { item: ShownItem; now: Date; opens: string | null }) {
  const look = item.isEmergency ? "item item-red" : item.kind === "mail" ? "item item-bad" : "item";
  return (
    <Link className={look} to={item.href} data-row={item.id}>
      <span className="kind">
        <ItemIcon kind={item.kind} isEmergency={item.isEmergency} />
      </span>
      <span className="due">
        <DueLabel
          due={item.due}
          now={now}
          isLate={isLate(item, now)}
          opens={item.isEmergency ? opens : null}
        />
      </span>
      <span className="what">{item.what}</span>
      <span className="more">{item.more}</span>
      <span className="ref">
        {item.label}
        {item.looking.map((who) => (
          <span key={who} className="who">
            {who} is looking
          </span>
        ))}
      </span>
    </Link>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const [query] = useSearchParams();
  if (pages === 1) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(query);
    next.set("page", String(number));
    return `/desk/today?${next.toString()}`;
  };
  return (
    <p className="row gap">
      {page > 1 && <Link to={to(page - 1)}>Earlier ones</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={to(page + 1)}>Later ones</Link>}
    </p>
  );
}

function sum(counts: Today["counts"]): number {
  return Object.values(counts).reduce((all, one) => all + one, 0);
}
