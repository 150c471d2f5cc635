import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { paths } from "../../lib/base/paths";
import { engineNames, type Engine, type EngineName } from "./engine";
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

/** The other engines are compared with Chromium's layout. */
const [model, ...others] = engineNames;

type Started = {
  engines: Partial<Record<EngineName, Engine>>;
  /** Chromium's layout of a page, measured once for all others. */
  models: Map<string, Layout>;
};

const test = base.extend<object, Started>({
  engines: [
    async ({}, use) => {
      const found = await Promise.all(engineNames.map(startEngine));
      const started = found.flatMap((engine) => (engine ? [[engine.name, engine] as const] : []));
      await use(Object.fromEntries(started));
      await Promise.all(started.map(([, engine]) => engine.stop()));
    },
    { scope: "worker", timeout: 60_000 },
  ],
  models: [async ({}, use) => use(new Map()), { scope: "worker" }],
});

/** The engines of these names; without one of them the test is skipped with its name. */
function requireEngines(engines: Started["engines"], ...names: EngineName[]): Engine[] {
  const missing = names.filter((name) => !engines[name]);
  test.skip(missing.length > 0, `not on this machine: ${missing.join(", ")}`);
  return names.flatMap((name) => engines[name] ?? []);
}

/** Waits until the page's fonts, its visible pictures and its one-time entry animations are done. */
async function settled(): Promise<number> {
  await document.fonts.ready;
  const isShown = (picture: HTMLImageElement) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const endsSoon = ({ playState, effect }: Animation) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled([
    ...[...document.images].filter(isShown).map((picture) => picture.decode()),
    ...document
      .getAnimations()
      .filter(endsSoon)
      .map(({ finished }) => finished),
  ]);
  await new Promise(requestAnimationFrame);
  return 0;
}

/** The engine's layout of a page, and a screenshot for manual inspection. */
async function capture(
  engine: Engine,
  address: string,
  page: string,
  [width, height]: readonly [number, number],
) {
  mkdirSync(pictures, { recursive: true });
  const tab = await engine.newTab();
  const visitor = await newVisitor(tab, address);
  await tab.resize(width, height);
  await visitor.open(page);
  await tab.evaluate(`(${settled})()`);
  const layout = (await tab.evaluate(`(${layoutOf})()`)) as Layout;
  const name = page.slice(1).replaceAll("/", "-");
  writeFileSync(path.join(pictures, `${name}-${width}-${engine.name}.png`), await tab.picture());
  await tab.close();
  return layout;
}

for (const page of pages) {
  for (const window of windows) {
    const pictureName = `${page} at ${window[0]} px`;

    test(`${pictureName} is no wider than the window in ${model}`, async ({ engines, models, baseURL }) => {
      const [engine] = requireEngines(engines, model);
      const layout = await capture(engine!, baseURL!, page, window);
      models.set(pictureName, layout);
      expect(layout.overflow).toBe(0);
    });

    for (const name of others) {
      test(`${pictureName} has the same widths and content in ${name} as in ${model}`, async ({
        engines,
        models,
        baseURL,
      }) => {
        const [first, other] = requireEngines(engines, model, name);
        const layout = models.get(pictureName) ?? (await capture(first!, baseURL!, page, window));
        expect(differences(layout, await capture(other!, baseURL!, page, window))).toEqual([]);
      });
    }
  }
}
