import { languages } from "../i18n/languages";
import { isRegion, regionFor, regionOf, regions } from "./campaign-regions";

test("languages without a region of their own get the international one", () => {
  const own = { "vi-VN": "vn", "id-ID": "id" };
  const wanted = languages.map((language) => own[language as keyof typeof own] ?? "en");
  expect(languages.map(regionFor)).toEqual(wanted);
});

test("regions are recognized by their exact names", () => {
  expect(regions.every(isRegion)).toBe(true);
  expect(["", "VN", "vnx", "toString"].filter(isRegion)).toEqual([]);
});

test.each([
  ["/study-abroad/vn", "vn"],
  ["/study-abroad/enroll/id-facebook-jan", "id"],
  ["/study-abroad/VN-tiktok", "vn"],
  ["/study-abroad/english", "en"],
  ["/study-abroad/xvn", "id"],
  ["/study-abroad/v", "id"],
  ["/vn/other", "id"],
  ["", "id"],
])("%s names %s", (path, region) => expect(regionOf(path, "id")).toBe(region));
