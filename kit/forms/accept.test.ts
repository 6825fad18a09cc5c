import { expect, it } from "vitest";
import { prefersJson } from "./accept.ts";

it.each([
  ["application/json", true],
  ["application/json, text/plain, */*", true],
  ["Application/JSON;charset=utf-8", true],
  ["application/json, text/html", true],
  ["text/html;q=0.5, application/json", true],
  ["text/html, application/json", false],
  ["text/html, application/json;q=0.9", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["application/json;q=0", false],
  ["application/json;q=nonsense", false],
  ["*/*", false],
  ["", false],
])("an answer to Accept %j is JSON: %s", (accept, isJson) => {
  expect(prefersJson(new Request("http://niho.test/", { headers: { accept } }))).toBe(isJson);
});
