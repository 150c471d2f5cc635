import { seasonFiles } from "../../subjects/campaign/season-files";
import { putSeason } from "./season-commands";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { saveRecord } from "./change";
import { createContentPoll } from "./watch";

const partner = { name: "X", link: null, content: "/x.svg" };
const banner = {
  place: "homeBanners",
  link: "/x.svg",
  url: null,
  alt: {},
  shownFrom: daysLater(1).toISOString(),
  shownUntil: daysLater(2).toISOString(),
  languages: [],
};

describeEachEngine((db) => {
  const save = (publish: string, kind: "partner" | "placement" = "partner") =>
    saveRecord(
      db(),
      { kind, version: 0, publish, fields: kind === "partner" ? partner : banner },
      { by: "Li", now },
    );
  /** Simulates processes that poll one after the other; returns how often each renewed its pages. */
  function createProcesses(count: number) {
    const renewals = Array.from({ length: count }, () => 0);
    const polls = renewals.map((_, index) =>
      createContentPoll(db(), async () => void (renewals[index] = (renewals[index] ?? 0) + 1)),
    );
    return async (at = now) => {
      for (const poll of polls) await poll(at);
      return [...renewals];
    };
  }

  test("every process renews its pages twice after a publication", async () => {
    const poll = createProcesses(2);
    expect(await poll()).toEqual([0, 0]);
    await save("no");
    expect(await poll()).toEqual([0, 0]);
    await save("now");
    expect(await poll()).toEqual([1, 1]);
    expect(await poll()).toEqual([2, 2]);
    expect(await poll()).toEqual([2, 2]);
  });

  test("due drafts are published by one process and renewed by all", async () => {
    const poll = createProcesses(2);
    await poll();
    await save(daysLater(1).toISOString());
    expect(await poll(now)).toEqual([0, 0]);
    expect(await poll(daysLater(1))).toEqual([1, 1]);
  });

  test("pages are renewed when a picture's period starts and ends", async () => {
    await save("now", "placement");
    const poll = createProcesses(1);
    await poll();
    expect(await poll(now)).toEqual([0]);
    expect(await poll(daysLater(1))).toEqual([1]);
    await poll(daysLater(1));
    expect(await poll(daysLater(1.5))).toEqual([2]);
    expect(await poll(daysLater(2))).toEqual([3]);
  });

  test("pages are renewed when a campaign season is published, starts and ends", async () => {
    const poll = createProcesses(1);
    await poll();
    const first = seasonFiles().find(({ body }) => body.region === "en")!.body;
    const season = { ...first, key: "next", from: "2026-03-05", until: "2026-03-07" };
    await putSeason(db(), season, "draft");
    expect(await poll()).toEqual([0]);
    await putSeason(db(), season, "published");
    expect(await poll()).toEqual([1]);
    expect(await poll()).toEqual([2]);
    expect(await poll(daysLater(1))).toEqual([3]);
    await poll(daysLater(1));
    expect(await poll(daysLater(2))).toEqual([4]);
    expect(await poll(daysLater(4))).toEqual([5]);
  });
});
