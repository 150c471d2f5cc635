import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { tsImport } from "tsx/esm/api";
import { freePort } from "../lib/port.mjs";
import { root } from "../lib/project.mjs";
import { waitForExit, start } from "../lib/run.mjs";
import { startServer } from "../lib/server.mjs";
import { hasCommand } from "../edge/nginx.mjs";
import { faultTable } from "./table.mjs";

const seconds = 6;
/** Pairs of measurements without and with each fault; the median ratio counts. */
const pairs = 5;
const connections = 8;
/** Seconds after which the site's clock moves a minute ahead, so that pages are rendered again all the time. */
const secondsPerMinute = 2;
const measuredFaults = ["timeout", "500", "reset", "wrong types"];

/** A wrk script that requests /home in each language in turn. */
function createScript(languages) {
  const list = languages.map((language) => `"${language}"`).join(", ");
  return `local languages = { ${list} }
local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "/home", { Cookie = "locale=" .. languages[n % #languages + 1] })
end
`;
}

const milliseconds = { us: 0.001, ms: 1, s: 1000 };
function percentile(output, which) {
  const [, value, unit] = new RegExp(`^\\s+${which}%\\s+([\\d.]+)(us|ms|s)`, "m").exec(output) ?? [];
  return Number(value) * milliseconds[unit];
}

async function measure(site, lua) {
  const aging = setInterval(() => site.child.send("minute"), secondsPerMinute * 1000);
  const command = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", lua, site.address];
  const child = start(command, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await waitForExit(child);
  clearInterval(aging);
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? "0";
  return { p50: percentile(output, 50), p99: percentile(output, 99), failed: Number(failed) };
}

/**
 * Response times of cached pages while an external provider works and while it fails, as a Markdown table. Each measurement
 * with a fault follows one without, so that the load of the machine is the same for both.
 */
export async function faultsText(folder) {
  if (!hasCommand("wrk")) return "Faults: not measured, wrk is not installed.";
  const { startFaultyHost } = await tsImport("../../testing/gateway/faulty-host.ts", import.meta.url);
  const host = await startFaultyHost();
  const port = await freePort();
  const clockModuleUrl = pathToFileURL(join(root, "scripts/lib/pass-minute.mjs")).href;
  const env = {
    API_HOST: host.address,
    SITE_URL: `http://localhost:${port}`,
    NODE_OPTIONS: `--import ${clockModuleUrl}`,
  };
  const site = await startServer(port, { ...env, LOG_LEVEL: "silent" });
  const lua = join(folder, "home.lua");
  writeFileSync(lua, createScript(readdirSync(join(root, "messages"))));
  // Warm-up.
  await measure(site, lua);
  const rows = [];
  for (const fault of measuredFaults) {
    const measured = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const healthy = await measure(site, lua);
      await host.fail(fault);
      const failing = await measure(site, lua);
      await host.fail(undefined);
      measured.push({ fault, healthy, failing });
    }
    const failed = measured.reduce((sum, { failing }) => sum + failing.failed, 0);
    const ratio = ({ healthy, failing }) => failing.p99 / healthy.p99;
    const { healthy, failing } = measured.sort((a, b) => ratio(a) - ratio(b))[Math.floor(pairs / 2)];
    rows.push({ fault, healthy, failing: { ...failing, failed } });
  }
  site.child.kill();
  await site.ended;
  await host.close();
  return faultTable(rows);
}
