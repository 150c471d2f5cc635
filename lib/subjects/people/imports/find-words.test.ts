import { countries } from "../../../base/reference/countries";
import { spokenLanguages } from "../../../base/reference/spoken-languages";
import { languages } from "../../../base/i18n/languages";
import { findCountry } from "./find-country";
import { findSpokenLanguages } from "./find-spoken-languages";

test.each([
  ["vn", "VN"],
  [" Viet Nam ", "VN"],
  ["Việt Nam", "VN"],
  ["越南", "VN"],
  ["中国", "CN"],
  ["Trung Quốc", "CN"],
  ["UK", "GB"],
  ["Anh", "GB"],
  // A code is not a name without accents.
  ["Mỹ", "US"],
  ["MY", "MY"],
  ["대한민국", "KR"],
  ["Atlantis", undefined],
])("the country %s is %s", (text, code) => expect(findCountry(text)).toBe(code));

test("each country is found by its code and has names of its own", () => {
  for (const { code, en } of countries()) expect([findCountry(code), findCountry(en)]).toEqual([code, code]);
});

test.each([
  ["Chinese, English", ["zh", "en"]],
  ["中文、英语和越南语", ["zh", "en", "vi"]],
  ["tiếng Việt và tiếng Anh", ["en", "vi"]],
  ["tiếng Hoa; Tiếng Anh".normalize("NFD"), ["zh", "en"]],
  ["Bahasa Indonesia dan Mandarin", ["zh", "id"]],
  ["한국어 및 영어", ["en", "ko"]],
  ["zh-CN/en_US | zh", ["zh", "en"]],
  [",;", []],
  ["Chinese, Klingon", undefined],
])("the languages %j are %j", (text, codes) => expect(findSpokenLanguages(text)).toEqual(codes));

test("each language is found by its name in every language of the site", () => {
  for (const code of spokenLanguages)
    for (const reader of languages) {
      const name = new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? "";
      expect([reader, name, findSpokenLanguages(name)]).toEqual([reader, name, [code]]);
    }
});
