import fc from "fast-check";
import { arrangeSections, isShown } from "./arrange";
import type { Section } from "./section-types";
import { sitePage, type SitePageName, sitePages } from "./site-pages";

const common = { hidden: false, shownFrom: null, shownUntil: null };
const builtIn = (id: string): Section => ({ ...common, id, type: "builtIn", texts: {}, document: {} });
const added = (id: string): Section => ({ ...common, id, type: "teachers", heading: {} });
const idsOf = (page: SitePageName, stored: Section[]) => arrangeSections(page, stored).map(({ id }) => id);

test("an unchanged page has its sections in the default order", () => {
  for (const page of Object.keys(sitePages) as SitePageName[])
    expect(idsOf(page, [])).toEqual(Object.keys(sitePage(page).sections));
});

test("the school's order is kept, and a section that came with a later version follows its predecessor", () => {
  expect(idsOf("business", [builtIn("enquiry"), added("a"), builtIn("hero")])).toEqual([
    "searchResult",
    "enquiry",
    "a",
    "hero",
    "offer",
    "steps",
  ]);
});

test("a built-in section that this version does not have is left out", () => {
  expect(idsOf("tabs", [builtIn("gone"), added("a")])).not.toContain("gone");
});

test("no section is lost or doubled, and arranging twice changes nothing", () => {
  const page = fc.constantFrom(...(Object.keys(sitePages) as SitePageName[]));
  const stored = page.chain((name) =>
    fc.tuple(
      fc.constant(name),
      fc.shuffledSubarray([
        ...Object.keys(sitePage(name).sections).map(builtIn),
        ...["a", "b", "c"].map((id) => added(`own-${id}`)),
      ]),
    ),
  );
  fc.assert(
    fc.property(stored, ([name, sections]) => {
      const arranged = arrangeSections(name, sections);
      const ids = arranged.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of Object.keys(sitePage(name).sections)) expect(ids).toContain(id);
      expect(ids.filter((id) => sections.some((section) => section.id === id))).toEqual(
        sections.map(({ id }) => id),
      );
      expect(arrangeSections(name, arranged)).toEqual(arranged);
    }),
  );
});

test.each([
  ["always", {}, true],
  ["hidden", { hidden: true }, false],
  ["from now on", { shownFrom: "2026-11-27T12:00:00.000Z" }, true],
  ["later", { shownFrom: "2026-11-27T12:00:00.001Z" }, false],
  ["until now", { shownUntil: "2026-11-27T12:00:00.000Z" }, false],
  ["a moment longer", { shownUntil: "2026-11-27T12:00:00.001Z" }, true],
])("a section shown %s", (_, change, expected) => {
  expect(isShown({ ...added("a"), ...change }, new Date("2026-11-27T12:00:00.000Z"))).toBe(expected);
});
