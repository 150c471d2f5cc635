import type { Histogram, Registry } from "prom-client";

/** What is known of one pattern of addresses. */
type Seen = {
  outcomes: Map<string, number>;
  /** How many were done within each bound and above the one before it. */
  within: number[];
  seconds: number;
};

type Kind = "counter" | "histogram";
type Sample = { labels: Record<string, string | number>; value: number; metricName?: string };

/** What a registry asks of what it holds. */
type Metric = {
  name: string;
  get: () => Promise<{ name: string; help: string; type: Kind; aggregator: "sum"; values: Sample[] }>;
};

/**
 * Requests by pattern of the address: how many with which outcome, and how long they took, as a counter and a histogram
 * of Prometheus. prom-client's own make a text of the labels for each one that they count, which together cost an eighth of
 * a kept page's answer (docs/benchmarks.md); here what is counted stands ready, and takes their shape when it is asked for.
 */
export class RequestTally {
  readonly #bounds: readonly number[];
  readonly #seen = new Map<string, Seen>();

  /** @param bounds of the histogram, in seconds, the least first. */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
  }

  /** @param route one of a small set, as its labels stay for the life of the process; so is the outcome. */
  add(route: string, outcome: string, seconds: number): void {
    const seen = this.#seen.get(route) ?? this.#begin(route);
    seen.outcomes.set(outcome, (seen.outcomes.get(outcome) ?? 0) + 1);
    const at = this.#bounds.findIndex((bound) => seconds <= bound);
    if (at >= 0) seen.within[at]! += 1;
    seen.seconds += seconds;
  }

  #begin(route: string): Seen {
    const seen = { outcomes: new Map(), within: this.#bounds.map(() => 0), seconds: 0 };
    this.#seen.set(route, seen);
    return seen;
  }

  /** How many there were, by route and status. */
  counter(name: string, help: string): Metric {
    return metric(name, help, "counter", () =>
      [...this.#seen].flatMap(([route, { outcomes }]) =>
        [...outcomes].map(([status, value]) => ({ labels: { route, status }, value })),
      ),
    );
  }

  /** How long they took, by route. */
  histogram(name: string, help: string): Metric {
    return metric(name, help, "histogram", () =>
      [...this.#seen].flatMap(([route, { outcomes, within, seconds }]) => {
        const count = sum([...outcomes.values()]);
        const buckets = within.map((_, at) => [this.#bounds[at]!, sum(within.slice(0, at + 1))] as const);
        return [
          ...[...buckets, ["+Inf", count] as const].map(([le, value]) => ({
            ...{ metricName: `${name}_bucket`, labels: { le, route }, value },
          })),
          { metricName: `${name}_sum`, labels: { route }, value: seconds },
          { metricName: `${name}_count`, labels: { route }, value: count },
        ];
      }),
    );
  }
}

/** Hands it to a registry, whose types know prom-client's own alone; it asks them by these two. */
export const register = (registry: Registry, own: Metric) =>
  registry.registerMetric(own as unknown as Histogram);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function metric(name: string, help: string, type: Kind, values: () => Sample[]): Metric {
  return { name, get: async () => ({ name, help, type, aggregator: "sum", values: values() }) };
}
