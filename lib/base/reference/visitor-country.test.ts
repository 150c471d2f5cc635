import { countries } from "./countries";
import { zonesOf } from "./country-zones";
import { visitorCountry } from "./visitor-country";

const list = countries();
const dialCode = (zone: string | undefined, ...languages: string[]) =>
  visitorCountry(list, zone, languages)?.dialCode;

test.each([
  ["Asia/Ho_Chi_Minh", "84"],
  ["Asia/Saigon", "84"],
  ["Asia/Seoul", "82"],
  ["ROK", "82"],
  ["Asia/Jakarta", "62"],
  ["Asia/Makassar", "62"],
  ["Asia/Calcutta", "91"],
  ["Asia/Kolkata", "91"],
  ["Asia/Shanghai", "86"],
  ["Asia/Urumqi", "86"],
  ["Asia/Taipei", "886"],
  ["Asia/Hong_Kong", "852"],
  ["Asia/Macau", "853"],
  ["Asia/Manila", "63"],
  ["Asia/Bangkok", "66"],
  ["Asia/Vientiane", "856"],
  ["Asia/Kuala_Lumpur", "60"],
  ["Asia/Singapore", "65"],
  ["Europe/Kiev", "380"],
  ["Europe/Kyiv", "380"],
  ["Europe/Oslo", "47"],
  ["America/New_York", "1"],
  ["America/Toronto", "1"],
  ["America/Jamaica", "1658"],
])("time zone %s gives dial code %s, regardless of the browser's language", (zone, expected) => {
  expect(dialCode(zone, "en-US")).toBe(expected);
  expect(dialCode(zone, "vi-VN")).toBe(expected);
});

test.each([
  [["ko-KR"], "82"],
  [["ko"], "82"],
  [["vi", "en-US"], "84"],
  [["en-US", "id"], "62"],
  [["en", "en-GB"], "44"],
  [["zh-Hant"], "886"],
  [["zh"], "86"],
  [["no tag at all!", "th-TH"], "66"],
])("with a neutral time zone, the languages %j give %s", (languages, expected) => {
  for (const zone of ["UTC", "Etc/UTC", "Etc/GMT-7", "Nowhere/Else", "", undefined])
    expect(dialCode(zone, ...languages)).toBe(expected);
});

test("a neutral time zone and American English give no country", () => {
  expect(dialCode("UTC", "en-US", "en")).toBeUndefined();
  expect(dialCode(undefined)).toBeUndefined();
});

test("every time zone belongs to only one country", () => {
  const zones = list.flatMap(({ zones = [] }) => zones);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zonesOf("VN")).toEqual(expect.arrayContaining(["Asia/Ho_Chi_Minh", "Asia/Saigon"]));
});
