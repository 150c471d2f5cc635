import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../lib/project.mjs";
import { Stop } from "../lib/run.mjs";

/** A copy of the project as it is now, in a new temporary folder: nothing is ever planted in the project itself. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-faults-"));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) throw new Stop("git has to say which files belong to the project, and cannot.");
  // What was deleted and is not committed is still listed.
  for (const file of listed.stdout.split("\0").filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Turbopack follows no link out of the project, so that one link for the whole folder will not do.
  linkFolder(join(root, "node_modules"), join(folder, "node_modules"));
  buildFaster(join(folder, "next.config.mjs"));
  return folder;
}

/** In the copy alone, a build starts from what the build before left. */
function buildFaster(config) {
  const original = readFileSync(config, "utf8");
  const faster = original.replace(
    "experimental: {",
    "experimental: { turbopackFileSystemCacheForBuild: true,",
  );
  writeFileSync(config, faster);
}

/** The same folder by hard links: in a moment, and without its size. */
function linkFolder(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder is on another disk.
    cpSync(source, target);
  }
}
