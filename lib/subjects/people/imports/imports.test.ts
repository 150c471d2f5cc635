import { randomUUID } from "node:crypto";
import { providerErrorMatching, findClassId } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { actionHandlers } from "../../../../testing/provider/member-handlers";
import { accounts, familyInvitations, imports, notifications, pointLedger } from "../../../app/schema";
import { collectText } from "../../../base/commands/collect-text";
import { findBrokenInvariants } from "../../../base/db/invariants";
import type { CallFile } from "../../../engines/calls/file";
import { rowsPerRun } from "./batches";
import { readTable } from "./read-table";

// A process for each file takes longer than the rest of these tests; parse-table.test.ts starts it.
jest.mock("node:child_process", () => ({
  ...jest.requireActual<object>("node:child_process"),
  fork: () => {
    throw new Error("This host starts no process");
  },
}));

process.env.SITE_URL = "https://school.example";
process.env.LOG_LEVEL = "silent";

/** The rows of a workbook, joined by commas. */
async function collectRows(workbook: Uint8Array): Promise<{ text: string }> {
  const table = await readTable(workbook, "auto");
  return { text: "problem" in table ? table.problem : table.rows.map((row) => row.join(",")).join("\n") };
}

const later = new Date(now.getTime() + 60_000);
const toFile = (text: string) => Buffer.from(text);
/** Five children of one parent, a family with a phone only, and an adult. */
const students = [
  "Phụ huynh;Học viên;Năm sinh;Email;Điện thoại;Xu;Ghi chú",
  "Lan;An;2015;lan@example.com;0912345678;1.200;=2+3",
  ...["Binh", "Chi", "Dung", "Em"].map((name) => `;${name};;LAN@example.com;;;`),
  "Hoa;Giang;2012;;0987654321;;",
  ";Kim;1990;kim@example.com;;50;",
].join("\n");

