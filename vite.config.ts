import { reactRouter } from "@react-router/dev/vite";
import { Features } from "lightningcss";
import { defineConfig } from "vite";
import { ISLAND_CHUNKS, islands, ISLANDS_ENTRY } from "#kit/islands/vite-plugin.ts";
import { articleFiles } from "./content/articles/vite-plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), articleFiles(), islands()],
  // What an island imports is few files: the list that fetches them ahead weighs more than it wins.
  build: { target: "es2020", cssTarget: ["chrome88", "safari14.1"], manifest: true, modulePreload: false },
  // No sheet uses light-dark(), and what stands in for it in older browsers would be in every page.
  css: { lightningcss: { exclude: Features.LightDark } },
  environments: {
    // These stand beside the pages' own entries, of which browsers get none.
    client: {
      build: {
        rolldownOptions: {
          input: [ISLANDS_ENTRY],
          output: { codeSplitting: { groups: ISLAND_CHUNKS } },
        },
      },
    },
    ssr: {
      // The built site has its packages in it: a start reads ten files instead of nine hundred, in two thirds of the time.
      resolve: { noExternal: command === "build" ? true : [] },
      define: { "process.env.NODE_ENV": command === "build" ? `"production"` : "process.env.NODE_ENV" },
      build: { rolldownOptions: { input: "./server/site.ts" } },
    },
  },
}));
