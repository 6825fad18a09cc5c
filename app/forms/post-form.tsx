import type { ComponentProps, ReactNode } from "react";
import { Enhance } from "../islands/island.tsx";
import { Button } from "../ui/button.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { RefusalSummary, type SendingWords } from "./refusal-summary.tsx";
import type { FormState } from "./refusal.ts";

/**
 * The frame of a form: what was wrong with it first, then its parts, then what becomes of the answers, then the
 * button. It works as it is; where the browser can, `comfort.island.ts` makes it comfortable, and shows the template when
 * no answer comes.
 */
export function PostForm({
  page,
  formName,
  form: { refusal, submissionId, tracking },
  names,
  words,
  notice,
  button,
  terms,
  children,
}: {
  /** The page that it stands on: `/book`. */
  page: string;
  formName: ComponentProps<typeof HiddenFields>["formName"];
  form: FormState<unknown>;
  /** Of the fields that it shows. */
  names: readonly string[];
  words: SendingWords;
  notice: ComponentProps<typeof PrivacyNotice>;
  button: string;
  /** What sending agrees to beside our terms, as a sentence of its own. */
  terms?: string;
  children: ReactNode;
}) {
  return (
    <Enhance file="forms/comfort">
      <form className="form" action={sendingAddress(page)} method="post" noValidate>
        {refusal && <RefusalSummary refusal={refusal} names={names} words={words} />}
        <HiddenFields formName={formName} submissionId={submissionId} tracking={tracking} />
        {children}
        <PrivacyNotice {...notice} />
        <div className="send">
          <Button size="large">{button}</Button>
          <p className="small soft">
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
 * Another address than the page's own: a post makes browsers forget what they have kept of its address, and going
 * back would then fetch a new form with a new id, whose sending would no longer be known as the same one.
 */
export function sendingAddress(page: string): string {
  return `${page}?send`;
}
