import { linkVisitScript } from "../../../app/inline-scripts/compiled";
import { reportEnrolmentStart } from "./link-visit";

const sentBeacons: string[] = [];
let setting: { doNotTrack?: string; globalPrivacyControl?: boolean } = {};
let arrival = { referrer: "https://tiktok.example/", type: "navigate" };

beforeEach(() => {
  sentBeacons.length = 0;
  setting = {};
  arrival = { referrer: "https://tiktok.example/", type: "navigate" };
  sessionStorage.clear();
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (address: string, body: string) => sentBeacons.push(`${address} ${body}`) > 0,
  });
  performance.getEntriesByType = () => [{ type: arrival.type }] as unknown as PerformanceEntryList;
});

const place = { region: "vn", season: "2021-01" } as const;

/** Opens an address and types into the form of a region's season, twice. */
function visit(path: string, form: { region: string; season: string } = place) {
  history.replaceState(null, "", path);
  const browser = { sendBeacon: navigator.sendBeacon, ...setting };
  const page = { referrer: arrival.referrer, currentScript: { dataset: place } };
  let loaded = () => {};
  const listen = (_: string, then: () => void) => (loaded = then);
  new Function("navigator", "document", "addEventListener", linkVisitScript)(browser, page, listen);
  loaded();
  const linkKey = `yuqiao:campaign:link:${form.region}:${form.season}`;
  reportEnrolmentStart(linkKey);
  reportEnrolmentStart(linkKey);
}

test("a visit by a link and the start of an enrolment are each reported once", () => {
  visit("/study-abroad/vn-tiktok-tet?utm_source=tiktok");
  expect(sentBeacons).toEqual(["/api/link/visits vn-tiktok-tet", "/api/link/begun vn-tiktok-tet"]);
});

test.each([
  { region: "en", season: "2021-01" },
  { region: "vn", season: "2026-12" },
] as const)("the form of %j is not counted for the link", (form) => {
  visit("/study-abroad/vn-tiktok-tet", form);
  expect(sentBeacons).toEqual(["/api/link/visits vn-tiktok-tet"]);
});

test.each<[string, () => void]>([
  ["with Do Not Track", () => (setting = { doNotTrack: "1" })],
  ["with Global Privacy Control", () => (setting = { globalPrivacyControl: true })],
  ["from a page of the site", () => (arrival.referrer = `${location.origin}/home`)],
  ["by a reload", () => (arrival.type = "reload")],
  ["by history navigation", () => (arrival.type = "back_forward")],
])("a visit %s is not reported", (_, prepare) => {
  prepare();
  visit("/study-abroad/vn-tiktok-tet");
  expect(sentBeacons).toEqual([]);
});

test("an address with only the region is not a link", () => {
  visit("/study-abroad/vn");
  expect(sentBeacons).toEqual([]);
});
