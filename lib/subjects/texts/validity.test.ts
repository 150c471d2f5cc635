import { readAllTexts } from "../../../testing/words/texts";
import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";

/*
 * How long points can be used is a fact of their package, by which a recorded payment ends them (lib/subjects/payments), or
 * the last day that staff enter for a family. So only the price of a package and texts about a family's own points say it,
 * and no other text promises how long points or packages are valid.
 */

const validity: Record<CheckedLanguage, RegExp> = {
  "en-US":
    /\b(points?|packages?|lessons)\b[^.!?]{0,40}\b(valid(ity)?|expires?|expiry)\b|\b(valid(ity)?|expires?)\b[^.!?]{0,40}\b(points?|packages?)\b|^valid for \{/i,
  "zh-CN": /(课点|套餐|课次)[^。！？，；]{0,12}(有效期|到期|过期)|有效期 ?\{|(内容|价格)(、|和)有效期/,
  "zh-HK": /(點數|套餐|堂數)[^。！？，；]{0,12}(有效期|到期|過期)|有效期 ?\{|(內容|價錢)(、|和)有效期/,
  "zh-TW": /(點數|方案|堂數)[^。！？，；]{0,12}(有效期|到期|過期)|有效期 ?\{|(內容|價格)(、|和)有效期/,
  "vi-VN": /(xu học|gói)[^.!?;]{0,30}(thời hạn sử dụng|hạn dùng|hết hạn)|hạn dùng: \{period/i,
  "id-ID": /(poin|paket)[^.!?;]{0,30}(masa berlaku|kedaluwarsa)|masa berlaku(nya)? sebelum|^berlaku \{/i,
  "ko-KR": /(포인트|패키지)[^.!?]{0,20}(유효 기간|만료)|(가격|내용)[^.!?]{0,10}유효 기간|유효 기간 \{/,
};

const findPromises = (texts: readonly { language: CheckedLanguage; text: string }[]) =>
  texts.filter(({ language, text }) => validity[language].test(text)).map(({ text }) => text);

/** Texts about when a family's own points end, and those that state what a package says. */
const aboutOwnPoints =
  /^(classPoints\.byEnd|pointsEnding|prices\.usable|receipt|statement|pointStatement|exitQuote)\./;

test("no text for visitors promises how long class points are valid", async () => {
  const texts = (await readAllTexts()).filter(
    ({ place, key }) => place !== "desk" && place !== "refusals" && !aboutOwnPoints.test(key),
  );
  expect(findPromises(texts)).toEqual([]);
});

const promises: [CheckedLanguage, string][] = [
  ["en-US", "Your class points expire after a year."],
  ["en-US", "Valid for {period}"],
  ["zh-CN", "课点购买一年后过期。"],
  ["zh-HK", "點數有效期為一年。"],
  ["zh-TW", "購買的點數一年後到期。"],
  ["vi-VN", "Xu học hết hạn sau một năm."],
  ["id-ID", "Poin kelas kedaluwarsa setelah setahun."],
  ["ko-KR", "포인트는 1년 뒤 만료돼요."],
];

test.each(promises)("in %s, “%s” is found", (language, text) => {
  expect(checkedLanguages).toContain(language);
  expect(findPromises([{ language, text }])).toHaveLength(1);
});
