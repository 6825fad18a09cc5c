import stylesheet from "#kit/styles/sheets/desk.css?url";
import type { Route } from "./+types/sent-page.ts";
import { DoorFrame } from "./door.tsx";
import { DOOR_HANDLE, doorHeaders, deskMeta } from "./door-head.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = DOOR_HANDLE;
export const headers = doorHeaders;
export const meta: Route.MetaFunction = () => deskMeta("Check your email");

export default function SentPage() {
  return (
    <DoorFrame title="Check your email">
      <p>If you work here, a link is on its way. It works once, for 15 minutes.</p>
      <p>
        Nothing after a few minutes? Check your junk folder. Each address gets at most five links an hour.
      </p>
      <p>
        <a href="/desk">Try again</a>
      </p>
    </DoorFrame>
  );
}
