/** A row of a file as it stands there, its cells by the names of `COLUMNS`. */
export type FileRow = {
  /** The line on which it begins, or the number of the practice in a JSON file, from 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Why it is left out whole before its cells are looked at; null: it is not. */
  refused: string | null;
  /** It is refused because the file says that there is no such practice: it is closed, or no dentist's. */
  isClosed?: true;
  /** The day of its facts and its page in the source, where the file says them. */
  asOf?: string;
  url?: string;
};
