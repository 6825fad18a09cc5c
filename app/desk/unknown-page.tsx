import { data } from "react-router";

/** Every other address under the desk: unknown to staff, and the door to everyone else. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function UnknownPage() {
  return null;
}
