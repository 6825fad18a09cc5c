import { operatorInFull } from "#content/operator.ts";
import { PRIVACY_REPLY } from "#content/site.ts";
import { useOperator } from "../shell/use-shell-facts.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Panel } from "../ui/panel.tsx";

/**
 * What the Health Information Privacy Code 2020 requires when information is collected (rules 3 and 3A): who holds and
 * receives it, why, what is voluntary, for how long, and the rights. Who receives it is always in view in two lines, the
 * rest one press away, so that the button to send is not a screen further down on a phone.
 */
export function PrivacyNotice({
  title,
  thing,
  brief,
  who,
  why,
  without,
  howLong,
  proof = "with your reference",
  isShort = false,
}: {
  /** `What happens to your message` */
  title: string;
  thing: "it" | "them";
  /** Who gets it, in one short sentence or two. */
  brief: string;
  /** What else is to be said of that. */
  who?: string;
  why: string;
  /** The consequence of not giving it: `without your name we cannot answer` */
  without: string;
  howLong: string;
  /** How a person shows that it is theirs: `from that address`. */
  proof?: string;
  /** It has no frame and no title where little is to stand between a person and the button. */
  isShort?: boolean;
}) {
  const operator = useOperator();
  const inFull = operatorInFull(operator);
  const holder = inFull === null ? "" : `${inFull}, holds ${thing}. `;
  const parts = [
    [`Who gets ${thing}.`, `${holder}${who ?? brief}`],
    ["Why.", why],
    ["You decide.", `You don’t have to tell us anything. But ${without}.`],
    ["How long.", howLong],
  ];
  const demo = inFull === null && (
    <p className="small">This is a demo: no company runs it yet. The rest applies once one does.</p>
  );
  const shown = (
    <>
      {!isShort && demo}
      <p className="small">{brief}</p>
      <Disclosure summary={isShort ? title : "Why, how long, and your rights"}>
        {isShort && demo}
        {parts.map(([name, text]) => (
          <p key={name} className="small">
            <b>{name}</b> {text}
          </p>
        ))}
        <p className="small">
          <b>Your rights.</b>
          {" To see, correct or delete what we hold about you, write to "}
          <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a>
          {` ${proof}. We’ll answer within ${PRIVACY_REPLY}.`}
        </p>
      </Disclosure>
    </>
  );
  return isShort ? <div className="stack-s">{shown}</div> : <Panel title={title}>{shown}</Panel>;
}
