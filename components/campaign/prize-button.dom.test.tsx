import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { campaignWords } from "@/lib/subjects/campaign/campaign-words";
import type { PhoneFormProps } from "./phone-form";
import { PrizeButton } from "./prize-button";

/** A fake layout, since jsdom has none. */
const layout = { linkBottom: 60, elementsBelow: [] as Element[] };

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(document, { elementsFromPoint: () => layout.elementsBelow });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  Element.prototype.getBoundingClientRect = function () {
    const bottom = this.matches("[data-part=prize]") ? layout.linkBottom : 56;
    return { left: 300, right: 344, top: bottom - 44, bottom } as DOMRect;
  };
  Range.prototype.getClientRects = () =>
    [{ left: 0, right: 390, top: 0, bottom: 400 }] as unknown as DOMRectList;
});
afterEach(() => jest.useRealTimers());

test("after scrolling, the floating icon is shown while the page is still and it covers no content", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const form = { region: "vn", season: "2021-01", prizePath: "/prize", enrolPath: "/enroll" };
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="vi-VN" messages={{ campaign: campaignWords.vn }}>
        <PrizeButton button="Your voucher: 1,500" {...(form as PhoneFormProps)} />
      </NextIntlClientProvider>,
    ),
  );
  const icon = document.querySelector("[data-part=prize-mark]");
  const isShown = () => icon?.hasAttribute("data-clear");
  const scroll = (restMs: number) => {
    dispatchEvent(new Event("scroll"));
    jest.advanceTimersByTime(restMs);
  };
  scroll(1000);
  // The button itself is visible.
  expect(isShown()).toBe(false);
  layout.linkBottom = -1;
  scroll(100);
  expect(isShown()).toBe(false);
  scroll(1000);
  expect(isShown()).toBe(true);
  for (const html of ["<p>Words</p>", "<img alt=''>", "<button></button>", "<input>"]) {
    const box = document.createElement("div");
    box.innerHTML = html;
    layout.elementsBelow = [box.firstElementChild!, box];
    scroll(1000);
    expect(isShown()).toBe(false);
  }
  layout.elementsBelow = [document.createElement("section")];
  scroll(1000);
  expect(isShown()).toBe(true);
  // Keyboards and screen readers reach only the button.
  expect(document.querySelectorAll("a:not([aria-hidden])")).toHaveLength(1);
  expect(icon?.getAttribute("tabindex")).toBe("-1");
  act(() => root.unmount());
});
