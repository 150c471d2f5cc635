import type { Database } from "../../../base/db/types";
import type { CurrencyCode } from "../../../base/reference/price-currencies";
import { listLivesBetween } from "../../live/queries";
import { listCanceledBetween, listHeldLessons, readReplacedTeachers } from "../../series/queries";
import { listPastTrials } from "../../trials/queries";
import { taughtKind } from "../kinds";
import { readDelays } from "./delays";
import { rangeOfMonth } from "./month";
import { readRates, type Rate } from "./rates";
import { isCanceledLate } from "./settings";
import { payFor, sumHours, type HeldLesson, type KindHours } from "./sum-hours";

/** A teacher's lessons of a kind, with what they earn; null without a rate. */
export type PaidHours = KindHours & { rate: Rate | null; pay: number | null };

export type MonthHours = {
  /** By teacher. */
  hours: ReadonlyMap<number, PaidHours[]>;
  /** Trial lessons that are over and neither marked as held nor as missed. */
  unmarkedTrials: number;
};

/** Reads the hours of all teachers in a month by the school's clock. A lesson belongs to the month of its start. */
export async function readMonthHours(db: Database, month: string, now: Date): Promise<MonthHours> {
  const range = rangeOfMonth(month);
  const isInMonth = ({ startsAt }: { startsAt: Date }) => startsAt >= range.from && startsAt < range.until;
  const lives = (await listLivesBetween(db, range)).filter((live) => isInMonth(live) && live.endsAt <= now);
  const trials = await listPastTrials(db, range, now);
  const held = [
    ...(await readHeldLessons(db, month, now)),
    ...lives.flatMap((live) => toHeld("live", live)),
    ...trials.filter(({ state }) => state === "held").flatMap((trial) => toHeld("trial", trial)),
  ];
  const canceled = (await listCanceledBetween(db, range)).filter(isCanceledLate);
  const sums = sumHours(
    held,
    canceled.map(({ teacherId, mode }) => ({ teacherId, kind: taughtKind("series", mode) })),
  );
  const rateOf = await readRates(db, month, [...sums.keys()]);
  const hours = new Map(
    [...sums].map(([teacherId, kinds]) => [
      teacherId,
      kinds.map((one): PaidHours => {
        const rate = rateOf(teacherId, one.kind);
        return { ...one, rate, pay: rate && payFor(one.minutes, rate.amount) };
      }),
    ]),
  );
  return { hours, unmarkedTrials: trials.filter(({ state }) => state === "arranged").length };
}

/** Reads the lessons of series classes that were held, with whom each teacher replaced and who was late. */
async function readHeldLessons(db: Database, month: string, now: Date): Promise<HeldLesson[]> {
  const lessons = await listHeldLessons(db, rangeOfMonth(month), now);
  const replaced = await readReplacedTeachers(
    db,
    lessons.map(({ id }) => id),
  );
  const delays = await readDelays(db, lessons);
  return lessons.map(({ id, teacherId, mode, startsAt, endsAt }) => ({
    ...{ kind: taughtKind("series", mode), teacherId, startsAt, endsAt },
    replacedTeacherId: replaced.get(id) ?? null,
    lateMinutes: delays.get(id) ?? 0,
  }));
}

type Other = { teacherId: number | null; startsAt: Date; endsAt: Date };

function toHeld(of: "live" | "trial", { teacherId, startsAt, endsAt }: Other): HeldLesson[] {
  if (teacherId === null) return [];
  const kind = taughtKind(of, undefined);
  return [{ kind, teacherId, startsAt, endsAt, replacedTeacherId: null, lateMinutes: 0 }];
}

/** Sums the pay by currency, in minor units. */
export function sumPay(hours: readonly PaidHours[]): { currency: CurrencyCode; amount: number }[] {
  const totals = new Map<CurrencyCode, number>();
  for (const { rate, pay } of hours)
    if (rate && pay !== null) totals.set(rate.currency, (totals.get(rate.currency) ?? 0) + pay);
  return [...totals].map(([currency, amount]) => ({ currency, amount }));
}
