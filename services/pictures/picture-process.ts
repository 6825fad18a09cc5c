import { writeFileSync } from "node:fs";
import { picturesFrom } from "./make-files.ts";

/**
 * The process in which one picture is decoded and written anew; `make-picture.ts` starts it. What it decodes comes from
 * strangers: so it is given no environment, and ends with the picture.
 */
process.once("message", (sent: Uint8Array) => {
  picturesFrom(sent).then(
    (made) => process.send?.(made, () => process.exit()),
    () => process.exit(1),
  );
});
// The process that started it has ended.
process.once("disconnect", () => process.exit());
// Where memory runs out, Linux ends this process and not the site.
if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "1000");
