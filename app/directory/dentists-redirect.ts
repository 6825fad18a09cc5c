import { redirect } from "react-router";
import { directoryHref } from "../links.ts";
import type { Route } from "./+types/dentists-redirect.ts";

/** The directory was once thought to be here (specification, section 2). What was asked for goes along. */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(directoryHref() + new URL(request.url).search, 301);
}
