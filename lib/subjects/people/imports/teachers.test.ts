import { providerErrorMatching } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { contentHistory, contentRecords, importedRecords, teachers } from "../../../app/schema";
import { collectText } from "../../../base/commands/collect-text";
import type { InputOf } from "../../../base/contract/call";
import { findBrokenInvariants } from "../../../base/db/invariants";
import type { CallFile } from "../../../engines/calls/file";
import { teacherContent } from "../../teachers/content";
import { rowsPerRun } from "./batches";
import type { importCalls } from "./desk-calls";

// A process for each file takes longer than the rest of these tests; parse-table.test.ts starts it.
jest.mock("node:child_process", () => ({
  ...jest.requireActual<object>("node:child_process"),
  fork: () => {
    throw new Error("This host starts no process");
  },
}));

process.env.SITE_URL = "https://school.example";
process.env.LOG_LEVEL = "silent";

const later = new Date(now.getTime() + 60_000);
const toFile = (text: string) => Buffer.from(text);
const list = [
  "Giáo viên;Quốc gia;Ngôn ngữ;Giới thiệu;Liên kết video;Zoom",
  "Cô Hương;Việt Nam;Tiếng Trung, tiếng Anh;Dạy vui;https://video.example/1;https://zoom.us/j/123",
  "王老师;CN;中文、英语;;;",
  "=2+3;;;;;",
].join("\n");

