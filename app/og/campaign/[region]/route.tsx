import { CampaignSharePicture } from "@/components/campaign/share-picture";
import { findSeason } from "@/lib/subjects/campaign/current-season";
import { couponsEnd } from "@/lib/subjects/campaign/dates";
import { campaignPicture, pictureDate } from "@/lib/subjects/campaign/picture";
import { isRegion, regionLanguages, type Region } from "@/lib/base/reference/campaign-regions";
import type { Season } from "@/lib/subjects/campaign/season";
import { siteName } from "@/lib/subjects/school/school";
import { drawWithLimits, toDrawErrorResponse } from "@/lib/subjects/seo/draw-limit";
import { drawPicture } from "@/lib/subjects/seo/drawing";

/** Cache of one picture per region, which shows the next date. */
const pictureCache = new Map<Region, { contentKey: string; png: Promise<ArrayBuffer> }>();

export async function GET(request: Request, { params }: { params: Promise<{ region: string }> }) {
  const { region } = await params;
  const season = isRegion(region) && (await findSeason(region));
  if (!season) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  // An hour, so that a link shared on the day of a talk soon shows the next one.
  const headers = { "content-type": "image/png", "cache-control": "public, max-age=3600" };
  try {
    return new Response(await getPicture(season, new Date(), request.headers), { headers });
  } catch (error) {
    return toDrawErrorResponse(error);
  }
}

function getPicture(season: Season, now: Date, requestHeaders: Headers): Promise<ArrayBuffer> {
  const contentKey = JSON.stringify([
    season,
    pictureDate(season, now),
    now < couponsEnd(season),
    siteName(regionLanguages[season.region]),
  ]);
  const cachedPicture = pictureCache.get(season.region);
  if (cachedPicture?.contentKey === contentKey) return cachedPicture.png;
  const png = drawWithLimits(requestHeaders, () => draw(season, now));
  pictureCache.set(season.region, { contentKey, png });
  // Failures are not cached, so that the next request tries again.
  png.catch(() => pictureCache.delete(season.region));
  return png;
}

async function draw(season: Season, now: Date): Promise<ArrayBuffer> {
  const content = await campaignPicture(season, now);
  const { fonts } = content;
  return drawPicture(<CampaignSharePicture picture={content} />, fonts);
}
