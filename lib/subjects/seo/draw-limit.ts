import { failure, toResponse } from "../../engines/calls/result";
import { clientOf } from "../../engines/calls/limit";
import { fallbackLanguage } from "../../base/i18n/languages";
import { consumeLimit } from "../../base/limits/check";
import { createWorkQueue, type WorkQueue } from "../../base/limits/work-queue";
import { processState } from "../../base/process-state";

const drawingSlot = processState<WorkQueue>("drawing");

/**
 * Draws a share picture that is not cached yet. Only one is drawn at a time, because each takes seconds of processor
 * time, and each client address has a rate limit.
 * @throws ProviderError tooManyRequests
 */
export async function drawWithLimits<Picture>(
  headers: Headers,
  draw: () => Promise<Picture>,
): Promise<Picture> {
  await consumeLimit("picture", clientOf(headers));
  drawingSlot.value ??= createWorkQueue({ concurrency: 1, maxWaiting: 20, maxWaitMs: 10_000 });
  return drawingSlot.value(draw);
}

/** Returns the error response for a picture that could not be drawn: 429 with Retry-After, or 500. */
export function toDrawErrorResponse(error: unknown): Response {
  return toResponse(failure(error, fallbackLanguage, "share picture"));
}
