import { createTranslate } from "../../base/i18n/server-translate";
import { readMessageFile } from "../../base/i18n/server-messages";
import { readSiteMessages } from "../../base/i18n/site-messages";
import type { Language } from "../../base/i18n/languages";
import { reminderChannel } from "../../engines/notifications/configured-channels";
import { publishedRules } from "../rules/published";
import type { Rules } from "../rules/rule";
import { reminderTimes } from "../rules/sentences/reminder-times";
import { ruleSentences, type RuleMessages } from "../rules/sentences/rule-sentences";
import { statutoryRights } from "../rules/withdrawal";
import { school } from "../school/school";
import { legalDocuments, type DocumentName } from "./document-names";

/** The file with the rules' sentences in the style of legal texts, for languages in which that is another style. */
const legalFile = "legal-rules.json";

/**
 * Returns the placeholders of documents that state the school's rules (lib/subjects/rules); "" is a condition that does
 * not hold.
 * @param name legal documents have the style of legal texts
 */
export async function ruleValues(
  name: DocumentName,
  language: Language,
  rules: Rules = publishedRules(),
): Promise<Record<string, string>> {
  const { rules: texts, reminders } = await readSiteMessages(language);
  const legalTexts = legalDocuments.has(name) ? readMessageFile(language, legalFile) : undefined;
  const t = createTranslate<RuleMessages>({ ...texts, ...legalTexts }, language);
  const remind = createTranslate(reminders, language);
  const sentences = ruleSentences(t, rules, { offersSingle: school().singleLessons });
  const { series, live } = rules.lessons;
  const channel = reminderChannel();
  const hours = live.reminderHours;
  const condition = (holds: boolean) => (holds ? "yes" : "");
  return {
    refundRule: sentences.refund,
    noRefund: condition(rules.refund.formula === "none"),
    cancelRule: sentences.cancel,
    exchangeRule: sentences.exchange,
    exchangePeriod: sentences.exchangePeriod,
    transferRule: sentences.transfer,
    hasTransfer: condition(series.transfers > 0),
    isTransferConfirmed: condition(series.transfers > 0 && series.selfMove !== "atOnce"),
    fixedRule: sentences.fixed,
    noShowRule: sentences.noShow,
    notDeductedRule: sentences.notDeducted,
    teacherLate: sentences.teacherLate,
    hasNewDate: condition(series.schoolCancels !== "givenBack"),
    withdrawalEu: String(statutoryRights.eu.days),
    withdrawalUk: String(statutoryRights.uk.days),
    withdrawalSouthKorea: String(statutoryRights.southKorea.days),
    withdrawalTaiwan: String(statutoryRights.taiwan.days),
    reminderTimes: reminderTimes(remind, rules),
    askReminder: remind(channel === "message" ? "ask" : channel, { hours }),
    joinReminder: remind(channel === "message" ? "leave" : channel, { hours }),
  };
}
