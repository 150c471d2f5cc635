import { countryChoices } from "./country-choices";

test("each country is listed once, with its name in the desk's language", () => {
  const english = countryChoices("en-US");
  const names = new Map(english.map(({ value, text }) => [value, text]));
  expect(names.get("CN")).toBe("China");
  expect(names.get("HK")).toBe("Hong Kong");
  expect(new Set(names.values()).size).toBe(english.length);
  for (const code of ["EU", "UN", "ZZ", "SU", "UK"]) expect(names.has(code)).toBe(false);
  expect(english.length).toBeGreaterThan(240);
  expect(countryChoices("zh-CN")).toContainEqual({ value: "VN", text: "越南" });
});
