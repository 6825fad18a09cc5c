import { PRIVACY_POLICY } from "#content/legal/privacy.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { useMapHosts, useOperator, useRouting } from "#kit/shell/use-shell-facts.ts";
import type { Route } from "./+types/privacy-page.ts";
import { LegalDocument } from "./legal-document.tsx";

const TRAIL = [{ label: PRIVACY_POLICY.title }];

export const handle = { parameters: [] } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: PRIVACY_POLICY.title,
    description: PRIVACY_POLICY.lede,
    path: "/privacy-policy",
    trail: TRAIL,
  });

export default function PrivacyPage() {
  const operator = useOperator();
  const facts = { routing: useRouting(), mapHosts: useMapHosts() };
  const text = { ...PRIVACY_POLICY, sections: PRIVACY_POLICY.sectionsOf(operator, facts) };
  return <LegalDocument text={text} trail={TRAIL} email={operator.privacyEmail} />;
}
