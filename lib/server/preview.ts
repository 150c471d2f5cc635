import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AskNext } from "../front/ask-next";
import { finishPage } from "../front/finish";
import { pathOf } from "../front/page-front";
import { runPreview } from "../preview/current";
import type { RenderPreview } from "../preview/renderer";
import { outsideRequests } from "./outside-requests";

/**
 * Renders previews past everything that keeps pages: Next renders a page with this cookie anew and stores nothing of it,
 * and the page front never sees it. No visitor's request comes here with the cookie (`receive` takes it away), and with
 * it they would see what everybody sees: what is previewed is told by the context of the work alone.
 */
export function previewRenderer(ask: AskNext, root = process.cwd()): RenderPreview {
  const cookie = `__prerender_bypass=${previewId(root)}`;
  return async (path, preview) => {
    // Who asks for a preview is itself inside a request of Next, of which the page must know nothing.
    const { status, body } = await outsideRequests(() => runPreview(preview, () => ask(path, { cookie })));
    if (status !== 200) return undefined;
    const page = finishPage(body, "touch", "", pathOf(path));
    if ("reason" in page) throw new Error(`a preview is not understood: ${page.reason}`);
    // Its frame may open no window, so no link leads away from it.
    return page.html.replace(/<head[^>]*>/, '$&<base target="_blank">');
  };
}

/** What Next's build calls the right to see drafts; `next dev`, which keeps no page, needs none. */
function previewId(root: string): string {
  try {
    const manifest = JSON.parse(readFileSync(join(root, ".next/prerender-manifest.json"), "utf8")) as {
      preview: { previewModeId: string };
    };
    return manifest.preview.previewModeId;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
