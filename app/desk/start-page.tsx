import stylesheet from "#kit/styles/sheets/desk.css?url";
import type { Route } from "./+types/start-page.ts";
import { DoorFrame } from "./door.tsx";
import { DOOR_HANDLE, doorHeaders, deskMeta } from "./door-head.tsx";

export { beginSession as action, readStart as loader } from "./sign-in.server.ts";
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = DOOR_HANDLE;
export const headers = doorHeaders;
export const meta: Route.MetaFunction = () => deskMeta("Sign in");

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
