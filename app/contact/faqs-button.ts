/** What the button below the questions says, with all but the first closed and with all open. */
export const FAQS_BUTTON = { openAll: "View All FAQs", closeAll: "Close all but the first" } as const;
