import * as argon2 from "@node-rs/argon2";
import { checkPassword, hashPassword, passwordFits } from "./passwords";

// The real implementation with counted calls, because each call takes the time that is tested.
jest.mock("@node-rs/argon2", () => {
  const real = jest.requireActual<typeof argon2>("@node-rs/argon2");
  return { ...real, verify: jest.fn(real.verify) };
});
const verify = jest.mocked(argon2.verify);
beforeEach(() => verify.mockClear());

/** OWASP Password Storage Cheat Sheet: argon2id with at least 19 MiB, two passes, one lane. */
test("a hash has the cost that OWASP recommends, and its own salt", async () => {
  const [first, second] = await Promise.all([
    hashPassword("a long password"),
    hashPassword("a long password"),
  ]);
  const { memory, passes, lanes } =
    /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$/.exec(first)?.groups ?? {};
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(Number(lanes)).toBe(1);
  expect(first).not.toBe(second);
});

test("only the right password matches", async () => {
  const stored = await hashPassword("a long password");
  expect(await passwordFits(stored, "a long password")).toBe(true);
  expect(await passwordFits(stored, "a long passwore")).toBe(false);
  expect(await passwordFits(stored, "")).toBe(false);
});

test("without a hash nothing matches, after the same work as with one", async () => {
  const stored = await hashPassword("a long password");
  await passwordFits(stored, "wrong");
  for (const none of [null, undefined]) expect(await passwordFits(none, "wrong")).toBe(false);
  expect(verify).toHaveBeenCalledTimes(3);
  // Equal cost parameters mean equal work. They are the part of the hash before its salt.
  const costs = verify.mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4).join("$"));
  expect(new Set(costs).size).toBe(1);
});

test.each([
  ["NFC", "NFD"],
  ["NFD", "NFC"],
] as const)("a password that was set in %s matches in %s", async (storedForm, typedForm) => {
  const password = "mật khẩu đẹp";
  const stored = await hashPassword(password.normalize(storedForm));
  expect(await checkPassword(stored, password.normalize(typedForm))).toEqual({
    fits: true,
    isOutdated: false,
  });
  expect(await passwordFits(stored, "mat khau dep")).toBe(false);
});

test("full-width letters match their ASCII forms", async () => {
  expect(await passwordFits(await hashPassword("river lamp"), "ｒｉｖｅｒ　ｌａｍｐ")).toBe(true);
});

test("a hash that an earlier release made from the text as typed matches and is outdated", async () => {
  for (const typedPassword of ["mật khẩu đẹp".normalize("NFD"), "ｐａｓｓ　ｗｏｒｄ"]) {
    const stored = await argon2.hash(typedPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    expect(await checkPassword(stored, typedPassword)).toEqual({ fits: true, isOutdated: true });
  }
});

test("a process compares two passwords at once, a hundred wait, and one more is refused immediately", async () => {
  const resolvers: (() => void)[] = [];
  const resolveLater = () => new Promise<boolean>((resolve) => resolvers.push(() => resolve(false)));
  const stored = await hashPassword("a long password");
  verify.mockImplementation(resolveLater);
  const waiting = Array.from({ length: 102 }, () => passwordFits(stored, "wrong"));
  await expect(passwordFits(stored, "wrong")).rejects.toMatchObject({ codeName: "tooManyRequests" });
  await expect(passwordFits(null, "wrong")).rejects.toMatchObject({ codeName: "tooManyRequests" });
  expect(verify).toHaveBeenCalledTimes(2);
  let isDone = false;
  const all = Promise.all(waiting).finally(() => (isDone = true));
  while (!isDone) {
    resolvers.splice(0).forEach((resolver) => resolver());
    await new Promise(setImmediate);
  }
  expect(new Set(await all)).toEqual(new Set([false]));
  verify.mockReset();
});
