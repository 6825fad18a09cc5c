import { expect, test } from "vitest";
import { bookingOf } from "../support/ask-running-site.ts";
import { runCommand } from "../support/command-line.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { mailThat } from "../support/mail-folder.ts";
import { startSite } from "../support/running-site.ts";

/** What our staff do by the command line beside a running site: no browser is needed for it. */

const ENVIRONMENT = { ROUTING: "desk", SAMPLE_PRACTICES: "10" };
const here = forAllTests({ site: () => startSite({ environment: ENVIRONMENT }) });

test("our staff send one request on, the practice confirms it by its link, and they end another", async () => {
  const reference = await book(1);
  const listed = await niho("request", "list");
  expect([listed.status, listed.stdout]).toEqual([0, expect.stringContaining(reference)]);

  const sent = await niho("request", "send", reference, "3");
  expect([sent.status, sent.stdout]).toEqual([
    0,
    expect.stringMatching(/ \(3\) now has NIHO-.+, and has until .+ to reply\. /),
  ]);
  expect(await niho("request", "send", reference, "3")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/ already has NIHO-.+\. Nothing was changed\.\n$/),
  });
  expect((await niho("audit", "--about", reference)).stdout.match(/request send/g)).toHaveLength(1);

  // A form has the site look for mails at once, those of a command included: by itself it looks every 15 seconds.
  const other = await book(2);
  await mailWith("booking-passed-1", reference);
  const { text = "" } = await mailWith("practice-request-1", reference);
  const because = "No one in Auckland answers";
  const closed = await niho("request", "close", other, "--because", because);
  expect([closed.status, closed.stdout]).toEqual([0, expect.stringContaining(`${other} has ended.`)]);
  expect((await niho("request", "close", other, "--because", because)).stdout).toContain(
    "Nothing was changed",
  );

  const page = /http\S+\/practice\/request\?token=[0-9a-f]{64}/.exec(text)![0];
  const answer = { do: "answer", answer: "confirm", version: "1", time: "09:30", minutes: "30" };
  const confirmed = await fetch(page, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: here.site.url },
    body: new URLSearchParams({ ...answer, date: bookingOf(1).preferredDate }),
  });
  expect(confirmed.status).toBe(303);
  expect((await mailWith("booking-confirmed-2", "Your appointment")).subject).toMatch(/^Your appointment: /);

  expect((await mailWith("booking-ended-1", other)).text).not.toContain(because);
  expect((await niho("request", "list")).stderr).toBe("No requests are waiting for our staff.\n");
});

async function book(number: number): Promise<string> {
  const response = await fetch(here.site.url, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(bookingOf(number)),
  });
  return ((await response.json()) as { reference: string }).reference;
}

/** As the operator of this very site types it. */
function niho(...words: string[]) {
  return runCommand(words, { ...ENVIRONMENT, DATA_DIR: here.site.dataDir, PUBLIC_URL: here.site.url });
}

function mailWith(name: string, words: string) {
  return mailThat(
    here.site,
    `the mail ${name}`,
    ({ messageId, subject = "", text = "" }) =>
      messageId?.includes(`.${name}@`) && `${subject} ${text}`.includes(words),
  );
}
