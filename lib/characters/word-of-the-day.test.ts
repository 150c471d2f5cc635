import * as fc from "fast-check";
import { languages } from "../i18n/languages";
import { upcomingWords } from "./localize";
import { wordsOfTheDay } from "./read-characters";
import { beijingDay, daysAhead, wordOn } from "./word-of-the-day";

const words = wordsOfTheDay();
const instants = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) });
const dayMs = 86_400_000;

test("every instant has a word, which is the same for the whole day of Beijing", () => {
  const beijingDate = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Shanghai" });
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1995, 0, 1), max: Date.UTC(2200, 0, 1) }), (now) => {
      const day = beijingDay(now);
      expect(words).toContain(wordOn(words, day));
      expect(new Date(day * dayMs).toISOString().slice(0, 10)).toBe(beijingDate.format(now));
    }),
  );
});

test("no word comes again before all others have come", () => {
  fc.assert(
    fc.property(instants, (now) => {
      const days = words.map((_, index) => wordOn(words, beijingDay(now) + index));
      expect(new Set(days).size).toBe(words.length);
    }),
  );
});

test("the word changes at midnight in Beijing, which is 16:00 UTC", () => {
  const midnight = Date.UTC(2026, 10, 28, 16);
  expect(beijingDay(midnight)).toBe(beijingDay(midnight - 1) + 1);
  expect(beijingDay(midnight + dayMs - 1)).toBe(beijingDay(midnight));
});

test.each(languages)("a page in %s contains the words from the day before to a week ahead", (language) => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -1, max: daysAhead }), (renderedAt, offset) => {
      const page = upcomingWords(words, language, renderedAt);
      const day = beijingDay(renderedAt + offset * dayMs);
      expect(page.words[day - page.firstDay]?.hans).toBe(wordOn(words, day).hans);
    }),
  );
  const [first] = upcomingWords(words, language, Date.now()).words;
  expect(first?.example.translation === undefined).toBe(language.startsWith("zh-"));
});
