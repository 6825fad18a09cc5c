import { join } from "node:path";

/** Our own checks have looked at the types; its own would want a second configuration of them. */
export default {
  turbopack: { root: join(import.meta.dirname, "../..") },
  typescript: { ignoreBuildErrors: true },
};
