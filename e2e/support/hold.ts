import type { Page } from "@playwright/test";

/** Holds files back until it is called, and then lets them come, fail, or be of another version, which is gone. */
export async function hold(
  page: Page,
  files: string,
  then: "continue" | "abort" | "missing" = "continue",
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await (then === "missing" ? route.fulfill({ status: 404 }) : route[then]());
  });
  return release;
}

/** The site's scripts, as on a slow line. */
export const siteScripts = "**/_next/static/**/*.js";
