import { Form, Link } from "react-router";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { countInWords } from "#domain/counts.ts";
import type { Route } from "./+types/practices-page.ts";
import { InputField } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { useRowKeys } from "./keys.ts";
import { PRACTICE_FILTERS } from "./practice-filters.ts";
import { PracticeRows } from "./practice-rows.tsx";

export { findPractices as loader } from "./practices.server.ts";
export const meta: Route.MetaFunction = () => deskMeta("Practices");

export default function PracticesPage({ loaderData }: Route.ComponentProps) {
  const { words, only, page, pages, count, practices } = loaderData;
  useRowKeys();
  const to = (change: { only?: string; page?: number }) => {
    const asked = { q: words, only, page: "", ...change };
    const filled = Object.entries(asked).flatMap(([name, value]) =>
      String(value) === "" ? [] : [[name, String(value)]],
    );
    return `${DESK_PRACTICES_PATH}?${new URLSearchParams(filled).toString()}`;
  };
  return (
    <>
      <div className="head">
        <h1>Practices</h1>
      </div>
      <Form method="get" role="search" aria-label="Practices" className="practice-search">
        <InputField
          name="q"
          label="Name, town, number, email or phone"
          type="search"
          maxLength={120}
          defaultValue={words}
        />
        {only !== "" && <input type="hidden" name="only" value={only} />}
        <button className="btn btn-primary" type="submit">
          Find
        </button>
      </Form>
      <nav className="tabset" aria-label="Which practices">
        {PRACTICE_FILTERS.map(({ value, label }) => (
          <Link key={value} to={to({ only: value })} aria-current={value === only ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <p className="soft gap" role="status">
        {count === 0 ? "No practice matches." : countInWords(count, "practice")}
      </p>
      <PracticeRows practices={practices} />
      {pages > 1 && (
        <p className="row gap">
          {page > 1 && <Link to={to({ page: page - 1 })}>Earlier ones</Link>}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && <Link to={to({ page: page + 1 })}>Later ones</Link>}
        </p>
      )}
    </>
  );
}
