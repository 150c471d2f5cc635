import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { listenHost } from "../../lib/base/public-address.mjs";
import { productionEnv, tools } from "./project.mjs";
import { waitForExit, start, Stop } from "./run.mjs";

/** Longest time from a server's start to its first response, in milliseconds. */
const startTimeoutMs = 120_000;

/** The status of the response, or undefined without one. */
function fetchStatus(address) {
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
function localHost(variables) {
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
  const child = start(siteCommand(variables), { env: variables, stdio: ["ignore", "pipe", "pipe"] });
  const host = localHost(variables);
  const errors = [];
  const collectError = (chunk) => errors.push(chunk);
  child.stderr.on("data", collectError);
  child.stdout.on("data", discardOutput);
  let exitCode;
  const exitPromise = waitForExit(child).then((value) => (exitCode = value));
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const statusCode = await fetchStatus(`http://${host}:${port}/healthz`);
    if (statusCode < 500) break;
    // When start-up code throws, Next keeps running and responds with 500 to every request.
    const hasFailed = statusCode !== undefined || performance.now() > deadline;
    if (hasFailed) child.kill();
    if (hasFailed || exitCode !== undefined)
      throw new Stop(failureReason(Buffer.concat(errors).toString(), await exitPromise));
    await pause(50);
  }
  child.stderr.off("data", collectError);
  child.stdout.off("data", discardOutput);
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  const displayHost = host === "127.0.0.1" ? "localhost" : host;
  return { address: `http://${displayHost}:${port}`, child, ended: exitPromise };
}

/** Discards Next's banner while still reading the stream, so that the pipe cannot fill up. */
function discardOutput() {}

/** Lines that do not name the cause: warnings of Node and Next, stack frames. */
const noise = /^\s*(\(node:|\(Use `node|⚠|at |$)/;
const prefix = /^(Failed to prepare server )?Error: An error occurred while loading instrumentation hook: /;

/** The reason why a server exited: the first line of its error output that is not noise. */
function failureReason(errors, exitCode) {
  const line = errors.split("\n").find((candidate) => !noise.test(candidate));
  return line?.replace(prefix, "") ?? `The server exited during start-up with code ${exitCode}.`;
}
