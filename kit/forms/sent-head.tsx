import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";

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
          <Reference label={label} reference={reference} />
          <p className="lede">{children}</p>
        </div>
      </div>
    </section>
  );
}

/** Screen readers get it spelled out. */
function Reference({ label, reference }: { label: string; reference: string }) {
  const spelled = reference.split("-").map((group) => [...group].join(" "));
  return (
    <p>
      {label}
      <span className="visually-hidden">{`: ${spelled.join(", ")}`}</span>
      <br />
      <strong className="reference" aria-hidden="true" translate="no">
        {reference}
      </strong>
    </p>
  );
}
