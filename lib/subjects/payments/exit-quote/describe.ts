import type { Database } from "../../../base/db/types";
import type { Language } from "../../../base/i18n/languages";
import { serverMessages } from "../../../base/i18n/server-messages";
import { createTranslate } from "../../../base/i18n/server-translate";
import { formatCalendarDay } from "../../../base/i18n/time";
import { addDays } from "../../../base/schedule/zoned";
import type { ExitQuote, QuoteLine } from "../../rules/exit-quote";
import { readRefundHistory, refundRuleAt, type RefundHistory } from "../../rules/queries";
import { statutoryRights } from "../../rules/withdrawal";
import { endOfSchoolDay, schoolDay } from "../../school/school-time";
import { addMonths } from "../days";
import { formatMoney } from "../money-text";
import { readExitQuote } from "./read";
import type { DescribedExitQuote } from "./shape";

const quoteTexts = (language: Language) => createTranslate(serverMessages[language].exitQuote, language);

type Reader = { language: Language; now: Date };

/** Reads what a family would get back, in words. Purchases that give nothing have the reason and no computation. */
export async function readDescribedQuote(
  db: Database,
  parentId: number,
  { language, now }: Reader,
): Promise<DescribedExitQuote> {
  const t = quoteTexts(language);
  const history = await readRefundHistory(db);
  const { lines, totals } = await readExitQuote(db, parentId, now);
  return {
    ...{ language, title: t("title") },
    totals: describeTotals(totals, language),
    purchases: lines.map((line) => ({
      id: line.id,
      title: t("purchase", { n: line.points, date: formatCalendarDay(line.boughtOn, language) }),
      reason: describeReason(line, language),
      source: line.law === null ? "" : statutoryRights[line.law].source,
      steps: line.back === 0 ? [] : describeSteps(line, language),
      exchange: describeExchange(line, history, { language, now }),
    })),
    notes: lines.length === 0 ? [] : [t("bonus"), t("noRequest")],
  };
}

function describeTotals(totals: ExitQuote["totals"], language: Language): string[] {
  const t = quoteTexts(language);
  if (totals.length === 0) return [t("nothingPaid")];
  if (totals.every(({ back }) => back === 0)) return [t("nothing")];
  return totals.map(({ currency, back }) => t("back", { amount: formatMoney(back, currency, language) }));
}

function describeReason({ basis, law, boughtOn, back }: QuoteLine, language: Language): string {
  const t = quoteTexts(language);
  if (basis !== "none" && back === 0) return t("reasons.used");
  if (basis === "withdrawal" && law) {
    const lastDay = addDays(boughtOn, statutoryRights[law].days);
    return t("reasons.withdrawal", {
      law: t(`laws.${law}`),
      date: formatCalendarDay(lastDay, language),
    });
  }
  if (basis === "endedCourse" && law) return t("reasons.endedCourse", { law: t(`laws.${law}`) });
  return t(basis === "schoolRule" ? "reasons.schoolRule" : "reasons.none");
}

function describeSteps({ amount, kept, back, used, usedAt, currency }: QuoteLine, language: Language) {
  const t = quoteTexts(language);
  const money = (value: number) => formatMoney(value, currency, language);
  return [
    { text: t("paid"), amount: money(amount) },
    ...(kept === 0 ? [] : [{ text: t(`used.${usedAt}`, { n: used }), amount: money(-kept) }]),
    { text: t("total"), amount: money(back) },
  ];
}

function describeExchange(
  { boughtOn }: QuoteLine,
  history: RefundHistory,
  { language, now }: Reader,
): string {
  const { exchangeMonths } = refundRuleAt(history, new Date(endOfSchoolDay(boughtOn).getTime() - 1));
  if (exchangeMonths === null) return "";
  const lastDay = addMonths(boughtOn, exchangeMonths);
  if (lastDay < schoolDay(now)) return "";
  return quoteTexts(language)("exchange", { date: formatCalendarDay(lastDay, language) });
}
