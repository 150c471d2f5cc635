import fc from "fast-check";
import { proposeSubstitutes, type Candidate } from "./substitutes";

const period = (from: string, until: string) => ({
  startsAt: `2026-03-09T${from}:00.000Z`,
  endsAt: `2026-03-09T${until}:00.000Z`,
});
const lesson = period("11:30", "12:30");
const teacher = (id: number, parts: Partial<Candidate> = {}): Candidate => ({
  ...{ id, name: `Teacher ${id}`, languages: ["zh"], busyTimes: [] },
  kinds: new Set(["one-to-many"] as const),
  ...parts,
});
const busy = (from: string, until: string) => ({
  ...{ of: "series" as const, id: 9, name: {} },
  ...period(from, until),
});
const propose = (candidates: Candidate[], parts: Partial<Parameters<typeof proposeSubstitutes>[1]> = {}) =>
  proposeSubstitutes(candidates, {
    ...{ kind: "one-to-many", languages: ["vi-VN"], periods: [lesson] },
    ...parts,
  });
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

test("a teacher with a lesson at the time is not proposed; lessons that touch are no obstacle", () => {
  const candidates = [
    teacher(1, { busyTimes: [busy("12:00", "13:00")] }),
    teacher(2, { busyTimes: [busy("10:30", "11:30"), busy("12:30", "13:30")] }),
    teacher(3, { busyTimes: [busy("11:00", "13:00")] }),
  ];
  expect(idsOf(propose(candidates))).toEqual([2]);
});

test("who teaches the kind and speaks the language comes first", () => {
  const candidates = [
    teacher(1, { kinds: new Set() }),
    teacher(2),
    teacher(3, { languages: ["zh", "vi"], kinds: new Set(["trial"]) }),
    teacher(4, { languages: ["vi"] }),
  ];
  const found = propose(candidates);
  expect(found.map(({ id, teaches_kind: kind, speaks }) => [id, kind, speaks])).toEqual([
    [4, true, true],
    [3, false, true],
    [2, true, false],
    [1, false, false],
  ]);
});

test("of two suitable teachers the one who speaks with more students comes first", () => {
  const candidates = [teacher(1, { languages: ["ko"] }), teacher(2, { languages: ["ko", "id"] })];
  expect(idsOf(propose(candidates, { languages: ["ko-KR", "id-ID", "id-ID"] }))).toEqual([2, 1]);
});

test("readers of each kind of Chinese speak Chinese, and unknown languages suit everybody", () => {
  const candidates = [teacher(1), teacher(2, { languages: ["en"] })];
  const speaksOf = (languages: ["zh-HK"] | []) =>
    Object.fromEntries(propose(candidates, { languages }).map(({ id, speaks }) => [id, speaks]));
  expect(speaksOf(["zh-HK"])).toEqual({ 1: true, 2: false });
  expect(speaksOf([])).toEqual({ 1: true, 2: true });
});

test("who is proposed for several lessons is proposed for each of them", () => {
  const hour = fc.integer({ min: 0, max: 22 });
  const range = hour.map((start) =>
    period(`${start}`.padStart(2, "0") + ":00", `${start + 1}`.padStart(2, "0") + ":00"),
  );
  const times = fc.array(range, { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(times, { maxLength: 4 }), times, (busyOf, periods) => {
      const candidates = busyOf.map((own, id) =>
        teacher(id + 1, { busyTimes: own.map((one) => ({ ...busy("00:00", "01:00"), ...one })) }),
      );
      const forAll = idsOf(propose(candidates, { periods })).toSorted();
      const forEach = periods.map((one) => idsOf(propose(candidates, { periods: [one] })));
      const inEach = candidates.map(({ id }) => id).filter((id) => forEach.every((ids) => ids.includes(id)));
      expect(forAll).toEqual(inEach);
    }),
  );
});
