import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from "cockatiel";
import type { CallName } from "../contract/endpoints";
import { log } from "../log/log";
import { ProviderError } from "../provider/types";
import { isForm, type Asker } from "./timeouts";
import { processState } from "../process-state";

/** Failures in a row after which a call is believed to be down. */
const maxFailures = 5;
/** Milliseconds in which a call that is down is answered at once; then one request tries whether it is back. */
const openMs = 5_000;

/** What a circuit is kept for. */
type Circuit = { host: string; call: CallName; asker: Asker };
type Kept = Circuit & { policy: CircuitBreakerPolicy };

const circuitsSlot = processState<Map<string, Kept>>("circuits");

/**
 * Does the work unless its call has kept failing, so that visitors do not wait one after the other for a provider
 * that is down, nor press it while it recovers.
 *
 * A circuit per call: one that breaks takes no other section along. A circuit per asker too: a visitor who finds a
 * request that makes the provider fail must not take the content from the pages. Forms always pass: they are few,
 * and one that is turned away may be a student lost.
 * @param failing whether an answer speaks of a failure, though it came.
 * @throws ProviderError upstreamUnreachable, with the seconds to wait, for what is not tried.
 */
export async function throughBreaker<Result>(
  circuit: Circuit,
  work: () => Promise<Result>,
  failing: (result: Result) => boolean,
): Promise<Result> {
  if (isForm(circuit.call)) return work();
  const { policy } = kept(circuit, failing as (result: unknown) => boolean);
  // One request tries whether the call is back. The others would be held until it knows.
  if (policy.state === CircuitState.HalfOpen) throw notTried();
  try {
    return await policy.execute(work);
  } catch (error) {
    throw isBrokenCircuitError(error) ? notTried() : error;
  }
}

function notTried(): ProviderError {
  return new ProviderError("upstreamUnreachable", "", undefined, openMs / 1000);
}

function kept(circuit: Circuit, failing: (result: unknown) => boolean): Kept {
  const circuits = (circuitsSlot.value ??= new Map());
  const key = Object.values(circuit).join(" ");
  const known = circuits.get(key);
  if (known) return known;
  const breaker = new ConsecutiveBreaker(maxFailures);
  const policy = circuitBreaker(handleAll.orWhenResult(failing), { halfOpenAfter: openMs, breaker });
  const { call, asker } = circuit;
  policy.onBreak(() => log.error({ call, asker }, "call keeps failing: answered at once from now on"));
  policy.onReset(() => log.warn({ call, asker }, "call is back"));
  const made = { ...circuit, policy };
  circuits.set(key, made);
  return made;
}

/** Every circuit there is, and whether requests pass (0), do not (1), or one tries (0.5). */
export function circuitStates(): { call: CallName; asker: Asker; open: number }[] {
  const open = { [CircuitState.Closed]: 0, [CircuitState.HalfOpen]: 0.5 };
  return [...(circuitsSlot.value?.values() ?? [])].map(({ call, asker, policy }) => {
    return { call, asker, open: (open as Record<number, number>)[policy.state] ?? 1 };
  });
}
