import { replyTimes } from "#content/support.ts";
import { withCapital } from "#domain/text.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { OnceListed } from "#kit/shell/once-listed.tsx";

/** How soon each kind of message is answered, the most urgent first. */
export function ReplyTimes() {
  return (
    <>
      <OnceListed />
      <dl className="reply-times">
        {replyTimes(useIdentity()).map(({ about, when }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{withCapital(when)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
