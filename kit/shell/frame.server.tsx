import { renderedOnce } from "../ui/rendered.server.tsx";
import type { ShellFacts } from "./facts.server.ts";
import { FooterContents, type FooterFacts, type FooterKind } from "./footer.tsx";
import { HeaderContents, headerSection } from "./header.tsx";

/** What the header and the footer of a page contain, as HTML. The header’s depends on where its red button leads. */
export type FrameHtml = { header: (emergency: string) => string; footer: (kind: FooterKind) => string };

/** They are a third of the elements around the cards of a directory page. */
export function frameHtml(
  path: string,
  { year, operator, credits }: Pick<ShellFacts, "year" | "operator" | "credits">,
): FrameHtml {
  const { name } = operator.identity;
  const facts: FooterFacts = { year, operator, credits };
  return {
    header: (emergency) =>
      renderedOnce(`header ${name} ${headerSection(path)} ${emergency}`, () => (
        <HeaderContents path={path} name={name} emergency={emergency} />
      )),
    footer: (kind) =>
      renderedOnce(`footer ${kind} ${JSON.stringify(facts)}`, () => (
        <FooterContents kind={kind} {...facts} />
      )),
  };
}
