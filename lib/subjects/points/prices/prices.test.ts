import fc from "fast-check";
import { demoContent } from "../../../../testing/demo-content";
import { languages } from "../../../base/i18n/languages";
import { paths } from "../../../base/paths";
import { currencyCodes, priceCurrency, type CurrencyCode } from "../../../base/reference/price-currencies";
import { decimalsOf } from "../../../base/reference/currencies";
import { amountProblem, maxAmount, parseAmount, writeMajorUnits } from "./amounts";
import { estimate, writeAmount, writeEstimate } from "./convert";
import { classPointsHref } from "./buying";
import { setPackages } from "./published";
import { createRateTable, exactRate, initialCurrency, numberMarks } from "./rates";

describe("currencies", () => {
  test.each([
    ["JPY", 0],
    ["KRW", 0],
    ["VND", 0],
    ["IDR", 0],
    ["USD", 2],
    ["TWD", 2],
    ["BHD", 3],
    ["KWD", 3],
    ["OMR", 3],
  ] as const)("%s has %i decimals", (code, decimals) => {
    expect(priceCurrency(code).decimals).toBe(decimals);
  });

  test("decimals are those that `Intl` shows, and steps are whole in common amounts", () => {
    for (const code of currencyCodes) {
      expect([code, priceCurrency(code).decimals]).toEqual([code, decimalsOf(code)]);
      expect(priceCurrency(code).step).toBeGreaterThan(0);
    }
  });
});

