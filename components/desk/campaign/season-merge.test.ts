import fc from "fast-check";
import { readSeasonFiles } from "@/lib/subjects/campaign/season-files";
import type { SeasonBody } from "@/lib/subjects/campaign/content";
import { mergeSeasons } from "./season-merge";

const base = readSeasonFiles().find(({ body }) => body.region === "vn")!.body;
const talks = base.sessions;
const withTalk = (at: number, change: object): SeasonBody => ({
  ...base,
  sessions: talks.map((talk, index) => (index === at ? { ...talk, ...change } : talk)),
});
const talksOf = ({ sessions }: object & { sessions?: unknown }) => sessions as SeasonBody["sessions"];
const titles = (season: object) => talksOf(season).map(({ title }) => title);
const added = { ...talks[0]!, title: "Questions", recording: "https://zalo.me/q", date: "2021-02-20" };

test("a change of one side is taken from it, also within one talk", () => {
  const mine = { ...withTalk(1, { title: "Mine" }), name: "Mine" };
  const theirs = { ...withTalk(1, { link: "https://theirs.example" }), offer: "Theirs" };
  const { fields, conflicts } = mergeSeasons(base, mine, theirs);
  expect(conflicts).toEqual([]);
  const sessions = withTalk(1, { title: "Mine", link: "https://theirs.example" }).sessions;
  expect(fields).toEqual({ ...base, name: "Mine", offer: "Theirs", sessions });
});

test("a change of both sides is a conflict, resolved by the choice", () => {
  const mine = { ...withTalk(2, { title: "Mine" }), people: { ...base.people } };
  const theirs = withTalk(2, { title: "Theirs" });
  const path = "sessions.2.title";
  expect(mergeSeasons(base, mine, theirs)).toMatchObject({
    fields: mine,
    conflicts: [{ path, mine: "Mine", theirs: "Theirs" }],
  });
  expect(mergeSeasons(base, mine, theirs, { [path]: "theirs" }).fields).toEqual(theirs);
});

test("a talk is matched while others are moved, added and removed", () => {
  const [first, second, ...rest] = talks;
  const moved = { ...base, sessions: [second!, first!, ...rest, added] };
  const renamed = withTalk(0, { title: "Renamed" });
  expect(titles(mergeSeasons(base, moved, renamed).fields)).toEqual([
    second!.title,
    "Renamed",
    ...rest.map(({ title }) => title),
    "Questions",
  ]);
  const without = { ...base, sessions: [second!, ...rest] };
  const extra = { ...base, sessions: [first!, added, second!, ...rest] };
  const { fields, conflicts } = mergeSeasons(base, without, extra);
  expect([titles(fields), conflicts]).toEqual([titles({ ...base, sessions: [added, second!, ...rest] }), []]);
  // Removed by one side, changed by the other.
  const { fields: merged, conflicts: mergedConflicts } = mergeSeasons(base, without, renamed, {
    "sessions.0": "theirs",
  });
  expect(mergedConflicts).toMatchObject([
    { path: "sessions.0", mine: undefined, theirs: { title: "Renamed" } },
  ]);
  expect(titles(merged)).toEqual(titles(renamed));
});

test("two different orders are a conflict", () => {
  const [first, second, third, ...rest] = talks;
  const mine = { ...base, sessions: [second!, first!, third!, ...rest] };
  const theirs = { ...base, sessions: [first!, third!, second!, ...rest] };
  const { conflicts, fields } = mergeSeasons(base, mine, theirs);
  expect(conflicts).toEqual([{ path: "sessions.order", mine: titles(mine), theirs: titles(theirs) }]);
  expect(fields).toEqual(mine);
  expect(mergeSeasons(base, mine, theirs, { "sessions.order": "theirs" }).fields).toEqual(theirs);
  expect(mergeSeasons(base, base, theirs)).toMatchObject({ fields: theirs, conflicts: [] });
});

type Change = { what: "title" | "link" | "out" | "up" | "add"; at: number; text: string };

test("property: no change of the talks is lost or invented", () => {
  const text = fc.constantFrom("a", "b", "c");
  const what = fc.constantFrom<Change["what"]>("title", "link", "out", "up", "add");
  const change: fc.Arbitrary<Change> = fc.record({ what, at: fc.nat(4), text });
  const changes = fc.array(change, { maxLength: 4 });
  const applyChanges = (side: string, all: Change[]): SeasonBody => {
    const sessions = talks.map((talk) => ({ ...talk }));
    for (const { what, at, text } of all) {
      const talk = sessions[at];
      if (what === "add") sessions.push({ ...added, title: `${side} ${text}`, recording: `${side} ${text}` });
      else if (!talk) continue;
      else if (what === "out") sessions.splice(at, 1);
      else if (what === "up") sessions.splice(Math.max(0, at - 1), 0, ...sessions.splice(at, 1));
      else talk[what] = `${side} ${text}`;
    }
    return { ...base, sessions };
  };
  const texts = ({ sessions }: SeasonBody) => sessions.flatMap(({ title, link = "" }) => [title, link]);
  fc.assert(
    fc.property(changes, changes, (one, two) => {
      const [mine, theirs] = [applyChanges("mine", one), applyChanges("theirs", two)];
      const { fields, conflicts } = mergeSeasons(base, mine, theirs);
      const resultJson = JSON.stringify([fields.sessions, conflicts]);
      for (const changedText of [...texts(mine), ...texts(theirs)].filter((changedText) =>
        /^(mine|theirs) /.test(changedText),
      ))
        expect(resultJson).toContain(changedText);
      const recordings = talksOf(fields).map(({ recording }) => recording);
      expect(recordings.filter((one) => one.startsWith("https://")).length).toBeLessThanOrEqual(talks.length);
      expect(mergeSeasons(base, mine, base)).toMatchObject({ fields: mine, conflicts: [] });
      expect(mergeSeasons(base, base, theirs)).toMatchObject({ fields: theirs, conflicts: [] });
    }),
  );
});
