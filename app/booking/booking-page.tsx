import { bookHref, directoryHref, emergencyHref } from "#content/links.ts";
import { findPlace } from "#content/places.ts";
import { FOR_NOBODY_WORDS, isForNobody } from "#content/operator.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { formPage } from "#kit/forms/form-page.server.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/booking.css?url";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { useIdentity, useOperator, useReach, useSamples } from "#kit/shell/use-shell-facts.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { EXPECTED_ANSWER, NO_ONE_TAKES_REQUESTS, STEP_TERMS } from "#content/request-promises.ts";
import { QuestionsPanel } from "#kit/forms/questions-panel.tsx";
import { OnceListed } from "#kit/shell/once-listed.tsx";
import { EmergencyPanel } from "#kit/ui/emergency-panel.tsx";
import { Panel } from "#kit/ui/panel.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/booking-page.ts";
import { ADULTS_ONLY, BookingForm, broughtTime } from "./booking-form.tsx";
import type { BookingForm as Form } from "./form-state.ts";
import { SampleNote } from "./sample-note.tsx";
import { sentAddress } from "./sent-address.ts";
import { daysToday, startBooking } from "./start.server.ts";
import { submitBooking } from "./submit.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** From the practice that was chosen, so that one link leads back to their page. */
function trailFrom(practice: Form["practice"]) {
  return [
    ...(practice ? [{ label: practice.name, href: practice.path }] : []),
    { label: "Book Appointment" },
  ];
}

const FORM = formPage({
  submit: submitBooking,
  sentPage: sentAddress,
});

/** The dock would cover the keyboard's work. */
export const handle = {
  dock: "none",
  placeIn: (form) => townAsked(form as Form | undefined),
} satisfies PageHandle;

/** The slug of the town that a request is for, if it is known. */
function townAsked(form: Form | undefined): string | undefined {
  return findPlace(form?.values.location ?? "")?.slug;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const refused = FORM.refused(context);
  const mayText = services.texts !== null;
  if (refused)
    return {
      ...refused,
      isGone: false,
      timeGone: null,
      mayText,
      ...daysToday(services.now(), refused.practice),
    };
  return startBooking(services, request.url, request.headers.get("Referer"));
}

export const action = FORM.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: isRefused(loaderData?.refusal) ? "Error: Book Appointment" : "Book Appointment",
    description:
      "Ask a New Zealand dental practice for an appointment. It takes about three minutes, and you don’t need an account.",
    path: bookHref(),
    trail: trailFrom(loaderData?.practice ?? null),
  });

function isRefused(refusal: Form["refusal"] | undefined): boolean {
  return Boolean(refusal) && refusal?.reason !== "looking";
}

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const isNone = useReach() === "none";
  const isMadeUp = isForNobody(useOperator(), useSamples());
  const nobody = isMadeUp ? FOR_NOBODY_WORDS : isNone ? NO_ONE_TAKES_REQUESTS : null;
  const practice = loaderData.values.practice === "" ? null : loaderData.practice;
  const hasTime = broughtTime(loaderData) !== null;
  return (
    <>
      <PlainHead trail={trailFrom(loaderData.practice)} title="Book Your Appointment">
        {nobody
          ? "You can’t ask for an appointment here yet."
          : !hasTime &&
            `${whatItDoes(practice?.name ?? "a practice", loaderData.times?.isInstant === true)} ${ADULTS_ONLY}`}
      </PlainHead>
      <div className="wrap tail stack-l">
        {!nobody && <SampleNote />}
        {loaderData.isGone && <Gone isAsked={!nobody} />}
        {loaderData.timeGone && (
          <Note>
            <b>{`${loaderData.timeGone} isn’t free.`}</b> Choose another time.
          </Note>
        )}
        <div className="split">
          {nobody && !loaderData.refusal ? (
            <NotYet why={nobody} practice={loaderData.practice} />
          ) : (
            <BookingForm form={loaderData} />
          )}
          <BookingAside
            isAsked={!nobody}
            isInstant={loaderData.times?.isInstant === true}
            town={townAsked(loaderData)}
          />
        </div>
      </div>
    </>
  );
}

/** Shown instead of the form, before anyone writes about their teeth to no one. A form that was posted anyway comes back filled in, so that nothing typed is lost. */
function NotYet({ why, practice }: { why: string; practice: Form["practice"] }) {
  const { name, phone } = NATIONAL_NUMBERS.healthline;
  const isMadeUp = useSamples() === "all";
  return (
    <section className="stack">
      <p>
        {`${why}. Please call a dentist near you, or ${name} free, day or night: `}
        <PhoneLink phone={phone} />.
      </p>
      {practice?.call && !practice.isSample && (
        <p>
          {`${practice.name}: `}
          <PhoneLink phone={practice.call} />
        </p>
      )}
      <p>
        <OnwardLink
          href={directoryHref()}
          text={isMadeUp ? "See how the directory works" : "Find a practice and its number"}
        />
      </p>
    </section>
  );
}

function whatItDoes(practice: string, isInstant: boolean): string {
  return isInstant
    ? `Pick a free time at ${practice} and it’s booked at once. Or ask for another: it’s booked once they confirm.`
    : `This sends a request to ${practice}. It’s booked once they confirm.`;
}

/** Who follows an old link must not believe that they ask the practice of it. */
function Gone({ isAsked }: { isAsked: boolean }) {
  return (
    <Note>
      <b>The practice in that link is no longer listed.</b>
      {isAsked
        ? " This form is for any practice nearby. Want a particular practice? "
        : " Look for another: "}
      <a href={directoryHref()}>Choose them in the directory</a>.
    </Note>
  );
}

const REMINDER = "A reminder by email the day before your appointment, if it’s agreed by then";

/** The specification's, for samples alone: no one has seen the rooms of each listed practice, or looked up its dentists. */
const OF_SAMPLES = ["Qualified, registered dentists", "Clean, modern rooms"];

const AT_ONCE = `A free time is booked at once. If you ask for another time, you should hear back ${STEP_TERMS.reply}`;

/** What to expect, who to ask, and where to go in an emergency. */
function BookingAside({
  isAsked,
  isInstant,
  town,
}: {
  isAsked: boolean;
  isInstant: boolean;
  town: string | undefined;
}) {
  const identity = useIdentity();
  const reach = useReach();
  const answer = isInstant ? AT_ONCE : EXPECTED_ANSWER[reach];
  const ofSamples = useSamples() === "all" && identity.isSample ? OF_SAMPLES : [];
  return (
    <aside className="stack-l" aria-label="Help with booking">
      {isAsked && (
        <Panel title="What to Expect" kind="sea">
          <OnceListed />
          <Ticks texts={[answer, REMINDER, ...ofSamples]} />
        </Panel>
      )}
      <QuestionsPanel
        title="Need Help?"
        to="bookings"
        hours={identity.hours.bookings}
        href="/contact"
        text="Contact support"
      />
      <EmergencyPanel href={emergencyHref(town)}>
        {isAsked ? "Do not wait for a reply to this form." : "Do not wait until it gets worse."}
      </EmergencyPanel>
    </aside>
  );
}
