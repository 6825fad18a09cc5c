import { directionsToPractice } from "#domain/directions.ts";
import { telHref } from "#domain/phone.ts";
import { bookHref, compareHref, directoryHref } from "#content/links.ts";
import { useRouting } from "#kit/shell/use-shell-facts.ts";
import { isAskedByPhone } from "#content/asking.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { CompareLink } from "#kit/ui/comparison/compare-link.tsx";
import { NoNewPatientsFlag } from "#kit/ui/flags.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { PlaceMap } from "#kit/ui/map/place-map.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { whatBecomesOfIt } from "#kit/ui/request-words.ts";
import type { PracticeView } from "./practice.server.ts";
import { addressLineOf } from "#kit/ui/practice-card-of.ts";

export function BookPanel({ view: { practice, place } }: { view: PracticeView }) {
  return (
    <aside className="profile-book" aria-label="Book and contact">
      <Panel title="Ask for an appointment">
        {practice.newPatients.answer === "no" && (
          <>
            <p className="flags">
              <NoNewPatientsFlag />
            </p>
            <p className="small">
              {"Not a patient there yet? "}
              <a href={directoryHref({ location: practice.place, accepting: "yes" })}>
                {`See who takes new patients in ${place.name}`}
              </a>
              .
            </p>
          </>
        )}
        <HowToAsk practice={practice} />
        <CallPart practice={practice} />
        <CompareLink practice={practice} />
        <PlaceMap place={place.slug} at={practice} />
        <Details practice={practice} place={place} />
      </Panel>
    </aside>
  );
}

function CallPart({ practice: { phone, isSample } }: Pick<PracticeView, "practice">) {
  if (isSample) {
    return (
      <p className="small soft" id="call">
        {"A sample number, which reaches no one: "}
        <PhoneLink phone={phone} isSample />
      </p>
    );
  }
  if (phone === "") return <p className="small soft">Phone not stated</p>;
  return (
    <LinkButton isWide kind="second" icon="phone" href={telHref(phone)}>
      {phone}
    </LinkButton>
  );
}

function Details({ practice, place }: Pick<PracticeView, "practice" | "place">) {
  const directions = directionsToPractice(practice, place.name);
  return (
    <ul className="details">
      <li>
        <Icon name="map-pin" />
        <span>
          {`${addressLineOf(practice, place)} ${practice.postcode}`.trim()}
          {directions && (
            <>
              <br />
              <a href={directions}>
                Get directions<span className="visually-hidden"> on a map</span>
              </a>
            </>
          )}
        </span>
      </li>
      <li>
        <Icon name="list" />
        <a
          href={compareHref(practice.place, { chosen: [practice.id] })}
        >{`Compare with others in ${place.name}`}</a>
      </li>
      {practice.website !== "" && (
        <li>
          <Icon name="external" />
          <Website practice={practice} />
        </li>
      )}
      {practice.email !== "" && (
        <li>
          <Icon name="mail" />
          <Email practice={practice} />
        </li>
      )}
    </ul>
  );
}

/** By a request, where the practice can get one; else by phone. */
function HowToAsk({ practice }: Pick<PracticeView, "practice">) {
  const { id, name } = practice;
  const routing = useRouting();
  return (
    <>
      <p className="small soft">{whatBecomesOfIt(practice, routing)}</p>
      {!isAskedByPhone(practice, routing) && (
        <LinkButton isWide icon="calendar" href={bookHref({ practice: id })} spoken={` with ${name}`}>
          Book Now
        </LinkButton>
      )}
    </>
  );
}

/** A sample's addresses lead nowhere, so they are shown and not linked; nor is what is no web address. */
function Website({ practice: { website, isSample } }: Pick<PracticeView, "practice">) {
  const shown = website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  const isLinked = !isSample && /^https?:\/\/\w/i.test(website);
  return isLinked ? <a href={website}>{shown}</a> : <span>{shown}</span>;
}

function Email({ practice: { email, isSample } }: Pick<PracticeView, "practice">) {
  return isSample ? <span>{email}</span> : <a href={`mailto:${email}`}>{email}</a>;
}
