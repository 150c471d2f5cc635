import { processState } from "../process-state";

/** Most answers kept: the public reads of the site in seven languages are about 120. */
const most = 500;

type Store = { answers: Map<string, unknown>; flights: Map<string, Promise<unknown>> };
const readsSlot = processState<Store>("reads");

function store(): Store {
  return (readsSlot.value ??= { answers: new Map(), flights: new Map() });
}

/** Keeps the last good answer under a key; the longest unused goes first. */
export function keepAnswer(key: string, answer: unknown): void {
  const { answers } = store();
  answers.delete(key);
  answers.set(key, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= most) break;
    answers.delete(oldest);
  }
}

export function lastAnswer(key: string): unknown {
  return store().answers.get(key);
}

/** Calls for the same key at the same time share one answer. */
export function shareFlight<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
  const { flights } = store();
  const underway = flights.get(key) as Promise<Result> | undefined;
  if (underway) return underway;
  const flight = start().finally(() => flights.delete(key));
  flights.set(key, flight);
  return flight;
}
