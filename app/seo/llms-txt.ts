import {
  pricesPath,
  directoryHref,
  emergencyHref,
  placesPath,
  treatmentsPath,
  bookHref,
} from "#content/links.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/llms-txt.ts";

/** What the site is and where its parts are, for language models (llmstxt.org). */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, operator } = context.get(servicesContext);
  const { healthline, ambulance } = NATIONAL_NUMBERS;
  const link = (text: string, path: string, about: string) => `- [${text}](${publicUrl}${path}): ${about}`;
  const lines = [
    `# ${operator.identity.name}`,
    "",
    "> Find a dentist in Aotearoa New Zealand, compare prices, get help in an emergency and ask for an appointment. No one needs an account, and practices can’t pay to rank higher.",
    "",
    `In pain or after an injury, ${healthline.name} on ${healthline.phone} is free at any hour. If a life is at risk, call ${ambulance.phone}.`,
    "",
    "## Pages",
    "",
    link(
      "Dental emergencies",
      emergencyHref(),
      "what to do, who to call, which practices say they see people the same day",
    ),
    link("Directory", directoryHref(), "every listed practice, with filters in its address"),
    link("Towns and cities", placesPath(), "dentists by place"),
    link("Treatments and problems", treatmentsPath(), "what each is, what it costs, with sources"),
    link("Prices", pricesPath(), "what practices charge, by treatment and region"),
    link("Appointments", bookHref(), "a form that the person fills in and sends themselves"),
    link("Where listings come from", "/data", "sources and licences"),
    "",
    "## For programs",
    "",
    link("Interface", "/api", "the directory as JSON, with examples"),
    link("OpenAPI document", "/api/v1/openapi.json", "every operation"),
    link("Model Context Protocol", "/mcp", "tools for assistants, read only (streamable HTTP)"),
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
