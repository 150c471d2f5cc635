/**
 * Whether an address leads to the page that is open, or to a page of the same part of the site: the list of series
 * classes and one of them, the campaign's home page and its form. Query and anchor do not matter.
 * @param url as editors enter it: absolute, or from the root of the site
 */
export function leadsHere(
  url: string | null | undefined,
  { href, host }: Pick<Location, "href" | "host">,
): boolean {
  if (!url) return false;
  try {
    const target = new URL(url, href);
    return target.host === host && partOf(target.pathname) === partOf(new URL(href).pathname);
  } catch {
    return false;
  }
}

/** First segment of a path; the root leads home. */
function partOf(path: string): string {
  const [first = ""] = decodedPath(path).split("/").filter(Boolean);
  return first.toLowerCase() || "home";
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
