import type { ReactNode } from "react";
import { withToken } from "#domain/token-address.ts";
import { waitInWords } from "../forms/wait-words.ts";
import { Enhance } from "../islands/island.tsx";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import { TextArea, TextField } from "../ui/form/text-field.tsx";
import { MailboxLink } from "../ui/support.tsx";
import { WithDate } from "../ui/unbroken.tsx";
import type { Posted } from "./posted.ts";
import { typedWords } from "./typed-words.ts";

/** Where a form is: which page, which request, and what came of it if it has just been posted. The views have it. */
type FormPlace = {
  path: string;
  token: string;
  version: number | string;
  posted: Posted | null;
  /** What else its address says. */
  more?: Readonly<Record<string, string>>;
};

/** A form of a page with a token: it posts to that page, with what it does and the version that it was shown with. */
export function RequestForm({
  place: { path, token, version, more = {} },
  action,
  id = idIn(action, "form"),
  hasFile = false,
  children,
}: {
  place: FormPlace;
  /** Its `do`. */
  action: string;
  /** Where a page has two forms that do the same. */
  id?: string;
  /** It sends a file, which a page that comes back has lost: so the browser asks for what is missing before it sends. */
  hasFile?: boolean;
  children: ReactNode;
}) {
  return (
    <Enhance file="kit/token-pages/form">
      <form
        id={id}
        className="stack-l request-form"
        action={`${withToken(path, token)}${Object.entries(more)
          .map(([name, value]) => `&${name}=${value}`)
          .join("")}`}
        method="post"
        encType={hasFile ? "multipart/form-data" : undefined}
        noValidate={!hasFile}
      >
        <input type="hidden" name="do" value={action} />
        <input type="hidden" name="version" value={version} />
        {children}
      </form>
    </Enhance>
  );
}

/**
 * The properties of the fields of one form: what was typed and what was wrong with it, if it is the form that was
 * posted. Names repeat between the forms of a page, so ids have the form's name before them.
 */
export function formFields({ posted }: Pick<FormPlace, "posted">, form: string) {
  const own = posted?.form === form ? posted : null;
  return {
    isOpen: own !== null,
    field: (name: string, label: string, { isOptional = false, preset = "" } = {}) => ({
      name,
      id: idIn(form, name),
      label,
      isOptional,
      error: own?.problems.find((problem) => problem.name === name)?.text,
      value: own?.values[name] ?? preset,
    }),
  };
}

export type Fields = ReturnType<typeof formFields>;

/** `idIn("answer", "time") === "answer-time"` */
export function idIn(form: string, name: string): string {
  return `${form}-${name}`;
}

/** What was wrong with the form that was posted, first on the page. */
export function PostedSummary({ posted }: { posted: Posted | null }) {
  if (!posted) return null;
  const { form, conflict, problems, isUnavailable, retryAfterSeconds } = posted;
  const typed = typedWords(posted);
  if (conflict) {
    return (
      <ErrorSummary title="It wasn’t sent">
        <WithDate text={`${conflict}.`} />
        {` See what has changed, and send it again if you still want to.`}
        {typed && ` You had answered: ${typed}`}
      </ErrorSummary>
    );
  }
  if (retryAfterSeconds !== null)
    return <TooMany title="It wasn’t sent" again="send it again" wait={retryAfterSeconds} />;
  if (isUnavailable) {
    return (
      <ErrorSummary title="It wasn’t sent">
        {
          "We can’t store anything just now. What you typed is still here: send it again in a few minutes, or write to "
        }
        <MailboxLink to="bookings" />.
      </ErrorSummary>
    );
  }
  return <ProblemsSummary posted={{ form, problems }}>Nothing has been sent yet.</ProblemsSummary>;
}

/** That one post too many came from the visitor's address. */
export function TooMany({ title, again, wait }: { title: string; again: string; wait: number }) {
  return (
    <ErrorSummary title={title}>
      {`Many forms came from your internet connection in a short time, so we can’t take more for now. What you typed is still here: ${again} in `}
      <b className="nowrap">{waitInWords(wait)}</b>.
    </ErrorSummary>
  );
}

/** What to put right, each leading to its field. */
export function ProblemsSummary({
  posted: { form, problems },
  children,
}: {
  posted: Pick<Posted, "form" | "problems">;
  /** What has become of the form. */
  children: string;
}) {
  if (problems.length === 0) return null;
  const named = problems.map(({ name, text }) => ({ name: idIn(form, name), text }));
  return (
    <ErrorSummary
      title={problems.length === 1 ? "Check this answer" : "Check these answers"}
      problems={named}
    >
      {children}
    </ErrorSummary>
  );
}

/** A day and a time, native on a phone. */
export function DayAndTime({
  fields: { field },
  days,
  date = "date",
  time = "time",
  labels = ["Day", "Time"],
  preset,
  isOptional = false,
}: {
  fields: Fields;
  days: { first: string; last: string };
  date?: string;
  time?: string;
  labels?: readonly [string, string];
  preset?: { day: string; time: string } | null;
  isOptional?: boolean;
}) {
  return (
    <div className="when-fields">
      <TextField
        {...field(date, labels[0], { isOptional, preset: preset?.day })}
        type="date"
        width="date"
        min={days.first}
        max={days.last}
      />
      <TextField
        {...field(time, labels[1], { isOptional, preset: preset?.time })}
        type="time"
        width="date"
        step={300}
      />
    </div>
  );
}

/** A few words, optional. */
export function Words({ fields, label, hint }: { fields: Fields; label: string; hint?: string }) {
  return <TextArea {...fields.field("words", label, { isOptional: true })} hint={hint} most={500} rows={2} />;
}
