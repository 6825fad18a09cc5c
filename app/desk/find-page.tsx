import { DESK_FIND_PATH } from "#content/desk-addresses.ts";
import type { Route } from "./+types/find-page.ts";
import { deskMeta } from "./door-head.tsx";
import { FindForm } from "./desk-form.tsx";
import { useRowKeys } from "./keys.ts";
import { PracticeRows } from "./practice-rows.tsx";

export { find as action } from "./find.server.ts";
export const meta: Route.MetaFunction = () => deskMeta("Find");

export default function FindPage({ actionData }: Route.ComponentProps) {
  useRowKeys();
  return (
    <>
      <div className="head">
        <h1>Find</h1>
      </div>
      <FindForm
        action={DESK_FIND_PATH}
        label="Reference, email address or practice"
        hint="For a person, type the whole reference or email address. For a practice, a name, a town or a number."
        answer={actionData}
      />
      {actionData && actionData.practices.length > 0 && <PracticeRows practices={actionData.practices} />}
    </>
  );
}
