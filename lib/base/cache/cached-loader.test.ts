import { createCachedLoader } from "./cached-loader";

test("calls within the lifetime share one load, later calls load again", async () => {
  let now = 0;
  const load = jest.fn(async () => now);
  const ask = createCachedLoader(1000, load, () => now);
  expect(await Promise.all([ask(), ask()])).toEqual([0, 0]);
  now = 999;
  expect(await ask()).toBe(0);
  now = 1000;
  expect(await ask()).toBe(1000);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a rejection is not cached", async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue("here");
  const ask = createCachedLoader(1000, load, () => 0);
  const both = [ask(), ask()];
  for (const one of both) await expect(one).rejects.toThrow("away");
  expect(await ask()).toBe("here");
});
