import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the product, in the order of the specification's route table. */
export default [
  index("home/home-page.tsx"),
  route("directory", "directory/directory-page.tsx"),
  route("dentists", "directory/dentists-redirect.ts"),
  route("dentists/:id", "practices/practice-page.tsx"),
  route("locations/:city", "locations/location-page.tsx"),
  route("compare", "compare/compare-page.tsx"),
  route("compare/:filter", "compare/compare-page.tsx", { id: "compare/filter" }),
  route("services/oral-surgery", "treatments/oral-surgery-page.tsx"),
  route("surgical", "treatments/oral-surgery-page.tsx", { id: "surgical" }),
  route("services/:service", "treatments/treatment-page.tsx"),
  route("book", "booking/booking-page.tsx"),
  route("booking-success", "booking/booking-success-page.tsx"),
  route("emergency", "emergency/emergency-page.tsx"),
  route("about", "about/about-page.tsx"),
  route("contact", "contact/contact-page.tsx"),
  route("contact-success", "contact/contact-success-page.tsx"),
  route("privacy-policy", "legal/privacy-page.tsx"),
  route("terms", "legal/terms-page.tsx"),
  route("partner-with-us", "partners/partner-page.tsx"),
  route("sitemap.xml", "seo/sitemap.ts"),
  route("robots.txt", "seo/robots.ts"),
  route("*", "shell/not-found-page.tsx"),
] satisfies RouteConfig;
