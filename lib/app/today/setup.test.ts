import { createDeskCaller } from "../../../testing/provider/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { liveClasses, teachers } from "../schema";
import type { Database } from "../../base/db/types";
import { saveRecord } from "../editing/change";
import { readEnv } from "../../base/env";
import { schoolFile } from "../../subjects/school/school-file";
import { readSetup } from "./setup";
import type { SetupStepName } from "./setup-steps";

const local = { SITE_URL: "http://localhost:3000" };
const publicWithMail = {
  SITE_URL: "https://school.example",
  MAIL_URL: "smtps://user:secret@mail.example",
  MAIL_FROM: "hello@school.example",
};
let settings: Record<string, string> = local;
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(settings),
}));
beforeEach(() => {
  settings = local;
});

const editor = { by: "Li", now };
/** Turns the fixture's classes into those of a school, or none. */
async function emptySite(db: Database): Promise<void> {
  for (const table of ["bookings", "enquiries", "class_changes", "lessons", "series_classes", "recordings"])
    await db.execute(`truncate "${table}" cascade`);
  await db.execute('truncate "live_classes" cascade');
}

describeEachEngine((db) => {
  const ask = createDeskCaller(db, "editor@example.com");
  const doneSteps = async () => (await readSetup(db()))?.filter(({ done }) => done).map(({ name }) => name);
  const publishSchool = (change: object) =>
    saveRecord(
      db(),
      { kind: "school", id: 1, version: 0, publish: "now", fields: { ...schoolFile(), ...change } },
      editor,
    );
  const addTeacher = () =>
    db()
      .insert(teachers)
      .values({
        nickname: { "en-US": "Wu" },
        avatar: "/a.svg",
        country: "CN",
        description: { "en-US": "Patient" },
        recommended: true,
      });
  const addLiveClass = () =>
    db()
      .insert(liveClasses)
      .values({
        courseName: { "en-US": "Tones" },
        lessonName: { "en-US": "First" },
        cover: "/c.svg",
        startsAt: daysLater(1),
        endsAt: daysLater(2),
      });

  test("the demo has no list of first steps", async () => {
    expect(await ask("today/setup", {})).toEqual({ setup: null });
  });

  test("data and settings show which steps of a new site are done", async () => {
    await emptySite(db());
    await db().execute('truncate "teachers" cascade');
    expect(await doneSteps()).toEqual(["timeZone"]);
    await publishSchool({ mainColor: "#00437a", languages: ["en-US"], timeZone: "", offices: [] });
    await addTeacher();
    settings = publicWithMail;
    expect(await doneSteps()).toEqual(["school", "languages", "brand", "teacher", "address", "mail"]);
    await addLiveClass();
    expect(await doneSteps()).toContain("class");
  });

  test.each([
    ["an office in Vietnam", [{ country: "VN" }], "", true],
    [
      "a head office in Indonesia, which has several zones",
      [{ country: "ID" }, { country: "VN" }],
      "",
      false,
    ],
    ["a chosen zone", [], "America/New_York", true],
  ])("with %s the time zone's step is done: %s", async (_case, offices, timeZone, isDone) => {
    await emptySite(db());
    const name = { "en-US": "Lotus" };
    const withTexts = offices.map((office) => ({ ...office, name, address: name }));
    await publishSchool({ name, offices: withTexts, timeZone });
    expect((await doneSteps())?.includes("timeZone")).toBe(isDone);
  });

  test("other steps are marked and unmarked; the list is hidden once the essential ones are done", async () => {
    await emptySite(db());
    const marked = async () => (await readSetup(db()))?.filter((step) => step.marked).map(({ name }) => name);
    await ask("today/mark", { name: "home", done: true });
    await ask("today/mark", { name: "home", done: true });
    await ask("today/mark", { name: "brand", done: true });
    await ask("today/mark", { name: "brand", done: false });
    expect(await marked()).toEqual(["home"]);
    await expect(ask("today/mark", { name: "teacher" as SetupStepName, done: true })).rejects.toThrow();

    expect((await ask("today/setup", {})).setup?.hideable).toBe(false);
    await expect(ask("today/hide", {})).rejects.toMatchObject({ codeName: "notAllowed" });
    await publishSchool({});
    await ask("today/mark", { name: "legal", done: true });
    settings = { SITE_URL: "https://school.example" };
    await addLiveClass();
    expect((await ask("today/setup", {})).setup).toMatchObject({ hideable: true });
    await ask("today/hide", {});
    expect(await ask("today/setup", {})).toEqual({ setup: null });
  });

  test("it disappears by itself when every step is done", async () => {
    await emptySite(db());
    await publishSchool({ mainColor: "#00437a", languages: ["en-US"] });
    for (const name of ["home", "legal", "seasons"] as const) await ask("today/mark", { name, done: true });
    settings = publicWithMail;
    await addLiveClass();
    expect(await ask("today/setup", {})).toEqual({ setup: null });
  });
});
