import { NATIONAL_NUMBERS } from "#content/site.ts";
import { telHref } from "#domain/tel-href.ts";
import { Breadcrumbs, type Crumb } from "#kit/ui/breadcrumbs.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { KnockedOut } from "./advice.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { TalkTeethLink } from "./with-numbers.tsx";

const { ambulance, healthline, children: forChildren } = NATIONAL_NUMBERS;

/** To be read in ten seconds: when to call 111, one number that always answers, and how to save a tooth. */
export function EmergencyHead({ trail }: { trail: readonly Crumb[] }) {
  return (
    <>
      <div className="emergency-strip">
        <div className="wrap">
          <Icon name="alert" />
          <p>
            {"Trouble breathing or swallowing, a badly swollen face, or bleeding you cannot stop: "}
            <a href={telHref(ambulance.phone)}>call 111 now</a>.
          </p>
        </div>
      </div>
      <OfflineNote />
      <section className="emergency-head">
        <div className="wrap">
          <Breadcrumbs trail={trail} />
          <div className="emergency-columns">
            <div className="emergency-call">
              <h1>Dental Emergency Care</h1>
              <p className="lede">
                Healthline will tell you what to do and where the nearest after-hours care is.
              </p>
              <a className="btn btn-red btn-call" href={telHref(healthline.phone)}>
                <Icon name="phone" />
                <span>
                  <span className="nowrap">{`Call ${healthline.phone}`}</span>
                  <small>{`${healthline.name}: free, 24/7`}</small>
                </span>
              </a>
              <p className="emergency-near">
                <a href="#nearest">See who is open near you</a>
              </p>
            </div>
            <KnockedOut />
            <div className="emergency-more">
              <a className="btn btn-second btn-call" href="#nearest">
                <Icon name="map-pin" />
                Find Nearest Emergency Dentist
              </a>
              <NumbersPanel />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

function NumbersPanel() {
  return (
    <div className="panel numbers">
      <h2>Numbers to call</h2>
      <dl>
        <div>
          <dt>Life in danger</dt>
          <dd>
            <PhoneLink phone={ambulance.phone} />
          </dd>
        </div>
        <div>
          <dt>A nurse, any time</dt>
          <dd>
            <PhoneLink phone={healthline.phone} />
          </dd>
        </div>
        <div>
          <dt>Under 18</dt>
          <dd>
            <TalkTeethLink />
          </dd>
          <dd className="numbers-note">{`${forChildren.hours}. Closed? Call ${healthline.name}.`}</dd>
        </div>
      </dl>
    </div>
  );
}
