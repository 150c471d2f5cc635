import fc from "fast-check";
import { countries } from "./countries";
import { searchRegions, type CountryOrRegion } from "./regions";

const list = countries();
const codes = (query: string) => [...new Set(searchRegions(query, list).map(({ code }) => code))];

describe("the list of countries", () => {
  test("has about 240 regions, each a two-letter code with both names and a dial code of digits", () => {
    expect(list.length).toBeGreaterThanOrEqual(240);
    expect(list.length).toBeLessThan(260);
    for (const region of list) {
      expect(region).toMatchObject({
        code: expect.stringMatching(/^[A-Z]{2}$/),
        zh: expect.stringMatching(/\p{Script=Han}/u),
        en: expect.stringMatching(/\p{Script=Latin}{2}/u),
        dialCode: expect.stringMatching(/^[1-9]\d{0,3}$/),
      });
    }
  });

  test("has no entry twice", () => {
    expect(new Set(list.map(({ code, dialCode }) => code + dialCode)).size).toBe(list.length);
  });

  test.each([
    ["China", "CN", ["86"]],
    ["Vietnam", "VN", ["84"]],
    ["Indonesia", "ID", ["62"]],
    ["the United States", "US", ["1"]],
    ["the United Kingdom", "GB", ["44"]],
    ["Canada", "CA", ["1"]],
    ["Russia", "RU", ["7"]],
    ["the Dominican Republic", "DO", ["1809", "1829", "1849"]],
    ["Puerto Rico", "PR", ["1787", "1939"]],
    ["Jamaica", "JM", ["1658", "1876"]],
    ["the Bahamas", "BS", ["1242"]],
  ])("%s has its dial codes (spec section 9)", (_name, code, expected) => {
    expect(list.filter((region) => region.code === code).map(({ dialCode }) => dialCode)).toEqual(expected);
  });
});

describe("searching a region", () => {
  test.each([
    ["vn", "VN"],
    ["84", "VN"],
    ["+84", "VN"],
    ["0084", "VN"],
    ["＋８４", "VN"],
    ["viet", "VN"],
    [" VIETNAM ", "VN"],
    ["越南", "VN"],
    ["越", "VN"],
    ["+1 (809)", "DO"],
    ["1-849", "DO"],
    ["cote d'ivoire", "CI"],
    ["Türkiye", "TR"],
    ["turkiye", "TR"],
    ["香港", "HK"],
    ["united king", "GB"],
    ["USA", "US"],
    ["u.s.", "US"],
    ["United States of America", "US"],
    ["England", "GB"],
    ["UK", "GB"],
    ["Viet Nam", "VN"],
    ["Việt Nam", "VN"],
    ["vietnam", "VN"],
    ["korea", "KR"],
    ["한국", "KR"],
    ["hongkong", "HK"],
    ["Holland", "NL"],
    ["guinea bissau", "GW"],
  ])("%s finds %s first", (query, code) => {
    expect(codes(query)[0]).toBe(code);
  });

  test("an exact code comes before names that contain it", () => {
    expect(codes("id")[0]).toBe("ID");
    expect(codes("1").slice(0, 2).toSorted()).toEqual(["CA", "US"]);
  });

  test("an empty query returns all regions, an unknown text none", () => {
    expect(searchRegions("  ", list)).toEqual(list);
    for (const query of ["zzz", "<b>", "9999", "👩‍🏫", "a".repeat(10_000)]) {
      expect(searchRegions(query, list)).toEqual([]);
    }
  });

  test("finds names in the reader's language", () => {
    expect(codes("Mỹ")).toContain("US");
    expect(searchRegions("hàn quốc", list, { KR: "Hàn Quốc" }).map(({ code }) => code)).toEqual(["KR"]);
    expect(searchRegions("duc", list, { DE: "Đức" })[0]?.code).toBe("DE");
  });

  const anyRegion = fc.constantFrom(...list);
  const has = (found: CountryOrRegion[], region: CountryOrRegion) => found.includes(region);

  test("every region is found by its code, its dial code and both names, in any case", () => {
    fc.assert(
      fc.property(anyRegion, fc.boolean(), (region, upper) => {
        const written = (text: string) => (upper ? text.toUpperCase() : text.toLowerCase());
        for (const text of [region.code, region.dialCode, `+${region.dialCode}`, region.en, region.zh]) {
          expect(has(searchRegions(written(text), list), region)).toBe(true);
        }
      }),
    );
  });

  test("a longer query finds only regions that the shorter one found", () => {
    const beginning = fc.tuple(anyRegion, fc.nat(30), fc.nat(30), fc.constantFrom("en", "zh", "dialCode"));
    fc.assert(
      fc.property(beginning, ([region, a, b, field]) => {
        const text = region[field as "en"];
        const [short, long] = [Math.min(a, b), Math.max(a, b)].map((end) => text.slice(0, end + 1));
        const fewer = new Set(searchRegions(short ?? "", list));
        expect(searchRegions(long ?? "", list).every((found) => fewer.has(found))).toBe(true);
      }),
    );
  });

  test("any query returns a subset of the list without duplicates", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (query) => {
        const found = searchRegions(query, list);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((region) => list.includes(region))).toBe(true);
      }),
    );
  });
});
