import type { IncomingMessage } from "node:http";
import { askedSearchHeader } from "../routing/asked-search";
import { routes, type Route } from "../routes";
import { isPage } from "../routing/not-pages";

/** What the server reads of a page's query: the language, the views of the route table, and Next's own. */
const read = new Set([
  "locale",
  "_rsc",
  ...(Object.values(routes) as Route[]).flatMap(({ view }) => view?.query ?? []),
]);

/**
 * Takes out of a page's address what only the browser reads. Next writes the address of whoever happens to ask when
 * a page is made into the page, which is kept for everyone: an email or a token in it would be told to strangers.
 */
export function hideQuery(request: IncomingMessage): void {
  const [path = "", ...rest] = (request.url ?? "").split("?");
  if (rest.length === 0 || !isPage(path)) return;
  const search = rest.join("?");
  request.headers[askedSearchHeader] = `?${search}`;
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => read.has(name)));
  request.url = kept.size > 0 ? `${path}?${kept}` : path;
}
