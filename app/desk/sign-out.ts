import type { Route } from "./+types/sign-out.ts";
import { leave } from "./sign-out.server.ts";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return leave(request, context);
}
