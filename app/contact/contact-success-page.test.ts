import { describe, expect, it } from "vitest";
import { SAMPLE_IDENTITY } from "#content/identity.ts";
import { applicationSteps } from "#content/partners.ts";
import { makeReference } from "#domain/requests/reference.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const REFERENCE = makeReference((count) => new Uint8Array(count).fill(7));

describe("the page after a message or an application", () => {
  it("after an application of a practice has its own title and steps, and nothing about pain", async () => {
    const { document } = await siteToRead(22).page(
      "/contact-success?reference=NIHO-7K4Q-2WXR-6M&of=application",
    );
    expect(document.querySelector("h1")!.textContent).toBe("Application received");
    expect([...document.querySelectorAll("main ol h3")].map((step) => step.textContent)).toEqual(
      applicationSteps(SAMPLE_IDENTITY).map(({ title }) => title),
    );
    expect(document.querySelector("main")!.textContent).not.toContain("hurt");
  });

  it("without a reference of an application claims none", async () => {
    const { document } = await pageFor("?of=application");
    expect(document.querySelector("h1")!.textContent).toBe("No application to show");
    expect(document.querySelector("main")!.textContent).not.toMatch(/We have/);
  });

  it("shows the reference, and spells it out for who listens", async () => {
    const { document, headers, status } = await pageFor(`?reference=${REFERENCE}`);
    expect(status).toBe(200);
    expect(document.title).toBe("Message received | Niho");
    expect(document.querySelector("strong[aria-hidden=true]")!.textContent).toBe(REFERENCE);
    expect(document.querySelector("strong[aria-hidden=true]")!.parentElement!.textContent).toContain(
      "N I H O",
    );
    expect(headers.get("cache-control")).toMatch(/private/);
  });

  it.each([
    "",
    "?reference=",
    "?reference=NIHO-2222-2222-23",
    "?reference=%3Cscript%3Ealert(1)%3C/script%3E",
  ])("works with %j, and shows no reference that is none", async (query) => {
    const { document, html, status } = await pageFor(query);
    expect(status).toBe(200);
    expect(document.querySelector("h1")!.textContent).toBe("No message to show");
    expect(document.title).toBe("No message to show | Niho");
    expect(document.querySelector("main")!.textContent).not.toMatch(/We have/);
    expect(document.querySelector("strong[aria-hidden=true]")).toBeNull();
    expect(html).not.toMatch(/2222-23|alert\(1\)/);
  });
});

async function pageFor(query: string) {
  return siteToRead(22).page(`/contact-success${query}`);
}
