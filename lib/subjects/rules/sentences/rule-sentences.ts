import type { Translate } from "../../../base/i18n/translate";
import type site from "../../../../messages/en-US/site.json";
import type { LessonRule, Rules } from "../rule";

/*
 * The sentences that state the rules on pages, in documents and mails. Each number in them is the table's, so that no
 * page contradicts another. Shared by server and tests; pure.
 */

export type RuleMessages = (typeof site)["rules"];
export type RuleTranslate = Translate<RuleMessages>;

export type RuleSentences = Readonly<{
  /** What is refunded of packages and, unless they can be canceled, of series classes. */
  refund: string;
  /** How a series class is canceled and what that costs; "" where `refund` says it all. */
  cancel: string;
  exchange: string;
  /** How long a package can be exchanged, such as "6 months"; "" for never. */
  exchangePeriod: string;
  /** Moves from one series class to another, with their cost. */
  transfer: string;
  /** What cannot be changed after the purchase. No rule changes it. */
  fixed: string;
  /** What a missed lesson costs. */
  noShow: string;
  /** When a lesson is not deducted, and what the school owes for it. */
  notDeducted: string;
  /** The teacher's delay as a case in a table. */
  teacherLate: string;
}>;

type Options = {
  /** Whether the school offers single lessons, whose rules are then stated where they differ. */
  offersSingle: boolean;
};

/** @param t the texts of a language under `rules` */
export function ruleSentences(
  t: RuleTranslate,
  { lessons, refund }: Rules,
  { offersSingle }: Options,
): RuleSentences {
  const { series, single } = lessons;
  const perKind = (state: (rule: LessonRule) => string): string => {
    const [ofSeries, ofSingle] = [state(series), state(single)];
    return offersSingle && ofSeries !== ofSingle
      ? t("perKind", { series: ofSeries, single: ofSingle })
      : ofSeries;
  };
  const months = refund.exchangeMonths;
  return {
    refund: refundSentence(t, { lessons, refund }),
    cancel: cancelSentences(t, { lessons, refund }),
    exchange: months === null ? t("exchange.never") : t("exchange.within", { months }),
    exchangePeriod: months === null ? "" : t("exchange.period", { months }),
    transfer: transferSentences(t, series),
    fixed: t("fixed"),
    noShow: perKind(({ noShowPercent: percent }) => t(`noShow.${shareKey(percent)}`, { percent })),
    notDeducted: perKind(({ teacherLateMinutes: minutes, schoolCancels }) =>
      joinSentences(t, [t("teacherLate.rule", { minutes }), t(`schoolCancels.${schoolCancels}`)]),
    ),
    teacherLate: t("teacherLate.case", { minutes: series.teacherLateMinutes }),
  };
}

/** Joins sentences as the language does: with a space, in Chinese without. Empty ones are left out. */
export const joinSentences = (t: RuleTranslate, sentences: readonly string[]): string =>
  sentences.filter(Boolean).reduce((first, second) => (first ? t("pair", { first, second }) : second), "");

/** Whether nothing of a series class is ever given back to a family that leaves it. */
const isForfeited = ({ freeCancelHours, lateCancelPercent }: LessonRule): boolean =>
  freeCancelHours === null && lateCancelPercent === 100;

/** The variant of a message about a share of points. */
const shareKey = (percent: number) => (percent === 100 ? "all" : percent === 0 ? "none" : "share");

function refundSentence(t: RuleTranslate, { lessons, refund }: Rules): string {
  if (refund.formula === "proRata") return t(`refund.${refund.usedAt}`);
  return t(isForfeited(lessons.series) ? "refund.none" : "refund.packages");
}

function cancelSentences(t: RuleTranslate, { lessons: { series }, refund }: Rules): string {
  const { freeCancelHours: hours, lateCancelPercent: percent, selfCancel } = series;
  if (isForfeited(series)) return refund.formula === "none" ? "" : t("cancel.never");
  const cost =
    percent === 0
      ? [t("cancel.always")]
      : hours === null
        ? [t("cancel.share", { percent })]
        : [t("cancel.until", { hours }), laterSentence(t, percent)];
  return joinSentences(t, [...cost, t(`cancel.${selfCancel}`)]);
}

function transferSentences(t: RuleTranslate, rule: LessonRule): string {
  const { transfers: times, transferAfterLessons, lateMovePercent: percent, freeMoveHours: hours } = rule;
  if (times === 0) return t("transfer.none");
  const after = transferAfterLessons ?? 0;
  const sentence = t(`transfer.${rule.selfMove}`, { after, times });
  if (percent === 0) return sentence;
  // After the first lesson, the time in which a move is free is over.
  const cost =
    after === 0 && hours !== null
      ? [t("transfer.until", { hours }), laterSentence(t, percent)]
      : [t(percent === 100 ? "transfer.all" : "transfer.share", { percent })];
  return joinSentences(t, [sentence, ...cost]);
}

const laterSentence = (t: RuleTranslate, percent: number): string =>
  t(percent === 100 ? "later.all" : "later.share", { percent });
