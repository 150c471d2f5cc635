import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "../../scripts/lib/port.mjs";
import { unsetSettings } from "../servers";

export type LogLine = { level: string; msg: string; request?: string; route?: string; status?: number };

/** Starts a production server for one test, whose clock and process the test can control; by default on a free port. */
export async function startSite(env: Record<string, string>, port?: number) {
  port ??= await freePort();
  const address = `http://127.0.0.1:${port}`;
  const clockModuleUrl = pathToFileURL(path.resolve("scripts/lib/pass-minute.mjs")).href;
  const child = spawn(
    process.execPath,
    ["--import", clockModuleUrl, "scripts/e2e-server.mjs", String(port)],
    {
      env: { ...process.env, ...unsetSettings, SITE_URL: address, ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  let siteOutput = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (siteOutput += text));
  }
  let exitCode: number | null | undefined;
  const ended = once(child, "close").then(([status]) => (exitCode = status as number | null));
  // Polling without a pause would slow down the start.
  while (exitCode === undefined && !(await isAlive(address))) await pause(50);
  if (exitCode !== undefined) throw new Error(`the site ended with ${exitCode} at its start: ${siteOutput}`);
  return {
    address,
    port,
    process: child,
    /** Its exit code; null if a signal killed it. */
    ended,
    /** Its whole output. */
    output: () => siteOutput,
    log: () => readLog(siteOutput),
    passMinute: async () => {
      const passed = once(child, "message");
      child.send("minute");
      await passed;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
export type Site = Awaited<ReturnType<typeof startSite>>;

async function isAlive(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function readLog(text: string): LogLine[] {
  const lines = text.split("\n").filter((line) => line.startsWith('{"level"'));
  return lines.map((line) => JSON.parse(line) as LogLine);
}
