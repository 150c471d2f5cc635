import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/*
 * No engine for images is needed to see the ways in which building one fails as the project grows, or grows large.
 * What the image holds, made after a build, starts and answers alone: e2e/image.spec.ts.
 */

const lines = (file: string) => readFileSync(file, "utf8").split("\n");
const { exclude } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as { exclude: string[] };

test("all that the type check reads is sent along to be built", () => {
  const leftOut = lines(".dockerignore").filter(
    (name) => name && !exclude.includes(name) && existsSync(name) && statSync(name).isDirectory(),
  );
  const read = leftOut.flatMap((name) =>
    readdirSync(name, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:tsx?|mjs)$/.test(file)),
  );
  expect(leftOut).toContain("docs");
  expect(read).toEqual([]);
});

test("all that the images are made of is there", () => {
  const copied = lines("deploy/Dockerfile").flatMap((line) => {
    const [word, ...names] = line.split(/\s+/);
    return word === "COPY" && !line.includes("--from") ? names.slice(0, -1) : [];
  });
  expect(copied).toContain("package.json");
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
});

test("the site's image takes one folder from the build, and installs nothing", () => {
  const [, site = ""] = readFileSync("deploy/Dockerfile", "utf8").split(/^FROM .* AS site$/m);
  const [steps = ""] = site.split(/^FROM /m);
  expect(steps.match(/^COPY .*/gm)).toEqual(["COPY --from=build /srv/yuqiao/image ./"]);
  expect(steps).not.toMatch(/^RUN /m);
});

test("the image listens for others, and starts nothing without SITE_URL", () => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  expect(dockerfile).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b/m);
  const [, entrypoint = "[]"] = /^ENTRYPOINT (\[.*\])$/m.exec(dockerfile) ?? [];
  const [shell = "", ...words] = JSON.parse(entrypoint) as string[];
  const run = (env: NodeJS.ProcessEnv) =>
    spawnSync(shell, [...words, "echo", "started"], {
      env: { ...env, PATH: process.env.PATH },
      encoding: "utf8",
    });
  const { NODE_ENV } = process.env;
  for (const refused of [run({ NODE_ENV }), run({ NODE_ENV, SITE_URL: "" })]) {
    expect(refused.status).not.toBe(0);
    expect(refused.stdout).toBe("");
    expect(refused.stderr).toContain("SITE_URL");
  }
  expect(run({ NODE_ENV, SITE_URL: "https://school.example" })).toMatchObject({
    status: 0,
    stdout: "started\n",
  });
});

test("the operator's commands become files of their own, without what compiles them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-image-"));
  try {
    execFileSync(process.execPath, ["scripts/image/commands.mjs", folder]);
    const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(["seed", "leads", "accounts", "backup", "restore"]),
    );
    expect(scripts.restore).toBe("node commands/restore.mjs restore");
    // It gets as far as its own checks, with nothing installed beside it but what the image has.
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
