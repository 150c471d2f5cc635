import { currentSeason } from "../../campaign/current-season";
import { parseSeason, writeSeason } from "../../campaign/season-file";
import { seasonFiles } from "../../campaign/season-files";
import type { SeasonBody } from "../../campaign/season-schema";
import { call, refusing } from "../../../testing/provider/calls";
import { onEachEngine } from "../../../testing/provider/engines";
import { fixture, later, now } from "../../../testing/provider/fixture";
import { startCommand } from "../admin/commands";
import { textOf } from "../admin/text-of";
import { brokenInvariants } from "../db/invariants";
import { enrolments } from "../db/schema";
import { empty } from "../../../testing/provider/kept-rows";
import { demoContent } from "../seed/content";
import { seedIfEmpty } from "../seed/seed";
import { topUp } from "../seed/top-up";
import { tellCodeAgain } from "./code-again";
import { listSeasons, publishDraft, putSeason, readSeason, saveDraft, unpublish } from "./seasons";

const first = seasonFiles().find(({ body }) => body.region === "vn")!.body;
/** One that runs at `now`. */
const next: SeasonBody = {
  ...first,
  key: "2026-03",
  name: "Mùa xuân",
  from: "2026-03-01",
  until: "2026-05-01",
  couponExpiry: "2026-05-01",
  sessions: first.sessions.map(({ date: _, link: __, ...session }) => session),
};

const phone = { phone_code: 84, phone_number: 912345678 };
const input = {
  ...phone,
  name: "Lan",
  email: "lan@example.com",
  gpa_score: 0,
  intention_city: "",
  intention_university: "",
  intention_major: "",
  source: "越南" as const,
  interest: "宣讲会",
};

