import type { Staff } from "#database/desk-sessions.ts";
import type { StoredPicture } from "#database/practice-pictures.ts";
import { pictureId } from "#domain/practice-picture.ts";
import { approvePicture, declinePicture } from "../listings/picture-decisions.ts";
import type { Services } from "../services.ts";
import { actLine, type DeskAnswer } from "./answers.ts";

type Needed = Pick<
  Services,
  "database" | "encryption" | "keyedHash" | "publicUrl" | "operator" | "deskMembers" | "wakeMail" | "now"
>;

/** Lets people see a picture, or deletes it where `because` says why. The same again is answered like the first. */
export async function decideOnPicture(
  services: Needed,
  staff: Staff,
  picture: StoredPicture,
  because: string | null,
): Promise<DeskAnswer> {
  const now = services.now();
  const about = `${picture.practiceId} ${pictureId(picture)}`;
  const command = because === null ? "picture approve" : "picture decline";
  const at = { now, audit: actLine(staff, command, { about, now }) };
  const answer =
    because === null
      ? await approvePicture(services, picture, at)
      : await declinePicture(services, picture, { ...at, because });
  services.wakeMail();
  if (answer === "not listed")
    return {
      kind: "refused",
      why: "They aren’t listed any more, or have left: no one can see their pictures.",
    };
  if (answer === "not there") return { kind: "refused", why: "The practice has taken this picture away." };
  return { kind: "done" };
}
