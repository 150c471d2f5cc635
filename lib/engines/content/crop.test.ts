import { cropOf, displayWidth } from "./crop";

test("the crop's width is compared with the width of its place", () => {
  const whole = cropOf(1.6, 1.6, { across: 0.5, down: 0.5, zoom: 1 });
  expect(1280 * whole.width).toBeGreaterThanOrEqual(displayWidth("16:10", "homeBanners"));
  const half = cropOf(1.6, 1.6, { across: 0.5, down: 0.5, zoom: 4 });
  expect(1280 * half.width).toBeLessThan(displayWidth("16:10", "homeBanners"));
  expect(displayWidth("3:1", "liveBanner")).toBe(1200);
  expect(displayWidth("1:1", "advert")).toBeGreaterThan(displayWidth("1:1"));
});
