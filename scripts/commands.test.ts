import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/* Every command of package.json prints its usage, and refuses a wrong option without a stack. */

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const isOurs = (command: string) => /^(node scripts|tsx lib)\//.test(command);
const commands = Object.entries(scripts).filter(([, command]) => isOurs(command));

async function run(command: string, option: string) {
  const [tool = "", ...parameters] = command.split(" ");
  const node = tool === "tsx" ? ["--import", "tsx"] : [];
  const env = { ...process.env, NODE_OPTIONS: "", API_HOST: "", DATABASE_URL: "", DATA_DIR: "none" };
  const child = spawn(process.execPath, [...node, ...parameters, option], { env });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk) => (stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  const exitCode = await new Promise<number | null>((done) => child.on("close", done));
  return { exitCode, stdout, stderr };
}

test("all other commands are tools with a help of their own", () => {
  const others = Object.values(scripts).filter((command) => !isOurs(command));
  expect(others.filter((command) => !/^(next|jest|eslint|prettier|stryker) /.test(`${command} `))).toEqual(
    [],
  );
  expect(commands.length).toBeGreaterThan(10);
});

test.each(commands)(
  "npm run %s",
  async (_name, command) => {
    const [help, wrong] = await Promise.all([run(command, "--help"), run(command, "--no-such-option")]);
    expect(help).toMatchObject({ exitCode: 0, stderr: "" });
    expect(help.stdout).toMatch(/^Usage: npm (run [\w-]+|start|test)\b/);
    expect(wrong).toMatchObject({ exitCode: 2, stdout: "" });
    expect(wrong.stderr).toMatch(/^Unknown option '--no-such-option'\. Usage: npm /);
    expect(wrong.stderr).not.toMatch(/^ {4}at /m);
  },
  60_000,
);
