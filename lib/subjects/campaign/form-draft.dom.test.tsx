import { drafts } from "../../base/session/drafts";
import type { RegionSeason } from "./storage-keys";

const place = { region: "en", season: "2026-12" } as const;
const keys = {
  vn: "yuqiao:campaign:form:vn:2021-01",
  en: "yuqiao:campaign:form:en:2026-12",
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
  drafts.write(keys.vn, draft("vn", "Lan"));
  drafts.write(keys.en, draft("en", "Old"));
  takeDraftAlong(place);
  expect(drafts.read(keys.en)).toBe(draft("vn", "Lan"));
  expect(drafts.read(keys.vn)).toBe(draft("vn", "Lan"));
  // The form is rendered again after more input.
  drafts.write(keys.en, draft("en", "Lan Anh"));
  takeDraftAlong(place);
  expect(drafts.read(keys.en)).toBe(draft("en", "Lan Anh"));
});

test.each<[string, () => void]>([
  ["a visit from elsewhere", () => (referrer = "https://tiktok.example/study-abroad/enroll/vn")],
  ["a visit from another page of the region", () => (referrer = `${location.origin}/study-abroad/vn`)],
  ["a reload", () => (type = "reload")],
  ["a step in the history", () => (type = "back_forward")],
  ["the form's own language", () => (referrer = `${location.origin}/study-abroad/enroll/en`)],
])("%s takes no other region's input", (_, prepare) => {
  prepare();
  drafts.write(keys.vn, draft("vn", "Lan"));
  takeDraftAlong(place);
  expect(drafts.read(keys.en)).toBeUndefined();
});
