import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/*
 * Checks the Dockerfile and its inputs without a container engine. e2e/image.spec.ts starts the image's files after a
 * build.
 */

const readLines = (file: string) => readFileSync(file, "utf8").split("\n");
const { exclude } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as { exclude: string[] };

test("the build context contains all files that the type check reads", () => {
  const ignoredFolders = readLines(".dockerignore").filter(
    (name) => name && !exclude.includes(name) && existsSync(name) && statSync(name).isDirectory(),
  );
  const ignoredSources = ignoredFolders.flatMap((name) =>
    readdirSync(name, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:tsx?|mjs)$/.test(file)),
  );
  expect(ignoredFolders).toContain("docs");
  expect(ignoredSources).toEqual([]);
});

test("all files that the Dockerfile copies exist", () => {
  const copied = readLines("deploy/Dockerfile").flatMap((line) => {
    const [instruction, ...names] = line.split(/\s+/);
    return instruction === "COPY" && !line.includes("--from") ? names.slice(0, -1) : [];
  });
  expect(copied).toContain("package.json");
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
});

test("the site's image copies one folder from the build and installs nothing", () => {
  const [, site = ""] = readFileSync("deploy/Dockerfile", "utf8").split(/^FROM .* AS site$/m);
  const [steps = ""] = site.split(/^FROM /m);
  expect(steps.match(/^COPY .*/gm)).toEqual(["COPY --from=build /srv/yuqiao/image ./"]);
  expect(steps).not.toMatch(/^RUN /m);
});

test("the image listens on all interfaces and does not start without SITE_URL", () => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  expect(dockerfile).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b/m);
  const [, entrypoint = "[]"] = /^ENTRYPOINT (\[.*\])$/m.exec(dockerfile) ?? [];
  const [shell = "", ...args] = JSON.parse(entrypoint) as string[];
  const startEntrypoint = (env: NodeJS.ProcessEnv) =>
    spawnSync(shell, [...args, "echo", "started"], {
      env: { ...env, PATH: process.env.PATH },
      encoding: "utf8",
    });
  const { NODE_ENV } = process.env;
  for (const result of [startEntrypoint({ NODE_ENV }), startEntrypoint({ NODE_ENV, SITE_URL: "" })]) {
    expect(result.status).not.toBe(0);
    expect(result.stdout).toBe("");
    expect(result.stderr).toContain("SITE_URL");
  }
  expect(startEntrypoint({ NODE_ENV, SITE_URL: "https://school.example" })).toMatchObject({
    status: 0,
    stdout: "started\n",
  });
});

test("the operator's commands are bundled and run without a compiler", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-image-"));
  try {
    execFileSync(process.execPath, ["deploy/write-image.mjs", folder, "--commands-only"]);
    const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(["seed", "leads", "accounts", "backup", "restore"]),
    );
    expect(scripts.restore).toBe("node commands/restore.mjs restore");
    // The command reaches its own checks with only the image's dependencies.
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    symlinkSync(resolve("messages"), join(folder, "messages"));
    const env = { PATH: process.env.PATH, DATA_DIR: join(folder, "none"), NODE_ENV: process.env.NODE_ENV };
    const { status, stderr } = spawnSync(process.execPath, ["commands/leads.mjs"], {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    expect(stderr).toContain("There are no data in");
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
