import { seasonEnd, seasonStart } from "../../campaign/choose-season";
import { instantOf } from "../../campaign/dates";
import { seasonFiles } from "../../campaign/season-files";
import type { SeasonBody } from "../../campaign/season-schema";
import type { DemoSeason } from "./content-types";
import { day } from "./dates";

/** Days from the last talk to the season's end, and from there to the coupons' expiry. */
const afterLastTalk = 14;
const couponsAfterEnd = 30;
/** Days from the season's start to the reference date. */
const begunBefore = 7;

/** The demo key, which identifies the row. */
export const seasonKey = ({ region }: Pick<SeasonBody, "region">) => `season-${region}`;

/**
 * Creates a running season: the region's first one, which has all texts, with another key and with dates around `now`.
 */
export function demoSeason({ talkDays, ...own }: DemoSeason, now: Date): SeasonBody {
  const [first] = seasonFiles()
    .map(({ body }) => body)
    .filter(({ region }) => region === own.region)
    .sort((a, b) => seasonStart(a) - seasonStart(b));
  if (!first) throw new Error(`There is no season of the region ${own.region} to make the demo's of.`);
  const inRegion = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: first.zone.id });
  const dayIn = (days: number) => inRegion.format(now.getTime() + days * day);
  const until = Math.max(...talkDays) + afterLastTalk;
  const sessions = first.sessions.map((session, index) => {
    const days = talkDays[index];
    if (days === undefined)
      throw new Error(`The demo's season of ${own.region} has no day for talk ${index + 1}.`);
    const name = session.recording.slice(session.recording.lastIndexOf("/") + 1);
    return { ...session, date: dayIn(days), link: `https://live.yuqiao.example/${own.region}/${name}` };
  });
  return {
    ...first,
    ...own,
    from: dayIn(-begunBefore),
    until: dayIn(until),
    sessions,
    couponExpiry: dayIn(until + couponsAfterEnd),
  };
}

/** Returns the end of a season's last talk; the epoch for a season without dates. */
export function lastTalkEnd(season: SeasonBody): Date {
  const ends = season.sessions.map(({ date }) =>
    date === undefined
      ? 0
      : instantOf(season, date, season.eventTime).getTime() + season.eventMinutes * 60_000,
  );
  return new Date(Math.max(...ends));
}

export function demoSeasonRow(plan: DemoSeason, now: Date) {
  const body = demoSeason(plan, now);
  return {
    region: body.region,
    key: body.key,
    state: "published" as const,
    startsAt: new Date(seasonStart(body)),
    endsAt: new Date(seasonEnd(body)),
    body,
    demoKey: seasonKey(body),
  };
}