describe("typed amounts", () => {
  test.each<[string, CurrencyCode, number]>([
    ["280", "USD", 28_000],
    ["19.9", "USD", 1_990],
    [" ２８０.５０ ", "USD", 28_050],
    ["7000000", "VND", 7_000_000],
    ["85.125", "KWD", 85_125],
    ["1.000", "KWD", 1_000],
    ["0", "USD", 0],
    ["-5", "USD", -500],
  ])("%s in %s are %i minor units", (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  test.each<[string, CurrencyCode, number]>([
    ["2.400.000", "VND", 2_400_000],
    ["2,400,000", "VND", 2_400_000],
    ["2 400 000", "VND", 2_400_000],
    ["2.400.000 ₫", "VND", 2_400_000],
    ["2.400.000đ", "VND", 2_400_000],
    ["1.000", "VND", 1_000],
    ["Rp 2.400.000", "IDR", 2_400_000],
    ["Rp2.400.000,00", "IDR", 2_400_000],
    ["2’400’000", "CHF", 240_000_000],
    ["₩1,093,000", "KRW", 1_093_000],
    ["２，４００，０００", "JPY", 2_400_000],
    ["1.234,50", "EUR", 123_450],
    ["500,-", "EUR", 50_000],
    ["33.5", "USD", 3_350],
    ["12,50", "USD", 1_250],
    ["-US$5", "USD", -500],
    ["NT$1,000.00", "TWD", 100_000],
    ["24,00,000.50", "INR", 240_000_050],
  ])("%s in %s, as people write it, are %i minor units", (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  test.each<[string, CurrencyCode, string]>([
    ["1,234", "USD", "ambiguousAmount"],
    ["19.999", "EUR", "ambiguousAmount"],
    ["NT$1,000", "TWD", "ambiguousAmount"],
    ["1,000", "KWD", "ambiguousAmount"],
    ["€5", "USD", "notAnAmount"],
    ["5 apples", "USD", "notAnAmount"],
    ["1e3", "USD", "notAnAmount"],
    ["0x10", "USD", "notAnAmount"],
    [".5", "USD", "notAnAmount"],
    ["5.", "USD", "notAnAmount"],
    ["1.2.3", "USD", "notAnAmount"],
    ["1,234,56", "USD", "notAnAmount"],
    ["1,234.567.890", "EUR", "notAnAmount"],
    ["1.5", "KRW", "tooManyDecimals"],
    ["0,005", "USD", "tooManyDecimals"],
    ["1.2345", "KWD", "tooManyDecimals"],
  ])("%s in %s is %s", (text, currency, problem) => {
    expect([parseAmount(text, currency), amountProblem(text)]).toEqual([undefined, problem]);
  });

  test("what `Intl` writes in any locale and currency is understood as the same amount", () => {
    const locales = [
      ...languages,
      "de",
      "de-CH",
      "fr",
      "fr-CA",
      "es-MX",
      "pt-BR",
      "ru",
      "th",
      "tr",
      "en-IN",
      "hi",
    ];
    const displays = ["symbol", "narrowSymbol", "code"] as const;
    const parts = fc.tuple(
      fc.integer({ min: 0, max: maxAmount / 1000 }),
      fc.constantFrom(...currencyCodes),
      fc.constantFrom(...locales),
      fc.constantFrom(...displays),
    );
    fc.assert(
      fc.property(parts, ([value, currency, locale, currencyDisplay]) => {
        const { decimals } = priceCurrency(currency);
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const format = new Intl.NumberFormat(locale, {
          style: "currency",
          currency,
          currencyDisplay,
          ...digits,
        });
        const text = format.format(writeMajorUnits(value, currency) as Intl.StringNumericLiteral);
        const understood = parseAmount(text, currency);
        // A comma before three decimals, of less than a thousand, may group thousands as well.
        if (understood === undefined) expect([decimals, amountProblem(text)]).toEqual([3, "ambiguousAmount"]);
        else expect([text, understood]).toEqual([text, value]);
      }),
      { numRuns: 3000 },
    );
  });

  test("an amount is unchanged after it was written and parsed", () => {
    const amount = fc.integer({ min: -maxAmount, max: maxAmount });
    fc.assert(
      fc.property(amount, fc.constantFrom(...currencyCodes), (value, currency) => {
        expect(parseAmount(writeMajorUnits(value, currency), currency)).toBe(value);
      }),
    );
    expect(writeMajorUnits(5, "KWD")).toBe("0.005");
    expect(writeMajorUnits(1990, "USD")).toBe("19.90");
  });
});

const sold = (points: number, prices: Partial<Record<CurrencyCode, number>>) => ({
  points,
  prices: Object.entries(prices).map(([currency, amount]) => ({
    currency: currency as CurrencyCode,
    amount,
  })),
});

describe("estimates", () => {
  const amount = fc.integer({ min: 1, max: maxAmount });
  const points = fc.integer({ min: 1, max: 100_000 });
  const step = fc.constantFrom(1, 10, 100, 1000);
  const onSale = (size: fc.Arbitrary<number>) =>
    fc.array(fc.tuple(size, amount), { minLength: 1, maxLength: 4 });

  test("of a lesson are never lower than its exact share of any package, and less than a step above the highest", () => {
    fc.assert(
      fc.property(points, onSale(points), step, (cost, packages, roundTo) => {
        const value = BigInt(estimate(cost, "lesson", [packages, 0, roundTo, "#"]));
        expect(value % BigInt(roundTo)).toBe(0n);
        const isAbove = (limit: bigint) =>
          packages.map(([size, price]) => limit * BigInt(size) >= BigInt(cost) * BigInt(price));
        expect(isAbove(value)).not.toContain(false);
        expect(isAbove(value - BigInt(roundTo))).toContain(false);
        expect(estimate(cost, "lesson", [packages.toReversed(), 0, roundTo, "#"])).toBe(Number(value));
      }),
      { numRuns: 500 },
    );
  });

  /** All numbers of packages up to `most` of each. */
  const baskets = (kinds: number, most: number): number[][] =>
    kinds === 0
      ? [[]]
      : baskets(kinds - 1, most).flatMap((rest) => Array.from({ length: most + 1 }, (_, n) => [n, ...rest]));

  test("of a class are the price of the cheapest packages that cover it", () => {
    const few = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), few, (cost, packages) => {
        const sum = (basket: number[], index: 0 | 1) =>
          basket.reduce((total, count, place) => total + count * packages[place]![index], 0);
        const prices = baskets(packages.length, 9)
          .filter((basket) => sum(basket, 0) >= cost)
          .map((basket) => sum(basket, 1));
        expect(estimate(cost, "class", [packages, 0, 1000, "#"])).toBe(Math.min(...prices));
      }),
    );
  });

  test("grow with the class points, and those of a class are never above any one package bought alone", () => {
    const size = fc.integer({ min: 1, max: 50 }).map((count) => count * 20);
    fc.assert(
      fc.property(
        points,
        points,
        onSale(size),
        fc.constantFrom("class", "lesson"),
        (one, other, sold, bought) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)];
          const price = (count: number) => estimate(count, bought, [sold, 2, 100, "#"]);
          expect(price(less)).toBeLessThanOrEqual(price(more));
          for (const [each, cost] of sold)
            expect(estimate(more, "class", [sold, 2, 100, "#"])).toBeLessThanOrEqual(
              Math.ceil(more / each) * cost,
            );
        },
      ),
      { numRuns: 50 },
    );
  });

  test("of the demo: a lesson of twelve points is worth the trial lesson, a class costs what is paid for it", () => {
    const table = createRateTable(demoContent().packages, "en-US", "about #")!;
    expect(writeEstimate(12, "lesson", "USD", table)).toBe("about US$28");
    expect(writeEstimate(340, "class", "USD", table)).toBe("about US$792");
    expect(writeEstimate(780, "class", "USD", table)).toBe("about US$1,720");
    expect(writeEstimate(340, "class", "KRW", table)).toBe("about ₩1,093,000");
    expect(writeEstimate(340, "class", "EUR", table)).toBe("");
  });
});

