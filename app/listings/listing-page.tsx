import { formatDay } from "#domain/nz-time.ts";
import { practicePath } from "#content/links.ts";
import { withToken } from "#domain/token-address.ts";
import { formFields, RequestForm } from "#kit/token-pages/token-form.tsx";
import { Done } from "#kit/token-pages/done.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/requests.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button, LinkButton } from "#kit/ui/button.tsx";
import { CopiedLine } from "#kit/ui/copied-line.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { TextArea } from "#kit/ui/form/text-field.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { MailboxLink } from "#kit/ui/support.tsx";
import { WithDate } from "#kit/ui/unbroken.tsx";
import {
  AWAY_PATH,
  CALENDAR_PATH,
  FREE_TIMES_PATH,
  LISTING_PATH,
  OWN_REVIEWS_PATH,
  PICTURES_PATH,
  WEEK_PATH,
} from "#content/listing-addresses.ts";
import { embedLines, embedPolicy, framingOrigins } from "#content/embed.ts";
import { listInWords } from "#domain/lists.ts";
import { usePublicUrl } from "#kit/shell/use-shell-facts.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/listing-page.ts";
import { HoursFields } from "./hours-section.tsx";
import type { ListingView } from "./listing.server.ts";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";
import { SectionForm } from "./section-form.tsx";
import { AccessFields, PatientsFields, PricesFields, WordsFields } from "./sections.tsx";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./listing.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "Your listing";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, LISTING_PATH, loaderData));

export default function ListingPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  const { short } = view;
  return (
    <>
      {view.done && <Done text={view.done} />}
      <PlainHead trail={[{ label: TITLE }]} title={view.name}>
        Keep your page up to date. Changes show at once.
      </PlainHead>
      <div className="wrap tail request-column stack-l">
        <NotSaved posted={view.posted} />
        {view.closedTo && (
          <Note>
            {`${view.closedTo} at times when you’re closed. We haven’t told them. If you won’t see them, `}
            <a href={withToken(AWAY_PATH, view.token)}>say when you’re away</a>
            {": we’ll email patients, and show you who to ring."}
          </Note>
        )}
        <div className="listing-ways">
          <LinkButton href={withToken(WEEK_PATH, view.token)}>See your week</LinkButton>
          <LinkButton kind="second" href={practicePath(view)}>
            See your page
          </LinkButton>
          <LinkButton kind="second" href={withToken(FREE_TIMES_PATH, view.token)}>
            Let patients book a time
          </LinkButton>
          <LinkButton kind="second" href={withToken(PICTURES_PATH, view.token)}>
            Add or change pictures
          </LinkButton>
          <LinkButton kind="second" href={withToken(CALENDAR_PATH, view.token)}>
            Connect your calendar
          </LinkButton>
          {view.hasReviews && (
            <LinkButton kind="second" href={withToken(OWN_REVIEWS_PATH, view.token)}>
              Reply to reviews
            </LinkButton>
          )}
        </div>
        <h2>What people see</h2>
        <div className="disclosures listing">
          <SectionForm view={view} section="hours" title="Opening hours" now={short.hours}>
            {(field) => (
              <HoursFields
                field={field}
                asWritten={view.hoursAsWritten}
                further={view.furtherHours}
                rows={view.closureRows}
              />
            )}
          </SectionForm>
          <SectionForm view={view} section="patients" title="New patients and pain" now={short.patients}>
            {(field) => <PatientsFields field={field} />}
          </SectionForm>
          <SectionForm view={view} section="prices" title="Treatments and prices" now={short.prices}>
            {(field) => <PricesFields field={field} rows={view.priceRows} beyond={view.pricesBeyond} />}
          </SectionForm>
          <SectionForm view={view} section="access" title="Languages, access and funding" now={short.access}>
            {(field) => <AccessFields field={field} />}
          </SectionForm>
          <SectionForm view={view} section="words" title="Phone, website and words" now={short.words}>
            {(field) => <WordsFields field={field} />}
          </SectionForm>
          <OwnWebsite view={view} />
          <NotHere view={view} />
        </div>
        <StillRight view={view} />
        <EndLink view={view} />
      </div>
    </>
  );
}

