import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { articleFiles } from "./content/articles/vite-plugin.ts";

export default defineConfig({
  plugins: [reactRouter(), articleFiles()],
  build: { target: "es2022", manifest: true },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: "./server/site.ts" } },
      // Built in, so that of its parts only those that mails use are loaded: the others took 38 MB and half a second.
      resolve: { noExternal: [/^@react-email\/(?!render$)/] },
    },
  },
});
