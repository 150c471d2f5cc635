import { currencyKey } from "../../subjects/points/prices/currency-key";
import { createRateTable } from "../../subjects/points/prices/rates";
import { visitorCurrencyScript } from "./compiled";

const packages = [
  {
    points: 120,
    prices: [
      { currency: "USD", amount: 28_000 },
      { currency: "KRW", amount: 386_000 },
    ] as const,
  },
];
const table = createRateTable(packages, "en-US", "about #")!;
const asAttribute = (value: unknown) => JSON.stringify(value).replaceAll('"', "`");

afterEach(() => {
  // Ends parsing, so that the script's observer disconnects.
  document.dispatchEvent(new Event("DOMContentLoaded"));
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Runs the script, then inserts the page and waits for the observer. */
async function paint(): Promise<string[]> {
  document.body.innerHTML = "";
  const script = Object.assign(document.createElement("script"), { type: "text" });
  script.dataset["rates"] = asAttribute(table);
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(visitorCurrencyScript)();
  document.body.innerHTML = `
    <small data-points="12" data-bought="lesson">about US$28</small>
    <small data-points="12" data-bought="class">about US$280</small>
    <span data-prices="${asAttribute({ USD: "US$280", KRW: "₩386,000" })}">US$280</span>
    <span data-prices="${asAttribute({ USD: "US$9" })}">US$9</span>`;
  await new Promise((done) => setTimeout(done));
  return [...document.body.children].map(({ textContent }) => textContent ?? "");
}
const unchanged = ["about US$28", "about US$280", "US$280", "US$9"];

test("without a choice the page stays as it is", async () => {
  expect(await paint()).toEqual(unchanged);
});

test("prices are in the chosen currency, or else in the first that a package has", async () => {
  localStorage.setItem(currencyKey, "KRW");
  expect(await paint()).toEqual(["about ₩38,600", "about ₩386,000", "₩386,000", "US$9"]);
});

test.each(["EUR", "constructor", "", "<b>"])(
  "a stored %j, for which there is no rate, is ignored",
  async (stored) => {
    localStorage.setItem(currencyKey, stored);
    expect(await paint()).toEqual(unchanged);
  },
);

test("denied storage leaves the page as it is", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Storage is forbidden.", "SecurityError");
  });
  expect(await paint()).toEqual(unchanged);
});
