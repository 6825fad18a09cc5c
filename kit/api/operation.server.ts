import type { z } from "zod";

/** One thing that programs can ask for. The area that answers it says what it is; a test holds its answers to it. */
export type Operation = {
  /** For programs that make code from the document: `listPractices`. */
  id: string;
  /** Below `/api/v1`, as OpenAPI writes it: `/practices/{id}`. */
  path: string;
  title: string;
  /** One or two sentences. */
  text: string;
  parameters: readonly Parameter[];
  /** Media type of the answer; JSON by default. */
  type?: string;
  /** The name of what comes back, one of `schemas`. */
  answer: string;
  /** What answers are made of, each part under its name. */
  schemas: Readonly<Record<string, z.ZodObject>>;
  /** Addresses that answer, below `/api/v1`, for people to try. */
  examples: readonly { path: string; text: string }[];
  /** False where no one may keep the answer: it has no ETag then. */
  isKept?: false;
  /** What it means when there is nothing at such an address; absent where there always is. */
  missing?: string;
  /** What the page says where there was something once, and where it has another address now. */
  gone?: string;
  moved?: string;
};

export type Parameter = {
  name: string;
  in: "query" | "path";
  text: string;
  type: "string" | "integer";
  /** All that is understood, where that is a list. */
  values?: readonly string[];
  examples: readonly string[];
};
