import { describe, expect, it } from "vitest";
import { trackingOfForm, trackingOfPage } from "./tracking.ts";

const OURS = "https://niho.example";
const nothing = { utm_source: "", utm_medium: "", utm_campaign: "", page_url: "" };

describe("where a visitor came from", () => {
  it("is read from the page's address, under our public one", () => {
    const address =
      "http://127.0.0.1:3000/book?utm_source=news&utm_medium=email&utm_campaign=Ō+2026&practice=12";
    expect(trackingOfPage(address, OURS)).toEqual({
      utm_source: "news",
      utm_medium: "email",
      utm_campaign: "Ō 2026",
      page_url: `${OURS}/book?utm_source=news&utm_medium=email&utm_campaign=%C5%8C+2026`,
    });
  });

  it("never tells what was typed", () => {
    const sent = { ...nothing, page_url: `${OURS}/search?q=toothache+aroha@example.com&utm_source=a#me` };
    expect(trackingOfForm(sent, OURS).page_url).toBe(`${OURS}/search?utm_source=a`);
  });

  it.each([
    "https://evil.example/book",
    "javascript:alert(1)",
    "//evil.example/book",
    "http://[",
    "data:,x",
    "",
  ])("is left out when the address is %j", (page_url) => {
    expect(trackingOfForm({ ...nothing, page_url }, OURS).page_url).toBe("");
  });

  it("forgets names and passwords in an address", () => {
    const sent = { ...nothing, page_url: "https://aroha:secret@niho.example/book" };
    expect(trackingOfForm(sent, OURS).page_url).toBe(`${OURS}/book`);
  });

  it("is cut short rather than refused", () => {
    const long = trackingOfForm(
      { ...nothing, utm_source: "🦷".repeat(5_000), page_url: `/${"a".repeat(600)}` },
      OURS,
    );
    expect(long.utm_source).toBe("🦷".repeat(100));
    expect(long.page_url).toBe(OURS);
  });

  it("has no blanks at its ends, where it was cut neither", () => {
    const sent = { ...nothing, utm_source: " news ", utm_medium: `${"a".repeat(99)} b` };
    expect(trackingOfForm(sent, OURS)).toMatchObject({ utm_source: "news", utm_medium: "a".repeat(99) });
  });
});
