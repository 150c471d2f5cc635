import { LRUCache } from "lru-cache";
import type { Language } from "@/lib/base/i18n/languages";
import { renderTime } from "@/lib/base/clock/render-time";
import { consumeLimit } from "@/lib/base/limits/check";
import { clientOf } from "@/lib/engines/calls/limit";
import { readRecordWords, type RecordKind } from "@/lib/subjects/people/record-words";
import { toDrawErrorResponse } from "@/lib/subjects/seo/draw-limit";
import { prepareRecordPicture, type RecordWords } from "@/lib/subjects/seo/record-picture";
import { noPicture, serveSharePicture } from "./serve-share-picture";

/** An id of a record, as in the addresses of pages. */
const idPattern = /^[1-9]\d{0,9}$/;

/** The words of recent pictures, for a minute as pages; also of records that do not exist. */
const recentWords = new LRUCache<string, Promise<{ words: RecordWords | undefined }>>({
  max: 500,
  ttl: 60_000,
});

/** Answers a request for the share picture of a class, a live class or a teacher. */
export async function serveRecordPicture(
  request: Request,
  language: Language,
  kind: RecordKind,
  slug: string,
): Promise<Response> {
  if (!idPattern.test(slug)) return noPicture();
  try {
    const words = await findWords(request.headers, kind, Number(slug), language);
    if (!words) return noPicture();
    const key = JSON.stringify([language, kind, slug, words]);
    // An hour, so that a link shared on the day of a lesson soon shows the next one.
    return await serveSharePicture(request, { key, language, maxAgeSeconds: 3600 }, () =>
      prepareRecordPicture(language, words),
    );
  } catch (error) {
    return toDrawErrorResponse(error);
  }
}

/** Reads the words at most once a minute; reading counts as a picture, so that invented ids are limited, too. */
async function findWords(headers: Headers, kind: RecordKind, id: number, language: Language) {
  const key = `${language} ${kind} ${id}`;
  const known = recentWords.get(key);
  if (known) return (await known).words;
  const read = async () => {
    await consumeLimit("picture", clientOf(headers));
    return { words: await readRecordWords(kind, id, language, renderTime()) };
  };
  const pending = read();
  recentWords.set(key, pending);
  pending.catch(() => recentWords.delete(key));
  return (await pending).words;
}
