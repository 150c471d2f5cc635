import { expect } from "@playwright/test";

/** The names by which a machine reaches itself. */
const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Checks that pages, redirects and calls answer under every name of this machine on which the site listens.
 * @param homeOnly leaves out all but home, since `npm run dev` compiles each kind of address for half a minute
 * @returns those names
 */
export async function checkOwnNames(port: number, { homeOnly = false } = {}): Promise<string[]> {
  const reachedNames: string[] = [];
  for (const name of ownNames) {
    const get = (path: string) =>
      fetch(`http://${name}:${port}${path}`, { headers: { "accept-language": "en" }, redirect: "manual" });
    const page = await get("/home").catch(() => undefined);
    if (!page) continue;
    reachedNames.push(name);
    const html = await page.text();
    expect.soft([name, page.status, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([name, 200, "en-US"]);
    const redirect = await get("/?utm_source=x");
    expect
      .soft([name, redirect.status, redirect.headers.get("location")])
      .toEqual([name, 307, "/home?utm_source=x"]);
    if (homeOnly) continue;
    expect.soft([name, (await get("/nowhere")).status]).toEqual([name, 404]);
    expect.soft([name, (await get("/api/languages")).status]).toEqual([name, 200]);
  }
  return reachedNames;
}
