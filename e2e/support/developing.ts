import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../scripts/lib/port.mjs";
import { testDataFolder } from "../../scripts/lib/scratch.mjs";
import { unsetSettings } from "../servers";
import { expect } from "./test";

/** Runs `next dev` in a folder during `act`. */
export async function developing(folder: string, act: (port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const env = {
    ...process.env,
    ...unsetSettings,
    PORT: String(port),
    DATA_DIR: testDataFolder(port),
    NODE_ENV: "development" as const,
  };
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev"], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  const ended = once(child, "close");
  try {
    const isUp = () =>
      fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 120_000 }).toBe(true);
    await act(port);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}
