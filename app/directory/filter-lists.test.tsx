import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { openSite } from "#tests/support/site.ts";
import { viewDirectory } from "./directory.server.ts";
import { FilterForm } from "./filter-form.tsx";
import { withHtml } from "./filter-lists.server.tsx";
import type { Frame } from "./screen.ts";

test("The lists that are rendered once for many pages show what is chosen on this one, as React shows them", async () => {
  const { services } = await openSite({ samples: 40 });
  const formOf = (frame: Frame) => renderToString(<FilterForm screen={frame} state={null} />);
  for (const query of [
    "",
    "location=nelson&sort=name",
    "location=napier&service=implants&language=english",
    "",
  ]) {
    const { screen } = await viewDirectory(services, new URLSearchParams(query));
    const [first, further] = [screen.first, screen.further].map((controls) => controls.map(withHtml));
    const kept = { ...screen, first: first!, further: further!, sort: withHtml(screen.sort) };
    expect(kept.first.every(({ html }) => html !== undefined)).toBe(true);
    expect(formOf(kept), query).toBe(formOf(screen));
  }
});
