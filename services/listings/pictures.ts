import { hash } from "node:crypto";
import type { Transaction } from "kysely";
import {
  arrangePictures,
  insertPicture,
  practicePictures,
  type StoredPicture,
} from "#database/practices/practice-pictures.ts";
import { lockPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import {
  type MadePicture,
  MOST_ALT,
  MOST_CAPTION,
  MOST_PICTURES,
  pictureFaultInWords,
} from "#domain/practices/practice-picture.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Post } from "../post.ts";
import type { Services } from "../services.ts";
import { auditChange, isChangedTooOften, listingBehind } from "./listing-behind.ts";
import { mailChanges } from "./mail-changes.ts";
import { pictureSentMail } from "./picture-emails.ts";

/** What becomes of an act of a practice on its pictures. */
export type PictureAnswer =
  | { kind: "done"; what: "sent" | "changed" | "removed" }
  /** It is so already. */
  | { kind: "same" }
  | { kind: "refused"; problems: readonly PictureProblem[] }
  /** The pictures were changed since they were shown. */
  | { kind: "conflict" }
  /** Meanwhile the practice has left, is listed no longer, or has ended the link. */
  | { kind: "ended" }
  | { kind: "too-often" }
  | { kind: "unavailable" };

/** `name` is of the field: `picture`, `alt`, `caption`. */
type PictureProblem = { name: string; text: string };

type Words = { alt: string; caption: string };

type Asking = { token: string; practice: Practice };

/**
 * Takes a picture that a practice sends by the link to its listing. It waits for our staff, who get a mail. The same
 * picture sent again is there already.
 */
export async function sendPicture(
  services: Services,
  asking: Asking,
  { upload, ...words }: Words & { upload: Post["upload"] | undefined },
): Promise<PictureAnswer> {
  const problems = problemsWith(words);
  if (!upload) return refused([{ name: "picture", text: "Choose a picture" }, ...problems]);
  if ("fault" in upload)
    return refused([{ name: "picture", text: pictureFaultInWords(upload) }, ...problems]);
  if (problems.length > 0) return refused(problems);
  return tryTo(services, asking, "sent", (tx, practice, now) =>
    store(services, tx, { practice, made: upload, now, ...words }),
  );
}

/**
 * Changes the words of a picture, its place among the others (from 1), or takes it away. `version` is of the pictures as
 * they were shown.
 */
export async function changePicture(
  services: Services,
  asking: Asking,
  change: Words & { hash: string; place: number; isTakenAway: boolean; version: string },
): Promise<PictureAnswer> {
  const problems = change.isTakenAway ? [] : problemsWith(change);
  if (problems.length > 0) return refused(problems);
  const what = change.isTakenAway ? "removed" : "changed";
  return tryTo(services, asking, what, (tx, practice, now) =>
    rearrange(services, tx, { practice, now, change }),
  );
}

/** Tells whether the pictures of a practice are still as they were shown. */
export function picturesVersion(pictures: readonly StoredPicture[]): string {
  const shown = pictures.map((picture) => [picture.hash, picture.alt, picture.caption]);
  return hash("sha256", JSON.stringify(shown)).slice(0, 16);
}

type Store = (tx: Transaction<Schema>, practice: Practice, now: Date) => Promise<PictureAnswer["kind"]>;

/** What both have in common: a listing that is still open to this link, and an answer when nothing can be stored. */
async function tryTo(
  services: Services,
  { token, practice: { id } }: Asking,
  what: (PictureAnswer & { kind: "done" })["what"],
  work: Store,
): Promise<PictureAnswer> {
  const { database, now, log, wakeMail } = services;
  try {
    const kind = await database.transact(async (tx) => {
      const at = now();
      await lockPractice(tx, database.kind, id);
      const practice = await listingBehind(services, tx, token, at);
      return practice ? work(tx, practice, at) : "ended";
    });
    if (kind === "refused") return refused([{ name: "picture", text: FULL }]);
    if (kind !== "done") return { kind };
    log({ event: "listing changed", section: "pictures" });
    wakeMail();
    return { kind, what };
  } catch (error) {
    log({ event: "act not stored", error });
    return { kind: "unavailable" };
  }
}

const FULL = `You already have ${MOST_PICTURES} pictures. Remove one first`;

async function store(
  services: Services,
  tx: Transaction<Schema>,
  { practice, made, now, ...words }: Words & { practice: Practice; made: MadePicture; now: Date },
): Promise<PictureAnswer["kind"]> {
  const key = { practiceId: practice.id, hash: filesHash(made) };
  const pictures = await practicePictures(tx, practice.id);
  if (pictures.some((picture) => picture.hash === key.hash)) return "same";
  if (pictures.length >= MOST_PICTURES) return "refused";
  if (await isChangedTooOften(tx, practice.id, now)) return "too-often";
  await insertPicture(tx, key, { made, now, ...words });
  await auditChange(tx, practice.id, now);
  const message = pictureSentMail(services, { practice, hash: key.hash, now });
  await enqueueMessage(tx, services.encryption, { message, now, isAboutNoOne: true });
  return "done";
}

/** Hashes all of its files, since the hash is in the address of each. */
function filesHash({ files }: MadePicture): string {
  return hash("sha256", Buffer.concat(files.map(({ bytes }) => bytes))).slice(0, 32);
}

async function rearrange(
  services: Services,
  tx: Transaction<Schema>,
  { practice, now, change }: { practice: Practice; now: Date; change: Parameters<typeof changePicture>[2] },
): Promise<PictureAnswer["kind"]> {
  const before = await practicePictures(tx, practice.id);
  const picture = before.find((one) => one.hash === change.hash);
  // Taken away in another window: asked for twice, done once.
  if (!picture) return change.isTakenAway ? "same" : "conflict";
  const { alt, caption } = change;
  const others = before.filter((one) => one !== picture);
  const after = change.isTakenAway
    ? others
    : others.toSpliced(change.place - 1, 0, { ...picture, alt, caption });
  if (picturesVersion(before) === picturesVersion(after)) return "same";
  if (picturesVersion(before) !== change.version) return "conflict";
  if (await isChangedTooOften(tx, practice.id, now)) return "too-often";
  await arrangePictures(tx, practice.id, after);
  await auditChange(tx, practice.id, now);
  const [was, is] = [picturesInWords(before), picturesInWords(after)];
  const changes = was === is ? [] : [{ name: "Pictures", before: was, after: is }];
  if (changes.length > 0 && practice.email !== "")
    await mailChanges(services, tx, { practice, section: "pictures", changes, now });
  return "done";
}

/** Those that people see. */
function picturesInWords(pictures: readonly StoredPicture[]): string {
  const words = pictures
    .filter(({ isShown }) => isShown)
    .map(({ alt, caption }) => (caption === "" ? alt : `${alt} (${caption})`));
  return words.join("; ") || "None";
}

/** What is wrong with the words of a picture. `A1B2.HEIC` is no description. */
function problemsWith({ alt, caption }: Words): PictureProblem[] {
  const problems = [];
  if (alt === "") problems.push({ name: "alt", text: "Say what the picture shows" });
  else if (/^\S+\.(jpe?g|png|webp|hei[cf])$/i.test(alt))
    problems.push({ name: "alt", text: "Say what the picture shows, not what the file is called" });
  else if (Array.from(alt).length > MOST_ALT)
    problems.push({ name: "alt", text: `Say it in ${MOST_ALT} characters or fewer` });
  if (Array.from(caption).length > MOST_CAPTION)
    problems.push({ name: "caption", text: `Write ${MOST_CAPTION} characters or fewer` });
  return problems;
}

function refused(problems: readonly PictureProblem[]): PictureAnswer {
  return { kind: "refused", problems };
}
