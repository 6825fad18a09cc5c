import { type FormEvent, type ReactNode, useState } from "react";
import { formatCount } from "#domain/counts.ts";
import { directoryHref } from "#content/links.ts";
import { Button } from "#kit/ui/button.tsx";
import { SearchBox } from "#kit/ui/form/search-box.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { ViewToggle } from "#kit/ui/view-toggle.tsx";
import { NearMe } from "#kit/ui/near-me/near-me.island.tsx";
import type { FormState } from "./live.ts";
import type { Choice, Control, Frame } from "./screen.ts";

/**
 * All filters in one form: the first in a row with the order, the others on a sheet that opens from a button.
 * Without scripts the sheet is a fold of the form. What a script has moved stays where it is while React takes over.
 */
export function FilterForm({ screen, state }: { screen: Frame; state: FormState | null }) {
  const { first, sort, hidden, typed } = screen;
  const [isOnSheet] = useState(
    () => state !== null && document.querySelector(".sheet .first-filters") !== null,
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    state!.submit(event.currentTarget);
  };
  const firstFilters = (
    <div className="first-filters">
      {first.map((control) => (
        <Group key={control.name} control={control} state={state} />
      ))}
      <Group control={sort} state={state} />
      <NearMe places="location" order="sort" />
    </div>
  );
  return (
    // Where a browser fills in what was chosen before, the filters contradict the list after Back.
    <form
      className="directory-form"
      action={`${directoryHref()}#count`}
      method="get"
      role="search"
      aria-label="Filter dentists"
      autoComplete="off"
      onSubmit={state ? onSubmit : undefined}
    >
      <SearchBox
        name="q"
        label="Dentist, suburb or town"
        placeholder="Search dentists by name..."
        typed={typed}
        send={SEND}
      />
      {isOnSheet || firstFilters}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <MoreFilters screen={screen} state={state}>
        {isOnSheet && firstFilters}
      </MoreFilters>
      <div className="send-filters">
        <Button size="small">{SEND}</Button>
      </div>
    </form>
  );
}

const SEND = "Show results";

/**
 * The fold of the further filters. With scripts it opens as a sheet (`kit/islands/sheets.ts`), on a phone together with
 * the first ones, which have no room on the page there.
 */
function MoreFilters({
  screen: { further, furtherCount, activeCount, clearedHref, show, view, views },
  state,
  children,
}: {
  screen: Frame;
  state: FormState | null;
  /** The first filters, where the sheet had taken them when React came. */
  children: ReactNode;
}) {
  const [boxes, others] = [true, false].map((isBox) =>
    further
      .filter(({ kind }) => (kind === "box") === isBox)
      .map((control) => <Group key={control.name} control={control} state={state} />),
  );
  return (
    <details className="fold more-filters" suppressHydrationWarning>
      <summary suppressHydrationWarning>
        <Icon name="filter" />
        <span className="if-wide">{counted("More filters", furtherCount)}</span>
        <span className="if-narrow">{counted("Filters", activeCount)}</span>
      </summary>
      <dialog className="sheet" aria-labelledby="sheet" data-takes=".first-filters" suppressHydrationWarning>
        <header>
          <h2 id="sheet">Filters</h2>
          <button className="btn btn-second btn-small" type="button" data-closes="">
            <Icon name="close" />
            Close
          </button>
        </header>
        <div className="sheet-body fold-body" data-holds="">
          {children}
          <fieldset className="choice-boxes">
            <legend>Care</legend>
            {boxes}
          </fieldset>
          {others}
          <div className="sheet-views">
            <ViewToggle label="Grid or list" view={view} hrefOf={(shown) => views[shown]} />
          </div>
        </div>
        <footer>
          <a href={clearedHref}>Clear all</a>
          <button className="btn btn-primary" type="button" data-closes="">
            {show}
          </button>
        </footer>
      </dialog>
    </details>
  );
}

/** `More filters (2)` */
function counted(text: string, count: number): string {
  return count === 0 ? text : `${text}\u00a0(${count})`;
}

/** A control with its label or its legend. */
function Group({ control, state }: { control: Control; state: FormState | null }) {
  if (control.kind === "list") return <List control={control} state={state} />;
  if (control.kind === "box") return <Box control={control} state={state} />;
  return (
    <fieldset className="choice-buttons">
      <legend>{control.label}</legend>
      {control.options.map(({ value, text, count }) => (
        <label key={value}>
          <input type="radio" name={control.name} value={value} {...chosen(control, value, state)} />
          {text}
          {count !== undefined && <Count count={count} />}
        </label>
      ))}
    </fieldset>
  );
}

function Box({ control, state }: { control: Control; state: FormState | null }) {
  const [own] = control.options;
  return (
    <label className="choice-box">
      <input type="checkbox" name={control.name} value={own!.value} {...chosen(control, own!.value, state)} />
      {own!.text}
      {own!.count !== undefined && <Count count={own!.count} />}
    </label>
  );
}

function Count({ count }: { count: number }) {
  return <span className="dim">{` ${formatCount(count)}`}</span>;
}

function List({ control, state }: { control: Control; state: FormState | null }) {
  const { html } = control;
  // oxlint-disable-next-line react/no-danger -- HTML that React rendered and escaped in the loader
  if (html !== undefined) return <div className="field" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div className="field">
      <ListContents control={control} state={state} />
    </div>
  );
}

export function ListContents({ control, state }: { control: Control; state: FormState | null }) {
  const { name, label, value, options } = control;
  const grouped = options.filter(({ group }) => group !== undefined);
  return (
    <>
      <label htmlFor={name}>{label}</label>
      <span className="select">
        <select
          className="input"
          id={name}
          name={name}
          {...(state
            ? { value: state.values[name] ?? value, onChange: state.change }
            : { defaultValue: value })}
        >
          {options.filter(({ group }) => group === undefined).map(option)}
          {grouped.length > 0 && <optgroup label={grouped[0]!.group}>{grouped.map(option)}</optgroup>}
        </select>
        <Icon name="chevron-down" />
      </span>
    </>
  );
}

function option({ value, text }: Choice) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}

/** Whether a box is ticked or a button pressed: React's own once it has the form. */
function chosen({ name, value: served }: Control, value: string, state: FormState | null) {
  if (!state) return { defaultChecked: served === value };
  return { checked: (state.values[name] ?? served) === value, onChange: state.change };
}
