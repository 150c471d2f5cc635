import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { textsIn } from "../../engines/content/texts-in";
import type { SeasonBody } from "../../subjects/campaign/content";
import {
  pictureAddress,
  pictureFormats,
  parsePictureAddress,
  widthsUpTo,
} from "../../engines/pictures/address";
import { runJsonCommand, runCommand } from "./run";
import { collectText } from "../../base/commands/collect-text";
import type { PictureFormat } from "../../engines/pictures/address";

/* Uploaded pictures travel with their season as files beside the season's file, named like their addresses. */

type PictureFile = { width: number; format: PictureFormat; data: string };

/** Addresses of the uploaded pictures in a season. */
const uploadedAddresses = (body: SeasonBody) => [
  ...new Set(textsIn(body).flatMap(([, address]) => (parsePictureAddress(address) ? address : []))),
];

export async function exportPictures(body: SeasonBody, folder: string): Promise<void> {
  for (const address of uploadedAddresses(body)) {
    const lines = (await collectText(await runCommand("picture", { address }))).split("\n").filter(Boolean);
    const { hash } = parsePictureAddress(address)!;
    for (const line of lines) {
      const { width, format, data } = JSON.parse(line) as PictureFile;
      const file = join(folder, pictureAddress(hash, width, format));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, Buffer.from(data, "base64"));
    }
    console.log(lines.length > 0 ? `With its picture: ${address}` : `Missing in the database: ${address}`);
  }
}

/** Imports the pictures found beside the season's file; absent ones may already be in the database. */
export async function importPictures(body: SeasonBody, folder: string): Promise<void> {
  for (const address of uploadedAddresses(body)) {
    const { hash, width } = parsePictureAddress(address)!;
    const expectedFiles = widthsUpTo(width).flatMap((wide) =>
      pictureFormats.map((format) => ({ width: wide, format })),
    );
    const reads = expectedFiles.map(async (file) => {
      const path = join(folder, pictureAddress(hash, file.width, file.format));
      const data = await readFile(path, "base64").catch(() => undefined);
      return data === undefined ? [] : [{ ...file, data }];
    });
    const files = (await Promise.all(reads)).flat();
    if (files.length > 0) await runJsonCommand("importPicture", { address, files });
  }
}
