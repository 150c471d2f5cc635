import { eq } from "drizzle-orm";
import { accountRows } from "../../app/bootstrap/calls";
import type { InputOf, ResponseOf } from "../../base/contract/call";
import { mayBeMinor } from "./minor";
import { findBrokenInvariants } from "../../base/db/invariants";
import { accounts, liveSubscriptions } from "../../app/schema";
import { topUp } from "../../app/demo/top-up";
import type { CallContext } from "../../engines/calls/context";
import { call, findClassId, providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { fixture, daysLater, now } from "../../../testing/provider/fixture";
import { trialInput } from "../../../testing/provider/trial";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { login } from "../identity/sessions";
import { register } from "../people/register";
import { accountViewHandlers } from "../people/views";

test.each([
  [2008, true],
  [2007, false],
  [2025, true],
])("somebody born in %d may be a minor in 2026: %j", (year, minor) => {
  expect(mayBeMinor(year, 2026)).toBe(minor);
});

describeEachEngine((db) => {
  const tokenFor = (email: string) => issueTokenFor(db(), email);
  const idOf = async (email: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;

  /** Runs an action like the gateway, which validates request and response. */
  async function runAction<Name extends keyof typeof accountRows.POST>(
    email: string,
    name: Name,
    input: InputOf<typeof accountRows.POST, Name>,
    overrides: Partial<CallContext> = {},
  ) {
    const request = accountRows.POST[name].request.parse(input) as never;
    const context = { language: "en-US", now, token: await tokenFor(email), ...overrides } as const;
    const answer = await actionHandlers[name](request, context as never);
    return accountRows.POST[name].response.parse(answer) as ResponseOf<typeof accountRows.POST, Name>;
  }
  const dashboard = async (email: string, at = now) =>
    accountViewHandlers.student({ of: "live" }, { language: "en-US", now: at, token: await tokenFor(email) });
  const child = { nickname: "Chi", birth_year: 2014, consent: true };
  const parent = "parent@example.com";

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  describe("a parent", () => {
    test("registers, opens a student account, and sees the child beside the shared points", async () => {
      const opened = await register({
        nickname: "Hoa",
        email: "Hoa@Example.com",
        password: "correct horse",
        language: "vi-VN",
        kind: "parent",
      });
      expect(opened.account_type).toBe("student");
      expect(await dashboard("hoa@example.com")).toMatchObject({
        nickname: "Hoa",
        parent: true,
        email: "hoa@example.com",
        class_point: 0,
        students: [],
        trial: { state: "none" },
      });
      const { id } = await runAction("hoa@example.com", "student", child);
      const [row] = await db().select().from(accounts).where(eq(accounts.id, id));
      expect(row).toMatchObject({ email: null, birthYear: 2014, consentAt: now, language: "vi-VN" });
      expect((await dashboard("hoa@example.com")).students).toEqual([
        { id, nickname: "Chi", birth_year: 2014, calendar: false, classes: [] },
      ]);
    });

    test.each([
      [{ ...child, consent: false }, "consent"],
      [{ ...child, birth_year: 2008, consent: false }, "consent"],
      [{ ...child, birth_year: 2027 }, "birth_year"],
      [{ ...child, birth_year: 1905 }, "birth_year"],
    ])("is refused with the name of the wrong field: %j", async (actionInput, path) => {
      await expect(runAction(parent, "student", actionInput)).rejects.toMatchObject({
        codeName: "invalidInput",
        issues: [{ path }],
      });
      expect((await dashboard(parent)).students).toHaveLength(2);
    });

    test("corrects a child's name and year of birth; an earlier consent stays", async () => {
      const { id } = await runAction(parent, "student", child);
      const corrected = { student_id: id, nickname: " Chí ", birth_year: 2013, consent: false };
      const answer = { nickname: "Chí", birth_year: 2013 };
      expect(await runAction(parent, "correct-student", corrected, { now: daysLater(1) })).toEqual(answer);
      expect((await dashboard(parent)).students[2]).toMatchObject({ id, ...answer });
      const [row] = await db().select().from(accounts).where(eq(accounts.id, id));
      expect(row?.consentAt).toEqual(now);
      const named = { student_id: id, nickname: "Trí", consent: false };
      expect(await runAction(parent, "correct-student", named)).toEqual({
        nickname: "Trí",
        birth_year: 2013,
      });
    });

    test.each([
      [2014, "consent"],
      [2027, "birth_year"],
      [1905, "birth_year"],
    ])("is refused when changing an adult student's year of birth to %d", async (birth_year, path) => {
      const { id } = await runAction(parent, "student", {
        nickname: "Chi",
        birth_year: 2006,
        consent: false,
      });
      const actionInput = { student_id: id, nickname: "Chí", birth_year, consent: false };
      await expect(runAction(parent, "correct-student", actionInput)).rejects.toMatchObject({
        codeName: "invalidInput",
        issues: [{ path }],
      });
      expect((await dashboard(parent)).students[2]).toMatchObject({ nickname: "Chi", birth_year: 2006 });
    });

    test("must consent if the corrected year requires it, also years after the account was created", async () => {
      const { id } = await runAction(parent, "student", {
        nickname: "Chi",
        birth_year: 2006,
        consent: false,
      });
      const openedAt = new Date("2020-06-01T00:00:00Z");
      await db().update(accounts).set({ createdAt: openedAt, birthYear: 2000 }).where(eq(accounts.id, id));
      // An adult now, but a minor when the account was created.
      const actionInput = { student_id: id, nickname: "Chi", birth_year: 2003 };
      await expect(
        runAction(parent, "correct-student", { ...actionInput, consent: false }),
      ).rejects.toMatchObject({
        issues: [{ path: "consent" }],
      });
      await runAction(parent, "correct-student", { ...actionInput, consent: true });
      const [row] = await db().select().from(accounts).where(eq(accounts.id, id));
      expect(row).toMatchObject({ birthYear: 2003, consentAt: now });
    });

    test("needs no consent for an adult; the database itself refuses a minor without it", async () => {
      const { id } = await runAction(parent, "student", { ...child, birth_year: 2007, consent: false });
      await expect(
        db().update(accounts).set({ birthYear: 2015 }).where(eq(accounts.id, id)),
      ).rejects.toMatchObject({ cause: { constraint: "accounts_consent" } });
    });

    test("creates one account per idempotency key, and twelve at most, also with concurrent calls", async () => {
      const key = { idempotencyKey: "once" };
      const [one, same] = [
        await runAction(parent, "student", child, key),
        await runAction(parent, "student", child, key),
      ];
      expect(same).toEqual(one);
      const tries = Array.from({ length: 14 }, () => runAction(parent, "student", child));
      const succeeded = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
      expect(succeeded).toHaveLength(9);
      expect((await dashboard(parent)).students).toHaveLength(12);
    });

    test("books for the chosen student with the shared points", async () => {
      const [open, sister] = [await findClassId(db(), "open"), await idOf("sister@example.com")];
      const actionInput = { student_id: sister, class_id: open };
      expect(await runAction(parent, "apply", actionInput, { idempotencyKey: "a" })).toEqual({ students: 3 });
      expect(await runAction(parent, "apply", actionInput, { idempotencyKey: "a" })).toEqual({ students: 3 });
      await expect(runAction(parent, "apply", actionInput)).rejects.toEqual(
        providerErrorMatching("alreadyApplied"),
      );
      const { class_point, students } = await dashboard(parent);
      expect(class_point).toBe(70);
      expect(students[1]?.classes).toMatchObject([{ class_id: open, paid: 30 }]);
      expect(Date.parse(students[1]?.classes[0]?.applied_at ?? "")).not.toBeNaN();
    });

    test("sees a class as applied for once all students have a seat in it", async () => {
      const id = await findClassId(db(), "applied");
      const listed = async () =>
        (await call("preSales", {}, { token: await tokenFor(parent) })).list.find((one) => one.id === id)
          ?.is_apply;
      const family = async () =>
        accountViewHandlers.family(
          { of: "live", id },
          { language: "en-US", now, token: await tokenFor(parent) },
        );
      expect(await listed()).toBe(false);
      expect(await family()).toMatchObject({
        parent: true,
        class_point: 100,
        students: [
          { nickname: "An", applied: true },
          { nickname: "Bo", applied: false },
        ],
      });
      await runAction(parent, "apply", { student_id: await idOf("sister@example.com"), class_id: id });
      expect(await listed()).toBe(true);
      await runAction(parent, "student", child);
      expect(await listed()).toBe(false);
    });

    test("cannot act for another family's student, whether or not it exists", async () => {
      await register({
        nickname: "Mai",
        email: "mai@example.com",
        password: "correct horse",
        language: "vi-VN",
      });
      const stranger = await idOf("mai@example.com");
      for (const student_id of [stranger, 987_654]) {
        const class_id = await findClassId(db(), "open");
        await expect(runAction(parent, "apply", { student_id, class_id })).rejects.toEqual(
          providerErrorMatching("notFound", ""),
        );
        await expect(runAction(parent, "trial", { ...trialInput, student_id })).rejects.toEqual(
          providerErrorMatching("notFound", ""),
        );
        const corrected = { student_id, nickname: "X", birth_year: 2000, consent: false };
        await expect(runAction(parent, "correct-student", corrected)).rejects.toEqual(
          providerErrorMatching("notFound", ""),
        );
      }
    });

    test("never spends more points than there are with concurrent bookings", async () => {
      const ids = (await dashboard(parent)).students.map(({ id }) => id);
      const classes = await Promise.all(
        ["open", "vietnamese", "last seat"].map((key) => findClassId(db(), key)),
      );
      const tries = ids.flatMap((student_id) =>
        classes.map((class_id) => runAction(parent, "apply", { student_id, class_id })),
      );
      const succeeded = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
      expect(succeeded).toHaveLength(3);
      expect((await dashboard(parent)).class_point).toBe(10);
    });
  });

  test.each(["student@example.com", "teacher@example.com"])(
    "%s can neither create student accounts nor book for others",
    async (email) => {
      await expect(runAction(email, "student", child)).rejects.toEqual(
        providerErrorMatching("notAllowed", ""),
      );
      const corrected = { ...child, student_id: await idOf("sister@example.com") };
      await expect(runAction(email, "correct-student", corrected)).rejects.toEqual(
        providerErrorMatching("notAllowed", ""),
      );
      const actionInput = {
        student_id: await idOf("sister@example.com"),
        class_id: await findClassId(db(), "open"),
      };
      await expect(runAction(email, "apply", actionInput)).rejects.toEqual(
        providerErrorMatching("notAllowed", ""),
      );
    },
  );

  describe("a live class", () => {
    const student = "student@example.com";

    test("can be saved and removed, and both are idempotent", async () => {
      expect(await runAction(student, "saved-live", { id: 2, saved: true })).toEqual({ lives: [2] });
      expect(await runAction(student, "saved-live", { id: 2, saved: true })).toEqual({ lives: [2] });
      expect((await dashboard(student)).lives).toMatchObject([{ id: 2, lesson_name: "Tea en-US" }]);
      expect((await dashboard("sister@example.com")).lives).toEqual([]);
      expect(await runAction(student, "saved-live", { id: 2, saved: false })).toEqual({ lives: [] });
      expect(await runAction(student, "saved-live", { id: 2, saved: false })).toEqual({ lives: [] });
    });

    test("that is unknown or over is refused; teachers have no list", async () => {
      await expect(runAction(student, "saved-live", { id: 99, saved: true })).rejects.toEqual(
        providerErrorMatching("notFound", ""),
      );
      await expect(
        runAction(
          student,
          "saved-live",
          { id: 2, saved: true },
          { now: daysLater(1), token: await issueTokenFor(db(), student) },
        ),
      ).rejects.toEqual(providerErrorMatching("deadlinePassed"));
      await expect(runAction("teacher@example.com", "saved-live", { id: 2, saved: true })).rejects.toEqual(
        providerErrorMatching("notAllowed", ""),
      );
    });

    test("leaves the list when it is over, and does not return when the demo content is renewed", async () => {
      await runAction(student, "saved-live", { id: 2, saved: true });
      expect((await dashboard(student, daysLater(1))).lives).toEqual([]);
      await topUp(db(), () => fixture, daysLater(1));
      expect((await dashboard(student, daysLater(1))).lives).toEqual([]);
      expect(await db().$count(liveSubscriptions)).toBe(0);
    });
  });

  describe("the own account", () => {
    test("can be renamed; a parent without a login takes the same name, one with a login does not", async () => {
      await register({
        nickname: "Mai",
        email: "mai@example.com",
        password: "correct horse",
        language: "vi-VN",
      });
      await runAction("mai@example.com", "name", { nickname: " Mai Anh " });
      const named = await db().select().from(accounts).where(eq(accounts.nickname, "Mai Anh"));
      expect(named.map(({ kind }) => kind).toSorted()).toEqual(["parent", "student"]);
      await runAction("student@example.com", "name", { nickname: "Anh" });
      expect((await dashboard(parent)).nickname).toBe("Trang");
    });

    test("can change its password, which revokes the other logins", async () => {
      const one = await login({ email: "student@example.com", password: "yuqiao-demo" });
      const other = await login({ email: "student@example.com", password: "yuqiao-demo" });
      const change = (old: string) =>
        runAction(
          "student@example.com",
          "password",
          { old, password: "battery staple" },
          {
            token: one.token,
            now: new Date(),
          },
        );
      await expect(change("wrong")).rejects.toMatchObject({
        codeName: "notAllowed",
        issues: [{ path: "old" }],
      });
      expect((await change("yuqiao-demo")).ended).toBeGreaterThanOrEqual(1);
      await expect(change("yuqiao-demo")).rejects.toMatchObject({ codeName: "notAllowed" });
      const profile = (token: string) => call("profile", {}, { token, now: new Date() });
      expect((await profile(one.token)).student).not.toBeNull();
      await expect(profile(other.token)).rejects.toMatchObject({ codeName: "tokenFailure" });
      await expect(login({ email: "student@example.com", password: "yuqiao-demo" })).rejects.toThrow();
      expect((await login({ email: "student@example.com", password: "battery staple" })).token).toBeTruthy();
    });
  });
});
