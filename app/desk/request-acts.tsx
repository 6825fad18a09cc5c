import type { ActName } from "#services/desk/every-act.ts";
import type { Route } from "./+types/request-page.ts";
import { InputField, SelectField } from "./desk-form.tsx";
import { ACT, DraftBox } from "./drafts.tsx";
import { ActDrawer } from "./item-parts.tsx";
import { OFFERED } from "#content/desk.ts";
import { offeredPractices } from "./request-send.tsx";

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

/** Everything that can be done with a request beside sending it. */
export function RequestActs({ shown, typed }: { shown: Shown; typed: Typed }) {
  const { may, version, draft, status } = shown;
  const canRecord =
    may.confirm || may.offer || may.decline || may.choose || may.change || may.cancel || may.elsewhere;
  const form = { version, typed };
  return (
    <section>
      <h2 className="over">{may.send ? "Something else" : "What you can do"}</h2>
      {may.agree && (
        <ActDrawer
          {...form}
          key={shown.agreedWith}
          id="agreed"
          title="You agreed a time by phone"
          act="request agree"
          press="Book it and tell them"
          isOpen={shown.agreedWith !== ""}
        >
          <SelectField
            id="agreedWith"
            name="practice"
            label="With which practice"
            hint="Not in the list? Find it above by its name first."
            required
            defaultValue={typed["practice"] ?? shown.agreedWith}
            options={[
              { value: "", label: "Choose one" },
              ...offeredPractices(shown).map(({ id, name, town }) => ({
                value: String(id),
                label: `${name}, ${town}`,
              })),
            ]}
          />
          <DayAndTime
            day="agreedDay"
            time="agreedTime"
            typed={typed}
            isFirst={shown.agreedWith !== "" && typed[ACT] === undefined}
          />
        </ActDrawer>
      )}
      {canRecord && (
        <ActDrawer
          {...form}
          title="Record what the patient or a practice said"
          act="request record"
          press="Record it and send the emails"
        >
          <Said shown={shown} typed={typed} />
        </ActDrawer>
      )}
      <ActDrawer
        {...form}
        title="Write to the patient"
        act="request write"
        press="Send email"
        isOpen={Boolean(draft?.words["write"])}
      >
        <DraftBox
          name="write"
          label="Your email"
          hint="We add “Kia ora” and their name above, your name and the reference below."
          draft={draft}
          typed={typed["write"]}
        />
      </ActDrawer>
      {may.takeBack && (
        <WhyDrawer
          {...form}
          title="Take it back from the practice"
          act="request take-back"
          press="Take it back and tell both"
          name="backWhy"
          hint="For us. No one else sees it."
          draft={draft}
        />
      )}
      {may.close && (
        <WhyDrawer
          {...form}
          title="Close it: no one can see them"
          act="request close"
          press="Close it and tell the patient"
          name="closeWhy"
          hint="For us. The email doesn’t say it."
          draft={draft}
        />
      )}
      {status === "closed" && may.reopen && (
        <ActDrawer
          {...form}
          title="Take it up again"
          act="request reopen"
          press="Look for a practice again, and tell the patient"
        />
      )}
    </section>
  );
}

type WhyProps = {
  title: string;
  act: ActName;
  press: string;
  version: number;
  typed: Typed;
  name: string;
  hint: string;
  draft: Shown["draft"];
};

/** A drawer for an act that needs a reason, which we keep. */
function WhyDrawer({ name, hint, draft, typed, ...drawer }: WhyProps) {
  return (
    <ActDrawer {...drawer} typed={typed}>
      <DraftBox name={name} label="Why" hint={hint} draft={draft} typed={typed[name]} most={500} />
    </ActDrawer>
  );
}

/** What was said by phone, and what belongs to it. */
function Said({ shown: { may, times, declines }, typed }: { shown: Shown; typed: Typed }) {
  const said: { value: string; label: string; is: boolean }[] = [
    { value: "confirm", label: "The practice confirms a time", is: may.confirm },
    { value: "offer", label: "The practice offers other times", is: may.offer },
    { value: "decline", label: "The practice can’t see them", is: may.decline },
    { value: "give-up", label: "The practice can’t keep the agreed time", is: may.giveUp },
    { value: "choose", label: "The patient takes one of the offered times", is: may.choose },
    { value: "change", label: "The patient would like another time", is: may.change },
    { value: "cancel", label: "The patient cancels", is: may.cancel },
    { value: "elsewhere-yes", label: "The patient says another practice can have it", is: may.elsewhere },
    { value: "elsewhere-no", label: "The patient doesn’t want another practice", is: may.elsewhere },
  ];
  return (
    <>
      <fieldset className="pick pick-tight">
        <legend className="visually-hidden">What they said</legend>
        {said
          .filter(({ is }) => is)
          .map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="said"
                value={value}
                required
                defaultChecked={typed["said"] === value}
              />
              <span>{label}</span>
            </label>
          ))}
      </fieldset>
      {(may.confirm || may.change) && (
        <DayAndTime day="saidDay" time="saidTime" typed={typed} isRequired={false} />
      )}
      {may.offer && (
        <fieldset className="stack">
          <legend className="label">
            The times they offer <span className="opt">(up to three)</span>
          </legend>
          {OFFERED.map((number) => (
            <DayAndTime
              key={number}
              day={`offerDay${number}`}
              time={`offerTime${number}`}
              typed={typed}
              isRequired={false}
            />
          ))}
        </fieldset>
      )}
      {may.decline && (
        <SelectField
          name="reason"
          label="Why they can’t"
          defaultValue={typed["reason"] ?? "full"}
          options={declines}
        />
      )}
      {times.length > 0 && (
        <SelectField
          name="choice"
          label="The time they take"
          defaultValue={typed["choice"] ?? "1"}
          options={times.map(({ value, words }) => ({ value, label: words }))}
        />
      )}
    </>
  );
}

type Fields = {
  day: string;
  time: string;
  typed: Typed;
  isRequired?: boolean;
  /** A press led here: the day is what is typed next. */
  isFirst?: boolean;
};

function DayAndTime({ day, time, typed, isRequired = true, isFirst = false }: Fields) {
  return (
    <div className="two">
      <InputField
        name={day}
        label={<>Day {!isRequired && <span className="opt">(for a time)</span>}</>}
        type="date"
        required={isRequired}
        autoFocus={isFirst}
        defaultValue={typed[day]}
      />
      <InputField
        name={time}
        label="Time"
        placeholder="2:30pm"
        required={isRequired}
        defaultValue={typed[time]}
      />
    </div>
  );
}
