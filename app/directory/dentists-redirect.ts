import { redirect } from "react-router";
import { directoryHref } from "#content/links.ts";
import type { Route } from "./+types/dentists-redirect.ts";

/** An older address of the directory (specification, section 2); the query is kept. */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(directoryHref() + new URL(request.url).search, 301);
}
