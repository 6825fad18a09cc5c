import { isAskedByPhone } from "#content/asking.ts";
import { bookHref, directoryHref, watchHref } from "#content/links.ts";
import { telHref } from "#domain/tel-href.ts";
import { WatchFields } from "#kit/forms/watch-fields.tsx";
import { useRouting } from "#kit/shell/use-shell-facts.ts";
import { ClockNote } from "#kit/ui/clock-note.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { CompareLink } from "#kit/ui/comparison/compare-link.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { requestOutlook } from "#kit/ui/request-words.ts";
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
          <p className="small soft">
            {view.free && view.free.days.length > 0 && !isByPhone
              ? "Pick a free time and it’s booked at once, or ask for another."
              : requestOutlook(practice, routing)}
          </p>
          {practice.newPatients.answer === "no" && <NotTakingPatients view={view} />}
          {!isByPhone && <FreeTimes view={view} />}
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
    <>
      <p className="small">
        {"They aren’t taking new patients. "}
        <a href={directoryHref({ location: practice.place, accepting: "yes" })}>
          {`See who takes new patients in ${place.name}`}
        </a>
      </p>
      <Disclosure summary="Tell me when they take new patients">
        <form className="watch-form" action={watchHref(practice.id)} method="post" noValidate>
          <WatchFields kind="second" />
        </form>
      </Disclosure>
    </>
  );
}

/** The first times that can be booked at once, each a link to the form with that time picked. */
function FreeTimes({ view: { free, practice } }: { view: PracticeView }) {
  if (!free) return null;
  if (free.days.length === 0)
    return <p className="small">{`No free times online in the next ${free.weeks}. Ask for a time.`}</p>;
  return (
    <div className="first-times">
      <h3>{free.isForTheirs ? "Free times for their patients only" : "Next free times"}</h3>
      <ClockNote place={practice.place} />
      {free.days.map(({ day, times }) => (
        <div key={day}>
          <p className="small">{day}</p>
          <ul>
            {times.map(({ clock, time }) => (
              <li key={time}>
                <a href={bookHref({ practice: practice.id, time })}>
                  <span className="visually-hidden">{`Book ${day}, `}</span>
                  {clock}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
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
          {isSample ? "This number doesn’t reach anyone: " : "Phone: "}
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
