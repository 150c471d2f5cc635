import { isBeijingClock } from "./beijing";

const at = (iso: string, offset: number) => {
  const instant = new Date(iso);
  jest.spyOn(instant, "getTimezoneOffset").mockReturnValue(offset);
  return isBeijingClock(instant);
};

test.each([
  ["Beijing, Singapore, Taipei, Perth", -480, true],
  ["Hanoi", -420, false],
  ["Seoul", -540, false],
  ["Greenwich", 0, false],
  ["the opposite offset", 480, false],
])("%s", (_place, offset, expected) => {
  expect(at("2026-11-30T12:00:00Z", offset)).toBe(expected);
});
