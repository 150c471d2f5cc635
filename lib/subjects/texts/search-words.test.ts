import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";
import { readSiteMessages } from "../../base/i18n/site-messages";
import { containsWords, foldText } from "../../base/text/fold";
import { readDocument } from "./read";

/** What visitors type into the search of the help, and the question that answers it. */
const everywhere = [
  ["zalo", "how-to-buy"],
  ["WhatsApp", "how-to-buy"],
  ["WeChat", "how-to-buy"],
] as const;
const typed: Record<CheckedLanguage, readonly (readonly [query: string, id: string])[]> = {
  "en-US": [
    ["price", "how-to-buy"],
    ["how much", "how-to-buy"],
    ["refund", "refund"],
    ["money back", "refund"],
    ["credit card", "payment"],
  ],
  "zh-CN": [
    ["多少钱", "how-to-buy"],
    ["退款", "refund"],
    ["支付宝", "payment"],
  ],
  "zh-HK": [
    ["幾錢", "how-to-buy"],
    ["退款", "refund"],
    ["信用卡", "payment"],
  ],
  "zh-TW": [
    ["多少錢", "how-to-buy"],
    ["退費", "refund"],
    ["LINE", "how-to-buy"],
  ],
  "ko-KR": [
    ["가격", "how-to-buy"],
    ["카톡", "how-to-buy"],
    ["환불", "refund"],
  ],
  "vi-VN": [
    ["bao nhieu tien", "how-to-buy"],
    ["hoc phi", "how-to-buy"],
    ["hoan tien", "refund"],
    ["chuyen khoan", "payment"],
  ],
  "id-ID": [
    ["harga", "how-to-buy"],
    ["berapa", "how-to-buy"],
    ["refund", "refund"],
    ["qris", "payment"],
  ],
};

test.each(checkedLanguages)("the help in %s answers the words that people type", async (language) => {
  const { searchWords } = (await readSiteMessages(language)).help as unknown as {
    searchWords: Record<string, string>;
  };
  const questions = (await readDocument("help", language)).sections.flatMap(({ children }) => children);
  const find = (query: string) =>
    questions
      .filter(({ id, title, html }) =>
        containsWords(foldText(`${title} ${html} ${searchWords[id] ?? ""}`), query),
      )
      .map(({ id }) => id);
  for (const [query, id] of [...everywhere, ...typed[language]])
    expect([query, find(query)]).toEqual([query, expect.arrayContaining([id])]);
});
