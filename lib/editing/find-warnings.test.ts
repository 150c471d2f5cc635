import { createDeskCaller } from "../../testing/provider/desk";
import { findClassId } from "../../testing/provider/calls";
import { describeEachEngine } from "../../testing/provider/engines";
import { daysLater, now } from "../../testing/provider/fixture";
import type { FieldsOf } from "./kinds";
import { readRecord } from "./records";

const hour = 3_600_000;

describeEachEngine((db) => {
  const editor = createDeskCaller(db, "editor@example.com");
  const warn = async (
    kind: "series" | "live",
    fields: object,
    more: { id?: number; publish?: string } = {},
  ) => {
    const request = { kind, fields: { ...fields }, publish: "now", ...more };
    return (await editor("content/warnings", request)).warnings;
  };
  /** A class of the fixture whose lessons are in days when its teacher is free. */
  async function freeClass(): Promise<FieldsOf<"series">> {
    const { published } = await readRecord(db(), { kind: "series", id: await findClassId(db(), "open") });
    const startsAt = (day: number) => daysLater(40 + day).toISOString();
    const lessons = [0, 1].map((day) => ({
      name: { "en-US": "Tones" },
      startsAt: startsAt(day),
      endsAt: new Date(Date.parse(startsAt(day)) + hour).toISOString(),
      meetingUrl: null,
    }));
    return { ...(published as FieldsOf<"series">), lessons };
  }

  test("a new class without oddities has none", async () => {
    expect(await warn("series", await freeClass())).toEqual([]);
  });

  test("fields that cannot be published have none: saving refuses them", async () => {
    expect(await warn("series", { ...(await freeClass()), capacity: 0, classPoint: 0 })).toEqual([]);
  });

  test("a copy of a class clashes with it, also on a live class; the class itself does not", async () => {
    const id = await findClassId(db(), "last seat");
    const { published } = await readRecord(db(), { kind: "series", id });
    const fields = published as FieldsOf<"series">;
    const codes = (await warn("series", fields)).map(({ code }) => code);
    expect(codes).toContain("teacherBusy");
    // The fixture has other classes of this teacher at these times.
    expect(await warn("series", fields, { id })).toEqual([]);
    const [first] = fields.lessons;
    const live = {
      courseName: { "en-US": "Live" },
      lessonName: { "en-US": "Tea" },
      cover: "/l.svg",
      teacherId: fields.teacherId,
      startsAt: first?.startsAt,
      endsAt: first?.endsAt,
    };
    const onLive = await warn("live", live);
    expect(onLive.map(({ other }) => other?.["en-US"])).toContain(fields.comboName["en-US"]);
    expect(await warn("live", { ...live, teacherId: null })).toEqual([]);
  });

  test("a change is warned about, what is published already is not", async () => {
    const id = await findClassId(db(), "open");
    const { published } = await readRecord(db(), { kind: "series", id });
    expect(await warn("series", { ...published, capacity: 9 }, { id })).toEqual([
      { code: "groupSpots", count: 9 },
    ]);
  });

  test("a scheduled publication is checked at its time", async () => {
    const fields = await freeClass();
    const warnings = await warn("series", fields, { publish: daysLater(60).toISOString() });
    expect(warnings.map(({ code }) => code)).toEqual(["lessonsPast", "deadlinePast"]);
    expect(await warn("series", fields, { publish: now.toISOString() })).toEqual([]);
  });
});
