import { useEffect, useRef, useState } from "react";
import { useFetcher, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Draft } from "#database/desk-drafts.ts";

/** The name of the field that says what a form of an item does. */
export const ACT = "_act";
export const DRAFT = "draft";
const KEEP_AFTER = 2_000;

/** Keeping what is typed changes nothing that the page shows; an act that came too late shows what is so now. */
export function unlessDraft({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formData ? formData.get(ACT) !== DRAFT : defaultShouldRevalidate;
}

type Field = {
  name: string;
  label: string;
  hint?: string;
  /** What is kept of it, or was sent in vain. */
  draft: Draft | null;
  typed?: string | undefined;
  most?: number;
  isRequired?: boolean;
};

/**
 * A box to write in. What is typed is kept on the server after two seconds and on leaving, by person and item, for a day.
 * Without JavaScript it is an ordinary box.
 */
export function DraftBox({ name, label, hint, draft, typed, most = 5_000, isRequired = true }: Field) {
  const { submit, state } = useFetcher();
  const box = useRef<HTMLTextAreaElement>(null);
  const isDirty = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wasKept, setWasKept] = useState(false);

  function keep(): void {
    if (!isDirty.current) return;
    isDirty.current = false;
    void submit(typedOnPage(), { method: "post" });
    setWasKept(true);
  }

  useEffect(() => {
    const { pathname } = location;
    const leave = () => {
      clearTimeout(timer.current);
      if (!isDirty.current || !box.current) return;
      isDirty.current = false;
      navigator.sendBeacon(pathname, new URLSearchParams(typedOnPage()));
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  const before = draft?.words[name] ?? "";
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        ref={box}
        className="input"
        id={name}
        name={name}
        maxLength={most}
        required={isRequired}
        aria-describedby={hint ? `${name}-hint` : undefined}
        defaultValue={typed ?? before}
        data-draft=""
        onInput={() => {
          isDirty.current = true;
          clearTimeout(timer.current);
          timer.current = setTimeout(keep, KEEP_AFTER);
        }}
      />
      {(before !== "" || wasKept) && (
        <p className="hint" role="status">
          {state === "idle" ? "Kept for you on any computer, for 24 hours." : "Keeping it…"}
        </p>
      )}
    </div>
  );
}

/** Every box of the page: they are kept together. */
function typedOnPage(): Record<string, string> {
  const boxes = [...document.querySelectorAll<HTMLTextAreaElement>("[data-draft]")];
  return { [ACT]: DRAFT, ...Object.fromEntries(boxes.map(({ name, value }) => [name, value])) };
}
