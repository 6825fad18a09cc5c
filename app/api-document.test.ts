import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import routes from "./routes.ts";
import type { ApiDocument, ApiOperation } from "#kit/api/document.server.ts";

const site = siteToRead(240);
let document: ApiDocument;
let operations: { path: string; operation: ApiOperation }[];

beforeAll(async () => {
  document = (await (await site.fetch("/api/v1/openapi.json")).json()) as ApiDocument;
  operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, operation: get }));
});

async function read(address: string): Promise<{ status: number; body: unknown }> {
  const answer = await site.fetch(address.slice(ORIGIN.length));
  // Each line is an answer of its own, tried beside its area: samples have none.
  if (answer.headers.get("Content-Type")?.endsWith("ndjson"))
    return { status: answer.status, body: await answer.text() };
  return { status: answer.status, body: await answer.json() };
}

/** The schema of an answer as the document has it, made strict: a field that it does not name is a fault of ours. */
function described({ responses }: ApiOperation, status: 200 | 404 = 200): z.ZodType {
  const content = Object.values(responses[status]!.content)[0]!;
  const defs = JSON.parse(
    JSON.stringify(document.components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
    (_, value: Record<string, unknown>) =>
      value?.["properties"] ? { ...value, additionalProperties: false } : value,
  ) as Record<string, unknown>;
  const name = content.schema.$ref.split("/").at(-1)!;
  return z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: defs } as never);
}

/** Addresses that leave out nothing: every example, and every parameter with every value that the document gives it. */
function addressesOf({ path, operation }: (typeof operations)[number]): string[] {
  const server = document.servers[0]!.url;
  const tried = operation.parameters.flatMap(({ name, in: where, schema, examples }) =>
    [...(schema.enum ?? []), ...Object.values(examples).map(({ value }) => value)].map((value) =>
      where === "path"
        ? server + path.replace(`{${name}}`, value)
        : `${server}${filledIn(path)}?${new URLSearchParams({ [name]: value })}`,
    ),
  );
  return [...new Set([...operation["x-examples"].map(({ url }) => url), ...tried])];
}

/** A sample that lets patients book. */
function filledIn(path: string): string {
  return path.replace("{id}", "3");
}

describe("The document of the interface", () => {
  test("is OpenAPI 3.1, with a name for each thing to ask for and every reference leading somewhere", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.servers).toEqual([{ url: `${ORIGIN}/api/v1` }]);
    const served = (routes as { path?: string }[]).flatMap(
      ({ path = "" }) => /^api\/v1(\/.*)$/.exec(path)?.[1] ?? [],
    );
    expect(Object.keys(document.paths)).toEqual(
      served.filter((path) => path !== "/openapi.json").map((path) => path.replace(/:(\w+)/, "{$1}")),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, name] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
    expect(JSON.stringify(document)).not.toMatch(/\$id|\$schema|"\$ref":"(?!#\/components)/);
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const required = operation.parameters.filter((one) => one.required).map(({ name }) => name);
      expect(required).toEqual(inPath);
    }
  });

  test("describes every answer: each example, and each parameter with each of its values, has the fields it names and no other", async () => {
    let tried = 0;
    for (const one of operations) {
      const schema = described(one.operation);
      for (const address of addressesOf(one)) {
        const { status, body } = await read(address);
        expect([address, status]).toEqual([address, 200]);
        const faults = body === "" ? [] : (schema.safeParse(body).error?.issues ?? []);
        expect([address, faults]).toEqual([address, []]);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(60);
  });

  test("would find fields that are not described, are missing or have another kind", async () => {
    const list = operations.find(({ path }) => path === "/practices")!;
    const schema = described(list.operation);
    const { body } = (await read(`${ORIGIN}/api/v1/practices`)) as { body: { practices: object[] } };
    const [first, ...others] = body.practices;
    const { phone: _, ...without } = first as { phone: string };
    for (const wrong of [
      { ...first, fax: "1" },
      without,
      { ...first, rating: "5" },
      { ...first, price: "$$$$" },
    ]) {
      expect(schema.safeParse({ ...body, practices: [wrong, ...others] }).success).toBe(false);
    }
    expect(schema.safeParse(body).success).toBe(true);
  });

  test("Every operation whose description has a 304 answers its examples with an ETag, and no other says so", async () => {
    for (const { operation } of operations) {
      const isKept = operation.responses[304] !== undefined;
      expect([operation.operationId, operation.responses[200].headers !== undefined]).toEqual([
        operation.operationId,
        isKept,
      ]);
      for (const { url } of operation["x-examples"]) {
        const { headers } = await site.fetch(url.slice(ORIGIN.length));
        expect([url, headers.has("ETag")]).toEqual([url, isKept]);
      }
    }
  });

  test("says that a practice might have become another, or be listed no longer", () => {
    const { responses } = document.paths["/practices/{id}"]!.get;
    expect(responses[301]).toMatchObject({ headers: { Location: {} } });
    expect(responses[410]!.content).toEqual(responses[404]!.content);
    const others = operations.filter(({ operation }) => operation.responses[301] ?? operation.responses[410]);
    expect(others.map(({ path }) => path)).toEqual(["/practices/{id}", "/practices/{id}/free-times"]);
  });

  test("describes what is said where there is nothing", async () => {
    const single = operations.filter((one) => one.operation.responses[404]);
    expect(single.map(({ path }) => path)).toEqual(["/practices/{id}", "/practices/{id}/free-times"]);
    for (const { path, operation } of single) {
      const { status, body } = await read(`${ORIGIN}/api/v1${path.replace("{id}", "99999")}`);
      expect(status).toBe(404);
      expect(described(operation, 404).safeParse(body).error?.issues ?? []).toEqual([]);
    }
  });
});