describeEachEngine((db) => {
  const asOwner = createDeskCaller(db, "owner@example.com");
  type File = Uint8Array;
  const read = (file: File) => asOwner("people/import-read", {}, now, file);
  const request = async (file: File) => ({
    columns: (await read(file)).columns.map((column) => column ?? "").join(","),
    language: "vi-VN" as const,
  });
  const check = async (file: File) => asOwner("people/import-check", await request(file), now, file);
  const run = async (file: File, importId?: number) =>
    asOwner(
      "people/import-run",
      { ...(await request(file)), ...(importId && { import_id: String(importId) }) },
      now,
      file,
    );
  const find = async (text: string) => (await asOwner("people/list", { text })).accounts;
  const idOf = async (text: string) => (await find(text))[0]?.id ?? 0;
  const undo = (id: number) => asOwner("people/import-undo", { id }, later);

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  test("a file is read, checked without a change, and imported once", async () => {
    const file = toFile(students);
    expect(await read(file)).toMatchObject({
      ...{ encoding: "utf-8", rows: 7 },
      columns: ["parent", "student", "birth_year", "email", "phone", "points", "note"],
    });
    const before = await db().$count(accounts);
    expect(await check(file)).toEqual({
      ...{ count: 3, students: 7, points: 1250, known: 0, problems: [], problem_count: 0 },
    });
    expect(await db().$count(accounts)).toBe(before);
    const { import_id: id } = await run(file);
    expect(await asOwner("people/show", { id: await idOf("lan@example.com") })).toMatchObject({
      ...{ points: 1200, awaits_acceptance: true, phones: ["+84912345678"], language: "vi-VN" },
      students: ["An", "Binh", "Chi", "Dung", "Em"].map((name) => ({ name })),
      notes: [{ text: "=2+3" }],
    });
    expect(await check(file)).toMatchObject({ count: 0, known: 3, problem_count: 0 });
    expect(await run(file)).toEqual({ import_id: null, created: 0, left: 0 });
    expect((await asOwner("people/imports", {})).imports).toMatchObject([
      { id, who: "Olga", count: 3, undone_at: null },
    ]);
  });

  test("families with problems are left out; a mended file brings only them", async () => {
    const bad = `${students}\nMinh;Phuc;2014;minh@;;;\nTam;Quyen;2013;student@example.com;;;`;
    const checked = await check(toFile(bad));
    expect(checked).toMatchObject({ count: 3, known: 1, problem_count: 1 });
    expect(checked.problems).toEqual([
      { row: 9, column: "Email", problem: "wrongEmail", value: "minh@", other: null },
    ]);
    await run(toFile(bad));
    const mended = toFile(bad.replace("minh@", "minh@example.com"));
    expect(await check(mended)).toMatchObject({ count: 1, known: 4, problem_count: 0 });
    await run(mended);
    expect((await find("minh")).map(({ name }) => name)).toEqual(["Minh"]);
  });

  test("the meaning of columns is saved for the next file", async () => {
    const file = toFile("A;B;C\nx@example.com;Xuan;?");
    expect((await read(file)).columns).toEqual([null, null, null]);
    await asOwner("people/import-run", { columns: "email,student,", language: "vi-VN" }, now, file);
    expect((await read(file)).columns).toEqual(["email", "student", null]);
  });

  test("a long file comes in pieces of one batch, twice at once too, and nothing is lost or doubled", async () => {
    const count = 130;
    const lines = Array.from({ length: count }, (_, n) => `Parent ${n};Child ${n};p${n}@example.com`);
    const file = toFile(["parent;student;email", ...lines].join("\n"));
    const first = await run(file);
    expect(first).toEqual({ import_id: expect.any(Number), created: rowsPerRun, left: count - rowsPerRun });
    await Promise.all([run(file, first.import_id ?? 0), run(file, first.import_id ?? 0)]);
    expect(await run(file, first.import_id ?? 0)).toMatchObject({ left: 0 });
    expect((await asOwner("people/imports", {})).imports).toMatchObject([{ count: count }]);
    expect(await undo(first.import_id ?? 0)).toEqual({ removed: count, kept: [] });
  });

  test("the families of a batch are invited in pieces, by two staff at once each once; undoing it ends the links", async () => {
    await run(toFile(students));
    const lines = Array.from({ length: 150 }, (_, n) => `Parent ${n};Child ${n};p${n}@example.com`);
    const file = toFile(["parent;student;email", ...lines].join("\n"));
    const first = await run(file);
    const id = first.import_id;
    for (let { left } = first; left > 0;) left = (await run(file, id ?? 0)).left;
    const batch = { import_id: id ?? 0 };
    expect(await asOwner("people/uninvited", batch)).toMatchObject({ families: 150, with_email: 150 });
    const both = await Promise.all([1, 2].map(() => asOwner("people/invite-families", batch)));
    const ids = both.flatMap(({ invited }) => invited.map((family) => family.id));
    expect([ids.length, new Set(ids).size, await db().$count(familyInvitations)]).toEqual([150, 150, 150]);
    expect(await asOwner("people/uninvited", {})).toMatchObject({ families: 3 });
    expect(await undo(id ?? 0)).toEqual({ removed: 150, kept: [] });
    expect(await db().$count(familyInvitations)).toBe(0);
    expect(await asOwner("people/uninvited", batch)).toMatchObject({ families: 0 });
  });

  test("without mail no invitation counts as sent, and all links are there to copy", async () => {
    await run(toFile(students));
    expect(await asOwner("people/uninvited", {})).toEqual({ families: 3, with_email: 2, mail: false });
    const { invited } = await asOwner("people/invite-families", {});
    expect(invited.map(({ mailed }) => mailed)).toEqual([false, false, false]);
    expect(invited.every(({ link }) => link.startsWith("https://school.example/"))).toBe(true);
    expect(await db().$count(notifications)).toBe(0);
  });

  test("an unused batch is undone as if it had never been", async () => {
    const before = [await db().$count(accounts), await db().$count(pointLedger)];
    const { import_id: id } = await run(toFile(students));
    await asOwner("people/invite", { id: await idOf("lan@example.com"), language: "vi-VN" });
    expect(await undo(id ?? 0)).toEqual({ removed: 3, kept: [] });
    expect([await db().$count(accounts), await db().$count(pointLedger)]).toEqual(before);
    expect((await asOwner("people/imports", {})).imports).toMatchObject([
      { count: 0, undone_at: later.toISOString() },
    ]);
    expect(await run(toFile(students))).toMatchObject({ created: 3 });
    await expect(undo(987_654)).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("families in use stay when a batch is undone, and are named", async () => {
    const { import_id: id } = await run(
      toFile(`${students}\nMinh;Phuc;;minh@example.com;;;\nTam;Q;;tam@example.com;;;`),
    );
    const kim = await idOf("kim@example.com");
    const { link } = await asOwner("people/invite", { id: kim, language: "vi-VN", email: "kim@example.com" });
    await actionHandlers["accept-family-invitation"](
      {
        ...{ token: new URL(link).hash.slice(1), password: "three quiet bamboos" },
        ...{ email: "kim@example.com", consent: false, language: "vi-VN" },
      },
      { language: "en-US", now, consents: ["terms", "privacy"] },
    );
    const lan = await asOwner("people/show", { id: await idOf("lan@example.com") });
    await asOwner("bookings/book", {
      ...{ class_id: await findClassId(db(), "open"), student_id: lan.students[0]?.id ?? 0 },
      ...{ paid: false, note: "", pass_over: "", key: randomUUID() },
    });
    const hoa = await asOwner("people/show", { id: await idOf("0987654321") });
    const change = { change: 5, reason: "Gift", seen: hoa.ledger[0]?.id ?? 0, key: randomUUID() };
    await asOwner("people/points", { id: hoa.id, ...change });
    await asOwner("people/note", { id: await idOf("tam@example.com"), text: "Called" }, later);
    const { removed, kept } = await undo(id ?? 0);
    expect([removed, kept.map(({ name, row }) => [row, name])]).toEqual([
      1,
      [
        [2, "Lan"],
        [7, "Hoa"],
        [8, "Kim"],
        [10, "Tam"],
      ],
    ]);
    expect(await idOf("minh@example.com")).toBe(0);
    expect((await asOwner("people/show", { id: lan.id })).students).toHaveLength(5);
  });

  test("an export has all families in the columns of the import, and imports again as known", async () => {
    await run(toFile(students));
    const file = (await asOwner("people/export", {})) as unknown as { pieces: AsyncIterable<string> };
    const text = await collectText(file.pieces as AsyncGenerator<string>);
    expect(text).toContain("Lan,An,2015,lan@example.com,'+84912345678,vi-VN,1200,'=2+3\r\n");
    const exported = toFile(text);
    expect((await read(exported)).columns).toEqual([
      ...["parent", "student", "birth_year", "email", "phone", "language", "points", "note"],
    ]);
    expect(await check(exported)).toMatchObject({ count: 0, problem_count: 0 });
    const { import_id: id } = (await asOwner("people/imports", {})).imports.map((own) => ({
      import_id: own.id,
    }))[0]!;
    await undo(id);
    expect(await check(exported)).toMatchObject({ count: 3, students: 7, points: 1250 });
  });

  test("an export as a workbook has the same rows", async () => {
    await run(toFile(students));
    const { pieces } = (await asOwner("people/export", { format: "xlsx" })) as CallFile;
    const read: Uint8Array[] = [];
    for await (const piece of pieces) read.push(piece as Uint8Array);
    const workbook = Buffer.concat(read);
    expect(await asOwner("people/import-read", {}, now, workbook)).toMatchObject({
      encoding: "xlsx",
      columns: ["parent", "student", "birth_year", "email", "phone", "language", "points", "note"],
    });
    expect(await check(workbook)).toMatchObject({ count: 0, problem_count: 0 });
    const { text } = await collectRows(workbook);
    expect(text).toContain("Lan,An,2015,lan@example.com,+84912345678,vi-VN,1200,=2+3");
  });

  describe("class points of families that are here", () => {
    const balances = [
      "E-mail;Phone;Class points;Reason",
      "LAN@example.com;;300;Transfer of May",
      ";0987654321;1.000;=2+3",
      "kim@example.com;;20;",
    ].join("\n");
    const request = async (file: File) => {
      const { columns } = await asOwner("people/import-read", { kind: "balances" }, now, file);
      return {
        ...{ kind: "balances" as const, language: "vi-VN" as const },
        columns: columns.map((column) => column ?? "").join(","),
      };
    };
    const checkPoints = async (file: File) =>
      asOwner("people/import-check", await request(file), later, file);
    const runPoints = async (file: File, importId?: number) =>
      asOwner(
        "people/import-run",
        { ...(await request(file)), ...(importId && { import_id: String(importId) }) },
        later,
        file,
      );
    const pointsOf = async (text: string) =>
      (await asOwner("people/show", { id: await idOf(text) }, later)).points;
    const allPoints = () => Promise.all(["lan@example.com", "0987654321", "kim@example.com"].map(pointsOf));

    beforeEach(() => run(toFile(students)));

    test("they are checked, added once with their reasons, and taken back", async () => {
      const file = toFile(balances);
      expect(await checkPoints(file)).toEqual({
        ...{ count: 3, students: 0, points: 1320, known: 0, problems: [], problem_count: 0 },
      });
      expect(await allPoints()).toEqual([1200, 0, 50]);
      const { import_id: id, created } = await runPoints(file);
      expect([created, await allPoints()]).toEqual([3, [1500, 1000, 70]]);
      const hoa = await asOwner("people/show", { id: await idOf("0987654321") });
      expect(hoa.ledger[0]).toMatchObject({ change: 1000, note: "=2+3", who: "Olga", reason: "operator" });
      expect(await checkPoints(file)).toMatchObject({ count: 0, known: 3, problem_count: 0 });
      expect(await runPoints(file)).toEqual({ import_id: null, created: 0, left: 0 });
      expect((await asOwner("people/imports", {})).imports).toMatchObject([
        { id, kind: "balances", count: 3 },
        { kind: "families", count: 3 },
      ]);
      expect(await undo(id ?? 0)).toEqual({ removed: 3, kept: [] });
      expect(await allPoints()).toEqual([1200, 0, 50]);
      expect(await undo(id ?? 0)).toEqual({ removed: 0, kept: [] });
      expect(await runPoints(file)).toMatchObject({ created: 3 });
    });

    test("each problem is named by row; other rows come in", async () => {
      const file = toFile(
        [
          balances,
          "nobody@example.com;;10;",
          "teacher@example.com;;10;",
          "lan@example.com;;5;Twice",
          ";;10;",
          "student@example.com;;;",
          ";12;10;",
          "student@example.com;;1.5;",
        ].join("\n"),
      );
      const checked = await checkPoints(file);
      expect(
        checked.problems.map(({ row, column, problem, other }) => [row, column, problem, other]),
      ).toEqual([
        [5, "E-mail", "unknownFamily", null],
        [6, "E-mail", "unknownFamily", null],
        [7, "E-mail", "sameFamily", 2],
        [8, "", "noContact", null],
        [9, "Class points", "noPoints", null],
        [10, "Phone", "wrongPhone", null],
        [11, "Class points", "wrongPoints", null],
        [11, "E-mail", "sameFamily", 9],
      ]);
      expect(checked.count).toBe(3);
      // The email of one row and the phone of another are the same family's.
      const twice = toFile("email;phone;points\nlan@example.com;;1\n;0912345678;2");
      expect((await checkPoints(twice)).problems).toMatchObject([
        { row: 3, problem: "sameFamily", other: 2 },
      ]);
    });

    test("a phone of two families needs the email", async () => {
      await asOwner("people/create", {
        ...{ kind: "parent", nickname: "Minh", phone: "0912345678", language: "vi-VN", shares_phone: true },
        ...{ email: "minh@example.com", students: [{ nickname: "Phuc" }], key: randomUUID() },
      });
      const file = toFile("phone;points\n0912345678;10");
      expect((await checkPoints(file)).problems).toMatchObject([{ row: 2, problem: "severalFamilies" }]);
    });

    test("undoing leaves a family that has used some of the points, and names it", async () => {
      const { import_id: id } = await runPoints(toFile(balances));
      const kim = await idOf("kim@example.com");
      const { ledger } = await asOwner("people/show", { id: kim });
      const change = { change: -60, reason: "Books", seen: ledger[0]?.id ?? 0, key: randomUUID() };
      await asOwner("people/points", { id: kim, ...change }, later);
      const { removed, kept } = await undo(id ?? 0);
      expect([removed, kept.map(({ name, row }) => [row, name])]).toEqual([2, [[4, "Kim"]]]);
      expect(await allPoints()).toEqual([1200, 0, 10]);
      expect((await asOwner("people/imports", {})).imports[0]).toMatchObject({ count: 1 });
    });

    test("two staff who import and undo at once change each family once", async () => {
      const lines = Array.from(
        { length: 2 * rowsPerRun },
        (_, n) => `Parent ${n};Child ${n};p${n}@example.com`,
      );
      const families = toFile(["parent;student;email", ...lines].join("\n"));
      const { import_id: familyBatch } = await run(families);
      await run(families, familyBatch ?? 0);
      const file = toFile(["email;points", ...lines.map((_, n) => `p${n}@example.com;${n + 1}`)].join("\n"));
      const { import_id: id } = await runPoints(file);
      await Promise.all([runPoints(file, id ?? 0), runPoints(file, id ?? 0)]);
      expect(await pointsOf("p99@example.com")).toBe(100);
      expect((await asOwner("people/imports", {})).imports[0]).toMatchObject({ count: 2 * rowsPerRun });
      const both = await Promise.all([undo(id ?? 0), undo(id ?? 0)]);
      expect(both.flatMap(({ kept }) => kept)).toEqual([]);
      expect(await pointsOf("p99@example.com")).toBe(0);
    });
  });

  test("files that are no table, and columns that are none, are refused", async () => {
    for (const file of ["", "only,headings", "PK\u0003\u0004"])
      await expect(read(toFile(file))).rejects.toEqual(providerErrorMatching("invalidInput"));
    const wrong = { columns: "email,email", language: "vi-VN" as const };
    await expect(asOwner("people/import-check", wrong, now, toFile(students))).rejects.toThrow();
    expect(await db().$count(imports)).toBe(0);
  });
});
