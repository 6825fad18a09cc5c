import type { Route } from "./+types/practice-picture.ts";
import { practicePicture } from "./practice.server.ts";

export function loader(args: Route.LoaderArgs) {
  return practicePicture(args);
}
