import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { isUnreachable } from "./unreachable.ts";

test("A PostgreSQL whose socket is missing is away; any other missing file is a fault of our own", async () => {
  const [error] = (await once(connect("/nowhere/.s.PGSQL.5432"), "error").catch((e: unknown) => [e])) as [
    Error,
  ];
  expect(isUnreachable(error)).toBe(true);
  expect(isUnreachable(failure(() => readFileSync("/nowhere/page.css")))).toBe(false);
});

function failure(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
