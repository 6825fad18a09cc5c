import type { FormField } from "#domain/form-fields.ts";
import { controlsOf } from "#kit/forms/fields.ts";
import { formPage } from "#kit/forms/form-page.server.ts";
import { AskedFields } from "#kit/forms/hidden-fields.tsx";
import { sendingAddress } from "#kit/forms/post-form.tsx";
import { EMAIL_FIELD } from "#content/reply-fields.ts";
import { RefusalSummary } from "#kit/forms/refusal-summary.tsx";
import { LOST_LINK_PATH } from "#content/links.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/requests.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { TextField } from "#kit/ui/form/text-field.tsx";
import type { Route } from "./+types/lost-link-page.ts";
import { LOST_LINK_SENT_PATH } from "#content/requests/addresses.ts";
import { receiveLostLink } from "./lost-link.server.ts";

const TITLE = "Get your link again";
const TRAIL = [{ label: "Lost link" }];

const FIELDS = {
  email: {
    ...EMAIL_FIELD,
    hint: "Patients: the email you booked with. Practices: the email your requests go to.",
  },
} as const satisfies Record<string, FormField>;

const SENDING = {
  thing: "email address",
  notStored: "There was an error. Please try again.",
  button: "Send me the link",
  to: "bookings",
} as const;

const FORM = formPage({
  submit: (services, _request, form) => receiveLostLink(services, form, FIELDS.email),
  sentPage: () => LOST_LINK_SENT_PATH,
});

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { refused: FORM.refused(context) };
}

export const action = FORM.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.refused ? `Error: ${TITLE}` : TITLE,
    description: "Get the link to your appointment request, or to your practice’s listing, sent again.",
    path: LOST_LINK_PATH,
    isIndexed: false,
  });

export default function LostLinkPage({ loaderData: { refused } }: Route.ComponentProps) {
  const values = { email: refused?.email ?? "" };
  const { field } = controlsOf(FIELDS, { values, refusal: refused?.refusal ?? null });
  return (
    <>
      <PlainHead trail={TRAIL} title={TITLE}>
        We’ll email you the link. Patients can see, change or cancel their request with it; practices can
        reply to requests and update their listing.
      </PlainHead>
      <div className="wrap tail">
        <form
          className="stack-l request-form"
          action={sendingAddress(LOST_LINK_PATH)}
          method="post"
          noValidate
        >
          {refused && <RefusalSummary refusal={refused.refusal} names={["email"]} words={SENDING} />}
          <AskedFields asked={refused} />
          <TextField {...field("email")} type="email" autoComplete="email" spellCheck={false} />
          <div>
            <Button size="large">{SENDING.button}</Button>
          </div>
        </form>
      </div>
    </>
  );
}
