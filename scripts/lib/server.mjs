import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { productionEnv, root, tools } from "./project.mjs";
import { ended, start, Stop } from "./run.mjs";

/** How long a server may take from its start to its first answer, in milliseconds. */
const startLimit = 120_000;

/** Whether something answers with any status. */
function answers(address) {
  return new Promise((resolve) => {
    get(address, (response) => resolve(response.resume() && true)).once("error", () => resolve(false));
  });
}

/**
 * Starts the built site and waits until it answers.
 * @returns its address and `ended`, which gives its exit code once it has one.
 * @throws Stop with the server's own words when it ends before it answers.
 */
export async function startServer(port, env = {}) {
  const [node, next] = tools.next;
  const follow = pathToFileURL(join(root, "scripts/lib/follow-parent.mjs")).href;
  const child = start([node, "--import", follow, next, "start", "--port", String(port)], {
    env: { ...productionEnv, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const errors = [];
  const keep = (chunk) => errors.push(chunk);
  child.stderr.on("data", keep);
  child.stdout.on("data", drop);
  let status;
  const end = ended(child).then((code) => (status = code));
  const limit = performance.now() + startLimit;
  while (!(await answers(`http://127.0.0.1:${port}/robots.txt`))) {
    if (status !== undefined) throw new Stop(reason(Buffer.concat(errors).toString(), status));
    if (performance.now() > limit) {
      child.kill();
      throw new Stop(`The server did not answer within ${startLimit / 1000} s.`);
    }
    await pause(50);
  }
  child.stderr.off("data", keep);
  child.stdout.off("data", drop);
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  return { address: `http://localhost:${port}`, child, ended: end };
}

/** Next's banner says nothing that the command does not say itself. */
function drop() {}

/** What a server said as it went down: its lines, without stack frames. */
function reason(errors, status) {
  const lines = errors.split("\n").filter((line) => line.trim() && !/^\s+at /.test(line));
  return lines.join("\n") || `The server ended at its start with code ${status}.`;
}
