import fc from "fast-check";
import { balancedLines, widthOf } from "./lines";

test("uses the fewest lines and balances them", () => {
  expect(balancedLines("one two three four", "en-US", 100)).toEqual(["one two three four"]);
  expect(balancedLines("aaaa bbbb cccc dddd", "en-US", 9)).toEqual(["aaaa bbbb", "cccc dddd"]);
});

test("Chinese breaks between words, never before a closing mark", () => {
  const lines = balancedLines("跟真人老师在线学中文，从零开始。", "zh-CN", 8);
  expect(lines.join("")).toBe("跟真人老师在线学中文，从零开始。");
  for (const line of lines) expect(line).not.toMatch(/^[，。、]/);
  expect(lines.some((line) => line.endsWith("老"))).toBe(false);
});

test("Korean breaks at spaces only", () => {
  expect(balancedLines("좋은 선생님과 배우는 온라인 중국어", "ko-KR", 8)).toEqual([
    "좋은 선생님과",
    "배우는",
    "온라인 중국어",
  ]);
});

test("an opening mark does not end a line", () => {
  for (const line of balancedLines("我们教中文（从零开始）和商务汉语", "zh-CN", 7))
    expect(line).not.toMatch(/（$/);
});

test("no word is lost, and only a line of a single word may be too wide", () => {
  const word = fc.stringMatching(/^[a-zA-Z]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 3, max: 20 }),
      (words, width) => {
        const lines = balancedLines(words.join(" "), "en-US", width);
        expect(lines.join(" ")).toBe(words.join(" "));
        for (const line of lines) expect(line.includes(" ") ? widthOf(line) <= width : true).toBe(true);
      },
    ),
  );
});
