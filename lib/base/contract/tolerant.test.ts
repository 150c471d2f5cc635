import fc from "fast-check";
import * as z from "zod";
import {
  arbitraryInvalidRow,
  arbitraryRow,
  isOptional,
  arbitraryInvalidValue,
  rowLists,
  type Row,
} from "@/testing/gateway/arbitrary-rows";
import { contract } from "./contract";
import { rowsOf } from "./schemas";
import { sampleResponses } from "./sample-responses";
import { maxRows, readTolerantly, type Reading } from "./tolerant";

/** The optional fields in a row of each call's list. Everything else is essential. */
const optionalFields: Record<string, string[]> = {
  homePage: ["url", "alt", "order"],
  appVersions: [],
  recommendedSets: [
    ...[
      "level",
      "cover_url",
      "teacher_avatar",
      "teacher_description",
      "teacher_region",
      "teacher_introduction",
      "description",
      "lesson_list",
    ],
    "updated_at",
  ],
  partners: ["link", "name"],
  recommendedTeachers: [
    "id",
    "avatar",
    "country",
    "languages",
    "video_url",
    "introduction_url",
    "description",
    "updated_at",
  ],
  readyLives: ["course_name", "to", "teacher_id", "teacher_name", "updated_at"],
  videoRecords: ["course_name"],
  recommendedCourses: ["course_brief"],
};
optionalFields.preSales = optionalFields.recommendedSets ?? [];

test("essential fields are those that pages need to show a row", () => {
  expect(rowLists.map(({ name }) => name).sort()).toEqual(Object.keys(optionalFields).sort());
  for (const { name, fields } of rowLists) {
    const found = Object.keys(fields).filter((key) => isOptional(fields[key] as z.ZodType));
    expect([name, found]).toEqual([name, optionalFields[name]]);
  }
});

const frames = { total: 40, page: 1, per_page: 100 };

function usable(reading: Reading) {
  if (!reading.usable) throw new Error(JSON.stringify(reading.faults));
  return reading;
}

describe.each(rowLists)("$name", (list) => {
  const { name, key, fields } = list;
  const { response } = contract[name];
  const listResponse = (rows: unknown[]) => ({ ...frames, [key]: rows });

  test("valid data equals the schema's own result, with nothing left out", () => {
    fc.assert(
      fc.property(fc.array(arbitraryRow(list), { maxLength: 6 }), (rows) => {
        const { value, omissions } = usable(readTolerantly(response, listResponse(rows)));
        expect(value).toEqual(response.parse(listResponse(rows)));
        expect(omissions).toEqual([]);
      }),
    );
  });

  test("exactly the invalid rows are left out", () => {
    const essential = arbitraryInvalidRow(list, (field) => !isOptional(field));
    const junk = fc.constantFrom<unknown>(null, "x", 7, [], [{}], {});
    const row = fc.oneof(
      arbitraryRow(list).map((good) => ({ row: good as unknown, good: true, at: "" })),
      essential.map((damaged) => ({ row: damaged.row as unknown, good: false, at: `${key}.${damaged.key}` })),
      junk.map((value) => ({ row: value, good: false, at: "" })),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const { value, omissions } = usable(
          readTolerantly(response, listResponse(rows.map((one) => one.row))),
        );
        const good = rows.filter((one) => one.good).map((one) => one.row);
        expect(value).toEqual(response.parse(listResponse(good)));
        const odd = rows.filter((one) => !one.good);
        expect(omissions.map(({ kind, at }) => [kind, at])).toEqual(odd.map(() => ["row", key]));
        odd.forEach(({ at }, index) => {
          const named = omissions[index]?.faults.map(({ field }) => field) ?? [];
          expect(at === "" || named.some((field) => `${field}.`.startsWith(`${at}.`))).toBe(true);
        });
      }),
    );
  });

  test("an invalid optional field counts as absent", () => {
    const spareFields = Object.entries(fields).filter(
      ([field, schema]) => isOptional(schema) && field !== "lesson_list",
    );
    for (const [field, schema] of spareFields) {
      const damaged = fc.property(arbitraryRow(list), arbitraryInvalidValue(schema), (row, odd) => {
        const { [field]: _gone, ...rest } = row;
        const { value, omissions } = usable(
          readTolerantly(response, listResponse([{ ...row, [field]: odd }])),
        );
        expect(value).toEqual(response.parse(listResponse([rest])));
        expect(omissions).toMatchObject([{ kind: "field", at: `${key}.${field}` }]);
      });
      fc.assert(damaged, { numRuns: 30 });
    }
  });
});

