import { CampaignSharePicture } from "@/components/campaign/share-picture";
import { currentSeason } from "@/lib/campaign/current-season";
import { couponsEnd } from "@/lib/campaign/dates";
import { campaignPicture, pictureDate } from "@/lib/campaign/picture";
import { isRegion, regionLanguages, type Region } from "@/lib/campaign/region";
import type { Season } from "@/lib/campaign/season";
import { siteName } from "@/lib/school/school";
import { drawInTurn, undrawn } from "@/lib/seo/draw-limit";
import { drawPicture } from "@/lib/seo/drawing";

/** Cache of one picture per region, which shows the next date. */
const drawn = new Map<Region, { says: string; png: Promise<ArrayBuffer> }>();

export async function GET(request: Request, { params }: { params: Promise<{ region: string }> }) {
  const { region } = await params;
  if (!isRegion(region)) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  // An hour, so that a link shared on the day of a talk soon shows the next one.
  const headers = { "content-type": "image/png", "cache-control": "public, max-age=3600" };
  try {
    return new Response(await picture(await currentSeason(region), new Date(), request.headers), { headers });
  } catch (error) {
    return undrawn(error);
  }
}

function picture(season: Season, now: Date, asker: Headers): Promise<ArrayBuffer> {
  const says = JSON.stringify([
    season,
    pictureDate(season, now),
    now < couponsEnd(season),
    siteName(regionLanguages[season.region]),
  ]);
  const known = drawn.get(season.region);
  if (known?.says === says) return known.png;
  const png = drawInTurn(asker, () => draw(season, now));
  drawn.set(season.region, { says, png });
  // Failures are not cached, so that the next request tries again.
  png.catch(() => drawn.delete(season.region));
  return png;
}

async function draw(season: Season, now: Date): Promise<ArrayBuffer> {
  const content = await campaignPicture(season, now);
  const { fonts } = content;
  return drawPicture(<CampaignSharePicture picture={content} />, fonts);
}
