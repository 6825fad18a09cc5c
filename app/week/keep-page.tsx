import { KEEP_PATH } from "#content/listing-addresses.ts";
import { LONGEST_NOTE } from "#domain/free-times/kept-times.ts";
import { SUBMISSION_ID_FIELD } from "#kit/forms/names.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/week.css?url";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";
import { formFields, RequestForm } from "#kit/token-pages/token-form.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/keep-page.ts";
import type { KeepView } from "./keep.server.ts";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./keep.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "Keep a time";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, KEEP_PATH, loaderData));

export default function KeepPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  return (
    <>
      <PlainHead trail={[{ label: "Your week", href: view.week }, { label: TITLE }]} title={view.title}>
        Patients can’t book a time that you keep.
      </PlainHead>
      <div className="wrap tail request-column stack-l">
        <NotSaved posted={view.posted} />
        {view.clock && <p className="small">{view.clock}</p>}
        <KeepForm view={view} />
      </div>
    </>
  );
}

/** Nothing is chosen until someone does: a form that is sent as it was served keeps nothing. */
function KeepForm({ view }: { view: KeepView }) {
  const { field: fieldWith } = formFields(view, "keep");
  const field = (name: string, label: string) => fieldWith(name, label, { preset: view.values[name] ?? "" });
  return (
    <RequestForm place={view} action="keep">
      <RadioCards
        {...field("what", "Who is it for?")}
        columns={2}
        options={[
          { value: "phoned", label: "Someone phoned" },
          { value: "kept", label: "Just keep it" },
        ]}
      />
      <div className="if-phoned">
        <SelectField
          {...field("visit", "What for")}
          value={view.values.visit ?? "checkup"}
          options={view.kinds}
        />
      </div>
      {view.people.length > 1 && (
        <SelectField {...field("who", "Whose time")} value={view.values.who} options={view.people} />
      )}
      <TextField
        {...field("day", "Day")}
        type="date"
        width="date"
        min={view.days.first}
        max={view.days.last}
      />
      <div className="when-fields">
        <TextField {...field("from", "From")} type="time" width="date" step={300} />
        <TextField {...field("to", "To")} type="time" width="date" step={300} />
      </div>
      <p className="small soft if-phoned">If you leave “To” as it is, the visit takes as long as its kind.</p>
      {["to-shown", SUBMISSION_ID_FIELD].map((name) => (
        <input key={name} type="hidden" name={name} value={view.values[name] ?? ""} />
      ))}
      <TextField
        {...field("note", "Note for yourselves")}
        hint={`We never send it. Up to ${LONGEST_NOTE} characters, encrypted.`}
        most={LONGEST_NOTE}
        isOptional
        autoComplete="off"
      />
      <Button>Keep this time</Button>
    </RequestForm>
  );
}
