import type { RegionSeason } from "./storage-keys";

const place = { region: "en", season: "2026-12" } as const;
const keys = {
  vn: "yuqiao:campaign:form:vn:2021-01",
  en: "yuqiao:campaign:form:en:2026-12",
  unscoped: "yuqiao:campaign:form",
};
const draft = (region: string, name: string) => JSON.stringify({ region, name });

let [referrer, type] = ["", "navigate"];
let takeDraftAlong: (place: RegionSeason) => void;
beforeEach(async () => {
  // Each test is a page of its own.
  jest.resetModules();
  ({ takeDraftAlong } = await import("./form-draft"));
  [referrer, type] = [`${location.origin}/study-abroad/enroll/vn?utm_source=x`, "navigate"];
  sessionStorage.clear();
  document.head.innerHTML = '<script data-seasons="vn:2021-01 id:2021-01 en:2026-12"></script>';
  Object.defineProperty(document, "referrer", { configurable: true, get: () => referrer });
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
});

test("a change of language takes the input along, and the other region keeps its own", () => {
  sessionStorage.setItem(keys.vn, draft("vn", "Lan"));
  sessionStorage.setItem(keys.en, draft("en", "Old"));
  takeDraftAlong(place);
  expect(sessionStorage.getItem(keys.en)).toBe(draft("vn", "Lan"));
  expect(sessionStorage.getItem(keys.vn)).toBe(draft("vn", "Lan"));
  // The form is rendered again after more input.
  sessionStorage.setItem(keys.en, draft("en", "Lan Anh"));
  takeDraftAlong(place);
  expect(sessionStorage.getItem(keys.en)).toBe(draft("en", "Lan Anh"));
});

test.each<[string, () => void]>([
  ["a visit from elsewhere", () => (referrer = "https://tiktok.example/study-abroad/enroll/vn")],
  ["a visit from another page of the region", () => (referrer = `${location.origin}/study-abroad/vn`)],
  ["a reload", () => (type = "reload")],
  ["a step in the history", () => (type = "back_forward")],
  ["the form's own language", () => (referrer = `${location.origin}/study-abroad/enroll/en`)],
])("%s takes no other region's input", (_, prepare) => {
  prepare();
  sessionStorage.setItem(keys.vn, draft("vn", "Lan"));
  takeDraftAlong(place);
  expect(sessionStorage.getItem(keys.en)).toBeNull();
});

test.each([
  ["en", draft("en", "Mina")],
  ["vn", null],
])("input of %s that was stored without its region is read once by its own form", (region, expected) => {
  sessionStorage.setItem(keys.unscoped, draft(region, "Mina"));
  takeDraftAlong(place);
  expect(sessionStorage.getItem(keys.en)).toBe(expected);
  expect(sessionStorage.getItem(keys.unscoped)).toBe(expected === null ? draft(region, "Mina") : null);
});
