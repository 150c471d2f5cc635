import { readAllTexts, readMessages } from "../../../testing/words/texts";
import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";
import { noFacts, schoolFile } from "../school/school-file";
import { setSchool } from "../school/school";

/* Single lessons are offered only by a school whose advisers book them, and with the words that say so. */

process.env.SITE_URL = "https://school.example";

const single: Record<CheckedLanguage, RegExp> = {
  "en-US": /single lessons?\b|book any class|for any class/i,
  "zh-CN": /单节|什么课就约什么课|什么课都能上/,
  "zh-HK": /單堂|逐堂|甚麼課就預約甚麼課/,
  "zh-TW": /單堂|什麼課就約什麼課|什麼課都能上/,
  "vi-VN": /từng buổi(?! học\.)\b.*(xu|gói)|buổi lẻ|lớp nào cũng được/i,
  "id-ID": /satuan|kelas apa saja/i,
  "ko-KR": /개별 수업|모든 수업을$/,
};
const adviser: Record<CheckedLanguage, RegExp> = {
  "en-US": /adviser/,
  "zh-CN": /顾问/,
  "zh-HK": /顧問/,
  "zh-TW": /顧問/,
  "vi-VN": /tư vấn viên/i,
  "id-ID": /konsultan/,
  "ko-KR": /상담사/,
};

afterEach(() => setSchool(schoolFile()));

const findOffers = async () =>
  (await readAllTexts()).filter(
    ({ place, language, text }) => !["desk", "season"].includes(place) && single[language].test(text),
  );

test("every text that offers single lessons names the adviser who books them", async () => {
  const offers = await findOffers();
  expect(offers.length).toBeGreaterThanOrEqual(3 * checkedLanguages.length);
  expect(offers.filter(({ language, text }) => !adviser[language].test(text))).toEqual([]);
});

test("without the fact no document offers any", async () => {
  setSchool({ ...noFacts(), name: schoolFile().name, email: "a@b.example" });
  expect((await findOffers()).filter(({ place }) => place === "content")).toEqual([]);
});

test.each(checkedLanguages)("the plain texts in %s offer none", (language) => {
  const { classPoints, prices } = readMessages(language) as Record<
    "classPoints" | "prices",
    Record<"what" | "text", string>
  >;
  for (const text of [classPoints.what, prices.text]) expect(text).not.toMatch(single[language]);
});
