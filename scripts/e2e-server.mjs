import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cache, productionEnv, tools } from "./lib/project.mjs";

// One production server for the browser tests: e2e-server.mjs <port>. Its database is its own and new each time.
const [port] = process.argv.slice(2);
const data = join(cache, "e2e", String(port));
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
Object.assign(process.env, productionEnv, { DATA_DIR: data, PORT: port });

const next = tools.next[1];
process.argv = [process.execPath, next, "start", "--port", port];
await import(pathToFileURL(next).href);
