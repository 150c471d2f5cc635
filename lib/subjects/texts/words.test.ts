import { findOtherChinese, findOtherScript } from "../../../testing/words/script";
import { compareFigures, extractFigures, findFormatErrors } from "../../../testing/words/figures";
import {
  stripPunctuation,
  isSentence,
  extractQuotes,
  findWrongEllipses,
  findWrongQuotes,
} from "../../../testing/words/marks";
import { compareNames } from "../../../testing/words/names";
import { createForbiddenWordFinder, parseGlossary, readGlossary } from "../../../testing/words/glossary";
import { readAllTexts, type Text } from "../../../testing/words/texts";
import { contentFacts } from "../school/text-facts";
import { languageNames } from "../../base/i18n/languages";
import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";
import * as allowed from "../../../testing/words/allowed";

process.env.SITE_URL = "https://school.example";

/*
 * Checks every text of the site in all languages against the glossaries (docs/glossary) and editorial rules. Exceptions
 * are listed in testing/words/allowed.ts.
 */

let texts: Text[];
beforeAll(async () => {
  texts = await readAllTexts();
});
const of = (language: CheckedLanguage) => texts.filter((text) => text.language === language);
const at = ({ place, key }: Text) => `${place} ${key}`;
/** Words that readers may type into the search of the help, which the site itself does not use. */
const isTyped = ({ key }: Text) => key.startsWith("help.searchWords.");

/** Lists each text with its problem, one per line; texts quoted from the specification are exempt. */
function findings(language: CheckedLanguage, wrong: (text: Text) => readonly string[]): string[] {
  return of(language)
    .filter((text) => !allowed.specificationTexts.has(text.text) && !isTyped(text))
    .flatMap((text) => wrong(text).map((found) => `${at(text)}: [${found}] ${text.text}`));
}

test("texts of all kinds are read in all languages", () => {
  for (const language of checkedLanguages) {
    const places = new Set(of(language).map(({ place }) => place));
    for (const place of ["messages", "content", "seeds", "server"] as const) {
      expect([language, place, places.has(place)]).toEqual([language, place, true]);
    }
  }
  for (const language of ["en-US", "vi-VN", "id-ID"] as const) {
    expect(
      of(language).filter(({ place }) => place === "words" || place === "season").length,
    ).toBeGreaterThan(150);
  }
});

describe.each(checkedLanguages)("%s", (language) => {
  const glossary = readGlossary(language);
  const never = createForbiddenWordFinder(
    glossary.flatMap((row) => row.forbidden),
    language,
  );

  test("the glossary has no duplicates and forbids none of its own terms", () => {
    const english = glossary.map((row) => row.english.toLowerCase());
    expect(english.filter((name, index) => english.indexOf(name) !== index)).toEqual([]);
    const against = glossary.map(({ english: name, term }) => [name, term, ...never(term)]);
    expect(against.filter((words) => words.length > 2)).toEqual([]);
  });

  test("no text contains a forbidden word of the glossary", () => {
    expect(
      findings(language, ({ place, text }) =>
        never(text).filter((word) => place !== "desk" || !allowed.deskWords.has(word.toLowerCase())),
      ),
    ).toEqual([]);
  });

  test("no text contains words in another script", () => {
    const names = new Set([...(allowed.otherScriptWords[language] ?? []), ...Object.values(languageNames)]);
    const chinese = language.startsWith("zh");
    // Names of lessons contain the characters and sounds that they teach.
    const taught = (word: string) =>
      allowed.taughtSounds.has(word) || (!chinese && /^\p{Script=Han}+$/u.test(word));
    expect(
      findings(language, ({ text, place }) =>
        findOtherScript(text.replaceAll(allowed.fileNames, ""), language, names).filter(
          (word) => place !== "seeds" || !taught(word),
        ),
      ),
    ).toEqual([]);
  });

  test("numbers and units have the language's format", () => {
    expect(
      findings(language, (text) =>
        findFormatErrors(text.text, language).filter(
          (found) => !allowed.phoneNumbers.has(found) && !allowed.namesWithFigures.has(found),
        ),
      ),
    ).toEqual([]);
  });

  test("ellipses are a single character without a space before it, and quotation marks are the language's own", () => {
    expect(
      findings(language, ({ text }) => [
        ...findWrongEllipses(text, language),
        ...findWrongQuotes(text, language),
      ]),
    ).toEqual([]);
  });

  test("quoted text is exactly a label, or a listed phrase", () => {
    const labels = new Set(of(language).map(({ text }) => stripPunctuation(text)));
    const sayings = allowed.quotedPhrases[language] ?? new Set();
    expect(
      findings(language, ({ place, text }) =>
        place === "seeds" || place === "season"
          ? []
          : extractQuotes(text, language).filter((words) => !labels.has(words) && !sayings.has(words)),
      ),
    ).toEqual([]);
  });

  test("error messages are sentences", () => {
    const errors =
      /\.(errors\.\w+|failed|refused|missing|busy|unknown|wrong|taken|offline|wrongPhone)$|(Format|Required|Short|noScript)$/;
    expect(
      findings(language, ({ place, key, text }) =>
        (place === "refusals" ||
          (place === "server" && key !== "lesson" && !/^(receipt|statement|exitQuote)\./.test(key)) ||
          errors.test(key)) &&
        !isSentence(text) &&
        !allowed.incompleteSentences.has(key)
          ? ["no sentence"]
          : [],
      ),
    ).toEqual([]);
  });

  test.each([
    ["figures", compareFigures, allowed.figureDifferences],
    ["names", compareNames, allowed.nameDifferences],
  ])("the %s match those of the English text", (_, differing, known) => {
    // The campaign's texts differ by region on purpose.
    const compared = of("en-US").filter(({ place }) => place !== "season" && place !== "words");
    const english = new Map(compared.map((text) => [at(text), text.text]));
    expect(
      findings(language, (text) => {
        const other = english.get(at(text));
        if (other === undefined) return [];
        return differing([other, "en-US"], [text.text, language]).filter(
          (found) => !known[`${language} ${at(text)}`]?.includes(found),
        );
      }),
    ).toEqual([]);
  });
});

