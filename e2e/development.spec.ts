import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { readEnv } from "../lib/base/env";
import { isFree } from "../scripts/lib/port.mjs";
import { copyProject } from "../testing/copy-project.mjs";
import { isLongRun } from "../testing/long-run";
import { checkOwnNames } from "./support/own-names";
import { developing } from "./support/site-process";
import { waitUntilReady } from "./support/settled";
import { expect, test } from "./support/test";

test.describe.configure({ mode: "serial", timeout: 900_000 });

/** A copy of the sources with their packages, without a build; nothing in the project itself is changed. */
let folder: string;
test.beforeAll(() => {
  folder = copyProject();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm run dev serves a clean copy on its default port, by every name of this machine", async () => {
  const port = readEnv({}).PORT;
  const isDefaultPort = await isFree(port);
  if (!isDefaultPort) console.log(`Port ${port} is in use, so npm run dev is tried on another.`);
  await developing(
    folder,
    async (chosenPort) =>
      expect(await checkOwnNames(chosenPort, { homeOnly: !isLongRun })).toEqual(
        expect.arrayContaining(["localhost", "127.0.0.1"]),
      ),
    isDefaultPort ? { port, isDefaultPort } : {},
  );
});

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
  test.skip(!isLongRun, "long runs only: compiling the client's code takes a minute");
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
    await expect(changed).toBeVisible();
  });
});
