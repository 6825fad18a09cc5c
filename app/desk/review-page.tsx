import { Link } from "react-router";
import { replyPath } from "#content/desk-addresses.ts";
import { MOST_REPLY } from "#domain/practices/reviews.ts";
import type { Route } from "./+types/review-page.ts";
import { DeskForm } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { DraftBox, revalidatesUnlessDraft } from "./drafts.tsx";
import { ActButton, ActDrawer, Answer, Facts, ItemAside, ItemHead } from "./item-parts.tsx";
import { NotListed, PublishButton, RulePick, Written } from "./review-words.tsx";
import { Pulse } from "./use-pulse.tsx";

export { answerReview as action, readReview as loader } from "./review.server.ts";
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Review ${params["reference"]}`);
export const shouldRevalidate = revalidatesUnlessDraft;

type Shown = Route.ComponentProps["loaderData"];

export default function ReviewPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <>
      <ItemHead
        kind="review"
        tag="Review"
        title={shown.title}
        reference={`Review ${shown.reference}`}
        due={shown.due}
        now={shown.now}
      />
      <Answer answer={actionData?.answer} now={shown.now} />
      <Pulse about={shown.reference} version={shown.version} others={shown.others} />
      <div className="cols cols-side">
        <div className="stack">
          <Written shown={shown} />
          {shown.decided ? (
            <Decided shown={shown} typed={actionData?.typed ?? {}} />
          ) : shown.isListed ? (
            <Decide shown={shown} typed={actionData?.typed ?? {}} />
          ) : (
            <NotListed />
          )}
        </div>
        <ItemAside
          about="review"
          person={shown.person}
          title="Was there a visit?"
          happened={shown.happened}
          now={shown.now}
          further={
            shown.practice.length > 0 && (
              <section className="panel">
                <h2>This practice</h2>
                <Facts facts={shown.practice} />
              </section>
            )
          }
        >
          <Facts facts={shown.visit} />
        </ItemAside>
      </div>
    </>
  );
}

type Parts = { shown: Shown; typed: Readonly<Record<string, string>> };

function Decide({ shown, typed }: Parts) {
  return (
    <>
      <DeskForm className="row">
        <PublishButton act="review publish" kind="btn-second">
          Publish as written
        </PublishButton>
      </DeskForm>
      {shown.hasWords && (
        <DeskForm className="stack">
          <RulePick
            legend="Or publish without the words, because"
            rules={shown.rules}
            typed={typed["rule"]}
          />
          <div className="act">
            <ActButton className="btn btn-primary" act="review publish-stars">
              Publish without the words
            </ActButton>
            <p className="small">
              The writer and the practice get an email now. The page says that words were left out, and why.
            </p>
          </div>
        </DeskForm>
      )}
      <div>
        <ActDrawer
          title="Don’t count it: no visit can be confirmed"
          act="review refuse"
          version={shown.version}
          press="Don’t count it, and tell the writer"
        />
      </div>
    </>
  );
}

function Decided({ shown, typed }: Parts) {
  const { reference, decided, isPublished, isListed, reply, replyWaits, draft, version } = shown;
  const begun = typed["reply"] ?? draft?.words["reply"] ?? reply;
  return (
    <>
      <p className="say">{decided}</p>
      {replyWaits && (
        <p>
          The practice has sent a reply. <Link to={replyPath(reference)}>Read it and decide</Link>
        </p>
      )}
      {reply !== "" && reply !== begun && (
        <section>
          <h2 className="over">Their reply that people can read now</h2>
          <div className="quote">{reply}</div>
        </section>
      )}
      {isPublished && isListed && (
        <ActDrawer
          title={reply ? "The practice’s answer" : "Add what the practice answers"}
          act="review reply"
          version={version}
          press="Show it below the review"
          typed={typed}
          isOpen={begun !== ""}
        >
          <DraftBox
            name="reply"
            label="As they wrote it"
            hint="Shown below the review. The writer gets an email, the first time. Leave it empty to remove it."
            draft={draft}
            typed={begun}
            most={MOST_REPLY}
            isRequired={false}
          />
        </ActDrawer>
      )}
    </>
  );
}
