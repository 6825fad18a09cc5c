import { useLocation } from "react-router";

/** How soon an email comes. The form before says in the address where our mail is slow (`form-page.server.ts`). */
export function SoonInMailbox() {
  const isSlow = new URLSearchParams(useLocation().search).get("mail") === "slow";
  return isSlow
    ? "Our email is slow today: it might take some hours. Look in your junk folder, too."
    : "Give it a few minutes, and look in your junk folder.";
}
