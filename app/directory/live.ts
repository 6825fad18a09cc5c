import type { OpenMap } from "./moving-map/use-open-map.ts";
import type { ChangeEvent, FormEvent, SyntheticEvent } from "react";

/** What React adds to the screen in the browser. */
export type Live = {
  form: FormState;
  /** Takes the id of the card or row that is pointed at, on the map or in the list. */
  point: (anchor: string | null) => void;
  map: OpenMap & {
    /** The address of the map’s styles, which the page doesn’t carry. */
    sheet: string;
    /** The number in the list that is pointed at. */
    pointed: number | null;
    pointAt: (number: number | null) => void;
    /** Leads to a number in the list. */
    showInList: (number: number) => void;
    /** Leads to the list of an area, as an address has it. */
    searchArea: (area: string) => void;
  };
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
