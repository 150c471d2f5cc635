import { currencies, decimalsOf } from "./currencies";
import { interfaceLanguages } from "./interface-languages";
import { timeZones } from "./time-zones";
import { languages } from "../i18n/languages";

describe("currencies", () => {
  const list = currencies();

  test("each has code, names, symbols and decimals", () => {
    expect(list.length).toBeGreaterThan(120);
    for (const { code, ...texts } of list) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(Object.values(texts).every((value) => value !== "")).toBe(true);
    }
  });

  test.each([
    ["JPY", 0],
    ["KRW", 0],
    ["HUF", 0],
    ["IDR", 0],
    ["BHD", 3],
    ["JOD", 3],
    ["KWD", 3],
    ["LYD", 3],
    ["TND", 3],
    ["OMR", 3],
    ["USD", 2],
    ["CNY", 2],
    ["EUR", 2],
  ])("%s has %i decimals (spec section 9)", (code, decimals) => {
    expect(decimalsOf(code)).toBe(decimals);
  });

  test("most have two decimals", () => {
    expect(list.filter(({ decimals }) => decimals === 2).length).toBeGreaterThan(list.length / 2);
  });

  test("has a currency's names and its English and native symbols", () => {
    expect(list.find(({ code }) => code === "AUD")).toEqual({
      code: "AUD",
      name: "Australian Dollar",
      plural: "Australian dollars",
      symbol: "A$",
      nativeSymbol: "$",
      decimals: 2,
    });
    expect(list.find(({ code }) => code === "IDR")?.nativeSymbol).toBe("Rp");
  });
});

test("time zones are region/city names and offsets that Intl supports", () => {
  const zones = timeZones();
  expect(zones).toEqual(expect.arrayContaining(["Asia/Shanghai", "Asia/Jakarta", "America/New_York"]));
  expect(zones.filter((zone) => zone.startsWith("Etc/GMT"))).toHaveLength(27);
  expect(new Set(zones).size).toBe(zones.length);
  for (const timeZone of zones) {
    expect(timeZone).toMatch(/^[A-Z][A-Za-z]+\/[\w+/-]+$/);
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
  }
});

describe("interface languages", () => {
  const list = interfaceLanguages();

  test("are 46, each with its own name, English name and codes", () => {
    expect(list).toHaveLength(46);
    expect(list).toContainEqual({
      native: "Tiếng Việt",
      name: "Vietnamese",
      language: "vi",
      region: "vi-VN",
    });
    expect(list.map(({ language, region }) => `${language}/${region}`)).toEqual(
      expect.arrayContaining(["en/en-US", "zh/zh-CN", "zh/zh-HK"]),
    );
    expect(new Set(list.map(({ native }) => native)).size).toBe(list.length);
  });

  test("include every language of this site", () => {
    const regions = list.map(({ region }) => region);
    expect(regions).toEqual(expect.arrayContaining([...languages]));
  });
});
