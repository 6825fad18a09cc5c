import type { ChangeEvent, FormEvent, SyntheticEvent } from "react";

/** What React adds to the screen in the browser. */
export type Live = {
  form: FormState;
  /** Takes the id of the card or row that is pointed at, on the map or in the list. */
  point: (anchor: string | null) => void;
  isBusy: boolean;
  isOffline: boolean;
  /** What screen readers hear of the last change. */
  said: string;
  onClick: (event: SyntheticEvent) => void;
  /** Sends the date of the row of days. */
  onSubmit: (event: FormEvent<HTMLElement>) => void;
};

/** What is chosen in the form, by name, and what happens when it changes; null before React has the form. */
export type FormState = {
  /** Those that differ from what the screen says; without it, what the screen says is chosen. */
  values: Readonly<Record<string, string>>;
  change: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  submit: (form: HTMLFormElement) => void;
};
