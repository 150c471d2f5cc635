import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesFolder } from "../lib/finish-build.mjs";
import { root } from "../lib/project.mjs";

/** What the words in capitals of deploy/nginx/site.conf.template stand for where the environment names nothing. */
const defaults = {
  EDGE_LISTEN: "80",
  /** One `server` line of nginx per site process. */
  EDGE_ORIGINS: "server 127.0.0.1:3000;",
  EDGE_LOG: "/var/log/nginx/access.log edge",
  /** One `set_real_ip_from` line of nginx per network from which a CDN, or what ends TLS, asks; and where it names the visitor. */
  EDGE_TRUSTED: "",
  EDGE_REAL_IP_HEADER: "X-Forwarded-For",
  /** Calls per address. */
  EDGE_CALL_RATE: "20r/s",
};

/**
 * Writes the edge's configuration and files into a folder: `conf/site.conf` for nginx's http block, `files` to be
 * served. The site must be built.
 * @returns the folder, absolute.
 */
export function writeEdge(folder, settings = {}) {
  const target = resolve(folder);
  const conf = join(target, "conf");
  mkdirSync(conf, { recursive: true });
  const given = Object.fromEntries(Object.keys(defaults).flatMap((key) => [[key, process.env[key]]]));
  const values = { EDGE_ROOT: join(target, "files"), EDGE_CONF: conf, ...defaults };
  for (const source of [given, settings]) {
    for (const [key, value] of Object.entries(source)) if (value) values[key] = value;
  }
  const template = readFileSync(join(root, "deploy/nginx/site.conf.template"), "utf8");
  const site = template.replace(/\$\{(EDGE_\w+)\}/g, (word, key) => values[key] ?? word);
  writeFileSync(join(conf, "site.conf"), site);
  cpSync(join(root, "deploy/nginx/pass.conf"), join(conf, "pass.conf"));
  rmSync(join(target, "files"), { recursive: true, force: true });
  cpSync(filesFolder, join(target, "files"), { recursive: true });
  return target;
}
