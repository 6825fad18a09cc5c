import stylesheet from "#kit/styles/sheets/desk.css?url";
import type { Route } from "./+types/door-page.ts";
import { Door, DoorFrame } from "./door.tsx";
import { DOOR_HANDLE, doorHeaders, deskMeta } from "./door-head.tsx";

export { askAtDoor as action, readDoor as loader } from "./sign-in.server.ts";
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = DOOR_HANDLE;
export const headers = doorHeaders;
export const meta: Route.MetaFunction = () => deskMeta("Sign in");

export default function DoorPage({ loaderData: { takesEmail } }: Route.ComponentProps) {
  return (
    <DoorFrame title="Sign in to the desk">
      <Door takesEmail={takesEmail} />
    </DoorFrame>
  );
}
