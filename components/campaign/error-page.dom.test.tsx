import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { campaignWords } from "@/lib/subjects/campaign/campaign-words";
import { campaignPaths } from "@/lib/base/paths";
import { regionLanguages, regions } from "@/lib/base/reference/campaign-regions";
import ErrorPage from "./error-page";

let root: Root;
beforeEach(() => {
  const container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

test.each(regions)(
  "%s: shows the region's texts, retries, and links to the region's home page",
  async (region) => {
    document.documentElement.lang = regionLanguages[region];
    const reset = jest.fn();
    await act(async () => root.render(<ErrorPage reset={reset} />));
    const { error, enrolled } = campaignWords[region];
    expect(document.querySelector("h1")?.textContent).toBe(error.title);
    const button = document.querySelector("button");
    expect(button?.textContent).toBe(error.retry);
    act(() => button?.click());
    expect(reset).toHaveBeenCalledTimes(1);
    const link = document.querySelector("a");
    expect([link?.textContent, link?.getAttribute("href")]).toEqual([
      enrolled.toHome,
      campaignPaths.home(region),
    ]);
  },
);

test("an unknown language gets English texts", async () => {
  document.documentElement.lang = "xx";
  await act(async () => root.render(<ErrorPage reset={() => undefined} />));
  expect(document.querySelector("h1")?.textContent).toBe(campaignWords.en.error.title);
});
