import { renderedOnce } from "../ui/rendered.server.tsx";
import type { ShellFacts } from "./facts.server.ts";
import { FooterContents, type FooterFacts } from "./footer.tsx";
import { HeaderContents, sectionOf } from "./header.tsx";

/** What the header and the footer of a page contain, as HTML. */
export type FrameHtml = { header: string; footer: string };

/** They are a third of the elements around the cards of a directory page. */
export function frameHtml(
  path: string,
  { year, samples, operator, credits }: Pick<ShellFacts, "year" | "samples" | "operator" | "credits">,
): FrameHtml {
  const facts: FooterFacts = { year, showsSamples: samples !== "none", operator, credits };
  return {
    header: renderedOnce(`header ${sectionOf(path)}`, () => <HeaderContents path={path} />),
    footer: renderedOnce(`footer ${JSON.stringify(facts)}`, () => <FooterContents {...facts} />),
  };
}
