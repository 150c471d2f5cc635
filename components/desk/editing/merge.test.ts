import fc from "fast-check";
import { merge } from "./merge";

const base = {
  country: "CN",
  name: { "en-US": "Lin", "vi-VN": "" },
  lessons: [{ name: { "en-US": "One" }, startsAt: "1", endsAt: "2" }],
};

test("a change of one side is taken from it, also within one text", () => {
  const mine = { ...base, name: { "en-US": "Lin Yue", "vi-VN": "" } };
  const theirs = { ...base, country: "SG", name: { "en-US": "Lin", "vi-VN": "Lâm" } };
  expect(merge(base, mine, theirs)).toEqual({
    fields: { ...base, country: "SG", name: { "en-US": "Lin Yue", "vi-VN": "Lâm" } },
    conflicts: [],
    mergedPaths: ["country", "name.vi-VN"],
  });
});

test("a change of both sides is a conflict by language, resolved by the choice", () => {
  const mine = { ...base, name: { "en-US": "A", "vi-VN": "B" } };
  const theirs = { ...base, name: { "en-US": "C", "vi-VN": "" } };
  const conflicts = [{ path: "name.en-US", mine: "A", theirs: "C" }];
  expect(merge(base, mine, theirs)).toEqual({ fields: mine, conflicts, mergedPaths: [] });
  expect(merge(base, mine, theirs, { "name.en-US": "theirs" }).fields.name).toEqual({
    "en-US": "C",
    "vi-VN": "B",
  });
});

test("prices merge by currency, each as one value", () => {
  const usd = (amount: number) => ({ currency: "USD", amount });
  const vnd = (amount: number) => ({ currency: "VND", amount });
  const prices = (...list: object[]) => ({ prices: list });
  const start = prices(usd(1), vnd(1));
  expect(merge(start, prices(usd(2), vnd(1)), prices(vnd(3), usd(1))).fields).toEqual(prices(vnd(3), usd(2)));
  expect(merge(start, prices(usd(2), vnd(1)), prices(usd(3), vnd(1))).conflicts).toEqual([
    { path: "prices.USD", mine: usd(2), theirs: usd(3) },
  ]);
  const other = { currency: "KRW", amount: 1 };
  expect(merge(start, prices(other, vnd(1)), prices(usd(3), vnd(1))).conflicts).toEqual([
    { path: "prices.USD", mine: undefined, theirs: usd(3) },
  ]);
});

test("a lesson's name and times merge separately, its start and end together", () => {
  const [lesson] = base.lessons;
  const named = { ...base, lessons: [{ ...lesson, name: { "en-US": "First" } }] };
  const moved = { ...base, lessons: [{ ...lesson, startsAt: "3", endsAt: "4" }] };
  expect(merge(base, named, moved).fields.lessons).toEqual([
    { name: { "en-US": "First" }, startsAt: "3", endsAt: "4" },
  ]);
  const other = { ...base, lessons: [{ ...lesson, startsAt: "5", endsAt: "6" }] };
  expect(merge(base, other, moved).conflicts.map(({ path }) => path)).toEqual(["lessons.0.times"]);
  expect(merge(base, other, moved, { "lessons.0.times": "theirs" }).fields).toEqual(moved);
  const none = { ...base, lessons: [] };
  expect(merge(base, none, moved).conflicts.map(({ path }) => path)).toEqual(["lessons"]);
});

test("properties of a list item are taken from the side that changed them", () => {
  const of = (voucher: object) => ({ vouchers: [{ name: "Talk", value: "10" }, voucher] });
  const baseText = of({ name: "Course", value: "20" });
  const mine = of({ name: "HSK course", value: "20" });
  const theirs = of({ name: "Course", value: "25" });
  expect(merge(baseText, mine, theirs)).toEqual({
    fields: of({ name: "HSK course", value: "25" }),
    conflicts: [],
    mergedPaths: ["vouchers.1.value"],
  });
  const conflicts = merge(baseText, mine, of({ name: "HSK 4", value: "20" })).conflicts;
  expect(conflicts).toEqual([{ path: "vouchers.1.name", mine: "HSK course", theirs: "HSK 4" }]);
});

test("property: no change is lost or invented", () => {
  const leaf = fc.constantFrom("", "a", "b", "c");
  const texts = fc.record({ "en-US": leaf, "ko-KR": leaf });
  const lesson = fc.record({ name: texts, startsAt: leaf, endsAt: leaf });
  const record = fc.record({
    country: leaf,
    url: fc.option(leaf),
    name: texts,
    lessons: fc.array(lesson, { maxLength: 2 }),
    languages: fc.array(leaf, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const { fields, conflicts } = merge(base, mine, theirs);
      expect(merge(base, mine, base)).toEqual({ fields: mine, conflicts: [], mergedPaths: [] });
      expect(merge(base, base, theirs)).toMatchObject({ fields: theirs, conflicts: [] });
      expect(merge(base, mine, mine)).toEqual({ fields: mine, conflicts: [], mergedPaths: [] });
      for (const language of ["en-US", "ko-KR"] as const) {
        const [baseText, one, other] = [base, mine, theirs].map(({ name }) => name[language]);
        const merged = (fields.name as typeof base.name)[language];
        if (one === baseText) expect(merged).toBe(other);
        else expect(merged).toBe(one);
        const isConflict = conflicts.some(({ path }) => path === `name.${language}`);
        expect(isConflict).toBe(one !== baseText && other !== baseText && one !== other);
      }
      // The result is the same with the sides swapped.
      const all = Object.fromEntries(conflicts.map(({ path }) => [path, "theirs"] as const));
      expect(merge(base, theirs, mine, all).fields).toEqual(fields);
    }),
  );
});

describe("a list whose items have ids", () => {
  const list = (...ids: string[]) => ({ sections: ids.map((id) => ({ id, heading: "x" })) });
  const idsOf = ({ fields }: ReturnType<typeof merge>) =>
    (fields.sections as { id: string }[]).map(({ id }) => id);

  test("one side moves, adds or removes an item while the other changes another: both stay", () => {
    const theirs = { sections: [{ id: "a", heading: "theirs" }, ...list("b", "c").sections] };
    const merged = merge(list("a", "b", "c"), list("c", "a", "new"), theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.fields).toEqual({
      sections: [{ id: "c", heading: "x" }, { id: "a", heading: "theirs" }, ...list("new").sections],
    });
  });

  test("both add an item: both stay", () => {
    expect(idsOf(merge(list("a"), list("a", "mine"), list("theirs", "a")))).toEqual(["theirs", "a", "mine"]);
  });

  test("both move items differently: a conflict about the order", () => {
    const [base, mine, theirs] = [list("a", "b", "c"), list("c", "b", "a"), list("b", "a", "c")];
    expect(merge(base, mine, theirs).conflicts).toMatchObject([{ path: "sections.order" }]);
    expect(idsOf(merge(base, mine, theirs))).toEqual(["c", "b", "a"]);
    expect(idsOf(merge(base, mine, theirs, { "sections.order": "theirs" }))).toEqual(["b", "a", "c"]);
  });

  test("one removes what the other changes: a conflict", () => {
    const theirs = { sections: [{ id: "a", heading: "theirs" }] };
    expect(merge(list("a"), list(), theirs).conflicts).toMatchObject([{ path: "sections.a" }]);
  });
});
