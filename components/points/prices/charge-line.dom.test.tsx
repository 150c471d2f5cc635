import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { currencyKey } from "@/lib/subjects/points/prices/currency-key";
import { createRateTable } from "@/lib/subjects/points/prices/rates";
import { ChargeLine } from "./charge-line";

const packages = [
  {
    points: 10,
    prices: [
      { currency: "EUR", amount: 1000 },
      { currency: "THB", amount: 40_000 },
    ] as const,
  },
];
const rates = createRateTable(packages, "en-US", "about #");
const texts = { EUR: "Charged in EUR by card", THB: "Estimate, charged in EUR by card" };

afterEach(() => localStorage.clear());

test("the static page has the line of its first currency, and the visitor's own after hydration", () => {
  localStorage.setItem(currencyKey, "THB");
  const line = <ChargeLine texts={texts} rates={rates} />;
  const container = document.createElement("div");
  container.innerHTML = renderToString(line);
  expect(container.textContent).toBe(texts.EUR);
  // What the inline script reads (lib/app/inline-scripts/visitor-currency.ts).
  const stated = container.querySelector<HTMLElement>("[data-prices]")!.dataset["prices"]!;
  expect(JSON.parse(stated.replaceAll("`", '"'))).toEqual(texts);
  const roots: Root[] = [];
  act(() => void roots.push(hydrateRoot(container, line)));
  expect(container.textContent).toBe(texts.THB);
  act(() => roots.forEach((root) => root.unmount()));
});

test.each<[string, Record<string, string>, typeof rates]>([
  ["a school that does not state what it charges", {}, rates],
  ["a school without packages", texts, undefined],
])("%s has no line", (_case, charged, table) => {
  const container = document.createElement("div");
  const root = createRoot(container);
  act(() => root.render(<ChargeLine texts={charged} rates={table} />));
  expect(container.innerHTML).toBe("");
  act(() => root.unmount());
});
