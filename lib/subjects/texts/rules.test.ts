import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";
import { containsNumber } from "../../../testing/words/figures";
import { createTranslate } from "../../base/i18n/server-translate";
import { readSiteMessages } from "../../base/i18n/site-messages";
import { setRules } from "../rules/published";
import { defaultRefund, defaultRules, type LessonRule, type Rules } from "../rules/rule";
import { reminderTimes } from "../rules/sentences/reminder-times";
import { ruleSentences } from "../rules/sentences/rule-sentences";
import { laws, statutoryRights, type Law } from "../rules/withdrawal";
import { sectionsHtml, toPlainText } from "./html";
import type { DocumentName } from "./document-names";
import { listDocumentLanguages, readDocument } from "./read";

/* Documents and messages state the school's rules from the table (lib/subjects/rules), and no text states one by hand. */

process.env.SITE_URL = "https://school.example";

const defaults: Rules = { lessons: defaultRules, refund: defaultRefund };
afterEach(() => setRules(defaults));

const table = (series: Partial<LessonRule>, refund: Partial<Rules["refund"]> = {}): Rules => ({
  lessons: { ...defaultRules, series: { ...defaultRules.series, ...series } },
  refund: { ...defaultRefund, ...refund },
});

/** Tables whose numbers occur in no other text, and the ends of every scale. */
const tables: Record<string, Rules> = {
  "the defaults": defaults,
  generous: table(
    {
      ...{ freeCancelHours: 37, lateCancelPercent: 43, noShowPercent: 59, teacherLateMinutes: 17 },
      ...{ transferAfterLessons: 13, transfers: 5, selfCancel: "atOnce", selfMove: "atOnce" },
      ...{ schoolCancels: "givenBack", reminderHours: 41 },
    },
    { formula: "proRata", usedAt: "smallerPackage", exchangeMonths: 19 },
  ),
  strict: table(
    { transfers: 0, teacherLateMinutes: 60, schoolCancels: "newDate", selfMove: "no", reminderHours: 1 },
    { formula: "none", exchangeMonths: null },
  ),
  free: table({
    ...{ freeCancelHours: 0, lateCancelPercent: 0, noShowPercent: 0, transferAfterLessons: null },
    ...{ freeMoveHours: 29, lateMovePercent: 100, selfCancel: "ask", selfMove: "no", teacherLateMinutes: 1 },
  }),
  "pro rata": table({}, { formula: "proRata", usedAt: "packageRate", exchangeMonths: 1 }),
};

/** The sentences that each document states. */
const stated: Partial<Record<DocumentName, readonly (keyof ReturnType<typeof ruleSentences>)[]>> = {
  help: ["refund", "cancel", "exchange", "transfer", "fixed", "notDeducted"],
  terms: ["refund", "cancel", "exchange", "transfer", "fixed", "notDeducted", "noShow", "teacherLate"],
  "terms-summary": ["refund", "cancel", "exchange", "transfer", "fixed", "notDeducted", "noShow"],
  "plus-terms": ["exchangePeriod", "transfer", "notDeducted"],
};

async function textOf(name: DocumentName, language: CheckedLanguage): Promise<string> {
  const { intro, sections } = await readDocument(name, language, language);
  return toPlainText(intro + sectionsHtml(sections));
}

describe.each(Object.entries(tables))("with the table “%s”", (_, rules) => {
  test.each(checkedLanguages)("documents in %s state each rule as the pages do", async (language) => {
    setRules(rules);
    const { rules: texts, reminders } = await readSiteMessages(language);
    const sentences = ruleSentences(createTranslate(texts, language), rules, { offersSingle: true });
    for (const name of Object.keys(stated) as DocumentName[]) {
      if (!listDocumentLanguages(name).includes(language)) continue;
      const text = await textOf(name, language);
      expect(text).not.toMatch(/undefined|\{\{|\}\}|\{\w+\}/);
      // Legal texts may have a style of their own, with the same numbers.
      const missing = (stated[name] ?? []).filter((one) => {
        const numbers = sentences[one].match(/\d+/g) ?? [];
        return name === "help" || language === "en-US"
          ? !text.includes(sentences[one])
          : numbers.some((number) => !containsNumber(text, number, language));
      });
      expect({ name, missing }).toEqual({ name, missing: [] });
      if (name === "terms")
        expect(text).toContain(reminderTimes(createTranslate(reminders, language), rules));
    }
  });

  test("what does not hold is not stated", async () => {
    setRules(rules);
    const { refund, lessons } = rules;
    const terms = await textOf("terms", "en-US");
    expect(terms.includes("It makes no difference whether the lessons have been taken")).toBe(
      refund.formula === "none",
    );
    expect(terms.includes("if the new package costs more")).toBe(refund.exchangeMonths !== null);
    expect(terms.includes("Further moves are not possible")).toBe(lessons.series.transfers > 0);
    expect(terms.includes("We will grant it")).toBe(
      lessons.series.transfers > 0 && lessons.series.selfMove !== "atOnce",
    );
    expect(terms.includes("a new date is one for the whole class")).toBe(
      lessons.series.schoolCancels !== "givenBack",
    );
    for (const language of checkedLanguages) {
      const policy = await textOf("privacy", language);
      const denial =
        /not refunded|không được hoàn tiền|tidak diganti dengan uang|환불되지 않|不予退|不設退款/;
      expect([language, denial.test(policy)]).toEqual([language, refund.formula === "none"]);
    }
  });
});

