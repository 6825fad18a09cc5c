import type { Practice } from "#domain/practices/practice.ts";

/** A sample's addresses lead nowhere, so they are shown and not linked; nor is what is not a web address. */
export function Website({ practice: { website, isSample } }: { practice: Practice }) {
  const shown = website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  const isLinked = !isSample && /^https?:\/\/\w/i.test(website);
  return isLinked ? <a href={website}>{shown}</a> : <span>{shown}</span>;
}
