import { Button } from "../button.tsx";
import { SearchBox } from "./search-box.tsx";

const SEND = "Search";

type Wording = {
  /** What was looked for. */
  typed?: string;
  label?: string;
  placeholder?: string;
};

/** Looks through the whole site: practices, places, treatments and articles. */
export function SiteSearchForm(wording: Wording) {
  return (
    <form
      className={wording.typed ? "find-again find-again-row" : "find-again"}
      action="/search"
      method="get"
      role="search"
      aria-label="Search the whole site"
    >
      <SiteSearchBox {...wording} />
    </form>
  );
}

/** Its box and its button, for a form that asks for more; `sendTo` where that form goes elsewhere. */
export function SiteSearchBox({
  typed = "",
  label = "What are you looking for?",
  placeholder = "Dentist, town, treatment...",
  sendTo,
}: Wording & { sendTo?: string }) {
  return (
    <>
      <SearchBox name="q" {...{ label, placeholder, typed, sendTo }} send={SEND} />
      <Button icon="search" formAction={sendTo}>
        {SEND}
      </Button>
    </>
  );
}