test("the terms name the statutory rights of the table", async () => {
  const text = await textOf("terms", "en-US");
  const names: Record<Law, string> = {
    eu: "the European Union you generally have",
    uk: "the United Kingdom",
    southKorea: "South Korea",
    taiwan: "Taiwan",
  };
  for (const law of laws)
    expect(text).toContain(
      `in ${names[law]} at least ${statutoryRights[law].days}`.replace(/^in the Eu/, "In the Eu"),
    );
  const [, places = ""] = /In some places, such as ([\w ]+), the law also lets you end/.exec(text) ?? [];
  const ending = laws.filter((law) => statutoryRights[law].endsCourse).map((law) => names[law]);
  expect(places.split(" and ").sort()).toEqual(ending.sort());
});

/** How a text would state a number of the default table by hand. */
const byHand: Record<CheckedLanguage, RegExp> = {
  "en-US":
    /\b(10|ten) minutes late|\b(3|three) hours\b|\b(6|six) months? of\b|\b(first|two|2) (two )?lessons\b.{0,60}\bmove\b|(not|no) refund(s|ed)\b|at least (7|14) days\b/i,
  "vi-VN": /\b10 phút|\b3 (tiếng|giờ)\b|\b6 tháng|(2|hai) buổi (học )?đầu|không được hoàn tiền/i,
  "id-ID": /\b10 menit|\b3 jam\b|\b6 bulan|(2|dua) sesi pertama|tidak dapat dikembalikan/i,
  "ko-KR": /10분 넘게|3시간|6개월|(2|두) ?[번회].{0,12}반 변경|환불되지 않/,
  "zh-CN": /超过 ?10 ?分钟|\b3 小时|6 个月|前[两2] ?节|不支持退款|不予退款/,
  "zh-TW": /超過 ?10 ?分鐘|\b3 小時|6 個月|前[兩2] ?堂|不提供退費|不予退費/,
  "zh-HK": /超過 ?10 ?分鐘|\b3 小時|6 個月|首[兩2] ?堂|不設退款/,
};

/**
 * The sentences of the rules themselves, which have words for "two lessons" in a variant, and the quote of a refund, which
 * chooses among its sentences by the rules.
 */
const computed: ReadonlySet<string> = new Set(["rules", "exitQuote"]);

/** The texts that must not state a rule by hand. */
function linesToCheck(language: CheckedLanguage): string[] {
  const folder = join(process.cwd(), "messages", language);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const files = readdirSync(folder);
  const messages = files
    .filter((name) => name.endsWith(".json") && name !== "legal-rules.json")
    .flatMap((name) => {
      const all = Object.entries(JSON.parse(read(name)) as Record<string, unknown>);
      const others = all.filter(([key]) => !computed.has(key));
      return JSON.stringify(others, null, 1)
        .split("\n")
        .map((line) => `${name}: ${line.trim()}`);
    });
  const documents = files
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) =>
      read(name)
        .split("\n")
        .map((line) => `${name}: ${line}`),
    )
    // A denial under a condition, and the policy's table of how long data is kept.
    .filter((line) => !line.includes("{{#noRefund}}") && !line.startsWith("privacy.md: |"));
  return [...messages, ...documents];
}

test.each(checkedLanguages)("in %s, no text states a number of the rules by hand", (language) => {
  const lines = linesToCheck(language);
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => byHand[language].test(line))).toEqual([]);
});

test.each<[CheckedLanguage, string]>([
  ["en-US", "The lesson is free if the teacher is more than 10 minutes late."],
  ["en-US", "We remind you 3 hours before."],
  ["vi-VN", "Bạn được đổi gói học trong vòng 6 tháng."],
  ["id-ID", "Setelah dua sesi pertama, kamu boleh pindah kelas."],
  ["ko-KR", "매 수업 3시간 전에 알려 드려요."],
  ["zh-CN", "上完前两节课后，可以申请转班一次。"],
  ["zh-TW", "購買後 6 個月內可以更換方案。"],
  ["zh-HK", "導師遲到超過 10 分鐘"],
])("in %s, “%s” is found", (language, text) => {
  expect(byHand[language].test(text)).toBe(true);
});