onEachEngine((db) => {
  const shown = async () => (await currentSeason("vn", now)).key;

  test("visitors see the files' season, and a draft changes nothing until it is published", async () => {
    expect(await shown()).toBe("2021-01");
    const version = await saveDraft(db(), next, 0);
    expect([version, await shown()]).toEqual([1, "2021-01"]);
    expect(await publishDraft(db(), next, version)).toBe(2);
    expect(await shown()).toBe("2026-03");
    expect(await readSeason(db(), next, "draft")).toBeUndefined();
  });

  test("a change beside what is published goes live as a whole, and can be taken back", async () => {
    await putSeason(db(), next, "published");
    const draft = await saveDraft(db(), { ...next, name: "Mùa xuân mới" }, 0);
    expect((await currentSeason("vn", now)).name).toBe("Mùa xuân");
    expect(await publishDraft(db(), next, draft)).toBe(3);
    expect((await currentSeason("vn", now)).name).toBe("Mùa xuân mới");
    await unpublish(db(), next, 3);
    expect(await shown()).toBe("2021-01");
    expect(await listSeasons(db())).toMatchObject([
      { key: "2026-03", state: "draft", body: { name: "Mùa xuân mới" } },
    ]);
  });

  test("of the same key, the database's season is shown and not the file's", async () => {
    await putSeason(db(), { ...first, name: "Sửa" }, "published");
    expect((await currentSeason("vn", now)).name).toBe("Sửa");
  });

  test("who changes what somebody else has changed is told", async () => {
    const version = await saveDraft(db(), next, 0);
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => saveDraft(db(), { ...next, name: `Lan ${index}` }, version)),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(saveDraft(db(), next, 0)).rejects.toMatchObject({ name: "SeasonChanged", version: 2 });
    await expect(publishDraft(db(), next, 1)).rejects.toMatchObject({ version: 2 });
    await expect(unpublish(db(), next, 1)).rejects.toMatchObject({ version: 0 });
  });

  test("of those who begin a season at once one does", async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 4 }, (_, index) => saveDraft(db(), { ...next, name: `Lan ${index}` }, 0)),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a version never comes again: what was open through a publishing, or a taking back, is told", async () => {
    const looked = await saveDraft(db(), next, 0);
    const published = await publishDraft(db(), next, looked);
    const anew = await saveDraft(db(), { ...next, name: "Half done" }, 0);
    await expect(saveDraft(db(), next, looked)).rejects.toMatchObject({ version: anew });
    await expect(publishDraft(db(), next, looked)).rejects.toMatchObject({ version: anew });
    // Put in from a file, beside the draft.
    const file = await putSeason(db(), next, "published");
    await unpublish(db(), next, file);
    const draft = (await readSeason(db(), next, "draft"))?.version ?? 0;
    expect(await publishDraft(db(), next, draft)).toBeGreaterThan(file);
    for (const stale of [published, file])
      await expect(unpublish(db(), next, stale)).rejects.toMatchObject({ name: "SeasonChanged" });
  });

  test("a lead remembers its season, and a new one takes the same phone anew", async () => {
    const before = await call("abroadCreate", input);
    await putSeason(db(), next, "published");
    expect(await call("abroadIsApplied", { code: "84", num: "912345678" })).toMatchObject({ phone_code: "" });
    const after = await call("abroadCreate", { ...input, email: "Lan.new@example.com" });
    expect(after?.activation_code).not.toBe(before?.activation_code);
    await expect(call("abroadCreate", input)).rejects.toEqual(refusing("alreadyApplied"));
    const rows = await db().select().from(enrolments).orderBy(enrolments.id);
    expect(rows.map(({ season }) => season)).toEqual(["2021-01", "2026-03"]);
    expect(await brokenInvariants(db())).toEqual([]);
    expect(await call("abroadIsApplied", { code: "84", num: "912345678" })).toEqual(phone);
  });

  test("a code is told again to who knows the phone and the email of it, and to nobody else", async () => {
    const enrolled = await call("abroadCreate", input);
    expect(await tellCodeAgain({ ...phone, email: "LAN@example.com" }, "en-US")).toEqual({
      activation_code: enrolled?.activation_code,
    });
    const refused = refusing("notFound", "Nobody has enrolled with this phone number and email.");
    for (const wrong of [
      { ...phone, email: "other@example.com" },
      { ...phone, phone_number: 912345679, email: "lan@example.com" },
    ]) {
      await expect(tellCodeAgain(wrong, "en-US")).rejects.toEqual(refused);
    }
  });

  test("seasons go from the database into files, and back", async () => {
    const ask = (name: "seasons" | "importSeason", options: object) =>
      textOf(startCommand({ engine: "pglite", db: db(), close: () => Promise.resolve() }, name, options));
    await putSeason(db(), next, "published");
    const [line] = (await ask("seasons", {})).trim().split("\n");
    const file = parseSeason("vn-2026-03.yaml", writeSeason(JSON.parse(line!)));
    expect(file).toEqual({ state: "published", body: next });
    expect(JSON.parse(await ask("importSeason", file))).toEqual({ version: 2 });
    expect(() =>
      startCommand({ engine: "pglite", db: db(), close: () => Promise.resolve() }, "importSeason", {
        ...file,
        state: "live",
      }),
    ).toThrow(/state must be draft or published/);
  });

  test.each([0, 1.9, 12, 13, 40, 400])(
    "after %d days, topped up, the demo's seasons run: a talk to come, and vouchers that hold",
    async (days) => {
      await empty(db());
      await seedIfEmpty(db(), { ...fixture, seasons: demoContent.seasons }, now);
      const at = later(days);
      await topUp(db(), demoContent, at);
      for (const region of ["vn", "id", "en"] as const) {
        const season = await currentSeason(region, at);
        expect(season.key).toBe("demo");
        expect(season.dates).toHaveLength(season.sessions.length);
        const last = new Date(`${season.dates.at(-1)}T${season.eventTime}:00${season.zone.offset}`);
        expect(last.getTime() + season.eventMinutes * 60_000).toBeGreaterThan(at.getTime());
        expect(Date.parse(season.couponExpiry)).toBeGreaterThan(at.getTime());
      }
    },
  );

  test("a demo season that somebody has changed keeps its dates", async () => {
    await empty(db());
    await seedIfEmpty(db(), { ...fixture, seasons: demoContent.seasons }, now);
    const row = await readSeason(db(), { region: "vn", key: "demo" }, "published");
    await putSeason(db(), { ...row!.body, name: "Của mình" }, "published");
    await topUp(db(), demoContent, later(400));
    expect(await readSeason(db(), { region: "vn", key: "demo" }, "published")).toMatchObject({
      body: { name: "Của mình", sessions: row!.body.sessions },
    });
  });
});
