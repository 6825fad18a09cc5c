import { suiteOf } from "./vitest.config.ts";

/** What `npm run check` asks. */
export default suiteOf("landing");
