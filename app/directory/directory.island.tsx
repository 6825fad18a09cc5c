import {
  type ChangeEvent,
  type FormEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { isPlainClick } from "#kit/islands/plain-click.ts";
import { controlsOnPage, type Controls } from "./controls-on-page.ts";
import type { MapSource } from "#services/services.ts";
import { DirectoryScreen } from "./directory-screen.tsx";
import type { Frame, ServedScreen } from "./screen.ts";
import { fetchMap } from "./moving-map/moving-map.tsx";
import { MAP_OPENERS, useOpenMap } from "./moving-map/use-open-map.ts";
import { useScreen } from "./use-screen.ts";
import sheet from "#kit/styles/sheets/live-map.css?url";

/** What the page sends of its screen as data: what its HTML says as well is left out. */
export type SentScreen = Omit<Frame, keyof Controls>;

type Values = Readonly<Record<string, string>>;

/**
 * The directory in the browser. Its state is which screen is shown, what is chosen in the form before its list has come,
 * and which practice is pointed at. The server's HTML is the first screen, and works without this file.
 */
export function Directory({ screen: sent, source }: { screen: SentScreen; source: MapSource }) {
  const [served] = useState((): ServedScreen => ({
    ...sent,
    ...controlsOnPage(formOnPage()),
    isServed: true,
    isMapped: document.querySelector(".list-map") !== null,
  }));
  // What was chosen before this file had come stands in the form that the server sent.
  const [chosenBefore] = useState(() => changedOnPage(served));
  const [values, setValues] = useState<Values>(chosenBefore);
  const [pointed, point] = useState<string | null>(null);
  const [said, say] = useState("");

  /** Returns what makes the form say what its next list is of. What was typed in the meantime stays. */
  function letFormFollow(byHistory: boolean): () => void {
    const box = searchBox();
    const typed = box.value;
    return () => {
      setValues({});
      // After a search the focus can still be in the box, and Back leaves that search.
      if (box.value === typed && (byHistory || box !== document.activeElement)) box.value = box.defaultValue;
    };
  }

  const { screen, isBusy, isOffline, go } = useScreen(served, () => letFormFollow(true));

  const goTo = useEffectEvent((href: string, onShown?: () => void) => {
    const followForm = letFormFollow(false);
    const focused = document.activeElement;
    const results = document.getElementById("results")!;
    const hadFocus = results.contains(focused);
    go(href, () => {
      followForm();
      say(firstHeading().textContent);
      // Where it has moved on in the meantime it stays.
      if (hadFocus && document.activeElement === document.body) keepFocus(focused!);
      onShown?.();
    });
  });

  useEffect(() => {
    if (Object.keys(chosenBefore).length > 0) goTo(formAddress(formOnPage()));
  }, [chosenBefore]);

  const openMap = useOpenMap();
  useEffect(() => mark(pointed, openMap.isOpen), [pointed, openMap.isOpen]);
  useEffect(() => (openMap.isOpen ? followSwipes(point) : undefined), [openMap.isOpen]);

  function change({ currentTarget: control }: ControlEvent): void {
    const isOff = control.type === "checkbox" && "checked" in control && !control.checked;
    // A visitor who chooses a place no longer wants the area on the map, which may be elsewhere.
    const done = control.name === "location" ? { area: "" } : {};
    setValues({ ...values, [control.name]: isOff ? "" : control.value, ...done });
    goTo(formAddress(control.form!, done));
  }

  function submit(form: HTMLFormElement): void {
    const focused = document.activeElement;
    goTo(formAddress(form), () => {
      if (document.activeElement === focused) showFirst();
    });
  }

  function onClick(event: SyntheticEvent): void {
    const link = (event.target as Element).closest("a");
    const isOther = link && isThisPage(link) && link.getAttribute("href")![0] !== "#";
    if (!isOther || !isPlainClick(event.nativeEvent as unknown as globalThis.MouseEvent)) return;
    event.preventDefault();
    goTo(link.href, () => {
      // Safari does not focus a link that is clicked.
      if (document.activeElement === document.body) keepFocus(link);
    });
  }

  function onSubmit(event: FormEvent<HTMLElement>): void {
    event.preventDefault();
    submit(event.target as HTMLFormElement);
  }

  const form = { values, change, submit };
  const map = {
    ...openMap,
    sheet,
    pointed: numberOf(pointed),
    pointAt: (number: number | null) =>
      point(number === null ? null : (cardsOnPage()[number - 1]?.id ?? null)),
    showInList,
    searchArea: (area: string) => goTo(areaAddress(screen.address, area)),
  };
  return (
    <DirectoryScreen
      screen={screen}
      source={source}
      live={{ form, point, map, isBusy, isOffline, said, onClick, onSubmit }}
    />
  );
}

export { Directory as Island };

/** Fetches the map while React takes over the page, if one of its buttons was pressed before. */
export function fetchFor(pressed: Element, { screen }: { screen: SentScreen }): void {
  if (pressed.matches(MAP_OPENERS)) fetchMap(sheet, screen.address);
}

type ControlEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement>;

/** The lists, buttons and boxes of the page that say something else than the server did. */
function changedOnPage({ first, further, sort }: Controls): Values {
  const chosen = new FormData(formOnPage());
  const now = [...first, ...further, sort].map(
    ({ name, value }) => [name, value, (chosen.get(name) ?? "") as string] as const,
  );
  return Object.fromEntries(now.filter(([, sent, own]) => sent !== own).map(([name, , own]) => [name, own]));
}

function formOnPage(): HTMLFormElement {
  return document.querySelector<HTMLFormElement>(".directory-form")!;
}

function searchBox(): HTMLInputElement {
  return formOnPage().querySelector<HTMLInputElement>("input[type=search]")!;
}

/** Where the form leads, `changed` in part, without its empty fields, so that equal lists have equal addresses. */
function formAddress(form: HTMLFormElement, changed: Values = {}): string {
  const chosen = [...new FormData(form)]
    .map(([name, value]) => [name, changed[name] ?? value] as const)
    .filter((field): field is [string, string] => field[1] !== "");
  const address = new URL(form.action);
  address.hash = "";
  address.search = new URLSearchParams(chosen).toString();
  return address.href;
}

function isThisPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.pathname === location.pathname && link.target === "";
}

