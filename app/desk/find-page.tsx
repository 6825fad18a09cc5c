import type { Route } from "./+types/find-page.ts";
import { doorMeta } from "./door-head.tsx";
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
      <form method="post" action={DESK_FIND_PATH} className="panel stack find-form">
        <div className="field">
          <label className="label" htmlFor="find-whole">
            Reference or email address
          </label>
          <p className="hint">Enter all of it. You can’t search by name.</p>
          <input
            className="input"
            type="text"
            id="find-whole"
            name="find"
            defaultValue={actionData?.asked}
            required
            maxLength={254}
          />
          {actionData && (
            <p className="error" role="alert">
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
