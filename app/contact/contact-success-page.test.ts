import { describe, expect, it } from "vitest";
import { SAMPLE_IDENTITY } from "#content/identity.ts";
import { applicationSteps } from "#content/partners.ts";
import { makeReference } from "#domain/reference.ts";
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
    const { document, status } = await pageFor(`?reference=${REFERENCE}`);
    expect(status).toBe(200);
    expect(document.title).toBe("Message received | Niho");
    expect(document.querySelector("strong[aria-hidden=true]")!.textContent).toBe(REFERENCE);
    expect(document.querySelector("strong[aria-hidden=true]")!.parentElement!.textContent).toContain(
      "N I H O",
    );
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

  it("says how soon each kind is answered, and what to keep in mind", async () => {
    const { document } = await pageFor("");
    const main = document.querySelector("main")!.textContent;
    for (const time of [
      "In 2 to 4 hours",
      "In 4 to 8 hours",
      "Within 24 hours on business days",
      "In 2 to 3 business days",
    ])
      expect(main).toContain(time);
    expect(main).toContain("No answer after 48 hours");
    expect(main).toContain("Call (09) 012 0100 (it doesn’t reach anyone yet) with your reference");
    expect(main).toContain("look in your junk folder");
  });

  it("leads on to emergency help, home, the directory and the blog", async () => {
    const { document } = await pageFor("");
    const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(expect.arrayContaining(["/emergency", "/", "/directory", "/blog"]));
  });

  it("is in no search engine and no shared cache", async () => {
    const { document, headers } = await pageFor(`?reference=${REFERENCE}`);
    expect(document.querySelector("meta[name=robots]")!.getAttribute("content")).toMatch(/noindex/);
    expect(document.querySelector("link[rel=canonical]")).toBeNull();
    expect(headers.get("cache-control")).toMatch(/private/);
  });
});

async function pageFor(query: string) {
  return siteToRead(22).page(`/contact-success${query}`);
}
