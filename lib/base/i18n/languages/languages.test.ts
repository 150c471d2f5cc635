import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { currencyCodes } from "../../reference/price-currencies";
import { isLanguage, languageFacts, languages, perLanguage } from ".";
import { serverFacts } from "./server";

test("every file of a language is listed", () => {
  const codes = readdirSync(__dirname).flatMap((name) => /^([a-z]{2,3}-[A-Z]{2})\.ts$/.exec(name)?.[1] ?? []);
  expect(codes.toSorted()).toEqual([...languages].toSorted());
  expect(Intl.getCanonicalLocales([...languages])).toEqual(languages);
});

test.each(languages)("the facts of %s name languages, places, money and fonts that exist", (language) => {
  const { region, timeZone, related, times } = languageFacts[language];
  const { textFallbacks, currency, currencyNames = {}, pictureFonts } = serverFacts[language];
  for (const other of [...related, ...textFallbacks]) {
    expect(other).not.toBe(language);
    expect([other, isLanguage(other)]).toEqual([other, true]);
  }
  expect(currencyCodes).toEqual(expect.arrayContaining([currency, ...Object.keys(currencyNames)]));
  if (region)
    expect(new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(region)).toBeDefined();
  const options = times.longDay.filter((part) => typeof part !== "string");
  for (const option of options)
    expect(() => new Intl.DateTimeFormat(language, { ...option, timeZone })).not.toThrow();
  expect(pictureFonts.length).toBeGreaterThan(0);
  for (const name of pictureFonts)
    expect([name, existsSync(join("node_modules/@fontsource-variable", name))]).toEqual([name, true]);
});

test("each language has the networks of its readers", () => {
  expect(perLanguage((language) => serverFacts[language].shareNetworks.join())).toEqual({
    "en-US": "whatsapp,facebook",
    "zh-CN": "wechat",
    "zh-HK": "whatsapp,facebook",
    "zh-TW": "line,facebook",
    "vi-VN": "zalo,facebook",
    "id-ID": "whatsapp,facebook",
    "ko-KR": "kakaotalk,facebook",
  });
});
