/** Hidden fields, by the contract's names. A form for one email address has the last two only. */
export const FORM_NAME_FIELD = "form-name";
export const SUBMISSION_ID_FIELD = "submission-id";
/** The mistyped-looking address that the form was last asked about: the same one sent again is meant. */
export const ASKED_EMAIL_FIELD = "asked-email";
/** Says that the visitor has been asked to press the button once more, because the honeypot was filled in. */
export const ASKED_AGAIN_FIELD = "asked-again";
/** The honeypot: off screen, so that programs fill it in, and now and then a password manager. */
export const BOT_FIELD = "bot-field";
