import { linkVisitScript } from "../inline-scripts/compiled";
import { tellBegun } from "./link-visit";

const told: string[] = [];
let setting: { doNotTrack?: string; globalPrivacyControl?: boolean } = {};
let arrival = { referrer: "https://tiktok.example/", type: "navigate" };

beforeEach(() => {
  told.length = 0;
  setting = {};
  arrival = { referrer: "https://tiktok.example/", type: "navigate" };
  sessionStorage.clear();
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (address: string, body: string) => told.push(`${address} ${body}`) > 0,
  });
  performance.getEntriesByType = () => [{ type: arrival.type }] as unknown as PerformanceEntryList;
});

/** Comes to an address, and types into its form. */
function visit(path: string) {
  history.replaceState(null, "", path);
  const browser = { sendBeacon: navigator.sendBeacon, ...setting };
  const page = { referrer: arrival.referrer };
  let loaded = () => {};
  const listen = (_: string, then: () => void) => (loaded = then);
  new Function("navigator", "document", "addEventListener", linkVisitScript)(browser, page, listen);
  loaded();
  tellBegun();
  tellBegun();
}

test("who comes by a link is told of once, and once that they began to enrol", () => {
  visit("/study-abroad/vn-tiktok-tet?utm_source=tiktok");
  expect(told).toEqual(["/api/link/visits vn-tiktok-tet", "/api/link/begun vn-tiktok-tet"]);
});

test.each<[string, () => void]>([
  ["does not want to be tracked", () => (setting = { doNotTrack: "1" })],
  ["has Global Privacy Control", () => (setting = { globalPrivacyControl: true })],
  ["comes from a page of the site", () => (arrival.referrer = `${location.origin}/home`)],
  ["loads the page anew", () => (arrival.type = "reload")],
  ["steps back to it", () => (arrival.type = "back_forward")],
])("who %s is not told of", (_, how) => {
  how();
  visit("/study-abroad/vn-tiktok-tet");
  expect(told).toEqual([]);
});

test("an address of the region alone is no link", () => {
  visit("/study-abroad/vn");
  expect(told).toEqual([]);
});
