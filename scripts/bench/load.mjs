import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { has, withEdge, withNginx } from "../edge/nginx.mjs";
import { connections, memory, rates, ratesInTurn, seconds, turns, turnSeconds } from "./rate.mjs";
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

/** Requests per second through the edge, and of the page as a file of nginx: as nginx comes, and at its fastest. */
function compared(address, html) {
  const fastest = "sendfile on; tcp_nopush on; open_file_cache max=16;";
  const measure = (...servers) => {
    const [edge, nginx, tuned] = servers.map((server) => `${server}/home`);
    return ratesInTurn({ edge, nginx, tuned });
  };
  return withEdge([address], (edge) =>
    withFile(html, (nginx) => withFile(html, (tuned) => measure(edge, nginx, tuned), fastest)),
  );
}

/**
 * Requests per second of /home from the site, through the edge, and of the same bytes as a file of nginx; the site's
 * memory before and after the load on the site alone.
 */
export async function loadText({ address, child, firstPage }) {
  if (!has("wrk")) return "Load: not measured, wrk is not installed.";
  const html = Buffer.from(await (await fetch(`${address}/home`)).arrayBuffer());
  const atRest = memory(child.pid);
  const next = await rates(`${address}/home`);
  const process = processTable({ atRest, underLoad: memory(child.pid), firstPage });
  const found = { next, ...(has("nginx") && (await compared(address, html))) };
  const note = has("nginx")
    ? `wrk, 1 thread, ${connections} connections: the site ${seconds} s, the others ${turns} times ${turnSeconds} s in turn, the middle one`
    : "nginx is not installed, so nothing to compare with";
  return `${loadTable(found)}\n\n(${note})\n\n${process}`;
}
