import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: "es2022", manifest: true },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./server/site.ts" } } },
  },
});
