import { data } from "react-router";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/texts-in.ts";
import { receiveReply } from "./texts.server.ts";

/** Only a gateway has business here. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Where a gateway brings us replies to texts. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const isTaken = await receiveReply(context.get(servicesContext), token, request);
  return new Response(null, { status: isTaken ? 204 : 404 });
}