type Props = { view: ListingView };

/** An old link must not lead patients' requests elsewhere, so these are ours to change. */
function NotHere({ view: { people, email } }: Props) {
  return (
    <Disclosure summary="Name, address, people and email">
      <p>
        {"We change these for you, because we check them: write to "}
        <MailboxLink to="partners" />.
      </p>
      {people.length > 0 && <p>{`People on your page: ${people.join(", ")}.`}</p>}
      {email !== "" && <p>{`Requests go to ${email}.`}</p>}
    </Disclosure>
  );
}

function StillRight({ view }: Props) {
  const { version } = view.sections.checked;
  return (
    <section className="stack-l">
      <h2>Is everything right?</h2>
      <p>
        {view.checkedOn === null ? (
          "Your page says no one has checked it yet."
        ) : (
          <WithDate text={`Your page says it was last checked on ${formatDay(view.checkedOn)}.`} />
        )}
      </p>
      <RequestForm place={{ ...view, version }} action="checked">
        <CheckGrid
          {...formFields(view, "checked").field("sure", "Your page")}
          options={[{ value: "yes", label: "I’ve looked at it, and everything is right" }]}
        />
        <div>
          <Button kind="second">Confirm it’s right</Button>
        </div>
      </RequestForm>
    </section>
  );
}

function EndLink({ view }: Props) {
  if (view.email === "") return null;
  return (
    <Disclosure summary="Has this link reached the wrong person?" isOpen={view.posted?.form === "renew"}>
      <RequestForm place={{ ...view, version: "" }} action="renew">
        <p>{`We’ll end this link and all earlier ones, and send a new one to ${view.email}.`}</p>
        <CheckGrid
          {...formFields(view, "renew").field("sure", "This link")}
          options={[{ value: "yes", label: "End it" }]}
        />
        <div>
          <Button kind="second">Send a new link</Button>
        </div>
      </RequestForm>
    </Disclosure>
  );
}

/** How a practice shows its hours and the button to book on its own pages: two ways, each a line to copy. */
function OwnWebsite({ view }: { view: ListingView }) {
  const publicUrl = usePublicUrl();
  const { isOpen, field } = formFields(view, "framing");
  const origins = [...framingOrigins(view.website), ...view.framingSites];
  const [script, frame] = embedLines(publicUrl, view);
  return (
    <Disclosure summary="Show your hours on your own website" isOpen={isOpen}>
      {origins.length === 0 ? (
        <p>
          Add your website under “Phone, website and words” first. We only let that site show your card, so
          that no one else can pass it off as theirs.
        </p>
      ) : (
        <>
          <p>
            {`Copy this line into your page where your opening hours and the button to book should be. It works on ${listInWords(origins.map((origin) => new URL(origin).host))}, and follows what you change here.`}
          </p>
          <CopiedLine line={script} what="the line" />
          <p>If your website doesn’t allow scripts, copy this one instead:</p>
          <CopiedLine line={frame} what="this one" />
          <p>
            {"Is your website dark? Put "}
            <code>data-theme="dark"</code>
            {" into the first line, or "}
            <code>data-theme="auto"</code>
            {" to follow the visitor’s device."}
          </p>
          <p>
            {
              "Do you see only a link? Add the address that shows it below. Nothing at all? Your website might have a Content-Security-Policy, which has to allow "
            }
            <code>{embedPolicy(publicUrl)}</code>
            {"."}
          </p>
          <RequestForm place={{ ...view, version: "" }} action="framing">
            <TextArea
              {...field("sites", "Other addresses of your website", {
                isOptional: true,
                preset: view.framingSites.join("\n"),
              })}
              hint="One a line. Site builders often preview your pages at an address of their own."
              rows={3}
            />
            <div>
              <Button kind="second">Save addresses</Button>
            </div>
          </RequestForm>
        </>
      )}
    </Disclosure>
  );
}
