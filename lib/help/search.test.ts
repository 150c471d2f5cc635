import { foldText, hasWords } from "./search";

test.each([
  ["Đo tốc độ mạng", "do toc do mang"],
  ["Trình duyệt", "trinh duyet"],
  ["ＨＳＫ", "hsk"],
  ["E\u0301cole", "ecole"],
  ["网速", "网速"],
])("%s is compared as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["Hoàn tiền được không?", "hoan tien", true],
  ["Hoàn tiền được không?", "TIỀN  hoàn", true],
  ["Hoàn tiền được không?", "hoàn xu", false],
  ["可以退款吗？", "退款", true],
  ["환불받을 수 있나요?", "환불", true],
  ["Can I get my money back?", "   ", true],
  ["Can I get my money back?", "", true],
  ["A (b) c", "(b", true],
])("%s has %s: %s", (text, query, expected) => {
  expect(hasWords(foldText(text), query)).toBe(expected);
});
