import { suiteOf } from "./vitest.config.ts";

/** `npm run test:full` */
export default suiteOf("full");
