import { KEPT_PATH } from "#content/listing-addresses.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/week.css?url";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";
import { formFields, idIn } from "#kit/token-pages/token-form.tsx";
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
        <FreeForm view={view} />
      </div>
    </>
  );
}

/** One form, so that a press that shows the note keeps the tick. */
function FreeForm({ view }: { view: KeptView }) {
  return (
    <form className="stack-l request-form" action={view.here} method="post" noValidate>
      <input type="hidden" name="do" value="free" />
      {view.isShown && <input type="hidden" name="shown" value="yes" />}
      <NoteOf view={view} />
      {!view.isOver && (
        <>
          <CheckGrid
            {...formFields(view, "free").field("sure", "Free it again")}
            options={[{ value: "yes", label: view.sure }]}
          />
          <div>
            <Button>Free this time</Button>
          </div>
        </>
      )}
    </form>
  );
}

function NoteOf({ view: { note, hasNote } }: { view: KeptView }) {
  if (note !== null) return <p className="break-anywhere">{`Your note: ${note}`}</p>;
  return (
    hasNote && (
      <div>
        <Button kind="second" answer={{ name: "beside", value: "names", id: idIn("free", "names") }}>
          Show your note
        </Button>
      </div>
    )
  );
}
