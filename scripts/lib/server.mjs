import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listenHost } from "../../lib/public-address.mjs";
import { productionEnv, root, tools } from "./project.mjs";
import { ended, start, Stop } from "./run.mjs";

/** Longest time from a server's start to its first response, in milliseconds. */
const startLimit = 120_000;

/** The status of the response, or undefined without one. */
function status(address) {
  return new Promise((resolve) => {
    const options = { agent: false };
    get(address, options, (response) => resolve(response.resume().statusCode)).once("error", () =>
      resolve(undefined),
    );
  });
}

/** The command line of the built site: the accelerator, or `next start` with ACCELERATOR=false. */
function siteCommand(variables) {
  if (variables.ACCELERATOR !== "false") return tools.site;
  const host = listenHost(variables);
  return [...tools.next, "start", ...(host === undefined ? [] : ["-H", host])];
}

/** The host name under which this machine reaches the site. */
function ownHost(variables) {
  const host = listenHost(variables);
  if (host === undefined || host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * Starts the built site and waits for its first response.
 * @returns its address, its process, and `ended`, a promise of its exit code
 * @throws Stop with the server's error message if it exits first
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
    // When start-up code throws, Next keeps running and responds with 500 to every request.
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

/** Discards Next's banner while still reading the stream, so that the pipe cannot fill up. */
function drop() {}

/** Lines that do not name the cause: warnings of Node and Next, stack frames. */
const noise = /^\s*(\(node:|\(Use `node|⚠|at |$)/;
const prefix = /^(Failed to prepare server )?Error: An error occurred while loading instrumentation hook: /;

/** The reason why a server exited: the first line of its error output that is not noise. */
function reason(errors, code) {
  const line = errors.split("\n").find((candidate) => !noise.test(candidate));
  return line?.replace(prefix, "") ?? `The server exited during start-up with code ${code}.`;
}
