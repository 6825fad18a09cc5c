import { findPractice } from "#database/practices.ts";
import { linkedRecord } from "../api/practice-record.ts";
import type { Services } from "../services.ts";
import { idIn } from "./practice-id.ts";

/** `text` is what stands in the address. Null: no practice has this id, or it is none. */
export async function answerPractice({ database, publicUrl }: Services, text: string) {
  const id = /^\d+$/.test(text) ? idIn(text) : undefined;
  const practice = id === undefined ? undefined : await findPractice(database.read, id);
  return practice ? linkedRecord(practice, publicUrl) : null;
}
