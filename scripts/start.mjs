import "./lib/node-version.mjs";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "../lib/base/commands/usage.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { freePort, isFree, readPort } from "./lib/port.mjs";
import { root } from "./lib/project.mjs";
import { announceIfSlow, main, formatElapsed, Stop } from "./lib/run.mjs";
import { startServer } from "./lib/server.mjs";

readOptions(
  "npm start: installs, builds and starts the site. PORT, HOST and others are settings (README.md)",
);

// npm start: installs packages, builds the site and starts it; skips steps that are up to date.
await main(async () => {
  await ensureInstalled();
  // Reads .env files as `next start` does.
  const { default: environment } = await import("@next/env");
  environment.loadEnvConfig(root, false);
  const requestedPort = readPort();
  const port = requestedPort === 0 ? await freePort() : requestedPort;
  if (!(await isFree(port)))
    throw new Stop(
      `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=3001 npm start`,
    );
  await ensureBuilt();
  const startedAt = performance.now();
  const reportStarted = announceIfSlow("Starting");
  const server = await startServer(port).finally(() => reportStarted(formatElapsed(startedAt)));
  console.log(`Yuqiao is at ${server.address} (Ctrl+C stops it)`);
  void warmUpPages(server.address);
  process.exit(await server.ended);
});

/** Requests the home page in every language, so that it is cached before the first visit. Failures are in the server's log. */
async function warmUpPages(address) {
  for (const language of readdirSync(join(root, "messages"))) {
    const response = await fetch(`${address}/home?locale=${language}`).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
  }
}
