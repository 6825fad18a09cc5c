import { data, redirect } from "react-router";
import { DESK_TODAY_PATH } from "#content/desk-addresses.ts";
import { tokenIn } from "#domain/token-address.ts";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/desk.css?url";
import type { Route } from "./+types/start-page.ts";
import { beginSession, whoStarts } from "./sign-in.server.ts";
import { DoorFrame } from "./door.tsx";
import { DOOR_HANDLE, doorHeaders, deskMeta } from "./door-head.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = DOOR_HANDLE;
export const headers = doorHeaders;
export const meta: Route.MetaFunction = () => deskMeta("Sign in");

/** Opening the link signs in nobody: scanners of mail open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await whoStarts(context.get(servicesContext), tokenIn(request.url));
  return data({ who }, { status: who === null ? 404 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const cookie = await beginSession(context.get(servicesContext), tokenIn(request.url));
  if (cookie === null) return data(null, { status: 404 });
  throw redirect(DESK_TODAY_PATH, { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function StartPage({ loaderData: { who } }: Route.ComponentProps) {
  if (who === null)
    return (
      <DoorFrame title="This link doesn’t work any more">
        <p>A link to the desk works once, for 15 minutes.</p>
        <p>
          <a href="/desk">Get another link</a>
        </p>
      </DoorFrame>
    );
  return (
    <DoorFrame title={`Kia ora ${who}`}>
      <form method="post" className="panel stack">
        <p>What you look at and do here is noted under your name.</p>
        <div>
          <button className="btn btn-primary" type="submit">
            Sign in as {who}
          </button>
        </div>
      </form>
    </DoorFrame>
  );
}
