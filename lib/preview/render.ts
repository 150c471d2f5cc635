import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removeScripts } from "../markup/strip-hydration";
import { internalHeaders, internalOrigin } from "../request/internal";
import { withPreview, type Preview } from "./current";

/**
 * Renders a page with a draft in it, through this process's own HTTP server. With the cookie of Next's draft mode the
 * page is rendered anew and stored nowhere; which draft it shows, the preview says.
 * @param path of the page as Next knows it, its language first: `/vi-VN/home`
 * @returns its HTML without the framework's scripts, or undefined where there is no such page
 */
export async function renderPreview(path: string, preview: Preview): Promise<string | undefined> {
  const response = await withPreview(preview, (headers) =>
    fetch(internalOrigin() + path, {
      headers: { ...headers, ...internalHeaders(), cookie: `__prerender_bypass=${draftModeId()}` },
      redirect: "manual",
    }),
  );
  const html = await response.text();
  if (response.status !== 200) return undefined;
  // The frame that shows it may open no window, so no link may lead away from it.
  return removeScripts(html).replace(/<head[^>]*>/, '$&<base target="_blank">');
}

/** The value by which a build of Next recognizes draft mode. `next dev` stores no page and needs none. */
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
