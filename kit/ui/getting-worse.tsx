import { NATIONAL_NUMBERS } from "#content/site.ts";
import { PhoneLink } from "./phone-link.tsx";

/** For those who wait for an answer and may be in pain: whom to call meanwhile. */
export function GettingWorse() {
  const { ambulance, healthline } = NATIONAL_NUMBERS;
  return (
    <>
      <b>Getting worse?</b>
      {" Do not wait. Call Healthline free on "}
      <PhoneLink phone={healthline.phone} />
      {", any time. If you cannot breathe or swallow, call "}
      <PhoneLink phone={ambulance.phone} />.
    </>
  );
}
