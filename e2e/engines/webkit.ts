import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { displayCommand } from "../../scripts/lib/engines.mjs";
import { freePort } from "../../scripts/lib/port.mjs";
import type { Engine, Tab } from "./engine";
import { clickActions, keyActions, keyValues, startSession, type Send } from "./webdriver";

/** WebKitGTK under its own WebDriver, on a virtual display. */
export async function startWebkit(driver: string, xvfb: string): Promise<Engine> {
  const [command = "", ...parameters] = displayCommand(xvfb);
  const display = spawn(command, parameters, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = (await once(display.stdout, "data")) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: narrowWindows() };
  const child = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address, child);
  const send = await startSession(address, {});
  return {
    name: "webkit",
    newTab: async () => tabOf(await frontWindow(send)),
    stop: async () => {
      await send("DELETE", "");
      for (const process of [child, display]) {
        process.kill();
        await once(process, "close");
      }
    },
  };
}

/** Without GTK's compact setting the browser's toolbar is wider than a phone. */
function narrowWindows(): string {
  const folder = path.resolve(".cache/engines/gtk");
  mkdirSync(path.join(folder, "gtk-3.0"), { recursive: true });
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0; margin: 0; }\n");
  return folder;
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode} at its start`);
}

/** A session has one window in front, to which all calls go: each call first brings its own window there. */
type TabWindow = { send: Send; handle: string; windows: { front: string } };

async function frontWindow(send: Send): Promise<TabWindow> {
  const handle = (await send("GET", "/window")) as string;
  return { send, handle, windows: { front: handle } };
}

/** Sends a call to a window. */
async function sendTo({ send, handle, windows }: TabWindow, ...call: Parameters<Send>): Promise<unknown> {
  if (windows.front !== handle) await send("POST", "/window", { handle });
  windows.front = handle;
  return send(...call);
}

/**
 * Collects the page's errors from the first query on: this driver has no call for it. Each response carries the errors
 * so far.
 */
const listen = `
  window.complaints ??= (() => {
    const kept = [];
    addEventListener("error", ({ message }) => kept.push(message));
    addEventListener("unhandledrejection", ({ reason }) => kept.push(String(reason)));
    const write = console.error;
    console.error = (...words) => { kept.push(words.join(" ")); write(...words); };
    return kept;
  })();`;

function tabOf(tabWindow: TabWindow): Tab {
  const complaints: string[] = [];
  const send: Send = (...call) => sendTo(tabWindow, ...call);
  const evaluate = async (expression: string) => {
    // The driver awaits a promise that a script returns.
    const script = `${listen} return Promise.resolve(${expression}).then((value) => [value, complaints.splice(0)])`;
    const [value, more] = (await send("POST", "/execute/sync", { script, args: [] })) as [unknown, string[]];
    complaints.push(...more);
    return value ?? undefined;
  };
  return {
    open: async (url) => {
      await send("POST", "/url", { url });
      await evaluate("0");
    },
    back: async () => void (await send("POST", "/back")),
    forward: async () => void (await send("POST", "/forward")),
    evaluate,
    click: async (x, y) => void (await send("POST", "/actions", clickActions(x, y))),
    key: async (key) => void (await send("POST", "/actions", keyActions([keyValues[key]]))),
    type: async (text) => void (await send("POST", "/actions", keyActions([...text]))),
    resize: (width, height) => resize(send, evaluate, width, height),
    picture: async () => Buffer.from((await send("GET", "/screenshot")) as string, "base64"),
    complaints: async () => complaints,
    openBeside: async () => {
      const { handle } = (await send("POST", "/window/new", { type: "window" })) as { handle: string };
      return tabOf({ ...tabWindow, handle });
    },
    // The session is reused, since a new one takes two seconds. The last visitor's data are cleared.
    close: async () => {
      await evaluate("(localStorage.clear(), sessionStorage.clear())");
      await send("DELETE", "/cookie");
      const handles = (await send("GET", "/window/handles")) as string[];
      for (const handle of handles)
        if (handle !== tabWindow.handle) await sendTo({ ...tabWindow, handle }, "DELETE", "/window");
      // Brings the first window back to the front, where the next visitor starts.
      await send("GET", "/window");
    },
  };
}

/** The driver sets the size of the whole window with its toolbar, so the difference is measured and added. */
async function resize(send: Send, evaluate: Tab["evaluate"], width: number, height: number): Promise<void> {
  await send("POST", "/window/rect", { width, height });
  const bars = (await evaluate("outerHeight - innerHeight")) as number;
  await send("POST", "/window/rect", { width, height: height + bars });
  while ((await evaluate("innerWidth")) !== width);
}
