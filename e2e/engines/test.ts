import { test as base, expect } from "@playwright/test";
import type { Engine, EngineName } from "./engine";
import { startEngine } from "./start";
import { newVisitor, type Visitor } from "./visitor";

type Fixtures = { visitor: Visitor };
type WorkerFixtures = { engineName: EngineName; engine: Engine | undefined };

/** A story in one engine: skipped if the engine is not installed, failed by any page error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ["chromium", { scope: "worker", option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine?.stop();
    },
    { scope: "worker" },
  ],
  visitor: async ({ engine, baseURL }, use, info) => {
    info.skip(!engine, `${info.project.name} is not on this machine`);
    const tab = await engine!.newTab();
    const visitor = await newVisitor(tab, baseURL!);
    await tab.resize(1280, 800);
    await use(visitor);
    if (info.error) await info.attach("page", { body: await tab.picture(), contentType: "image/png" });
    const complaints = await tab.complaints();
    await tab.close();
    expect(complaints).toEqual([]);
  },
});

/** Marks the few stories that run with `npm test`. */
export const core = { tag: "@core" };

export { expect };
