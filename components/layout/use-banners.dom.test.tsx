import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { SWRConfig } from "swr";
import { ClassBannerRow } from "@/components/pages/class/class-banner-row";
import { BannerCarousel } from "@/components/pages/home/banner-carousel";
import type { Hello } from "@/components/pages/home/hello-board";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResult } from "@/lib/base/contract/result";
import { placements } from "@/lib/subjects/placements/names";
import english from "@/messages/en-US/site.json";
import { FirstBanner } from "./first-banner";
import type { InitialBanners } from "./use-banners";

jest.mock("@/lib/app/bootstrap/client");
// Embla measures slides, and jsdom has no layout.
jest.mock("@/components/ui/use-carousel", () => ({
  useCarousel: () => ({ viewport: () => undefined, handlers: {} }),
}));
jest.mock("@/components/pages/home/hello-board", () => ({ HelloBoard: () => null }));
const request = jest.mocked(call as (...call: unknown[]) => Promise<CallResult<unknown>>);

/** The board is not rendered. */
const hello = {} as Hello;

const toPlacement = (...pictures: string[]) => ({
  link_properties: pictures.map((link, order) => ({ id: order + 1, url: "", link, order, alt: "" })),
});

/** Initial data of a page that was rendered `ageMs` ago. */
const initialBanners = (ageMs = 0): InitialBanners => ({
  fallback: toPlacement("/old.svg"),
  refreshOnMount: false,
  renderedAt: Date.now() - ageMs,
});

let root: Root;

async function renderBanners(banners: React.ReactNode) {
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <NextIntlClientProvider locale="en-US" messages={english}>
          {banners}
        </NextIntlClientProvider>
      </SWRConfig>,
    ),
  );
  await wait(100);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const pictureAddresses = () =>
  [...document.querySelectorAll("img")].map((picture) => picture.getAttribute("src"));

beforeEach(() => {
  jest.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  request.mockReset().mockResolvedValue({ code: 0, message: "", data: toPlacement("/new.svg") });
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

const components = [
  [
    "home",
    placements.homeBanners,
    (start: InitialBanners) => <BannerCarousel hello={hello} initial={start} />,
  ],
  ["the class page", placements.classBanners, (start: InitialBanners) => <ClassBannerRow initial={start} />],
  [
    "the live page",
    placements.liveBanner,
    (start: InitialBanners) => <FirstBanner placement={placements.liveBanner} initial={start} />,
  ],
] as const;

describe.each(components)("the banners of %s", (_, placement, banners) => {
  test("are the server's at first, and are updated within a minute", async () => {
    await renderBanners(banners(initialBanners()));
    expect(pictureAddresses()).toEqual(["/old.svg"]);
    expect(request).not.toHaveBeenCalled();
    await wait(60_000);
    expect(request).toHaveBeenCalledWith("homePage", placement);
    expect(pictureAddresses()).toEqual(["/new.svg"]);
  });

  test("are requested at once on an old page", async () => {
    await renderBanners(banners(initialBanners(10 * 60_000)));
    expect(pictureAddresses()).toEqual(["/new.svg"]);
  });

  test("are requested at once if the server rendered a stale response", async () => {
    await renderBanners(banners({ ...initialBanners(), refreshOnMount: true }));
    expect(pictureAddresses()).toEqual(["/new.svg"]);
  });

  test("stay when a request fails", async () => {
    request.mockResolvedValue({ code: 5020, message: "unreachable" });
    await renderBanners(banners(initialBanners(10 * 60_000)));
    expect(request).toHaveBeenCalledTimes(1);
    expect(pictureAddresses()).toEqual(["/old.svg"]);
  });
});

test("banners are sorted by their `order`", async () => {
  const [first, second] = toPlacement("/1.svg", "/2.svg").link_properties;
  await renderBanners(
    <BannerCarousel
      hello={hello}
      initial={{ ...initialBanners(), fallback: { link_properties: [second!, first!] } }}
    />,
  );
  expect(pictureAddresses()).toEqual(["/1.svg", "/2.svg"]);
});
