import sharp from "sharp";
import { currentSeason } from "./current-season";
import { parseSeason, writeSeason } from "./season-file";
import { campaignPicture } from "./picture";
import { seasonFiles } from "./season-files";
import type { SeasonBody } from "./season-schema";
import { call, providerErrorMatching } from "../../testing/provider/calls";
import { isLongRun } from "../../testing/long-run";
import { describeEachEngine } from "../../testing/provider/engines";
import { fixture, daysLater, now } from "../../testing/provider/fixture";
import { startCommand } from "../operator/commands";
import { collectText } from "../commands/collect-text";
import { findBrokenInvariants } from "../db/invariants";
import { enrolments, pictures } from "../db/schema";
import { deleteAllRows } from "../../testing/provider/saved-rows";
import { enrolmentInput } from "../../testing/provider/enrolment";
import { readPictureFile, uploadPicture } from "../pictures/upload";
import { demoContent } from "../demo/content";
import { seedIfEmpty } from "../demo/seed";
import { topUp } from "../demo/top-up";
import { findActivationCode } from "./find-activation-code";
import { listDiscardedSeasons, readSeasonHistory, readSeasonAt } from "./season-history";
import {
  discardDraft,
  listSeasons,
  publishDraft,
  putSeason,
  readSeason,
  saveDraft,
  SeasonChanged,
  unpublish,
} from "./seasons";

const first = seasonFiles().find(({ body }) => body.region === "vn")!.body;
/** A season that runs at `now`. */
const next: SeasonBody = {
  ...first,
  key: "2026-03",
  name: "Mùa xuân",
  from: "2026-03-01",
  until: "2026-05-01",
  couponExpiry: "2026-05-01",
  sessions: first.sessions.map(({ date: _, link: __, ...session }) => session),
};

const editor = { by: "Li", now };

const phone = { phone_code: 84, phone_number: 912345678 };

