import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

type Look = {
  /** `red` is for emergencies only. One primary button a group. */
  kind?: "primary" | "second" | "red" | undefined;
  size?: "small" | "medium" | "large";
  isWide?: boolean;
  icon?: IconName | undefined;
  /** Starts with a verb. */
  children: ReactNode;
};

/** A link that looks like a button: for going somewhere. */
export function LinkButton({
  href,
  spoken,
  name,
  ...look
}: Look & {
  href: string;
  /** What a screen reader hears after the words, when they alone do not say which: ` with Harbour Steps Dental`. */
  spoken?: string | undefined;
  /** All that it hears, beginning with the words: for lists so long that each element counts. */
  name?: string | undefined;
}) {
  return (
    <a className={buttonClass(look)} href={href} aria-label={name}>
      {look.icon && <Icon name={look.icon} />}
      {look.children}
      {spoken && <span className="visually-hidden">{spoken}</span>}
    </a>
  );
}

/** A button of a form: for sending it. */
export function Button({
  form,
  to,
  answer,
  ...look
}: Look & {
  /** Id of the form that it sends, where it stands outside of it. */
  form?: string;
  /** Where it sends the form, instead of where the form goes. */
  to?: string;
  /** The answer that pressing it gives. An error summary leads to its id. */
  answer?: { id: string; name: string; value: string };
}) {
  return (
    <button className={buttonClass(look)} type="submit" form={form} formAction={to} {...answer}>
      {look.icon && <Icon name={look.icon} />}
      {look.children}
    </button>
  );
}

function buttonClass({ kind = "primary", size = "medium", isWide = false }: Look): string {
  let name = `btn btn-${kind}`;
  if (size !== "medium") name += ` btn-${size}`;
  if (isWide) name += " btn-wide";
  return name;
}
