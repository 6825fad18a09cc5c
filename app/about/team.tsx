import { SAMPLE_TEAM } from "#content/about.ts";
import { Initials } from "#kit/ui/initials.tsx";

/** Goes when the sample practices go. */
export function Team() {
  return (
    <>
      <p className="soft team-note">They show how this page will look: no one of that name works here.</p>
      <ul className="cards cards-3">
        {SAMPLE_TEAM.map(({ name, role, text }) => (
          <li key={name} className="card">
            <Initials name={name} />
            <div>
              <h3 className="card-name">{name}</h3>
              <p className="small soft">{`${role} (made up)`}</p>
            </div>
            <p className="card-summary">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
