import * as fc from "fast-check";
import { languages } from "../../base/i18n/languages";
import { upcomingWords } from "./localize";
import { wordsOfTheDay } from "./read-characters";
import { dayNumber, daysAhead, wordOn } from "./word-of-the-day";

const words = wordsOfTheDay();
const instants = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) });
const dayMs = 86_400_000;
const zones = ["Asia/Shanghai", "Asia/Kathmandu", "Europe/Berlin", "America/New_York"] as const;

test.each(zones)("every instant has a word, which is the same for the whole day in %s", (zone) => {
  const localDate = new Intl.DateTimeFormat("en-CA", { timeZone: zone });
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1995, 0, 1), max: Date.UTC(2200, 0, 1) }), (now) => {
      const day = dayNumber(now, zone);
      expect(words).toContain(wordOn(words, day));
      expect(new Date(day * dayMs).toISOString().slice(0, 10)).toBe(localDate.format(now));
    }),
  );
});

test("no word comes again before all others have come", () => {
  fc.assert(
    fc.property(instants, (now) => {
      const days = words.map((_, index) => wordOn(words, dayNumber(now, "Asia/Shanghai") + index));
      expect(new Set(days).size).toBe(words.length);
    }),
  );
});

test.each([
  ["Asia/Shanghai", Date.UTC(2026, 10, 28, 16), 24],
  ["Asia/Kathmandu", Date.UTC(2026, 10, 28, 18, 15), 24],
  // Clocks go back at 2:00 on that day.
  ["America/New_York", Date.UTC(2026, 10, 1, 4), 25],
])("in %s the word changes at midnight, at the right instant", (zone, midnight, hours) => {
  const day = dayNumber(midnight, zone);
  expect(dayNumber(midnight - 1, zone)).toBe(day - 1);
  expect(dayNumber(midnight + hours * 3_600_000 - 1, zone)).toBe(day);
  expect(dayNumber(midnight + hours * 3_600_000, zone)).toBe(day + 1);
});

test.each(languages)("a page in %s contains the words from the day before to a week ahead", (language) => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -1, max: daysAhead }), (renderedAt, offset) => {
      const page = upcomingWords(words, language, "Asia/Shanghai", renderedAt);
      const day = dayNumber(renderedAt + offset * dayMs, "Asia/Shanghai");
      expect(page.words[day - page.firstDay]?.hans).toBe(wordOn(words, day).hans);
    }),
  );
  const [first] = upcomingWords(words, language, "Asia/Shanghai", Date.now()).words;
  expect(first?.example.translation === undefined).toBe(language.startsWith("zh-"));
});
