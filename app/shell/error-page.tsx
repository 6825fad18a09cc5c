import { NATIONAL_NUMBERS } from "#content/site.ts";
import { PlainHead } from "../ui/banner.tsx";
import { LinkButton } from "../ui/button.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { SupportHours } from "../ui/support-hours.tsx";
import { SupportPhone } from "../ui/support-phone.tsx";

/** For an error of the server (500): what it means for the visitor, and what still works. */
export function ErrorPage() {
  return (
    <>
      <PlainHead trail={[]} title="Sorry, there is a problem with the service">
        The problem is ours, not yours. Try again in a few minutes.
      </PlainHead>
      <div className="wrap tail">
        <div className="prose">
          <p>
            If you were sending a form and did not see a reference, we may not have it. Go back: your browser
            usually keeps what you typed. Sending it again is safe.
          </p>
          <p>
            <SupportPhone
              before="Or call us on "
              after={
                <>
                  {", "}
                  <SupportHours />.
                </>
              }
            />
          </p>
          <p>
            <b>In pain right now?</b>
            {" Healthline is free, answers day and night, and can tell you which dentist is open: "}
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
