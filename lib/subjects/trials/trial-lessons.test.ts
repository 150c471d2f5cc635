import { asc, eq } from "drizzle-orm";
import { accountRows } from "../../app/bootstrap/calls";
import type { InputOf } from "../../base/contract/call";
import { languages } from "../../base/i18n/languages";
import { webhookEventSchema, type EventKind } from "../../engines/notifications/events";
import { providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { createDeskCaller } from "../../../testing/provider/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { trialInput } from "../../../testing/provider/trial";
import { findBrokenInvariants } from "../../base/db/invariants";
import { accounts, notifications, trialLessons } from "../../app/schema";
import { createLetter } from "../../app/delivery/mail/letters";
import type { CallContext } from "../../engines/calls/context";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { eraseAccountData } from "../../app/personal-data/erase";
import { register } from "../people/register";
import { accountViewHandlers } from "../people/views";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.NOTICE_MAIL_TO = "leads@school.example";
process.env.SITE_URL = "https://school.example";

const [student, sister, parent, teacher] = ["student", "sister", "parent", "teacher"].map(
  (name) => `${name}@example.com`,
) as [string, string, string, string];

describeEachEngine((db) => {
  async function runAction<Name extends keyof typeof accountRows.POST>(
    email: string,
    name: Name,
    input: InputOf<typeof accountRows.POST, Name>,
    overrides: Partial<CallContext> = {},
  ) {
    const request = accountRows.POST[name].request.parse(input) as never;
    const context = {
      language: "en-US",
      now,
      token: await issueTokenFor(db(), email),
      ...overrides,
    } as const;
    return accountRows.POST[name].response.parse(await actionHandlers[name](request, context as never)) as {
      state: string;
    };
  }
  const requestTrial = (email: string, overrides: object = {}) =>
    runAction(email, "trial", { ...trialInput, ...overrides });
  const withdraw = (email: string, revision: number, at = now) =>
    runAction(email, "withdraw-trial", { revision }, { now: at });
  const change = (email: string, revision: number, overrides: object = {}) =>
    runAction(email, "change-trial", { ...trialInput, ...overrides, revision });
  const view = async (email: string) =>
    accountViewHandlers.trial(
      { of: "live" },
      { language: "en-US", now, token: await issueTokenFor(db(), email) },
    );
  const trialOf = async (email: string) => (await view(email)).trial;
  const idOf = async (email: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;
  const adviser = createDeskCaller(db, "adviser@example.com");
  const arrange = async (days = 1) => {
    const [{ id, revision } = { id: 0, revision: 0 }] = (await adviser("trials/list", { state: "all" }))
      .trials;
    return adviser("trials/change", {
      ...{ id, revision, to: "arranged", teacher_id: 1, starts_at: daysLater(days).toISOString() },
    });
  };
  const sentKinds = async () => {
    const rows = await db().select().from(notifications).orderBy(asc(notifications.id));
    return rows.filter(({ kind }) => kind.startsWith("trial.")).map((row) => `${row.kind} ${row.audience}`);
  };
  const confirmEmail = (email: string) =>
    db().update(accounts).set({ emailConfirmedAt: now }).where(eq(accounts.email, email));

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  test("stores the request with the phone number in international format", async () => {
    await requestTrial(student, { contact: "+84 (0) 912-345-678" });
    expect(await trialOf(student)).toEqual({
      ...{ state: "asked", revision: 0, student: "An", own: true, from: null, teacher: "", ended_at: null },
      classroom: null,
      asked_at: now.toISOString(),
      wishes: { ...trialInput, contact: "+84912345678" },
    });
  });

  test("a family can make one request, also with concurrent calls of several members", async () => {
    const outcomes = await Promise.allSettled([
      requestTrial(student),
      requestTrial(sister),
      requestTrial(student),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(await db().$count(trialLessons)).toBe(1);
    await expect(requestTrial(sister)).rejects.toEqual(
      providerErrorMatching("alreadyApplied", /already asked/),
    );
    expect(await sentKinds()).toEqual(["trial.asked school", "trial.asked person"]);
  });

  test("a repeated idempotency key requests and changes only once", async () => {
    const key = { idempotencyKey: "one-press" };
    const both = await Promise.all([1, 2].map(() => runAction(student, "trial", trialInput, key)));
    expect(both).toEqual([{ state: "asked" }, { state: "asked" }]);
    const changedInput = { ...trialInput, goal: "work", revision: 0 } as const;
    const otherKey = { idempotencyKey: "other-press" };
    await Promise.all([1, 2].map(() => runAction(student, "change-trial", changedInput, otherKey)));
    expect(await trialOf(student)).toMatchObject({ revision: 1, wishes: { goal: "work" } });
    expect(await sentKinds()).toEqual(["trial.asked school", "trial.asked person", "trial.updated school"]);
    await expect(runAction(student, "trial", { ...trialInput, level: "advanced" }, key)).rejects.toEqual(
      providerErrorMatching("invalidInput"),
    );
  });

  describe("permissions", () => {
    const roles = [
      [student, true],
      [parent, true],
      [sister, false],
    ] as const;

    test.each(roles)("%s may change and withdraw the student's request: %j", async (email, isAllowed) => {
      await requestTrial(student);
      expect(await trialOf(email)).toMatchObject({ state: "asked", student: "An", own: isAllowed });
      const expectedWishes = { ...trialInput, goal: "work" };
      if (isAllowed) {
        await change(email, 0, { goal: "work" });
        expect((await trialOf(email))?.wishes).toEqual(expectedWishes);
        expect(await withdraw(email, 1)).toEqual({ state: "withdrawn" });
      } else {
        expect((await trialOf(email))?.wishes).toBeNull();
        await expect(change(email, 0)).rejects.toEqual(providerErrorMatching("notAllowed", ""));
        await expect(withdraw(email, 0)).rejects.toEqual(providerErrorMatching("notAllowed", ""));
      }
    });

    test("a parent requests a trial for one of its students, and must name the student", async () => {
      await expect(requestTrial(parent)).rejects.toEqual(providerErrorMatching("notFound", ""));
      await requestTrial(parent, {
        student_id: await idOf(sister),
        channel: "email",
        contact: "Trang@Example.com ",
      });
      expect(await trialOf(parent)).toMatchObject({
        student: "Bo",
        wishes: { contact: "Trang@Example.com" },
      });
    });

    test("a teacher has no trial lesson, and other families' requests are not accessible", async () => {
      await requestTrial(student);
      await expect(requestTrial(teacher)).rejects.toEqual(providerErrorMatching("notAllowed", ""));
      await expect(view(teacher)).rejects.toEqual(providerErrorMatching("notAllowed", ""));
      await expect(change(teacher, 0)).rejects.toEqual(providerErrorMatching("notAllowed", ""));
      await expect(withdraw(teacher, 0)).rejects.toEqual(providerErrorMatching("notAllowed", ""));
      const email = "mai@example.com";
      await register({ nickname: "Mai", email, password: "correct horse", language: "vi-VN" });
      expect(await trialOf(email)).toBeNull();
      await expect(change(email, 0)).rejects.toEqual(providerErrorMatching("notFound", ""));
      await expect(withdraw(email, 0)).rejects.toEqual(providerErrorMatching("notFound", ""));
      await expect(requestTrial(email, { student_id: await idOf(student) })).rejects.toEqual(
        providerErrorMatching("notFound", ""),
      );
      expect(await trialOf(student)).toMatchObject({ state: "asked", revision: 0 });
    });
  });

  describe("invalid input is refused with the name of the field", () => {
    test.each([
      ["goal", { goal: "fame" }],
      ["level", { level: "HSK 9" }],
      ["days", { days: [] }],
      ["days.0", { days: [8] }],
      ["days.0", { days: ["1"] }],
      ["days", { days: [1, 1] }],
      ["days", { days: Array.from({ length: 50 }, (_, index) => (index % 7) + 1) }],
      ["parts", { parts: [] }],
      ["parts.0", { parts: ["midnight"] }],
      ["parts", { parts: ["evening", "evening"] }],
      ["time_zone", { time_zone: "Mars/Olympus" }],
      ["time_zone", { time_zone: "" }],
      ["channel", { channel: "pigeon" }],
      ["contact", { contact: "  " }],
      ["contact", { contact: "9".repeat(300) }],
      ["", { id: 1 }],
      ["student_id", { student_id: 0 }],
    ])("%s: %j", (path, wrong) => {
      const { success, error } = accountRows.POST.trial.request.safeParse({ ...trialInput, ...wrong });
      expect(success).toBe(false);
      expect(error?.issues.map((issue) => issue.path.join("."))).toContain(path);
    });

    test.each([
      ["whatsapp", "call me"],
      ["whatsapp", "12345"],
      ["zalo", "0912345678"],
      ["zalo", "+84 1"],
      ["zalo", "<script>alert(1)</script>"],
      ["email", "an@example"],
      ["email", "+84912345678"],
      ["kakaotalk", "이름"],
      ["kakaotalk", "a b c d"],
      ["kakaotalk", "<img src=x onerror=alert(1)>"],
    ] as const)("%s: %s is an invalid contact", async (channel, contact) => {
      const field = expect.objectContaining({ path: "contact" });
      for (const language of languages) {
        const wrong = runAction(student, "trial", { ...trialInput, channel, contact }, { language });
        await expect(wrong).rejects.toMatchObject({ codeName: "invalidInput", issues: [field] });
      }
      expect(await db().$count(trialLessons)).toBe(0);
    });
  });

  describe("withdrawal", () => {
    test("a withdrawn request is shown, cannot be arranged, and can be made again, also for another student", async () => {
      await confirmEmail(student);
      await requestTrial(student);
      expect(await withdraw(student, 0)).toEqual({ state: "withdrawn" });
      expect(await withdraw(student, 0)).toEqual({ state: "withdrawn" });
      expect(await trialOf(student)).toMatchObject({
        ...{ state: "withdrawn", ended_at: now.toISOString(), wishes: trialInput },
      });
      const [row] = (await adviser("trials/list", { state: "withdrawn" })).trials;
      expect(row).toMatchObject({ state: "withdrawn", revision: 1, ended_at: now.toISOString() });
      await expect(arrange()).rejects.toEqual(providerErrorMatching("notAllowed", /withdrawn/));
      for (const to of ["asked", "held", "missed", "closed"] as const) {
        const moved = adviser("trials/change", { id: row?.id ?? 0, revision: 1, to });
        await expect(moved).rejects.toEqual(providerErrorMatching("notAllowed", /withdrawn/));
      }
      await expect(change(student, 1)).rejects.toEqual(providerErrorMatching("notAllowed", /changed/));
      await requestTrial(sister, { goal: "speaking" });
      expect(await trialOf(parent)).toMatchObject({
        ...{ state: "asked", student: "Bo", ended_at: null, revision: 2, wishes: { goal: "speaking" } },
      });
    });

    test("an arranged lesson can be withdrawn until it starts; the school is notified of the freed time", async () => {
      await requestTrial(student);
      await arrange(1);
      await expect(change(student, 1)).rejects.toEqual(providerErrorMatching("notAllowed", /scheduled/));
      await expect(withdraw(student, 1, daysLater(1))).rejects.toEqual(
        providerErrorMatching("deadlinePassed", /started/),
      );
      await withdraw(student, 1);
      const rows = await db().select().from(notifications).where(eq(notifications.kind, "trial.withdrawn"));
      expect(rows[0]?.data).toMatchObject({
        starts_at: daysLater(1).toISOString(),
        teacher: { "en-US": "Lin en-US" },
      });
    });

    test("of a concurrent withdrawal and arrangement, one succeeds and the other is refused", async () => {
      await requestTrial(student);
      const [family, school] = await Promise.allSettled([withdraw(student, 0), arrange()]);
      const trial = await trialOf(student);
      if (family.status === "fulfilled") {
        expect(trial?.state).toBe("withdrawn");
        if (school.status === "fulfilled") expect(school.value).toMatchObject({ saved: false });
        else expect(school.reason).toEqual(providerErrorMatching("notAllowed", /withdrawn/));
      } else {
        expect(family.reason).toEqual(providerErrorMatching("notAllowed", /changed/));
        expect(trial?.state).toBe("arranged");
        // With the new revision the family can still withdraw.
        expect(await withdraw(student, 1)).toEqual({ state: "withdrawn" });
      }
    });

    test("a stale revision neither withdraws nor changes the request", async () => {
      await requestTrial(student);
      await change(parent, 0, { days: [7] });
      await expect(withdraw(student, 0)).rejects.toEqual(providerErrorMatching("notAllowed", /changed/));
      await expect(change(student, 0)).rejects.toEqual(providerErrorMatching("notAllowed", /changed/));
      expect(await trialOf(student)).toMatchObject({ state: "asked", revision: 1, wishes: { days: [7] } });
    });

    test.each(["held", "missed"] as const)(
      "a lesson that was %s cannot be withdrawn, and the family cannot request another one",
      async (to) => {
        await requestTrial(student);
        await arrange(0);
        const [row] = (await adviser("trials/list", { state: "arranged" })).trials;
        await adviser("trials/change", { id: row?.id ?? 0, revision: 1, to }, daysLater(1));
        await expect(withdraw(student, 2, daysLater(1))).rejects.toEqual(
          providerErrorMatching("deadlinePassed"),
        );
        await expect(requestTrial(student)).rejects.toEqual(providerErrorMatching("alreadyApplied"));
      },
    );
  });

  test("the family is notified of a request closed by the school and can request again; the school can reopen it", async () => {
    await requestTrial(student);
    const [row] = (await adviser("trials/list", {})).trials;
    const id = row?.id ?? 0;
    expect(await adviser("trials/change", { id, revision: 0, to: "closed" })).toMatchObject({
      ...{ saved: true, trial: { state: "closed", ended_at: now.toISOString() } },
    });
    expect((await sentKinds()).at(-1)).toBe("trial.closed person");
    await expect(withdraw(student, 1)).rejects.toEqual(providerErrorMatching("notAllowed", /changed/));
    await adviser("trials/change", { id, revision: 1, to: "asked" });
    expect(await trialOf(student)).toMatchObject({ state: "asked", ended_at: null });
    await adviser("trials/change", { id, revision: 2, to: "closed" });
    await requestTrial(student);
    expect(await trialOf(student)).toMatchObject({ state: "asked", revision: 4 });
    await arrange();
    await expect(adviser("trials/change", { id, revision: 5, to: "closed" })).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
  });

  test("an unconfirmed email gets one mail, however often its owner requests and withdraws", async () => {
    for (const revision of [0, 2, 4]) {
      await requestTrial(student);
      await withdraw(student, revision);
    }
    expect((await sentKinds()).filter((line) => line.endsWith("person"))).toEqual(["trial.asked person"]);
    expect((await sentKinds()).filter((line) => line.endsWith("school"))).toHaveLength(6);
    await confirmEmail(student);
    await requestTrial(student);
    await withdraw(student, 6);
    expect((await sentKinds()).slice(-4)).toEqual([
      ...["trial.asked school", "trial.asked person", "trial.withdrawn school", "trial.withdrawn person"],
    ]);
  });

  test("every mail is complete in each language, and every event matches its schema", async () => {
    await confirmEmail(student);
    await requestTrial(student);
    await change(student, 0);
    await arrange();
    await withdraw(student, 2);
    const rows = await db().select().from(notifications);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(["trial.asked", "trial.updated", "trial.changed", "trial.withdrawn"]),
    );
    for (const row of rows) {
      const event = { type: row.kind, timestamp: row.createdAt.toISOString(), data: row.data };
      expect(webhookEventSchema(row.kind as EventKind).safeParse(event).error).toBeUndefined();
      for (const language of languages) {
        const { subject, text, facts } = createLetter(row, { language, name: "An", address: "" });
        expect(subject && text).toBeTruthy();
        expect(JSON.stringify(facts)).not.toMatch(/undefined|null|Invalid/);
      }
    }
    const school = rows.find(({ kind, audience }) => kind === "trial.asked" && audience === "school");
    const facts = new Map(createLetter(school!, { language: "en-US", name: "", address: "" }).facts);
    expect(facts.get("Preferred times")).toBe(
      "Mon, Wed 6:00\u00a0PM–10:00\u00a0PM (GMT+7)\nMon, Wed 7:00\u00a0PM–11:00\u00a0PM (GMT+8)",
    );
    expect(facts.get("Contact")).toBe("Zalo: +84912345678");
  });

  test("the mail for a request from before the form lists the known facts", () => {
    const data = { id: 1, student: { id: 2, name: "An" }, email: "an@example.com", language: "en-US" };
    const oldNotification = { kind: "trial.asked", audience: "school", data } as const;
    const { facts } = createLetter(oldNotification, { language: "en-US", name: "", address: "" });
    expect(facts.map(([label]) => label)).toEqual(["Student", "Email", "Language"]);
  });

  test("a request from before the form is shown, completed and withdrawn like any other", async () => {
    const family = { studentId: await idOf(student), parentId: await idOf(parent) };
    await db().insert(trialLessons).values(family);
    expect(await trialOf(student)).toMatchObject({ state: "asked", wishes: null, own: true });
    expect((await adviser("trials/list", {})).trials).toMatchObject([{ wishes: null }]);
    await change(student, 0);
    expect((await trialOf(student))?.wishes).toEqual(trialInput);
    await withdraw(student, 1);
  });

  test.each([
    [student, student],
    [student, parent],
  ])(
    "the contact entered by %s is erased with the account %s, also if the lesson was held",
    async (of, erased) => {
      await requestTrial(of);
      await arrange(0);
      const [row] = (await adviser("trials/list", { state: "arranged" })).trials;
      await adviser("trials/change", { id: row?.id ?? 0, revision: 1, to: "held" }, daysLater(1));
      await eraseAccountData(db(), await idOf(erased), now);
      expect(await db().select().from(trialLessons)).toMatchObject([{ state: "held", wishes: null }]);
    },
  );

  test("the desk finds requests by name, email and phone number in any format, in one state or in all", async () => {
    await requestTrial(student);
    const countFound = async (text: string, state: "all" | "asked" | "withdrawn" = "asked") =>
      (await adviser("trials/list", { text, state })).trials.length;
    for (const text of ["An", "STUDENT@", "parent@", "0912 345 678", "+84 912", "912-345-678"])
      expect([text, await countFound(text)]).toEqual([text, 1]);
    for (const text of ["Bo", "%", "_", "0999 999 999", "zalo'; drop table trial_lessons"])
      expect([text, await countFound(text)]).toEqual([text, 0]);
    await withdraw(student, 0);
    expect([
      await countFound("An"),
      await countFound("An", "withdrawn"),
      await countFound("An", "all"),
    ]).toEqual([0, 1, 1]);
  });
});
