import type { Source } from "#content/sources.ts";

/** `Health New Zealand: Dentists and emergency dental care`, of which the title is the link. */
export function SourceLine({ source: { publisher, title, url } }: { source: Source }) {
  return (
    <>
      {`${publisher}: `}
      <a href={url}>{title}</a>
    </>
  );
}
