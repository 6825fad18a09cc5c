import { renderedOnce } from "../ui/rendered.server.tsx";
import type { ShellFacts } from "./facts.server.ts";
import { emergencyNear } from "./emergency-near.ts";
import { FooterContents, type FooterFacts, type FooterKind } from "./footer.tsx";
import { HeaderContents, headerSection } from "./header.tsx";

/** What the header and the footer of a page contain, as HTML. */
export type FrameHtml = { header: string; footer: Record<FooterKind, string> };

/** They are a third of the elements around the cards of a directory page. */
export function frameHtml(
  path: string,
  { year, operator, credits }: Pick<ShellFacts, "year" | "operator" | "credits">,
): FrameHtml {
  const { name } = operator.identity;
  const facts: FooterFacts = { year, operator, credits };
  const footerOf = (kind: FooterKind) =>
    renderedOnce(`footer ${kind} ${JSON.stringify(facts)}`, () => <FooterContents kind={kind} {...facts} />);
  return {
    header: renderedOnce(`header ${name} ${headerSection(path)}`, () => (
      <HeaderContents path={path} name={name} emergency={emergencyNear(path)} />
    )),
    footer: { full: footerOf("full"), slim: footerOf("slim") },
  };
}
