import { placeBySlug } from "#content/places.ts";
import { findPractice } from "#database/practices.ts";
import type { Practice } from "#domain/practice.ts";
import { practicePath } from "../links.ts";
import type { Services } from "../services.ts";

/** The practice that a visitor chose on its profile or card, as the form shows it. */
export type AskedPractice = {
  id: string;
  name: string;
  path: string;
  suburb: string;
  /** As it is shown: `Whangārei`. */
  place: string;
} & Pick<Practice, "newPatients" | "isSample">;

/** `unlisted`: no practice has this id (any more). `unavailable`: the database cannot be read now. */
export type PracticeLookup = AskedPractice | "none" | "unlisted" | "unavailable";

/** `id` as it came: from an address or a form. */
export async function findAskedPractice(
  { database: { read }, log }: Pick<Services, "database" | "log">,
  id: string,
): Promise<PracticeLookup> {
  if (id === "") return "none";
  if (!/^[1-9]\d{0,14}$/.test(id)) return "unlisted";
  try {
    const practice = await findPractice(read, Number(id));
    if (!practice) return "unlisted";
    const { name, suburb, place, newPatients, isSample } = practice;
    const path = practicePath(practice);
    return { id, name, path, suburb, place: placeBySlug(place).name, newPatients, isSample };
  } catch (error) {
    log({ event: "lookup failed", of: "practice", error });
    return "unavailable";
  }
}
