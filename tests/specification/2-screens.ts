import { BLOG } from "./2-screens/blog.ts";
import { BOOKING, EMERGENCY } from "./2-screens/booking-and-emergency.ts";
import { ABOUT_AND_CONTACT, LEGAL_AND_PARTNER } from "./2-screens/company.ts";
import { CITY, HOME } from "./2-screens/home-and-places.ts";
import { COMPARE, DIRECTORY } from "./2-screens/lists.ts";
import { ROUTES } from "./2-screens/routes.ts";
import { BREADCRUMBS, SHELL } from "./2-screens/shell.ts";
import { SERVICE, SURGERY } from "./2-screens/treatments.ts";

export const SCREENS = [
  ...ROUTES,
  ...SHELL,
  ...BREADCRUMBS,
  ...HOME,
  ...CITY,
  ...SERVICE,
  ...COMPARE,
  ...DIRECTORY,
  ...BOOKING,
  ...EMERGENCY,
  ...BLOG,
  ...ABOUT_AND_CONTACT,
  ...SURGERY,
  ...LEGAL_AND_PARTNER,
];
