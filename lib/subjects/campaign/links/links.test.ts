import { callDesk, fetchDesk, createDeskCookie } from "../../../../testing/gateway/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { enrolmentRow } from "../../../../testing/provider/enrolment";
import type * as currentSeason from "../current-season";
import { regionsWithSeason } from "../current-season";
import { countLink, takeCounts } from "./link-counts";
import { closeCounters } from "../../../base/limits/check";
import { enrolments } from "../../../app/schema";
import { loadLinks, saveCounts } from "./save-counts";

type CurrentSeason = typeof currentSeason;
jest.mock("../current-season", () => {
  const original = jest.requireActual<CurrentSeason>("../current-season");
  return { ...original, regionsWithSeason: jest.fn(original.regionsWithSeason) };
});

afterEach(closeCounters);

const span = { from: "2026-03-01", to: "2026-03-31" };
/** 00:30 on the 5th in Beijing, still the 4th in UTC. */
const night = new Date("2026-03-04T16:30:00Z");

describeEachEngine((db) => {
  const ask = async (name: string, input: object, email = "editor@example.com") =>
    callDesk(name, input, { cookie: await createDeskCookie(db(), email) });

  const createLink = async (name: string) => {
    const { code, data } = await ask("links/make", {
      region: "vn",
      name,
      note: "=1+1",
      utm: { utm_source: "tiktok", utm_term: "" },
    });
    expect(code).toBe(0);
    return (data as { id: number }).id;
  };
  const list = async (more: object = {}) => {
    const { data } = await ask("links/list", { ...span, ...more });
    return (data as { links: Record<string, unknown>[] }).links;
  };
  let phones = 900_000_000;
  const enrol = (segment: string | undefined, createdAt: Date, suspect = false) => {
    phones += 1;
    return db()
      .insert(enrolments)
      .values(
        enrolmentRow(phones, { suspect, createdAt, origin: segment === undefined ? null : { segment } }),
      );
  };

  test("no link leads to a region without campaign pages", async () => {
    const make = (region: string) =>
      ask("links/make", { region, name: `tet-${region}`, note: "", utm: {} }) as Promise<{
        code: number;
        data: { issues?: object[] };
      }>;
    const { data } = await ask("links/list", span);
    const withPages = (data as { regions: string[] }).regions;
    expect(withPages).toEqual(["vn", "id", "en"]);
    jest.mocked(regionsWithSeason).mockResolvedValueOnce(["id"]).mockResolvedValueOnce(["id"]);
    expect((await make("id")).code).toBe(0);
    expect(await make("vn")).toMatchObject({ code: 4000, data: { issues: [{ path: "region" }] } });
  });

  test("a link is created, counted by two processes, and reported by day", async () => {
    const id = await createLink("tiktok-tet");
    const other = await createLink("other");
    for (const visits of [3, 2]) {
      // Simulates two processes with separate counts and the same database.
      await loadLinks(db());
      for (let n = 0; n < visits; n++) countLink("vn-tiktok-tet", "visits");
      countLink("vn-tiktok-tet", "begun");
      countLink("vn-made-up", "visits");
      await saveCounts(db(), night);
    }
    await enrol("vn-TikTok-tet", night);
    await enrol("vn-tiktok-tet", night, true);
    await enrol("vn-tiktok-tet", new Date("2026-03-04T15:59:59Z"));
    await enrol("vn-tiktok-tet", new Date("2026-03-31T16:00:00Z"));
    await enrol(undefined, night);

    expect(await list()).toMatchObject([
      { id: other, segment: "vn-other", visits: 0, begun: 0, enrolled: 0, suspect: 0 },
      {
        ...{ id, note: "=1+1", ended: false, visits: 5, begun: 2, enrolled: 3, suspect: 1 },
        address: "http://localhost:3000/study-abroad/vn-tiktok-tet?utm_source=tiktok",
      },
    ]);
    expect((await ask("links/days", { id, ...span }, "adviser@example.com")).data).toMatchObject({
      days: [
        { day: "2026-03-05", visits: 5, begun: 2, enrolled: 2, suspect: 1 },
        { day: "2026-03-04", visits: 0, begun: 0, enrolled: 1, suspect: 0 },
      ],
      code: { size: expect.any(Number), path: expect.stringMatching(/^M\d+ \d+h1v1h-1z/) },
    });
    expect(await list({ before: other })).toMatchObject([{ id }]);

    const cookie = await createDeskCookie(db(), "adviser@example.com");
    const file = async (name: string, input: object) =>
      Buffer.from(await (await fetchDesk(name, input, { cookie })).arrayBuffer());
    expect(String(await file("links/export", span))).toContain(`vn-tiktok-tet,'=1+1,http`);
    expect(String(await file("links/code", { id, format: "svg" }))).toMatch(/^<svg/);
    expect((await file("links/code", { id, format: "png" })).subarray(1, 4).toString()).toBe("PNG");
  });

  test("many visits are one statement, and counts survive a failed write", async () => {
    await createLink("rush");
    await loadLinks(db());
    for (let n = 0; n < 10_000; n++) countLink("vn-rush", "visits");
    const execute = jest.spyOn(db(), "execute").mockRejectedValueOnce(new Error("away"));
    await expect(saveCounts(db(), night)).rejects.toThrow("away");
    countLink("vn-rush", "visits");
    await saveCounts(db(), night);
    await saveCounts(db(), night);
    expect(execute).toHaveBeenCalledTimes(2);
    execute.mockRestore();
    expect(await list()).toMatchObject([{ visits: 10_001 }]);
  });

  test("names are unique, and an ended link is not counted", async () => {
    const id = await createLink("once");
    const duplicate = await ask("links/make", { region: "vn", name: "once", note: "", utm: {} });
    expect(duplicate).toMatchObject({ code: 4000, data: { issues: [{ path: "name" }] } });
    for (const name of ["", "A", "a--b", "a_b", "ä", "a".repeat(41), "<b>"])
      expect((await ask("links/make", { region: "vn", name, note: "", utm: {} })).code).toBe(4000);
    await ask("links/end", { id, ended: true });
    countLink("vn-once", "visits");
    expect(takeCounts()).toEqual([]);
    await ask("links/end", { id, ended: false });
    countLink("vn-once", "visits");
    await saveCounts(db(), night);
    expect(await list()).toMatchObject([{ ended: false, visits: 1 }]);
  });
});
