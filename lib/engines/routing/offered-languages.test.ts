import { languages, type Language } from "../../base/i18n/languages";
import { offeredLanguagesReader } from "./offered-languages";

/** Waits for a load in the background. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const two: Language[] = ["en-US", "zh-CN"];

test("the first request waits; later ones get the previous languages while a change loads", async () => {
  let now = 0;
  let published: Language[] = two;
  const load = jest.fn(() => Promise.resolve(published));
  const read = offeredLanguagesReader(load, () => now);
  expect(await Promise.all([read(), read()])).toEqual([two, two]);
  expect(load).toHaveBeenCalledTimes(1);
  published = ["en-US"];
  now = 999;
  await read();
  expect(load).toHaveBeenCalledTimes(1);
  now = 1_000;
  expect(await read()).toEqual(two);
  await settle();
  expect(await read()).toEqual(["en-US"]);
});

test("a failure keeps the previous languages; before the first success all are offered", async () => {
  let now = 0;
  let isBroken = true;
  const load = () => (isBroken ? Promise.reject(new Error("down")) : Promise.resolve(two));
  const read = offeredLanguagesReader(load, () => now);
  expect(await read()).toEqual(languages);
  isBroken = false;
  now = 1_000;
  expect(await read()).toEqual(two);
  isBroken = true;
  now = 2_000;
  await read();
  await settle();
  expect(await read()).toEqual(two);
});
