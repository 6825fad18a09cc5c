import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { Initials } from "#kit/ui/initials.tsx";

/** The operator's people; the specification's are made up, and say so. */
export function Team() {
  const { team, isSample } = useIdentity();
  return (
    <>
      {isSample && (
        <p className="soft team-note">
          These show how the page will look: no one with these names works here.
        </p>
      )}
      <ul className="cards cards-3">
        {team.map(({ name, role, text }) => (
          <li key={name} className="card">
            <Initials name={name} />
            <div>
              <h3 className="card-name">{name}</h3>
              <p className="small soft">{isSample ? `${role} (made up)` : role}</p>
            </div>
            {text !== "" && <p className="card-summary">{text}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
