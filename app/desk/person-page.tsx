import { Link } from "react-router";
import type { Route } from "./+types/person-page.ts";
import { doorMeta } from "./door-head.tsx";
import { readPerson } from "./find.server.ts";
import { LOOK_NOTE } from "./item-parts.tsx";

export const meta: Route.MetaFunction = () => doorMeta("A person");

export function loader({ context, params }: Route.LoaderArgs) {
  return readPerson(params.hash, context);
}

export default function PersonPage({ loaderData: { held } }: Route.ComponentProps) {
  return (
    <>
      <div className="head">
        <h1>What we hold on a person</h1>
      </div>
      <section className="panel">
        {held.length === 0 && <p>Nothing is held under this address.</p>}
        <ul className="held">
          {held.map(({ reference, what, sent, href }) => (
            <li key={reference}>
              <Link to={href}>
                {what} {reference}
              </Link>
              <span className="dim">, sent {sent}</span>
            </li>
          ))}
        </ul>
        <p className="foot-note">
          {LOOK_NOTE} To give them a copy or erase everything, use the commands <code>person</code> and{" "}
          <code>erase</code>.
        </p>
      </section>
    </>
  );
}
