import type { SentAgain } from "../shell/send-again.tsx";
import { MOST_DESK_VALUES, readForm } from "./read.server.ts";

const NOT_READ = /^multipart\//i;

/**
 * What a post sent, so that the page of an error can send it again: no fault of ours may cost what someone typed. Null for
 * what is no post. It leaves the body of the request to the code that answers it.
 */
export async function formToSendAgain(request: Request): Promise<SentAgain | null> {
  if (request.method !== "POST") return null;
  const { pathname, search } = new URL(request.url);
  const read = NOT_READ.test(request.headers.get("Content-Type") ?? "")
    ? null
    : await readForm(request.clone(), { most: MOST_DESK_VALUES });
  const values = read?.ok ? [...read.form] : [];
  return {
    address: pathname + search,
    fields: values.flatMap(([name, texts]) => [...new Set(texts)].map((text) => ({ name, text }))),
  };
}
