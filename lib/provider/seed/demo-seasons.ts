import { seasonEnd, seasonStart } from "../../campaign/choose-season";
import { instantOf } from "../../campaign/dates";
import { seasonFiles } from "../../campaign/season-files";
import type { SeasonBody } from "../../campaign/season-schema";
import type { DemoSeason } from "./content-types";
import { day } from "./dates";

/** How long the season goes on after its last talk, and its coupons after it, in days. */
const afterLastTalk = 14;
const couponsAfterEnd = 30;
/** It began this long before the day that its dates are laid on. */
const begunBefore = 7;

/** How a row is found again. */
export const seasonKey = ({ region }: Pick<SeasonBody, "region">) => `season-${region}`;

/**
 * A season as it runs at a moment: the region's first one, which has all the words, under another key and with dates
 * around that day.
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

/** When the last talk of a season is over; long ago for one without dates. */
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
