import fc from "fast-check";
import { checkedLanguages, type CheckedLanguage } from "../../../../testing/words/checked-languages";
import { containsNumber, extractFigures } from "../../../../testing/words/figures";
import { readMessageFile } from "../../../base/i18n/server-messages";
import { createTranslate } from "../../../base/i18n/server-translate";
import { readSiteMessages, type SiteMessages } from "../../../base/i18n/site-messages";
import {
  defaultRefund,
  defaultRules,
  refundFormulas,
  schoolCancelChoices,
  selfServiceChoices,
  usedPrices,
  type LessonRule,
  type Rules,
} from "../rule";
import { ruleSentences, type RuleMessages, type RuleSentences } from "./rule-sentences";

/* Each number in each sentence is the table's, in every language, whatever the table says. */

const texts = {} as Record<CheckedLanguage, SiteMessages>;
beforeAll(async () => {
  for (const language of checkedLanguages) texts[language] = await readSiteMessages(language);
});

/** The texts of a language, and those of its legal documents if they have a style of their own. */
const stylesOf = (language: CheckedLanguage): RuleMessages[] => {
  const legal = readMessageFile(language, "legal-rules.json");
  const { rules } = texts[language];
  return legal ? [rules, { ...rules, ...legal }] : [rules];
};

const orNull = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null });
const percent = fc.oneof(fc.constantFrom(0, 100), fc.integer({ min: 0, max: 100 }));
const lessonRules: fc.Arbitrary<LessonRule> = fc.record({
  freeCancelHours: orNull(999),
  lateCancelPercent: percent,
  freeMoveHours: orNull(999),
  lateMovePercent: percent,
  noShowPercent: percent,
  teacherLateMinutes: fc.integer({ min: 1, max: 60 }),
  schoolCancels: fc.constantFrom(...schoolCancelChoices),
  transferAfterLessons: orNull(200),
  transfers: fc.integer({ min: 0, max: 5 }),
  selfCancel: fc.constantFrom(...selfServiceChoices),
  selfMove: fc.constantFrom(...selfServiceChoices),
  reminderHours: fc.integer({ min: 1, max: 168 }),
});
const tables: fc.Arbitrary<Rules> = fc.record({
  lessons: fc.record({ single: lessonRules, series: lessonRules, live: lessonRules, trial: lessonRules }),
  refund: fc.record({
    formula: fc.constantFrom(...refundFormulas),
    usedAt: fc.constantFrom(...usedPrices),
    exchangeMonths: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
  }),
});

const part = (share: number) => (share > 0 && share < 100 ? [share] : []);
/** A move or a cancelation is free until these hours, then costs this share. */
const notice = (hours: number | null, share: number) =>
  share === 0 ? [] : [...(hours === null || hours === 0 ? [] : [hours]), ...part(share)];

/** The numbers that each sentence states, and no others. */
function statedNumbers({ lessons: { series, single }, refund }: Rules, offersSingle: boolean) {
  const kinds = offersSingle ? [series, single] : [series];
  const after = series.transferAfterLessons ?? 0;
  const moveHours = after === 0 ? series.freeMoveHours : null;
  const months = refund.exchangeMonths === null ? [] : [refund.exchangeMonths];
  return {
    refund: [],
    cancel: notice(series.freeCancelHours, series.lateCancelPercent),
    exchange: months,
    exchangePeriod: months,
    transfer:
      series.transfers === 0
        ? []
        : [series.transfers, ...(after === 0 ? [] : [after]), ...notice(moveHours, series.lateMovePercent)],
    fixed: [],
    noShow: kinds.flatMap(({ noShowPercent }) => part(noShowPercent)),
    notDeducted: kinds.map(({ teacherLateMinutes }) => teacherLateMinutes),
    teacherLate: [series.teacherLateMinutes],
  } satisfies Record<keyof RuleSentences, number[]>;
}

