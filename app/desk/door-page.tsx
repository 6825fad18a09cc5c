import { redirect } from "react-router";
import { DESK_SENT_PATH, DESK_TODAY_PATH } from "#content/desk-addresses.ts";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/desk.css?url";
import type { Route } from "./+types/door-page.ts";
import { askAtDoor, isSignedIn } from "./sign-in.server.ts";
import { Door, DoorFrame } from "./door.tsx";
import { DOOR_HANDLE, doorHeaders, deskMeta } from "./door-head.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = DOOR_HANDLE;
export const headers = doorHeaders;
export const meta: Route.MetaFunction = () => deskMeta("Sign in");

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (await isSignedIn(request, services)) throw redirect(DESK_TODAY_PATH, 303);
  return { takesEmail: services.deskMembers.length > 0 };
}

/** The same answer for every address. */
export async function action({ request, context }: Route.ActionArgs) {
  await askAtDoor(request, context.get(servicesContext));
  return redirect(DESK_SENT_PATH, 303);
}

export default function DoorPage({ loaderData: { takesEmail } }: Route.ComponentProps) {
  return (
    <DoorFrame title="Sign in to the desk">
      <Door takesEmail={takesEmail} />
    </DoorFrame>
  );
}
