import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/lib/port.mjs";
import { unsetSettings } from "../servers";

/** Commands that run the site. */
export type Mode = "npm start" | "next start" | "next dev";

const nextCommand = path.join("node_modules", "next", "dist", "bin", "next");

/** The process of each command. `npm start` starts it after checking packages and build. */
const commands: Record<Mode, string[]> = {
  "npm start": [path.join(".next", "site", "server.mjs")],
  "next start": [nextCommand, "start"],
  "next dev": [nextCommand, "dev"],
};

type Options = {
  env?: Record<string, string>;
  /** Flags for Node. */
  flags?: string[];
};

/** Starts the site in a mode on a free port. Set `DATA_DIR` in `env` to give it a database of its own. */
export async function startInMode(mode: Mode, { env = {}, flags = [] }: Options) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...flags, ...commands[mode]], {
    env: {
      ...process.env,
      ...unsetSettings,
      NODE_ENV: mode === "next dev" ? "development" : "production",
      PORT: String(port),
      SITE_URL: address,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  let exitCode: number | null | undefined;
  const ended = once(child, "close").then(([code]) => (exitCode = code as number | null));
  const isUp = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (exitCode === undefined && !(await isUp())) await pause(100);
  if (exitCode !== undefined) throw new Error(`${mode} ended with ${exitCode}: ${output}`);
  return {
    address,
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
