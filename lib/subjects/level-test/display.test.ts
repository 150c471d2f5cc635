import { defaultScript, optionTexts } from "./display";
import { toScript } from "./script";
import { levelTestQuestions } from "./read-questions";

const find = (id: string) => levelTestQuestions().find((question) => question.id === id)!;

test("an explanation has the characters of the script", () => {
  const text = "{买|買} means “to buy”, {卖|賣} “to sell”, 书.";
  expect(toScript(text, "hans")).toBe("买 means “to buy”, 卖 “to sell”, 书.");
  expect(toScript(text, "hant")).toBe("買 means “to buy”, 賣 “to sell”, 书.");
});

test("the script follows the language", () => {
  expect([defaultScript("zh-TW"), defaultScript("zh-HK")]).toEqual(["hant", "hant"]);
  expect([defaultScript("zh-CN"), defaultScript("vi-VN")]).toEqual(["hans", "hans"]);
});

test("options are meanings, pinyin or Chinese", () => {
  expect(optionTexts(find("hsk1-meaning-01"), "id-ID", "hans")).toContain("teman");
  expect(optionTexts(find("hsk1-tone-02"), "id-ID", "hans")).toContain("mǎi");
  expect(optionTexts(find("hsk1-cloze-01"), "id-ID", "hans")).toContain("什么");
  expect(optionTexts(find("hsk1-cloze-01"), "id-ID", "hant")).toContain("什麼");
});
