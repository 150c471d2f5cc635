import { describeEachEngine } from "../../../testing/provider/engines";
import { enterPreview, withPreview } from "../../base/db/preview-context";
import { contentHistory, contentRecords, pictures } from "../../app/schema";
import { pictureAddress } from "../../engines/pictures/address";
import { deleteUnusedPictures } from "../../engines/pictures/upload";
import { removeRecord, saveRecord } from "../../app/editing/change";
import { unsavedId } from "../../app/editing/kinds";
import { withEdited } from "../../app/editing/preview";
import { forgetRemovedRecords } from "../../app/editing/removed";
import { createContentPoll } from "../../app/editing/watch";
import { pickQuote, setVoices, shownVoices } from "./published";
import { loadVoices } from "./store";

/* Voices of students in both databases. */

const editor = { by: "li@example.com" };
const fields = {
  ...{ name: "Minh", country: "VN", originalLanguage: "vi-VN", quote: { "vi-VN": "Mình nói chậm." } },
  ...{ picture: "", learned: {}, consent: "Email of 3 Nov 2026", order: null },
  ...{ activeFrom: null, activeUntil: null },
};

afterEach(() => setVoices([]));

describeEachEngine((db) => {
  const save = (changes: object = {}) =>
    saveRecord(
      db(),
      { kind: "voice", version: 0, fields: { ...fields, ...changes }, publish: "now" },
      { ...editor, now: new Date("2027-01-01T00:00:00Z") },
    );
  const names = (instant?: string) =>
    shownVoices(instant ? new Date(instant) : undefined).map(({ name }) => name);

  test("voices are shown in the school's order, then the oldest first, without the notes of consent", async () => {
    await save({ name: "Putri" });
    await save({ name: "Jiwoo", order: 1 });
    await save();
    expect(names()).toEqual([]);
    await loadVoices(db());
    expect(names()).toEqual(["Jiwoo", "Putri", "Minh"]);
    expect(JSON.stringify(shownVoices())).not.toMatch(/consent|3 Nov/);
  });

  test.each([
    ["no consent", { consent: "" }, "consent", "required"],
    ["a consent without a date", { consent: "by email" }, "consent", "noDate"],
    ["no words in the original language", { quote: { "en-US": "I am slow." } }, "quote.vi-VN", "required"],
    [
      "an end before the start",
      { activeFrom: "2027-01-02T00:00:00Z", activeUntil: "2027-01-02T00:00:00Z" },
      "activeUntil",
      "endsBeforeStart",
    ],
  ])("a voice with %s is refused", async (_, changes, path, message) => {
    await expect(save(changes)).rejects.toMatchObject({ issues: [{ path, message }] });
  });

  test("a voice is shown from its start on and before its end, and pages are renewed at both", async () => {
    await save({ activeFrom: "2027-01-10T00:00:00+08:00", activeUntil: "2027-02-01T00:00:00Z" });
    await loadVoices(db());
    expect(names("2027-01-09T15:59:59Z")).toEqual([]);
    expect(names("2027-01-09T16:00:00Z")).toEqual(["Minh"]);
    expect(names("2027-02-01T00:00:00Z")).toEqual([]);
    const renew = jest.fn(async () => undefined);
    const poll = createContentPoll(db(), renew);
    const renewals = async (instant: string) => {
      renew.mockClear();
      await poll(new Date(instant));
      return renew.mock.calls.length;
    };
    expect(await renewals("2027-01-09T15:59:59Z")).toBe(0);
    expect(await renewals("2027-01-09T16:00:00Z")).toBe(1);
    await renewals("2027-01-15T00:00:00Z");
    expect(await renewals("2027-01-16T00:00:00Z")).toBe(0);
    expect(await renewals("2027-02-01T00:00:00Z")).toBe(1);
  });

  test("a preview shows an unsaved voice, whatever its dates, and stores nothing", async () => {
    const edited = { ...fields, activeUntil: "2020-01-01T00:00:00Z" };
    const shown = await withEdited(
      db(),
      { kind: "voice", id: unsavedId, fields: edited },
      new Date(),
      (preview) =>
        withPreview(preview, async (headers) => {
          enterPreview(headers);
          return names();
        }),
    );
    expect(shown).toEqual(["Minh"]);
    await loadVoices(db());
    expect(names()).toEqual([]);
  });

  test("a removed voice is gone from the pages, and is erased with its history later", async () => {
    // Later than the pictures, which are dated by the database.
    const removedAt = new Date(Date.now() + 86_400_000);
    const [own, shared] = ["a", "b"].map((letter) => letter.repeat(64)) as [string, string];
    for (const hash of [own, shared])
      await db().insert(pictures).values({ hash, width: 96, height: 96, used: true });
    const { id } = await save({ picture: pictureAddress(own, 96) });
    const fieldsOfOther = { ...fields, name: "Putri", picture: pictureAddress(shared, 96) };
    const other = await save(fieldsOfOther);
    const { version } = await saveRecord(
      db(),
      {
        kind: "voice",
        id,
        version: 1,
        fields: { ...fields, picture: fieldsOfOther.picture },
        publish: "now",
      },
      editor,
    );
    await removeRecord(db(), { kind: "voice", id, version }, { ...editor, now: removedAt });
    await loadVoices(db());
    expect(names()).toEqual(["Putri"]);
    await forgetRemovedRecords(db(), "voice", removedAt);
    expect(await db().$count(contentRecords)).toBe(2);
    await forgetRemovedRecords(db(), "voice", new Date(removedAt.getTime() + 1));
    expect(await db().select({ id: contentRecords.id }).from(contentRecords)).toEqual([{ id: other.id }]);
    expect(await db().select({ id: contentHistory.recordId }).from(contentHistory)).toEqual([
      { id: other.id },
    ]);
    await deleteUnusedPictures(db(), new Date(removedAt.getTime() + 2 * 86_400_000));
    expect(await db().select({ hash: pictures.hash }).from(pictures)).toEqual([{ hash: shared }]);
  });
});

test.each([
  ["in the reader's language", { "en-US": "a", "ko-KR": "b", "vi-VN": "c" }, "ko-KR", "b"],
  ["in the closest language", { "zh-TW": "a", "en-US": "b", "vi-VN": "c" }, "zh-HK", "a"],
  ["in English", { "en-US": "a", "vi-VN": "b" }, "ko-KR", "a"],
  ["as written", { "id-ID": "a", "vi-VN": "b" }, "ko-KR", "b"],
] as const)("a voice is read %s", (_, quote, language, expected) => {
  expect(pickQuote({ quote, originalLanguage: "vi-VN" }, language).text).toBe(expected);
});
