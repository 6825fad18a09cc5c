import { KEPT_PATH } from "#content/listing-addresses.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/week.css?url";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";
import { formFields } from "#kit/token-pages/token-form.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/kept-page.ts";
import type { KeptView } from "./kept.server.ts";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./kept.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "A time you keep";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, KEPT_PATH, loaderData));

export default function KeptPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  return (
    <>
      <PlainHead trail={[{ label: "Your week", href: view.week }, { label: TITLE }]} title={view.title}>
        {view.isFreed ? "It’s free again." : view.what}
      </PlainHead>
      <div className="wrap tail request-column stack-l">
        <NotSaved posted={view.posted} />
        {view.clock && <p className="small">{view.clock}</p>}
        <NoteOf view={view} />
        {!view.isOver && <FreeForm view={view} />}
      </div>
    </>
  );
}

function NoteOf({ view }: { view: KeptView }) {
  if (view.note !== null) return <p className="break-anywhere">{`Your note: ${view.note}`}</p>;
  if (!view.hasNote) return null;
  return (
    <form action={view.here} method="post">
      <input type="hidden" name="do" value="names" />
      <Button kind="second">Show your note</Button>
    </form>
  );
}

function FreeForm({ view }: { view: KeptView }) {
  return (
    <form className="stack-l request-form" action={view.here} method="post" noValidate>
      <input type="hidden" name="do" value="free" />
      <CheckGrid
        {...formFields(view, "free").field("sure", "Free it again")}
        options={[{ value: "yes", label: view.sure }]}
      />
      <div>
        <Button>Free this time</Button>
      </div>
    </form>
  );
}
