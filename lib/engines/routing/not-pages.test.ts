import { isPage } from "./not-pages";

test.each(["/", "/home", "/api", "/apis/x", "/x.txt", "/robots.txt/x", "/healthz/x", "/study-abroad/og/"])(
  "%s is a page or gets the 404 page",
  (path) => expect(isPage(path)).toBe(true),
);

test.each(["/api/v1/partner", "/chief/pc/version", "/_next/x", "/art/nothing", "/healthz", "/sitemap.xml"])(
  "%s is not a page",
  (path) => expect(isPage(path)).toBe(false),
);
