import { NATIONAL_NUMBERS } from "#content/site.ts";
import { PlainHead } from "../ui/banner.tsx";
import { LinkButton } from "../ui/button.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { SupportHours, SupportPhone } from "../ui/support.tsx";
import { useOperator } from "./use-shell-facts.ts";
import { SendAgain, type SentAgain } from "./send-again.tsx";

const TITLE = "Sorry, there is a problem with the service";

/**
 * For an error of the server (500), and while the database cannot be used (503): what it means for the visitor, and what
 * still works. `sent` is the form that the visitor has just posted.
 */
export function ErrorPage({ sent = null }: { sent?: SentAgain | null }) {
  return (
    <>
      <title>{`${TITLE} | ${useOperator().identity.name}`}</title>
      <PlainHead trail={[]} title={TITLE}>
        The problem is ours, not yours. Try again in a few minutes.
      </PlainHead>
      <div className="wrap tail stack-l">
        {sent ? <SentInVain sent={sent} /> : <MayBeMissing />}
        <div className="prose">
          <p>
            <SupportPhone
              before="Or call us on "
              after={<SupportHours before=", " after="." otherwise="." />}
            />
          </p>
          <p>
            <b>In pain right now?</b>
            {" Healthline is free, day or night, and will tell you where the nearest after-hours care is: "}
            <PhoneLink phone={NATIONAL_NUMBERS.healthline.phone} />
            {". If a life is at risk, call "}
            <PhoneLink phone={NATIONAL_NUMBERS.ambulance.phone} />.
          </p>
          <p>
            <LinkButton kind="second" href="/">
              Go to the home page
            </LinkButton>
          </p>
        </div>
      </div>
    </>
  );
}

function SentInVain({ sent }: { sent: SentAgain }) {
  return (
    <>
      <p role="alert">
        We might not have what you just sent, but everything you typed is on this page. Wait a few minutes,
        then press the button. Sending it twice is safe.
      </p>
      <SendAgain form={sent} />
    </>
  );
}

function MayBeMissing() {
  return (
    <div className="prose">
      <p>
        If you were sending a form and didn’t see a reference, we might not have it. Go back: your browser
        usually keeps what you typed. Sending it again is safe.
      </p>
    </div>
  );
}
