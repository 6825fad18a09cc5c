import { isHydrated, type Look, open } from "./tabs.ts";

/** The directory once React has taken it over, which it does when it is first touched. */
export async function openDirectory(path = "/directory", look: Look = {}) {
  const visitor = await open(path, look);
  await visitor.page.locator("h1").hover();
  await isHydrated(visitor.page, "app/directory/directory");
  return visitor;
}
