import { randomUUID } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import { processState } from "../process-state";
import type { Database } from "./types";

/** The draft that a page is rendered with (docs/decisions/0022-desk.md). */
export type Preview = {
  /** A transaction in which the draft is published; it is rolled back afterwards. */
  db: Database;
  /** What is not read from the database, by the name of its `previewValue`. */
  values: Readonly<Record<string, unknown>>;
};

/** Header of an internal request with the id of its preview. */
const previewHeader = "x-yuqiao-preview";

const contextSlot = processState<AsyncLocalStorage<Preview | undefined>>("previewContext");
const openSlot = processState<Map<string, Preview>>("openPreviews");

const context = (contextSlot.value ??= new AsyncLocalStorage());
const openPreviews = (openSlot.value ??= new Map());

/** Returns the preview that is being rendered, if any. */
export const currentPreview = (): Preview | undefined => context.getStore();

/**
 * A value that a subject keeps outside the database and that a preview replaces.
 * @param name its key in `Preview.values`; unique
 */
export function previewValue<Value>(name: string) {
  return {
    /** The value of the preview that is being rendered, if it has one. */
    current: () => currentPreview()?.values[name] as Value | undefined,
    /** The entry for `Preview.values`. */
    entry: (value: Value) => ({ [name]: value }),
  };
}

/**
 * Opens a preview for one internal request.
 * @param request sends the request with the given headers; only the rendering of that request sees the preview
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

/** Sets the current preview from an internal request's headers, and removes the header. */
export function enterPreview(headers: IncomingHttpHeaders): void {
  const id = headers[previewHeader];
  delete headers[previewHeader];
  context.enterWith(typeof id === "string" ? openPreviews.get(id) : undefined);
}
