import { type Row, rowsAt } from "../row.ts";

export const BLOG: readonly Row[] = [
  ...rowsAt("/blog", [
    ["a featured article banner", { in: "main", heading: "What dental care costs in New Zealand in 2025" }],
    ["up to 6 other articles", { under: "All articles", count: 6, of: "h3" }],
    ...(
      [
        "All Categories",
        "Treatment Guides",
        "Costs & Insurance",
        "Orthodontics",
        "Cosmetic Dentistry",
        "Emergency Care",
        "General Advice",
      ] as const
    ).map(
      (category) =>
        [
          `category (inert): ${category}`,
          {
            under: "Categories",
            link: category,
            to:
              category === "All Categories"
                ? "/blog"
                : `/blog?category=${category.toLowerCase().replace("&", "and").replaceAll(" ", "-")}`,
          },
          "it works",
        ] as const,
    ),
    [
      "an inert Load More Articles",
      { in: "main", link: "Load More Articles", to: "/blog?show=12#teeth-whitening-professional-vs-diy" },
      "it works",
    ],
  ]),
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
    says: `an embedded article: ${slug}`,
    at: `/blog/${slug}`,
    finds: [{ status: 200 }, { in: "main" as const, words: [category] }],
  })),
  ...rowsAt("/blog/dental-costs-nz-2025", [
    ["sets title", { title: "Dental costs in New Zealand 2025 | Niho" }],
    ["… description", { count: 1, of: "meta[name=description]" }],
    [
      "… canonical /blog/{slug}",
      { count: 1, of: "link[rel=canonical][href='http://niho.test/blog/dental-costs-nz-2025']" },
    ],
    ["… share image", { count: 1, of: "meta[property='og:image']" }],
    ["… type article", { meta: "og:type", is: "article" }],
    ["… keywords from tags", { count: 1, of: "meta[name=keywords]" }],
    ["… structured article data", { data: { "@type": "BlogPosting" } }],
    ["… FAQ structured data", { data: { "@type": "FAQPage" } }],
    ["shows category badge", { in: "main", words: ["Costs & Insurance"] }],
    ["… title", { in: "main", heading: "What dental care costs in New Zealand in 2025" }],
    ["… excerpt", { in: "main", words: ["From an $80 checkup to a $9,500 set of aligners"] }],
    [
      "… author with image and credentials",
      { in: "main", words: ["Editorial team", "Writers, not dentists"] },
      "no invented dentist: the editorial team, which says what it is",
    ],
    ["… published and updated dates", { in: "main", words: ["Published 15 January 2025", "Updated"] }],
    ["… read time", { in: "main", words: ["min read"] }],
    ["… featured image", { in: "main", count: 1, of: "figure.article-cover" }],
    ["… body", { in: "main", words: ["Basic dental care is free until the 18th birthday"] }],
    ["… collapsible FAQ list", { under: "Questions", count: 4, of: "details" }],
    ["… tags", { in: "main", words: ["Tagged"] }],
    ["… author bio card", { in: "main", heading: "Editorial team" }],
    ["links to /blog", { in: "main", link: "More articles", to: "/blog" }],
    ["links to /directory", { in: "main", link: "Find a dentist", to: "/directory" }],
  ]),
];
