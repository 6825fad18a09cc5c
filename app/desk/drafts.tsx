import { useLayoutEffect, useRef, useState } from "react";
import { useFetcher, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Draft } from "#database/desk/desk-drafts.ts";
import { controlAttributes, Field } from "./desk-form.tsx";

/** The name of the field that says what a form of an item does. */
export const ACT = "_act";
export const DRAFT = "draft";
/** What a button sends that drops what was typed, and leads to Today. */
export const DROP = "drop";
const KEEP_AFTER = 2_000;

/** Keeping what is typed changes nothing that the page shows; an act that came too late shows what is so now. */
export function revalidatesUnlessDraft({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData ? formData.get(ACT) !== DRAFT : defaultShouldRevalidate;
}

type Box = {
  name: string;
  label: string;
  hint?: string;
  /** The words kept while they were typed, or sent but not done. */
  draft: Draft | null;
  typed?: string | undefined;
  most?: number;
  isRequired?: boolean;
};

/** A box to write in. Without JavaScript it is an ordinary box. */
export function DraftBox({ name, label, hint, draft, typed, most = 5_000, isRequired = true }: Box) {
  const before = draft?.words[name] ?? "";
  return (
    <Field id={name} label={label} hint={hint}>
      <textarea
        {...controlAttributes(name, { hint })}
        name={name}
        maxLength={most}
        required={isRequired}
        defaultValue={typed ?? before}
        {...KEPT}
      />
      <KeepTyped wasKept={before !== ""} />
    </Field>
  );
}

/** Marks a field whose value is kept while it is typed. */
export const KEPT = { "data-draft": "" };

/**
 * Keeps what is typed into the fields of its form that are marked: on the server after two seconds and on leaving, by
 * person and item, for a day. Says so.
 */
export function KeepTyped({ wasKept }: { wasKept: boolean }) {
  const { submit, state } = useFetcher();
  const words = useRef<HTMLParagraphElement>(null);
  const [isKept, setIsKept] = useState(wasKept);

  // Before the fields leave the page, as when a link is pressed.
  useLayoutEffect(() => {
    const form = words.current?.closest("form");
    const { pathname } = location;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const type = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !("draft" in target.dataset)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        void submit(typedOnPage(), { method: "post" });
        setIsKept(true);
      }, KEEP_AFTER);
    };
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const leave = () => {
      if (timer === undefined) return;
      stop();
      navigator.sendBeacon(pathname, new URLSearchParams(typedOnPage()));
    };
    form?.addEventListener("input", type);
    form?.addEventListener("submit", stop);
    addEventListener("pagehide", leave);
    return () => {
      form?.removeEventListener("input", type);
      form?.removeEventListener("submit", stop);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [submit]);

  return (
    <p className="hint" role="status" ref={words}>
      {isKept && (state === "idle" ? "Kept for you on any computer, for 24 hours." : "Keeping it…")}
    </p>
  );
}

/** Every marked field of the page: they are kept together. */
function typedOnPage(): Record<string, string> {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>("[data-draft]")];
  return { [ACT]: DRAFT, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
}