/** Tints the card or row that is pointed at, and its pin on the drawing; returns the function that takes it back. */
function mark(pointed: string | null, isMoving: boolean): (() => void) | undefined {
  if (!pointed) return undefined;
  const pin = document.querySelector(`.list-map .pin[href="#${pointed}"]`);
  if (!pin && !isMoving) return undefined;
  const card = document.getElementById(pointed);
  card?.setAttribute("data-pointed", "");
  pin?.classList.add("pin-pointed");
  return () => {
    card?.removeAttribute("data-pointed");
    pin?.classList.remove("pin-pointed");
  };
}

const CARD = ".practice-card, .practice-row";

/** The cards or rows of the list in their order: the first has the number 1. */
function cardsOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${RESULTS} :is(${CARD})`)];
}

function numberOf(anchor: string | null): number | null {
  if (anchor === null) return null;
  const at = cardsOnPage().findIndex(({ id }) => id === anchor);
  return at === -1 ? null : at + 1;
}

/** To the card or row with a number, as a link to it would lead there. */
function showInList(number: number): void {
  const card = cardsOnPage()[number - 1];
  card?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "nearest", inline: "center" });
}

/** On a phone the cards lie in a row below the map. Swiping to a card lights its pin. */
function followSwipes(point: (anchor: string) => void): () => void {
  const listening = new AbortController();
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(".cards, .practice-rows")) return;
    const { left, width } = target.getBoundingClientRect();
    const far = (card: Element) => {
      const box = card.getBoundingClientRect();
      return Math.abs(box.left + box.width / 2 - left - width / 2);
    };
    const [nearest] = [...target.querySelectorAll(CARD)].toSorted((a, b) => far(a) - far(b));
    if (nearest) point(nearest.id);
  };
  const { signal } = listening;
  document
    .getElementById(RESULTS)!
    .addEventListener("scroll", follow, { capture: true, passive: true, signal });
  return () => listening.abort();
}

/** Asks for the same list of an area instead of a place, from its first page on. */
function areaAddress(address: string, area: string): string {
  const { pathname, searchParams: asked } = new URL(address, location.href);
  for (const name of ["location", "near", "lat", "lng", "page"]) asked.delete(name);
  if (asked.get("sort") === "distance") asked.delete("sort");
  asked.set("area", area);
  return `${pathname}?${asked}`;
}

/** Id of the element with the results. */
const RESULTS = "results";

/** To the same link among the new results, since `old` is gone with the others; otherwise to the count. */
function keepFocus(old: Element): void {
  const results = document.getElementById(RESULTS)!;
  const isPager = old.closest("nav.pager") !== null;
  const same = [...results.querySelectorAll("a")].find(({ textContent }) => textContent === old.textContent);
  if (same && !isPager) return same.focus({ preventScroll: true });
  focusFirst({ preventScroll: !isPager });
}

/** After the form is submitted: to what comes first, unless it is in view. On a phone the results are below the form. */
function showFirst(): void {
  const first = firstHeading();
  const { left, top, height } = first.getBoundingClientRect();
  // A number to call may stand there.
  if (!first.contains(document.elementFromPoint(left + 1, top + height / 2))) focusFirst();
}

/** The heading of the help, for someone who is hurt; else `240 dentists found`. */
function firstHeading(): HTMLElement {
  const answer = document.getElementById("count")!;
  return answer.querySelector<HTMLElement>("h1, h2") ?? answer;
}

function focusFirst(how?: FocusOptions): void {
  const first = firstHeading();
  first.tabIndex = -1;
  first.focus(how);
}
