import fc from "fast-check";
import { cleanLine, cleanParagraphs, tidyLine, tidyParagraphs } from "./visible";

/* Text pasted from word processors, spreadsheets, PDFs and terminals. */

test.each([
  ["Open\tday", "Open day", "Open day"],
  ["Lan\t\tNguyen", "Lan Nguyen", "Lan Nguyen"],
  ["One\r\nTwo\rThree\nFour", "One Two Three Four", "One\nTwo\nThree\nFour"],
  ["soft\vbreak", "soft break", "soft\nbreak"],
  ["page\fbreak", "page break", "page\nbreak"],
  ["next\x85line", "next line", "next\nline"],
  ["a\u2028b\u2029c", "a b c", "a\nb\nc"],
  ["cell\x1fcell\x1erow", "cell cell row", "cell cell row"],
  ["\x1b[1mbold\x07\0", "[1mbold", "[1mbold"],
  ["half \ud83d pair \u{1f600}", "half  pair \u{1f600}", "half  pair \u{1f600}"],
  ["delete\x7f\x9fd", "deleted", "deleted"],
  ["First.\n\n\nSecond.", "First. Second.", "First.\n\n\nSecond."],
])("%j is %j in one line and %j in several", (pasted, line, paragraphs) => {
  expect([tidyLine(pasted), tidyParagraphs(pasted)]).toEqual([line, paragraphs]);
});

const text = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 0xa0 }).map((code) => String.fromCharCode(code)),
    fc.constantFrom("\u2028", "\u2029", "\ud800", "\udc00", "王", "ệ", "\u{20000}", "\u200d"),
  ),
  { maxLength: 40 },
);

test("no control character is left, letters and their order are, and cleaning again changes nothing", () => {
  const letters = (value: string) => value.replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, "");
  fc.assert(
    fc.property(text, (parts) => {
      const pasted = parts.join("");
      const paragraphs = cleanParagraphs(pasted);
      const line = cleanLine(pasted);
      expect(paragraphs).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect([letters(paragraphs), letters(line)]).toEqual([letters(pasted), letters(pasted)]);
      expect([cleanParagraphs(paragraphs), cleanLine(line)]).toEqual([paragraphs, line]);
      expect(cleanLine(paragraphs)).toBe(line);
    }),
  );
});
