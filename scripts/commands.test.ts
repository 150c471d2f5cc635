import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isLongRun } from "../testing/long-run";
import { tools } from "./lib/project.mjs";

/*
 * Every command of package.json starts: ours print their usage and refuse a wrong option without a stack, tools print
 * their version. What the operator's commands do: e2e/commands.spec.ts.
 */

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const isOurs = (command: string) => /^(node scripts|tsx (lib|scripts))\//.test(command);
const commands = Object.entries(scripts).filter(([, command]) => isOurs(command));

/** These have the modules and the options of `leads` and `backup`; a quick run starts them in e2e/commands.spec.ts only. */
const isAlike = (name: string) => ["seed", "campaign", "notifications", "restore", "move"].includes(name);

const run = (command: string, option: string) => {
  const [tool = "", ...parameters] = command.split(" ");
  const node = tool === "tsx" ? ["--import", "tsx"] : [];
  return runNode([...node, ...parameters, option], { API_HOST: "", DATABASE_URL: "", DATA_DIR: "none" });
};

async function runNode(parameters: string[], settings: Record<string, string | undefined>, cwd?: string) {
  const env = { ...process.env, NODE_OPTIONS: "", ...settings };
  const child = spawn(process.execPath, parameters, { env, cwd });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk) => (stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  const exitCode = await new Promise<number | null>((done) => child.on("close", done));
  return { exitCode, stdout, stderr };
}

/** Tools that scripts start; Stryker is installed only for its own runs. */
const toolNames = ["next", "jest", "eslint", "prettier", "tsc"] as const;

test("all other commands are tools, which are installed", async () => {
  const others = Object.values(scripts).flatMap((command) => (isOurs(command) ? [] : command.split(" && ")));
  const names = new Set(
    others.map((command) => command.split(" ", 1)[0]).filter((name) => name !== "stryker"),
  );
  expect([...names].sort()).toEqual([...toolNames].sort());
  expect(commands.length).toBeGreaterThan(10);
  const versions = await Promise.all(
    toolNames.map((name) => runNode([...tools[name].slice(1), "--version"], {})),
  );
  for (const [index, { exitCode, stdout }] of versions.entries())
    expect([toolNames[index], exitCode, stdout]).toEqual([
      toolNames[index],
      0,
      expect.stringMatching(/\d+\.\d+\.\d+/),
    ]);
}, 60_000);

test("the documentation names only commands that exist", () => {
  const guides = readdirSync("docs").map((name) => join("docs", name));
  const files = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ".env.example", ...guides];
  const named = files
    .filter((file) => /\.(md|example)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g),
    ])
    .map(([, name = ""]) => name);
  const ofNpm = ["ci", "install", "audit", "update", "run"];
  expect(named).toEqual(expect.arrayContaining(["dev", "start", "test", "validate", "backup", "typecheck"]));
  expect([...new Set(named)].filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
});

test("npm run validate runs what the scripts lint, typecheck and format:check run", () => {
  const source = readFileSync("scripts/validate.mjs", "utf8");
  for (const [name, line] of [
    ["lint", '[...tools.eslint, "--max-warnings=0", "."]'],
    ["typecheck", '[...tools.tsc, "--noEmit"]'],
    ["typecheck", '[...tools.next, "typegen"]'],
    ["format:check", '[...tools.prettier, "--check", '],
  ] as const) {
    expect(source).toContain(line);
    const parameters = [...line.matchAll(/"([^"]+)"/g)].map(([, parameter]) => parameter).join(" ");
    expect([name, scripts[name]]).toEqual([name, expect.stringContaining(parameters)]);
  }
});

test("commands read the .env file in the working directory, and the environment wins", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-env-"));
  writeFileSync(join(folder, ".env"), "DATA_DIR=from-file\n");
  // Commands read these from the working directory, too.
  for (const name of ["messages", "content"]) symlinkSync(resolve(name), join(folder, name));
  const node = ["--import", join(resolve("node_modules"), "tsx/dist/loader.mjs")];
  const backup = [...node, resolve("lib/app/backup/cli.ts"), "backup"];
  const unset = { API_HOST: undefined, DATABASE_URL: undefined, NODE_ENV: undefined };
  const [fromFile, fromEnvironment] = await Promise.all([
    runNode(backup, { ...unset, DATA_DIR: undefined }, folder),
    runNode(backup, { ...unset, DATA_DIR: "from-environment" }, folder),
  ]);
  rmSync(folder, { recursive: true });
  expect(fromFile.stderr).toBe("There are no data in from-file yet.\n");
  expect(fromEnvironment.stderr).toBe("There are no data in from-environment yet.\n");
}, 60_000);

test("every command that reads settings loads the .env files first", () => {
  const readers = Object.entries(scripts)
    .filter(([name, command]) => command.startsWith("tsx lib/") && name !== "contract")
    .map(([, command]) => command.split(" ")[1] ?? "");
  for (const file of readers)
    expect([file, readFileSync(file, "utf8").split("\n", 1)[0]]).toEqual([
      file,
      'import "../../base/commands/load-settings";',
    ]);
});

test.each(commands.filter(([name]) => isLongRun || !isAlike(name)))(
  "npm run %s",
  async (name, command) => {
    // All print their usage by one function, which a quick run tries with one command.
    if (isLongRun || name === "leads") {
      const help = await run(command, "--help");
      expect(help).toMatchObject({ exitCode: 0, stderr: "" });
      expect(help.stdout).toMatch(/^Usage: npm (run [\w-]+|start|test)\b/);
    }
    const wrong = await run(command, "--no-such-option");
    expect(wrong).toMatchObject({ exitCode: 2, stdout: "" });
    expect(wrong.stderr).toMatch(/^Unknown option '--no-such-option'\. Usage: npm /);
    expect(wrong.stderr).not.toMatch(/^ {4}at /m);
  },
  60_000,
);
