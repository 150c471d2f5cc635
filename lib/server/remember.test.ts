import { remember } from "./remember";

test("is asked once for each key, and again for what has no key or a very long one", () => {
  const work = jest.fn((text: string) => `${text}!`);
  const ask = remember(work, (text) => (text === "secret" ? undefined : text));
  const long = "x".repeat(401);
  for (const text of ["a", "a", "b", "secret", "secret", long, long]) expect(ask(text)).toBe(`${text}!`);
  expect(work.mock.calls.flat()).toEqual(["a", "b", "secret", "secret", long, long]);
});

test("a million different ones leave no more than the latest", () => {
  const work = jest.fn((text: string) => `${text}!`);
  const ask = remember(work, (text) => text);
  for (let number = 0; number < 5000; number += 1) ask(String(number));
  work.mockClear();
  for (let number = 4001; number < 5000; number += 1) ask(String(number));
  expect(work).not.toHaveBeenCalled();
  ask("0");
  expect(work).toHaveBeenCalledTimes(1);
});
