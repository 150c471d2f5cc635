import fc from "fast-check";
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import examples from "libphonenumber-js/examples.mobile.json";
import { toE164 } from "./e164";

test.each([
  [1, 8095551234, "+18095551234"],
  [1809, 5551234, "+18095551234"],
  // The full national number after a code that includes the area, and the long-distance prefix.
  [1809, 8095551234, "+18095551234"],
  [1, 18095551234, "+18095551234"],
  [84, 912345678, "+84912345678"],
  [84, 84912345678, "+84912345678"],
  [849, 12345678, "+84912345678"],
  ["084", "0912345678", "+84912345678"],
  [7, 89123456789, "+79123456789"],
  [84, 84977357166, "+84977357166"],
  [62, 62811234567, "+62811234567"],
  [62, 811234567, "+62811234567"],
  [1809, 18095551234, "+18095551234"],
  [39, 39612345678, "+390612345678"],
  [84, 841234567, "+84841234567"],
  // A leading zero of the number was lost.
  [39, 612345678, "+390612345678"],
  [390, 612345678, "+390612345678"],
  ["39", "0612345678", "+390612345678"],
  [225, 707123456, "+2250707123456"],
  [849, 1234567, "+84901234567"],
])("%s and %s are %s", (code, number, expected) => {
  expect(toE164(code, number)).toBe(expected);
});

test("digits of no valid number are unchanged", () => {
  expect(toE164(84, 1234)).toBe("+841234");
  expect(toE164(0, 0)).toBe("+00");
  expect(toE164(84, 99_999_999_999_999)).toBe("+8499999999999999");
});

/** Lists all splits that the calls accept: a code of 1 to 4 digits and a number of at least 1000. */
const cuts = (digits: string) =>
  [1, 2, 3, 4]
    .map((at) => [Number(digits.slice(0, at)), Number(digits.slice(at))] as const)
    .filter(([, number]) => number >= 1000 && number <= 99_999_999_999_999);

const mobiles = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

test("a mobile number of every country, split after its country code, is unchanged", () => {
  const wrong = mobiles.flatMap(({ number, country = "", countryCallingCode }) => {
    const rest = Number(number.slice(1 + countryCallingCode.length));
    return toE164(countryCallingCode, rest) === number ? [] : [country];
  });
  // In Gabon the number without its leading zero is valid too, so the result is ambiguous.
  expect(wrong).toEqual(["GA"]);
});

test("a mobile number of every country is recognized with its country code typed twice", () => {
  const wrong = mobiles.flatMap(({ number, country = "", countryCallingCode }) => {
    const digits = Number(number.slice(1));
    return digits > 99_999_999_999_999 || toE164(countryCallingCode, digits) === number ? [] : [country];
  });
  expect(wrong).toEqual([]);
});

/** Valid numbers similar to the examples. */
const numbers = fc
  .tuple(fc.constantFrom(...mobiles), fc.integer({ min: 0, max: 99_999 }))
  .map(([{ number }, end]) => number.slice(0, -5) + String(end).padStart(5, "0"))
  .filter((text) => parsePhoneNumberFromString(text, { extract: false })?.isValid() ?? false);

test("every split of a number gives the same result", () => {
  fc.assert(
    fc.property(numbers, (text) => {
      const digits = text.slice(1);
      const whole = parsePhoneNumberFromString(text)?.number;
      for (const [code, rest] of cuts(digits)) {
        // Splits that lose zeros are ambiguous, because the rest may be another valid number.
        if (`${code}${rest}` === digits) expect(toE164(code, rest)).toBe(whole);
      }
    }),
    { numRuns: 300 },
  );
});
