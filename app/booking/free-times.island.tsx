import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FIELD_REFUSED } from "#kit/forms/show-refusal.ts";
import { FreeTimesField, type FreeTimesProps } from "./free-times-field.tsx";
import { allTimes, type OfferedTime, type TimeChoice } from "./time-choice.ts";

const EACH = 60_000;

/**
 * The list of times in the browser: it is read again with another service, when the tab comes back, and each minute, so
 * that a time that has gone is said to be gone before anyone sends it; and the button says which time it books.
 */
export function Island(props: FreeTimesProps) {
  const { address, practiceId } = props;
  const [choice, setChoice] = useState(props.choice);
  const [from, setFrom] = useState("first");
  const latest = useRef(0);
  const hasMoved = useRef(false);
  const [picked, setPicked] = useState<OfferedTime | null>(() => timeOf(props.choice, pickedInForm()));
  // The first rendering is what the server rendered, which has no bar.
  const [hasPressed, setPressed] = useState(false);
  const [{ error }, setRefused] = useState<Pick<FreeTimesProps, "error">>(props);
  const [news, setNews] = useState<string | null>(null);

  const read = useEffectEvent(async (start: string, isMove = false) => {
    const asked = new URLSearchParams({
      ...linked(),
      ...answers(),
      practice: practiceId,
      picked: picked?.value ?? (choice.picked === "" || picked ? "" : choice.picked),
      from: start,
    });
    setFrom(start);
    const number = ++latest.current;
    const fresh = await timesFrom(asked);
    // A later press has asked for other days.
    if (!fresh || number !== latest.current) return;
    hasMoved.current = isMove;
    const hasGone = picked !== null && timeOf(fresh, picked.value) === null;
    if (hasGone) setPicked(null);
    setNews(hasGone ? `${picked.full} has just gone. Pick another.` : null);
    setChoice({ ...fresh, picked: hasGone ? "" : (picked?.value ?? fresh.picked) });
  });
  const refuse = useEffectEvent((fresh: FreeTimesProps) => {
    setRefused(fresh);
    setChoice(fresh.choice);
    setPicked(timeOf(fresh.choice, fresh.choice.picked));
    setNews(null);
  });
  const again = useEffectEvent(() => void read(from));

  useEffect(() => {
    const form = formOf();
    const onChange = ({ target }: Event) => {
      if (DECIDING.includes((target as HTMLInputElement).name)) again();
    };
    const onReturn = () => document.visibilityState === "visible" && again();
    const each = setInterval(onReturn, EACH);
    const onRefused = (event: Event) =>
      refuse(JSON.parse((event as CustomEvent<string>).detail) as FreeTimesProps);
    form?.addEventListener("change", onChange);
    form?.addEventListener(FIELD_REFUSED, onRefused, { capture: true });
    document.addEventListener("visibilitychange", onReturn);
    // What was answered before this was here.
    const soon = setTimeout(() => latest.current === 0 && again());
    return () => {
      clearTimeout(soon);
      clearInterval(each);
      form?.removeEventListener("change", onChange);
      form?.removeEventListener(FIELD_REFUSED, onRefused, { capture: true });
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, []);

  // Who has asked for other days goes on where those begin, not above or below them.
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    const days = document.querySelectorAll<HTMLElement>(".free-times > div > b");
    const first = days[choice.other ? 1 : 0] ?? days[0];
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "start" });
  }, [choice]);

  useEffect(() => {
    const words = formOf()?.querySelector("[data-picked-time]");
    if (words) words.textContent = picked?.full ?? "this time";
    const card = formOf()?.querySelector("[data-picked-words]");
    if (card) card.textContent = picked?.full ?? "Another time";
  }, [picked]);

  // What is wrong with the time is said inside the card.
  useEffect(() => {
    const card = formOf()?.querySelector<HTMLDetailsElement>(".chosen-practice:has(.brought-time)");
    if (card && (error || news)) card.open = true;
  }, [error, news]);

  return (
    <FreeTimesField
      practiceId={practiceId}
      address={address}
      error={error}
      choice={choice}
      news={news}
      picked={hasPressed ? picked : null}
      onPick={(time) => {
        setPressed(true);
        setPicked(time);
      }}
      onOtherDays={(start) => void read(start, true)}
    />
  );
}

/** The answers that decide which times fit. */
const DECIDING: readonly string[] = ["service", "urgency", "patientType"];

function formOf(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>("form.form");
}

/** It may have been picked before this was here. */
function pickedInForm(): string {
  return formOf()?.querySelector<HTMLInputElement>("[name=chosenTime]:checked")?.value ?? "";
}

function answers(): Record<string, string> {
  const data = new FormData(formOf() ?? undefined);
  return Object.fromEntries(DECIDING.map((name) => [name, (data.get(name) as string | null) ?? ""]));
}

/** The time that the page’s address picked, and for what kind of visit. */
function linked(): Record<string, string> {
  const { searchParams } = new URL(location.href);
  return { time: searchParams.get("time") ?? "", visit: searchParams.get("visit") ?? "" };
}

function timeOf({ days, other }: TimeChoice, value: string): OfferedTime | null {
  const all = [...(other ? [other] : []), ...allTimes(days)];
  return all.find((time) => time.value === value) ?? null;
}

/** Returns null when the server didn’t answer. The list then stays as it is, and the server checks the time again when the form is sent. */
async function timesFrom(asked: URLSearchParams): Promise<TimeChoice | null> {
  try {
    const response = await fetch(`/book/times.json?${asked}`);
    return response.ok ? ((await response.json()) as TimeChoice) : null;
  } catch {
    return null;
  }
}
