import type { Identity } from "#content/identity.ts";
import { directoryHref, emergencyHref, LOST_LINK_PATH, SENT_CALENDAR_PATH } from "#content/links.ts";
import { NextSteps, WHAT_HAPPENS_NEXT } from "#kit/forms/next-steps.tsx";
import { Reference, SentHead, SentTitle } from "#kit/forms/sent-head.tsx";
import { mailWords, SLOW_MAIL } from "#kit/forms/sent-reference.ts";
import { readSent } from "#kit/forms/sent.server.ts";
import { WhileYouWait } from "#kit/forms/while-you-wait.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { useIdentity, useReach, useSamples } from "#kit/shell/use-shell-facts.ts";
import stylesheet from "#kit/styles/sheets/booking.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { CallFirst, GettingWorse } from "#kit/ui/call-first.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { PlateMap } from "#kit/ui/map/plate-map.tsx";
import { AddressLine, WholeWords } from "#kit/ui/unbroken.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { MAY_ANSWER_LATE } from "#content/requests/awaited.ts";
import type { Reach } from "#content/request-promises.ts";
import { byWords, timeWords } from "#content/requests/when.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/booking-success-page.ts";
import { justSent, type JustSent } from "./just-sent.server.ts";
import { nextSteps, stepsOnceBooked } from "./next-steps.ts";
import { findPracticeToCall, type PracticeToCall } from "./practice.server.ts";
import { SampleNote } from "./sample-note.tsx";
import { readSentAddress } from "./sent-address.ts";

/** Nothing here begins a request again. */
export const handle = {
  dock: "none",
  placeIn: (sent) => (sent as Sent | undefined)?.chosen?.place,
} satisfies PageHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const LINKS = [
  { href: "/", text: "Home" },
  { href: directoryHref(), text: "Browse the directory" },
  { href: "/blog", text: "Read the blog" },
  { href: "/contact", text: "Contact us" },
];

const NO_PRACTICE = "No practice can take your request";
const NOTHING_TO_SHOW = "No request to show";

const CHANGED = "Your request has changed";

const REFERENCE = "Your booking reference";

/**
 * The address says which practice was chosen, what was promised and whether to call first, and nothing of who asked. What
 * was asked for is looked up by the reference, while it is new.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const sent = await readSent(request, services);
  const { chosen: id, ...promised } = readSentAddress(request.url);
  const asked = sent.reference ? await justSent(services, sent.reference) : null;
  const chosen = sent.reference ? await findPracticeToCall(services, id, asked?.treatment ?? "") : null;
  const hasChanged = asked !== null && hasChangedSince(asked, promised.bookedAt);
  return { ...promised, ...sent, chosen, asked, hasChanged, routing: services.routing };
}

/** The address goes on saying what was so when the form was sent, in a tab that is shown again after a move or a no. */
function hasChangedSince({ agreedAt, hasEnded }: JustSent, bookedAt: Date | null): boolean {
  return hasEnded || agreedAt?.getTime() !== bookedAt?.getTime();
}

/** In the tab too, a request that no one has is not called sent. */
function titleOf(
  shown: Pick<Sent, "reference" | "isUnplaced" | "bookedAt" | "hasChanged"> | undefined,
): string {
  if (!shown?.reference) return NOTHING_TO_SHOW;
  if (shown.hasChanged && !shown.isUnplaced) return CHANGED;
  if (shown.bookedAt) return "Booked";
  return shown.isUnplaced ? NO_PRACTICE : "Request sent";
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: titleOf(loaderData),
    description: "What happens after an appointment request.",
    path: "/booking-success",
    isIndexed: false,
  });

