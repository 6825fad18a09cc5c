import { NATIONAL_NUMBERS } from "#content/site.ts";
import { NoteBox } from "#kit/ui/note-box.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";

/** The numbers to call instead of waiting for an answer to a form. */
export function EmergencyNumbers() {
  return (
    <NoteBox kind="red">
      <p>
        <b>Do not wait for a reply to this form.</b>
        {" Call Healthline on "}
        <PhoneLink phone={NATIONAL_NUMBERS.healthline.phone} />, free, any time. They’ll tell you what to do
        and where the nearest after-hours care is.
      </p>
      <p>
        {"If you cannot breathe or swallow, or a life is at risk, call "}
        <PhoneLink phone={NATIONAL_NUMBERS.ambulance.phone} />.
      </p>
    </NoteBox>
  );
}
