import { PICTURES_PATH } from "#content/listing-addresses.ts";
import { practicePictures, type StoredPicture } from "#database/practices/practice-pictures.ts";
import { MOST_PICTURES } from "#domain/practices/practice-picture.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { UNSAVED } from "#domain/token-address.ts";
import { takeField, takeFields } from "#kit/forms/read.server.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { listingBehind, TOO_OFTEN } from "#services/listings/listing-behind.ts";
import {
  changePicture,
  type PictureAnswer,
  picturesVersion,
  sendPicture,
} from "#services/listings/pictures.ts";
import type { Services } from "#services/services.ts";

/** All that the page shows. */
export type PicturesView = ReturnType<typeof picturesView>;

type Opened = { practice: Practice; pictures: readonly StoredPicture[] };

export const { loader, action } = linkPage({ path: PICTURES_PATH, open, viewOf: picturesView, act });

async function open(services: Services, token: string): Promise<Opened | undefined> {
  const { database, now } = services;
  const practice = await listingBehind(services, database.read, token, now());
  return practice && { practice, pictures: await practicePictures(database.read, practice.id) };
}

/** The form that adds one; each picture's own is named `change-` and its content. */
const ADD = "add";

async function act({ services, token, opened, form, pressed, again, finish }: Acting<Opened>): Promise<null> {
  const { values, problems } = takeFields(form, {
    alt: "line",
    caption: "line",
    place: "line",
    away: "line",
  });
  if (problems.length > 0) return again({ problems, values });
  const asking = { token, practice: opened.practice };
  const { alt, caption } = values;
  const picture = opened.pictures.find((one) => changeName(one) === pressed);
  if (pressed === ADD)
    return finished(await sendPicture(services, asking, { alt, caption, upload: services.post?.upload }));
  if (!picture) return again({ form: "", problems: [{ name: "form", text: "Choose a picture to change" }] });
  return finished(
    await changePicture(services, asking, {
      hash: picture.hash,
      alt,
      caption,
      place: Number(values.place) || opened.pictures.indexOf(picture) + 1,
      isTakenAway: values.away === "yes",
      version: takeField(form, "version"),
    }),
  );

  async function finished(answer: PictureAnswer): Promise<null> {
    if (answer.kind === "done") return finish(answer.what);
    if (answer.kind === "same") return finish("same");
    if (answer.kind === "ended") return finish(UNSAVED);
    if (answer.kind === "refused") return again({ problems: answer.problems, values });
    if (answer.kind === "conflict") return again({ conflict: MEANWHILE, values });
    if (answer.kind === "too-often")
      return again({ problems: [{ name: "form", text: TOO_OFTEN }], isTooOften: true, values });
    return again({ isUnavailable: true, values });
  }
}

const MEANWHILE = "Your pictures have changed since you opened the page";

function changeName({ hash }: Pick<StoredPicture, "hash">): string {
  return `change-${hash.slice(0, 8)}`;
}

const DONE: Readonly<Record<string, string>> = {
  sent: "We have your picture. We’ll look at it before people see it, and email you.",
  changed: "Saved. People can see it now.",
  removed: "We’ve removed the picture from your page and deleted it.",
  same: "Nothing has changed: it’s already like that.",
};

function picturesView({ practice, pictures }: Opened, { token, posted, done }: Asking) {
  const { id, slug, name, email } = practice;
  return {
    path: PICTURES_PATH,
    token,
    version: picturesVersion(pictures),
    id,
    slug,
    name,
    email,
    posted,
    pictures: pictures.map((picture) => ({ ...picture, form: changeName(picture) })),
    // One sent from an old window, beyond the limit, comes back with what was typed.
    canAdd: pictures.length < MOST_PICTURES || posted?.form === ADD,
    done: (done !== null && DONE[done]) || null,
  };
}
