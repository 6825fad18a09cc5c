import type { PracticeHead } from "./practice-card.tsx";
import { SampleHeading } from "./sample-mark.tsx";

export function PracticeName({
  practice: { path, name, isSample },
}: {
  practice: Pick<PracticeHead, "path" | "name" | "isSample">;
}) {
  return (
    <SampleHeading isSample={isSample}>
      <h3 className="card-name">
        <a href={path}>{name}</a>
      </h3>
    </SampleHeading>
  );
}
