import type { Route } from "./+types/find-page.ts";
import { doorMeta } from "./door-head.tsx";
import { FindForm } from "./find-form.tsx";
import { find } from "./find.server.ts";
import { DESK_FIND_PATH } from "#content/desk-addresses.ts";

export const meta: Route.MetaFunction = () => doorMeta("Find");

export function action({ request, context }: Route.ActionArgs) {
  return find(request, context);
}

export default function FindPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="head">
        <h1>Find</h1>
      </div>
      <FindForm
        action={DESK_FIND_PATH}
        label="Reference or email address"
        hint="Enter all of it. You can’t search by name."
        answer={actionData}
      />
    </>
  );
}
