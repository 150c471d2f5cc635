import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesFolder } from "../lib/finish-build.mjs";
import { root } from "../lib/project.mjs";

/** Default values of the variables in deploy/nginx/site.conf.template. */
const defaults = {
  EDGE_LISTEN: "80",
  /** One `server` line of nginx per site process. */
  EDGE_ORIGINS: "server 127.0.0.1:3000;",
  EDGE_LOG: "/var/log/nginx/access.log edge",
  /** One `set_real_ip_from` line of nginx per network of a CDN or TLS proxy, and the header with the visitor's address. */
  EDGE_TRUSTED: "",
  EDGE_REAL_IP_HEADER: "X-Forwarded-For",
  /** Rate limit of calls per client address. */
  EDGE_CALL_RATE: "20r/s",
};

/**
 * Writes nginx's configuration and static files into a folder: `conf/site.conf` for the http block, and `files`. The site
 * must be built.
 * @param settings override the environment variables, which override the defaults
 * @returns the absolute path of the folder
 */
export function writeEdge(folder, settings = {}) {
  const target = resolve(folder);
  const conf = join(target, "conf");
  mkdirSync(conf, { recursive: true });
  const environment = Object.fromEntries(Object.keys(defaults).flatMap((key) => [[key, process.env[key]]]));
  const values = { EDGE_ROOT: join(target, "files"), EDGE_CONF: conf, ...defaults };
  for (const source of [environment, settings]) {
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
