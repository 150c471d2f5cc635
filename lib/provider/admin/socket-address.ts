import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { platform, tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

/** Longest path of a socket, in bytes: macOS takes 104 with the NUL at the end, Linux 108. */
const maxPathBytes = 103;

const socketName = "admin.sock";
const temporaryPrefix = "yuqiao-admin-";

const addressFile = (dataDir: string) => join(resolve(dataDir), "admin.address");

/** Where the owner of a data folder listens, if it does. */
export function readAddress(dataDir: string): string | undefined {
  try {
    return readFileSync(addressFile(dataDir), "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Chooses where the owner of a data folder is going to listen, and writes it down: beside the data, in a private
 * folder of its own where that path is too long for a socket, or at a named pipe on Windows.
 */
export function takeAddress(dataDir: string): string {
  leaveAddress(dataDir);
  const address = chooseAddress(join(resolve(dataDir), socketName));
  writeFileSync(addressFile(dataDir), `${address}\n`, { mode: 0o600 });
  return address;
}

function chooseAddress(path: string): string {
  if (platform() === "win32") return `\\\\.\\pipe\\${temporaryPrefix}${randomUUID()}`;
  if (Buffer.byteLength(path) <= maxPathBytes) return path;
  return join(mkdtempSync(join(tmpdir(), temporaryPrefix)), socketName);
}

/** Takes away what this owner, or a killed one before it, left in the file system. */
export function leaveAddress(dataDir: string): void {
  const address = readAddress(dataDir);
  rmSync(addressFile(dataDir), { force: true });
  if (address === undefined || platform() === "win32" || basename(address) !== socketName) return;
  rmSync(address, { force: true });
  if (!basename(dirname(address)).startsWith(temporaryPrefix)) return;
  try {
    rmdirSync(dirname(address));
  } catch {
    // Gone already, or not empty and so not ours.
  }
}
