import type { Row } from "../row.ts";

export const BLOG: readonly Row[] = [
  {
    says: "a featured article, and up to 6 others",
    at: "/blog",
    finds: [
      { heading: "What dental care costs in New Zealand in 2025" },
      {
        under: "All articles",
        parts: [
          "When you can’t afford the dentist: who might help, and what to do first",
          "Children’s teeth, from before two to 18: what is free and when to go",
          "ACC and your teeth, step by step: accidents, and injuries from treatment",
          "When something went wrong at the dentist: complaints, refunds and your rights",
          "Emergency dentist in Auckland: where to go and what it costs",
          "Invisalign in 2025: the full price, month by month",
        ],
      },
    ],
  },
  {
    says: "seven categories",
    at: "/blog",
    decided: "they work; one without an article would be left out",
    finds: [
      {
        under: "Categories",
        words: [
          "All Categories",
          "Treatment Guides",
          "Costs & Insurance",
          "Orthodontics",
          "Cosmetic Dentistry",
          "Emergency Care",
          "General Advice",
        ],
      },
      { under: "Categories", count: 7, of: "li" },
      { under: "Categories", link: "Costs & Insurance", to: "/blog?category=costs-and-insurance" },
    ],
  },
  {
    says: "popular topics lead to /blog/search?q={topic lower-case with hyphens}",
    at: "/blog",
    finds: { under: "Popular topics", link: "Dental costs", to: "/blog/search?q=dental-costs" },
  },
  {
    says: "that screen is not shown",
    at: "/blog/search?q=dental-costs",
    decided: "it searches the articles",
    finds: { in: "main", link: "What dental care costs", to: "/blog/dental-costs-nz-2025" },
  },
  {
    says: "a newsletter box with an email field and Subscribe; no submit handling shown",
    at: "/blog",
    decided: "it works, and asks twice before anything is sent",
    finds: [
      { in: "main", count: 1, of: "form[method=post] input[type=email][required]" },
      { in: "main", button: "Subscribe" },
    ],
  },
  {
    says: "/search with query q is declared as a site-search target",
    at: "/",
    finds: {
      data: {
        "@type": "WebSite",
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: "http://niho.test/search?q={search_term_string}" },
          "query-input": "required name=search_term_string",
        },
      },
    },
  },
  {
    says: "the screen of /search is not shown",
    at: "/search?q=whitening+wellington",
    decided: "it searches practices, places, treatments and articles together",
    finds: [
      { status: 200 },
      { in: "main", link: "Teeth Whitening", to: "/services/teeth-whitening" },
      { in: "main", link: "Wellington", to: "/locations/wellington" },
    ],
  },
  {
    says: "sort: Newest First, Oldest First, Most Popular",
    at: "/blog",
    decided: "it works",
    finds: { choices: ["Newest First", "Oldest First", "Most Popular"], of: "Sort by", only: true },
  },
  {
    says: "dates as New Zealand writes them",
    at: "/blog?show=12",
    finds: { in: "main", words: ["15 January 2025", "10 January 2025", "5 January 2025", "3 January 2025"] },
  },
  ...(
    [
      ["dental-costs-nz-2025", "Costs & Insurance"],
      ["emergency-dentist-auckland", "Emergency Care"],
      ["invisalign-cost-nz-2025", "Orthodontics"],
      ["teeth-whitening-professional-vs-diy", "Cosmetic Dentistry"],
    ] as const
  ).map(([slug, category]) => ({
    says: `the article ${slug}: category, author with credentials, dates, read time, image, FAQ, tags, links to /blog and /directory`,
    at: `/blog/${slug}`,
    finds: [
      { status: 200 },
      { meta: "og:type", is: "article" },
      { count: 1, of: `link[rel=canonical][href='http://niho.test/blog/${slug}']` },
      { count: 1, of: "meta[name=keywords]" },
      { in: "main" as const, words: [category, "Published", "Updated", "min read", "Writers, not dentists"] },
      { in: "main" as const, heading: "Questions" },
      { in: "main" as const, heading: "Editorial team" },
      { in: "main" as const, words: ["Tagged"] },
      { in: "main" as const, link: "More articles", to: "/blog" },
      { in: "main" as const, link: "Find a dentist", to: "/directory" },
      { data: { "@type": "FAQPage" } },
    ],
  })),
];
