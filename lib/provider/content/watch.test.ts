import { seasonFiles } from "../../campaign/season-files";
import { putSeason } from "../campaign/seasons";
import { onEachEngine } from "../../../testing/provider/engines";
import { later, now } from "../../../testing/provider/fixture";
import { saveRecord } from "./change";
import { contentWatch } from "./watch";

const partner = { name: "X", link: null, content: "/x.svg" };
const banner = {
  place: "homeBanners",
  link: "/x.svg",
  url: null,
  alt: {},
  shownFrom: later(1).toISOString(),
  shownUntil: later(2).toISOString(),
  languages: [],
};

onEachEngine((db) => {
  const save = (publish: string, kind: "partner" | "placement" = "partner") =>
    saveRecord(
      db(),
      { kind, version: 0, publish, fields: kind === "partner" ? partner : banner },
      { by: "Li", now },
    );
  /** Simulates processes that poll one after the other; returns how often each renewed its pages. */
  function processes(count: number) {
    const renewed = Array.from({ length: count }, () => 0);
    const looks = renewed.map((_, index) =>
      contentWatch(db(), async () => void (renewed[index] = (renewed[index] ?? 0) + 1)),
    );
    return async (at = now) => {
      for (const look of looks) await look(at);
      return [...renewed];
    };
  }

  test("every process renews its pages twice after a publication", async () => {
    const look = processes(2);
    expect(await look()).toEqual([0, 0]);
    await save("no");
    expect(await look()).toEqual([0, 0]);
    await save("now");
    expect(await look()).toEqual([1, 1]);
    expect(await look()).toEqual([2, 2]);
    expect(await look()).toEqual([2, 2]);
  });

  test("due drafts are published by one process and renewed by all", async () => {
    const look = processes(2);
    await look();
    await save(later(1).toISOString());
    expect(await look(now)).toEqual([0, 0]);
    expect(await look(later(1))).toEqual([1, 1]);
  });

  test("pages are renewed when a picture's period starts and ends", async () => {
    await save("now", "placement");
    const look = processes(1);
    await look();
    expect(await look(now)).toEqual([0]);
    expect(await look(later(1))).toEqual([1]);
    await look(later(1));
    expect(await look(later(1.5))).toEqual([2]);
    expect(await look(later(2))).toEqual([3]);
  });

  test("pages are renewed when a campaign season is published, starts and ends", async () => {
    const look = processes(1);
    await look();
    const first = seasonFiles().find(({ body }) => body.region === "en")!.body;
    const season = { ...first, key: "next", from: "2026-03-05", until: "2026-03-07" };
    await putSeason(db(), season, "draft");
    expect(await look()).toEqual([0]);
    await putSeason(db(), season, "published");
    expect(await look()).toEqual([1]);
    expect(await look()).toEqual([2]);
    expect(await look(later(1))).toEqual([3]);
    await look(later(1));
    expect(await look(later(2))).toEqual([4]);
    expect(await look(later(4))).toEqual([5]);
  });
});
