/** The addresses of the desk. The cookie is for what is under the first of them. */
export const DESK_PATH = "/desk";
export const DESK_START_PATH = "/desk/start";
export const DESK_SENT_PATH = "/desk/sent";
export const DESK_TODAY_PATH = "/desk/today";
export const DESK_PRACTICES_PATH = "/desk/practices";
export const DESK_FIND_PATH = "/desk/find";
export const DESK_PEOPLE_PATH = "/desk/people";
export const DESK_IMPORTS_PATH = "/desk/imports";
/** The one address of the desk that takes a file. */
export const DESK_IMPORT_NEW_PATH = "/desk/imports/new";
export const DESK_HEALTH_PATH = "/desk/health";
export const DESK_KEYS_PATH = "/desk/keys";
export const DESK_SIGN_OUT_PATH = "/desk/sign-out";

/** Whether an address belongs to the desk: `/desk`, `/desk/today.data`; not `/deskside`. */
export function isDeskPath(path: string): boolean {
  return path === DESK_PATH || path.startsWith(`${DESK_PATH}/`);
}

const FOLDERS = {
  booking: "requests",
  contact: "messages",
  partner: "applications",
  review: "reviews",
} as const;

/** The page of what someone has sent in: `/desk/messages/NIHO-7K4Q-2WXR-6M`. */
export function deskItemPath({ kind, reference }: { kind: keyof typeof FOLDERS; reference: string }): string {
  return `${DESK_PATH}/${FOLDERS[kind]}/${reference}`;
}

/** The page of a reply that a practice has sent to a review. */
export function replyPath(reference: string): string {
  return `${DESK_PATH}/replies/${reference}`;
}
