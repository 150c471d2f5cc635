import { execFile, spawn } from "node:child_process";
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../scripts/lib/port.mjs";
import { unsetSettings } from "./servers";
import { expect, test } from "./support/test";

const run = promisify(execFile);

/** The image's start command: deploy/Dockerfile. */
function startCommand(): string[] {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  const [, command = ""] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  return JSON.parse(command) as string[];
}

/** A folder's files, and their size in blocks of 4 KB. */
function contents(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    // Links to packages, which Node follows.
    .filter((name) => !name.startsWith(path.join(".next", "node_modules", path.sep)));
  const blocks = files.map((name) => Math.ceil(lstatSync(path.join(folder, name)).size / 4096));
  return { files, megabytes: (blocks.reduce((sum, count) => sum + count, 0) * 4096) / 2 ** 20 };
}

test("the image's files start on their own, serve pages and pictures, and include the operator's commands", async ({
  request,
}) => {
  // Outside the project, so that none of its packages can be found.
  const folder = mkdtempSync(path.join(tmpdir(), "yuqiao-image-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  try {
    await run(process.execPath, ["deploy/write-image.mjs", folder]);
    const { files, megabytes } = contents(folder);
    // With node:22-slim, which has 225 MB, the image stays below 460 MB.
    expect.soft(megabytes).toBeLessThan(235);
    // And no sources: the site runs from `.next` and `commands`.
    const unexpectedFile = /(?:^|\/)testing(?:\/|$)|\.(?:test|spec)\.\w+$|^(?!node_modules\/).*\.tsx?$/;
    expect.soft(files.filter((name) => unexpectedFile.test(name))).toEqual([]);
    const env = {
      ...process.env,
      ...unsetSettings,
      NODE_ENV: "production" as const,
      PORT: String(port),
      SITE_URL: address,
    };
    const options = { cwd: folder, env: { ...env, DATA_DIR: path.join(folder, "data") } };
    const [node = "", ...words] = startCommand();
    expect(node).toBe("node");
    const site = spawn(process.execPath, words, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    let output = "";
    site.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
    const ended = new Promise((resolve) => site.once("exit", resolve));
    try {
      const isAlive = () =>
        request.get(`${address}/healthz`).then(
          (response) => response.ok(),
          () => false,
        );
      while (site.exitCode === null && !(await isAlive())) await pause(100);
      expect(site.exitCode, output).toBeNull();
      for (const [at, type] of [
        ["/home?locale=ko-KR", "text/html"],
        ["/desk/login", "text/html"],
        ["/og/ko-KR/home", "image/png"],
        ["/icons/ui.svg", "image/svg+xml"],
        ["/flags/vn", "image/svg+xml"],
        ["/api/docs", "text/html"],
        ["/api/v1/partner", "application/json"],
      ] as const) {
        const response = await request.get(address + at);
        const [kind] = (response.headers()["content-type"] ?? "").split(";", 1);
        expect.soft([response.status(), kind], at).toEqual([200, type]);
      }
      // Sent to the site that holds the database.
      const { stdout } = await run(
        process.execPath,
        ["commands/accounts.mjs", "--show", "student@example.com"],
        options,
      );
      expect(stdout).toContain("student@example.com");
    } finally {
      site.kill("SIGTERM");
      await ended;
    }
    expect(site.exitCode).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
