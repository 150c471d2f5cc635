import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { countLink } from "../campaign/link-counts";
import { linkEvents, linkEventsPath, type LinkEvent } from "../campaign/link-events";
import { networkOf } from "./client-address";
import { readClient } from "./client-header";
import { splitTarget } from "./target";

/** Longer than any link's name. */
const maxBodyBytes = 64;
/** One network counts this often in a minute: a class that opens a link together does, a script that presses does not. */
const maxPerMinute = 60;
const maxNetworks = 10_000;
/** What says of itself that it is no person. */
const robots = /bot\b|crawl|spider|preview|headless/i;

type Settings = { ownOrigin: string; rateLimitFactor: number };

/**
 * Answers what browsers tell of a link (lib/inline-scripts/link-visit.ts): always the same, so that nobody learns which links
 * there are. Here, before Next, because a shared link may bring thousands in a second.
 */
export function answerLinkEvents({ ownOrigin, rateLimitFactor }: Settings) {
  const seen = new LRUCache<string, { count: number }>({ max: maxNetworks, ttl: 60_000 });

  const withinLimit = (request: IncomingMessage) => {
    const network = networkOf(addressOf(request));
    const entry = seen.get(network) ?? { count: 0 };
    if (entry.count === 0) seen.set(network, entry);
    entry.count += 1;
    return entry.count <= maxPerMinute * rateLimitFactor;
  };

  return function answer(request: IncomingMessage, response: ServerResponse): void {
    const event = eventOf(request);
    const counts = event && isPerson(request, ownOrigin);
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (piece: string) => {
      body += piece;
      if (body.length > maxBodyBytes) request.destroy();
    });
    request.on("end", () => {
      if (counts && withinLimit(request)) countLink(body.toLowerCase(), event);
      response.writeHead(204, { "Cache-Control": "no-store" }).end();
    });
  };
}

const addressOf = ({ headers }: IncomingMessage) =>
  readClient({ get: (name) => headers[name]?.toString() ?? null });

function eventOf({ method, url }: IncomingMessage): LinkEvent | undefined {
  const name = splitTarget(url).path.slice(linkEventsPath.length);
  return method === "POST" ? linkEvents.find((event) => event === name) : undefined;
}

/** Somebody on one of the site's own pages who does not ask to be left out. */
function isPerson({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const asksNot = headers.dnt === "1" || headers["sec-gpc"] === "1";
  return headers.origin === ownOrigin && !asksNot && !robots.test(headers["user-agent"] ?? "");
}
