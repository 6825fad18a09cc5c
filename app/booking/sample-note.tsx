import { NATIONAL_NUMBERS } from "#content/site.ts";
import { useSamples } from "#kit/shell/use-shell-facts.ts";
import { Note } from "#kit/ui/note-box.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";

/** Before a visitor tells a made-up practice about their teeth, and after. Goes when the sample practices go. */
export function SampleNote() {
  const samples = useSamples();
  if (samples === "none") return null;
  const { name, phone } = NATIONAL_NUMBERS.healthline;
  return (
    <Note>
      {samples === "all" ? (
        <>
          <b>The practices here are samples for now.</b> A request to one stays with us: no dentist will
          receive it.
        </>
      ) : (
        <>
          <b>Some practices here are samples.</b> A request to one marked “Sample” stays with us: no dentist
          will receive it.
        </>
      )}
      {" For real help, call a dentist near you or "}
      {name}, <PhoneLink phone={phone} />.
    </Note>
  );
}
