import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "../../scripts/lib/port.mjs";
import { unsetSettings } from "../servers";

export type LogLine = { level: string; msg: string; request?: string; route?: string; status?: number };

type Options = {
  /** By default a free one. */
  port?: number;
  /** Settings of the site; undefined ones are left out. Set `DATA_DIR` to give it a database of its own. */
  env?: Record<string, string | undefined>;
  /** The name or address by which the tests reach the site; IPv6 addresses in brackets. */
  host?: string;
  /** Flags for Node. */
  flags?: string[];
  /** By default the project's folder. */
  folder?: string;
};

const importModule = (name: string) => ["--import", pathToFileURL(path.resolve("scripts/lib", name)).href];

/** Runs the site by a script that listens on `PORT`, and waits for its first response. */
async function startProcess(script: (port: number) => string[], options: Options) {
  const { port = await freePort(), env, host = "127.0.0.1", flags = [], folder } = options;
  const address = `http://${host}:${port}`;
  const parameters = [...flags, ...importModule("follow-parent.mjs"), ...script(port)];
  const child = spawn(process.execPath, parameters, {
    cwd: folder,
    env: { ...process.env, ...unsetSettings, PORT: String(port), SITE_URL: address, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  let exitCode: number | null | undefined;
  const ended = once(child, "close").then(([status]) => (exitCode = status as number | null));
  // Polling without a pause would slow down the start.
  while (exitCode === undefined && !(await isAlive(address))) await pause(50);
  if (exitCode !== undefined) throw new Error(`the site ended with ${exitCode} at its start: ${output}`);
  return {
    address,
    port,
    process: child,
    /** Its exit code; null if a signal killed it. */
    ended,
    /** Its whole output. */
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function isAlive(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts a production server for one test, whose clock and process the test can control. */
export async function startSite(env: Record<string, string>, port?: number) {
  const script = (chosen: number) => [
    ...importModule("pass-minute.mjs"),
    "scripts/e2e-server.mjs",
    String(chosen),
  ];
  const site = await startProcess(script, { env, port });
  const moveClock = async (message: "minute" | { ms: number }) => {
    const passed = once(site.process, "message");
    site.process.send(message);
    await passed;
  };
  return {
    ...site,
    log: () => readLog(site.output()),
    passMinute: () => moveClock("minute"),
    /** Moves the clock of the server forward. Its pages need `serveMovedTime`. */
    passTime: (ms: number) => moveClock({ ms }),
  };
}
export type Site = Awaited<ReturnType<typeof startSite>>;

function readLog(text: string): LogLine[] {
  const lines = text.split("\n").filter((line) => line.startsWith('{"level"'));
  return lines.map((line) => JSON.parse(line) as LogLine);
}

/** Commands that run the site. */
export type Mode = "npm start" | "next start" | "npm run dev";

const nextCommand = path.join("node_modules", "next", "dist", "bin", "next");

/** The parameters of Next in a script of package.json. */
function nextScript(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const [command, ...parameters] = scripts[name]?.split(" ") ?? [];
  if (command !== "next") throw new Error(`the script ${name} does not start Next`);
  return parameters;
}

/** The process of each command. `npm start` starts it after checking packages and build. */
const commands: Record<Mode, string[]> = {
  "npm start": [path.join(".next", "site", "server.mjs")],
  "next start": [nextCommand, "start"],
  "npm run dev": [nextCommand, ...nextScript("dev")],
};

type ModeOptions = Options & {
  /** Further parameters of the command. */
  parameters?: string[];
};

/** Starts the site as one of the commands does. */
export function startInMode(mode: Mode, { env, parameters = [], ...options }: ModeOptions) {
  const NODE_ENV = mode === "npm run dev" ? "development" : "production";
  return startProcess(() => [...commands[mode], ...parameters], { ...options, env: { NODE_ENV, ...env } });
}

/**
 * Runs the site from its sources, as `npm run dev` does, in a folder during `act`.
 * @param options.isDefaultPort leaves PORT unset; the port must then be the default one
 */
export async function developing(
  folder: string,
  act: (port: number) => Promise<void>,
  { port, isDefaultPort = false }: { port?: number; isDefaultPort?: boolean } = {},
): Promise<void> {
  // A folder of the project that git does not ignore, in which no tool may look for sources.
  const DATA_DIR = path.join(folder, "data");
  const env = { SITE_URL: "", DATA_DIR, ...(isDefaultPort && { PORT: undefined }) };
  const site = await startInMode("npm run dev", { folder, port, env });
  try {
    await act(site.port);
  } finally {
    await site.stop();
  }
}
