import { seasonEnd, seasonStart } from "../../subjects/campaign/choose-season";
import { instantOf } from "../../subjects/campaign/dates";
import { seasonFiles } from "../../subjects/campaign/season-files";
import type { SeasonBody } from "../../subjects/campaign/content";
import type { DemoSeason } from "./content-schema";
import { dayMs } from "./dates";

/** Days from the last talk to the season's end, and from there to the coupons' expiry. */
const daysAfterLastTalk = 14;
const couponDaysAfterEnd = 30;
/** Days from the season's start to the reference date. */
const daysSinceStart = 7;

/** The demo key, which identifies the row. */
export const demoSeasonKey = ({ region }: Pick<SeasonBody, "region">) => `season-${region}`;

/**
 * Creates a running season: the region's first one, which has all texts, with another key and with dates around `now`.
 */
export function createDemoSeason({ talkDays, ...overrides }: DemoSeason, now: Date): SeasonBody {
  const [first] = seasonFiles()
    .map(({ body }) => body)
    .filter(({ region }) => region === overrides.region)
    .sort((a, b) => seasonStart(a) - seasonStart(b));
  if (!first) throw new Error(`There is no season of the region ${overrides.region} to make the demo's of.`);
  const dateFormat = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: first.zone.id });
  const dateAfter = (days: number) => dateFormat.format(now.getTime() + days * dayMs);
  const until = Math.max(...talkDays) + daysAfterLastTalk;
  const sessions = first.sessions.map((session, index) => {
    const days = talkDays[index];
    if (days === undefined)
      throw new Error(`The demo's season of ${overrides.region} has no day for talk ${index + 1}.`);
    const name = session.recording.slice(session.recording.lastIndexOf("/") + 1);
    return {
      ...session,
      date: dateAfter(days),
      link: `https://live.yuqiao.example/${overrides.region}/${name}`,
    };
  });
  return {
    ...first,
    ...overrides,
    from: dateAfter(-daysSinceStart),
    until: dateAfter(until),
    sessions,
    couponExpiry: dateAfter(until + couponDaysAfterEnd),
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

export function createDemoSeasonRow(plan: DemoSeason, now: Date) {
  const body = createDemoSeason(plan, now);
  return {
    region: body.region,
    key: body.key,
    startsAt: new Date(seasonStart(body)),
    endsAt: new Date(seasonEnd(body)),
    body,
    demoKey: demoSeasonKey(body),
  };
}