test("the school's figures are the same in all languages", () => {
  const english = contentFacts("en-US", "en-US");
  for (const language of checkedLanguages) {
    const facts = contentFacts(language, language);
    for (const name of ["students", "studentsWithFree", "teachers", "universities"] as const) {
      expect(extractFigures(facts[name], language)).toEqual(extractFigures(english[name], "en-US"));
    }
  }
});

describe("each rule finds its errors", () => {
  test("a glossary must be a table with four columns", () => {
    expect(() => parseGlossary("| English term | Term | Note |\n| - | - | - |\n")).toThrow(/no table/);
    const head = "| English term | Term | Never | Note |\n| - | - | - | - |\n";
    expect(() => parseGlossary(`${head}| lesson | sesi | pelajaran |`)).toThrow(/four cells/);
    expect(
      parseGlossary(`${head}| points | xu | điểm (but điểm trung bình, điểm số) ; điểm học | |`),
    ).toEqual([
      {
        english: "points",
        term: "xu",
        forbidden: [
          { word: "điểm", exceptions: ["điểm trung bình", "điểm số"] },
          { word: "điểm học", exceptions: [] },
        ],
      },
    ]);
  });

  test.each([
    ["vi-VN", "Bạn có 12 Điểm.", { word: "điểm", exceptions: ["điểm số"] }, "Điểm"],
    ["vi-VN", "Ai cũng 28\u00a0đô", { word: "28 đô", exceptions: [] }, "28 đô"],
    ["vi-VN", "Điểm số của bạn", { word: "điểm", exceptions: ["điểm số"] }, undefined],
    ["en-US", "Your coupons", { word: "coupon", exceptions: [] }, undefined],
    ["en-US", "A coupon.", { word: "coupon", exceptions: [] }, "coupon"],
    ["id-ID", "guru-guru sungguhan", { word: "sungguhan", exceptions: [] }, "sungguhan"],
    ["zh-CN", "您好", { word: "您", exceptions: [] }, "您"],
    ["ko-KR", "지금 사나요?", { word: "사나요", exceptions: [] }, "사나요"],
    ["zh-HK", "電郵至 <mail>{email}</mail>", { word: "Email", exceptions: [] }, undefined],
  ] as const)("a forbidden word: %s %s", (language, text, { word, exceptions }, found) => {
    expect(createForbiddenWordFinder([{ word, exceptions: [...exceptions] }], language)(text)).toEqual(
      found ? [found] : [],
    );
  });

  test.each([
    ["zh-CN", "语桥是一所學校", ["學"]],
    ["zh-HK", "課堂回放视频", ["视", "频"]],
    ["zh-TW", "這裡的老师", ["师"]],
    ["zh-HK", "我們的老師在這裏，着重開口說", []],
    ["zh-CN", "后面的里程", []],
  ] as const)("a character of the other Chinese: %s %s", (language, text, found) => {
    expect(findOtherChinese(text, language)).toEqual(found);
  });

  test.each([
    ["zh-TW", "以后再說", ["以后"]],
    ["zh-CN", "下载 App", ["App"]],
    ["ko-KR", "HSK 4급 class", ["class"]],
    ["vi-VN", "Chữ 学 và the lesson", ["学", "the"]],
    ["en-US", "수업 in English", ["수업"]],
    ["id-ID", "Masuk <link>kelas</link> {the}", []],
  ] as const)("a word of another script: %s %s", (language, text, found) => {
    expect(findOtherScript(text, language, new Set(["HSK"])).sort()).toEqual([...found].sort());
  });

  test.each([
    ["Over 8,000 students", "vi-VN", "hơn 8.000 học viên", []],
    ["Over 8,000 students", "vi-VN", "hơn 10.000 học viên", ["-8000", "+10000"]],
    ["at 10 PM Beijing time", "id-ID", "pukul 22.00 waktu Beijing", []],
    ["at 10 pm Beijing time", "zh-TW", "北京時間晚上 9 點", ["-22", "+21"]],
    ["within 6 months", "zh-CN", "支持更换套餐", ["-6"]],
    ["the first two lessons", "ko-KR", "처음 2회", []],
    ["4 to 6 students", "zh-CN", "四到六人", []],
    ["{n} of 3", "ko-KR", "3개 중 {n}", []],
    ["1.5 million", "vi-VN", "1,5 triệu", []],
  ] as const)("other figures: %s, in %s %s", (english, language, text, differing) => {
    expect(compareFigures([english, "en-US"], [text, language])).toEqual(differing);
  });

  test.each([
    ["Pay by WeChat Pay or PayPal", "ko-KR", "WeChat, PayPal로 결제", ["-WeChat Pay"]],
    ["Pay by WeChat Pay or Alipay", "zh-CN", "用微信支付或支付宝", []],
    ["Pay by WeChat Pay or Alipay", "zh-TW", "用微信支付或支付寶", ["-WeChat Pay"]],
    ["For learners of HSK 4 and above", "zh-HK", "適合四級或以上學員", ["-HSK"]],
    ["On an iPhone", "vi-VN", "Trên iPhone và iPad", ["+iPad"]],
  ] as const)("other names: %s, in %s %s", (english, language, text, differing) => {
    expect(compareNames([english, "en-US"], [text, language])).toEqual(differing);
  });

  test.each([
    ["en-US", "Above 10M", ["10M"]],
    ["en-US", "4Mbps and 8.000 students, 12000 of them", ["4Mbps", "8.000", "12000"]],
    ["vi-VN", "8,000 học viên, 100 %", ["100 %", "8,000"]],
    ["ko-KR", "4\u00a0Mbps", ["4\u00a0Mbps"]],
    ["vi-VN", "28 USD, {value} USD, 4\u00a0Mbps", ["8 USD", "} USD"]],
    ["zh-CN", "共30节课", ["共3", "0节"]],
    ["zh-CN", "共 30 节课，4\u00a0Mbps", []],
  ] as const)("wrong number format: %s %s", (language, text, found) => {
    expect(findFormatErrors(text, language)).toEqual(found);
  });

  test.each([
    ["en-US", "Loading ...", ["..."]],
    ["en-US", "Loading …", [" …"]],
    ["zh-CN", "正在测速…", ["…"]],
    ["zh-CN", "正在测速……", []],
    ["vi-VN", "Đang đo…", []],
  ] as const)("an ellipsis: %s %s", (language, text, found) => {
    expect(findWrongEllipses(text, language)).toEqual(found);
  });

  test.each([
    ["en-US", "Press “Enter classroom.” then go", ["Enter classroom"], []],
    ["en-US", 'Press "Enter"', ["Enter"], ['"', '"']],
    ["zh-TW", "按“進入教室”", ["進入教室"], ["“", "”"]],
    ["zh-TW", "按「進入教室」，「{name}」", ["進入教室"], []],
    ["ko-KR", "‘교실 입장하기’ 버튼", ["교실 입장하기"], []],
  ] as const)("quotes: %s %s", (language, text, words, wrong) => {
    expect(extractQuotes(text, language)).toEqual(words);
    expect(findWrongQuotes(text, language)).toEqual(wrong);
  });

  test.each([
    ["Please enter your email.", true],
    ["nickname cannot be empty", false],
    ["Email is missing", false],
    ["请填写邮箱。", true],
    ["请填写邮箱", false],
    ["{name} is missing.", true],
  ])("a sentence or not: %s", (text, yes) => expect(isSentence(text)).toBe(yes));
});
