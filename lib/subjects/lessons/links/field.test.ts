import { eq } from "drizzle-orm";
import { findClassId } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { contentRecords } from "../../../app/schema";
import { saveRecord } from "../../../app/editing/change";
import { readHistory, restoreRecord } from "../../../app/editing/history";
import type { Kind } from "../../../app/editing/kinds";
import { publishDue } from "../../../app/editing/publish-due";
import { readRecord } from "../../../app/editing/records";

const editor = { by: "Li", now };
const link = "https://meet.example/room";
type Fields = Record<string, unknown> & { lessons: object[] };

describeEachEngine((db) => {
  const idOf = async (kind: Kind) => (kind === "series" ? findClassId(db(), "applied") : 1);
  async function save(kind: Kind, change: (fields: Fields) => object, publish = "now") {
    const id = await idOf(kind);
    const { version, published } = await readRecord(db(), { kind, id });
    const fields = { ...published, ...change(published as unknown as Fields) };
    return saveRecord(db(), { kind, id, version, publish, fields } as never, editor);
  }
  const published = async (kind: Kind) =>
    (await readRecord(db(), { kind, id: await idOf(kind) })).published as unknown as Fields;

  test.each(["teacher", "series", "live"] as const)(
    "the link of a %s is kept, and a bad one is refused at its field",
    async (kind) => {
      expect((await published(kind)).meetingUrl).toBeNull();
      await save(kind, () => ({ meetingUrl: ` ${link} ` }));
      expect((await published(kind)).meetingUrl).toBe(link);
      for (const bad of ["http://meet.example", "https://me:secret@meet.example", "https://192.168.1.5/"])
        await expect(save(kind, () => ({ meetingUrl: bad }))).rejects.toMatchObject({
          issues: [{ path: "meetingUrl", message: "notAMeetingUrl" }],
        });
      await save(kind, () => ({ meetingUrl: "" }));
      expect((await published(kind)).meetingUrl).toBeNull();
    },
  );

  test("a lesson of a sold class has a link of its own, without an announcement of a change", async () => {
    const setLink = (meetingUrl: string) =>
      save("series", ({ lessons: [first, ...others] }) => ({
        lessons: [{ ...first, meetingUrl }, ...others],
      }));
    await setLink(link);
    expect((await published("series")).lessons).toMatchObject([
      { meetingUrl: link },
      { meetingUrl: null },
      { meetingUrl: null },
    ]);
    await expect(setLink("https://localhost/room")).rejects.toMatchObject({
      issues: [{ path: "lessons.0.meetingUrl", message: "notAMeetingUrl" }],
    });
  });

  test("a draft and a history entry from before the field are published and restored without a link", async () => {
    await save("series", () => ({ meetingUrl: link }));
    await save("series", () => ({}), daysLater(1).toISOString());
    const id = await idOf("series");
    const { meetingUrl: _, lessons: plan, ...rest } = await published("series");
    const older = { ...rest, lessons: plan.map((lesson) => ({ ...lesson, meetingUrl: undefined })) };
    await db()
      .update(contentRecords)
      .set({ draft: older as never })
      .where(eq(contentRecords.id, id));
    expect(await publishDue(db(), daysLater(1))).toBe(1);
    expect((await published("series")).meetingUrl).toBeNull();
    const entries = await readHistory(db(), { kind: "series", id });
    const entry = entries.find(({ after }) => (after as unknown as Fields | null)?.meetingUrl === link);
    const { version } = await readRecord(db(), { kind: "series", id });
    const request = { kind: "series", id, version, history_id: entry?.id ?? 0, state: "after" } as const;
    expect((await restoreRecord(db(), request, editor)).draft).toMatchObject({ meetingUrl: link });
  });
});
