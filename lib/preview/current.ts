import { randomUUID } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import type { SeasonBody } from "../campaign/season-schema";
import { processState } from "../process-state";
import type { Database } from "../provider/db/types";
import type { SchoolFacts } from "../school/school-file";

/** The draft that a page is rendered with (docs/decisions/0023-content.md). */
export type Preview = {
  /** A transaction in which the draft is published, and which is then rolled back. */
  db: Database;
  school: SchoolFacts;
  /** A season that its region's pages show, whether or not its days have come. */
  season?: SeasonBody;
  /** Whether the adverts stand open, which a script opens for visitors. */
  advert?: boolean;
};

/** Names the preview that an internal request is for. */
const previewHeader = "x-yuqiao-preview";

const contextSlot = processState<AsyncLocalStorage<Preview | undefined>>("previewContext");
const openSlot = processState<Map<string, Preview>>("openPreviews");

const context = (contextSlot.value ??= new AsyncLocalStorage());
const openPreviews = (openSlot.value ??= new Map());

/** The preview that is being rendered, if one is. */
export const currentPreview = (): Preview | undefined => context.getStore();

/**
 * Opens a preview for one internal request.
 * @param request sends it with the given headers, by which the rendering of that request alone sees the preview
 */
export async function withPreview<Result>(
  preview: Preview,
  request: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  openPreviews.set(id, preview);
  try {
    return await request({ [previewHeader]: id });
  } finally {
    openPreviews.delete(id);
  }
}

/** Gives an internal request the preview that its headers name, or none. */
export function enterPreview(headers: IncomingHttpHeaders): void {
  const id = headers[previewHeader];
  delete headers[previewHeader];
  context.enterWith(typeof id === "string" ? openPreviews.get(id) : undefined);
}
