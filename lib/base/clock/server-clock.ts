import { readDocumentOffset } from "./server-timing";

/*
 * The server's clock in the browser. It decides what is open, over or coming; the device's clock may be wrong by days and
 * is used only to notice that something changed. Between two responses, time passes by `performance.now()`, which a
 * change of the device's clock does not affect.
 */

/** Difference at which two clocks are taken for different, in milliseconds; a response may be that long on its way. */
const toleranceMs = 5_000;
/** Pause after a failed request, in milliseconds. */
const retryAfterMs = 60_000;
/** A response that no cache keeps. */
const syncPath = "/healthz";

/**
 * The server's time minus `performance.now()`. No response can come from the future, so each is a lower bound and the
 * greatest is the best: copies from a cache do no harm, and neither does a `performance.now()` that stood still while the
 * computer slept.
 */
let offsetMs: number | undefined;
let hasReadDocument = false;
/** The device's clock minus `performance.now()` when the offset was last confirmed. */
let confirmedDeviceMs: number | undefined;
let isSyncing = false;
let nextAttemptAtMs = 0;
const listeners = new Set<() => void>();

function readOffset(): number | undefined {
  if (!hasReadDocument) {
    hasReadDocument = true;
    raiseOffset(readDocumentOffset());
  }
  return offsetMs;
}

function raiseOffset(candidate: number | undefined): void {
  if (candidate === undefined || Number.isNaN(candidate) || candidate <= (offsetMs ?? -Infinity)) return;
  offsetMs = candidate;
  listeners.forEach((notify) => notify());
}

/** @param date the `Date` header of a response that arrived just now; null if it has none */
export function recordServerTime(date: string | null): void {
  raiseOffset(Date.parse(date ?? "") - performance.now());
}

/** The server's time at a value of `performance.now()`, in milliseconds since 1970; undefined before it is known. */
export function serverTimeAt(monotonicMs: number): number | undefined {
  const offset = readOffset();
  return offset === undefined ? undefined : offset + monotonicMs;
}

/**
 * The server's time in milliseconds since 1970.
 * @param fallback used before any response is known; code that runs after a call, which is a response, needs none
 */
export function serverNow(fallback?: number): number {
  return serverTimeAt(performance.now()) ?? fallback ?? Date.now();
}

const isNear = (left: number | undefined, right: number) =>
  left !== undefined && Math.abs(left - right) <= toleranceMs;

/**
 * Asks the server for its time if what is known may be wrong: if the device's clock contradicts it, or has jumped since,
 * which a change of the clock and a sleep both do. A device with a right clock sends no request.
 */
export function checkServerClock(): void {
  const deviceMs = Date.now() - performance.now();
  if (isNear(confirmedDeviceMs, deviceMs)) return;
  if (isNear(readOffset(), deviceMs)) confirmedDeviceMs = deviceMs;
  else if (!isSyncing && performance.now() >= nextAttemptAtMs) void sync();
}

async function sync(): Promise<void> {
  isSyncing = true;
  try {
    const { headers } = await fetch(syncPath, { method: "HEAD", cache: "no-store" });
    recordServerTime(headers.get("date"));
    confirmedDeviceMs = Date.now() - performance.now();
  } catch {
    nextAttemptAtMs = performance.now() + retryAfterMs;
  } finally {
    isSyncing = false;
  }
}

/** @returns a function that unsubscribes */
export function onServerTime(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
