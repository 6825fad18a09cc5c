import { z } from "zod";

export const PROBLEM = z
  .object({
    type: z.literal("about:blank"),
    title: z.string().describe("HTTP’s name for the status."),
    status: z.int().describe("The status of the answer."),
    detail: z.string().describe("What went wrong, in a sentence."),
  })
  .describe("Why there is no answer (RFC 9457).");
