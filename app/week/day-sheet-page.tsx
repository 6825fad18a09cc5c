import { DAY_SHEET_PATH } from "#content/listing-addresses.ts";
import { pageHead } from "#kit/seo/head.ts";
import { Enhance } from "#kit/islands/island.tsx";
import stylesheet from "#kit/styles/sheets/week.css?url";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/day-sheet-page.ts";
import type { DaySheetView } from "./day-sheet.server.ts";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./day-sheet.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "Your day on paper";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, DAY_SHEET_PATH, loaderData));

export default function DaySheetPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  return (
    <>
      <PlainHead trail={[{ label: "Your week", href: view.week }, { label: TITLE }]} title={view.title}>
        {[view.name, view.holiday].filter(Boolean).join(" · ")}
      </PlainHead>
      <div className={`wrap tail day-sheet is-${view.print}${view.isShown ? "" : " is-bare"}`}>
        <NotSaved posted={view.posted} />
        <Acts view={view} />
        {view.clock && <p className="small">{view.clock}</p>}
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Length</th>
              <th scope="col">What</th>
              <th scope="col">Name or note</th>
              <th scope="col">Phone</th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.time}</th>
                <td>{row.length}</td>
                <td>{row.what}</td>
                <td className="break-anywhere">{row.name}</td>
                <td>{row.phone}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small">{view.printed}</p>
      </div>
    </>
  );
}

/** The browser’s own menu prints where there are no scripts. */
function Acts({ view }: { view: DaySheetView }) {
  return (
    <div className="week-acts on-screen">
      {view.isShown ? (
        <p className="small soft">Names shown. We note each look.</p>
      ) : (
        <form action={view.here} method="post">
          <input type="hidden" name="do" value="names" />
          <Button kind="second" size="small">
            Show names
          </Button>
        </form>
      )}
      <Enhance file="app/week/print" trigger={{ touched: true, replayed: "button" }}>
        <button className="btn btn-primary btn-small if-scripted" type="button">
          Print
        </button>
      </Enhance>
    </div>
  );
}
