import type { ComponentProps, ReactNode } from "react";
import { Enhance } from "../islands/island.tsx";
import { Button } from "../ui/button.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { NoDetailsNote } from "./no-details-note.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { RefusalSummary, type SendingWords } from "./refusal-summary.tsx";
import type { FormState } from "./refusal.ts";

/**
 * The frame of the forms for an appointment, a message and a partner: what was wrong first, then that a demonstration
 * holds nothing, the fields, the privacy notice and the button. It works without scripts; `comfort.island.ts` enhances
 * it, and shows the template when no answer comes.
 */
export function PostForm({
  page,
  formName,
  form,
  names,
  words,
  notice,
  terms,
  effect,
  send = words.button,
  children,
}: {
  /** Address of its page: `/book`. */
  page: string;
  formName: ComponentProps<typeof HiddenFields>["formName"];
  form: FormState<unknown>;
  /** Names of the fields that it shows. */
  names: readonly string[];
  words: SendingWords;
  notice: ComponentProps<typeof PrivacyNotice>;
  /** What sending agrees to beside the terms, as one sentence. */
  terms?: string;
  /** What is so once the button has been pressed; it stands right under it. */
  effect?: ReactNode;
  /** What the button says, where that depends on an answer. */
  send?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Enhance file="kit/forms/comfort">
      <form className="form" action={sendingAddress(page)} method="post" noValidate>
        {form.refusal && <RefusalSummary refusal={form.refusal} names={names} words={words} />}
        <NoDetailsNote className="small no-details" />
        <HiddenFields formName={formName} form={form} />
        {children}
        <PrivacyNotice {...notice} />
        <div className="send">
          <Button size="large">{send}</Button>
          <p className="small soft">
            {effect}
            {"By sending this you agree to our "}
            <a href="/terms">terms</a>
            {" and "}
            <a href="/privacy-policy">privacy policy</a>
            {terms ? `. ${terms}` : "."}
          </p>
        </div>
      </form>
      <template>
        <RefusalSummary refusal={{ reason: "not-stored" }} names={names} words={words} />
      </template>
    </Enhance>
  );
}

/**
 * Not the page's own address: a POST invalidates what caches have of its address (RFC 9111, section 4.4). Going back would
 * then load a new form with a new id, and sending that again would make a second submission.
 */
export function sendingAddress(page: string): string {
  return `${page}?send`;
}
