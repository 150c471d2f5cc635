import fc from "fast-check";
import { getCountries, getExampleNumber, type CountryCode } from "libphonenumber-js/min";
import examples from "libphonenumber-js/examples.mobile.json";
import { countries } from "./countries";
import { formatPhone, parsePhone } from "./phone";

const toSent = (text: string, home: string) => {
  const phone = parsePhone(text, home);
  return phone && formatPhone(phone);
};

test.each([
  ["+84 912 345 678", "VN", "84-912345678"],
  ["+84 912 345 678", "US", "84-912345678"],
  ["+84912345678", "86", "84-912345678"],
  ["(+84) 912.345.678", "VN", "84-912345678"],
  ["+84 0912 345 678", "VN", "84-912345678"],
  ["0084 912345678", "84", "84-912345678"],
  ["0912345678", "VN", "84-912345678"],
  ["0912345678", "84", "84-912345678"],
  ["84912345678", "84", "84-912345678"],
  ["84-912345678", "VN", "84-912345678"],
  ["  912 345 678 ", "84", "84-912345678"],
  ["＋８４　９１２３４５６７８", "CN", "84-912345678"],
  ["٠٩١٢٣٤٥٦٧٨", "VN", "84-912345678"],
  ["010-1234-5678", "KR", "82-1012345678"],
  ["0812-3456-7890", "ID", "62-81234567890"],
  ["138 0013 8000", "CN", "86-13800138000"],
  ["(415) 555-2671", "US", "1-4155552671"],
  // Copied from address books, with direction marks.
  ["\u202D+84 912 345 678\u202C", "VN", "84-912345678"],
  ["\u2066\u200E0912\u00A0345\u202F678\u2069", "VN", "84-912345678"],
  ["\uFEFF0812\u20113456\u20117890", "ID", "62-81234567890"],
  ["tel:+84-912-345-678", "VN", "84-912345678"],
  ["०९१२३४५६७८", "84", "84-912345678"],
  // The country code typed twice.
  ["62811234567", "ID", "62-811234567"],
  ["62811234567", "62", "62-811234567"],
  ["+62 62811234567", "VN", "62-811234567"],
  ["0062 62 811 234 567", "VN", "62-811234567"],
  ["+84 84977357166", "ID", "84-977357166"],
  ["+84 084 977 357 166", "ID", "84-977357166"],
  // A valid number that begins with the digits of its country code.
  ["841234567", "84", "84-841234567"],
  ["0841 234 567", "VN", "84-841234567"],
  // In Italy the zero belongs to the number.
  ["06 1234 5678", "IT", "39-0612345678"],
  ["809 555 1234", "DO", "1809-5551234"],
  ["555 1234", "1809", "1809-5551234"],
  ["+1 849 555 1234", "1809", "1849-5551234"],
])("%s with the default %s is %s", (text, home, expected) => {
  expect(toSent(text, home)).toBe(expected);
});

test.each([
  ["", "VN"],
  ["   ", "VN"],
  ["123", "VN"],
  ["0".repeat(12), "VN"],
  ["9".repeat(10_000), "VN"],
  ["+84 12345", "VN"],
  ["hello", "VN"],
  ["<b>0912345678</b>", "VN"],
  ["0912345678 or 0987654321", "VN"],
  ["+44 7911 123456 ext 5", "GB"],
  ["📞0912345678", "VN"],
  ["0912345678", "9999"],
  ["0912345678", "ZZ"],
  ["0912345678", ""],
  ["0912345678 ext. 5", "VN"],
  ["0912345678 #5", "VN"],
  ["0912345678 máy lẻ 12", "VN"],
  ["②912345678", "VN"],
])("%j with the default %j is not a number", (text, home) => {
  expect(parsePhone(text, home)).toBeUndefined();
});

test("returns the region of a pasted number", () => {
  expect(parsePhone("+62 812 3456 7890", "VN")?.region).toBe("ID");
});

/** A mobile number of every country for which there is an example. */
const mobiles = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);
const separators = fc.array(fc.constantFrom("", "", " ", "-", ".", "\u00a0"), {
  minLength: 20,
  maxLength: 20,
});
const fullWidth = (text: string) =>
  text.replace(/[0-9+]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

test("separators and full-width characters do not change a number, its format or its dial code", () => {
  const dialCodes = new Set(countries().map(({ dialCode }) => dialCode));
  fc.assert(
    fc.property(fc.constantFrom(...mobiles), separators, fc.boolean(), (mobile, between, wide) => {
      const loose = [...mobile.number]
        .map((sign, index) => sign + (sign === "+" ? "" : between[index]))
        .join("");
      const found = parsePhone(wide ? fullWidth(loose) : loose, "VN");
      expect(found && found.code + found.number).toBe(mobile.number.slice(1));
      expect(dialCodes).toContain(found?.code);
      expect(found && formatPhone(found)).toMatch(/^\d{1,4}-\d{4,14}$/);
    }),
  );
});

test("the national and international formats of a number give the same result", () => {
  fc.assert(
    fc.property(fc.constantFrom(...mobiles), (mobile) => {
      const home = mobile.country as CountryCode;
      expect(toSent(mobile.formatNational(), home)).toBe(toSent(mobile.number, "VN"));
    }),
  );
});

test("a parsed number parses to itself, and no input throws", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("VN", "84", "1809", "", "XX"),
      (text, home) => {
        const found = parsePhone(text, home);
        if (found) expect(parsePhone(`+${found.code}${found.number}`, "VN")).toEqual(found);
      },
    ),
  );
});

test("a country code typed twice counts once", () => {
  fc.assert(
    fc.property(fc.constantFrom(...mobiles), fc.constantFrom("", " ", "-", "\u202C"), (mobile, between) => {
      const { countryCallingCode: code, number } = mobile;
      expect(toSent(`+${code}${between}${number.slice(1)}`, "")).toBe(toSent(number, ""));
    }),
    { numRuns: 500 },
  );
});
