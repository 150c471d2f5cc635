import { eq } from "drizzle-orm";
import { createDeskCaller } from "../../testing/provider/desk";
import { providerErrorMatching, issueTokenFor } from "../../testing/provider/calls";
import { describeEachEngine } from "../../testing/provider/engines";
import { daysLater, now } from "../../testing/provider/fixture";
import { trialInput } from "../../testing/provider/trial";
import { accountViews } from "../people/views";
import { requestTrial } from "./trial-lessons";
import { notices } from "../db/schema";
import { webhookEventSchema, type EventKind } from "../notifications/events";
import { createLetter } from "../delivery/mail/letters";
import { languages } from "../i18n/languages";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.SITE_URL = "https://school.example";

describeEachEngine((db) => {
  const adviser = createDeskCaller(db, "adviser@example.com");
  const asStudent = async () => ({
    language: "en-US" as const,
    now,
    token: await issueTokenFor(db(), "student@example.com"),
  });
  const readTrial = async () => (await accountViews.student({ of: "live" }, await asStudent())).trial;
  const firstRequest = async () => (await adviser("trials/list", {})).trials[0]!;
  beforeEach(async () => void (await requestTrial(trialInput, await asStudent())));

  test("a request goes from asked to arranged to held, and the student sees each state", async () => {
    const { id, revision, student } = await firstRequest();
    expect(student.name).toBe("An");
    const change = (to: "asked" | "held" | "missed", seen: number, at = now) =>
      adviser("trials/change", { id, revision: seen, to }, at);
    const arrange = (at: Date, seen: number, teacher_id = 1) =>
      adviser("trials/change", {
        ...{ id, revision: seen, to: "arranged", teacher_id },
        starts_at: at.toISOString(),
      });
    await expect(change("held", revision)).rejects.toEqual(providerErrorMatching("notAllowed"));
    await expect(arrange(daysLater(1), revision, 99)).rejects.toMatchObject({
      issues: [{ path: "teacher_id" }],
    });
    expect(await arrange(daysLater(1), revision)).toMatchObject({
      saved: true,
      trial: { teacher: "Lin en-US" },
    });
    expect(await readTrial()).toMatchObject({
      ...{ state: "arranged", student: "An", teacher: "Lin en-US", from: daysLater(1).toISOString() },
    });
    // Another adviser has a stale revision.
    expect(await change("asked", revision)).toMatchObject({ saved: false, trial: { state: "arranged" } });
    await expect(change("held", 1)).rejects.toEqual(providerErrorMatching("notAllowed", /started/));
    await change("missed", 1, daysLater(2));
    expect((await readTrial()).state).toBe("missed");
    await arrange(daysLater(3), 2, 2);
    await change("held", 3, daysLater(4));
    expect(await readTrial()).toMatchObject({ state: "held", teacher: "Wu en-US" });
    expect((await adviser("trials/list", { state: "held" })).trials).toMatchObject([{ id, revision: 4 }]);
    // A wrong outcome can be corrected.
    expect(await change("missed", 4, daysLater(4))).toMatchObject({ saved: true });
    const own = await adviser("accounts/show", { id: student.id });
    expect(own.trial).toMatchObject({ state: "missed" });
  });

  test("a lesson is arranged for a future start, or one that has just passed", async () => {
    const { id, revision } = await firstRequest();
    const arrange = (seen: number, days: number, teacher_id = 1, at = now) =>
      adviser(
        "trials/change",
        { id, revision: seen, to: "arranged", teacher_id, starts_at: daysLater(days).toISOString() },
        at,
      );
    await expect(arrange(revision, -0.05)).rejects.toMatchObject({
      ...{ codeName: "invalidInput", issues: [{ path: "starts_at" }] },
    });
    expect(await arrange(revision, -0.01)).toMatchObject({ saved: true });
    // The teacher can be corrected later.
    expect(await arrange(revision + 1, -0.01, 2, daysLater(3))).toMatchObject({
      trial: { teacher: "Wu en-US" },
    });
  });

  test("the family is notified of each new time and teacher in its language", async () => {
    const { id, revision } = await firstRequest();
    const arranged = { id, to: "arranged", teacher_id: 1, starts_at: daysLater(1).toISOString() } as const;
    await adviser("trials/change", { ...arranged, revision });
    // An unchanged arrangement sends no notification.
    await adviser("trials/change", { ...arranged, revision: revision + 1 });
    await adviser("trials/change", { id, revision: revision + 2, to: "asked" });
    const notifications = await db()
      .select()
      .from(notices)
      .where(eq(notices.kind, "trial.changed"))
      .orderBy(notices.id);
    expect(notifications.map(({ data }) => data["starts_at"])).toEqual([daysLater(1).toISOString(), null]);
    for (const { kind, data, createdAt } of notifications) {
      const event = { type: kind, timestamp: createdAt.toISOString(), data };
      expect(webhookEventSchema(kind as EventKind).safeParse(event).error).toBeUndefined();
    }
    for (const language of languages) {
      const facts = createLetter(notifications[0]!, { language, name: "An", address: "" }).facts.map(
        ([, value]) => value,
      );
      expect(facts).toContain(`Lin ${language}`);
    }
  });
});
