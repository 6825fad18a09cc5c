/** The pages that a link in a mail opens. The token in the address authorises them. */
export const REQUEST_PATH = "/request";
/** Fragment of the patient’s page: what else can be done, such as another time or a cancellation. */
export const ACTS_ID = "change";
export const PRACTICE_REQUEST_PATH = "/practice/request";
/** Where a patient reviews the visit: the token is that of the request. */
export const REVIEW_PATH = "/review";
export const APPOINTMENT_FILE_PATH = "/request/appointment.ics";
/** After a lost link was asked for; without a token. */
export const LOST_LINK_SENT_PATH = "/lost-link/sent";

/** Those to which forms are posted. */
export const REQUEST_PATHS = [REQUEST_PATH, PRACTICE_REQUEST_PATH, REVIEW_PATH] as const;
