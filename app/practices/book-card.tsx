import { isAskedByPhone } from "#content/asking.ts";
import { bookHref, directoryHref } from "#content/links.ts";
import { telHref } from "#domain/tel-href.ts";
import { useRouting } from "#kit/shell/use-shell-facts.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { CompareLink } from "#kit/ui/comparison/compare-link.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { whatBecomesOfIt } from "#kit/ui/request-words.ts";
import type { PracticeView } from "./practice.server.ts";
import { Website } from "./website.tsx";

/** How to get an appointment. On phones the dock has its buttons, so the card leaves them out. */
export function BookCard({ view }: { view: PracticeView }) {
  const { practice } = view;
  const routing = useRouting();
  const isByPhone = isAskedByPhone(practice, routing);
  return (
    <aside className="profile-book" aria-label="Book or call">
      <div className="wrap">
        <div className="panel" id="call">
          <h2>{isByPhone && practice.phone !== "" ? "Call to book" : "Book a visit"}</h2>
          <p className="small soft">{whatBecomesOfIt(practice, routing)}</p>
          {practice.newPatients.answer === "no" && <NotTakingPatients view={view} />}
          <div className="profile-buttons">
            {!isByPhone && (
              <LinkButton
                isWide
                kind={practice.newPatients.answer === "no" ? "second" : "primary"}
                icon="calendar"
                href={bookHref({ practice: practice.id })}
                spoken={` with ${practice.name}`}
              >
                Book Now
              </LinkButton>
            )}
            {!practice.isSample && practice.phone !== "" && (
              <LinkButton
                isWide
                kind={isByPhone ? "primary" : "second"}
                icon="phone"
                href={telHref(practice.phone)}
              >
                {`Call ${practice.phone}`}
              </LinkButton>
            )}
          </div>
          <ContactLines view={view} />
        </div>
      </div>
    </aside>
  );
}

function NotTakingPatients({ view: { practice, place } }: { view: PracticeView }) {
  return (
    <p className="small">
      {"They aren’t taking new patients. "}
      <a href={directoryHref({ location: practice.place, accepting: "yes" })}>
        {`See who takes new patients in ${place.name}`}
      </a>
    </p>
  );
}

function ContactLines({ view: { practice } }: { view: PracticeView }) {
  const { phone, email, isSample } = practice;
  return (
    <ul className="small profile-contact">
      {phone === "" ? (
        <li>Phone not listed</li>
      ) : (
        <li className={isSample ? undefined : "on-phone"}>
          {isSample ? "This number reaches no one: " : "Phone: "}
          <PhoneLink phone={phone} isSample={isSample} />
        </li>
      )}
      {practice.website !== "" && (
        <li>
          <Website practice={practice} />
        </li>
      )}
      {email !== "" && <li>{isSample ? email : <a href={`mailto:${email}`}>{email}</a>}</li>}
      <li>
        <CompareLink practice={practice} />
      </li>
    </ul>
  );
}
