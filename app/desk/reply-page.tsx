import { Link } from "react-router";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import type { Route } from "./+types/reply-page.ts";
import { DeskForm } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { ActButton, Answer, ItemAside, ItemHead } from "./item-parts.tsx";
import { NotListed, PublishButton, RulePick, Written } from "./review-words.tsx";
import { Pulse } from "./use-pulse.tsx";

export { answerReply as action, readReply as loader } from "./reply.server.ts";
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Reply to ${params["reference"]}`);

type Shown = Route.ComponentProps["loaderData"];

export default function ReplyPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { reference, now, words } = shown;
  return (
    <>
      <ItemHead
        kind="reply"
        tag="Reply to a review"
        title={shown.title}
        reference={`Review ${reference}`}
        due={shown.due}
        now={now}
      />
      <Answer answer={actionData?.answer} now={now} />
      <Pulse about={reference} version={shown.version} others={shown.others} />
      <div className="cols cols-side">
        <div className="stack">
          {words === "" ? (
            <p className="say">No reply waits here any more.</p>
          ) : (
            <>
              <section>
                <h2 className="over">What the practice wrote</h2>
                <div className="quote">{words}</div>
              </section>
              {shown.isListed ? <Decide shown={shown} typed={actionData?.typed ?? {}} /> : <NotListed />}
            </>
          )}
          {shown.earlier !== "" && (
            <section>
              <h2 className="over">Their reply that people can read now</h2>
              <div className="quote">{shown.earlier}</div>
            </section>
          )}
          <section>
            <h2 className="over">The review that it’s about</h2>
            <Written shown={shown.written} isDecided />
          </section>
        </div>
        <ItemAside
          person={shown.person}
          about="reply"
          title="What to look for"
          happened={shown.happened}
          now={now}
        >
          <p>
            A reply must not say who the patient was, or anything about their care. It can’t be edited: it’s
            shown as they wrote it, or not at all.
          </p>
          <p>
            <Link to={`${DESK_PRACTICES_PATH}/${shown.practiceId}`}>Practice {shown.practiceId}</Link>
          </p>
        </ItemAside>
      </div>
    </>
  );
}

function Decide({ shown, typed }: { shown: Shown; typed: Readonly<Record<string, string>> }) {
  return (
    <>
      <DeskForm className="act">
        <input type="hidden" name="version" value={shown.version} />
        <PublishButton act="review show-reply" kind="btn-primary">
          Show it below the review
        </PublishButton>
        <p className="small">The practice gets an email now, and the patient does the first time.</p>
      </DeskForm>
      <DeskForm className="stack">
        <input type="hidden" name="version" value={shown.version} />
        <RulePick legend="Or leave it out, because" rules={shown.rules} typed={typed["rule"]} />
        <div>
          <ActButton className="btn btn-second" act="review refuse-reply">
            Leave it out, and tell the practice why
          </ActButton>
        </div>
      </DeskForm>
    </>
  );
}
