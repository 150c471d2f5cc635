import fc from "fast-check";
import { checkedLanguages } from "../../../../testing/words/checked-languages";
import { createTranslate } from "../../../base/i18n/server-translate";
import { readSiteMessages } from "../../../base/i18n/site-messages";
import { cancelCost } from "../cost";
import { defaultRules, selfServiceChoices } from "../rule";
import { cancelLine, cancelTerms, type BookingTranslate } from "./booking-line";

const lines: BookingTranslate[] = [];
beforeAll(async () => {
  for (const language of checkedLanguages)
    lines.push(createTranslate((await readSiteMessages(language)).rules, language));
});

const start = Date.parse("2026-12-01T19:00:00Z");
const hourMs = 3_600_000;
/** Marks what the line states, so that it can be read back. */
const formats = {
  time: (instant: Date) => `<${instant.toISOString()}>`,
  points: (points: number) => `[${points}]`,
};

const rules = fc.record({
  freeCancelHours: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  lateCancelPercent: fc.oneof(fc.constantFrom(0, 100), fc.integer({ min: 0, max: 100 })),
  selfCancel: fc.constantFrom(...selfServiceChoices),
});

test("in every language, the stated cost is what is charged, before and after the stated time", () => {
  const instant = fc.integer({ min: -150 * hourMs, max: hourMs }).map((ms) => new Date(start + ms));
  fc.assert(
    fc.property(rules, instant, fc.integer({ min: 1, max: 500 }), (rule, now, points) => {
      const startsAt = new Date(start);
      const chargedAt = (at: Date) => cancelCost(rule, { pointsAhead: points, startsAt, now: at }).cost;
      for (const t of lines) {
        const line = cancelLine(t, cancelTerms(rule, { points, startsAt, now }), formats);
        const [, until] = /<(.*)>/.exec(line) ?? [];
        const [cost] = [...line.matchAll(/\[(\d+)\]/g)]
          .map(([, number]) => Number(number))
          .sort((a, b) => a - b);
        if (until !== undefined) {
          expect(now.getTime()).toBeLessThanOrEqual(Date.parse(until));
          expect(chargedAt(now)).toBe(0);
          expect(chargedAt(new Date(until))).toBe(0);
          expect(chargedAt(new Date(Date.parse(until) + 1))).toBe(cost ?? points);
        } else if (cost !== undefined) {
          expect(chargedAt(now)).toBe(cost);
          expect(chargedAt(new Date(start))).toBe(cost);
        } else {
          expect([0, points]).toContain(chargedAt(now));
        }
      }
    }),
  );
});

test("by default it says only that the family cannot cancel", () => {
  const booking = { points: 48, startsAt: new Date(start), now: new Date(start - 99 * hourMs) };
  const [english] = lines;
  expect(cancelLine(english!, cancelTerms(defaultRules.series, booking), formats)).toBe(
    "You can't cancel this booking yourself.",
  );
});

test("with notice it says until when it is free, and then what of the price it costs", () => {
  const rule = { freeCancelHours: 24, lateCancelPercent: 50, selfCancel: "atOnce" } as const;
  const lineAt = (hours: number, points = 48) => {
    const booking = { points, startsAt: new Date(start), now: new Date(start - hours * hourMs) };
    return cancelLine(lines[0]!, cancelTerms(rule, booking), formats);
  };
  expect(lineAt(24)).toBe(
    "Canceling is free until <2026-11-30T19:00:00.000Z>. After that, it costs [24] of [48] class points. You can cancel on your dashboard.",
  );
  expect(lineAt(23)).toBe("Canceling costs [24] of [48] class points. You can cancel on your dashboard.");
  expect(lineAt(24, 0)).toBe("You can cancel on your dashboard.");
});

test("without a date, it names no time", () => {
  const rule = { freeCancelHours: 24, lateCancelPercent: 50, selfCancel: "ask" } as const;
  const terms = cancelTerms(rule, { points: 48, startsAt: undefined, now: new Date(start) });
  expect(cancelLine(lines[0]!, terms, formats)).not.toContain("<");
});
