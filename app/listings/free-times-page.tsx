import { practicePath } from "#content/links.ts";
import { CALENDAR_PATH, FREE_TIMES_PATH, LISTING_PATH, WEEK_PATH } from "#content/listing-addresses.ts";
import { CHOICES, colleagueTimesFields, TIMES_FIELDS } from "#domain/free-times/free-times-form.ts";
import { listInWords } from "#domain/lists.ts";
import { WEEKDAYS } from "#domain/nz-time.ts";
import { withToken } from "#domain/token-address.ts";
import { VISIT_KINDS, VISIT_NAMES, type VisitKind } from "#domain/free-times/visit-kinds.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/requests.css?url";
import { Done } from "#kit/token-pages/done.tsx";
import { formFields, RequestForm } from "#kit/token-pages/token-form.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { RadioCards } from "#kit/ui/form/radio-cards.tsx";
import { type Option, SelectField } from "#kit/ui/form/select-field.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/free-times-page.ts";
import type { FreeTimesView } from "./free-times.server.ts";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./free-times.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "Your free times";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, FREE_TIMES_PATH, loaderData));

export default function FreeTimesPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  return (
    <>
      {view.done && <Done text={view.done} />}
      <PlainHead
        trail={[
          { label: "Your listing", href: withToken(LISTING_PATH, view.token) },
          { label: "Free times" },
        ]}
        title={`Free times at ${view.name}`}
      >
        {headOf(view)}
      </PlainHead>
      <div className="wrap tail request-column stack-l">
        <NotSaved posted={view.posted} />
        {view.wrongSince && <WrongCalendar view={view} since={view.wrongSince} />}
        <RulesForm view={view} />
        {view.outsideTimes && (
          <Note>{`${view.outsideTimes} outside these times. Nothing changes for them.`}</Note>
        )}
        <Preview view={view} />
        <p>
          <a href={withToken(WEEK_PATH, view.token)}>See your week</a>
          {" · "}
          <a href={practicePath(view)}>See your page</a>
        </p>
      </div>
    </>
  );
}

type Props = { view: FreeTimesView };

/** What patients can do now, which isn't always what the practice has chosen. */
function headOf({ patientsDo, patientsDoWords, token }: FreeTimesView) {
  if (patientsDo === "unsaid") return "Set your times once. Patients pick one, and you both get an email.";
  if (patientsDo === "off") return `${patientsDoWords} We keep them here for you.`;
  if (patientsDo !== "ask-calendar") return `${patientsDoWords} Each time someone does, you get an email.`;
  return (
    <>
      {`${patientsDoWords} `}
      <a href={withToken(CALENDAR_PATH, token)}>See what’s wrong with your calendar</a>
    </>
  );
}

/** Why patients can no longer book at once, though the practice had said that they can, and what to do about it. */
function WrongCalendar({ view: { token }, since }: Props & { since: string }) {
  return (
    <Note>
      <b>Patients have had to ask first since {since}.</b>
      {" You gave up three times in 30 days that patients had booked, because your calendar was wrong. "}
      {"Check your weekly times below and "}
      <a href={withToken(CALENDAR_PATH, token)}>your calendar</a>
      {". Once they’re right, choose “Yes, at once” again. No one else is told about this."}
    </Note>
  );
}

type FieldOf = (name: string, label: string) => ReturnType<ReturnType<typeof formFields>["field"]>;