describeEachEngine((db) => {
  const asOwner = createDeskCaller(db, "owner@example.com");
  const asEditor = createDeskCaller(db, "editor@example.com");
  const kind = "teachers";

  const read = (file: Uint8Array, by = asOwner) => by("people/import-read", { kind }, now, file);
  const toRequest = async (
    file: Uint8Array,
  ): Promise<InputOf<typeof importCalls, "people/import-check">> => ({
    ...{ kind, language: "vi-VN" },
    columns: (await read(file)).columns.map((column) => column ?? "").join(","),
  });
  const check = async (file: Uint8Array) => asOwner("people/import-check", await toRequest(file), now, file);
  const run = async (file: Uint8Array, importId?: number, by = asOwner) =>
    by(
      "people/import-run",
      { ...(await toRequest(file)), ...(importId && { import_id: String(importId) }) },
      now,
      file,
    );
  const undo = (id: number, by = asOwner) => by("people/import-undo", { id }, later);
  const listBatches = async (by = asOwner) => (await by("people/imports", {})).imports;
  const draftsOf = async (id: number) => (await listBatches()).find((own) => own.id === id)?.drafts ?? [];
  const idOf = async (batch: number, name: string) =>
    (await draftsOf(batch)).find((draft) => draft.name === name)?.id ?? 0;
  const importList = async () => (await run(toFile(list))).import_id ?? 0;
  const counts = async () => [
    await db().$count(contentRecords),
    await db().$count(contentHistory),
    await db().$count(importedRecords),
    await db().$count(teachers),
  ];
  const publish = async (id: number, version: number, name = "Ms. Huong") =>
    asEditor("content/save", {
      ...{ kind: "teacher", id, version, publish: "now" },
      fields: {
        ...{ nickname: { "en-US": name }, avatar: "/art/teachers/1.svg", country: "VN" },
        ...{ description: { "en-US": "Kind" }, recommended: false },
      },
    });

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  test("a file is checked without a change, and each row becomes a draft", async () => {
    const file = toFile(list);
    expect(await read(file)).toMatchObject({
      columns: ["name", "country", "languages", "description", "video", "meeting_link"],
    });
    const before = await counts();
    expect(await check(file)).toEqual({
      ...{ count: 3, students: 0, points: 0, known: 0, problems: [], problem_count: 0 },
    });
    expect(await counts()).toEqual(before);
    const { import_id: id, ...result } = await run(file);
    expect(result).toEqual({ created: 3, left: 0 });
    const record = { kind: "teacher" as const, id: await idOf(id ?? 0, "Cô Hương") };
    expect(await asEditor("content/read", record)).toMatchObject({
      ...{ status: "draft", version: 1, published: null, changed_by: "Olga" },
      draft: {
        ...{ nickname: { "en-US": "Cô Hương", "vi-VN": "Cô Hương" }, description: { "vi-VN": "Dạy vui" } },
        ...{ country: "VN", languages: ["zh", "en"], video: "https://video.example/1", avatar: "" },
        ...{ meetingUrl: "https://zoom.us/j/123", introduction: "", recommended: false },
      },
    });
    expect(await listBatches()).toMatchObject([
      {
        ...{ id, kind, who: "Olga", count: 3, undone_at: null },
        drafts: [{ name: "Cô Hương" }, { name: "王老师" }, { name: "=2+3" }],
      },
    ]);
    expect(await db().$count(teachers)).toBe(before[3]);
    const { entries } = await asEditor("content/history", record);
    expect(entries).toMatchObject([{ action: "draft", by: "Olga", before: null }]);
    // Drafts are known too.
    expect(await check(file)).toMatchObject({ count: 0, known: 3, problem_count: 0 });
    expect(await run(file)).toEqual({ import_id: null, created: 0, left: 0 });
  });

  test("each problem is named by row; other rows come in, teachers who are here stay as they are", async () => {
    const file = toFile(
      [
        "name,country,languages,description,video,meeting link",
        "LIN EN-US,,,,,",
        ",VN,,,,",
        "An,Atlantis,,,,",
        "Binh,,Klingon,,,",
        "Chi,,,,javascript:1,",
        "Dung,,,,,ftp://x",
        "Em,my,zh-CN and EN,,,",
        "ＥＭ,Mỹ,,,,",
        `${"x".repeat(61)},,,,,`,
        `Giang,,,${"x".repeat(2001)},,`,
      ].join("\n"),
    );
    const checked = await check(file);
    expect(checked.problems.map(({ row, column, problem, other }) => [row, column, problem, other])).toEqual([
      [3, "name", "noTeacherName", null],
      [4, "country", "wrongCountry", null],
      [5, "languages", "wrongSpokenLanguage", null],
      [6, "video", "wrongVideo", null],
      [7, "meeting link", "wrongMeetingLink", null],
      [9, "name", "sameTeacher", 8],
      [10, "name", "longText", null],
      [11, "description", "longText", null],
    ]);
    expect(checked).toMatchObject({ count: 1, known: 1 });
    const { import_id: id } = await run(file);
    const record = { kind: "teacher" as const, id: await idOf(id ?? 0, "Em") };
    expect((await asEditor("content/read", record)).draft).toMatchObject({
      ...{ country: "MY", languages: ["zh", "en"] },
    });
  });

  test("an unused batch is undone as if it had never been, and its file imports again", async () => {
    const before = await counts();
    const id = await importList();
    expect(await undo(id)).toEqual({ removed: 3, kept: [] });
    expect(await counts()).toEqual(before);
    expect(await listBatches()).toMatchObject([{ id, count: 0, drafts: [], undone_at: later.toISOString() }]);
    expect(await undo(id)).toEqual({ removed: 0, kept: [] });
    expect(await run(toFile(list))).toMatchObject({ created: 3 });
  });

  test("teachers who were edited or published since stay when a batch is undone, and are named", async () => {
    const id = await importList();
    const huong = await idOf(id, "Cô Hương");
    const wang = await idOf(id, "王老师");
    expect((await publish(huong, 1)).saved).toBe(true);
    const edited = { "en-US": "Mr. Wang" };
    await asEditor("content/save", {
      ...{ kind: "teacher", id: wang, version: 1, publish: "no" },
      fields: {
        ...{ nickname: edited, avatar: "/art/teachers/1.svg", country: "CN", description: edited },
        recommended: false,
      },
    });
    expect(await listBatches()).toMatchObject([
      { count: 3, drafts: [{ name: "Mr. Wang" }, { name: "=2+3" }] },
    ]);
    expect(await undo(id)).toEqual({
      removed: 1,
      kept: [
        { id: huong, name: "Ms. Huong", row: 2 },
        { id: wang, name: "Mr. Wang", row: 3 },
      ],
    });
    expect(await listBatches()).toMatchObject([{ count: 2, drafts: [{ name: "Mr. Wang" }] }]);
  });

  test("a draft cannot be published as it came, and one that was discarded counts no more", async () => {
    const id = await importList();
    const wang = { kind: "teacher" as const, id: await idOf(id, "王老师") };
    const { draft } = await asEditor("content/read", wang);
    await expect(
      asEditor("content/save", { ...wang, version: 1, publish: "now", fields: draft ?? {} }),
    ).rejects.toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ path: "avatar", message: "required" })]),
    });
    await asEditor("content/discard", { ...wang, version: 1 });
    expect(await listBatches()).toMatchObject([{ count: 2 }]);
    expect(await undo(id)).toEqual({ removed: 2, kept: [] });
  });

  test("an editor who saves a draft while it is undone either keeps it or learns that it is gone", async () => {
    const id = await importList();
    const huong = await idOf(id, "Cô Hương");
    const [saved, undone] = await Promise.all([publish(huong, 1), undo(id)]);
    expect(undone.kept.map((kept) => kept.id)).toEqual(saved.saved ? [huong] : []);
    expect(await db().$count(importedRecords)).toBe(undone.kept.length);
  });

  test("a long file comes in pieces of one batch, twice at once too, up to the maximum of teachers", async () => {
    const room = 130;
    const others = teacherContent.maxRecords - room - (await db().$count(teachers));
    await db()
      .insert(contentRecords)
      .values(
        Array.from({ length: others }, (_, n) => ({
          ...{ kind: "teacher", id: 1000 + n, version: 1 },
          draft: { nickname: { "en-US": `Draft ${n}` } },
        })),
      );
    const names = Array.from({ length: room + 2 }, (_, n) => `Teacher ${n}`);
    const file = toFile(["name", ...names].join("\n"));
    expect(await check(file)).toMatchObject({ count: room, problem_count: 2 });
    const first = await run(file);
    expect(first).toEqual({ import_id: expect.any(Number), created: rowsPerRun, left: room - rowsPerRun });
    const id = first.import_id ?? 0;
    await Promise.all([run(file, id), run(file, id)]);
    expect(await run(file, id)).toMatchObject({ left: 0 });
    expect((await listBatches())[0]).toMatchObject({ count: room });
    expect((await check(file)).problems[0]).toMatchObject({ row: room + 2, problem: "tooManyTeachers" });
    expect(await undo(id)).toEqual({ removed: room, kept: [] });
  });

  test("editors import and undo teachers, and nothing of families", async () => {
    const file = toFile(list);
    const families = toFile("parent;student;email\nLan;An;lan@example.com");
    const request = { columns: "parent,student,email", language: "vi-VN" as const };
    const { import_id: ofFamilies } = await asOwner("people/import-run", request, now, families);
    const refused = providerErrorMatching("notAllowed");
    await expect(asEditor("people/import-read", {}, now, families)).rejects.toEqual(refused);
    for (const other of ["families", "balances"] as const) {
      const own = { ...request, kind: other };
      await expect(asEditor("people/import-check", own, now, families)).rejects.toEqual(refused);
      await expect(asEditor("people/import-run", own, now, families)).rejects.toEqual(refused);
    }
    const { import_id: id } = await run(file, undefined, asEditor);
    expect((await listBatches(asEditor)).map((own) => own.id)).toEqual([id]);
    const gone = providerErrorMatching("notFound");
    await expect(undo(ofFamilies ?? 0, asEditor)).rejects.toEqual(gone);
    // A batch holds one kind.
    await expect(run(file, ofFamilies ?? 0, asEditor)).rejects.toEqual(gone);
    expect((await listBatches()).map((own) => own.undone_at)).toEqual([null, null]);
    expect(await undo(id ?? 0, asEditor)).toEqual({ removed: 3, kept: [] });
    expect((await asOwner("staff/log", {})).lines.slice(0, 2)).toMatchObject([
      { act: "import-undone", who: "Eda" },
      { act: "teachers-imported", who: "Eda" },
    ]);
  });

  test("an export has all teachers in the columns of the import, and imports again as known", async () => {
    const id = await importList();
    await publish(await idOf(id, "Cô Hương"), 1);
    const { pieces, name } = (await asEditor("people/export-teachers", {})) as CallFile;
    expect(name).toBe("teachers.csv");
    const text = await collectText(pieces as AsyncGenerator<string>);
    expect(text).toContain('"Lin en-US",CN,"zh, en","Kind en-US",,\r\n');
    expect(text).toContain('"Ms. Huong",VN,,Kind,,\r\n');
    expect(text).toContain("'=2+3,,,,,\r\n");
    const exported = toFile(text);
    expect((await read(exported)).columns).toEqual([
      ...["name", "country", "languages", "description", "video", "meeting_link"],
    ]);
    expect(await check(exported)).toMatchObject({ count: 0, problem_count: 0 });
    const workbook = (await asOwner("people/export-teachers", { format: "xlsx" })) as CallFile;
    const bytes: Uint8Array[] = [];
    for await (const piece of workbook.pieces) bytes.push(piece as Uint8Array);
    const { count, known, problem_count: problems } = await check(Buffer.concat(bytes));
    expect([count, known, problems]).toEqual([0, (await db().$count(teachers)) + 2, 0]);
  });
});
