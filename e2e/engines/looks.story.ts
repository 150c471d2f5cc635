import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { paths } from "../../lib/paths";
import { engineNames, type Engine } from "./engine";
import { differences, layoutOf, type Layout } from "./layout";
import { startEngine } from "./start";
import { newVisitor } from "./visitor";

const pages = [
  ...[paths.home, paths.class, paths.live, paths.hotSell, "/hot-sell/detail/1", paths.help, paths.aboutUs],
  ...[paths.mobileDownload, paths.login, paths.register, "/missing"],
  ...["/study-abroad/vn", "/study-abroad/enroll/vn", "/study-abroad/hsk/vn"],
];

/** A phone's and a laptop's window. */
const windows = [
  [390, 844],
  [1280, 800],
] as const;

const pictures = path.resolve(".cache/engines/looks");

const test = base.extend<object, { all: Engine[] }>({
  all: [
    async ({}, use) => {
      const found = await Promise.all(engineNames.map(startEngine));
      const engines = found.filter((engine) => engine !== undefined);
      await use(engines);
      await Promise.all(engines.map((engine) => engine.stop()));
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** What the engine makes of a page, and its picture from top to bottom for people to look at. */
async function look(
  engine: Engine,
  address: string,
  page: string,
  [width, height]: readonly [number, number],
) {
  const tab = await engine.newTab();
  const visitor = await newVisitor(tab, address);
  await tab.resize(width, height);
  await visitor.open(page);
  await tab.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => 0)");
  const layout = (await tab.evaluate(`(${layoutOf})()`)) as Layout;
  const name = page.slice(1).replaceAll("/", "-");
  writeFileSync(path.join(pictures, `${name}-${width}-${engine.name}.png`), await tab.picture());
  await tab.close();
  return layout;
}

for (const page of pages) {
  for (const window of windows) {
    test(`${page} at ${window[0]} px is as wide and as full in every engine`, async ({ all, baseURL }) => {
      mkdirSync(pictures, { recursive: true });
      const [first, ...others] = all;
      const model = await look(first!, baseURL!, page, window);
      expect.soft(model.overflow, first!.name).toBe(0);
      for (const engine of others) {
        const layout = await look(engine, baseURL!, page, window);
        expect.soft(differences(model, layout), engine.name).toEqual([]);
      }
    });
  }
}
