/** Fields that every form has and nobody fills in, by the contract's names. */
export const FORM_NAME_FIELD = "form-name";
export const SUBMISSION_ID_FIELD = "submission-id";
/** Off screen for people; whoever fills it in is a machine. */
export const BOT_FIELD = "bot-field";
