import sharp from "sharp";
import { deskAnswer, deskCookie } from "../../../testing/gateway/desk";
import { onEachEngine } from "../../../testing/provider/engines";
import { closeCounters } from "../../limits/check";
import { currentSeason } from "../../campaign/current-season";
import type { SeasonBody } from "../../campaign/season-schema";
import { deskRefusal } from "../../desk/refusals";
import { deskWords } from "../../desk/words";
import { pictures, staffLog } from "../db/schema";

afterEach(closeCounters);

onEachEngine((db) => {
  const ask = async (name: string, input: object) => {
    const cookie = await deskCookie(db(), "editor@example.com");
    return (await deskAnswer(name, input, { cookie })) as { code: number; message: string; data: unknown };
  };

  test("an editor opens a season, is told the line of a mistake, begins the next one, publishes it and takes it back", async () => {
    const of = { region: "vn", key: "2021-01" };
    const { text, version } = (await ask("seasons/read", of)).data as { text: string; version: number };
    expect([version, text.includes("key: 2021-01")]).toEqual([0, true]);
    expect(text).not.toContain("state:");
    const wrong = await ask("seasons/save", { text: text.replace("19:00", "7 pm"), of: { ...of, version } });
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
    const saved = await ask("seasons/save", { text: next, of: { ...of, version } });
    expect(saved.data).toEqual({ region: "vn", key: "always", version: 1 });
    const kept = (await ask("seasons/read", { region: "vn", key: "always" })).data as { text: string };
    // In the order of the file, which the database does not keep.
    const begin = (text: string) => text.split("\n").slice(0, 17);
    expect(begin(kept.text)).toEqual(begin(next));
    const late = await ask("seasons/save", { text: next, of: { ...of, version } });
    expect(late).toMatchObject({ code: 4000, message: deskRefusal("seasonChanged", "en-US").message });
    expect((await ask("seasons/publish", { region: "vn", key: "always", version: 1 })).code).toBe(0);
    expect((await currentSeason("vn", new Date())).key).toBe("always");
    expect((await ask("seasons/list", {})).data).toMatchObject({
      seasons: expect.arrayContaining([
        expect.objectContaining({
          ...{ key: "always", version: 2, published: true, draft: false, file: false, shown: true },
        }),
        expect.objectContaining({
          ...{ region: "vn", key: "2021-01", version: 0, published: false, file: true, shown: false },
        }),
      ]),
    });
    expect((await ask("seasons/take-back", { region: "vn", key: "always", version: 2 })).code).toBe(0);
    expect((await currentSeason("vn", new Date())).key).toBe("2021-01");
  });

  test("its fields are checked as its text is: each mistake at its field, and the second of two editors is told", async () => {
    const of = { region: "id", key: "2021-01", version: 0 };
    const { body, text } = (await ask("seasons/read", { region: of.region, key: of.key })).data as {
      body: SeasonBody;
      text: string;
    };
    expect((await ask("seasons/as-text", { body })).data).toEqual({ text });
    expect((await ask("seasons/as-fields", { text: `state: published\n${text}` })).data).toEqual({ body });
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
      const { data } = await ask("seasons/save", { body: fields, of });
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
    const saved = await ask("seasons/save", { body: { ...body, name: "By its fields" }, of });
    expect(saved.data).toEqual({ ...of, version: 1 });
    expect((await ask("seasons/read", { region: of.region, key: of.key })).data).toMatchObject({
      body: { ...body, name: "By its fields" },
      version: 1,
      draft: true,
    });
    expect(await ask("seasons/save", { body, of })).toMatchObject({
      code: 4000,
      message: deskRefusal("seasonChanged", "en-US").message,
    });
  });

import { pictures, staffLog } from "../db/schema";
  });
});
