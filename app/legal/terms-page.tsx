import { TERMS } from "#content/legal/terms.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { useOperator, useRouting } from "#kit/shell/use-shell-facts.ts";
import type { Route } from "./+types/terms-page.ts";
import { LegalDocument } from "./legal-document.tsx";

const TRAIL = [{ label: TERMS.title }];

export const handle = { parameters: [] } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: TERMS.title, description: TERMS.lede, path: "/terms", trail: TRAIL });

export default function TermsPage() {
  const operator = useOperator();
  const text = { ...TERMS, sections: TERMS.sectionsOf(operator, useRouting()) };
  return <LegalDocument text={text} trail={TRAIL} email={operator.emails.support} />;
}
