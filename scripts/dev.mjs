import "./lib/node-version.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { isFree, wantedPort } from "./lib/port.mjs";
import { tools } from "./lib/project.mjs";
import { ended, main, start, Stop } from "./lib/run.mjs";

// npm run dev: the site from its sources, changing as they change.
await main(async () => {
  const port = wantedPort();
  if (!(await isFree(port)))
    throw new Stop(`Port ${port} is busy. Stop what uses it, or choose another: PORT=3001 npm run dev`);
  await ensureInstalled();
  const env = { ...process.env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" };
  process.exit(await ended(start([...tools.next, "dev", "--port", String(port)], { env })));
});
