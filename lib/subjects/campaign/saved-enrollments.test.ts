import fc from "fast-check";
import { regions } from "../../base/reference/campaign-regions";
import { addSavedEnrollment, findSavedCode, type SavedEnrollment } from "./saved-enrollments";

test("an enrolment in one region leaves another region's code alone", () => {
  let text = addSavedEnrollment(undefined, { region: "id", season: "2021-01", code: "AAAA" });
  text = addSavedEnrollment(text, { region: "en", season: "2021-01", code: "BBBB" });
  text = addSavedEnrollment(text, { region: "en", season: "2027-02", code: "CCCC" });
  expect(findSavedCode(text, { region: "id", season: "2021-01" })).toBe("AAAA");
  expect(findSavedCode(text, { region: "en", season: "2021-01" })).toBe("BBBB");
  expect(findSavedCode(text, { region: "en", season: "2027-02" })).toBe("CCCC");
  expect(findSavedCode(text, { region: "vn", season: "2021-01" })).toBeUndefined();
});

test.each(["K7QF-2MXD-R9TB", "AB CD", ""])(
  "a single value of earlier versions with the code %j counts until its region enrolls again",
  (code) => {
    const old = `2021-01 ${code}`;
    for (const region of regions) expect(findSavedCode(old, { region, season: "2021-01" })).toBe(code);
    expect(findSavedCode(old, { region: "vn", season: "2021-02" })).toBeUndefined();
    const text = addSavedEnrollment(old, { region: "vn", season: "2021-01", code: "NEW" });
    expect(findSavedCode(text, { region: "vn", season: "2021-01" })).toBe("NEW");
    expect(findSavedCode(text, { region: "id", season: "2021-01" })).toBe(code);
  },
);

test("the last code of each region and season is found, as in a map", () => {
  const enrollment: fc.Arbitrary<SavedEnrollment> = fc.record({
    region: fc.constantFrom(...regions),
    season: fc.constantFrom("2021-01", "2021-01-b", "demo", "2026-12"),
    code: fc.stringMatching(/^[0-9A-Z-]{0,14}$/),
  });
  fc.assert(
    fc.property(fc.array(enrollment, { maxLength: 30 }), (enrollments) => {
      const model = new Map(enrollments.map((one) => [`${one.region} ${one.season}`, one.code]));
      const text = enrollments.reduce<string | undefined>(addSavedEnrollment, undefined);
      for (const { region, season } of enrollments)
        expect(findSavedCode(text, { region, season })).toBe(model.get(`${region} ${season}`));
    }),
  );
});
