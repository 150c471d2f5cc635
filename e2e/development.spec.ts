import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { freePort } from "../scripts/lib/port.mjs";
import { siteData } from "../scripts/lib/scratch.mjs";
import { long } from "../testing/long";
import { unset } from "./servers";
import { expect, test } from "./support/test";

test.skip(!long, "in a long run only: compiling the sources takes as long as thirty looks at a page");
test.setTimeout(90_000);

/** Asks for a web socket, as a page that waits for its own changes does. @returns the status of the answer. */
function upgrade(port: number): Promise<number | undefined> {
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": Buffer.alloc(16).toString("base64"),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: "localhost", path: "/_next/hmr", headers });
    asked.once("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.once("response", ({ statusCode }) => resolve(statusCode));
    asked.once("error", reject).end();
  });
}

test("npm run dev tells pages of changes: its web socket is answered", async () => {
  const port = await freePort();
  const env = {
    ...process.env,
    ...unset,
    PORT: String(port),
    DATA_DIR: siteData(port),
    NODE_ENV: "development" as const,
  };
  const child = spawn(process.execPath, ["scripts/dev.mjs"], { env, stdio: "ignore" });
  const ended = once(child, "close");
  try {
    const isUp = () =>
      fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
    expect(await upgrade(port)).toBe(101);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
});
