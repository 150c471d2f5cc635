import { shortHash, stripHydration } from "../../markup/strip-hydration";
import type { ScriptStart } from "../../../base/routes";
import { reportUnknownMarkup, type RenderWithNext } from "../bridge";
import { compress, type Compressed, type Encoding } from "./compress";
import type { Cached } from "./page-cache";
import type { PageData } from "./page-data";

/** A rendered page, ready to be sent. */
export type Page = {
  /** Next's ETag of this version. */
  source: string | undefined;
  status: number;
  compressed: Compressed;
  /** Strong validators (RFC 9110 section 8.8.3), one per encoding. */
  etags: Record<Encoding, string>;
  /** Next's Link header: fonts to preload. */
  link: string | undefined;
  /** Next's `x-nextjs-cache` header. */
  cacheState: string | undefined;
  /** Path of the page's data, if its scripts were stripped. */
  dataPath: string | undefined;
};

type RendererSettings = { renderWithNext: RenderWithNext; loader: string; data: PageData };

/** @returns a function that renders a page, or confirms that the previous version is still current */
export function pageRenderer({ renderWithNext: askNext, loader, data }: RendererSettings) {
  return async function render(
    rewrite: string,
    scripts: ScriptStart,
    previous: Page | undefined,
  ): Promise<Cached<Page> | { uncached: Page }> {
    // A page whose data was evicted could not be hydrated. It is requested without a condition, which stores its data again.
    const isComplete = previous?.source !== undefined && data.has(previous.dataPath);
    const response = await askNext(rewrite, isComplete ? { "if-none-match": String(previous.source) } : {});
    const header = (name: string) => response.headers[name]?.toString();
    const cacheState = header("x-nextjs-cache");
    if (previous && response.status === 304) return toCached({ ...previous, cacheState });
    // Error pages are never cached; a stale good page is served instead.
    if (response.status >= 500 && previous) throw new Error(`a page failed with ${response.status}`);

    const path = publicPath(rewrite);
    const stripped = stripHydration(response.body, { scripts, loader, path });
    const isStripped = "html" in stripped;
    if (!isStripped) reportUnknownMarkup(path, stripped.reason);
    const html = isStripped ? stripped.html : response.body;
    const name = shortHash(html);
    const [compressed] = await Promise.all([
      compress(html),
      isStripped && data.set(stripped.data.path, stripped.data.script),
    ]);
    const page: Page = {
      source: header("etag"),
      status: response.status,
      compressed,
      etags: { br: `"${name}-br"`, gzip: `"${name}-gz"`, identity: `"${name}"` },
      link: header("link"),
      cacheState,
      dataPath: isStripped ? stripped.data.path : undefined,
    };
    return page.status === 200 ? toCached(page) : { uncached: page };
  };
}

const toCached = (page: Page): Cached<Page> => ({
  value: page,
  bytes: page.compressed.br.length + page.compressed.gzip.length,
});

/** The rewritten path without its language. For views and shells it is not in the route table. */
const publicPath = (rewrite: string) => rewrite.slice(rewrite.indexOf("/", 1));
