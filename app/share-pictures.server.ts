import { matchPath, type Params } from "react-router";
import { PRIVACY_POLICY } from "#content/legal/privacy.ts";
import { TERMS } from "#content/legal/terms.ts";
import { NEWSLETTER } from "#content/newsletter.ts";
import { PRICING } from "#content/partners.ts";
import { MISSION } from "#content/about.ts";
import { SITE } from "#content/site.ts";
import { formatDollars } from "#domain/money.ts";
import { BLOG_TITLE } from "./blog/head.ts";
import { drawArticle } from "./blog/picture.server.tsx";
import { drawBooking } from "./booking/picture.server.tsx";
import { drawCompare } from "./compare/picture.server.tsx";
import { drawDirectory } from "./directory/picture.server.tsx";
import { drawEmergency } from "./emergency/picture.server.tsx";
import { drawHome } from "./home/picture.server.tsx";
import { drawLocation } from "./locations/picture.server.tsx";
import { drawPractice } from "./practices/picture.server.tsx";
import { pageOfPicture } from "./seo/pictures/address.ts";
import type { Drawing } from "./seo/pictures/drawing.ts";
import { drawPlainPage, type PageIcon } from "./seo/pictures/plain-page.tsx";
import { SAMPLE_FIGURES_BOX } from "./seo/pictures/words.tsx";
import type { Services } from "./services.ts";
import { shellFacts } from "./shell/facts.server.ts";
import { drawTreatment } from "./treatments/picture.server.tsx";

const JOINING_IN_SHORT = `List your dental practice: ${formatDollars(PRICING.monthly)} a month, ${PRICING.trialDays} days free.`;

type Draw = (services: Services, parameters: Params) => Promise<Drawing | null> | Drawing | null;

/** Pages with a picture of their own. Only a page's own facts are drawn, never text from the address. */
const PICTURES: readonly (readonly [page: string, draw: Draw, shows?: "counts"])[] = [
  ["/", drawHome, "counts"],
  ["/directory", drawDirectory, "counts"],
  ["/dentists/:id", drawPractice],
  ["/locations", plain("Dentists by town and city", "Choose the town or city nearest to you.", "map-pin")],
  ["/locations/:city", drawLocation, "counts"],
  ["/compare", drawCompare, "counts"],
  ["/compare/:filter", drawCompare, "counts"],
  ["/services", plain("Treatments", "What each one is, what it usually costs and who offers it.", "tooth")],
  ["/services/:service", drawTreatment],
  ["/book", drawBooking],
  ["/emergency", drawEmergency],
  ["/blog", plain(BLOG_TITLE, "What things cost, what to expect, and what to do when it hurts.", "tooth")],
  ["/blog/:slug", drawArticle],
  ["/newsletter", plain("Newsletter", `${NEWSLETTER.title}. ${NEWSLETTER.promise}`, "mail")],
  ["/about", plain(`About ${SITE.name}`, MISSION, "mark")],
  ["/contact", plain("Contact Us", "Send us a message and we answer by email.", "mail")],
  ["/partner-with-us", plain("Partner With Us", JOINING_IN_SHORT, "map-pin")],
  ["/privacy-policy", plain(PRIVACY_POLICY.title, PRIVACY_POLICY.lede, "shield-check")],
  ["/terms", plain(TERMS.title, TERMS.lede, "list")],
];

/**
 * What is drawn for an address under `/share/`; null where no page has a picture.
 * `drawingOf(services, "locations/taupo.png")`
 */
export async function drawingOf(services: Services, rest: string): Promise<Drawing | null> {
  const page = pageOfPicture(rest);
  if (page === null) return null;
  for (const [pattern, draw, shows] of PICTURES) {
    const match = matchPath({ path: pattern, caseSensitive: true }, page);
    if (!match) continue;
    const drawing = await draw(services, match.params);
    return drawing && shows === "counts" ? withSampleNote(services, drawing) : drawing;
  }
  return null;
}

/** A shared picture is seen apart from its page, which says that its figures are of samples: so it says so itself. */
async function withSampleNote(services: Services, { shapes, words }: Drawing): Promise<Drawing> {
  const { samples } = await shellFacts(services);
  if (samples === "none") return { shapes, words };
  const children = [...words.props.children, SAMPLE_FIGURES_BOX];
  return { shapes, words: { ...words, props: { ...words.props, children } } };
}

function plain(title: string, lede: string, icon: PageIcon): Draw {
  return () => drawPlainPage({ title, lede, icon });
}
