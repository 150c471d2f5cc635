import type { Preview } from "./current";
import { processState } from "../process-state";

/**
 * Makes a page of the site for the desk's eyes only.
 * @param path of the page as Next knows it, its language first: `/vi-VN/home`.
 * @returns its HTML, which stands still: no script of the framework is in it. Undefined where there is no such page.
 */
export type RenderPreview = (path: string, preview: Preview) => Promise<string | undefined>;

const renderPreviewSlot = processState<RenderPreview>("renderPreview");

export function setPreviewRenderer(render: RenderPreview): void {
  renderPreviewSlot.value = render;
}

/** @throws Error in a process without the site's server. */
export const renderPreview: RenderPreview = (path, preview) => {
  if (!renderPreviewSlot.value) throw new Error("no server renders previews");
  return renderPreviewSlot.value(path, preview);
};
