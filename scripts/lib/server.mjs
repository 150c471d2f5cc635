import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listenHost } from "../../lib/public-address.mjs";
import { productionEnv, root, tools } from "./project.mjs";
import { ended, start, Stop } from "./run.mjs";

/** How long a server may take from its start to its first answer, in milliseconds. */
const startLimit = 120_000;

/** The status of an answer, or undefined when nothing answers. */
function status(address) {
  return new Promise((resolve) => {
    const options = { agent: false };
    get(address, options, (response) => resolve(response.resume().statusCode)).once("error", () =>
      resolve(undefined),
    );
  });
}

/** The command of the built site: Next with the accelerator in front, or with ACCELERATOR=false Next alone. */
function siteCommand(variables) {
  if (variables.ACCELERATOR !== "false") return tools.site;
  const host = listenHost(variables);
  return [...tools.next, "start", ...(host === undefined ? [] : ["-H", host])];
}

/** Where the site answers on this machine, as the host of an address. */
function ownHost(variables) {
  const host = listenHost(variables);
  if (host === undefined || host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * Starts the built site and waits until it answers.
 * @returns its address and `ended`, which gives its exit code once it has one.
 * @throws Stop with the server's own words when it ends before it answers.
 */
export async function startServer(port, env = {}) {
  const variables = { ...productionEnv, ...env, PORT: String(port) };
  const [node, ...site] = siteCommand(variables);
  const follow = pathToFileURL(join(root, "scripts/lib/follow-parent.mjs")).href;
  const child = start([node, "--import", follow, ...site], {
    env: variables,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const own = ownHost(variables);
  const errors = [];
  const keep = (chunk) => errors.push(chunk);
  child.stderr.on("data", keep);
  child.stdout.on("data", drop);
  let code;
  const end = ended(child).then((value) => (code = value));
  const limit = performance.now() + startLimit;
  for (;;) {
    const answer = await status(`http://${own}:${port}/healthz`);
    if (answer < 500) break;
    // Next answers 500 to everything, and lives on, when its start-up code throws.
    const failed = answer !== undefined || performance.now() > limit;
    if (failed) child.kill();
    if (failed || code !== undefined) throw new Stop(reason(Buffer.concat(errors).toString(), await end));
    await pause(50);
  }
  child.stderr.off("data", keep);
  child.stdout.off("data", drop);
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  const name = own === "127.0.0.1" ? "localhost" : own;
  return { address: `http://${name}:${port}`, child, ended: end };
}

/** Next's banner says nothing that the command does not say itself. */
function drop() {}

/** Node's and Next's own warnings, and what Next puts before an error of the start-up code. */
const noise = /^\s*(\(node:|\(Use `node|⚠|at |$)/;
const prefix = /^(Failed to prepare server )?Error: An error occurred while loading instrumentation hook: /;

/** Why a server went down: its first line that says so. Stack frames and repetitions follow that line. */
function reason(errors, code) {
  const line = errors.split("\n").find((candidate) => !noise.test(candidate));
  return line?.replace(prefix, "") ?? `The server ended at its start with code ${code}.`;
}
