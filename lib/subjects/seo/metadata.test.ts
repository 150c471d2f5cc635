import { languages, type Language } from "../../base/i18n/languages";
import { routes, type Route, type RouteName } from "../../base/routes";
import { schoolFile } from "../school/school-file";
import { setSchool } from "../school/school";
import { fullTitle, pageMetadata } from "./metadata";

process.env.SITE_URL = "https://school.example";

const names = Object.keys(routes) as RouteName[];
const route = (name: RouteName): Route => routes[name];
const params = { id: 7, region: "vn", slug: "open-day" };
const head = (name: RouteName, language: Language) =>
  pageMetadata({ route: name, language, title: "Title", description: "Words.", params });

const own = names.filter((name) => !route(name).campaign);
const indexed = own.filter((name) => route(name).indexed);
const hidden = own.filter((name) => !route(name).indexed);

describe("with fewer languages", () => {
  afterEach(() => setSchool(schoolFile()));

  test("only these are alternates; the plain address is that of English", () => {
    setSchool({ ...schoolFile(), languages: ["en-US", "vi-VN"] });
    expect(head("home", "vi-VN").alternates).toEqual({
      canonical: "https://school.example/home?locale=vi-VN",
      languages: {
        "en-US": "https://school.example/home",
        "vi-VN": "https://school.example/home?locale=vi-VN",
        "x-default": "https://school.example/home",
      },
    });
  });

  test("without English, the plain address is that of the first language", () => {
    setSchool({ ...schoolFile(), languages: ["ko-KR", "zh-TW"] });
    expect(head("home", "zh-TW").alternates).toEqual({
      canonical: "https://school.example/home",
      languages: {
        "zh-TW": "https://school.example/home",
        "ko-KR": "https://school.example/home?locale=ko-KR",
        "x-default": "https://school.example/home",
      },
    });
    expect(head("home", "ko-KR").alternates?.canonical).toBe("https://school.example/home?locale=ko-KR");
  });
});

describe.each(indexed)("the head of %s", (name) => {
  test.each(languages)(
    "in %s has its own canonical, which is among the alternates of every other language",
    (language) => {
      const canonical = head(name, language).alternates?.canonical;
      const query = language === "en-US" ? "" : `\\?locale=${language}`;
      expect(canonical).toMatch(new RegExp(`^https://school\\.example/[^?]*${query}$`));
      for (const other of languages) {
        expect(head(name, other).alternates?.languages?.[language]).toBe(canonical);
      }
    },
  );

  test("is indexed", () => {
    expect(head(name, "en-US").robots).toMatchObject({ index: true, follow: true });
  });

  test("lists all languages and the plain address, and nothing else", () => {
    const set = head(name, "ko-KR").alternates?.languages ?? {};
    expect(Object.keys(set).sort()).toEqual([...languages, "x-default"].sort());
    expect(set["x-default"]).not.toContain("?");
    expect(set["x-default"]).toBe(set["en-US"]);
    expect(new Set(Object.values(set)).size).toBe(languages.length);
  });

  test.each(languages)("in %s has data for link previews", (language) => {
    const { openGraph, twitter, alternates } = head(name, language);
    const image = {
      url: `https://school.example/og/${language}/${name}`,
      width: 1200,
      height: 630,
      alt: "Title",
    };
    expect(openGraph).toMatchObject({
      type: "website",
      locale: language.replace("-", "_"),
      url: alternates?.canonical,
      images: [image],
    });
    expect(twitter).toMatchObject({ card: "summary_large_image" });
  });
});

test.each(hidden)("%s is not indexed and has no alternates", (name) => {
  const { robots, alternates } = head(name, "en-US");
  expect(robots).toMatchObject({ index: false });
  expect(alternates).toBeUndefined();
});

test("a given picture replaces the share picture", () => {
  const image = "https://school.example/art/teacher.png";
  const { openGraph } = pageMetadata({
    route: "home",
    language: "en-US",
    title: "T",
    description: "D",
    image,
  });
  expect(openGraph?.images).toMatchObject([{ url: image }]);
});

test("the site's name is added once", () => {
  expect(fullTitle("Courses", "en-US")).toBe("Courses | Yuqiao");
  expect(fullTitle("課程", "zh-TW")).toBe("課程｜語橋");
  expect(fullTitle("About Yuqiao", "en-US")).toBe("About Yuqiao");
});
