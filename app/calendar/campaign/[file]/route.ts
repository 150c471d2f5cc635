import { talkAt, talkCalendar } from "@/lib/subjects/campaign/calendar";
import { findSeason } from "@/lib/subjects/campaign/current-season";

/** Calendar file of a campaign talk. */
export async function GET(request: Request) {
  const { pathname } = new URL(request.url);
  const talk = talkAt(pathname);
  const now = new Date();
  const season = talk && (await findSeason(talk.region, now));
  const file = season && talkCalendar(season, talk.index, now);
  if (!file) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${pathname.slice(pathname.lastIndexOf("/") + 1)}"`,
      "cache-control": "public, max-age=60",
    },
  });
}
