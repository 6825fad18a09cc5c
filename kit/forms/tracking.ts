/**
 * Where a visitor came from: read from the page's address when a form is shown, and sent with it as hidden fields. It
 * names a page of this site and a campaign, never what a visitor typed.
 */
export type Tracking = Record<keyof typeof TRACKING_FIELDS, string>;

export const TRACKING_FIELDS = {
  utm_source: "line",
  utm_medium: "line",
  utm_campaign: "line",
  page_url: "line",
} as const;

const CAMPAIGN_FIELDS = ["utm_source", "utm_medium", "utm_campaign"] as const;
const LONGEST_CAMPAIGN = 100;
const LONGEST_ADDRESS = 500;

/** Reads the tracking of the page at `address` that shows the form. */
export function trackingOfPage(address: string, publicUrl: string): Tracking {
  const { pathname, search, searchParams } = new URL(address);
  return trackingOfForm(
    {
      utm_source: searchParams.get("utm_source") ?? "",
      utm_medium: searchParams.get("utm_medium") ?? "",
      utm_campaign: searchParams.get("utm_campaign") ?? "",
      page_url: `${publicUrl}${pathname}${search}`,
    },
    publicUrl,
  );
}

/**
 * As a form sent it. Visitors do not see these fields, so nothing in them is their mistake: too long a value is cut, an
 * address of another site is dropped, and of our own addresses only the path and the campaign stay.
 */
export function trackingOfForm(sent: Tracking, publicUrl: string): Tracking {
  return {
    utm_source: cut(sent.utm_source),
    utm_medium: cut(sent.utm_medium),
    utm_campaign: cut(sent.utm_campaign),
    page_url: ownAddress(sent.page_url, publicUrl),
  };
}

function ownAddress(address: string, publicUrl: string): string {
  const url = address === "" ? null : URL.parse(address, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin) return "";
  const kept = new URL(url.pathname, publicUrl);
  for (const name of CAMPAIGN_FIELDS) {
    const value = cut(url.searchParams.get(name) ?? "");
    if (value !== "") kept.searchParams.set(name, value);
  }
  return kept.href.length > LONGEST_ADDRESS ? publicUrl : kept.href;
}

function cut(text: string): string {
  return Array.from(text.slice(0, 2 * LONGEST_CAMPAIGN))
    .slice(0, LONGEST_CAMPAIGN)
    .join("")
    .trim()
    .toWellFormed();
}
