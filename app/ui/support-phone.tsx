import { SITE } from "#content/site.ts";
import { IS_SAMPLE_CONTACT, SUPPORT_PHONE_IN_TEXT } from "#content/support.ts";
import { PhoneLink } from "./phone-link.tsx";

/** The support line within a sentence, which says so as long as the number is a sample. */
export function SupportPhone() {
  const phone = SITE.phones.support;
  return (
    <>
      <PhoneLink phone={phone} isSample={IS_SAMPLE_CONTACT} />
      {SUPPORT_PHONE_IN_TEXT.slice(phone.length)}
    </>
  );
}
