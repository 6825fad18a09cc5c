import type { Page } from "playwright-core";

/** A page that a link opens, in one state of its request; with `post` as it answers that form. */
export type RequestState = { state: string; path: string; post?: Record<string, string> };

/** Opens a page in a state, as a visitor who presses the form's button does. */
export async function openRequestState(page: Page, url: string, { path, post }: RequestState): Promise<void> {
  await page.goto(`${url}${path}`);
  if (post) await Promise.all([page.waitForNavigation(), page.evaluate(send, post)]);
  await page.getByRole("main").waitFor();
}

/** Sends a form from the page that is shown. Runs in the browser. */
function send(fields: Record<string, string>): void {
  const form = document.createElement("form");
  form.method = "post";
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  document.body.append(form);
  form.submit();
}

/** A site on which a request can be made: in this process, or in one of its own. */
export type AskableSite = {
  /** Asks sample practice 3 for an appointment, and gives the addresses of both pages. */
  ask: (number: number) => Promise<{ patient: string; practice: string }>;
  post: (path: string, fields: Record<string, string>) => Promise<Response>;
};

const ANSWER = { do: "answer", answer: "" };
/** `both`: several of these appointments are at one time. */
const CONFIRM = { ...ANSWER, answer: "confirm", minutes: "30", both: "yes" };
const DECLINE = { ...ANSWER, answer: "decline", reason: "full" };

/** Makes a request of each kind that its two pages show, and says where each is to be seen. `day` is near, and yet to come. */
export async function requestStates({ ask, post }: AskableSite, day: string): Promise<RequestState[]> {
  const move = async (path: string, version: number, fields: Record<string, string>) => {
    const { status } = await post(path, { ...fields, version: String(version) });
    if (status !== 303) throw new Error(`${status} for ${JSON.stringify(fields)}`);
  };
  const offers = { date1: day, time1: "14:15", date2: day, time2: "16:00" };
  const [sent, offered, confirmed, changed, lost, ended, unplaced] = await asked(ask);
  for (const one of [offered, confirmed])
    await move(one.practice, 1, { ...ANSWER, answer: "offer", ...offers });
  await move(confirmed.patient, 2, { do: "answer", choice: "1" });
  for (const one of [changed, ended]) await move(one.practice, 1, { ...CONFIRM, date: day, time: "09:30" });
  await move(changed.patient, 2, { do: "change", date: day, time: "11:00", words: "After school" });
  await move(ended.patient, 2, { do: "cancel", sure: "yes" });
  for (const one of [lost, unplaced]) await move(one.practice, 1, DECLINE);
  await move(unplaced.patient, 2, { do: "elsewhere", elsewhere: "no" });
  const open = { do: "open", version: "1" };
  return [
    { state: "request, with a practice", path: sent.patient },
    { state: "request, all shown", path: sent.patient, post: { do: "show", version: "1" } },
    {
      state: "request, cancelled without an answer",
      path: sent.patient,
      post: { do: "cancel", version: "1" },
    },
    { state: "request, times to choose from", path: offered.patient },
    {
      state: "request, on an older version",
      path: offered.patient,
      post: { do: "answer", choice: "1", version: "1" },
    },
    { state: "request, confirmed", path: `${confirmed.patient}&done=chose` },
    { state: "request, another time asked for", path: changed.patient },
    { state: "request, may another practice be asked", path: lost.patient },
    { state: "request, cancelled", path: ended.patient },
    { state: "request, ended with practices to call", path: unplaced.patient },
    { state: "practice request, unopened", path: sent.practice },
    { state: "practice request, opened", path: sent.practice, post: open },
    {
      state: "practice request, answered with nothing",
      path: sent.practice,
      post: { ...ANSWER, version: "1" },
    },
    { state: "practice request, offered", path: offered.practice, post: open },
    { state: "practice request, confirmed", path: confirmed.practice, post: open },
    { state: "practice request, another time asked for", path: changed.practice, post: open },
    { state: "practice request, no longer with it", path: lost.practice },
    { state: "practice request, cancelled", path: ended.practice, post: open },
  ];
}

type Asked = { patient: string; practice: string };

async function asked(ask: AskableSite["ask"]): Promise<[Asked, Asked, Asked, Asked, Asked, Asked, Asked]> {
  return [await ask(1), await ask(2), await ask(3), await ask(4), await ask(5), await ask(6), await ask(7)];
}
