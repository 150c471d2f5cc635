import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Gauge } from "prom-client";
import { circuitStates } from "../gateway/breaker";
import { readiness } from "../health/readiness";
import { metrics } from "../metrics/metrics";
import { processState } from "../process-state";
import { ignoreServer } from "../request/observe";

const metricsServerSlot = processState<Promise<Server>>("metricsServer");

/**
 * Serves the process's metrics in the Prometheus format, at an address of its own that visitors do not reach.
 * @throws Error with one line when it cannot listen there
 */
export function startMetrics(port: number, host: string): Promise<Server> {
  return (metricsServerSlot.value ??= listen(port, host));
}

function listen(port: number, host: string): Promise<Server> {
  const { registry } = metrics();
  collectDefaultMetrics({ register: registry });
  measureOnDemand();
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const figures = await registry.metrics();
    response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
    response.end(figures);
  });
  ignoreServer(server);
  // The site decides when the process ends.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(`METRICS_PORT ${port} on ${host} cannot be used: ${error.code ?? error.message}.`));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** What is looked up when someone asks for the figures, rather than counted as it happens. */
function measureOnDemand(): void {
  const registers = [metrics().registry];
  new Gauge({
    name: "yuqiao_circuit_open",
    help: "Whether a call is answered at once because it keeps failing (1), is being tried (0.5) or passes (0)",
    labelNames: ["call", "asker"],
    registers,
    collect() {
      for (const { call, asker, open } of circuitStates()) this.set({ call, asker }, open);
    },
  });
  new Gauge({
    name: "yuqiao_ready",
    help: "Whether what the site needs can be reached",
    labelNames: ["check"],
    registers,
    async collect() {
      for (const [check, ok] of Object.entries((await readiness()).checks)) this.set({ check }, ok ? 1 : 0);
    },
  });
}
