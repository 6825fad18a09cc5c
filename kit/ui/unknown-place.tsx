import { directoryHref } from "#content/links.ts";

/** So that no one takes the whole country for the place that they asked for. */
export function UnknownPlace({ text }: { text: string }) {
  return (
    <p className="panel">
      {`“${text}” isn’t in our list of towns, cities and regions, so this is all of New Zealand. `}
      <a href={directoryHref({ q: text })}>{`Search for “${text}”`}</a>
    </p>
  );
}
