import { expect, test } from "vitest";
import { likelyPages } from "./likely-pages.server.ts";

test.each([
  ["/emergancy", ["/emergency"]],
  ["/contact-us", ["/contact"]],
  ["/privacy", ["/privacy-policy"]],
  ["/tos", ["/terms"]],
  ["/price", ["/compare/price"]],
  ["/fees", ["/compare/price", "/prices"]],
  ["/wellington", ["/locations/wellington"]],
  ["/location/hamiltn", ["/locations/hamilton", "/locations"]],
  ["/find/palmerston_north", ["/locations/palmerston-north"]],
  ["/t%C4%81maki-makaurau", ["/locations/auckland"]],
  ["/service/invisaline", ["/services/invisalign", "/services"]],
  ["/cancel-booking", ["/book", "/lost-link"]],
  ["/dentist-whangarei", ["/locations/whangarei", "/locations/whanganui", "/directory"]],
  ["/dentists/whanganui", ["/locations/whanganui", "/locations/whangarei", "/directory"]],
  ["/dr-philippa-kelly", []],
  ["/mandarin-dentist-north-shore", ["/directory"]],
  ["/wp-login.php", []],
  ["/%E0%A4%A", []],
  ["/dentists-in-nelson-taupo-napier-timaru", ["/locations/nelson", "/locations/taupo", "/locations/napier"]],
  [`/${"hamilton".repeat(1_000)}`, []],
])("%s may mean %j", (path, hrefs) => {
  expect(likelyPages(path).map(({ href }) => href)).toEqual(hrefs);
});
