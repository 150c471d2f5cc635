import * as z from "zod/mini";
import { regions } from "../../base/reference/campaign-regions";
import * as rule from "../../engines/content/rules";
import { dayMs } from "../../engines/demo/dates";
import { seasonEnd, seasonStart } from "./choose-season";
import type { SeasonBody } from "./content";
import { instantOf } from "./dates";
import { seasonKeyPattern } from "./season-fields";
import { seasonFiles } from "./season-files";

/** A running season: the region's first one with another key, texts and dates. */
export const demoSeason = z.strictObject({
  region: z.enum(regions),
  key: z.string().check(z.regex(seasonKeyPattern, "malformed")),
  name: rule.text({ most: 200 }).schema,
  lead: rule.text({ most: 2000 }).schema,
  talksLead: rule.text({ most: 2000 }).schema,
  /** Days from the reference date, one per talk. */
  talkDays: z.array(z.int()).check(z.minLength(1, "required")),
});

export type DemoSeason = z.output<typeof demoSeason>;

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
