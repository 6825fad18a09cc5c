import type { Route } from "./+types/api-page.ts";
import { apiDocument } from "#kit/api/document.server.ts";
import { attributionLine } from "#services/practices/attribution.ts";
import { OperationSection } from "#kit/api/operation-section.tsx";
import { SchemaSection } from "#kit/api/schema-section.tsx";
import { OPERATIONS } from "./api-operations.server.ts";
import type { PageHandle } from "./root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { API_PATH, dataPath } from "#content/links.ts";
import { OnThisPage } from "#kit/ui/on-this-page.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";

export const handle = { parameters: [] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, practices, operator } = context.get(servicesContext);
  const attribution = attributionLine(await practices.now());
  return apiDocument(OPERATIONS, { publicUrl, attribution, siteName: operator.identity.name });
}

const TITLE = "The directory for programs";
const TRAIL = [{ label: "About Us", href: "/about" }, { label: TITLE }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: TITLE,
    description:
      "Read the directory of New Zealand dental practices from your own program or website, as JSON: addresses, fields and examples.",
    path: "/api",
    trail: TRAIL,
  });

export default function ApiPage({ loaderData }: Route.ComponentProps) {
  const { info, servers, paths, components } = loaderData;
  const operations = Object.entries(paths).map(([path, { get }]) => ({ path, operation: get }));
  const schemas = Object.entries(components.schemas);
  const server = servers[0]!.url;
  return (
    <>
      <PlainHead trail={TRAIL} title={TITLE}>
        Your own program or website can read everything in the directory too.
      </PlainHead>
      <div className="wrap tail">
        <div className="split split-left">
          <OnThisPage
            links={[
              ...operations.map(({ operation }) => ({ id: operation.operationId, text: operation.summary })),
              ...schemas.map(([name]) => ({ id: name, text: name })),
            ]}
          />
          <div className="stack-xl">
            <div className="prose">
              <p>{info.description}</p>
              <p>
                Every address below begins with <code>{server}</code>.
              </p>
              <p>
                <OnwardLink href="/api/v1/openapi.json" text="The same for your program: OpenAPI 3.1" />
              </p>
              <p>
                AI assistants can ask at <code>{server.replace(API_PATH, "/mcp")}</code>, by the Model Context
                Protocol. They can find a practice, read its prices, and get help in an emergency. They can
                only read: to ask for an appointment, people fill in and send the form themselves.
              </p>
              <p>
                <OnwardLink href={dataPath()} text="Where the listings come from" />
              </p>
            </div>
            {operations.map(({ path, operation }) => (
              <OperationSection key={path} path={path} server={server} operation={operation} />
            ))}
            {schemas.map(([name, schema]) => (
              <SchemaSection key={name} name={name} schema={schema} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
