"use client";

import { useTranslations } from "next-intl";
import { toInstant } from "@/lib/base/schedule/zoned";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { cancelCost, moveCost, type Ending } from "@/lib/subjects/rules/cost";
import type { LessonRule, RuleKind } from "@/lib/subjects/rules/rule";
import { formatNumber } from "../format";
import { Small } from "../small";
import { formatClock, formatLessonTime } from "../time";
import type { RuleValues } from "./read-rule-values";

type ExampleProps = { kind: RuleKind; name: keyof LessonRule; rule: RuleValues };

/** What a rule means for one booking, computed by the code that charges it. Nothing while a number is missing. */
export function RuleExample(props: ExampleProps) {
  const text = useExample(props);
  return text && <Small className="mt-1 block">{text}</Small>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The points of the example in `rules.examples.what`. */
const examplePoints: Readonly<Partial<Record<RuleKind, number>>> = { single: 12, series: 48 };

function useExample({ kind, name, rule }: ExampleProps): string | undefined {
  const t = useTranslations("desk.content.rules.examples");
  const startsAt = toInstant("2027-01-05", "19:00", pageTimeZone());
  const at = (ms: number) => new Date(startsAt.getTime() - ms).toISOString();
  const start = at(0);
  const ending = { pointsAhead: examplePoints[kind] ?? 0, startsAt, now: startsAt };
  switch (name) {
    case "lateCancelPercent":
    case "lateMovePercent": {
      if (kind !== "single" && kind !== "series") return undefined;
      const isCancel = name === "lateCancelPercent";
      const quote = isCancel ? quoteCancel(rule, ending) : quoteMove(rule, ending);
      if (!quote) return undefined;
      const values = {
        what: t(`what.${kind}`),
        cost: formatNumber(quote.cost),
        back: formatNumber(quote.back),
      };
      if (quote.freeUntil === null) return t(isCancel ? "cancelAlways" : "moveAlways", values);
      const until = formatLessonTime(quote.freeUntil.toISOString());
      return t(isCancel ? "cancelUntil" : "moveUntil", { ...values, until, start: formatLessonTime(start) });
    }
    case "noShowPercent": {
      const { noShowPercent: percent } = rule;
      if (typeof percent !== "number") return undefined;
      return t("noShow", { cost: formatNumber(Math.floor((6 * percent) / 100)) });
    }
    case "teacherLateMinutes": {
      const { teacherLateMinutes: minutes } = rule;
      if (typeof minutes !== "number") return undefined;
      return t("teacherLate", { start: formatClock(start), late: formatClock(at(-minutes * minuteMs)) });
    }
    case "transfers": {
      if (rule.transfers === 0) return t("transferNone");
      if (typeof rule.transfers !== "number" || rule.transferAfterLessons === undefined) return undefined;
      return t("transfer", { count: rule.transferAfterLessons ?? 0 });
    }
    case "reminderHours": {
      const { reminderHours: hours } = rule;
      if (typeof hours !== "number") return undefined;
      return t("reminder", { start: formatLessonTime(start), at: formatLessonTime(at(hours * hourMs)) });
    }
    default:
      return undefined;
  }
}

/** The cost after the free time; undefined while a number is missing. */
function quoteCancel({ freeCancelHours, lateCancelPercent }: RuleValues, ending: Ending) {
  if (freeCancelHours === undefined || typeof lateCancelPercent !== "number") return undefined;
  return cancelCost({ freeCancelHours, lateCancelPercent }, afterFreeTime(ending));
}

function quoteMove({ freeMoveHours, lateMovePercent }: RuleValues, ending: Ending) {
  if (freeMoveHours === undefined || typeof lateMovePercent !== "number") return undefined;
  return moveCost({ freeMoveHours, lateMovePercent }, afterFreeTime(ending));
}

const afterFreeTime = (ending: Ending): Ending => ({
  ...ending,
  now: new Date(ending.startsAt.getTime() + 1),
});
