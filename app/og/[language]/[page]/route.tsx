import { SharePicture } from "@/components/seo/share-picture";
import { isLanguage, type Language } from "@/lib/i18n/languages";
import type { RouteName } from "@/lib/routes";
import { siteName } from "@/lib/school/school";
import { drawWithLimits, toDrawErrorResponse } from "@/lib/seo/draw-limit";
import { drawPicture } from "@/lib/seo/drawing";
import { sharePicture } from "@/lib/seo/picture";
import { isRouteName } from "@/lib/seo/urls";

/**
 * Cache of the rendered pictures. Its keys are existing languages and pages, so it stays small; Next's own cache
 * would also keep a 404 for every invented address.
 */
const pictureCache = new Map<string, Promise<ArrayBuffer | undefined>>();

export async function GET(request: Request, { params }: RouteContext<"/og/[language]/[page]">) {
  const { language, page } = await params;
  if (!isLanguage(language) || !isRouteName(page)) return notFoundResponse();
  try {
    const png = await getPicture(language, page, request.headers);
    if (!png) return notFoundResponse();
    const headers = { "content-type": "image/png", "cache-control": "public, max-age=86400" };
    return new Response(png, { headers });
  } catch (error) {
    return toDrawErrorResponse(error);
  }
}

function getPicture(
  language: Language,
  page: RouteName,
  requestHeaders: Headers,
): Promise<ArrayBuffer | undefined> {
  const key = `${language}/${page} ${siteName(language)}`;
  const cachedPicture = pictureCache.get(key);
  if (cachedPicture) return cachedPicture;
  const pendingPicture = drawWithLimits(requestHeaders, () => draw(language, page));
  pictureCache.set(key, pendingPicture);
  // Failures are not cached, so that the next request tries again.
  pendingPicture.catch(() => pictureCache.delete(key));
  return pendingPicture;
}

async function draw(language: Language, page: RouteName): Promise<ArrayBuffer | undefined> {
  const prepared = await sharePicture(language, page);
  if (!prepared) return undefined;
  const { picture: content, fonts } = prepared;
  return drawPicture(<SharePicture picture={content} />, fonts);
}

function notFoundResponse(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}
