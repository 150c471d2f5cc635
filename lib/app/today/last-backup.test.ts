import { createDeskCaller } from "../../../testing/provider/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { readEnv } from "../../base/env";
import { startCommand } from "../operator/commands";
import { collectText } from "../../base/commands/collect-text";
import { recordBackup } from "./last-backup";

let settings: Record<string, string>;
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(settings),
}));
const local = { SITE_URL: "http://localhost:3000" };
const open = { SITE_URL: "https://school.example" };
beforeEach(() => {
  settings = open;
});

describeEachEngine((db, connection) => {
  const askOwner = createDeskCaller(db, "owner@example.com");
  const askEditor = createDeskCaller(db, "editor@example.com");
  const shown = async () => (await askOwner("today/show", {})).backup;

  test("a public site without a backup is overdue, a local demo is not, a school's local site is", async () => {
    expect(await shown()).toEqual({ made_at: null, overdue: true });
    settings = local;
    expect(await shown()).toEqual({ made_at: null, overdue: false });
    for (const table of ["series_classes", "live_classes"])
      await db().execute(`update "${table}" set demo_key = null`);
    expect(await shown()).toEqual({ made_at: null, overdue: true });
  });

  test("the latest backup counts, for two days to the millisecond", async () => {
    for (const [madeAt, latest, overdue] of [
      [daysLater(-3), daysLater(-3), true],
      [new Date(daysLater(-2).getTime() - 1), new Date(daysLater(-2).getTime() - 1), true],
      [daysLater(-2), daysLater(-2), false],
      [daysLater(-1), daysLater(-1), false],
      // An older file that was restored elsewhere or written late does not take its place.
      [daysLater(-5), daysLater(-1), false],
    ] as const) {
      await recordBackup(db(), madeAt);
      expect(await shown()).toEqual({ made_at: latest.toISOString(), overdue });
    }
  });

  test("only owners see it", async () => {
    expect((await askEditor("today/show", {})).backup).toBeUndefined();
  });

  test("the operator's command records it, with an instant only", async () => {
    const run = (options: object) => collectText(startCommand(connection(), "recordBackup", options));
    await run({ madeAt: now.toISOString() });
    expect(await shown()).toEqual({ made_at: now.toISOString(), overdue: false });
    await expect(async () => run({ madeAt: "yesterday" })).rejects.toThrow(/^Wrong options: madeAt /);
  });
});
