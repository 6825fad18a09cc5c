/** What our staff read of a form whose honeypot was filled in. */
export const DOUBTFUL_WORDS =
  "A hidden field of the form was filled in. A password manager does that, and so do machines that send spam.";
