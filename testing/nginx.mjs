import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { filesFolder } from "../scripts/lib/finish-build.mjs";
import { freePort } from "../scripts/lib/port.mjs";
import { root } from "../scripts/lib/project.mjs";
import { start, Stop, waitForExit } from "../scripts/lib/run.mjs";

// Debian installs nginx in a folder that is in root's PATH only.
const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` };

/** Whether a command is installed. */
export function hasCommand(command) {
  return spawnSync(command, ["-v"], { env, stdio: "ignore" }).error === undefined;
}

/**
 * Runs nginx in a temporary folder while `work` runs.
 * @param createHttpBlock returns the content of the http block for the folder and a free port
 */
export async function withNginx(createHttpBlock, work) {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-nginx-"));
  const port = await freePort();
  const tempPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const httpBlock = await createHttpBlock(folder, port);
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pcre_jit on; pid ${folder}/pid; error_log ${folder}/error.log warn;
    events { worker_connections 2048; }
    http { ${tempPaths.join(" ")} access_log off; ${httpBlock} }`,
  );
  const nginx = start(["nginx", "-p", folder, "-c", join(folder, "nginx.conf")], { env, stdio: "ignore" });
  let hasExited = false;
  const exitPromise = waitForExit(nginx).then(() => (hasExited = true));
  try {
    const address = `http://127.0.0.1:${port}`;
    while (!(await isUp(address))) {
      if (hasExited)
        throw new Stop(`nginx did not start:\n${readFileSync(join(folder, "error.log"), "utf8")}`);
      await pause(20);
    }
    return await work(address, { folder, pid: nginx.pid });
  } finally {
    nginx.kill();
    await exitPromise;
    rmSync(folder, { recursive: true, force: true });
  }
}

const isUp = (address) =>
  fetch(address, { redirect: "manual" }).then(
    async (response) => (await response.arrayBuffer(), true),
    () => false,
  );

/** The configuration of deploy/nginx with its variables filled in, as `envsubst` does it (docs/scaling.md). */
function edgeConfiguration(variables) {
  const template = readFileSync(join(root, "deploy/nginx/site.conf.template"), "utf8");
  return template.replace(/\$\{(EDGE_\w+)\}/g, (_, name) => variables[name]);
}

/**
 * Runs nginx with the configuration of deploy/nginx in front of site processes while `work` runs, without its rate limit.
 * @param settings override the variables below
 * @param {{ certificate: string, key: string }} [tls] files, to serve HTTPS and HTTP/2 as docs/scaling.md describes
 */
export function withEdge(origins, work, settings = {}, tls) {
  const listen = tls ? " ssl http2" : "";
  const certificate = tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : "";
  const secured = (address, more) => work(tls ? address.replace("http:", "https:") : address, more);
  return withNginx((folder, port) => {
    const edge = edgeConfiguration({
      EDGE_LISTEN: `127.0.0.1:${port}${listen}`,
      EDGE_ORIGINS: origins.map((origin) => `server ${new URL(origin).host};`).join(" "),
      EDGE_ROOT: filesFolder,
      EDGE_LOG: "off",
      EDGE_CALL_RATE: "100000r/s",
      EDGE_TRUSTED: "",
      EDGE_REAL_IP_HEADER: "X-Forwarded-For",
      ...settings,
    });
    return `include /etc/nginx/mime.types; default_type application/octet-stream; ${certificate} ${edge}`;
  }, secured);
}
