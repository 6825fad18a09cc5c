/** What `doctor` looks at: what was found, and what to do where that is not well. */
export type Finding = {
  /** Empty: it belongs to the one before. */
  what: string;
  found: string;
  mend?: string;
  /** It tells what a job did last. */
  isJob?: true;
};
