import { ACCESSIBILITY } from "#content/legal/accessibility.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { useOperator } from "#kit/shell/use-shell-facts.ts";
import type { Route } from "./+types/accessibility-page.ts";
import { LegalDocument } from "./legal-document.tsx";

const TRAIL = [{ label: ACCESSIBILITY.title }];

export const handle = { parameters: [] } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: ACCESSIBILITY.title,
    description: ACCESSIBILITY.lede,
    path: "/accessibility",
    trail: TRAIL,
  });

export default function AccessibilityPage() {
  const operator = useOperator();
  const text = { ...ACCESSIBILITY, sections: ACCESSIBILITY.sectionsOf(operator) };
  return <LegalDocument text={text} trail={TRAIL} email={operator.emails.support} />;
}
