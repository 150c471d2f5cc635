import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSmallSite } from "./testing/small-site";
import { soak } from "./testing/soak";

/* The short form of `npm run soak`, without pages. */

/** Who asks for what; the moments of the kills vary with the machine all the same. */
const seed = Number(process.env.SOAK_SEED ?? 1);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-kill-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("five times kill -9 under load: nothing that was told is lost", async () => {
  const { kills, seats, enrolments, readyAfter } = await soak({
    start: startSmallSite,
    folder,
    kills: 5,
    seed,
  });
  expect({ kills, starts: readyAfter.length }).toEqual({ kills: 5, starts: 5 });
  expect(seats).toBeGreaterThan(0);
  expect(enrolments).toBeGreaterThan(0);
}, 180_000);
