import { cropOf, shownWidth } from "./crop";

test("the crop's width is compared with the width of its place", () => {
  const whole = cropOf(1.6, 1.6, { across: 0.5, down: 0.5, zoom: 1 });
  expect(1280 * whole.width).toBeGreaterThanOrEqual(shownWidth("16:10", "homeBanners"));
  const half = cropOf(1.6, 1.6, { across: 0.5, down: 0.5, zoom: 4 });
  expect(1280 * half.width).toBeLessThan(shownWidth("16:10", "homeBanners"));
  expect(shownWidth("3:1", "liveBanner")).toBe(1200);
  expect(shownWidth("1:1", "advert")).toBeGreaterThan(shownWidth("1:1"));
});
