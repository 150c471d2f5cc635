import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { has, withEdge, withNginx } from "../edge/nginx.mjs";
import { withBare } from "./bare.mjs";
import { connections, loadOf, memory, ratesInTurn, seconds, turns, turnSeconds } from "./rate.mjs";
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
function compared(site, html) {
  const fastest = "sendfile on; tcp_nopush on; open_file_cache max=16;";
  return withBare((bare) =>
    withEdge([site], (edge) =>
      withFile(html, (nginx) =>
        withFile(
          html,
          (tuned) =>
            ratesInTurn({
              site: `${site}/home`,
              bare,
              edge: `${edge}/home`,
              nginx: `${nginx}/home`,
              tuned: `${tuned}/home`,
            }),
          fastest,
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
  if (!has("wrk") || !has("nginx")) return "Load: not measured, wrk or nginx is not installed.";
  const html = Buffer.from(await (await fetch(`${address}/home`)).arrayBuffer());
  const atRest = memory(child.pid);
  const alone = await loadOf(`${address}/home`);
  const process = processTable({ atRest, underLoad: memory(child.pid), firstPage });
  const found = await compared(address, html);
  const note = `wrk, 1 thread, ${connections} connections: median of ${turns} alternating runs of ${turnSeconds} s; the site alone, ${seconds} s, gzip: p50 ${alone.p50} ms, p99 ${alone.p99} ms`;
  return `${loadTable(found)}\n\n(${note})\n\n${process}`;
}
