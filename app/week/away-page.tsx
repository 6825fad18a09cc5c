import { AWAY_PATH } from "#content/listing-addresses.ts";
import { appointmentsAndCallers } from "#domain/counts.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/week.css?url";
import { Done } from "#kit/token-pages/done.tsx";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";
import { formFields } from "#kit/token-pages/token-form.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/away-page.ts";
import type { AwayView } from "./away.server.ts";
import { AwayLook } from "./away-look.tsx";
import { AwayResultPart, awayResultHead } from "./away-result.tsx";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./away.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "I’m away";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, AWAY_PATH, loaderData));

export default function AwayPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  const { title, lede } = headOf(view);
  return (
    <>
      {view.done && <Done text={view.done} />}
      <PlainHead trail={[{ label: "Your week", href: view.week }, { label: TITLE }]} title={title}>
        {lede}
      </PlainHead>
      <div className="wrap tail request-column stack-l">
        <NotSaved posted={view.posted} />
        {view.clock && <p className="small">{view.clock}</p>}
        {view.step === "when" && <When view={view} />}
        {view.step === "look" && <AwayLook view={view} />}
        {view.result && <AwayResultPart view={view} result={view.result} />}
      </div>
    </>
  );
}

function headOf(view: AwayView): { title: string; lede: string } {
  if (view.result) return awayResultHead(view, view.result);
  if (view.step === "when")
    return {
      title: "When are you away?",
      lede: "You’ll see whose appointments it touches before anything changes for them.",
    };
  const [count, callers] = [view.touched.length, view.callers.length];
  if (count + callers === 0)
    return {
      title: `${view.stretch} touches no appointments`,
      lede: "Patients can’t book then once you mark it.",
    };
  const ring = count - view.byEmail + callers;
  const how = [view.byEmail > 0 && `${view.byEmail} by email`, ring > 0 && `${ring} to ring`]
    .filter(Boolean)
    .join(", ");
  return {
    title: `${view.stretch} touches ${appointmentsAndCallers(count, callers)}`,
    lede: `${how}.`,
  };
}

/** Nothing is chosen until someone does: a form that is sent as it was served closes nothing. */
function When({ view }: { view: AwayView }) {
  const { field } = formFields(view, "look");
  const { when } = view;
  return (
    <form className="stack-l request-form away-when" action={view.here} method="post" noValidate>
      <input type="hidden" name="do" value="look" />
      {view.people.length > 2 && (
        <SelectField
          {...field("who", "Who is away")}
          value={view.posted?.values.who ?? "all"}
          options={view.people}
        />
      )}
      <RadioCards
        {...field("when", "When")}
        columns={1}
        options={[
          { value: "tomorrow", label: "Tomorrow", hint: when.tomorrow },
          { value: "rest", label: "Rest of today" },
          { value: "morning", label: "A morning" },
          { value: "afternoon", label: "An afternoon" },
          { value: "days", label: "Other days" },
        ]}
      />
      <div className="if-half">
        <TextField
          {...field("day", "Which day", { preset: when.day })}
          type="date"
          width="date"
          min={when.first}
          max={when.last}
        />
      </div>
      <div className="when-fields if-days">
        <TextField
          {...field("from", "First day")}
          type="date"
          width="date"
          min={when.first}
          max={when.last}
          isFilter
        />
        <TextField
          {...field("to", "Last day")}
          type="date"
          width="date"
          min={when.first}
          max={when.last}
          isFilter
        />
      </div>
      <p className="small soft">
        While you look, no one can book those times for ten minutes. Nothing else changes yet.
      </p>
      <div>
        <Button>See what it touches</Button>
      </div>
    </form>
  );
}
