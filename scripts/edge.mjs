import "./lib/node-version.mjs";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/run.mjs";

// npm run edge: writes the nginx configuration and static files for the reverse proxy (docs/scaling.md).
//   EDGE_ORIGINS="server 10.0.0.2:3000; server 10.0.0.3:3000;" npm run edge -- --out /srv/yuqiao-edge
// --built uses the existing build without checking it.
const { values: options } = parseArgs({
  options: { out: { type: "string", default: ".cache/edge" }, built: { type: "boolean" } },
});

await main(async () => {
  if (!options.built) {
    await ensureInstalled();
    await ensureBuilt();
  }
  const { writeEdge } = await import("./edge/configuration.mjs");
  console.log(`Done. Add this line to nginx's http block:
  include ${writeEdge(options.out)}/conf/site.conf;`);
});
