/** What every address of the interface begins with. */
export const API_PATH = "/api/v1";