describe("lessons of a series class", () => {
  const series = rowLists.find(({ name }) => name === "preSales");
  if (!series) throw new Error("no list of series classes");
  const read = (lessons: unknown) =>
    fc.sample(arbitraryRow(series), { numRuns: 1, seed: 1 }).map((row: Row) => {
      const { value, omissions } = usable(
        readTolerantly(contract.preSales.response, { ...frames, list: [{ ...row, lesson_list: lessons }] }),
      );
      return { lessons: (value as { list: Row[] }).list[0]?.lesson_list, omissions };
    })[0];
  const [from, to] = ["2026-12-01T20:00:00+08:00", "2026-12-01T21:00:00+08:00"];

  test("an invalid lesson is left out; the others and the class remain", () => {
    const good = { lesson_name: "Tones", from, to };
    expect(read([good, null, "x", good])).toMatchObject({
      lessons: [good, good],
      omissions: [{ kind: "row", at: "list.lesson_list" }, { kind: "row" }],
    });
  });

  test("a lesson with an invalid time stays without it, so that the order of lessons is unchanged", () => {
    expect(read([{ lesson_name: "Tones", from: "Monday", to }])).toMatchObject({
      lessons: [{ lesson_name: "Tones", to }],
      omissions: [{ kind: "field", at: "list.lesson_list.from" }],
    });
  });

  test("an invalid list counts as absent", () => {
    expect(read("soon")).toMatchObject({
      lessons: [],
      omissions: [{ kind: "field", at: "list.lesson_list" }],
    });
  });
});

describe("the envelope", () => {
  const { response } = contract.readyLives;

  test.each([null, undefined, [], "x", {}, { ...frames }, { ...frames, list: {} }])(
    "data without its list is unusable: %j",
    (value) => {
      expect(readTolerantly(response, value)).toMatchObject({ usable: false });
    },
  );

  test("invalid paging is replaced with the requested page", () => {
    const odd = { total: "40", page: null, list: [] };
    const { value, omissions } = usable(readTolerantly(response, odd, { total: 0, page: 2, per_page: 8 }));
    expect(value).toEqual({ total: 0, page: 2, per_page: 8, list: [] });
    expect(omissions.map(({ at }) => at)).toEqual(["total", "page", "per_page"]);
    expect(readTolerantly(response, odd)).toMatchObject({
      usable: false,
      faults: [{ field: "total" }, { field: "page" }, { field: "per_page" }],
    });
  });

  test("a meaningful null is not optional", () => {
    const reading = readTolerantly(contract.profile.response, { student: { id: "7" }, teacher: null });
    expect(reading).toMatchObject({ usable: false, faults: [{ field: "student.id" }] });
    const odd = { student: { id: 7, avatar: "javascript:1", class_point: "many" }, teacher: null };
    expect(usable(readTolerantly(contract.profile.response, odd)).value).toEqual({
      student: { id: 7, nickname: "" },
      teacher: null,
    });
  });

  test("a completed action succeeds whatever its data", () => {
    for (const name of ["bookCombo", "preSaleApply", "preSaleRegister", "abroadCreate"] as const) {
      for (const data of [undefined, null, "ok", [], { students: "many", phone_code: "84" }]) {
        expect(readTolerantly(contract[name].response, data).usable).toBe(true);
      }
    }
    const { value } = usable(readTolerantly(contract.bookCombo.response, { class_id: "x", students: 5 }));
    expect(value).toEqual({ students: 5 });
  });

  test("an endless list is cut", () => {
    const [row] = sampleResponses.partners.list;
    const read = (rows: unknown[]) => usable(readTolerantly(contract.partners.response, { list: rows }));
    expect(read(Array(maxRows).fill(row)).omissions).toEqual([]);
    const { value, omissions } = read([...Array(maxRows).fill(row), ...Array(500_000).fill(null)]);
    expect((value as { list: unknown[] }).list).toHaveLength(maxRows);
    expect(omissions).toMatchObject([{ kind: "row", faults: [{ rule: "at most 1000 rows" }] }]);
  });

  test("a price never moves to another index", () => {
    const course = { course_id: 1, course_cover_url: "/a.svg", course_name: "HSK" };
    const list = [{ ...course, level_class_point: [{ class_point: 80 }, { class_point: "100" }] }];
    const reading = usable(readTolerantly(contract.recommendedCourses.response, { ...frames, list }));
    expect(reading.omissions).toMatchObject([{ kind: "row", at: "list" }]);
  });
});

test("faults name fields and rules of the contract, never values", () => {
  const shape = z.object({ list: rowsOf(z.object({ email: z.email(), kind: z.enum(["a", "b"]) })) });
  const row = { email: "minh anh", kind: "secret", secret: 1 };
  const { omissions } = usable(readTolerantly(shape, { list: [row] }));
  expect(omissions[0]?.faults.map(({ field }) => field)).toEqual(["list.email", "list.kind"]);
  expect(JSON.stringify(omissions)).not.toMatch(/minh|secret/);
});
