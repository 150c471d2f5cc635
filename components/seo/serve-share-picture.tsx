import { LRUCache } from "lru-cache";
import { SharePictureDrawing } from "@/components/seo/share-picture";
import type { Language } from "@/lib/base/i18n/languages";
import { school, siteName } from "@/lib/subjects/school/school";
import { drawWithLimits, toDrawErrorResponse } from "@/lib/subjects/seo/draw-limit";
import { drawPicture } from "@/lib/subjects/seo/drawing";
import type { preparePicture } from "@/lib/subjects/seo/picture";
import type { prepareRecordPicture } from "@/lib/subjects/seo/record-picture";
import { RecordPictureDrawing } from "./record-picture";

type Prepared = Awaited<ReturnType<typeof preparePicture | typeof prepareRecordPicture>>;
/** An uploaded picture as JPEG, or a prepared one to draw; undefined if there is no such page. */
type Source = Buffer | Prepared | undefined;
type Picture = { data: BodyInit; type: "image/png" | "image/jpeg" };

/**
 * The drawn pictures, about 50 KB each, by language and page; Next's own cache would also keep a 404 for every invented
 * address.
 */
const pictures = new LRUCache<string, Promise<Picture | undefined>>({ max: 500 });

/**
 * Answers a request for a share picture, which is made once.
 * @param picture.key names the picture with everything that changes it, besides the school's name, logo and colors
 * @param picture.maxAgeSeconds how long browsers and networks keep it; a day by default
 */
export async function serveSharePicture(
  { headers }: Request,
  picture: { key: string; language: Language; maxAgeSeconds?: number },
  prepare: () => Promise<Source>,
): Promise<Response> {
  const { logo, mainColor, sharePicture } = school();
  const key = [picture.key, siteName(picture.language), logo, mainColor, sharePicture].join(" ");
  try {
    const made = await getPicture(key, headers, prepare);
    if (!made) return noPicture();
    return new Response(made.data, {
      headers: {
        "content-type": made.type,
        "cache-control": `public, max-age=${picture.maxAgeSeconds ?? 86_400}`,
      },
    });
  } catch (error) {
    return toDrawErrorResponse(error);
  }
}

function getPicture(key: string, headers: Headers, prepare: () => Promise<Source>) {
  const known = pictures.get(key);
  if (known) return known;
  const pending = drawWithLimits(headers, async () => toPicture(await prepare()));
  pictures.set(key, pending);
  // Neither failures nor pages that do not exist are kept.
  pending.then(
    (made) => !made && pictures.delete(key),
    () => pictures.delete(key),
  );
  return pending;
}

async function toPicture(source: Source): Promise<Picture | undefined> {
  if (!source) return undefined;
  if (source instanceof Uint8Array) return { data: new Uint8Array(source), type: "image/jpeg" };
  const drawing =
    source.kind === "record" ? (
      <RecordPictureDrawing picture={source.picture} />
    ) : (
      <SharePictureDrawing picture={source.picture} />
    );
  return { data: await drawPicture(drawing, source.fonts), type: "image/png" };
}

export function noPicture(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}
