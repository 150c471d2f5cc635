import { isInCurrentSection } from "./current-section";

const locationOf = (path: string) => {
  const { href, host } = new URL(path, "https://yuqiao.example");
  return { href, host };
};

test.each([
  ["/hot-sell", "/hot-sell"],
  ["/hot-sell", "/hot-sell?type=live#list"],
  ["/hot-sell?from=advert#top", "/hot-sell"],
  ["/hot-sell/detail/3", "/hot-sell"],
  ["/hot-sell", "/hot-sell/page/2"],
  ["https://yuqiao.example/hot-sell/", "/hot-sell"],
  ["//yuqiao.example/hot-sell", "/hot-sell"],
  ["/study-abroad/vn-banner", "/study-abroad/en"],
  ["/study-abroad/enroll/id", "/study-abroad/id"],
  ["/", "/home"],
  ["/home#free-class", "/home"],
  ["/%68ot-sell", "/hot-sell"],
  ["live", "/live"],
])("%s points to the section open at %s", (url, path) => {
  expect(isInCurrentSection(url, locationOf(path))).toBe(true);
});

test.each([
  ["/hot-sell", "/home"],
  ["/hot-sell", "/hot-sell-news"],
  ["/live", "/hot-sell"],
  ["https://other.example/hot-sell", "/hot-sell"],
  ["https://yuqiao.example:8443/hot-sell", "/hot-sell"],
  ["mailto:hello@yuqiao.example", "/home"],
  ["https://", "/home"],
  ["", "/home"],
  [undefined, "/home"],
  [null, "/home"],
])("%s does not point to the section open at %s", (url, path) => {
  expect(isInCurrentSection(url, locationOf(path))).toBe(false);
});
