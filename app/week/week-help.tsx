import { CALENDAR_PATH, FREE_TIMES_PATH } from "#content/listing-addresses.ts";
import { withToken } from "#domain/token-address.ts";
import { Disclosure } from "#kit/ui/disclosure.tsx";

/** What the week does, and what we keep of it, for someone at the practice who hasn’t seen it before. */
export function WeekHelp({ token }: { token: string }) {
  return (
    <Disclosure summary="How your week works">
      <div className="stack-l week-help">
        <p>
          <b>Free times</b> come from <a href={withToken(FREE_TIMES_PATH, token)}>your weekly times</a>. There
          you can also keep some for emergencies or other visits, and add people with hours of their own.
        </p>
        <p>
          <b>Keep a time</b> when someone phones, or for yourselves. Patients can’t book it until you free it
          again. Press a free time to start with it.
        </p>
        <p>
          <b>I’m away</b> shows you whose appointments it touches before anything changes. We email each
          patient other times, or that it’s cancelled, with your sentence. Anyone we can’t email is listed for
          you to ring. For an hour you can say that you’re here after all.
        </p>
        <p>
          <b>Your calendar</b>: we read when you’re busy, and nothing else.{" "}
          <a href={withToken(CALENDAR_PATH, token)}>Connect it, or see what’s wrong with it</a>.
        </p>
        <p>
          <b>What we keep:</b> names, numbers and your notes are encrypted. We show them only after “Show
          names”, and note each look. Notes are never sent, and go when you free the time, or two weeks after
          it. A printed sheet is yours to shred.
        </p>
      </div>
    </Disclosure>
  );
}
