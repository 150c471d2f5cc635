import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { GET } from "@/app/pictures/[hash]/[file]/route";
import { runChild } from "../../../testing/provider/child";
import { pictureSrcsets, parsePictureAddress } from "./address";
import { createDeskCaller } from "../../../testing/provider/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { saveRecord } from "../../app/editing/change";
import { pictureFiles, pictures } from "../../app/schema";
import { deleteExpired } from "../../app/bootstrap/housekeeping";
import { makePicture } from "./make";
import { readPictureFile, uploadPicture } from "./upload";

const fullCrop = { left: 0, top: 0, width: 1, height: 1 };
/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "blue" } },
      left: width / 2,
      top: 0,
    },
  ]);
const invalidPicture = (message: string) =>
  expect.objectContaining({ codeName: "invalidInput", issues: [{ path: "data", message }] });

/** Creates a PNG header with the given size, and few data. */
function createBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const zeros = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", zeros),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** CRC-32 as in annex D of the PNG specification: Node 20 has no zlib.crc32. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe("an uploaded picture", () => {
  test("is rotated, cropped, stripped of metadata, and stored in every width and format", async () => {
    // Taken with a rotated camera: stored as 800 by 400, displayed as 400 by 800 with red on top.
    const jpeg = await halves(800, 400)
      .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upper = { ...fullCrop, height: 0.5 };
    const picture = await makePicture(jpeg, upper);
    expect([picture.width, picture.height]).toEqual([400, 400]);
    expect(picture.files.map(({ width, format }) => `${width} ${format}`)).toEqual([
      "320 avif",
      "320 webp",
      "400 avif",
      "400 webp",
    ]);
    for (const { data, format } of picture.files) {
      expect(Buffer.from(data).includes("secret")).toBe(false);
      const { exif, icc, orientation, ...rest } = await sharp(data).metadata();
      expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
      expect(rest.format).toBe(format === "avif" ? "heif" : "webp");
      const { dominant } = await sharp(data).stats();
      expect(dominant.r > 200 && dominant.b < 50).toBe(true);
    }
  });

  test("has the same hash for the same pixels, and is limited to the maximum width", async () => {
    const png = await halves(2400, 300).png().toBuffer();
    const [one, two] = [await makePicture(png, fullCrop), await makePicture(png, fullCrop)];
    expect(one.hash).toBe(two.hash);
    expect(one.width).toBe(1920);
    expect((await makePicture(png, { ...fullCrop, left: 0.5, width: 0.5 })).hash).not.toBe(one.hash);
  }, 60_000);

  test("keeps transparency", async () => {
    const logo = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { files } = await makePicture(logo, fullCrop);
    expect((await sharp(files[1]?.data).stats()).isOpaque).toBe(false);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["text", () => Buffer.from("hello"), "noPicture"],
    ["nothing", () => Buffer.alloc(0), "noPicture"],
    [
      "SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      "noPicture",
    ],
    ["PDF", () => Buffer.from("%PDF-1.7"), "noPicture"],
    [
      "a script with a picture's signature",
      () => Buffer.from("GIF89a/*<script>alert(1)</script>*/"),
      "noPicture",
    ],
    ["a decompression bomb", () => createBomb(60_000, 60_000), "tooManyPixels"],
    [
      "a truncated picture",
      async () => (await halves(800, 400).jpeg().toBuffer()).subarray(0, 2000),
      "noPicture",
    ],
    [
      "a speck",
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
      "tooSmall",
    ],
  ])("is not %s", async (_what, file, message) => {
    await expect(Promise.resolve(file()).then((bytes) => makePicture(bytes, fullCrop))).rejects.toEqual(
      invalidPicture(message),
    );
  });

  test("keeps only the pixels of a polyglot file", async () => {
    const polyglot = Buffer.concat([
      await halves(64, 64).png().toBuffer(),
      Buffer.from("<script>alert(1)</script>PK"),
    ]);
    const { files } = await makePicture(polyglot, fullCrop);
    for (const { data } of files) expect(Buffer.from(data).includes("script")).toBe(false);
  });
});

