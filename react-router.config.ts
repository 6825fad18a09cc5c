import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The desk knows its routes from its script: nothing asks for a manifest, and `/__manifest` stays unknown.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
