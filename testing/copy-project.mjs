import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../scripts/lib/project.mjs";
import { Stop } from "../scripts/lib/run.mjs";

/** Copies the project's working tree to a new temporary folder, in which faults are planted. @returns the folder */
export function copyProject() {
  const folder = mkdtempSync(join(findLinkableFolder(), "yuqiao-copy-"));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) throw new Stop("git could not list the files of the project.");
  // Files that were deleted without a commit are still listed.
  for (const file of listed.stdout.split("\0").filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Turbopack does not follow a symbolic link out of the project, so one link to the folder would not work.
  hardLinkFolder(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/**
 * A folder for temporary files on the project's own file system, where hard links to its packages work; copying their
 * gigabyte takes half a minute. Tests set TMPDIR to a file system in memory, so the system's folder on disk comes next.
 */
function findLinkableFolder() {
  const project = statSync(root).dev;
  const isLinkable = (folder) => existsSync(folder) && statSync(folder).dev === project;
  return [tmpdir(), "/tmp", "/var/tmp"].find(isLinkable) ?? tmpdir();
}

/** Copies a folder with hard links, which takes neither time nor disk space. */
function hardLinkFolder(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) hardLinkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Hard links do not work across file systems.
    cpSync(source, target);
  }
}
