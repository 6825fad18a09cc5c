import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { WithDay } from "../ui/unbroken.tsx";

/** The head of the page after a form: that it was sent, and the reference. */
export function SentHead({
  title,
  isGood = true,
  label,
  reference,
  children,
}: {
  title: string;
  /** False where it was sent, and nothing comes of it. */
  isGood?: boolean;
  /** `Your booking reference` */
  label: string;
  reference: string;
  /** One or two sentences. */
  children: ReactNode;
}) {
  return (
    <section className={isGood ? "done-head" : "done-head done-head-plain"}>
      <div className="wrap">
        <div className="done-mark">
          <Icon name={isGood ? "check" : "phone"} />
        </div>
        <div className="stack-s">
          <h1>{title}</h1>
          <p>
            {label}
            <span className="visually-hidden">: </span>
            <br />
            <Reference reference={reference} />
          </p>
          <p className="lede">{children}</p>
        </div>
      </div>
    </section>
  );
}

/** The head where a summary with the reference follows. */
export function SentTitle({
  title,
  mark,
  children,
}: {
  /** The day and the time. */
  title: string;
  /** What is so: booked, with a tick; or only sent, with an envelope. */
  mark: { isBooked: boolean; text: string };
  children: ReactNode;
}) {
  return (
    <section className="sent-title">
      <p className={mark.isBooked ? "sent-mark" : "sent-mark sent-mark-asked"}>
        <span className="done-mark">
          <Icon name={mark.isBooked ? "check" : "mail"} />
        </span>
        <b>{mark.text}</b>
      </p>
      <h1>
        <WithDay text={title} />
      </h1>
      <div className="stack-s">{children}</div>
    </section>
  );
}

/** Screen readers get it spelled out. */
export function Reference({ reference }: { reference: string }) {
  const spelled = reference.split("-").map((group) => [...group].join(" "));
  return (
    <>
      <span className="visually-hidden">{spelled.join(", ")}</span>
      <strong className="reference" aria-hidden="true" translate="no">
        {reference}
      </strong>
    </>
  );
}