test("a picture address determines its widths and formats; other addresses have none", () => {
  const hash = "a".repeat(64);
  expect(pictureSrcsets(`/pictures/${hash}/700.webp`)).toEqual({
    avif: `/pictures/${hash}/320.avif 320w, /pictures/${hash}/640.avif 640w, /pictures/${hash}/700.avif 700w`,
    webp: `/pictures/${hash}/320.webp 320w, /pictures/${hash}/640.webp 640w, /pictures/${hash}/700.webp 700w`,
  });
  for (const other of [
    "/art/1.svg",
    `https://x.example/pictures/${hash}/700.webp`,
    `/pictures/${hash}/0.webp`,
  ])
    expect(pictureSrcsets(other)).toBeUndefined();
  expect(parsePictureAddress(`/pictures/${hash}/../x/700.webp`)).toBeUndefined();
});

describeEachEngine((db, own) => {
  const upload = async () => {
    const bytes = await halves(64, 64).png().toBuffer();
    return uploadPicture(db(), { bytes, crop: fullCrop }, now);
  };
  const partner = (content: string) =>
    saveRecord(
      db(),
      { kind: "partner", version: 0, publish: "no", fields: { name: "X", link: null, content } },
      { by: "Li", now },
    );

  test("is stored once and read by its address", async () => {
    const { address, width } = await upload();
    expect((await upload()).address).toBe(address);
    expect(width).toBe(64);
    expect(await db().$count(pictureFiles)).toBe(2);
    const file = await readPictureFile(db(), address);
    expect((await sharp(file).metadata()).format).toBe("webp");
    expect(await readPictureFile(db(), address.replace("64.webp", "63.webp"))).toBeUndefined();
  });

  test("is served as immutable, by every process", async () => {
    const { address } = await upload();
    const get = (path: string) => {
      const [hash = "", file = ""] = path.split("/").slice(2);
      return GET(new Request(`http://site.test${path}`), { params: Promise.resolve({ hash, file }) });
    };
    const { status, headers } = await get(address);
    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const missing = await get(address.replace("64.webp", "63.webp"));
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
    const { url } = own();
    // Only one process can open the built-in database.
    if (url === undefined) return;
    const child = runChild(
      `const { database, closeDatabase } = await import("project:lib/base/db/connect.ts");
      const { readPictureFile } = await import("project:lib/engines/pictures/upload.ts");
      const data = await readPictureFile(await database(), ${JSON.stringify(address)});
      console.log(Buffer.from(data).toString("base64"));
      await closeDatabase();`,
      { DATABASE_URL: url, API_HOST: undefined },
    );
    expect(await child.exit).toBe(0);
    const here = await readPictureFile(db(), address);
    expect(child.output().trim()).toBe(Buffer.from(here ?? "").toString("base64"));
  });

  test("is deleted after a day if it is unused", async () => {
    const { address } = await upload();
    await deleteExpired(db(), daysLater(0.9));
    expect(await db().$count(pictures)).toBe(1);
    await partner(address);
    await deleteExpired(db(), daysLater(2));
    expect(await db().$count(pictures)).toBe(1);
  });

  test("is listed in the library with the records that show it, newest first", async () => {
    const editor = createDeskCaller(db, "editor@example.com");
    expect((await editor("content/pictures", {})).total).toBe(0);
    const { address } = await upload();
    const later = await uploadPicture(
      db(),
      { bytes: await halves(80, 40).png().toBuffer(), crop: fullCrop },
      daysLater(0.1),
    );
    const { id } = await partner(address);
    const { total, list } = await editor("content/pictures", {});
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { address: later.address, width: 80, height: 40, use_count: 0, used_in: [] },
      { address, use_count: 1, used_in: [{ kind: "partner", id, fields: { name: "X" } }] },
    ]);
    expect((await editor("content/pictures", { page: 2 })).list).toEqual([]);
  });

  test("that was deleted cannot be used", async () => {
    const { address } = await upload();
    await deleteExpired(db(), daysLater(2));
    expect(await db().$count(pictureFiles)).toBe(0);
    await expect(partner(address)).rejects.toMatchObject({
      issues: [{ path: "content", message: "pictureGone" }],
    });
  });

  test("is refused while too many are being processed", async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, upload));
    expect(all.filter(({ status }) => status === "rejected")).not.toEqual([]);
    expect(all.some(({ status }) => status === "fulfilled")).toBe(true);
  });
});
