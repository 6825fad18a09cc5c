import { DOUBTFUL_WORDS } from "#content/desk.ts";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import type { Route } from "./+types/request-page.ts";
import { deskMeta } from "./door-head.tsx";
import { revalidatesUnlessDraft } from "./drafts.tsx";
import { Answer, Facts, ItemAside, ItemHead } from "./item-parts.tsx";
import { RequestActs } from "./request-acts.tsx";
import { SendRequest } from "./request-send.tsx";
import { Pulse } from "./use-pulse.tsx";

export { answerRequest as action, readRequest as loader } from "./request.server.ts";
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Request ${params["reference"]}`);
export const shouldRevalidate = revalidatesUnlessDraft;

type Shown = Route.ComponentProps["loaderData"];
type Typed = Readonly<Record<string, string>>;

export default function RequestPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const typed: Typed = actionData?.typed ?? {};
  return (
    <>
      <ItemHead
        kind="request"
        tag={shown.isEmergency ? "Emergency" : "Request"}
        title={shown.title}
        reference={`Request ${shown.reference}`}
        due={shown.due}
        now={shown.now}
        isEmergency={shown.isEmergency}
      />
      <Answer answer={actionData?.answer} now={shown.now} lost={lostWords(typed, shown.may)} />
      <Pulse about={shown.reference} version={shown.version} others={shown.others} />
      <div className="cols cols-side">
        <div className="stack">
          {shown.urgent && <InTheirWords urgent={shown.urgent} />}
          <dl className="strip">
            {shown.strip.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <WhereItIs shown={shown} />
          {shown.may.send && <SendRequest shown={shown} typed={typed} />}
          <RequestActs shown={shown} typed={typed} />
        </div>
        <ItemAside
          person={shown.person}
          about="request"
          title="The patient"
          happened={shown.happened}
          now={shown.now}
        >
          <Facts facts={shown.patient} />
        </ItemAside>
      </div>
    </>
  );
}

/** On a phone the patient’s panel is a long way down, and in an emergency these come first. */
function InTheirWords({ urgent: { words, phone, opens, told } }: { urgent: NonNullable<Shown["urgent"]> }) {
  return (
    <section className="panel panel-sea stack">
      <h2 className="visually-hidden">In their words</h2>
      {words !== "" && <p className="quote">{words}</p>}
      {phone !== "" && (
        <p>
          Ring them: <PhoneLink phone={phone} />
        </p>
      )}
      <p className="small soft">
        {told} {opens && `Our bookings desk ${opens}.`}
      </p>
    </section>
  );
}

/** The words for what is not possible any more. */
function lostWords(typed: Typed, { close, takeBack }: Shown["may"]): string[] {
  const lost = [close ? "" : typed["closeWhy"], takeBack ? "" : typed["backWhy"]];
  return lost.filter((words): words is string => Boolean(words));
}

function WhereItIs({ shown: { status, practice, appointment, doubtful, whose } }: { shown: Shown }) {
  const waits = {
    ours: "",
    practice: "It’s waiting for their reply.",
    sender: "It’s waiting for the patient.",
    "no one": "",
  };
  return (
    <>
      {practice && (
        <p className="say">
          <span>
            With <b>{practice.name}</b>, <PhoneLink phone={practice.phone} />.{" "}
            {appointment ? `Agreed: ${appointment}.` : waits[whose]}
          </span>
        </p>
      )}
      {status === "closed" && <p className="say">It has ended.</p>}
      {doubtful && <p className="say">{DOUBTFUL_WORDS}</p>}
    </>
  );
}
