import fc from "fast-check";
import { now } from "../../../../testing/provider/fixture";
import { fieldsOfImport, type ColumnMapping } from "./fields";
import { groupFamilies } from "./group-families";

const importFields = fieldsOfImport.families;
const mapping: ColumnMapping = importFields;
const headings = [...importFields];
type Cells = Partial<Record<(typeof importFields)[number], string>>;
const group = (...rows: Cells[]) =>
  groupFamilies([headings, ...rows.map((row) => importFields.map((field) => row[field] ?? ""))], {
    ...{ mapping, language: "vi-VN", now },
  });
const problemsOf = (...rows: Cells[]) =>
  group(...rows).problems.map(({ row, field, problem, other }) => [
    row,
    field,
    problem,
    ...(other ? [other] : []),
  ]);
const thisYear = now.getUTCFullYear();

test("five children of one parent become one family, and an adult another", () => {
  const lan = { parent: "Lan", email: "Lan@Example.com", points: "1.200" };
  const names = ["An", "Binh", "Chi", "Dung", "Em"];
  const { families, problems } = group(
    ...names.map((student, index) => ({ student, ...(index === 0 ? lan : { email: "lan@example.com" }) })),
    { student: "Kim", phone: "0912 345 678", birth_year: "03/05/1990", language: "English", note: "=cmd|x" },
  );
  expect(problems).toEqual([]);
  expect(families).toMatchObject([
    {
      ...{ row: 2, kind: "parent", nickname: "Lan", email: "lan@example.com", points: 1200 },
      ...{ language: "vi-VN", students: names.map((nickname) => ({ nickname })) },
    },
    {
      ...{ row: 7, kind: "student", nickname: "Kim", phone: "+84912345678", birthYear: 1990 },
      ...{ language: "en-US", note: "=cmd|x", students: [] },
    },
  ]);
});

test("each problem names its row and column", () => {
  expect(
    problemsOf(
      { student: "An" },
      { student: "An", email: "an@" },
      { student: "An", phone: "12" },
      { student: "An", email: "a@b.example", birth_year: "2099", parent: "Lan" },
      { student: "An", email: "c@d.example", points: "-5", parent: "Lan" },
      { student: "An", email: "e@f.example", points: "1.5", language: "Klingon", parent: "Lan" },
      { student: "An", email: "g@h.example", birth_year: String(thisYear - 9) },
      { email: "i@j.example" },
    ),
  ).toEqual([
    [2, null, "noContact"],
    [3, "email", "wrongEmail"],
    [4, "phone", "wrongPhone"],
    [5, "birth_year", "wrongYear"],
    [6, "points", "wrongPoints"],
    [7, "language", "wrongLanguage"],
    [7, "points", "wrongPoints"],
    [8, "parent", "minorAlone"],
    [9, null, "noName"],
  ]);
});

test("rows of one family that contradict each other are named with the other row", () => {
  const lan = { parent: "Lan", email: "lan@example.com", student: "An", points: "10" };
  expect(
    problemsOf(
      lan,
      { ...lan, student: "Binh", parent: "Hoa" },
      { ...lan, student: "Chi", points: "20" },
      { ...lan, student: "AN" },
    ),
  ).toEqual([
    [3, "parent", "otherParent", 2],
    [4, "points", "otherValue", 2],
    [5, "student", "sameStudent", 2],
  ]);
  expect(
    problemsOf(
      { student: "An", email: "x@example.com" },
      { student: "Binh", email: "x@example.com" },
      { parent: "Lan", student: "Chi", phone: "0912345678", email: "one@example.com" },
      { parent: "Minh", student: "Dung", phone: "+84912345678", email: "two@example.com" },
    ),
  ).toEqual([
    [2, "parent", "parentMissing"],
    [5, "phone", "otherFamily", 4],
  ]);
});

test("any table gives families whose contacts are unique, or problems, and loses no student", () => {
  const cell = fc.oneof(
    fc.constantFrom("", "An", "Lan", "a@b.example", "A@B.example", "0912345678", "2015", "1,000", "-1", "vi"),
    fc.string({ maxLength: 8 }),
  );
  const row = fc.tuple(cell, cell, cell, cell, cell, cell, cell, cell);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const { families, problems } = groupFamilies([headings, ...rows], { mapping, language: "en-US", now });
      for (const key of ["email", "phone"] as const) {
        const contacts = families.flatMap((family) => family[key] ?? []);
        expect(new Set(contacts).size).toBe(contacts.length);
      }
      for (const { email, phone, nickname, points } of families) {
        expect(email ?? phone).not.toBeNull();
        expect(nickname).not.toBe("");
        expect(points).toBeGreaterThanOrEqual(0);
      }
      const isFilled = rows.some((cells) => cells.some((text) => text !== ""));
      if (isFilled) expect(families.length + problems.length).toBeGreaterThan(0);
      for (const { row: number } of problems) expect(number).toBeLessThanOrEqual(rows.length + 1);
    }),
  );
});
