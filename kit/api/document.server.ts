import { z } from "zod";
import { API_PATH } from "#content/links.ts";
import type { Operation, Parameter } from "./operation.server.ts";
import { PROBLEM_TYPE } from "./problem.server.ts";

/** The part of OpenAPI 3.1 that we speak. */
export type ApiDocument = ReturnType<typeof apiDocument>;

export type ApiOperation = ReturnType<typeof described>;

export type ApiParameter = ReturnType<typeof parameterOf>;

/** JSON Schema, 2020-12, as far as our answers need it. */
export type ApiSchema = {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly string[];
  const?: string;
  items?: ApiSchema;
  anyOf?: readonly ApiSchema[];
  properties?: Readonly<Record<string, ApiSchema>>;
  additionalProperties?: ApiSchema | false;
  required?: readonly string[];
};

/** What the resources say of the site: its origin, and the words that are owed to the sources of what is listed. */
type About = { publicUrl: string; attribution: string; siteName: string };

/** The interface, described for programs. */
export function apiDocument(operations: readonly Operation[], { publicUrl, attribution, siteName }: About) {
  const server = publicUrl + API_PATH;
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName}: the directory`,
      version: "1",
      description: ABOUT,
      "x-attribution": attribution,
    },
    servers: [{ url: server }],
    paths: Object.fromEntries(operations.map((one) => [one.path, { get: described(one, server) }])),
    components: { schemas: schemasOf(operations) },
  };
}

const ABOUT =
  "The directory of dental practices in Aotearoa New Zealand, for programs. You don’t need a key, and any website can ask from a browser. We only ever add addresses and field names. We ignore parameters and values we don’t recognise. Answers have an ETag: ask again with If-None-Match and you’ll get 304 while nothing has changed. Lists near a position and the free times of one practice have none.";

function described(operation: Operation, server: string) {
  const { id, title, text, parameters, answer, examples, type = "application/json" } = operation;
  const { missing, gone, moved, isKept = true } = operation;
  const problem = json(PROBLEM_TYPE, "Problem");
  return {
    operationId: id,
    summary: title,
    description: text,
    parameters: parameters.map(parameterOf),
    responses: {
      200: { description: "Found.", ...(isKept && { headers: { ETag } }), content: json(type, answer) },
      ...(isKept && { 304: { description: "Unchanged since the version in `If-None-Match`." } }),
      ...(moved && { 301: { description: moved, headers: { Location } } }),
      ...(missing && { 404: { description: missing, content: problem } }),
      ...(gone && { 410: { description: gone, content: problem } }),
    },
    /** Addresses to try, whole. */
    "x-examples": examples.map((one) => ({ url: server + one.path, summary: one.text })),
  };
}

const Location = { description: "Where it is now.", schema: { type: "string" } };

const ETag = { description: "Changes when the answer does.", schema: { type: "string" } };

function json(type: string, name: string) {
  return { [type]: { schema: { $ref: refTo(name) } } };
}

function parameterOf({ name, in: where, text, type, values, examples }: Parameter) {
  return {
    name,
    in: where,
    required: where === "path",
    description: text,
    schema: { type, ...(values && { enum: values }) },
    examples: Object.fromEntries(examples.map((value) => [value, { value }])),
  };
}

function schemasOf(operations: readonly Operation[]): Record<string, ApiSchema> {
  const named = z.registry<{ id: string }>();
  const all = new Map<string, z.ZodType>(operations.flatMap(({ schemas }) => Object.entries(schemas)));
  for (const [id, schema] of all.set("Problem", PROBLEM)) named.add(schema, { id });
  // What goes in, so that clients do not refuse fields that are added one day.
  const { schemas } = z.toJSONSchema(named, { uri: refTo, io: "input", override: plain });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [
      id,
      schema as ApiSchema,
    ]),
  );
}

/** Leaves out what the type or the format says already. */
function plain({
  jsonSchema,
}: {
  jsonSchema: { maximum?: number; format?: string; pattern?: string };
}): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === "date") delete jsonSchema.pattern;
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

const PROBLEM = z
  .object({
    type: z.literal("about:blank"),
    title: z.string().describe("HTTP’s name for the status."),
    status: z.int().describe("The status of the answer."),
    detail: z.string().describe("What went wrong, in a sentence."),
  })
  .describe("Why there is no answer (RFC 9457).");
