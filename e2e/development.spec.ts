import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { copyProject } from "../testing/copy-project.mjs";
import { isLongRun } from "../testing/long-run";
import { developing } from "./support/site-process";
import { waitUntilReady } from "./support/settled";
import { expect, test } from "./support/test";

test.skip(!isLongRun, "long runs only: compiling the sources takes a minute");
test.setTimeout(180_000);

/** Requests a web socket, as the development client does. @returns the status of the response. */
function upgrade(port: number): Promise<number | undefined> {
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": Buffer.alloc(16).toString("base64"),
  };
  return new Promise((resolve, reject) => {
    const upgradeRequest = request({ port, host: "localhost", path: "/_next/hmr", headers });
    upgradeRequest.once("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    upgradeRequest.once("response", ({ statusCode }) => resolve(statusCode));
    upgradeRequest.once("error", reject).end();
  });
}

test("npm run dev shows a change to open pages and serves the error overlay's requests", async ({ page }) => {
  // Nothing in the project itself is changed.
  const folder = copyProject();
  try {
    await developing(folder, async (port) => {
      expect(await upgrade(port)).toBe(101);
      const sources = await fetch(`http://localhost:${port}/__nextjs_original-stack-frames`, {
        method: "POST",
        body: JSON.stringify({ frames: [], isServer: false, isEdgeServer: false, isAppDirectory: true }),
      });
      expect([sources.status, await sources.json()]).toEqual([200, []]);
      await page.goto(`http://localhost:${port}/help?locale=en-US`, { timeout: 60_000 });
      await waitUntilReady(page);
      const file = path.join(folder, "messages/en-US/site.json");
      const messages = JSON.parse(readFileSync(file, "utf8")) as { header: { register: string } };
      messages.header.register = "Bridge of Changes";
      writeFileSync(file, JSON.stringify(messages));
      const changed = page.getByRole("banner").getByRole("link", { name: "Bridge of Changes" });
      await expect(changed).toBeVisible({ timeout: 30_000 });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
