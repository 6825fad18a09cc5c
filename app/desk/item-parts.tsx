import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigation } from "react-router";
import { DESK_TODAY_PATH } from "#content/desk-addresses.ts";
import { dueWords, isLate, type ItemKind } from "#domain/requests/queue.ts";
import type { ActName, NotDone } from "#services/desk/every-act.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { DeskForm } from "./desk-form.tsx";
import { ACT } from "./drafts.tsx";
import { whenWords } from "./due-label.tsx";

type Head = {
  kind: ItemKind;
  /** `Request`, `Message: help with a booking` */
  tag: string;
  title: string;
  reference: string;
  /** It is null where it waits for none of us. */
  due: Date | null;
  now: Date;
  isEmergency?: boolean;
};

/** Where one is, what it is and by when, before everything else on an item's page. */
export function ItemHead({ kind, tag, title, reference, due, now, isEmergency = false }: Head) {
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to={DESK_TODAY_PATH}>Today</Link>
        <Icon name="arrow-right" />
        <span className="num">{reference}</span>
      </nav>
      <div className="head">
        <div>
          <p className="row">
            <span className={isEmergency ? "tag tag-red" : "tag"}>
              <ItemIcon kind={kind} isEmergency={isEmergency} />
              {tag}
            </span>
            {due && isLate({ due }, now) && <span className="late">{dueWords(due, now)}</span>}
            {due && <span className="dim">Due by {whenWords(due, now)}</span>}
          </p>
          <h1>{title}</h1>
        </div>
      </div>
    </>
  );
}

type Answered = {
  answer: NotDone | null | undefined;
  now: Date;
  /** What was typed into boxes that the page does not have any more. */
  lost?: readonly string[];
};

/** What came of a press that was not done. Takes the focus, as the page stays where it was. */
export function Answer({ answer, now, lost = [] }: Answered) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  if (!answer) return null;
  return (
    <section ref={box} className="say say-bad" role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <h2>{answer.kind === "conflict" ? conflictWords(answer, now) : answer.why}</h2>
        {answer.kind === "conflict" && (
          <p>
            Nothing was sent or changed.{" "}
            {lost.length > 0 ? "You wrote:" : "What you typed is below, word for word."}
          </p>
        )}
        {lost.map((words) => (
          <p key={words} className="quote">
            {words}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Says what came of a press that was done. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <div className="say say-done" role="status">
      <Icon name="check" />
      <div>{children}</div>
    </div>
  );
}

type WhatWasDone = {
  before: string;
  /** The practice that stands between the two. */
  practice: { name: string; href: string | null } | null;
  after: string;
  /** What was done something about, and where its page is. */
  about: string;
  href: string | null;
};

/** Says what its person has just done, and leads there: `Sent to Harbour Steps Dental. They and the patient …` */
export function DoneLately({ done: { before, practice, after, about, href } }: { done: WhatWasDone }) {
  return (
    <Done>
      <b>
        {before}
        {practice && (practice.href ? <Link to={practice.href}>{practice.name}</Link> : practice.name)}
        {after}
      </b>{" "}
      {href && (
        <Link className="num" to={href}>
          {about}
        </Link>
      )}
    </Done>
  );
}

/** `Mere answered first, at 10:11am` */
function conflictWords({ who, did, at }: Extract<NotDone, { kind: "conflict" }>, now: Date): string {
  return at ? `${who} ${did} first, at ${whenWords(at, now)}` : `${who} ${did} first`;
}

/** What does something else than the blue button. */
export function Drawer({
  title,
  id,
  isOpen = false,
  children,
}: {
  title: ReactNode;
  id?: string | undefined;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="drawer" id={id} open={isOpen}>
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

type ActDrawerProps = {
  title: string;
  /** For an address that leads to it. */
  id?: string;
  /** What its form does, and on which version of the item. */
  act: ActName;
  version: number | string;
  /** What its button says. */
  press: string;
  /** What was sent but not done. Its drawer is open again. */
  typed?: Readonly<Record<string, string>>;
  isOpen?: boolean;
  children?: ReactNode;
};

/** A drawer whose form does one act. */
export function ActDrawer({ title, id, act, version, press, typed, isOpen, children }: ActDrawerProps) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Drawer title={title} id={id} isOpen={isOpen || typed?.[ACT] === act}>
      <DeskForm className="stack">
        <ActFields act={act} version={version} />
        {children}
        <div>
          <button className="btn btn-second" type="submit" disabled={isBusy}>
            {press}
          </button>
        </div>
      </DeskForm>
    </Drawer>
  );
}

/** What a form of one act does, and on which version of the item. */
export function ActFields({ act, version }: { act: ActName; version: number | string }) {
  return (
    <>
      <input type="hidden" name={ACT} value={act} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

type ActButtonProps = Omit<ComponentProps<"button">, "type" | "name" | "value"> & { act: ActName };

/** A button of a form that can do several acts. */
export function ActButton({ act, disabled, ...button }: ActButtonProps) {
  const isBusy = useNavigation().state === "submitting";
  return <button {...button} type="submit" name={ACT} value={act} disabled={disabled || isBusy} />;
}

export type Happened = { at: Date; words: string };

/** What has happened, and who has looked, the latest first. */
export function History({ happened, now }: { happened: readonly Happened[]; now: Date }) {
  return (
    <section className="panel">
      <h2>What has happened</h2>
      <ol className="log">
        {happened.map(({ at, words }) => (
          <li key={`${at.getTime()} ${words}`}>
            <time dateTime={at.toISOString()}>{whenWords(at, now)}</time>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export type Fact = { name: string; value: string; link?: string | undefined };

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, link }) => (
        <FactRow key={name} name={name} value={value} link={link} />
      ))}
    </dl>
  );
}

function FactRow({ name, value, link }: Fact) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{link ? <a href={link}>{value}</a> : value}</dd>
    </>
  );
}

export const LOOK_NOTE = "Each look and each act is in the audit under your name.";

const ICONS = {
  request: "calendar",
  message: "mail",
  mistake: "alert",
  application: "tooth",
  review: "star",
  reply: "star",
  mail: "alert",
  practice: "shield-check",
  import: "list",
} as const satisfies Record<ItemKind, string>;

export function ItemIcon({ kind, isEmergency = false }: { kind: ItemKind; isEmergency?: boolean }) {
  return <Icon name={isEmergency ? "emergency" : ICONS[kind]} />;
}

type Panel = { title: string; children: ReactNode };

/** A panel whose foot says that each look is noted. */
export function NotedPanel({ title, children }: Panel) {
  return (
    <section className="panel panel-sea">
      <h2>{title}</h2>
      {children}
      <p className="foot-note">{LOOK_NOTE}</p>
    </section>
  );
}

/** Leads to everything of the person who sent an item. */
export function PersonLink({ person }: { person: string | null }) {
  return (
    person && (
      <p>
        <Link to={person}>Everything we hold from this person</Link>
      </p>
    )
  );
}

type Aside = Panel & {
  /** `request`, as the page calls its item. */
  about: string;
  happened: readonly Happened[];
  now: Date;
  /** Where everything from the same person is. */
  person: string | null;
  /** A panel between the two. */
  further?: ReactNode;
};

/** What stands beside an item: what to know about it, and what has happened. */
export function ItemAside({ about, title, happened, now, person, further, children }: Aside) {
  return (
    <aside className="stack" aria-label={`About this ${about}`}>
      <NotedPanel title={title}>
        {children}
        <PersonLink person={person} />
      </NotedPanel>
      {further}
      <History happened={happened} now={now} />
    </aside>
  );
}
