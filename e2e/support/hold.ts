import type { Page } from "@playwright/test";

/**
 * Delays responses for matching files.
 * @param then how they end: normally, with a network error, or with a 404, as after a new deployment
 * @returns a function that releases them
 */
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

/** Pattern of the site's scripts. */
export const siteScripts = "**/_next/static/**/*.js";
