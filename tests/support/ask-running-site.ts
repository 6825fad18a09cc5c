import { mailThat } from "./mail-folder.ts";
import type { AskableSite } from "./request-states.ts";
import type { RunningSite } from "./running-site.ts";

/**
 * Asks a site in a process of its own for appointments, and reads the links in its mail folder. On a site that files share
 * each has a patient of its own.
 */
export function askable(site: Pick<RunningSite, "url" | "dataDir">, patient: string): AskableSite {
  return {
    async ask(number) {
      const { reference } = await sendForm(site, {
        ...bookingOf(number),
        email: `${patient}${number}@example.com`,
      });
      const linkTo = async (path: string) => {
        const link = new RegExp(`${site.url}(${path}[?]token=[0-9a-f]{64})`);
        const isIt = ({ text = "" }) => text.includes(reference) && link.test(text);
        return link.exec((await mailThat(site, `a link to ${path}`, isIt)).text!)![1]!;
      };
      return { patient: await linkTo("/request"), practice: await linkTo("/practice/request") };
    },
    post: (path, fields) =>
      fetch(`${site.url}${path}`, {
        method: "POST",
        redirect: "manual",
        headers: { Origin: site.url },
        body: new URLSearchParams(fields),
      }),
  };
}

/** Sends a form as a program does. */
export async function sendForm(
  { url }: Pick<RunningSite, "url">,
  fields: Record<string, string>,
): Promise<{ status: number; reference: string }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  });
  return { status: response.status, ...((await response.json()) as { reference: string }) };
}

export function bookingOf(number: number) {
  return {
    "form-name": "booking",
    firstName: `Tāne ${number}`,
    lastName: "Hēnare",
    email: `tane${number}@example.com`,
    phone: "021 012 3456",
    service: "General Checkup",
    location: "Auckland",
    practice: "3",
    preferredDate: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    preferredTime: "9:30 AM",
  };
}