function RulesForm({ view }: Props) {
  const { field: fieldWith } = formFields(view, "times");
  const field: FieldOf = (name, label) => fieldWith(name, label, { preset: view.values[name] ?? "" });
  const problems = view.posted?.problems ?? [];
  return (
    <RequestForm place={view} action="times">
      <section className="stack-l">
        <h2>When can patients book?</h2>
        <p className="soft">
          {view.isSuggested &&
            "We’ve filled in your opening hours. Change them to the times that people can book here. "}
          {"Write them as you like, for instance "}
          <span className="nowrap">9am to 12:30pm</span>, <span className="nowrap">1:30pm to 5pm</span>
          {", or "}
          <span className="nowrap">9-12:30</span>, <span className="nowrap">1:30-5</span>
          {". Leave a day empty if it has none."}
        </p>
        <p className="soft">
          {"To keep a time for some visits, write them after it: "}
          <span className="nowrap">9-5, 12-1 emergencies</span>
          {", or "}
          <span className="nowrap">1-5 cleaning</span>
          {
            ". People in pain can book times kept for emergencies from 6pm the day before, everyone else from two hours before. An hour’s notice is enough for them."
          }
        </p>
        <div className="week-fields">
          {TIMES_FIELDS.map((name, index) => (
            <TextField key={name} {...field(name, WEEKDAYS[index]!)} isFilter autoComplete="off" />
          ))}
        </div>
        {view.keptFor.length > 0 && (
          <ul className="small soft">
            {view.keptFor.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        <p className="small soft">
          {"We show no free times on public holidays, or on the days away in "}
          <a href={withToken(LISTING_PATH, view.token)}>your opening hours</a>
          {". "}
          <a href={withToken(CALENDAR_PATH, view.token)}>Connect your calendar</a>
          {" to leave out the times when you’re busy."}
        </p>
        {view.outside.length > 0 && (
          <Note>{`${listInWords(view.outside)}: outside your opening hours. Patients can still book then.`}</Note>
        )}
      </section>
      <section className="stack-l">
        <h2>How long does a visit take?</h2>
        {VISIT_KINDS.map((kind) => (
          <VisitFields key={kind} kind={kind} field={field} />
        ))}
      </section>
      <Disclosure
        summary="Hygienists and others with hours of their own"
        isOpen={view.colleagues.length > 1 || problems.some(({ name }) => IN_COLLEAGUES.test(name))}
      >
        <p className="small soft">
          {
            "Each of them sees one patient at a time. A visit goes to them when it fits their hours and no one else is free for it. Your calendar’s busy times count for them too."
          }
        </p>
        {view.colleagues.map((n) => (
          <ColleagueFields key={n} n={n} field={field} />
        ))}
      </Disclosure>
      <Disclosure summary={`More: ${view.settings}`} isOpen={problems.some(({ name }) => IN_MORE.test(name))}>
        <SettingsFields field={field} />
        <DaysOffFields field={field} rows={view.daysOff} />
      </Disclosure>
      <RadioCards
        {...field("state", "Can patients book these times?")}
        columns={1}
        options={[
          { value: "on", label: "Yes, at once", hint: "They pick a time, and it’s booked." },
          {
            value: "asked",
            label: "Yes, but ask us first",
            hint: "They pick a time. You confirm it, or offer another.",
          },
          { value: "off", label: "No", hint: "Patients don’t see these times. We keep them here." },
        ]}
      />
      <Button>Save free times</Button>
    </RequestForm>
  );
}

/** Names of the fields that are folded away. */
const IN_MORE = /^(start-every|gap|at-once|notice|weeks-ahead|off-)/;

const IN_COLLEAGUES = /^(name|same|times)-\d/;

function ColleagueFields({ n, field }: { n: number; field: FieldOf }) {
  return (
    <div className="stack-l" role="group" aria-label={`Someone with hours of their own, ${n}`}>
      <TextField {...field(`name-${n}`, "Name")} hint="Like: Mia, hygienist" isFilter autoComplete="off" />
      <CheckGrid
        name={`same-${n}`}
        label="Their hours"
        isFilter
        options={[{ value: "yes", label: "Same as the practice" }]}
      />
      <div className="week-fields">
        {colleagueTimesFields(n).map((name, index) => (
          <TextField key={name} {...field(name, WEEKDAYS[index]!)} isFilter autoComplete="off" />
        ))}
      </div>
    </div>
  );
}

function VisitFields({ kind, field }: { kind: VisitKind; field: FieldOf }) {
  const { name, hint } = { name: VISIT_NAMES[kind], hint: VISIT_HINTS[kind] };
  return (
    <div className="when-fields visit-fields" role="group" aria-label={name}>
      <SelectField
        {...field(`minutes-${kind}`, name)}
        hint={hint}
        options={LENGTHS}
        nothing="Ask us"
        isFilter
      />
      <SelectField {...field(`for-${kind}`, "Who can book it")} options={FOR_WHOM} isFilter />
    </div>
  );
}

const VISIT_HINTS: Readonly<Record<VisitKind, string | undefined>> = {
  checkup: undefined,
  clean: undefined,
  urgent: "Someone in pain",
  consultation: "Implants, braces, crowns",
  other: "Fillings, root canals",
};

const LENGTHS: readonly Option[] = CHOICES.minutes.map((minutes) => option(minutes, `${minutes} minutes`));

const FOR_WHOM: readonly Option[] = [
  { value: "all", label: "Everyone" },
  { value: "new", label: "New patients" },
  { value: "existing", label: "Your own patients" },
];

function SettingsFields({ field }: { field: FieldOf }) {
  return (
    <div className="settings-fields">
      <SelectField
        {...field("notice", "Notice you need")}
        hint="Hours while you’re open, so that you have time to read the email."
        options={CHOICES.notice.map((hours) =>
          option(hours, hours === 0 ? "None" : hours === 1 ? "1 hour" : `${hours} hours`),
        )}
        isFilter
      />
      <SelectField
        {...field("weeks-ahead", "How far ahead")}
        options={CHOICES.weeksAhead.map((weeks) => option(weeks, weeks === 1 ? "1 week" : `${weeks} weeks`))}
        isFilter
      />
      <SelectField
        {...field("start-every", "A visit can start")}
        options={CHOICES.startEvery.map((minutes) => option(minutes, `every ${minutes} minutes`))}
        isFilter
      />
      <SelectField
        {...field("gap", "Free after each visit")}
        options={CHOICES.gap.map((minutes) =>
          option(minutes, minutes === 0 ? "No gap" : `${minutes} minutes`),
        )}
        isFilter
      />
      <SelectField
        {...field("at-once", "Patients at a time")}
        hint="How many patients who booked here you can see at the same time."
        options={CHOICES.atOnce.map((count) => option(count, String(count)))}
        isFilter
      />
    </div>
  );
}

function option(value: number, label: string): Option {
  return { value: String(value), label };
}

function DaysOffFields({ field, rows }: { field: FieldOf; rows: readonly number[] }) {
  return (
    <>
      <h3>Days off</h3>
      <p className="small soft">
        Days with no free times, even though you’re open. For one day, fill in the first date only.
      </p>
      {rows.map((n) => (
        <div key={n} className="when-fields" role="group" aria-label={`Days without free times, ${n}`}>
          <TextField {...field(`off-from-${n}`, "First day")} type="date" width="date" isFilter />
          <TextField {...field(`off-to-${n}`, "Last day")} type="date" width="date" isFilter />
        </div>
      ))}
    </>
  );
}

/** The next two weeks, as a patient would see them. */
function Preview({ view: { preview, state } }: Props) {
  return (
    <section className="stack-l">
      <h2>{state === "on" || state === "asked" ? "What patients see" : "What patients would see"}</h2>
      {preview.days.length === 0 ? (
        <p>Nothing is free in the next two weeks.</p>
      ) : (
        <>
          <p className="soft">{`The next two weeks. ${preview.visit}.`}</p>
          <div className="disclosures free-days">
            {preview.days.map(({ day, summary, times }, index) => (
              <Disclosure key={day} summary={`${day}: ${summary}`} isOpen={index === 0}>
                <ul>
                  {times.map((time) => (
                    <li key={time}>{time}</li>
                  ))}
                </ul>
              </Disclosure>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
