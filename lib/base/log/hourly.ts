import { processState } from "../process-state";

const hourMs = 3_600_000;

const hourlySlot = processState<Map<string, number>>("hourly");

/**
 * Limits a log line to once an hour: returns true if the last true for this key is an hour old.
 * @param key built from constants only, so that requests cannot grow the map
 */
export function isDueThisHour(key: string): boolean {
  const lastLoggedAt = (hourlySlot.value ??= new Map());
  const now = Date.now();
  if (now - (lastLoggedAt.get(key) ?? -Infinity) < hourMs) return false;
  lastLoggedAt.set(key, now);
  return true;
}
