import { eq } from "drizzle-orm";
import { login } from "./sessions";
import { register } from "../people/register";
import { startCommand, type CommandName } from "../../app/operator/commands";
import { collectText } from "../../base/commands/collect-text";
import { accounts, liveSubscriptions, trialLessons } from "../../app/schema";
import { findBrokenInvariants } from "../../base/db/invariants";
import { call, issueTokenFor } from "../../../testing/provider/calls";
import { trialInput } from "../../../testing/provider/trial";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import type { RenewedPassword } from "./commands";

const password = "yuqiao-demo";
const student = { email: "student@example.com", password };
const newcomer = {
  nickname: "Mai",
  email: "mai@example.com",
  password: "correct horse",
  language: "vi-VN" as const,
};

describeEachEngine((db) => {
  const runCommand = async (name: CommandName, email: string, overrides = {}): Promise<unknown> => {
    const connection = { engine: "pglite", db: db(), close: () => Promise.resolve() } as const;
    return JSON.parse(await collectText(startCommand(connection, name, { email, ...overrides })));
  };
  const parent = "parent@example.com";
  const context = async () => ({ language: "en-US", token: await issueTokenFor(db(), parent), now }) as const;
  const openChild = async () =>
    actionHandlers.student({ nickname: "Chi", birth_year: 2014, consent: true }, await context());
  const rowsWith = (nickname: string) => db().select().from(accounts).where(eq(accounts.nickname, nickname));

  test("a new password replaces the old one and revokes every login of that account only", async () => {
    const tokens = [(await login(student)).token, (await login(student)).token];
    const teacher = await login({ ...student, email: "teacher@example.com" });
    const { password: renewed, logins } = (await runCommand(
      "renewPassword",
      " Student@Example.com",
    )) as RenewedPassword;
    expect(logins).toBe(2);
    expect(renewed).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){2}$/);
    for (const token of tokens) {
      await expect(call("profile", {}, { token })).rejects.toMatchObject({ codeName: "tokenFailure" });
    }
    await expect(login(student)).rejects.toMatchObject({ codeName: "notAllowed" });
    expect((await login({ ...student, password: renewed })).account_type).toBe("student");
    expect((await call("profile", {}, { token: teacher.token })).teacher).not.toBeNull();
    expect(((await runCommand("renewPassword", student.email)) as RenewedPassword).password).not.toBe(
      renewed,
    );
  });

  test("an erased account holds no personal data, and its email is free again", async () => {
    const { token } = await register(newcomer);
    expect(await rowsWith("Mai")).toHaveLength(2);
    await runCommand("eraseAccount", newcomer.email);
    expect(await rowsWith("Mai")).toEqual([]);
    await expect(call("profile", {}, { token })).rejects.toMatchObject({ codeName: "tokenFailure" });
    await expect(login(newcomer)).rejects.toMatchObject({ codeName: "notAllowed" });
    expect(await findBrokenInvariants(db())).toEqual([]);
    expect((await register(newcomer)).account_type).toBe("student");
  });

  test("a parent with a login keeps its name when a child is erased; seats and points stay", async () => {
    const before = await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"));
    await runCommand("eraseAccount", student.email);
    expect(await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"))).toEqual(
      before,
    );
    expect(await findBrokenInvariants(db())).toEqual([]);
  });

  test("erasing a parent erases the children without a login", async () => {
    const { id } = await openChild();
    await actionHandlers.trial({ ...trialInput, student_id: id }, await context());
    await actionHandlers["saved-live"]({ id: 2, saved: true }, await context());
    await runCommand("eraseAccount", parent);
    const [child] = await db().select().from(accounts).where(eq(accounts.id, id));
    expect(child).toMatchObject({ nickname: "", birthYear: null, consentAt: null });
    expect(await rowsWith("An")).toHaveLength(1);
    expect([await db().$count(trialLessons), await db().$count(liveSubscriptions)]).toEqual([0, 0]);
    expect(await findBrokenInvariants(db())).toEqual([]);
  });

  test("one child can be erased by name; the rest of the family stays", async () => {
    const { id } = await openChild();
    await runCommand("eraseAccount", parent, { student: "Chi" });
    expect(await rowsWith("Chi")).toEqual([]);
    expect(await rowsWith("Trang")).toHaveLength(1);
    await expect(runCommand("eraseAccount", parent, { student: "Chi" })).rejects.toThrow("0 students");
    const corrected = { nickname: "X", student_id: id, consent: false };
    await expect(actionHandlers["correct-student"](corrected, await context())).rejects.toMatchObject({
      codeName: "notFound",
    });
  });

  test("the exported data contain the family, but no password", async () => {
    const { id } = await openChild();
    await actionHandlers.trial({ ...trialInput, student_id: id }, await context());
    const exported = await runCommand("showAccount", parent);
    expect(exported).toMatchObject({
      accounts: expect.arrayContaining([
        expect.objectContaining({ nickname: "Chi", birthYear: 2014, consentAt: now.toISOString() }),
      ]),
      bookings: [{ points: 30 }],
      trial_lessons: [{ studentId: id, state: "asked" }],
      saved_live_classes: [],
    });
    expect(JSON.stringify(exported)).not.toMatch(/argon2|passwordHash/);
  });

  test.each(["renewPassword", "eraseAccount", "showAccount"] as const)(
    "%s refuses an unknown email",
    async (name) => {
      await expect(runCommand(name, "nobody@example.com")).rejects.toThrow(
        "No account has the email nobody@example.com.",
      );
    },
  );
});