describeEachEngine((db) => {
  const currentKey = async () => (await currentSeason("vn", now)).key;

  const bodies = async () => {
    const { draft, published } = await readSeason(db(), next);
    return { draft: draft?.body.name, published: published?.body.name };
  };
  const named = (name: string) => ({ ...next, name });

  test("visitors see the file's season until a draft is published", async () => {
    expect(await currentKey()).toBe("2021-01");
    const version = await saveDraft(db(), next, 0, editor);
    expect([version, await currentKey()]).toEqual([1, "2021-01"]);
    expect(await publishDraft(db(), next, version, editor)).toBe(2);
    expect(await currentKey()).toBe("2026-03");
    expect(await bodies()).toEqual({ published: "Mùa xuân" });
  });

  test("a draft of a published season goes live as a whole, and can be unpublished", async () => {
    const put = await putSeason(db(), next, "published");
    const draft = await saveDraft(db(), named("Mùa xuân mới"), put, editor);
    expect((await currentSeason("vn", now)).name).toBe("Mùa xuân");
    expect(await publishDraft(db(), next, draft, editor)).toBe(3);
    expect((await currentSeason("vn", now)).name).toBe("Mùa xuân mới");
    await unpublish(db(), next, 3, editor);
    expect(await currentKey()).toBe("2021-01");
    expect(await listSeasons(db())).toMatchObject([
      { key: "2026-03", state: "draft", body: { name: "Mùa xuân mới" } },
    ]);
  });

  test("the history records each change with before and after, and keeps every published text", async () => {
    await putSeason(db(), next, "published");
    await saveDraft(db(), { ...named("B"), offer: "Half price" }, 1, editor);
    await publishDraft(db(), next, 2, { ...editor, by: "Wang" });
    await saveDraft(db(), named("C"), 3, editor);
    await unpublish(db(), next, 4, editor);
    // A draft existed beside the published season, and stays.
    expect(await bodies()).toEqual({ draft: "C" });
    await discardDraft(db(), next, 5, editor);
    const lines = await readSeasonHistory(db(), next);
    expect(lines.map(({ by, action, changed }) => [by, action, changed.toSorted()])).toEqual([
      ["Li", "discard", []],
      ["Li", "unpublish", []],
      ["Li", "draft", ["name", "offer"]],
      ["Wang", "publish", ["name", "offer"]],
      ["Li", "draft", ["name", "offer"]],
      ["", "publish", []],
    ]);
    expect(lines[1]).toMatchObject({ before: true, after: false, at: now });
    const at = (index: number, state: "before" | "after") =>
      readSeasonAt(db(), next, { historyId: lines[index]!.id, state }).then(({ name }) => name);
    expect([await at(3, "before"), await at(3, "after"), await at(1, "before")]).toEqual([
      "Mùa xuân",
      "B",
      "B",
    ]);
    await expect(at(1, "after")).rejects.toMatchObject({ codeName: "notFound" });
    const other = { region: "vn", key: "other" } as const;
    const one = { historyId: lines[0]!.id, state: "before" } as const;
    await expect(readSeasonAt(db(), other, one)).rejects.toMatchObject({ codeName: "notFound" });
  });

  test("the first change of a file's season is compared with the file", async () => {
    await saveDraft(db(), { ...first, name: "Sửa" }, 0, editor);
    expect(await readSeasonHistory(db(), first)).toMatchObject([{ before: true, changed: ["name"] }]);
    await discardDraft(db(), first, 1, editor);
    expect(await listDiscardedSeasons(db())).toMatchObject([{ body: { key: "2021-01", name: "Sửa" } }]);
  });

  test("discarding a draft keeps the published season, and an unpublished one can be restored", async () => {
    await putSeason(db(), next, "published");
    await saveDraft(db(), named("Half done"), 1, editor);
    await discardDraft(db(), next, 2, editor);
    expect(await bodies()).toEqual({ published: "Mùa xuân" });
    await expect(discardDraft(db(), next, 3, editor)).rejects.toMatchObject({ codeName: "notFound" });
    await expect(publishDraft(db(), next, 3, editor)).rejects.toMatchObject({ codeName: "notFound" });

    const lone = { ...next, key: "never", name: "Never seen" };
    await saveDraft(db(), lone, 0, editor);
    await expect(unpublish(db(), lone, 1, editor)).rejects.toMatchObject({ codeName: "notFound" });
    await discardDraft(db(), lone, 1, editor);
    expect(await listDiscardedSeasons(db())).toMatchObject([{ body: { name: "Never seen" }, by: "Li" }]);
    expect(await saveDraft(db(), lone, 0, editor)).toBe(3);
    expect(await listDiscardedSeasons(db())).toEqual([]);
  });

  test("a failed change leaves no history entry", async () => {
    const wrong = { ...next, until: next.from };
    await expect(saveDraft(db(), wrong, 0, editor)).rejects.toThrow();
    expect(await readSeasonHistory(db(), next)).toEqual([]);
  });

  test("the database's season takes precedence over the file's season of the same key", async () => {
    await putSeason(db(), { ...first, name: "Sửa" }, "published");
    expect((await currentSeason("vn", now)).name).toBe("Sửa");
  });

  test("a change based on a stale version is rejected", async () => {
    const version = await saveDraft(db(), next, 0, editor);
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => saveDraft(db(), named(`Lan ${index}`), version, editor)),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(saveDraft(db(), next, 0, editor)).rejects.toMatchObject({
      name: "SeasonChanged",
      version: 2,
    });
    for (const work of [publishDraft, unpublish, discardDraft])
      await expect(work(db(), next, 1, editor)).rejects.toMatchObject({ version: 2 });
  });

  test("a save based on an older published version is rejected, even without a draft", async () => {
    const opened = await putSeason(db(), next, "published");
    const draft = await saveDraft(db(), named("Theirs"), opened, editor);
    await publishDraft(db(), next, draft, editor);
    await expect(saveDraft(db(), named("Mine"), opened, editor)).rejects.toMatchObject({ version: 3 });
    expect(await bodies()).toEqual({ published: "Theirs" });
  });

  test("of several concurrent creations of a season, one succeeds", async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 4 }, (_, index) => saveDraft(db(), named(`Lan ${index}`), 0, editor)),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("concurrent saves and publications lose no change", async () => {
    await saveDraft(db(), { ...next, lead: "-" }, 0, editor);
    // Each write retries after every faster one: about 1,300 times for fifty writers.
    const count = isLongRun ? 50 : 12;
    const marks = Array.from({ length: count }, (_, index) => `<${index}>`);
    const ignoreConflict = (error: unknown) => {
      if (!(error instanceof SeasonChanged)) throw error;
    };
    const add = async (mark: string): Promise<void> => {
      const { draft, published, version } = await readSeason(db(), next);
      const { lead } = (draft ?? published)!.body;
      try {
        const saved = await saveDraft(db(), { ...next, lead: lead + mark }, version, { by: mark });
        if (mark.endsWith("5>")) await publishDraft(db(), next, saved, editor).catch(ignoreConflict);
      } catch (error) {
        ignoreConflict(error);
        return add(mark);
      }
    };
    await Promise.all(marks.map(add));
    const { draft, published, version } = await readSeason(db(), next);
    const { lead } = (draft ?? published)!.body;
    for (const mark of marks) expect(lead.split(mark)).toHaveLength(2);
    const lines = await readSeasonHistory(db(), next);
    expect(lines.filter(({ by }) => by.startsWith("<"))).toHaveLength(count);
    expect(lines).toHaveLength(version);
  }, 60_000);

  test("concurrent unconditional puts are all in the history", async () => {
    const names = Array.from({ length: isLongRun ? 50 : 12 }, (_, index) => `Lan ${index}`);
    await Promise.all(names.map((name) => putSeason(db(), named(name), "published")));
    const lines = await readSeasonHistory(db(), next);
    const put = await Promise.all(
      lines.map(({ id }) => readSeasonAt(db(), next, { historyId: id, state: "after" })),
    );
    expect(put.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect((await readSeason(db(), next)).version).toBe(names.length);
  }, 60_000);

  test("versions are never reused: an editor opened before a publish, unpublish or discard gets a conflict", async () => {
    const firstVersion = await saveDraft(db(), next, 0, editor);
    const published = await publishDraft(db(), next, firstVersion, editor);
    const secondDraft = await saveDraft(db(), named("Half done"), published, editor);
    await expect(saveDraft(db(), next, firstVersion, editor)).rejects.toMatchObject({ version: secondDraft });
    await expect(publishDraft(db(), next, firstVersion, editor)).rejects.toMatchObject({
      version: secondDraft,
    });
    // Imported from a file, beside the draft.
    const file = await putSeason(db(), next, "published");
    const unpublished = await unpublish(db(), next, file, editor);
    const discarded = await discardDraft(db(), next, unpublished, editor);
    expect(await saveDraft(db(), next, 0, editor)).toBeGreaterThan(discarded);
    for (const stale of [published, file, unpublished, discarded])
      await expect(publishDraft(db(), next, stale, editor)).rejects.toMatchObject({ name: "SeasonChanged" });
  });

  test("a lead keeps its season, and a new season accepts the same phone again", async () => {
    const before = await call("abroadCreate", enrolmentInput);
    await putSeason(db(), next, "published");
    expect(await call("abroadIsApplied", { code: "84", num: "912345678" })).toMatchObject({ phone_code: "" });
    const after = await call("abroadCreate", { ...enrolmentInput, email: "Lan.new@example.com" });
    expect(after?.activation_code).not.toBe(before?.activation_code);
    await expect(call("abroadCreate", enrolmentInput)).rejects.toEqual(
      providerErrorMatching("alreadyApplied"),
    );
    const rows = await db().select().from(enrolments).orderBy(enrolments.id);
    expect(rows.map(({ season }) => season)).toEqual(["2021-01", "2026-03"]);
    expect(await findBrokenInvariants(db())).toEqual([]);
    expect(await call("abroadIsApplied", { code: "84", num: "912345678" })).toEqual(phone);
  });

  test("an activation code is shown again only for the matching phone and email", async () => {
    const enrolled = await call("abroadCreate", enrolmentInput);
    expect(await findActivationCode({ ...phone, email: "LAN@example.com" }, { language: "en-US" })).toEqual({
      activation_code: enrolled?.activation_code,
    });
    const refused = providerErrorMatching(
      "notFound",
      "Nobody has enrolled with this phone number and email.",
    );
    for (const wrong of [
      { ...phone, email: "other@example.com" },
      { ...phone, phone_number: 912345679, email: "lan@example.com" },
    ]) {
      await expect(findActivationCode(wrong, { language: "en-US" })).rejects.toEqual(refused);
    }
  });

  test("seasons can be exported to files and imported again", async () => {
    const ask = (name: "seasons" | "importSeason", options: object) =>
      collectText(
        startCommand({ engine: "pglite", db: db(), close: () => Promise.resolve() }, name, options),
      );
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

  describe("with an uploaded picture", () => {
    const ask = (name: string, options: object) =>
      collectText(
        startCommand({ engine: "pglite", db: db(), close: () => Promise.resolve() }, name, options),
      );
    const upload = async () => {
      const png = await sharp({ create: { width: 750, height: 600, channels: 3, background: "red" } })
        .png()
        .toBuffer();
      const crop = { left: 0, top: 0, width: 1, height: 1 };
      return (await uploadPicture(db(), { bytes: png, crop }, now)).address;
    };
    const filesOf = async (address: string) =>
      (await ask("picture", { address }))
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { width: number; format: string; data: string });
    const withArt = (art: string) => ({ state: "published", body: { ...next, art } });

    test("a season can be imported only with its pictures", async () => {
      const address = await upload();
      await ask("importSeason", withArt(address));
      const files = await filesOf(address);
      expect(files.map(({ width, format }) => `${width} ${format}`).toSorted()).toEqual(
        ["320", "640", "750"].flatMap((width) => [`${width} avif`, `${width} webp`]),
      );
      const before = await readPictureFile(db(), address);
      await deleteAllRows(db());
      expect(await filesOf(address)).toEqual([]);
      await expect(ask("importSeason", withArt(address))).rejects.toThrow(`art ${address}`);
      expect(await listSeasons(db())).toEqual([]);
      await ask("importPicture", { address, files });
      await ask("importSeason", withArt(address));
      expect((await currentSeason("vn", now)).art).toBe(address);
      expect(await readPictureFile(db(), address)).toEqual(before);
      const [row] = await db().select().from(pictures);
      expect(row).toMatchObject({ width: 750, height: 600, used: true });
    });

    test("incomplete or mislabeled pictures are refused", async () => {
      const address = await upload();
      const files = await filesOf(address);
      await deleteAllRows(db());
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="9"/>');
      const wrong = [
        files.slice(1),
        files.map((file) => ({ ...file, format: "webp" })),
        files.map((file) => (file.width === 320 ? { ...file, data: svg.toString("base64") } : file)),
        files.map((file) => (file.width === 640 ? { ...file, data: "" } : file)),
      ];
      for (const some of wrong)
        await expect(ask("importPicture", { address, files: some })).rejects.toThrow(/missing or broken/);
      expect(() => ask("importPicture", { address: "/art/1.svg", files })).toThrow(/uploaded picture's/);
      expect(await db().$count(pictures)).toBe(0);
    });

    test("the link preview image includes it", async () => {
      await ask("importSeason", withArt(await upload()));
      const { art } = await campaignPicture(await currentSeason("vn", now), now);
      const [, png = ""] = art.split("data:image/png;base64,");
      expect(await sharp(Buffer.from(png, "base64")).metadata()).toMatchObject({ format: "png", width: 565 });
    });
  });

  test.each([0, 1.9, 12, 13, 40, 400])(
    "after %d days, topped-up demo seasons have a future talk and valid vouchers",
    async (days) => {
      await deleteAllRows(db());
      await seedIfEmpty(db(), { ...fixture, seasons: demoContent().seasons }, now);
      const at = daysLater(days);
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

  test("an edited demo season keeps its dates", async () => {
    await deleteAllRows(db());
    await seedIfEmpty(db(), { ...fixture, seasons: demoContent().seasons }, now);
    const { published: row } = await readSeason(db(), { region: "vn", key: "demo" });
    await putSeason(db(), { ...row!.body, name: "Của mình" }, "published");
    await topUp(db(), demoContent, daysLater(400));
    expect((await readSeason(db(), { region: "vn", key: "demo" })).published).toMatchObject({
      body: { name: "Của mình", sessions: row!.body.sessions },
    });
  });
});
