import type { Page } from "@playwright/test";

/**
 * Delays responses for matching files.
 * @param outcome how they end: normally, with a network error, or with a 404, as after a new deployment
 * @returns a function that releases them
 */
export async function holdRequests(
  page: Page,
  files: string,
  outcome: "continue" | "abort" | "missing" = "continue",
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await (outcome === "missing" ? route.fulfill({ status: 404 }) : route[outcome]());
  });
  return release;
}

/** Pattern of the site's scripts. */
export const siteScripts = "**/_next/static/**/*.js";
