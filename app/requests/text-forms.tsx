import { formFields, RequestForm } from "#kit/token-pages/token-form.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import type { SenderView } from "./sender-view.server.ts";
import type { TextAct } from "./text-acts.ts";

type Props = { view: SenderView };

/** While a code waits to be typed. */
export function TypeCode({ view }: Props) {
  if (view.texts !== "code") return null;
  const { field } = formFields(view, "code");
  return (
    <Panel title="Type the code we texted you" kind="sea">
      <RequestForm place={view} action={"code" satisfies TextAct}>
        <TextField
          {...field("code", "Six-digit code")}
          hint="Then we’ll text you, too: when a time is booked or changes, and the day before."
          width="date"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button>Turn texts on</Button>
      </RequestForm>
    </Panel>
  );
}

/** Asks for texts or a new code, or ends them. */
export function Texts({ view }: Props) {
  const { texts } = view;
  if (texts === null) return null;
  if (texts === "stopped")
    return (
      <Disclosure summary="Texts are off" isOpen={false}>
        <p>Someone asked us to stop texting this number. You’ll still get our emails.</p>
      </Disclosure>
    );
  if (texts === "on")
    return (
      <TickForm
        view={view}
        act="no-texts"
        summary="Stop texting me"
        sure="Stop our texts?"
        button="Stop texts"
      >
        We text the mobile number you gave us, as well as emailing you.
      </TickForm>
    );
  if (texts === "ask")
    return (
      <TickForm view={view} act="text-me" summary="Text me too" sure="Text you too?" button="Text me a code">
        {`${WHAT_WE_TEXT} First we’ll text a code to the mobile number you gave us. You type it on this page. Texts go through a phone company and name the practice and the time.`}
      </TickForm>
    );
  return (
    <TickForm
      view={view}
      act="text-me"
      summary="Get a new code"
      sure="Text you a new code?"
      button="Text me a new code"
    >
      {texts === "ended"
        ? "The code we texted you no longer works."
        : "Didn’t get our text? It can take a few minutes. After an hour we can send another."}
    </TickForm>
  );
}

const WHAT_WE_TEXT = "We’ll text you when a time is booked or changes, and the day before.";

function TickForm({
  view,
  act,
  summary,
  sure,
  button,
  children,
}: Props & { act: TextAct } & Record<"summary" | "sure" | "button" | "children", string>) {
  const { field, isOpen } = formFields(view, act);
  return (
    <Disclosure summary={summary} isOpen={isOpen}>
      <RequestForm place={view} action={act}>
        <p>{children}</p>
        <CheckGrid {...field("sure", sure)} options={[{ value: "yes", label: "Yes" }]} />
        <Button kind="second">{button}</Button>
      </RequestForm>
    </Disclosure>
  );
}
