import { endpoints } from "../../base/contract/endpoints";
import { routes } from "../../base/routes";
import { routeLabel } from "./route-label";

test.each([
  ["GET", "/home?locale=vi-VN", "/home"],
  ["GET", "/hot-sell/detail/12", "/hot-sell/detail/{id}"],
  ["GET", "/study-abroad/enroll/vn-facebook-jan", "/study-abroad/enroll/{region}"],
  ["POST", "/api/v1/student/doom/preSale", "/api/v1/student/doom/preSale"],
  ["POST", "/api/v1/student/search/pre_sales", "/api/v1/student/doom/preSale"],
  ["GET", "/api/v1/student/version/2", "/api/v1/student/version/{type}"],
  ["GET", "/api/v1/activity/abroad/is_applied?code=84&num=912345678", "/api/v1/activity/abroad/is_applied"],
  ["GET", "/_next/static/chunks/1.js", "/_next/"],
  ["GET", "/readyz", "/readyz"],
  ["DELETE", "/api/v1/partner", "unknown"],
  ["GET", "/wp-login.php", "unknown"],
  ["GET", "//", "unknown"],
  ["GET", "*", "unknown"],
])("%s %s is %s", (method, address, label) => {
  expect(routeLabel(method, address)).toBe(label);
});

test("the number of labels is bounded for any number of addresses", () => {
  const parts = [
    "home",
    "hot-sell",
    "detail",
    "study-abroad",
    "api",
    "v1",
    "account",
    "7",
    "x".repeat(50),
    "%2F",
  ];
  const labels = new Set<string>();
  for (let n = 0; n < 10_000; n += 1) {
    const path = [n, n * 7, n * 31].map((salt) => parts[salt % parts.length]).join("/");
    labels.add(routeLabel(n % 2 ? "GET" : "POST", `/${path}${n}?q=${n}`));
    labels.add(routeLabel("GET", `/hot-sell/detail/${n}`));
  }
  expect(labels.size).toBeLessThan(Object.keys(routes).length + Object.keys(endpoints).length);
});
