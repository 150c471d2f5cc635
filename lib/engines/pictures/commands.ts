import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { pictureAddress, pictureFormats, parsePictureAddress, widthsUpTo } from "./address";
import { CommandRefusal } from "../../base/commands/command";
import { pictureFiles, pictures } from "./tables";
import type { Connection } from "../../base/db/types";
import type { ProcessedPicture } from "./make";
import { storePicture } from "./upload";

/* Exports and imports uploaded pictures with all their files, for seasons that move between databases. */

const address = z.string().transform((text, context) => {
  const parsed = parsePictureAddress(text);
  if (!parsed) context.addIssue({ code: "custom", message: "must be an uploaded picture's" });
  return parsed ?? z.NEVER;
});
const file = z.strictObject({
  width: z.int().positive(),
  format: z.enum(pictureFormats),
  data: z.base64().describe("its bytes"),
});

export const pictureOptions = z.strictObject({ address });
export const importPictureOptions = z.strictObject({ address, files: z.array(file).max(20) });

/** Streams a picture's files as lines of JSON; no lines if it is not in the database. */
export async function* streamPictureFiles({ db }: Connection, options: z.output<typeof pictureOptions>) {
  const { hash, width } = options.address;
  const matchesPicture = and(eq(pictures.hash, hash), eq(pictures.width, width));
  const rows = await db
    .select({ width: pictureFiles.width, format: pictureFiles.format, data: pictureFiles.data })
    .from(pictureFiles)
    .innerJoin(pictures, and(eq(pictures.hash, pictureFiles.hash), matchesPicture));
  for (const row of rows)
    yield `${JSON.stringify({ ...row, data: Buffer.from(row.data).toString("base64") })}\n`;
}

/**
 * Imports a picture from another database under the same hash, which seasons refer to.
 * @throws CommandRefusal if a file is missing or does not match its name.
 */
export async function* importPicture({ db }: Connection, options: z.output<typeof importPictureOptions>) {
  const { hash, width } = options.address;
  const files: ProcessedPicture["files"] = [];
  let height = 0;
  for (const fileWidth of widthsUpTo(width)) {
    for (const format of pictureFormats) {
      const found = options.files.find((one) => one.width === fileWidth && one.format === format);
      const data = Buffer.from(found?.data ?? "", "base64");
      const metadata = await readMetadata(data);
      if (metadata?.width !== fileWidth || metadata.format !== (format === "avif" ? "heif" : format))
        throw new CommandRefusal(
          `This picture is missing or broken: ${pictureAddress(hash, fileWidth, format)}`,
        );
      files.push({ width: fileWidth, format, data });
      height = metadata.height;
    }
  }
  await storePicture(db, { hash, width, height, files }, new Date());
  yield JSON.stringify({});
}

/** Reads a picture's metadata; undefined if the bytes are not a picture. */
async function readMetadata(data: Buffer) {
  // Loaded on demand, since it brings a native library.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(data).metadata();
  } catch {
    return undefined;
  }
}
