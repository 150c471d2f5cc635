import { readAllTexts, readMessages, type Text } from "../../../testing/words/texts";
import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";
import { readSource } from "./read";

/* Packages and series classes are not refunded, but the law may give a right to a refund: no text states half of this. */

type Patterns = {
  /** Denies a refund. */
  denial: RegExp;
  /** Names the rights that the law gives. */
  exception: RegExp;
};

const chinese: Patterns = {
  denial:
    /[不无無](支持|设|設|提供|予|能|可以?|会|會|给予?|給予?|接受|作)*(任何|申请|申請|办理|辦理)?(退款|退费|退費|退还|退還|退钱|退錢)|(退款|退费|退費)(一律)?(不|恕不)/,
  exception: /法律|法定|依法|按法/,
};

const patterns: Record<CheckedLanguage, Patterns> = {
  "en-US": {
    denial:
      /\b(no|not|never|cannot|can't|don't|won't|aren't|isn't|without)\b[^.!?:]{0,30}\brefund|\brefunds?\b[^.!?]{0,15}\b(not|never|none|impossible)\b|non-?refundable|\b(no|not)\b[^.!?]{0,20}money back/i,
    exception: /\blaws?\b/i,
  },
  "zh-CN": chinese,
  "zh-HK": chinese,
  "zh-TW": chinese,
  "vi-VN": {
    denial: /(không|chẳng|miễn)( được| thể| có| hề| áp dụng| hỗ trợ)* (hoàn|trả lại) ?(lại )?(tiền|học phí)/i,
    exception: /pháp luật|luật/i,
  },
  "id-ID": {
    denial:
      /\b(uang|biaya|pembayaran)\b[^.!?]{0,60}\btidak\b[^.!?]{0,12}\bdikembalikan|\b(tidak|tanpa|tak)\b[^.!?]{0,15}\b(mengembalikan uang|pengembalian (uang|dana)|refund)|tidak diganti dengan uang/i,
    exception: /\bhukum\b/i,
  },
  "ko-KR": {
    denial: /환불(은|이|을|도|해)? ?(되지 않|안 ?되|안 ?돼|불가|드리지 않|하지 않|할 수 없|받을 수 없)/,
    exception: /법률|법에|법이/,
  },
};

/** The keys of texts that deny refunds and do not name the exception. */
function findFlatDenials(texts: readonly Text[]): string[] {
  const whole = new Map<string, { language: CheckedLanguage; text: string }>();
  for (const { place, key, language, text } of texts) {
    // A computed quote names the law in the sentence beside these.
    if (place === "desk" || /^exitQuote\.(nothing|bonus)$/.test(key)) continue;
    // A heading and the paragraphs below it are read together.
    const name = `${language} ${place} ${key.replace(/:title$/, "")}`;
    whole.set(name, { language, text: `${whole.get(name)?.text ?? ""}${text}\n` });
  }
  return [...whole].flatMap(([name, { language, text }]) =>
    patterns[language].denial.test(text) && !patterns[language].exception.test(text) ? [name] : [],
  );
}

/** The lines of a document that deny refunds and do not name the exception, except headings. */
const flatLines = (source: string, { denial, exception }: Patterns) =>
  source.split("\n").filter((line) => !/^#|^lead:/.test(line) && denial.test(line) && !exception.test(line));

test("every text that denies refunds names the rights that the law gives", async () => {
  expect(findFlatDenials(await readAllTexts())).toEqual([]);
});

test("so does every bullet of a summary and every row of a table", async () => {
  for (const [name, language] of [
    ...checkedLanguages
      .filter((language) => language !== "vi-VN")
      .map((one) => ["terms-summary", one] as const),
    ["plus-terms", "en-US"] as const,
  ])
    expect([name, language, flatLines(await readSource(name, language), patterns[language])]).toEqual([
      name,
      language,
      [],
    ]);
});

const flat: [CheckedLanguage, string][] = [
  ["en-US", "There are no refunds on series classes."],
  ["en-US", "Vouchers can't be refunded."],
  ["en-US", "You won't get your money back, and we do not give you a refund."],
  ["en-US", "This course is non-refundable."],
  ["zh-CN", "开课之后不予退款。"],
  ["zh-CN", "付款之后不能申请退款。"],
  ["zh-HK", "所有套餐恕不設退款。"],
  ["zh-TW", "報名後不接受退費。"],
  ["vi-VN", "Học phí đã nộp không được hoàn lại tiền."],
  ["vi-VN", "Chúng tôi không hoàn học phí."],
  ["id-ID", "Biaya kelas tidak bisa dikembalikan."],
  ["id-ID", "Kami tidak melayani refund."],
  ["ko-KR", "결제 후에는 환불이 불가해요."],
  ["ko-KR", "체험 수업은 환불을 받을 수 없어요."],
];

test.each(flat)("in %s, “%s” is found", (language, text) => {
  expect(findFlatDenials([{ place: "messages", key: "x", language, text }])).toHaveLength(1);
});

test.each(checkedLanguages)("in %s, the rule without refunds is complete", (language) => {
  const { refund } = (readMessages(language) as { rules: { refund: Record<string, string> } }).rules;
  for (const rule of [refund.none, refund.packages]) {
    expect(rule).toMatch(patterns[language].denial);
    expect(rule).toMatch(patterns[language].exception);
  }
});
