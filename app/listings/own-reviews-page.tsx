import { LISTING_PATH, OWN_REVIEWS_PATH } from "#content/listing-addresses.ts";
import { practicePath } from "#content/links.ts";
import { MOST_REPLY } from "#domain/practices/reviews.ts";
import { withToken } from "#domain/token-address.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/requests.css?url";
import { Done } from "#kit/token-pages/done.tsx";
import { formFields, RequestForm } from "#kit/token-pages/token-form.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { TextArea } from "#kit/ui/form/text-field.tsx";
import { Paragraphs } from "#kit/ui/unbroken.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/own-reviews-page.ts";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";
import type { OwnReviewsView } from "./own-reviews.server.ts";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./own-reviews.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "Your reviews";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, OWN_REVIEWS_PATH, loaderData));

export default function OwnReviewsPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  return (
    <>
      {view.done && <Done text={view.done} />}
      <PlainHead
        trail={[{ label: "Your listing", href: withToken(LISTING_PATH, view.token) }, { label: "Reviews" }]}
        title={`Reviews of ${view.name}`}
      >
        {`You can reply to each. Someone on our team reads your reply ${view.readWhen}, before people see it.`}
      </PlainHead>
      <div className="wrap tail request-column stack-l">
        <NotSaved posted={view.posted} />
        {view.reviews.length === 0 && (
          <p>No patient has reviewed you here yet. People who book here can, after their visit.</p>
        )}
        {view.reviews.map((review) => (
          <OwnReview key={review.reference} view={view} review={review} />
        ))}
        <p>
          <a href={`${practicePath(view)}#reviews`}>See your page</a>
        </p>
      </div>
    </>
  );
}

type Shown = OwnReviewsView["reviews"][number];

function OwnReview({ view, review }: { view: OwnReviewsView; review: Shown }) {
  const { form, reference, stars, who, words, shown, waiting } = review;
  const { field, isOpen } = formFields(view, form);
  const hasReply = shown !== "" || waiting !== "";
  return (
    <section className="stack-l" aria-labelledby={form}>
      <h2 id={form}>{`${stars} of 5 stars`}</h2>
      {words && <Paragraphs texts={words.split(LINES)} />}
      <p className="small dim">
        {`${who}. Review `}
        <span className="nowrap">{reference}</span>
      </p>
      {shown !== "" && <Reply title="Your reply, which people can read" words={shown} />}
      {waiting !== "" && <Reply title="Your reply, which we haven’t read yet" words={waiting} />}
      <Disclosure summary={hasReply ? "Change your reply, or remove it" : "Reply"} isOpen={isOpen}>
        <RequestForm place={view} action={form}>
          <TextArea
            {...field("reply", "Your reply", { preset: waiting || shown })}
            hint={`Please say nothing about who wrote it, or about anyone’s care.${hasReply ? " Leave it empty to remove your reply." : ""}`}
            most={MOST_REPLY}
          />
          <div>
            <Button>Send your reply</Button>
          </div>
        </RequestForm>
      </Disclosure>
    </section>
  );
}

function Reply({ title, words }: { title: string; words: string }) {
  return (
    <div className="reply">
      <p className="small">
        <b>{title}</b>
      </p>
      <Paragraphs texts={words.split(LINES)} />
    </div>
  );
}

const LINES = /\s*\n\s*/;
