import fc from "fast-check";
import { canonicalTarget, maxQueryFields, maxTargetLength } from "./canonical-target";

test.each([
  ["/", "/"],
  ["/home", "/home"],
  ["/home/", "/home/"],
  ["/home?locale=vn", "/home?locale=vn"],
  ["/home?", "/home?"],
  ["/home#part", "/home"],
  ["/home?a=1#part?b", "/home?a=1"],
  ["/study-abroad/vn-t%E1%BA%BFt?x=%E0%A4%A", "/study-abroad/vn-t%E1%BA%BFt?x=%E0%A4%A"],
  ["/study-abroad/vn-t\xe1\xba\xbft", "/study-abroad/vn-t%E1%BA%BFt"],
  ["/study-abroad/vn-50%-off", "/study-abroad/vn-50%25-off"],
  ["/study-abroad/vn.jan+feb%20mar", "/study-abroad/vn.jan+feb%20mar"],
  ['/study-abroad/vn{a}|"b"', "/study-abroad/vn%7Ba%7D%7C%22b%22"],
  ["http://evil.example/home?x=1", "/home?x=1"],
  ["http://evil.example", "/"],
  ["http://evil.example?x", "/?x"],
  ["/qr/%E0%A4%A", "/qr/%25E0%25A4%25A"],
  ["/qr/%", "/qr/%25"],
  ["/%ff?y=%", "/%25ff?y=%"],
  ["/%c0%ae%c0%ae/x", "/%25c0%25ae%25c0%25ae/x"],
  ["/%68ome/%7Euser", "/home/~user"],
  ["/home.rsc?x=.rsc", "/home%2ersc?x=.rsc"],
  ["/home.r%73c", "/home%2ersc"],
  ["/home.segments/_tree.segment.rsc", "/home.segments/_tree.segment%2ersc"],
  ["/home.rsc/x", "/home.rsc/x"],
  ["/a?x=http://evil.example/../", "/a?x=http://evil.example/../"],
  ["/a?x='\"<>\xc3\xa9", "/a?x=%27%22%3C%3E%C3%A9"],
  ["/...", "/..."],
  ["/a..b/.c", "/a..b/.c"],
])("%s is normalized to %s", (target, canonical) => {
  expect(canonicalTarget(target)).toMatchObject({ target: canonical });
});

test("the host of an absolute target is returned", () => {
  expect(canonicalTarget("HTTPS://user@evil.example:8/home")).toEqual({
    target: "/home",
    authority: "user@evil.example:8",
  });
});

test.each([
  ...[
    "/api/../en-US/home",
    "/api/./x",
    "/..",
    "/.",
    "/a/..",
    "/%2e%2e/x",
    "/.%2E/x",
    "/%2e",
    "/%252e%252e/x",
  ],
  ...["/..;/x", "/a/..;x=1/b", "/%2e%2e%3bx/y", "http://site/../x"],
  ...["/a%2fb", "/a%2Fb", "/a%5cb", "/a%255Cb", "/a%25252fb", "/a%252%66", "/a\\b", "\\", "/\\evil.example"],
  ...[
    "/%00",
    "/a%0d%0aSet-Cookie:x",
    "/a%7f",
    "/a%2500",
    "/a\tb",
    "/a b",
    "/a\x7f",
    "/home?\x00",
    "/h\u1ebft",
  ],
  ...["*", "", "?x", "home", "evil.example:443", "ftp://evil.example/", "javascript:alert(1)"].filter(
    Boolean,
  ),
])("%s is refused", (target) => {
  expect(canonicalTarget(target)).toEqual({ status: 400 });
});

test.each([
  ["//", "/"],
  ["//evil.example", "/evil.example"],
  ["///evil.example//x/?a=//b", "/evil.example/x/?a=//b"],
  ["/home//", "/home/"],
  ["/api//v1///partner?x", "/api/v1/partner?x"],
  ["http://site//evil.example", "/evil.example"],
])("%s redirects to %s", (target, location) => {
  expect(canonicalTarget(target)).toEqual({ status: 308, location });
});

test("the length of targets and the number of query fields are limited", () => {
  const path = `/${"a".repeat(maxTargetLength - 1)}`;
  expect(canonicalTarget(path)).toEqual({ target: path });
  expect(canonicalTarget(`${path}a`)).toEqual({ status: 414 });
  const query = `/home?${Array<string>(maxQueryFields).fill("a=1").join("&")}`;
  expect(canonicalTarget(query)).toEqual({ target: query });
  expect(canonicalTarget(`${query}&a`)).toEqual({ status: 400 });
  expect(canonicalTarget(`/home?${"&".repeat(maxQueryFields)}`)).toEqual({ status: 400 });
});

test("normalizing is idempotent and agrees with the URL parser", () => {
  const parts = [
    ...[
      "/",
      "//",
      ".",
      "..",
      "%2e",
      "%2E.",
      "%252e",
      "\\",
      "%5c",
      "%2f",
      "%252F",
      "%",
      "%2",
      "%c3",
      "%a1",
      "%00",
    ],
    ...[
      "a",
      "home",
      "api",
      "en-US",
      ";",
      ";x=1",
      "é",
      "\xe1\xba\xbf",
      "|",
      "^",
      "`",
      "{",
      "}",
      '"',
      "'",
      "<",
      ">",
    ],
    ...[
      "?",
      "&",
      "=",
      "#",
      "@",
      ":",
      "http://",
      "+",
      "~",
      "%7e",
      "%61",
      "%25",
      ".rsc",
      " ",
      "\t",
      "[",
      "]",
      "!",
    ],
  ];
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((some) => some.join(""));
  const targets = fc.oneof(
    text,
    text.map((some) => `/${some}`),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(targets, (sent) => {
      const read = canonicalTarget(sent);
      if ("status" in read) {
        if (read.location === undefined) return;
        expect(canonicalTarget(read.location)).toEqual({ target: read.location });
        expect(new URL(read.location, "http://site").origin).toBe("http://site");
        return;
      }
      expect(canonicalTarget(read.target)).toEqual({ target: read.target });
      const url = new URL(read.target, "http://site");
      const [path = "", search = ""] = read.target.split(/(?=\?)(.*)/s);
      expect([url.origin, url.pathname, url.search]).toEqual([
        "http://site",
        path,
        search === "?" ? "" : search,
      ]);
      expect(() => decodeURIComponent(url.pathname)).not.toThrow();
      expect(decodeURIComponent(url.pathname)).not.toMatch(/\/\/|\/\.{1,2}(?:\/|$)|[\\\0-\x1f]/);
    }),
    { numRuns: 20_000 },
  );
});
