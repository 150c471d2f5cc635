import { env } from "@/lib/base/env";
import { parsePictureAddress } from "@/lib/engines/pictures/address";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

/** A file of an uploaded picture. Its address contains a hash of the content, so it never changes. */
export async function GET(_request: Request, { params }: RouteContext<"/pictures/[hash]/[file]">) {
  const { hash, file } = await params;
  const path = `/pictures/${hash}/${file}`;
  const parsed = parsePictureAddress(path);
  const data = parsed && !env().API_HOST ? await readFile(path) : undefined;
  if (!parsed || !data) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(data), {
    headers: {
      "Content-Type": `image/${parsed.format}`,
      "Content-Length": String(data.byteLength),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

async function readFile(path: string): Promise<Uint8Array | undefined> {
  const { database } = await import("@/lib/base/db/connect");
  const { readPictureFile } = await import("@/lib/engines/pictures/upload");
  return readPictureFile(await database(), path);
}
