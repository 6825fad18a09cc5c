import { expect, test } from "vitest";
import { listingLinkMail } from "./listing-link.ts";
import { makePractice } from "#tests/support/practice.ts";
import { openSite } from "#tests/support/site.ts";

test("A practice that is approved reads on which day its free trial ends; one that asked for its link alone doesn’t", async () => {
  const { services } = await openSite({ samples: 3 });
  const mail = (approvedOn: string | null) =>
    JSON.stringify(
      listingLinkMail(services, {
        practice: makePractice({ id: 1, email: "kia.ora@practice.example" }),
        url: "https://niho.example/practice/listing",
        weekUrl: "https://niho.example/practice/week",
        until: new Date("2027-11-20T00:00:00Z"),
        which: "1",
        approvedOn,
      }),
    );
  expect(mail("2026-11-20")).toContain(
    "Your 30 days free begin today, and the last is Saturday 19 December 2026.",
  );
  expect(mail(null)).not.toContain("days free");
});
