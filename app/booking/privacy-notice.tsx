import { PROMISES, SITE } from "#content/site.ts";
import { Panel } from "../ui/panel.tsx";

/**
 * At the point of asking, as the Health Information Privacy Code 2020 has it (rules 3 and 3A):
 * who holds and who receives the answers, why, what is voluntary, how long, and the rights.
 */
export function PrivacyNotice() {
  const { street, suburb, city, postcode } = SITE.address;
  return (
    <Panel title="What happens to your answers">
      <p className="small">
        <b>Who gets them.</b>
        {` ${SITE.name}, ${street}, ${suburb}, ${city} ${postcode}, holds them. Our booking staff read them and send them to the practice you choose or, if you choose none, to practices in your town or city that offer what you need. Nobody else gets them.`}
      </p>
      <p className="small">
        <b>Why.</b> To arrange this appointment, and for nothing else.
      </p>
      <p className="small">
        <b>You decide.</b> You do not have to tell us anything. But without the answers that are not marked
        optional we cannot find you an appointment.
      </p>
      <p className="small">
        <b>How long.</b> No longer than 90 days after the date you prefer.
      </p>
      <p className="small">
        <b>Your rights.</b>
        {" To see, correct or delete it, write to "}
        <a href={`mailto:${SITE.emails.privacy}`}>{SITE.emails.privacy}</a>
        {` with your reference. We answer within ${PROMISES.privacyReply}.`}
      </p>
    </Panel>
  );
}
