/** Which error it was, never what it said: a database's message may quote what somebody typed. */
export function nameOfError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [error.name, code, errcode].filter((part) => part !== undefined).join(" ");
}
