import type { Preview } from "./current";

/**
 * Makes a page of the site for the desk's eyes only.
 * @param path of the page as Next knows it, its language first: `/vi-VN/home`.
 * @returns its HTML, which stands still: no script of the framework is in it. Undefined where there is no such page.
 */
export type RenderPreview = (path: string, preview: Preview) => Promise<string | undefined>;

/* Only the site's own server can ask Next for a page; who may see one, the provider knows, which Next bundles apart. */
const shared = globalThis as { yuqiaoRenderPreview?: RenderPreview };

export function setPreviewRenderer(render: RenderPreview): void {
  shared.yuqiaoRenderPreview = render;
}

/** @throws Error in a process without the site's server. */
export const renderPreview: RenderPreview = (path, preview) => {
  if (!shared.yuqiaoRenderPreview) throw new Error("no server renders previews");
  return shared.yuqiaoRenderPreview(path, preview);
};
