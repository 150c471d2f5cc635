/**
 * Whether an address is in the same section of the site as the current page: for example the list of series classes and
 * one of them, or the campaign's home page and its form. Query and anchor are ignored.
 * @param url as editors enter it: absolute, or from the root of the site
 */
export function isInCurrentSection(
  url: string | null | undefined,
  { href, host }: Pick<Location, "href" | "host">,
): boolean {
  if (!url) return false;
  try {
    const target = new URL(url, href);
    return target.host === host && sectionOf(target.pathname) === sectionOf(new URL(href).pathname);
  } catch {
    return false;
  }
}

/** First segment of a path; `home` for the root. */
function sectionOf(path: string): string {
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
