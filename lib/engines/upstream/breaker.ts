import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from "cockatiel";
import type { CallName } from "../../base/contract/endpoints";
import { log } from "../../base/log/log";
import { ProviderError } from "../../base/contract/provider-error";
import { isForm, type CallerKind } from "./timeouts";
import { processState } from "../../base/process-state";

/** Consecutive failures after which a circuit opens. */
const maxFailures = 5;
/**
 * How long an open circuit rejects calls, in milliseconds; then one request tests whether the provider recovered.
 */
const openMs = 5_000;

/** The key of a circuit. */
type Circuit = { host: string; call: CallName; asker: CallerKind };
type StoredCircuit = Circuit & { policy: CircuitBreakerPolicy };

const circuitsSlot = processState<Map<string, StoredCircuit>>("circuits");

/**
 * Runs `work` unless its circuit is open, so that visitors do not wait for a provider that is down and a
 * recovering one is not overloaded.
 *
 * Each call has its own circuit, so that one failing section does not affect others. Pages and visitors have
 * separate circuits, so that a visitor with a failing request cannot take content from the pages. Forms always
 * pass: they are few, and a rejected one may be a lost student.
 * @param isFailure whether a received result counts as a failure.
 * @throws ProviderError upstreamUnreachable with `retryAfter` if the circuit is open.
 */
export async function withCircuitBreaker<Result>(
  circuit: Circuit,
  work: () => Promise<Result>,
  isFailure: (result: Result) => boolean,
): Promise<Result> {
  if (isForm(circuit.call)) return work();
  const { policy } = circuitFor(circuit, isFailure as (result: unknown) => boolean);
  // While one request tests the provider, cockatiel would hold the others until it finishes.
  if (policy.state === CircuitState.HalfOpen) throw circuitOpenError();
  try {
    return await policy.execute(work);
  } catch (error) {
    throw isBrokenCircuitError(error) ? circuitOpenError() : error;
  }
}

function circuitOpenError(): ProviderError {
  return new ProviderError("upstreamUnreachable", "", undefined, openMs / 1000);
}

function circuitFor(circuit: Circuit, isFailure: (result: unknown) => boolean): StoredCircuit {
  const circuits = (circuitsSlot.value ??= new Map());
  const key = Object.values(circuit).join(" ");
  const existing = circuits.get(key);
  if (existing) return existing;
  const breaker = new ConsecutiveBreaker(maxFailures);
  const policy = circuitBreaker(handleAll.orWhenResult(isFailure), { halfOpenAfter: openMs, breaker });
  const { call, asker } = circuit;
  policy.onBreak(() => log.error({ call, asker }, "circuit opened: call keeps failing"));
  policy.onReset(() => log.warn({ call, asker }, "circuit closed: call works again"));
  const created = { ...circuit, policy };
  circuits.set(key, created);
  return created;
}

/** All circuits, for the metrics: 0 closed, 1 open, 0.5 half-open. */
export function circuitStates(): { call: CallName; asker: CallerKind; open: number }[] {
  const open = { [CircuitState.Closed]: 0, [CircuitState.HalfOpen]: 0.5 };
  return [...(circuitsSlot.value?.values() ?? [])].map(({ call, asker, policy }) => {
    return { call, asker, open: (open as Record<number, number>)[policy.state] ?? 1 };
  });
}