describe("written amounts", () => {
  const write = (amount: number, currency: CurrencyCode, language: (typeof languages)[number]) =>
    writeAmount(amount, exactRate({ currency, amount }, language), numberMarks(language)).replace(/\s/g, " ");

  test.each([
    [28_000, "USD", "en-US", "US$280"],
    [123_456_789, "USD", "en-US", "US$1,234,567.89"],
    [28_000, "USD", "vi-VN", "280 US$"],
    [7_000_000, "VND", "vi-VN", "7.000.000 ₫"],
    [4_440_000, "IDR", "id-ID", "Rp 4.440.000"],
    [386_000, "KRW", "ko-KR", "₩386,000"],
    [198_000, "CNY", "zh-CN", "¥1,980"],
    [890_000, "TWD", "zh-TW", "NT$8,900"],
    [218_000, "HKD", "zh-HK", "HK$2,180"],
    [85_125, "KWD", "en-US", "KWD 85.125"],
    [5, "BHD", "en-US", "BHD 0.005"],
    [1_990, "USD", "id-ID", "US$19,90"],
  ] as const)("%i minor units of %s in %s", (amount, currency, language, text) => {
    expect(write(amount, currency, language)).toBe(text);
  });

  test.each(languages)("dollars of different countries differ in %s", (language) => {
    const dollars = (["USD", "HKD", "TWD", "SGD", "AUD", "CAD", "NZD", "MXN"] as const).map((currency) =>
      write(100, currency, language),
    );
    expect(new Set(dollars).size).toBe(dollars.length);
  });
});

describe("the visitor's first currency", () => {
  test("is the language's, or else the first of the packages", () => {
    const all = [sold(1, { USD: 1, VND: 1, IDR: 1, CNY: 1, HKD: 1, TWD: 1, KRW: 1 })];
    expect(languages.map((language) => initialCurrency(all, language)).toSorted()).toEqual([
      "CNY",
      "HKD",
      "IDR",
      "KRW",
      "TWD",
      "USD",
      "VND",
    ]);
    expect(initialCurrency([sold(1, { KWD: 1 }), sold(2, { VND: 1 })], "vi-VN")).toBe("VND");
    expect(initialCurrency([sold(1, { KWD: 1, EUR: 1 })], "vi-VN")).toBe("KWD");
    expect(initialCurrency([], "en-US")).toBeUndefined();
    expect(createRateTable([], "en-US", "#")).toBeUndefined();
  });

  test("the table has one rate per currency of any package", () => {
    const table = createRateTable([sold(10, { USD: 100 }), sold(20, { USD: 100, KWD: 7 })], "en-US", "#");
    expect(Object.keys(table?.rates ?? {})).toEqual(["KWD", "USD"]);
    const priced = [
      [10, 100],
      [20, 100],
    ];
    expect(table?.rates.USD?.slice(0, 3)).toEqual([priced, 2, 100]);
    expect(JSON.stringify(table).length).toBeLessThan(200);
  });
});

test("without packages and shop, visitors read in the help how to get class points", () => {
  setPackages([]);
  expect(classPointsHref()).toBe(paths.classPoints);
});
