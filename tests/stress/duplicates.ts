import { startSite } from "../support/running-site.ts";
import { BEHIND_A_PROXY, bookingOf, emailOf, fromAddressOf, postForm } from "./load.ts";
import { makeStore } from "./store.ts";
import { keptSubmissions } from "./submissions.ts";
import { count, type StressTest, type Until } from "./stress-test.ts";

/**
 * Sends one request many times at the same moment: with an Idempotency-Key, with the page's hidden id, or with
 * neither, in turn. Each must be one row, and every answer must name it.
 */
export const duplicatesStressTest: StressTest<
  {
    requests: number;
    copies: number;
    database?: string | undefined;
  } & Until
> = async ({ requests, copies, database, until }, onProgress = () => undefined) => {
  const store = await makeStore(database);
  const site = await startSite({
    dataDir: store.dataDir,
    environment: { ...BEHIND_A_PROXY, ...store.environment, SAMPLE_PRACTICES: "10" },
  });
  const references = new Map<number, Set<string>>();
  let refused = 0;
  const isOver = () => until?.aborted === true;
  for (let number = 0; number < requests && !isOver(); number++) {
    const sent = Array.from({ length: copies }, () => postAs(number, site.url));
    const answers = await Promise.all(sent);
    const named = answers.filter(({ status, reference }) => reference && status < 300);
    refused += answers.length - named.length;
    references.set(number, new Set(named.map(({ reference }) => reference!)));
    onProgress(number + 1, requests);
  }
  await site.stop();
  const kept = Map.groupBy(await keptSubmissions(store), ({ email }) => email);
  await store.remove();

  const severalNames = [...references.values()].filter((names) => names.size !== 1).length;
  const notOneRow = [...references.keys()].filter((number) => kept.get(emailOf(number))?.length !== 1).length;
  const size = `${count(references.size, "request")} sent ${count(copies, "time")} each at once`;
  return [
    finding(
      "A request is one row",
      `${size}: ${count(notOneRow, "request")} not of one row`,
      references.size > 0 && notOneRow === 0,
    ),
    finding("Every copy is told the same reference", `${severalNames} with several`, severalNames === 0),
    finding("No copy is refused", `${refused} refused`, refused === 0),
  ];
};

function postAs(number: number, url: string) {
  const fields = bookingOf(number);
  const from = fromAddressOf(number);
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  if (number % 3 === 0) return postForm(url, fields, { "Idempotency-Key": id, ...from });
  if (number % 3 === 1) return postForm(url, { ...fields, "submission-id": id }, from);
  return postForm(url, fields, from);
}

function finding(promise: string, seen: string, held: boolean) {
  return { target: "S2", promise, seen, held };
}
