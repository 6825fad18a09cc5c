/** How to reach the sender: the same words and limits in every form. Plain data, safe in a browser. */
export const EMAIL_FIELD = {
  label: "Email address",
  most: 254,
  missing: "Enter your email address",
  wrong: "Enter an email address like name@example.co.nz",
  same: "email",
} as const;

export const PHONE_FIELD = {
  label: "Phone number",
  most: 40,
  missing: "Enter your phone number",
  wrong: "Enter a phone number, with the area code for a landline, or with + and the country code",
  same: "dialled",
} as const;
