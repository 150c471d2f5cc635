import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { hasCommand, withEdge, withNginx } from "../edge/nginx.mjs";
import { withBarePage } from "./bare.mjs";
import {
  connections,
  measureLoad,
  readMemory,
  measureAlternately,
  defaultSeconds,
  runs,
  runSeconds,
} from "./rate.mjs";
import { loadTable, processTable } from "./table.mjs";

/** Serves one page from nginx, uncompressed and precompressed, while `work` runs. */
function withFile(html, work, settings = "") {
  const write = (folder, port) => {
    mkdirSync(join(folder, "html"));
    writeFileSync(join(folder, "html/home"), html);
    writeFileSync(join(folder, "html/home.gz"), gzipSync(html));
    return `default_type text/html; ${settings} server { listen 127.0.0.1:${port}; root ${folder}/html; gzip_static on; }`;
  };
  return withNginx(write, work);
}

/** Measures all compared servers alternately. */
function measureAll(site, html) {
  const tunedSettings = "sendfile on; tcp_nopush on; open_file_cache max=16;";
  return withBarePage((bare) =>
    withEdge([site], (edge) =>
      withFile(html, (nginx) =>
        withFile(
          html,
          (tuned) =>
            measureAlternately({
              site: `${site}/home`,
              bare,
              edge: `${edge}/home`,
              nginx: `${nginx}/home`,
              tuned: `${tuned}/home`,
            }),
          tunedSettings,
        ),
      ),
    ),
  );
}

/**
 * Requests per second of /home from the site, of the site behind nginx, of a bare page of Next, and of nginx serving the same
 * bytes as a file; and the site's memory before and after load.
 */
export async function loadText({ address, child, firstPage }) {
  if (!hasCommand("wrk") || !hasCommand("nginx")) return "Load: not measured, wrk or nginx is not installed.";
  const html = Buffer.from(await (await fetch(`${address}/home`)).arrayBuffer());
  const atRest = readMemory(child.pid);
  const siteAlone = await measureLoad(`${address}/home`);
  const process = processTable({ atRest, underLoad: readMemory(child.pid), firstPage });
  const rates = await measureAll(address, html);
  const note = `wrk, 1 thread, ${connections} connections: median of ${runs} alternating runs of ${runSeconds} s; the site alone, ${defaultSeconds} s, gzip: p50 ${siteAlone.p50} ms, p99 ${siteAlone.p99} ms`;
  return `${loadTable(rates)}\n\n(${note})\n\n${process}`;
}
