import { processState } from "../process-state";

const hourMs = 3_600_000;

const hourlySlot = processState<Map<string, number>>("hourly");

/**
 * Whether an hour has passed since this was last said, for what would else fill the log with one and the same line.
 * @param key made of words of the source only, so that a stranger cannot grow the memory.
 */
export function isDueThisHour(key: string): boolean {
  const saidAt = (hourlySlot.value ??= new Map());
  const now = Date.now();
  if (now - (saidAt.get(key) ?? -Infinity) < hourMs) return false;
  saidAt.set(key, now);
  return true;
}
