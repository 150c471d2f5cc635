import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { freePort } from "../lib/port.mjs";
import { ended, start } from "../lib/run.mjs";

const seconds = 10;
const connections = 32;

/** What browsers send, and what a client that cannot unpack sends. */
const encodings = { gzip: "gzip", plain: "identity" };

function has(command) {
  return spawnSync(command, ["-v"], { stdio: "ignore" }).error === undefined;
}

/** Requests per second of an address on this machine, by encoding. The first second only warms up. */
async function measure(url) {
  const rates = {};
  for (const [name, encoding] of Object.entries(encodings)) {
    const header = `Accept-Encoding: ${encoding}`;
    for (const duration of [1, seconds]) {
      const command = ["wrk", "-t1", `-c${connections}`, `-d${duration}s`, "-H", header, url];
      const child = start(command, { stdio: ["ignore", "pipe", "inherit"] });
      let printed = "";
      child.stdout.on("data", (chunk) => (printed += chunk));
      await ended(child);
      const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1];
      rates[name] = wrong ? Number.NaN : Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
    }
  }
  return rates;
}

/** Serves one page's bytes from nginx, plain and packed beforehand, while `measureIt` runs. */
async function withNginx(html, measureIt) {
  const prefix = mkdtempSync(join(tmpdir(), "yuqiao-nginx-"));
  const port = await freePort();
  mkdirSync(join(prefix, "html"));
  writeFileSync(join(prefix, "html/home"), html);
  writeFileSync(join(prefix, "html/home.gz"), gzipSync(html));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${prefix}/${name};`,
  );
  writeFileSync(
    join(prefix, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pid ${prefix}/pid; error_log ${prefix}/error.log;
    events { worker_connections 512; }
    http { ${temporary.join(" ")} access_log off; default_type text/html;
      server { listen 127.0.0.1:${port}; root ${prefix}/html; gzip_static on; } }`,
  );
  const nginx = start(["nginx", "-p", prefix, "-c", join(prefix, "nginx.conf")], { stdio: "ignore" });
  const end = ended(nginx);
  try {
    const url = `http://127.0.0.1:${port}/home`;
    for (let tries = 0; tries < 100 && !(await answers(url)); tries += 1) await pause(50);
    return await measureIt(url);
  } finally {
    nginx.kill();
    await end;
    rmSync(prefix, { recursive: true, force: true });
  }
}

function answers(url) {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => resolve(response.resume().complete || true)).once("error", () =>
      resolve(false),
    );
  });
}

/** Requests per second of /home from the site and of the same bytes from nginx, one after the other. */
export async function load(address) {
  if (!has("wrk")) return { note: "not measured: wrk is not installed" };
  const html = Buffer.from(await (await fetch(`${address}/home`)).arrayBuffer());
  const next = await measure(`${address}/home`);
  if (!has("nginx")) return { next, note: "nginx is not installed, so nothing to compare with" };
  return {
    next,
    nginx: await withNginx(html, measure),
    note: `wrk, 1 thread, ${connections} connections, ${seconds} s each`,
  };
}
