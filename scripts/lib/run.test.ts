import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const moduleUrl = (name: string) => JSON.stringify(pathToFileURL(resolve("scripts/lib", name)).href);

/** A command that runs a tool, which runs a server as Playwright does: detached, through a shell, with a pipe as its input. */
const sources = {
  "command.mjs": `
    import { start, waitForExit } from ${moduleUrl("run.mjs")};
    await waitForExit(start([process.execPath, process.argv[2]]));`,
  "tool.mjs": `
    import { spawn } from "node:child_process";
    const command = \`"\${process.execPath}" "\${process.argv[1].replace("tool.mjs", "server.mjs")}"\`;
    spawn(command, { shell: true, detached: true, stdio: ["pipe", "inherit", "inherit"] });
    setInterval(() => {}, 1000);`,
  "server.mjs": `
    import ${moduleUrl("follow-parent.mjs")};
    process.on("SIGTERM", () => setTimeout(() => process.exit(), 100));
    setInterval(() => {}, 1000);
    console.log("up");`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-run-"));
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const)(
  "a command that %s ends leaves no process behind",
  async (signal) => {
    const command = spawn(process.execPath, [join(folder, "command.mjs"), join(folder, "tool.mjs")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(command.stdout, "data");
    command.kill(signal);
    // All processes share its output, which closes when the last of them has ended.
    await once(command, "close");
  },
);
