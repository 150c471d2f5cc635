import type { Translate } from "../../../base/i18n/translate";
import { cancelCost } from "../cost";
import type { LessonRule } from "../rule";
import type { RuleMessages } from "./rule-sentences";

/* What canceling one booking costs, in a line at its button and in its mail. Shared with browsers. */

/** The texts that the line needs. */
export const bookingLineMessages = ["rules.booking", "rules.pair"] as const;

export type CancelTerms = {
  selfCancel: LessonRule["selfCancel"];
  /** Until when canceling is free; null if that time is over or there is none. */
  freeUntil: Date | null;
  /** What canceling costs afterwards, of `points`. */
  lateCost: number;
  /** The price of the booking in class points. */
  points: number;
};

type Booking = {
  points: number;
  /** The start of the first lesson; undefined if it has no date yet. */
  startsAt: Date | undefined;
  now: Date;
};

type CancelRule = Pick<LessonRule, "freeCancelHours" | "lateCancelPercent" | "selfCancel">;

/** Returns what canceling a booking costs that is made now. */
export function cancelTerms(rule: CancelRule, { points, startsAt, now }: Booking): CancelTerms {
  const { selfCancel } = rule;
  // Without a date, the free time has no known end, so only what is certain is stated.
  const { freeUntil } = cancelCost(rule, { pointsAhead: points, startsAt: startsAt ?? now, now });
  const isFree = startsAt !== undefined && freeUntil !== null && now <= freeUntil;
  const late = { ...rule, freeCancelHours: null };
  const { cost: lateCost } = cancelCost(late, { pointsAhead: points, startsAt: now, now });
  return { selfCancel, freeUntil: isFree ? freeUntil : null, lateCost, points };
}

export type BookingTranslate = Translate<Pick<RuleMessages, "booking" | "pair">>;

type Formats = { time: (instant: Date) => string; points: (points: number) => string };

/** States the terms, such as: "Canceling is free until Tuesday 19:00. After that, it costs 24 of 48 class points." */
export function cancelLine(t: BookingTranslate, terms: CancelTerms, formats: Formats): string {
  const { selfCancel, freeUntil, lateCost, points } = terms;
  const isForfeited = freeUntil === null && lateCost === points;
  if (selfCancel === "no" && isForfeited) return t("booking.no");
  const first = points === 0 ? "" : costSentence(t, terms, formats);
  const second = t(`booking.${selfCancel === "no" ? "adviser" : selfCancel}`);
  return first ? t("pair", { first, second }) : second;
}

function costSentence(t: BookingTranslate, { freeUntil, lateCost, points }: CancelTerms, formats: Formats) {
  if (lateCost === 0) return t("booking.always");
  const isAll = lateCost === points;
  const values = { cost: formats.points(lateCost), points: formats.points(points) };
  if (freeUntil === null) return isAll ? t("booking.all") : t("booking.share", values);
  const time = formats.time(freeUntil);
  return isAll ? t("booking.untilAll", { time }) : t("booking.untilShare", { ...values, time });
}
