import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { has, withEdge, withNginx } from "../edge/nginx.mjs";
import { connections, memory, rates, seconds } from "./rate.mjs";
import { loadTable, processTable } from "./table.mjs";

/** Serves one page's bytes from nginx, plain and packed beforehand, while `work` runs. Its defaults, unless told. */
function withFile(html, work, settings = "") {
  const write = (folder, port) => {
    mkdirSync(join(folder, "html"));
    writeFileSync(join(folder, "html/home"), html);
    writeFileSync(join(folder, "html/home.gz"), gzipSync(html));
    return `default_type text/html; ${settings} server { listen 127.0.0.1:${port}; root ${folder}/html; gzip_static on; }`;
  };
  return withNginx(write, work);
}

/**
 * Requests per second of /home from the site, through the edge, and of the same bytes as a file of nginx (as it comes
 * and at its fastest), one after the other; the site's memory before and after the load on the site alone.
 */
export async function loadText({ address, child, firstPage }) {
  if (!has("wrk")) return "Load: not measured, wrk is not installed.";
  const html = Buffer.from(await (await fetch(`${address}/home`)).arrayBuffer());
  const atRest = memory(child.pid);
  const next = await rates(`${address}/home`);
  const process = processTable({ atRest, underLoad: memory(child.pid), firstPage });
  const found = { next };
  if (has("nginx")) {
    found.edge = await withEdge([address], (edge) => rates(`${edge}/home`));
    const file = (address) => rates(`${address}/home`);
    found.nginx = await withFile(html, file);
    found.tuned = await withFile(html, file, "sendfile on; tcp_nopush on; open_file_cache max=16;");
  }
  const note = has("nginx")
    ? `wrk, 1 thread, ${connections} connections, ${seconds} s each`
    : "nginx is not installed, so nothing to compare with";
  return `${loadTable(found)}\n\n(${note})\n\n${process}`;
}
