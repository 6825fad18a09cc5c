import { basename } from "node:path";
import type { Plugin } from "vite";
import { readArticle } from "./read-article.ts";

/**
 * Makes a module of each article while the site is built, so that a visitor's process reads no Markdown: that and
 * its packages took 200 ms of every start. An article with a fault stops the build, with its file and field.
 */
export function articleFiles(): Plugin {
  return {
    name: "niho-articles",
    transform: {
      filter: { id: /\/content\/articles\/[^/]+\.md$/ },
      handler: (text, id) => ({
        code: `export default ${JSON.stringify(readArticle(basename(id), text))};`,
        map: null,
        moduleType: "js",
      }),
    },
  };
}
