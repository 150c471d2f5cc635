import { config } from "@/middleware";
import { files, folders, isPage } from "./not-pages";

const [matcher = ""] = config.matcher;

test("the middleware lets through exactly what is no page", () => {
  const names = [
    ...folders.map((name) => `${name}/`),
    ...files.map((name) => `${name.replace(".", "\\.")}$`),
  ];
  expect(/^\/\(\(\?!(.*)\)\.\*\)$/.exec(matcher)?.[1]?.split("|").toSorted()).toEqual(names.toSorted());
});

test.each(["/", "/home", "/api", "/apis/x", "/x.txt", "/robots.txt/x", "/healthz/x", "/study-abroad/og/"])(
  "%s is a page, there or missing",
  (path) => expect(isPage(path)).toBe(true),
);

test.each(["/api/v1/partner", "/chief/pc/version", "/_next/x", "/art/nothing", "/healthz", "/sitemap.xml"])(
  "%s is none",
  (path) => expect(isPage(path)).toBe(false),
);
