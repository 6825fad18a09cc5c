import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { loader as pulse } from "./pulse.ts";

const LOOK_EVERY = 30_000;

/** Says what has changed about an item while its page is open, and who else is at it. Nothing moves under your hands. */
export function Pulse({
  about,
  version,
  others,
}: {
  about: string;
  version: number | string;
  others: readonly string[];
}) {
  const { data, load } = useFetcher<typeof pulse>();
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && load(`/desk/pulse?about=${about}`));
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [about, load]);
  const looking = data?.others ?? others;
  const hasChanged = data !== undefined && data.version !== version;
  return (
    <p className="row pulse" role="status">
      {looking.map((who) => (
        <span key={who} className="who">
          {who} is looking
        </span>
      ))}
      {hasChanged && (
        <span>
          Something has changed here. <a href={`?at=${data.version}`}>Look again</a>
        </span>
      )}
    </p>
  );
}
