import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { seasonPictures } from "../../campaign/season-pictures";
import type { SeasonBody } from "../../campaign/season-schema";
import { pictureAddress, pictureFormats, readPictureAddress, widthsUpTo } from "../../pictures/address";
import { answerOf, runCommand } from "../admin/run";
import { textOf } from "../admin/text-of";
import type { PictureFormat } from "../../pictures/address";

/* Uploaded pictures travel with their season as files beside the season's file, named like their addresses. */

type PictureFile = { width: number; format: PictureFormat; data: string };

/** Addresses of the uploaded pictures in a season. */
const uploadedIn = (body: SeasonBody) => [
  ...new Set(seasonPictures(body).flatMap(([, address]) => (readPictureAddress(address) ? address : []))),
];

export async function exportPictures(body: SeasonBody, folder: string): Promise<void> {
  for (const address of uploadedIn(body)) {
    const lines = (await textOf(await runCommand("picture", { address }))).split("\n").filter(Boolean);
    const { hash } = readPictureAddress(address)!;
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
  for (const address of uploadedIn(body)) {
    const { hash, width } = readPictureAddress(address)!;
    const all = widthsUpTo(width).flatMap((wide) =>
      pictureFormats.map((format) => ({ width: wide, format })),
    );
    const read = all.map(async (file) => {
      const path = join(folder, pictureAddress(hash, file.width, file.format));
      const data = await readFile(path, "base64").catch(() => undefined);
      return data === undefined ? [] : [{ ...file, data }];
    });
    const files = (await Promise.all(read)).flat();
    if (files.length > 0) await answerOf("importPicture", { address, files });
  }
}
