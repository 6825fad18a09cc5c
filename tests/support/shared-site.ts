import { inject } from "vitest";

/**
 * The site that the browser tests share, with the samples of a bare start: one of its own costs a file two seconds of CPU
 * time. A test sends its forms from email addresses of its own. One that changes what is listed, or reads the log, starts
 * its own site.
 */
export const site = inject("sharedSite");
