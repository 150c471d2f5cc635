import { hasCommand, withEdge } from "../edge/nginx.mjs";
import { freePort } from "../lib/port.mjs";
import { root } from "../lib/project.mjs";
import { waitForExit, start } from "../lib/run.mjs";
import { startServer } from "../lib/server.mjs";
import { withPostgres } from "./postgres.mjs";
import { readMemory, measureRate } from "./rate.mjs";
import { processesTable } from "./table.mjs";

/** Requests that bypass the cache: a call that reads the database, and a page that stores the visitor's language. */
const paths = { call: "/api/v1/partner?version=1.0.0&client=web", page: "/home?locale=ko" };

/** Requests per second and memory of one and of two site processes with one PostgreSQL, as a Markdown table. */
export async function processesText() {
  if (!hasCommand("wrk") || !hasCommand("nginx"))
    return "Two processes: not measured, wrk or nginx is not installed.";
  return (await withPostgres(measureProcesses)) ?? "Two processes: not measured, there is no PostgreSQL.";
}

async function measureProcesses(url) {
  const env = { DATABASE_URL: url };
  const servers = [];
  try {
    const seed = [process.execPath, "--import", "tsx", "lib/provider/seed/cli.ts"];
    await waitForExit(start(seed, { cwd: root, stdio: "ignore", env: { ...process.env, ...env } }));
    const results = [];
    while (servers.length < 2) {
      servers.push(await startServer(await freePort(), env));
      const origins = servers.map(({ address }) => address);
      const rates = await withEdge(origins, measure);
      results.push({
        ...rates,
        memory: Math.max(...servers.map(({ child }) => readMemory(child.pid) ?? Number.NaN)),
      });
    }
    return processesTable({ one: results[0], two: results[1] });
  } finally {
    for (const { child } of servers) child.kill();
    await Promise.all(servers.map((server) => server.ended));
  }
}

async function measure(edge) {
  const rates = {};
  for (const [name, path] of Object.entries(paths)) {
    await measureRate(edge + path, { duration: 2 });
    rates[name] = await measureRate(edge + path);
  }
  return rates;
}
