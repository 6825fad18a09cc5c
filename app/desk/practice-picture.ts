import type { Route } from "./+types/practice-picture.ts";
import { practicePicture } from "./practice.server.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  return practicePicture({ context, ...params });
}
