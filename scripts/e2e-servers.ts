import "./lib/follow-parent.mjs";
import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { recorder, servers } from "../e2e/servers";

// The recorder and all production servers for the browser tests (e2e/servers.ts). They start together, since Playwright
// would wait for each one before it starts the next. Prints "ready" when all respond, and ends when one of them ends.
const processes = [
  {
    parameters: ["--import", "tsx", "scripts/e2e-recorder.ts", String(recorder.port)],
    url: `${recorder.address}/recorded`,
    env: {},
  },
  ...Object.values(servers).map(({ port, address, env }) => ({
    parameters: ["scripts/e2e-server.mjs", String(port)],
    url: `${address}/home`,
    env,
  })),
];

let isEnding = false;
// Playwright signals the whole group of processes. This one ends after the others have closed their databases.
process.once("SIGTERM", () => (isEnding = true));

async function startProcess({ parameters, url, env }: (typeof processes)[number]): Promise<void> {
  if (await isUp(url)) throw new Error(`${url} is already served by another process`);
  // They follow this process by their standard input.
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, ...env },
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.once("exit", (code) => {
    if (isEnding) return;
    console.error(`node ${parameters.join(" ")} ended with ${code}`);
    process.exit(1);
  });
  while (!(await isUp(url))) await pause(50);
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

await Promise.all(processes.map(startProcess));
console.log("ready");
