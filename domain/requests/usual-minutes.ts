import { USUAL_MINUTES } from "../free-times/visit-kinds.ts";
import type { Request } from "./requests.ts";

/**
 * How long the next agreed time of a request is unless someone says otherwise: as long as the times that are offered, as the
 * agreed one, or as its practice states for such a visit (`stated`). Another patient could book the rest of a visit that is
 * noted as shorter than it is.
 */
export function usualMinutes(
  { appointment, question }: Pick<Request, "appointment" | "question">,
  stated = USUAL_MINUTES,
): number {
  const offered = question?.kind === "times" ? question.minutes : undefined;
  return offered ?? appointment?.minutes ?? stated;
}
