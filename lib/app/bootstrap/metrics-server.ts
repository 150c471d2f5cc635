import type { Server } from "node:http";
import { collectDefaultMetrics, Gauge } from "prom-client";
import { circuitStates } from "../../engines/upstream/breaker";
import { readiness } from "./readiness";
import { metrics } from "../../base/metrics/metrics";
import { processState } from "../../base/process-state";
import { createAuxiliaryServer } from "../../base/request/auxiliary-server";

const metricsServerSlot = processState<Promise<Server>>("metricsServer");

/**
 * Serves the process's metrics in the Prometheus format on a separate port that visitors cannot reach.
 * @throws Error with a one-line message if the port cannot be used
 */
export function startMetrics(port: number, host: string): Promise<Server> {
  return (metricsServerSlot.value ??= listen(port, host));
}

function listen(port: number, host: string): Promise<Server> {
  const { registry } = metrics();
  collectDefaultMetrics({ register: registry });
  registerGauges();
  const server = createAuxiliaryServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
    response.end(text);
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(`METRICS_PORT ${port} on ${host} cannot be used: ${error.code ?? error.message}.`));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Registers the gauges whose values are read at each scrape. */
function registerGauges(): void {
  const registers = [metrics().registry];
  new Gauge({
    name: "yuqiao_circuit_open",
    help: "State of a call's circuit breaker: open (1), half-open (0.5) or closed (0)",
    labelNames: ["call", "asker"],
    registers,
    collect() {
      for (const { call, asker, open } of circuitStates()) this.set({ call, asker }, open);
    },
  });
  new Gauge({
    name: "yuqiao_ready",
    help: "Whether a dependency of the site is reachable, by check",
    labelNames: ["check"],
    registers,
    async collect() {
      for (const [check, ok] of Object.entries((await readiness()).checks)) this.set({ check }, ok ? 1 : 0);
    },
  });
}
