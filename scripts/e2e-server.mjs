import "./lib/follow-parent.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { productionEnv, tools } from "./lib/project.mjs";
import { serverFile } from "./lib/bundle-server.mjs";
import { testDataFolder } from "./lib/scratch.mjs";
import { optimizeRarely } from "./lib/v8-flags.mjs";

// e2e-server.mjs <port>: a production server for the browser tests, with a new database of its own.
const [port] = process.argv.slice(2);

// Optimizing takes a third of the processor time of a start, and most of these servers live only for seconds.
for (const flag of ["--liftoff-only", ...optimizeRarely]) setFlagsFromString(flag);

const data = testDataFolder(port);
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
Object.assign(process.env, productionEnv, { DATA_DIR: data, PORT: port });

if (process.env.ACCELERATOR === "false") {
  const [, next] = tools.next;
  process.argv.splice(2, Infinity, "start");
  await import(pathToFileURL(next).href);
} else await import(pathToFileURL(serverFile).href);
