import { DAY_PART_CHOICES, EARLIER_GONE } from "#content/requests/request-words.ts";
import { WEEKDAYS } from "#domain/nz-time.ts";
import { formFields, idIn, RequestForm } from "#kit/token-pages/token-form.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import type { SenderView } from "./sender-view.server.ts";

type Props = { view: SenderView };

/** The earlier time that has become free, until they take it, keep theirs or it has passed. */
export function EarlierTime({ view }: Props) {
  const found = view.earlier?.found;
  const { field, isOpen: isPosted } = formFields(view, "take");
  if (!found?.isFree) {
    if (!found && !isPosted) return null;
    return (
      <div id={idIn("take", "choice")}>
        <Note>
          {found ? `${found.time} has gone. You keep your appointment on ${found.own}.` : `${EARLIER_GONE}.`}
        </Note>
      </div>
    );
  }
  const choice = field("choice", "Which time would you like?");
  const isSame = field("at", "").value === found.at;
  return (
    <Panel title={`${found.time} is free`} kind="sea">
      <p>{`Yours is ${found.own}. The first to take the earlier time has it.`}</p>
      <RequestForm place={view} action="take">
        <input type="hidden" name="at" value={found.at} />
        <RadioCards
          {...choice}
          value={isSame ? choice.value : ""}
          columns={2}
          options={[
            { value: "take", label: `Take ${found.time}`, hint: "Your appointment moves at once" },
            { value: "keep", label: `Keep ${found.own}`, hint: "Nothing changes" },
          ]}
        />
        <Button size="large">Send my answer</Button>
      </RequestForm>
    </Panel>
  );
}

const DAYS = WEEKDAYS.map((label, day) => ({ value: String(day), label }));

/** Whether they want to hear of earlier times, and when they could come. Nothing changes without a yes or a no. */
export function WantEarlier({ view }: Props) {
  const { earlier } = view;
  const fields = formFields(view, "earlier");
  if (!earlier) return null;
  const days = fields.field("days", "Which days?", { isOptional: true, preset: earlier.days.join() });
  return (
    <Disclosure
      summary={
        earlier.isWanted ? "Change or stop emails about earlier times" : "Tell me if an earlier time frees up"
      }
      isOpen={fields.isOpen}
    >
      <RequestForm place={view} action="earlier">
        <p>
          {earlier.isWanted
            ? "We email you when someone gives up a time before yours."
            : "When someone gives up a time before yours, we email up to three people. It goes to the first who takes it."}
        </p>
        <RadioCards
          {...fields.field("earlier", "Shall we email you about earlier times?")}
          columns={2}
          options={[
            { value: "yes", label: "Yes, email me" },
            { value: "no", label: "No" },
          ]}
        />
        <CheckGrid
          {...days}
          hint="None ticked means any day."
          options={DAYS}
          ticked={days.value.split(",")}
        />
        <SelectField
          {...fields.field("part", "What time of day?", { preset: earlier.part })}
          options={DAY_PART_CHOICES}
        />
        <Button>Save</Button>
      </RequestForm>
    </Disclosure>
  );
}