/** Lists the sentences of a language that state a number of no rule, or lack one. */
function findWrong(language: CheckedLanguage, rules: Rules, offersSingle: boolean): string[] {
  const stated = statedNumbers(rules, offersSingle);
  return stylesOf(language).flatMap((messages) => {
    const sentences = ruleSentences(createTranslate(messages, language), rules, { offersSingle });
    return (Object.keys(stated) as (keyof RuleSentences)[]).flatMap((name) => {
      const text = sentences[name];
      const numbers = stated[name].map(String);
      const foreign = [...extractFigures(text, language)].filter((figure) => !numbers.includes(figure));
      // In Korean and Chinese, small numbers may be words.
      const missing = numbers.filter((number) => !containsNumber(text, number, language));
      const gap = /undefined|[{}]| {2}|^\s|\s$/.exec(text)?.[0];
      return foreign.length + missing.length === 0 && gap === undefined
        ? []
        : [`${language} ${name}: ${text} (+${foreign.join()} -${missing.join()})`];
    });
  });
}

test("in every language, each sentence states the numbers of its rule and no others", () => {
  fc.assert(
    fc.property(tables, fc.boolean(), (rules, offersSingle) => {
      expect(checkedLanguages.flatMap((one) => findWrong(one, rules, offersSingle))).toEqual([]);
    }),
    {
      numRuns: 150,
      examples: [[{ lessons: defaultRules, refund: defaultRefund }, true]],
    },
  );
});

test("two tables that differ in what a sentence is about have different sentences", () => {
  const rules = { lessons: defaultRules, refund: defaultRefund };
  const withSeries = (change: Partial<LessonRule>): Rules => ({
    ...rules,
    lessons: { ...defaultRules, series: { ...defaultRules.series, ...change } },
  });
  const changes: [keyof RuleSentences, Rules[]][] = [
    [
      "refund",
      [
        rules,
        withSeries({ freeCancelHours: 24 }),
        { ...rules, refund: { ...defaultRefund, formula: "proRata" } },
        { ...rules, refund: { ...defaultRefund, formula: "proRata", usedAt: "smallerPackage" } },
      ],
    ],
    [
      "cancel",
      [
        rules,
        { ...rules, refund: { ...defaultRefund, formula: "proRata" } },
        ...selfServiceChoices.flatMap((selfCancel) => [
          withSeries({ selfCancel, freeCancelHours: 24 }),
          withSeries({ selfCancel, freeCancelHours: 0 }),
          withSeries({ selfCancel, freeCancelHours: 24, lateCancelPercent: 50 }),
          withSeries({ selfCancel, lateCancelPercent: 50 }),
          withSeries({ selfCancel, lateCancelPercent: 0 }),
        ]),
      ],
    ],
    ["exchange", [rules, { ...rules, refund: { ...defaultRefund, exchangeMonths: null } }]],
    [
      "transfer",
      [
        withSeries({ transfers: 0 }),
        ...selfServiceChoices.flatMap((selfMove) => [
          withSeries({ selfMove }),
          withSeries({ selfMove, transfers: 2 }),
          withSeries({ selfMove, transferAfterLessons: null }),
          withSeries({ selfMove, transferAfterLessons: null, freeMoveHours: 24, lateMovePercent: 100 }),
          withSeries({ selfMove, lateMovePercent: 50 }),
          withSeries({ selfMove, lateMovePercent: 100 }),
        ]),
      ],
    ],
    ["noShow", [rules, withSeries({ noShowPercent: 0 }), withSeries({ noShowPercent: 50 })]],
    ["notDeducted", schoolCancelChoices.map((schoolCancels) => withSeries({ schoolCancels }))],
  ];
  for (const language of checkedLanguages)
    for (const messages of stylesOf(language))
      for (const [name, different] of changes) {
        const t = createTranslate(messages, language);
        const sentences = different.map((one) => ruleSentences(t, one, { offersSingle: false })[name]);
        const repeated = sentences.filter((text, index) => sentences.indexOf(text) !== index);
        expect([language, name, repeated]).toEqual([language, name, []]);
      }
});

test("the legal style has the sentences of the pages, with the same values", () => {
  const listTexts = (tree: object): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
      typeof value === "string"
        ? [[key, value] as [string, string]]
        : listTexts(value).map(([rest, text]) => [`${key}.${rest}`, text] as [string, string]),
    );
  const namesIn = (text: string) => [...new Set(text.match(/(?<=\{)[a-z]+/g))].sort();
  for (const language of checkedLanguages) {
    const legal = readMessageFile(language, "legal-rules.json");
    if (!legal) continue;
    // The line at the button is in no document.
    const { booking: _, ...plain } = texts[language].rules;
    const toNames = (tree: object) => listTexts(tree).map(([key, text]) => [key, namesIn(text)]);
    expect(toNames(legal)).toEqual(toNames(plain));
  }
});
