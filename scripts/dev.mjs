import "./lib/node-version.mjs";
import { join } from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { isFree, wantedPort } from "./lib/port.mjs";
import { bundleServer } from "./lib/bundle-server.mjs";
import { cache } from "./lib/project.mjs";
import { ended, main, start, Stop } from "./lib/run.mjs";

// npm run dev: the site from its sources, changing as they change.
await main(async () => {
  const port = wantedPort();
  if (!(await isFree(port)))
    throw new Stop(`Port ${port} is busy. Stop what uses it, or choose another: PORT=3001 npm run dev`);
  await ensureInstalled();
  const server = await bundleServer(join(cache, "dev-server"));
  const env = {
    ...process.env,
    NODE_ENV: "development",
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(port),
  };
  console.log(`Yuqiao is at http://localhost:${port}, from its sources (Ctrl+C stops it)`);
  process.exit(await ended(start([process.execPath, "--enable-source-maps", server], { env })));
});
