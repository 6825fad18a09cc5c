/** Hidden fields, by the contract's names. A form for one email address has the last two only. */
export const FORM_NAME_FIELD = "form-name";
export const SUBMISSION_ID_FIELD = "submission-id";
/** The mistyped-looking address that the form was last asked about: the same one sent again is meant. */
export const ASKED_EMAIL_FIELD = "asked-email";
/** The honeypot: off screen, so only programs fill it in. */
export const BOT_FIELD = "bot-field";
