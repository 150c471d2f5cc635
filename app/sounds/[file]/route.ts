import { env } from "@/lib/base/env";
import { parseSoundAddress } from "@/lib/engines/sounds/address";
import { parseRange } from "@/lib/engines/sounds/range";
import { wavType } from "@/lib/engines/sounds/wav";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

const noStore = { "Cache-Control": "no-store" };

/** A recording of a teacher, whole or in part. Its address contains a hash of the content, so it never changes. */
export async function GET(request: Request, { params }: RouteContext<"/sounds/[file]">) {
  const hash = parseSoundAddress(`/sounds/${(await params).file}`);
  const data = hash !== undefined && !env().API_HOST ? await readFile(hash) : undefined;
  if (!data) return new Response(null, { status: 404, headers: noStore });
  const size = data.byteLength;
  const range = parseRange(request.headers.get("range"), size);
  if (range === null)
    return new Response(null, { status: 416, headers: { ...noStore, "Content-Range": `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size };
  return new Response(new Uint8Array(data.subarray(start, end)), {
    status: range ? 206 : 200,
    headers: {
      "Content-Type": wavType,
      "Content-Length": String(end - start),
      "Accept-Ranges": "bytes",
      "Cache-Control": "public, max-age=31536000, immutable",
      ...(range && { "Content-Range": `bytes ${start}-${end - 1}/${size}` }),
    },
  });
}

async function readFile(hash: string): Promise<Uint8Array | undefined> {
  const { database } = await import("@/lib/base/db/connect");
  const { readSoundFile } = await import("@/lib/subjects/pronunciations/recordings");
  return readSoundFile(await database(), hash);
}
