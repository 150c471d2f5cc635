import { processState } from "../../base/process-state";

/** Maximum number of stored responses; the site's public reads in seven languages are about 120. */
const maxEntries = 500;

type Store = { answers: Map<string, unknown>; flights: Map<string, Promise<unknown>> };
const readsSlot = processState<Store>("reads");

function store(): Store {
  return (readsSlot.value ??= { answers: new Map(), flights: new Map() });
}

/** Stores the last good response under a key; the least recently stored entry is evicted first. */
export function storeResponse(key: string, response: unknown): void {
  const { answers } = store();
  answers.delete(key);
  answers.set(key, response);
  for (const oldest of answers.keys()) {
    if (answers.size <= maxEntries) break;
    answers.delete(oldest);
  }
}

export function lastResponse(key: string): unknown {
  return store().answers.get(key);
}

/** Deduplicates concurrent calls with the same key: they share one result. */
export function dedupe<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
  const { flights } = store();
  const inFlight = flights.get(key) as Promise<Result> | undefined;
  if (inFlight) return inFlight;
  const flight = load().finally(() => flights.delete(key));
  flights.set(key, flight);
  return flight;
}
