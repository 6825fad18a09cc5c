import { useSearchParams } from "react-router";
import { DESK_PEOPLE_PATH } from "#content/desk-addresses.ts";
import type { Route } from "./+types/people-page.ts";
import { deskMeta } from "./door-head.tsx";
import { FindForm } from "./desk-form.tsx";
import { Done } from "./item-parts.tsx";

export { findPerson as action } from "./person.server.ts";
export const meta: Route.MetaFunction = () => deskMeta("People");

export default function PeoplePage({ actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  return (
    <>
      <div className="head">
        <div>
          <h1>People</h1>
          <p>See, copy, correct or erase what someone has sent us.</p>
        </div>
      </div>
      {asked.get("done") === "erase" && (
        <Done>Erased for good. Practices that had an open request get an email.</Done>
      )}
      <FindForm
        action={DESK_PEOPLE_PATH}
        label="Their email address, or one of their references"
        hint="Enter all of it: you can’t search by name. Make sure you’re speaking to them: ask for something only they know."
        answer={actionData}
      />
    </>
  );
}
