import sharp from "sharp";
import { callDesk, createDeskCookie } from "../../../testing/gateway/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { closeCounters } from "../../base/limits/check";
import { findSeason, regionsWithSeason } from "./current-season";
import { seasonRules, type SeasonBody } from "./content";
import { pictures } from "../../app/schema";

afterEach(closeCounters);

type Answer = { code: number; message: string; data: unknown };
type SeasonRecord = {
  id: number;
  version: number;
  status: string;
  draft: SeasonBody | null;
  published: SeasonBody | null;
};
type ListedSeason = { id: number; region: string; key: string; version: number };
type SaveResult = { saved: boolean; record: SeasonRecord };

describeEachEngine((db) => {
  const callAsEditor = async (name: string, input: object, file?: Blob) => {
    const cookie = await createDeskCookie(db(), "editor@example.com");
    return (await callDesk(name, input, { cookie, ...(file && { file }) })) as Answer;
  };
  const listSeasons = async () =>
    ((await callAsEditor("campaign/list", {})).data as { seasons: ListedSeason[] }).seasons;
  const read = async (region: string, key = "2021-01") => {
    const id = (await listSeasons()).find((season) => season.region === region && season.key === key)?.id;
    return (await callAsEditor("content/read", { kind: "season", id })).data as SeasonRecord;
  };
  const save = (input: object) =>
    callAsEditor("content/save", { kind: "season", version: 0, publish: "no", ...input });
  const saved = async (input: object) => (await save(input)).data as SaveResult;
  const textOf = async (body: object) =>
    ((await callAsEditor("campaign/as-text", { body })).data as { text: string }).text;

  test("a season of the files is a published record: its text is edited, with the line of a mistake, and read back", async () => {
    const { status, version, published } = await read("vn");
    expect([status, version]).toEqual(["published", 0]);
    const text = await textOf(published!);
    // The text has the field order of the file, although the database does not preserve it.
    expect(text.split("\n").slice(0, 2)).toEqual(["region: vn", "key: 2021-01"]);
    expect(await callAsEditor("campaign/as-fields", { text: `state: published\n${text}` })).toMatchObject({
      data: { body: published },
    });
    const wrong = await callAsEditor("campaign/as-fields", { text: text.replace("19:00", "7 pm") });
    expect(wrong).toMatchObject({
      code: 4000,
      data: {
        issues: [{ path: "text", message: expect.stringMatching(/^Line \d+: eventTime must be a time/) }],
      },
    });
  });

  test("a text that is not complete is returned as fields for the form, but not for saving", async () => {
    const { published } = await read("vn");
    const incomplete = { ...published!, prizeWorth: "", speakers: [] };
    const text = await textOf(incomplete);
    expect(await callAsEditor("campaign/as-fields", { text, allow_incomplete: true })).toMatchObject({
      data: { body: incomplete },
    });
    for (const input of [{ text }, { text: text.replace(/^group:$/m, "groups:"), allow_incomplete: true }])
      expect(await callAsEditor("campaign/as-fields", input)).toMatchObject({
        code: 4000,
        data: { issues: [{ path: "text" }] },
      });
  });

  test("characters that cannot be stored are cleaned, also when escaped; a text of nothing else is refused", async () => {
    const text = await textOf((await read("vn")).published!);
    const asFields = (written: string) =>
      callAsEditor("campaign/as-fields", { text: text.replace(/^name: .*$/m, `name: ${written}`) });
    expect(await asFields(String.raw`"a\0b"`)).toMatchObject({ data: { body: { name: "ab" } } });
    expect(await asFields(String.raw`"\ud800"`)).toMatchObject({
      code: 4000,
      data: {
        issues: [{ path: "text", message: expect.stringMatching(/^Line \d+: name must not be empty/) }],
      },
    });
  });

  test("the next season is saved, published and unpublished; the file's season is shown again", async () => {
    const { published } = await read("vn");
    const next = { ...published!, key: "always", from: "2020-12-02", until: "2999-04-02" };
    const { record } = await saved({ fields: next });
    expect(record).toMatchObject({ version: 1, status: "draft", draft: next });
    const ref = { kind: "season", id: record.id };
    expect(await saved({ ...ref, version: 1, fields: next, publish: "now" })).toMatchObject({ saved: true });
    expect((await findSeason("vn", new Date()))?.key).toBe("always");
    expect(await listSeasons()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ key: "always", version: 2, published: true, draft: false, file: false, shown: true },
        }),
        expect.objectContaining({
          ...{ region: "vn", key: "2021-01", version: 0, published: true, file: true, shown: false },
        }),
      ]),
    );
    expect((await callAsEditor("content/remove", { ...ref, version: 2 })).data).toMatchObject({
      saved: true,
      record: { status: "draft", draft: next, published: null },
    });
    expect((await findSeason("vn", new Date()))?.key).toBe("2021-01");
  });

  test("a season that came with the site is unpublished, stays so, and can be published again", async () => {
    const { id, published } = await read("id");
    const ref = { kind: "season", id };
    const now = new Date();
    expect((await callAsEditor("content/remove", { ...ref, version: 0 })).data).toMatchObject({
      record: { status: "draft", draft: published, published: null },
    });
    expect(await findSeason("id", now)).toBeUndefined();
    expect(await regionsWithSeason()).not.toContain("id");
    expect((await callAsEditor("content/remove", { ...ref, version: 1 })).code).toBe(4040);
    await save({ ...ref, version: 1, fields: { ...published, name: "Of the desk" }, publish: "now" });
    expect((await findSeason("id", now))?.name).toBe("Of the desk");
    // Unpublishing a version of the desk does not bring back the file.
    await callAsEditor("content/remove", { ...ref, version: 2 });
    expect(await read("id")).toMatchObject({
      status: "draft",
      published: null,
      draft: { name: "Of the desk" },
    });
    expect(await findSeason("id", now)).toBeUndefined();
  });

  test("region and key identify a season: they are unique and never change", async () => {
    const { id, published } = await read("en");
    const taken = { code: 4000, data: { issues: [{ path: "key", message: "taken" }] } };
    expect(await save({ fields: published })).toMatchObject(taken);
    const { record } = await saved({ fields: { ...published, key: "spring" } });
    expect(await save({ fields: { ...published, key: "spring" } })).toMatchObject(taken);
    const fixed = { code: 4000, data: { issues: [{ path: "key", message: "fixed" }] } };
    expect(await save({ id, fields: { ...published, key: "other" } })).toMatchObject(fixed);
    await callAsEditor("content/discard", { kind: "season", id: record.id, version: 1 });
    expect((await listSeasons()).map(({ key }) => key)).not.toContain("spring");
    const back = { kind: "season", id: record.id, version: 2, publish: false };
    expect((await callAsEditor("content/bring-back", back)).data).toMatchObject({
      saved: true,
      record: { draft: { key: "spring" }, version: 3 },
    });
  });

  test("each wrong field has an issue, also those that only fit together", async () => {
    const { id, published } = await read("id");
    const [first, ...talks] = published!.sessions;
    const issuesOf = async (changes: object) => {
      const { data } = await save({ id, fields: { ...published, ...changes } });
      const { issues } = data as { issues: { path: string; message: string }[] };
      return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
    };
    expect(
      await issuesOf({
        name: " ",
        until: "",
        eventMinutes: null,
        sessions: [
          { ...first, recording: "zalo.me", speakers: [] },
          { ...talks[0], recording: " " },
        ],
        hskBlock: { ...published!.hskBlock, rules: [] },
      }),
    ).toEqual({
      name: seasonRules.empty,
      until: seasonRules.day,
      eventMinutes: "required",
      "sessions.0.recording": seasonRules.address,
      "sessions.0.speakers": "required",
      "sessions.1.recording": seasonRules.empty,
      "hskBlock.rules": "required",
    });
    const untimely = published!.sessions.map((talk) => ({
      ...talk,
      date: published!.until,
      speakers: ["nobody"],
    }));
    expect(await issuesOf({ sessions: untimely.slice(0, 1) })).toEqual({
      "sessions.0.speakers.0": `${seasonRules.nobody}: nobody`,
      "sessions.0.date": seasonRules.dateOutside,
    });
  });

  test("a picture used by a season is kept; a missing one is refused with its fields", async () => {
    const { id, published } = await read("vn");
    const png = await sharp({ create: { width: 64, height: 40, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const crop = { left: 0, top: 0, width: 1, height: 1 };
    const picture = await callAsEditor("content/picture", crop, new Blob([png], { type: "image/png" }));
    const { address } = picture.data as { address: string };
    const [first, ...talks] = published!.sessions;
    const withCover = { ...published!, sessions: [{ ...first!, img: address }, ...talks] };
    const img = `/pictures/${"0".repeat(64)}/640.webp`;
    const teachers = published!.hsk.teachers.map((teacher) => ({ ...teacher, img }));
    expect(await save({ id, fields: { ...withCover, hsk: { ...published!.hsk, teachers } } })).toMatchObject({
      code: 4000,
      data: { issues: [0, 1].map((n) => ({ path: `hsk.teachers.${n}.img`, message: "pictureGone" })) },
    });
    // A refused save does not mark the other picture as used, so it would be deleted after a day.
    const readUsed = async () => (await db().select().from(pictures)).map((row) => row.used);
    expect(await readUsed()).toEqual([false]);
    expect(await saved({ id, fields: withCover })).toMatchObject({ saved: true, record: { version: 1 } });
    expect(await readUsed()).toEqual([true]);
  });
});
