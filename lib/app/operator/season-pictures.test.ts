import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { seasonFiles } from "../../subjects/campaign/season-files";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { deleteAllRows } from "../../../testing/provider/saved-rows";
import { startCommand } from "./commands";
import { collectText } from "../../base/commands/collect-text";
import type { Connection } from "../../base/db/types";
import { readPictureFile, uploadPicture } from "../../engines/pictures/upload";
import { exportPictures, importPictures } from "./season-pictures";

/* Mocks only how commands reach the database: they run on this test's connection. */
let connection: Connection;
jest.mock("./run", () => ({
  runCommand: (name: string, options: object) => Promise.resolve(startCommand(connection, name, options)),
  runJsonCommand: async (name: string, options: object) =>
    JSON.parse(await collectText(startCommand(connection, name, options))) as unknown,
}));

describeEachEngine((db) => {
  let folder: string;
  let printed: string[];
  beforeEach(() => {
    connection = { engine: "pglite", db: db(), close: () => Promise.resolve() };
    folder = mkdtempSync(join(tmpdir(), "yuqiao-seasons-"));
    printed = [];
    jest.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  test("uploaded pictures are exported beside the season's file and imported into another database", async () => {
    const background = { r: 200, g: 30, b: 30 };
    const png = await sharp({ create: { width: 400, height: 250, channels: 3, background } })
      .png()
      .toBuffer();
    const crop = { left: 0, top: 0, width: 1, height: 1 };
    const { address } = await uploadPicture(db(), { bytes: png, crop }, now);
    const { body } = seasonFiles()[0]!;
    const season = { ...body, sessions: body.sessions.map((talk) => ({ ...talk, img: address })) };
    await exportPictures(season, folder);
    expect(printed).toEqual([`With its picture: ${address}`]);
    const [hash = ""] = readdirSync(join(folder, "pictures"));
    expect(readdirSync(join(folder, "pictures", hash)).toSorted()).toEqual([
      "320.avif",
      "320.webp",
      "400.avif",
      "400.webp",
    ]);
    const before = await readPictureFile(db(), address);
    await deleteAllRows(db());
    await importPictures(season, folder);
    expect(await readPictureFile(db(), address)).toEqual(before);
    // One missing file is an error; if all are missing, the pictures may already be in the database.
    rmSync(join(folder, "pictures", hash, "320.avif"));
    await expect(importPictures(season, folder)).rejects.toThrow(`/pictures/${hash}/320.avif`);
    rmSync(join(folder, "pictures"), { recursive: true });
    await importPictures(season, folder);
  });

  test("the export reports missing uploads and writes none of the site's own pictures", async () => {
    const { body } = seasonFiles()[0]!;
    await exportPictures(body, folder);
    expect([printed, existsSync(join(folder, "pictures"))]).toEqual([[], false]);
    const missingAddress = `/pictures/${"0".repeat(64)}/320.webp`;
    await exportPictures({ ...body, art: missingAddress }, folder);
    expect(printed).toEqual([`Missing in the database: ${missingAddress}`]);
  });
});
