import "./lib/node-version.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { tsImport } from "tsx/esm/api";
import { hasCommand, withEdge } from "./edge/nginx.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { freePort } from "./lib/port.mjs";
import { cacheFolder } from "./lib/project.mjs";
import { main, formatElapsed, Stop } from "./lib/run.mjs";
import { startServer } from "./lib/server.mjs";

// npm run variants: sends random requests to the site, directly and through nginx, and checks that every response is the
// expected page variant.
//   npm run variants -- --requests 100000 --seed 1 --way edge|direct
const { values: options } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    way: { type: "string" },
  },
});

const vietnamSite = "https://vn.yuqiao.example";

/** Two configurations: a separate Vietnamese site changes the expected response to many requests. */
const sites = [
  { name: "Vietnamese served here", env: {} },
  {
    name: "a separate Vietnamese site",
    env: { VIETNAM_SITE_URL: vietnamSite },
    vietnamSite,
  },
];

async function forEachTarget(site, env, work) {
  const port = await freePort();
  const server = await startServer(port, { SITE_URL: `http://localhost:${port}`, ...env });
  const known = await (await fetch(`${server.address}/api/series`)).json();
  const settings = { vietnamSite: site.vietnamSite, ownOrigin: server.address, embedded: true };
  const target = { site: server.address, address: server.address, settings, known };
  try {
    if (options.way !== "edge") await work("directly", target);
    if (options.way !== "direct") {
      await withEdge([server.address], (address) => work("through nginx", { ...target, address }));
    }
  } finally {
    server.child.kill();
    await server.ended;
  }
}

await main(async () => {
  if (options.way !== "direct" && !hasCommand("nginx"))
    throw new Stop("nginx is not installed. Use --way direct to test without it.");
  await ensureBuilt();
  const { checkVariants } = await tsImport("./variants/check.ts", import.meta.url);
  const requests = Number(options.requests) / sites.length;
  for (const site of sites) {
    const dataFolder = join(cacheFolder, "variants");
    rmSync(dataFolder, { recursive: true, force: true });
    mkdirSync(dataFolder, { recursive: true });
    await forEachTarget(site, { DATA_DIR: dataFolder, ...site.env }, async (name, target) => {
      const startedAt = performance.now();
      const failures = await checkVariants(target, requests, Number(options.seed));
      console.log(
        `${site.name}, ${name}: ${requests} requests, ${failures.length} wrong (${formatElapsed(startedAt)})`,
      );
      for (const line of failures.slice(0, 20)) console.log(`  ${line}`);
      if (failures.length > 0) process.exitCode = 1;
    });
  }
});
