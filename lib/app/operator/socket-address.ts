import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { platform, tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

/** Maximum length of a socket path in bytes: macOS allows 104 including the final NUL, Linux 108. */
const maxPathBytes = 103;

const socketName = "admin.sock";
const temporaryPrefix = "yuqiao-admin-";

const addressFile = (dataDir: string) => join(resolve(dataDir), "admin.address");

/** Returns the socket address of the process that holds a data folder, if there is one. */
export function readAddress(dataDir: string): string | undefined {
  try {
    return readFileSync(addressFile(dataDir), "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Chooses the socket address of a data folder and writes it to the address file. The socket is beside the data, or in
 * a private temporary folder if that path is too long, or a named pipe on Windows.
 */
export function createAddress(dataDir: string): string {
  removeAddress(dataDir);
  const address = chooseAddress(join(resolve(dataDir), socketName));
  writeFileSync(addressFile(dataDir), `${address}\n`, { mode: 0o600 });
  return address;
}

function chooseAddress(path: string): string {
  if (platform() === "win32") return `\\\\.\\pipe\\${temporaryPrefix}${randomUUID()}`;
  if (Buffer.byteLength(path) <= maxPathBytes) return path;
  return join(mkdtempSync(join(tmpdir(), temporaryPrefix)), socketName);
}

/** Removes the socket and its address file, also those of a killed process. */
export function removeAddress(dataDir: string): void {
  const address = readAddress(dataDir);
  rmSync(addressFile(dataDir), { force: true });
  if (address === undefined || platform() === "win32" || basename(address) !== socketName) return;
  rmSync(address, { force: true });
  if (!basename(dirname(address)).startsWith(temporaryPrefix)) return;
  try {
    rmdirSync(dirname(address));
  } catch {
    // Already removed, or not empty and therefore not created here.
  }
}
