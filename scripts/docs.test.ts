import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import packageFile from "../package.json";

/* Documentation stays short enough to be read, in American spelling, and names files and commands that exist. */

const markdown = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const read = (file: string) => readFileSync(file, "utf8");
const countWords = (text: string) => text.split(/[\s,]+/).filter(Boolean).length;

const records = markdown("docs/decisions").filter((file) => !file.endsWith("README.md"));
const guides = markdown("docs").filter((file) => !file.startsWith("docs/glossary"));
const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...guides];

test("the README has at most 2,000 words, the docs 16,200 without the glossary", () => {
  expect(countWords(read("README.md"))).toBeLessThanOrEqual(2000);
  expect(guides.reduce((sum, file) => sum + countWords(read(file)), 0)).toBeLessThanOrEqual(16_200);
});

test("there are at most 30 decision records of at most 250 words, each with its three parts", () => {
  expect(records.length).toBeLessThanOrEqual(30);
  for (const file of records) {
    const text = read(file);
    expect([file, countWords(text) <= 250]).toEqual([file, true]);
    const headings = text.match(/^## .*$/gm);
    expect([file, headings]).toEqual([file, ["## Context", "## Decision", "## Consequences"]]);
  }
});

test("the docs use American spelling and plain words", () => {
  const avoided =
    /\b(behaviour|colours?|favour|centre|cancelled|labelled|(local|normal|organ|recogn|serial|summar)is(e|es|ed|ing)|anew|nobody|somebody|whoever)\b/gi;
  const found = documents.flatMap((file) =>
    // Names in code, such as parts of the public calls, are spelled as they are.
    (
      read(file)
        .replace(/```[^]*?```|`[^`]*`/g, "")
        .match(avoided) ?? []
    ).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(file));
const folders = new Set(files.flatMap((file) => parents(file)));
const paths = [...files, ...folders];
const topFolders = new Set([...folders].filter((folder) => !folder.includes("/")));

function parents(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...parents(folder)];
}

/** Names of files that Next would read, and that this project does not have. */
const namedByNext = ["proxy.ts"];
const sourceFile = /\.(tsx?|mjs|md|ya?ml|json|css|sql|conf|svg)$/;

function isPath(text: string): boolean {
  if (!/^[\w@.[\]<>{},*…/-]+$/.test(text) || /^[@/]/.test(text) || namedByNext.includes(text)) return false;
  return topFolders.has(text.split("/")[0]!) ? text.includes("/") : sourceFile.test(text);
}

/** Whether something has a path that may contain `*`, `{a,b}`, `…`, `<language>`, `SUBJECT` or, as a name, `x`. */
function isFound(path: string): boolean {
  const pattern = path
    .replace(/\/$/, "")
    .replace(/[.+[\]()]/g, "\\$&")
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`)
    .replace(/\*\*/g, ".+")
    .replace(/(?<!\.)\*/g, "[^/]*")
    .replace(/<[^>]+>|\b[A-Z]{4,}\b(?!\\)/g, "[^/]+")
    .replace(/…|(\\\.){3}/g, ".+")
    .replace(/(^|\/)x\\\./, "$1[^/]+\\.");
  const expected = new RegExp(`^${pattern}(\\.tsx?)?$`);
  return paths.some((name) => expected.test(path.includes("/") ? name : basename(name)));
}

type Code = { fenced: { language: string; text: string }[]; inline: string[] };

function codeOf(text: string): Code {
  const fenced = [...text.matchAll(/^```(\w*)\n([^]*?)^```/gm)].map(([, language = "", text = ""]) => ({
    language,
    text,
  }));
  const rest = text.replace(/^```[^]*?^```/gm, "");
  return { fenced, inline: [...rest.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!) };
}

/** The paths of a list of folders with remarks: names below a folder are indented, and remarks follow two spaces. */
function pathsOfTree(text: string): string[] {
  let folder = "";
  return text.split("\n").flatMap((line) => {
    const [, indent = "", names = ""] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? [];
    const entries = names.split(" ").filter((name) => /^[\w.[\]*/-]+\/$|\.tsx?$/.test(name));
    if (entries[0] && !indent) folder = entries[0];
    return entries.map((name) => (indent ? folder + name : name));
  });
}

/** The words of commands such as `npm run leads -- --since 2026-01-01`. */
const commandsOf = ({ fenced, inline }: Code): string[][] =>
  [...fenced.filter(({ language }) => language === "sh").flatMap(({ text }) => text.split("\n")), ...inline]
    .flatMap((line) => line.split(/&&|#/))
    .map((command) => command.trim().replace(/^([A-Z_]+=\S+ )+/, ""))
    .filter((command) => /^(npm|npx|node|tsx) /.test(command))
    .map((command) => command.split(/ +/));

const npmCommands = ["audit", "ci", "install", "update"];

function isCommand([program, name = "", script = ""]: string[]): boolean {
  const scripts = Object.keys(packageFile.scripts);
  if (program === "npx") return existsSync(`node_modules/.bin/${name}`);
  if (program !== "npm") return existsSync(name);
  return name === "run"
    ? scripts.includes(script) || script === "--silent"
    : [...npmCommands, ...scripts].includes(name);
}

test.each(documents)("the paths in %s exist", (file) => {
  const code = codeOf(read(file));
  const trees = code.fenced
    .filter(({ language }) => language === "")
    .flatMap(({ text }) => pathsOfTree(text));
  const inDrawings = code.fenced.flatMap(({ language, text }) => (language ? [] : text.split(/[\s,]+/)));
  const named = [...code.inline, ...inDrawings, ...commandsOf(code).flat()].filter(isPath);
  const made = code.fenced.flatMap(({ text }) =>
    [...text.matchAll(/^cp \S+ (\S+)$/gm)].map(([, path]) => path),
  );
  expect([...trees, ...named].filter((path) => !isFound(path) && !made.includes(path))).toEqual([]);
});

test.each(documents)("the commands in %s exist", (file) => {
  expect(
    commandsOf(codeOf(read(file)))
      .filter((command) => !isCommand(command))
      .map((command) => command.join(" ")),
  ).toEqual([]);
});

/** Anchors as GitHub makes them from headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(documents)("the links in %s lead somewhere", (file) => {
  const links = [...read(file).matchAll(/(?:\]\(|src=")([^)"\s]+)/g)].map(([, link]) => link!);
  const broken = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path ? normalize(join(dirname(file), path)) : file;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

/** All texts in files of messages. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsOf);

test("the bold labels in docs/run-your-school.md are texts of the desk or the site", () => {
  const screens = readdirSync("messages/en-US/desk").map((name) => join("messages/en-US/desk", name));
  const texts = [...screens, "messages/en-US/site.json"].flatMap((file) => textsOf(JSON.parse(read(file))));
  // A line that is bold as a whole is a title. A gap stands for a name or a number.
  const steps = read("docs/run-your-school.md").replace(/^\*\*[^*\n]+\*\*$/gm, "");
  const labels = [...steps.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, label = ""]) => label);
  const isShown = (label: string) => {
    const parts = label.split("…").map((part) => part.replace(/[.?+()]/g, "\\$&"));
    return texts.some((text) => new RegExp(parts.join("\\S.*")).test(text));
  };
  expect(labels.filter((label) => !isShown(label))).toEqual([]);
  expect(labels.length).toBeGreaterThan(60);
});
