import { TEXTS_PATH } from "#content/links.ts";
import { PHONE_FIELD } from "#content/reply-fields.ts";
import { servicesContext } from "#kit/context.ts";
import { controlsOf } from "#kit/forms/fields.ts";
import { formPage } from "#kit/forms/form-page.server.ts";
import { RefusalSummary } from "#kit/forms/refusal-summary.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import { MailboxLink } from "#kit/ui/support.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/texts-page.ts";
import { receiveStop } from "./texts.server.ts";

const FIELDS = { phone: { ...PHONE_FIELD, label: "Your mobile number" } } as const;

const SENDING = {
  thing: "number",
  notStored: "There was an error. Please try again.",
  button: "Stop texts",
  to: "support",
} as const;

const FORM = formPage({ submit: receiveStop, sentPage: () => `${TEXTS_PATH}?done=stopped` });

/** The dock would cover the form above a phone's keyboard. */
export const handle = { dock: "none" } satisfies PageHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const isDone = new URL(request.url).searchParams.has("done");
  return {
    isDone,
    hasReplies: Boolean(context.get(servicesContext).texts?.inboundToken),
    refused: FORM.refused(context),
  };
}

export const action = FORM.action;

const TITLE = "Stop our texts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.refused ? `Error: ${TITLE}` : TITLE,
    description: "Stop our texts to your mobile number.",
    path: TEXTS_PATH,
    isIndexed: false,
  });

/** Every number gets the same answer, so nobody learns which numbers we text. */
export default function TextsPage({ loaderData: { isDone, hasReplies, refused } }: Route.ComponentProps) {
  if (isDone)
    return (
      <>
        <PlainHead trail={[{ label: TITLE }]} title="We won’t text that number">
          You’ll still get our emails about your appointment.
        </PlainHead>
        <div className="wrap tail stack">
          <p>
            {hasReplies
              ? "To get texts again, reply START to our last text."
              : "To get texts again, write to "}
            {!hasReplies && (
              <>
                <MailboxLink to="support" />.
              </>
            )}
          </p>
          <OnwardLink href="/" text="Home" />
        </div>
      </>
    );
  const values = { phone: refused?.phone ?? "" };
  const { field } = controlsOf(FIELDS, { values, refusal: refused?.refusal ?? null });
  return (
    <>
      <PlainHead trail={[{ label: TITLE }]} title={TITLE}>
        We text people about their appointment if they asked us to. Give us your number and we’ll stop. You’ll
        still get our emails.
      </PlainHead>
      <div className="wrap tail split">
        <form className="form stack" action={TEXTS_PATH} method="post" noValidate>
          {refused && <RefusalSummary refusal={refused.refusal} names={["phone"]} words={SENDING} />}
          <TextField
            {...field("phone")}
            type="tel"
            width="phone"
            autoComplete="tel"
            hint="We keep only a code made from it, so that we don’t text you again."
          />
          <div className="cluster">
            <Button>{SENDING.button}</Button>
          </div>
        </form>
      </div>
    </>
  );
}
