import fc from "fast-check";
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import examples from "libphonenumber-js/examples.mobile.json";
import { e164 } from "./e164";

test.each([
  [1, 8095551234, "+18095551234"],
  [1809, 5551234, "+18095551234"],
  // The whole national number after the code with the area, and the prefix of long-distance calls.
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
  // A zero that belongs to the number, and was lost on the way.
  [39, 612345678, "+390612345678"],
  [390, 612345678, "+390612345678"],
  ["39", "0612345678", "+390612345678"],
  [225, 707123456, "+2250707123456"],
  [849, 1234567, "+84901234567"],
])("%s and %s are %s", (code, number, expected) => {
  expect(e164(code, number)).toBe(expected);
});

test("digits that nobody can have stand as they are", () => {
  expect(e164(84, 1234)).toBe("+841234");
  expect(e164(0, 0)).toBe("+00");
  expect(e164(84, 99_999_999_999_999)).toBe("+8499999999999999");
});

/** Every way to cut the digits in two that the calls take: a code of 1 to 4 digits and a number of at least 1000. */
const cuts = (digits: string) =>
  [1, 2, 3, 4]
    .map((at) => [Number(digits.slice(0, at)), Number(digits.slice(at))] as const)
    .filter(([, number]) => number >= 1000 && number <= 99_999_999_999_999);

const mobiles = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

test("a mobile number of every country, cut after its country code, is itself", () => {
  const wrong = mobiles.flatMap(({ number, country = "", countryCallingCode }) => {
    const rest = Number(number.slice(1 + countryCallingCode.length));
    return e164(countryCallingCode, rest) === number ? [] : [country];
  });
  // In Gabon the number without its lost zero is one as well: nobody can tell which was meant.
  expect(wrong).toEqual(["GA"]);
});

test("a mobile number of every country is itself with its code typed twice", () => {
  const wrong = mobiles.flatMap(({ number, country = "", countryCallingCode }) => {
    const digits = Number(number.slice(1));
    return digits > 99_999_999_999_999 || e164(countryCallingCode, digits) === number ? [] : [country];
  });
  expect(wrong).toEqual([]);
});

/** Numbers that exist, near the examples. */
const numbers = fc
  .tuple(fc.constantFrom(...mobiles), fc.integer({ min: 0, max: 99_999 }))
  .map(([{ number }, end]) => number.slice(0, -5) + String(end).padStart(5, "0"))
  .filter((text) => parsePhoneNumberFromString(text, { extract: false })?.isValid() ?? false);

test("every number is the same one however it is cut", () => {
  fc.assert(
    fc.property(numbers, (text) => {
      const digits = text.slice(1);
      const whole = parsePhoneNumberFromString(text)?.number;
      for (const [code, rest] of cuts(digits)) {
        // Where a cut loses zeros, what is left may be another's number: nobody can tell.
        if (`${code}${rest}` === digits) expect(e164(code, rest)).toBe(whole);
      }
    }),
    { numRuns: 300 },
  );
});
