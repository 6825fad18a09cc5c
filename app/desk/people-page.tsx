import { useSearchParams } from "react-router";
import { DESK_PEOPLE_PATH } from "#content/desk-addresses.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { Route } from "./+types/people-page.ts";
import { doorMeta } from "./door-head.tsx";
import { findPerson } from "./person.server.ts";

export const meta: Route.MetaFunction = () => doorMeta("People");

export function action({ request, context }: Route.ActionArgs) {
  return findPerson(request, context);
}

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
        <p className="say say-done" role="status">
          <Icon name="check" />
          <span>Erased for good. Practices that had an open request get an email.</span>
        </p>
      )}
      <form method="post" action={DESK_PEOPLE_PATH} className="panel stack find-form">
        <div className="field">
          <label className="label" htmlFor="person">
            Their email address, or one of their references
          </label>
          <p className="hint" id="person-hint">
            Enter all of it: you can’t search by name. Make sure you’re speaking to them: ask for something
            only they know.
          </p>
          <input
            className="input"
            type="text"
            id="person"
            name="find"
            defaultValue={actionData?.asked}
            required
            maxLength={254}
            aria-describedby={actionData ? "person-problem person-hint" : "person-hint"}
            aria-invalid={actionData ? true : undefined}
          />
          {actionData && (
            <p className="error" id="person-problem" role="alert">
              {actionData.problem}
            </p>
          )}
        </div>
        <div>
          <button className="btn btn-primary" type="submit">
            Find
          </button>
        </div>
      </form>
    </>
  );
}
