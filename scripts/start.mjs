import "./lib/node-version.mjs";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { freePort, isFree, wantedPort } from "./lib/port.mjs";
import { root } from "./lib/project.mjs";
import { announce, main, seconds, Stop } from "./lib/run.mjs";
import { startServer } from "./lib/server.mjs";

// npm start: installs packages, builds the site and starts it; skips steps that are up to date.
await main(async () => {
  await ensureInstalled();
  // Reads .env files as `next start` does.
  const { default: environment } = await import("@next/env");
  environment.loadEnvConfig(root, false);
  const wanted = wantedPort();
  const port = wanted === 0 ? await freePort() : wanted;
  if (!(await isFree(port)))
    throw new Stop(
      `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=3001 npm start`,
    );
  await ensureBuilt();
  const begun = performance.now();
  const told = announce("Starting");
  const server = await startServer(port).finally(() => told(seconds(begun)));
  console.log(`Yuqiao is at ${server.address} (Ctrl+C stops it)`);
  void warm(server.address);
  process.exit(await server.ended);
});

/** Requests the home page in every language, so that it is cached before the first visit. Failures are in the server's log. */
async function warm(address) {
  for (const language of readdirSync(join(root, "messages"))) {
    const answer = await fetch(`${address}/home?locale=${language}`).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
  }
}
