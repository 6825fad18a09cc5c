import { createContext, data } from "react-router";
import { directoryHref, practicePath, WATCH_LINK_PATH } from "#content/links.ts";
import { tokenIn, withToken } from "#domain/token-address.ts";
import { WATCH_TERMS } from "#domain/practices/watch-terms.ts";
import { servicesContext } from "#kit/context.ts";
import { readForm, takeField } from "#kit/forms/read.server.ts";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { Route } from "./+types/watch-link-page.ts";
import { lookAtWatch, pressWatch } from "./watch.server.ts";

export { headers } from "#domain/token-address.ts";

/** That this very post has ended the watch: its link opens nothing from now on. */
const hasEndedContext = createContext(false);

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request.url);
  if (context.get(hasEndedContext)) return data({ state: "ended", practice: null, token } as const);
  const watch = await lookAtWatch(context.get(servicesContext), token);
  if (!watch) return data({ state: "unknown", practice: null, token } as const, { status: 404 });
  const state = watch.isConfirmed ? "confirmed" : "waiting";
  return data({ state, practice: watch.practice, token } as const);
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = tokenIn(request.url);
  const read = await readForm(request);
  if (!read.ok) return data(null, { status: 422 });
  const pressed = takeField(read.form, "do");
  const { hasEnded } = await pressWatch(context.get(servicesContext), token, pressed);
  context.set(hasEndedContext, hasEnded);
  return null;
}

const TITLES = {
  waiting: "Shall we tell you?",
  confirmed: "We’ll tell you",
  ended: "You’ve stopped waiting",
  unknown: "This link doesn’t work",
} as const;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: TITLES[loaderData?.state ?? "unknown"],
    description: "Say whether to tell you when a practice takes new patients.",
    path: WATCH_LINK_PATH,
    isIndexed: false,
  });

export default function WatchLinkPage({ loaderData: { state, practice, token } }: Route.ComponentProps) {
  const title = TITLES[state];
  return (
    <>
      <PlainHead trail={[{ label: title }]} title={title}>
        {wordsFor(state, practice?.name ?? "the practice")}
      </PlainHead>
      <div className="wrap tail stack-l">
        {(state === "waiting" || state === "confirmed") && (
          <form action={withToken(WATCH_LINK_PATH, token)} method="post">
            <input type="hidden" name="do" value={state === "waiting" ? "confirm" : "stop"} />
            <Button size="large" kind={state === "waiting" ? "primary" : "second"}>
              {state === "waiting" ? "Yes, tell me" : "Stop waiting"}
            </Button>
          </form>
        )}
        {practice ? (
          <OnwardLink href={practicePath(practice)} text={`See ${practice.name}`} />
        ) : (
          <OnwardLink href={directoryHref({ accepting: "yes" })} text="See who takes new patients now" />
        )}
      </div>
    </>
  );
}

function wordsFor(state: keyof typeof TITLES, name: string): string {
  const { months } = WATCH_TERMS;
  if (state === "waiting")
    return `Press the button, and we’ll send you one email when ${name} says they’re taking new patients.`;
  if (state === "confirmed")
    return `You’ll get one email when ${name} says they’re taking new patients. We stop looking after ${months} months. To stop before that, press the button.`;
  if (state === "ended") return "We’ve deleted your address, and won’t write to you about this practice.";
  return "Perhaps it was cut off in the email: copy the whole link. If you didn’t use it in time, stopped waiting, or have heard from us since, we’ve deleted your address. You can ask again on the practice’s page.";
}