export default function BookingSuccessPage({ loaderData: sent }: Route.ComponentProps) {
  const samples = useSamples();
  const reach = useReach();
  const identity = useIdentity();
  const { reference, isUnplaced, isCallFirst, chosen, awaited, mayBeLate } = sent;
  if (reference && isUnplaced) return <Unplaced sent={{ ...sent, reference }} />;
  if (reference && sent.hasChanged) return <Changed sent={{ ...sent, reference }} />;
  return (
    <>
      {isCallFirst && <First practice={chosen} />}
      {!reference && (
        <PlainHead trail={[]} title={NOTHING_TO_SHOW}>
          We can’t tell from here which request is yours. If you sent one, we’ve emailed you a booking
          reference. Look in your email, and keep your phone near you.
        </PlainHead>
      )}
      <div className="wrap tail sent-page">
        {reference && <Title sent={{ ...sent, reference }} />}
        {chosen?.at && <PlateMap {...chosen.at} />}
        <div className="stack">
          {reference && <Summary sent={{ ...sent, reference }} />}
          {sent.isMailSlow && <MailIsSlow sent={sent} />}
          {reference && sent.isCodeTexted && (
            <Note>
              <b>We’ve texted you a code.</b> Open the link in our email and type it there. Then we’ll text
              you, too.
            </Note>
          )}
          {chosen && (
            <p className="on-screen">
              <a className="onward" href={chosen.path}>{`Back to ${chosen.name}`}</a>
            </p>
          )}
          {reference && mayBeLate && samples !== "all" && (
            <MayBeLate chosen={chosen} awaited={awaited} isCallFirst={isCallFirst} />
          )}
          {!isCallFirst && (
            <p className="aside-red">
              <GettingWorse />{" "}
              <a className="on-screen" href={emergencyHref(chosen?.place)}>
                Get Emergency Care
              </a>
            </p>
          )}
          <SampleNote />
        </div>
        <div className="stack sent-next">
          {reference ? (
            <Disclosure summary={WHAT_HAPPENS_NEXT}>
              <div className="stack">
                <NextSteps steps={stepsAfter(sent, reach, identity)} isFolded />
                <CheckEmail isMailSlow={sent.isMailSlow} />
              </div>
            </Disclosure>
          ) : (
            <>
              <NextSteps steps={stepsAfter(sent, reach, identity)} />
              <CheckEmail isMailSlow={sent.isMailSlow} />
            </>
          )}
        </div>
      </div>
      {!reference && samples !== "none" && <SampleTestimonial />}
      {!reference && <WhileYouWait links={LINKS} />}
    </>
  );
}

/** The day and the time with the practice under them, and what can be pressed next. */
function Title({ sent }: { sent: SentWithReference }) {
  const { asked, bookedAt, chosen } = sent;
  const waits =
    useSamples() === "all"
      ? { title: "We have your request", mark: "We have your request" }
      : { title: "Your request is on its way", mark: "Request sent. It’s booked once they confirm" };
  return (
    <SentTitle
      title={
        bookedAt ? timeWords(bookedAt) + (asked?.clock ?? chosen?.clock ?? "") : (asked?.when ?? waits.title)
      }
      mark={{ isBooked: bookedAt !== null, text: bookedAt ? "You’re booked" : waits.mark }}
    >
      {chosen && <Where practice={chosen} />}
      <p className="lede">
        {bookedAt
          ? whereBooked(sent)
          : `${answerBy(sent)}It’s a request until a practice confirms a time with you. Keep your phone near you.`}
      </p>
      <NextPresses sent={sent} />
    </SentTitle>
  );
}

type Sent = Awaited<ReturnType<typeof loader>>;
type SentWithReference = Sent & { reference: string };

