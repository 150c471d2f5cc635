import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removeScripts } from "../markup/strip-hydration";
import { internalHeaders, internalOrigin } from "../../base/request/internal";
import { withPreview, type Preview } from "../../base/db/preview-context";

/**
 * The user agent of previews. Next sends crawlers a complete page, and others parts of it as they get ready, with scripts
 * that put them in place; a preview runs no scripts.
 */
const crawler = "Slackbot";

/**
 * Renders a page with a draft through this process's own HTTP server. The cookie of Next's draft mode makes Next render
 * the page without storing it.
 * @param path internal path of the page, with its language: `/vi-VN/home`
 * @param preview the draft
 * @returns the HTML without the framework's scripts, or undefined if there is no such page
 */
export async function renderPreview(path: string, preview: Preview): Promise<string | undefined> {
  const response = await withPreview(preview, (headers) =>
    fetch(internalOrigin() + path, {
      headers: {
        ...headers,
        ...internalHeaders(),
        cookie: `__prerender_bypass=${draftModeId()}`,
        "user-agent": crawler,
      },
      redirect: "manual",
    }),
  );
  const html = await response.text();
  if (response.status !== 200) return undefined;
  // The preview's frame may not open windows, so with this target no link can navigate it.
  return removeScripts(html).replace(/<head[^>]*>/, '$&<base target="_blank">');
}

/** Reads the build's draft mode id. `next dev` stores no pages and needs none. */
function draftModeId(): string {
  const manifest = join(process.cwd(), ".next/prerender-manifest.json");
  try {
    const { preview } = JSON.parse(readFileSync(/* turbopackIgnore: true */ manifest, "utf8")) as {
      preview: { previewModeId: string };
    };
    return preview.previewModeId;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
