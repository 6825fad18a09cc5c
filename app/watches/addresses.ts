/** The page after the form: the same for every address. */
export const SENT_PATH = "/new-patients/sent";