/** Only the page behind the link in the emails says how a request is now. */
function Changed({ sent }: { sent: SentWithReference }) {
  return (
    <>
      {sent.isCallFirst && <First practice={sent.chosen} />}
      <PlainHead trail={[]} title={CHANGED}>
        It isn’t as it was when you sent it. Open the link in our newest email to see how it is now.
      </PlainHead>
      <div className="wrap tail sent-page">
        <div className="stack">
          <Summary sent={{ ...sent, asked: null, chosen: null }} />
          <div className="cluster on-screen">
            <LinkButton href={LOST_LINK_PATH}>Have the link sent again</LinkButton>
          </div>
          {!sent.isCallFirst && (
            <p className="aside-red">
              <GettingWorse />
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** `Huka Dental Practice has until 11:40am on Friday 27 November to reply. ` of a real practice that was chosen. */
function answerBy({ chosen, awaited }: Sent): string {
  if (!chosen || chosen.isSample || !awaited?.answerBy) return "";
  return `${chosen.name} has until ${byWords(awaited.answerBy)} to reply. `;
}

function stepsAfter({ bookedAt, isReminded, ...sent }: Sent, reach: Reach, identity: Identity) {
  return bookedAt
    ? stepsOnceBooked(isReminded)
    : nextSteps({ ...sent, isReminded }, sent.routing, reach, identity);
}

/** Who they are with, right under the time. */
function Where({ practice }: { practice: PracticeToCall }) {
  return (
    <p>
      <b>{practice.name}</b>
      <br />
      <AddressLine text={practice.address} />
      <br />
      <PhoneLink phone={practice.phone} isSample={practice.isSample} />
      {practice.isSample && " (a sample: it doesn’t reach anyone)"}
    </p>
  );
}

/** A time goes into a calendar once it is booked. */
function NextPresses({ sent }: { sent: SentWithReference }) {
  const { asked, bookedAt, chosen, reference } = sent;
  return (
    <>
      <div className="cluster on-screen">
        {bookedAt && asked && (
          <LinkButton icon="calendar" href={`${SENT_CALENDAR_PATH}?reference=${reference}`}>
            Add to calendar
          </LinkButton>
        )}
        {chosen?.directions && (
          <LinkButton kind="second" icon="directions" href={chosen.directions}>
            Directions
          </LinkButton>
        )}
      </div>
      <ChangeByMail sent={sent} />
    </>
  );
}

/** Only the link in the mail changes a request: this page must not give it away, and doesn’t know the address. */
function ChangeByMail({ sent: { asked, bookedAt, isMailed, isMailSlow } }: { sent: Sent }) {
  if (!isMailed) return null;
  const until = asked?.changeBy ? ` until ${byWords(asked.changeBy)}` : "";
  return (
    <>
      {bookedAt && (
        <p>
          <b>Press the button in our email,</b> so that the practice knows it’s really you.
        </p>
      )}
      <p>
        <b>{`Change or cancel${until}:`}</b>
        {isMailSlow
          ? " open the link in our email, once it’s here."
          : " open the link in the email we’ve just sent you."}{" "}
        <a className="small on-screen" href={LOST_LINK_PATH}>
          Didn’t get it?
        </a>
      </p>
    </>
  );
}

function whereBooked({ chosen: practice, isMailSlow }: Sent): string {
  if (!practice) return "We’ve emailed you the details.";
  return practice.isSample
    ? `${practice.name} is a sample, not a real practice: no one expects you.`
    : `${isMailSlow ? "" : "They know you’re coming. "}If they find a clash, they’ll contact you with other times.`;
}

/** The treatment, how to get there and the reference, and not the name of who asked, since the address alone opens this. The title above says the day and the time. */
function Summary({ sent }: { sent: SentWithReference }) {
  const { asked, chosen, reference } = sent;
  return (
    <dl className="sent-facts">
      {asked?.isForOther && (
        <div>
          <dt>For</dt>
          <dd>Someone you care for</dd>
        </div>
      )}
      {asked && (
        <div>
          <dt>Treatment</dt>
          <dd>
            {asked.minutes === null ? asked.treatment : `${asked.treatment}, ${asked.minutes} minutes`}
            {chosen?.price && (
              <span className="small">
                <WholeWords text={chosen.price} />
              </span>
            )}
          </dd>
        </div>
      )}
      {chosen?.parking && (
        <div>
          <dt>Parking</dt>
          <dd>{chosen.parking}</dd>
        </div>
      )}
      <div>
        <dt>{REFERENCE}</dt>
        <dd>
          <Reference reference={reference} />
          {/* Slow mail has a note of its own. */}
          {!sent.isMailSlow && (
            <span className="small soft">
              {mailWords(sent, "We’ve emailed you this booking reference. Keep it handy.")}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** The practice hears by email, too. */
function MailIsSlow({ sent: { bookedAt, chosen } }: { sent: Sent }) {
  return (
    <Note>
      <b>{SLOW_MAIL}</b>
      {bookedAt
        ? " Your time is booked. We’ll email you and the practice as soon as we can."
        : " We have your request. We’ll email you and the practice as soon as we can."}
      {!bookedAt && chosen && !chosen.isSample && " If you can’t wait, call them."}
    </Note>
  );
}

/** Who asks for tomorrow is not to wait for an answer until Monday. */
function MayBeLate({
  chosen,
  awaited,
  isCallFirst,
}: Pick<Route.ComponentProps["loaderData"], "chosen" | "awaited" | "isCallFirst">) {
  if (isCallFirst) {
    return (
      <Note>
        <b>{MAY_ANSWER_LATE}</b>
      </Note>
    );
  }
  return (
    <Note>
      <b>{MAY_ANSWER_LATE}</b>
      {" If you can’t wait, call "}
      {chosen ? (
        <PhoneLink phone={chosen.phone} isSample={chosen.isSample} />
      ) : awaited?.answerBy ? (
        "the practice: our email has their name and number"
      ) : (
        <a href={directoryHref()}>a practice yourself</a>
      )}
      .
    </Note>
  );
}

/** The request ends within a minute, so nothing of it is promised. */
function Unplaced({ sent }: { sent: SentWithReference }) {
  const { reference, isCallFirst } = sent;
  return (
    <>
      {isCallFirst && <First practice={null} />}
      <SentHead title={NO_PRACTICE} label={REFERENCE} reference={reference} isGood={false}>
        {`None of the practices that take requests here fits your town, day and treatment, so no one has your request. Please call a practice and book by phone. ${mailWords(sent, "We’ll email you this reference, and practices to call if we know of any.")}`}
      </SentHead>
      <div className="wrap section">
        <div className="split">
          <div className="stack-l">
            {!isCallFirst && (
              <p className="aside-red">
                <GettingWorse />{" "}
                <a className="on-screen" href={emergencyHref()}>
                  Get Emergency Care
                </a>
              </p>
            )}
            <p>
              <LinkButton size="large" href={directoryHref()}>
                Find a practice to call
              </LinkButton>
            </p>
          </div>
        </div>
      </div>
      <WhileYouWait links={LINKS} />
    </>
  );
}

/** Stands above the title in an emergency and says who to call now. */
function First({ practice }: { practice: PracticeToCall | null }) {
  return <CallFirst practice={practice && !practice.isSample ? practice : null} />;
}

function CheckEmail({ isMailSlow }: { isMailSlow: boolean }) {
  return (
    <div className="stack-s on-screen">
      <p className="small soft">
        {!isMailSlow &&
          "Your booking reference should arrive in a few minutes. If it hasn’t, look in your junk folder. "}
        The email has a link to your request, where you can see who has it, choose a time, change it or cancel
        it.
      </p>
      <p>
        <OnwardLink href="/contact" text="Contact us" />
      </p>
    </div>
  );
}

/** Goes when the sample practices go. */
function SampleTestimonial() {
  return (
    <section className="section sea-band" aria-label="How it could go">
      <div className="wrap wrap-narrow">
        <figure className="testimonial">
          <blockquote>
            <p>
              “I sent the form at lunch. By three o’clock the practice had called, and I was in the chair the
              next morning.”
            </p>
          </blockquote>
          <figcaption>
            <footer>
              <span>Tess, Lower Hutt (made up, not a real review)</span>
              <Rating value={5} />
            </footer>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
