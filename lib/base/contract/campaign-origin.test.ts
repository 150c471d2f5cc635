import fc from "fast-check";
import {
  campaignOrigin,
  originCookie,
  originCookies,
  originFields,
  readOrigin,
  readOrigins,
} from "./campaign-origin";

test.each([
  ["/study-abroad/vn", "", undefined],
  ["/study-abroad/vn", "?locale=en", undefined],
  ["/study-abroad/vn-facebook-jan", "", "segment=vn-facebook-jan"],
  ["/study-abroad/vn-th%C3%A1ng-1", "", "segment=vn-th%C3%A1ng-1"],
  ["/study-abroad/vn-tha%CC%81ng-1", "", "segment=vn-th%C3%A1ng-1"],
  ["/study-abroad/vn%20jan+feb", "", "segment=vn+jan%2Bfeb"],
  ["/study-abroad/vn%ff", "", "segment=vn%25ff"],
  ["/study-abroad/id", "?utm_source=tiktok&fbclid=x", "segment=id&utm_source=tiktok"],
  ["/study-abroad/enroll/en", "?utm_campaign=a%26b&utm_medium=%20", "segment=en&utm_campaign=a%26b"],
])("%s%s", (path, search, origin) => expect(campaignOrigin(path, search)).toBe(origin));

test("a long value is truncated between whole characters", () => {
  expect(campaignOrigin("/study-abroad/vn", `?utm_term=${"x".repeat(5000)}`)).toHaveLength(
    "segment=vn&utm_term=".length + 100,
  );
  const cut = campaignOrigin("/study-abroad/vn", `?utm_term=x${"🌉".repeat(200)}`);
  expect(new URLSearchParams(cut).get("utm_term")).toBe(`x${"🌉".repeat(99)}`);
});

/** A Cookie header with the origin, as a browser sends it. */
const cookieOf = (origin: string) => `a=1; ${originCookie}=${encodeURIComponent(origin)}; b=2`;

test("a stored origin is read back, whatever its values", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (source, term) => {
      const search = `?${String(new URLSearchParams({ utm_source: source, utm_term: term }))}`;
      const origin = campaignOrigin("/study-abroad/vn-x", search) ?? "";
      expect(readOrigin(cookieOf(origin))).toEqual(Object.fromEntries(new URLSearchParams(origin)));
    }),
  );
});

test.each([
  ["no cookie at all", null],
  ["other cookies", "token=x; locale=vi-VN"],
  ["a cookie whose name ends the same", `x${originCookie}=segment%3Dvn-x`],
  ["an empty value", `${originCookie}=`],
  ["a broken escape", `${originCookie}=segment%3Dvn%E0%A4%A`],
  ["more than a cookie can hold", cookieOf(`segment=vn-${"x".repeat(5000)}`)],
  ["unknown fields", cookieOf("__proto__=x&constructor=y&admin=1")],
  ["control characters", cookieOf("segment=vn%00x&utm_source=a%0Ab&utm_term=%1b")],
  ["blanks", cookieOf("segment=%20&utm_source=")],
])("%s: no origin", (_, cookies) => expect(readOrigin(cookies)).toBeUndefined());

test("of a hostile value, only valid fields are read, up to their maximum length", () => {
  const long = "y".repeat(900);
  const hostile = `segment=vn-a&segment=vn-b&utm_source=%00&utm_term=${long}&isAdmin=1&toString=x`;
  expect(readOrigin(cookieOf(hostile))).toEqual({ segment: "vn-a", utm_term: "y".repeat(100) });
});

test("any cookie header gives a valid origin or none", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: "binary" }), (value) => {
      for (const cookies of [value, `${originCookie}=${value}`, cookieOf(value)]) {
        const origin = readOrigin(cookies) ?? {};
        for (const [name, text] of Object.entries(origin)) {
          expect(originFields).toContain(name);
          expect([...text].length).toBeLessThanOrEqual(100);
          expect(text).not.toMatch(/[\0\p{Surrogate}]/u);
        }
      }
    }),
  );
});

test("the last link of each region is kept beside the last link of all", () => {
  const visits = [
    ["/study-abroad/vn-tiktok", "vn", "2021-01-02"],
    ["/study-abroad/en-mail", "en", "2021-01-03"],
    ["/study-abroad/vn-zalo", "vn", "2021-01-04"],
    ["/study-abroad/id", "id", "2021-01-05"],
  ] as const;
  const jar = new Map(
    visits.flatMap(([path, region, day]) =>
      originCookies({ path, search: "" }, region, new Date(day)).map(({ name, value }) => [name, value]),
    ),
  );
  expect(readOrigins([...jar].map(([name, value]) => `${name}=${value}`).join("; "))).toEqual({
    origin: { segment: "vn-zalo" },
    regionOrigins: {
      vn: { origin: { segment: "vn-zalo" }, arrivedAtMs: Date.parse("2021-01-04") },
      en: { origin: { segment: "en-mail" }, arrivedAtMs: Date.parse("2021-01-03") },
    },
  });
});

test.each(["segment%3Dvn-x", "segment%3Dvn-x%26at%3Dsoon", "at%3D5", "%E0%A4%A", ""])(
  "the region's cookie %j has no origin",
  (value) => expect(readOrigins(`campaign_origin_vn=${value}`)).toEqual({}),
);
