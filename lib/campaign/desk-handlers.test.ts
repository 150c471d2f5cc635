import sharp from "sharp";
import { callDesk, createDeskCookie } from "../../testing/gateway/desk";
import { describeEachEngine } from "../../testing/provider/engines";
import { closeCounters } from "../limits/check";
import { currentSeason } from "./current-season";
import type { SeasonBody } from "./season-schema";
import { deskRefusal } from "../desk/refusals";
import { deskWords } from "../desk/words";
import { pictures, staffLog } from "../db/schema";

afterEach(closeCounters);

describeEachEngine((db) => {
  const callAsEditor = async (name: string, input: object, file?: Blob) => {
    const cookie = await createDeskCookie(db(), "editor@example.com");
    return (await callDesk(name, input, { cookie, ...(file && { file }) })) as {
      code: number;
      message: string;
      data: unknown;
    };
  };

  test("an editor reads a season, gets the line of a mistake, saves the next season, publishes it and unpublishes it", async () => {
    const of = { region: "vn", key: "2021-01" };
    const { text, version } = (await callAsEditor("seasons/read", of)).data as {
      text: string;
      version: number;
    };
    expect([version, text.includes("key: 2021-01")]).toEqual([0, true]);
    expect(text).not.toContain("state:");
    const wrong = await callAsEditor("seasons/save", {
      text: text.replace("19:00", "7 pm"),
      of: { ...of, version },
    });
    expect(wrong).toMatchObject({
      code: 4000,
      data: {
        issues: [{ path: "text", message: expect.stringMatching(/^Line \d+: eventTime must be a time/) }],
      },
    });
    const next = text
      .replace("key: 2021-01", "key: always")
      .replace("from: 2020-12-01", "from: 2020-12-02")
      .replace("until: 2021-04-02", "until: 2999-04-02");
    const saved = await callAsEditor("seasons/save", { text: next, of: { ...of, version } });
    expect(saved.data).toEqual({ region: "vn", key: "always", version: 1 });
    const stored = (await callAsEditor("seasons/read", { region: "vn", key: "always" })).data as {
      text: string;
    };
    // The text has the field order of the file, although the database does not preserve it.
    const firstLines = (text: string) => text.split("\n").slice(0, 17);
    expect(firstLines(stored.text)).toEqual(firstLines(next));
    const staleSave = await callAsEditor("seasons/save", { text: next, of: { ...of, version } });
    expect(staleSave).toMatchObject({ code: 4000, message: deskRefusal("seasonChanged", "en-US").message });
    expect((await callAsEditor("seasons/publish", { region: "vn", key: "always", version: 1 })).code).toBe(0);
    expect((await currentSeason("vn", new Date())).key).toBe("always");
    expect((await callAsEditor("seasons/list", {})).data).toMatchObject({
      seasons: expect.arrayContaining([
        expect.objectContaining({
          ...{ key: "always", version: 2, published: true, draft: false, file: false, shown: true },
        }),
        expect.objectContaining({
          ...{ region: "vn", key: "2021-01", version: 0, published: false, file: true, shown: false },
        }),
      ]),
    });
    expect((await callAsEditor("seasons/take-back", { region: "vn", key: "always", version: 2 })).code).toBe(
      0,
    );
    expect((await currentSeason("vn", new Date())).key).toBe("2021-01");
  });

  test("fields are validated like the text, with an issue for each field; the second of two editors is refused", async () => {
    const of = { region: "id", key: "2021-01", version: 0 };
    const { body, text } = (await callAsEditor("seasons/read", { region: of.region, key: of.key })).data as {
      body: SeasonBody;
      text: string;
    };
    expect((await callAsEditor("seasons/as-text", { body })).data).toEqual({ text });
    expect((await callAsEditor("seasons/as-fields", { text: `state: published\n${text}` })).data).toEqual({
      body,
    });
    const [first, ...talks] = body.sessions;
    const wrong = {
      ...body,
      name: " ",
      until: "",
      eventMinutes: null,
      sessions: [{ ...first, recording: "zalo.me", speakers: [] }, ...talks],
      hskBlock: { ...body.hskBlock, rules: [] },
    };
    const { problems } = deskWords["en-US"].seasons;
    const issuesOf = async (fields: object) => {
      const { data } = await callAsEditor("seasons/save", { body: fields, of });
      const { issues } = data as { issues: { path: string; message: string }[] };
      return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
    };
    expect(await issuesOf(wrong)).toEqual({
      "body.name": problems.empty,
      "body.until": problems.day,
      "body.eventMinutes": "Please fill this in.",
      "body.sessions.0.recording": problems.address,
      "body.sessions.0.speakers": "Please fill this in.",
      "body.hskBlock.rules": "Please fill this in.",
    });
    const untimely = body.sessions.map((talk) => ({ ...talk, date: body.until, speakers: ["nobody"] }));
    expect(await issuesOf({ ...body, sessions: untimely.slice(0, 1) })).toEqual({
      "body.sessions.0.speakers.0": problems.nobody,
      "body.sessions.0.date": problems.dateOutside,
    });
    const saved = await callAsEditor("seasons/save", { body: { ...body, name: "By its fields" }, of });
    expect(saved.data).toEqual({ ...of, version: 1 });
    expect((await callAsEditor("seasons/read", { region: of.region, key: of.key })).data).toMatchObject({
      body: { ...body, name: "By its fields" },
      version: 1,
      draft: true,
    });
    expect(await callAsEditor("seasons/save", { body, of })).toMatchObject({
      code: 4000,
      message: deskRefusal("seasonChanged", "en-US").message,
    });
  });

  test("the history lists changes; an earlier version is restored as a draft; a draft can be discarded", async () => {
    const name = { region: "vn", key: "2021-01" };
    type Read = { body: SeasonBody; version: number; changed_by: string };
    const read = async () => (await callAsEditor("seasons/read", name)).data as Read;
    const save = async (changes: object) => {
      const { body, version } = await read();
      return callAsEditor("seasons/save", { body: { ...body, ...changes }, of: { ...name, version } });
    };
    await save({ name: "Published", offer: "First" });
    await callAsEditor("seasons/publish", { ...name, version: 1 });
    await save({ name: "Half done" });
    const { entries, version } = (await callAsEditor("seasons/history", name)).data as {
      entries: { id: number; changed: string[] }[];
      version: number;
    };
    expect(version).toBe(3);
    expect(entries).toMatchObject([
      { action: "draft", by: "Eda", changed: ["name"], before: true, after: true },
      { action: "publish", changed: ["name", "offer"] },
      { action: "draft", changed: ["name", "offer"] },
    ]);
    expect(JSON.stringify(entries)).not.toContain("Half done");
    expect((await callAsEditor("seasons/discard", { ...name, version: 2 })).code).toBe(4000);
    expect((await callAsEditor("seasons/discard", { ...name, version: 3 })).code).toBe(0);
    expect(await read()).toMatchObject({ body: { name: "Published" }, draft: false, discarded: false });
    const restore = { ...name, version: 4, history_id: entries[0]!.id, state: "after" };
    expect((await callAsEditor("seasons/restore", { ...restore, history_id: 999 })).code).toBe(4040);
    expect((await callAsEditor("seasons/restore", { ...restore, version: 3 })).code).toBe(4000);
    expect((await callAsEditor("seasons/restore", restore)).code).toBe(0);
    expect(await read()).toMatchObject({ body: { name: "Half done" }, draft: true, changed_by: "Eda" });
    const lines = await db().select().from(staffLog).orderBy(staffLog.id);
    expect(lines.map(({ act }) => act)).toEqual([
      "season-saved",
      "season-published",
      "season-saved",
      "season-discarded",
      "season-saved",
    ]);
  });

  test("a discarded season that was never published is listed, and saving restores it", async () => {
    const { body } = (await callAsEditor("seasons/read", { region: "en", key: "2021-01" })).data as {
      body: SeasonBody;
    };
    const name = { region: "en", key: "spring" };
    const spring = { ...body, key: "spring", name: "Spring talks" };
    await callAsEditor("seasons/save", { body: spring, of: { ...name, version: 0 } });
    await callAsEditor("seasons/discard", { ...name, version: 1 });
    const list = async () =>
      (await callAsEditor("seasons/list", {})).data as { seasons: { key: string }[]; discarded: object[] };
    expect((await list()).seasons.map(({ key }) => key)).not.toContain("spring");
    expect((await list()).discarded).toMatchObject([{ ...name, name: "Spring talks", by: "Eda" }]);
    const missing = { version: 0, draft: false, discarded: true, body: { name: "Spring talks" } };
    expect((await callAsEditor("seasons/read", name)).data).toMatchObject(missing);
    await callAsEditor("seasons/save", { body: spring, of: { ...name, version: 0 } });
    expect((await callAsEditor("seasons/read", name)).data).toMatchObject({
      discarded: false,
      draft: true,
      version: 3,
    });
    expect((await list()).discarded).toEqual([]);
    expect((await callAsEditor("seasons/read", { region: "en", key: "nothing" })).code).toBe(4040);
  });

  test.each([
    ["NUL", String.raw`"a\0b"`],
    ["half a character", String.raw`"\ud800"`],
  ])("%s is refused with its line, also when escaped", async (_, written) => {
    const { text } = (await callAsEditor("seasons/read", { region: "vn", key: "2021-01" })).data as {
      text: string;
    };
    const wrong = text.replace(/^name: .*$/m, `name: ${written}`);
    const of = { region: "vn", key: "2021-01", version: 0 };
    for (const [call, input] of [
      ["seasons/as-fields", { text: wrong }],
      ["seasons/save", { text: wrong, of }],
    ] as const)
      expect(await callAsEditor(call, input)).toMatchObject({
        code: 4000,
        data: { issues: [{ path: "text", message: expect.stringMatching(/^Line \d+: name must not hold/) }] },
      });
  });

  test("a picture used by a season is kept; a missing one is refused with its field or line", async () => {
    const of = { region: "vn", key: "2021-01" };
    const { body } = (await callAsEditor("seasons/read", of)).data as { body: SeasonBody };
    const png = await sharp({ create: { width: 64, height: 40, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const crop = { left: 0, top: 0, width: 1, height: 1 };
    const picture = await callAsEditor("content/picture", crop, new Blob([png], { type: "image/png" }));
    const { address } = picture.data as { address: string };
    const [first, ...talks] = body.sessions;
    const withCover = { ...body, sessions: [{ ...first!, img: address }, ...talks] };
    const missing = `/pictures/${"0".repeat(64)}/640.webp`;
    const withGone = { ...withCover, hsk: { ...body.hsk, teachers: body.hsk.teachers.map(gonePicture) } };
    function gonePicture(teacher: SeasonBody["hsk"]["teachers"][number]) {
      return { ...teacher, img: missing };
    }
    const message = deskWords["en-US"].seasons.problems.pictureGone;
    expect(await callAsEditor("seasons/save", { body: withGone, of: { ...of, version: 0 } })).toMatchObject({
      code: 4000,
      data: { issues: [0, 1].map((n) => ({ path: `body.hsk.teachers.${n}.img`, message })) },
    });
    const { text } = (await callAsEditor("seasons/as-text", { body: withGone })).data as { text: string };
    const line = text.split("\n").findIndex((one) => one.includes(missing)) + 1;
    expect(await callAsEditor("seasons/save", { text, of: { ...of, version: 0 } })).toMatchObject({
      code: 4000,
      data: { issues: [{ path: "text", message: `Line ${line}: ${message}` }] },
    });
    // A refused save does not mark the other picture as used, so it would be deleted after a day.
    const readUsed = async () => (await db().select().from(pictures)).map((row) => row.used);
    expect(await readUsed()).toEqual([false]);
    const saved = await callAsEditor("seasons/save", { body: withCover, of: { ...of, version: 0 } });
    expect(saved.data).toEqual({ ...of, version: 1 });
    expect(await readUsed()).toEqual([true]);
  });
});
