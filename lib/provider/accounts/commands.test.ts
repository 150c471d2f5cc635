import { eq } from "drizzle-orm";
import { login, register } from "./sessions";
import { startCommand, type CommandName } from "../admin/commands";
import { textOf } from "../admin/text-of";
import { accounts, liveSubscriptions, trialLessons } from "../db/schema";
import { brokenInvariants } from "../db/invariants";
import { call, tokenOf } from "../../../testing/provider/calls";
import { trialInput } from "../../../testing/provider/trial";
import { onEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { act } from "./actions";
import type { Renewed } from "./commands";

const password = "yuqiao-demo";
const student = { email: "student@example.com", password };
const newcomer = {
  nickname: "Mai",
  email: "mai@example.com",
  password: "correct horse",
  language: "vi-VN" as const,
};

onEachEngine((db) => {
  const ask = async (name: CommandName, email: string, more = {}): Promise<unknown> => {
    const connection = { engine: "pglite", db: db(), close: () => Promise.resolve() } as const;
    return JSON.parse(await textOf(startCommand(connection, name, { email, ...more })));
  };
  const parent = "parent@example.com";
  const context = async () => ({ language: "en-US", token: await tokenOf(db(), parent), now }) as const;
  const openChild = async () =>
    act("student", { nickname: "Chi", birth_year: 2014, consent: true }, await context());
  const rowsWith = (nickname: string) => db().select().from(accounts).where(eq(accounts.nickname, nickname));

  test("a new password replaces the old one and revokes every login of that account only", async () => {
    const tokens = [(await login(student)).token, (await login(student)).token];
    const teacher = await login({ ...student, email: "teacher@example.com" });
    const { password: renewed, logins } = (await ask("renewPassword", " Student@Example.com")) as Renewed;
    expect(logins).toBe(2);
    expect(renewed).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){2}$/);
    for (const token of tokens) {
      await expect(call("profile", {}, { token })).rejects.toMatchObject({ codeName: "tokenFailure" });
    }
    await expect(login(student)).rejects.toMatchObject({ codeName: "notAllowed" });
    expect((await login({ ...student, password: renewed })).account_type).toBe("student");
    expect((await call("profile", {}, { token: teacher.token })).teacher).not.toBeNull();
    expect(((await ask("renewPassword", student.email)) as Renewed).password).not.toBe(renewed);
  });

  test("an erased account holds no personal data, and its email is free again", async () => {
    const { token } = await register(newcomer);
    expect(await rowsWith("Mai")).toHaveLength(2);
    await ask("eraseAccount", newcomer.email);
    expect(await rowsWith("Mai")).toEqual([]);
    await expect(call("profile", {}, { token })).rejects.toMatchObject({ codeName: "tokenFailure" });
    await expect(login(newcomer)).rejects.toMatchObject({ codeName: "notAllowed" });
    expect(await brokenInvariants(db())).toEqual([]);
    expect((await register(newcomer)).account_type).toBe("student");
  });

  test("a parent with a login keeps its name when a child is erased; seats and points stay", async () => {
    const before = await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"));
    await ask("eraseAccount", student.email);
    expect(await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"))).toEqual(
      before,
    );
    expect(await brokenInvariants(db())).toEqual([]);
  });

  test("erasing a parent erases the children without a login", async () => {
    const { id } = await openChild();
    await act("trial", { ...trialInput, student_id: id }, await context());
    await act("saved-live", { id: 2, saved: true }, await context());
    await ask("eraseAccount", parent);
    const [child] = await db().select().from(accounts).where(eq(accounts.id, id));
    expect(child).toMatchObject({ nickname: "", birthYear: null, consentAt: null });
    expect(await rowsWith("An")).toHaveLength(1);
    expect([await db().$count(trialLessons), await db().$count(liveSubscriptions)]).toEqual([0, 0]);
    expect(await brokenInvariants(db())).toEqual([]);
  });

  test("one child can be erased by name; the rest of the family stays", async () => {
    const { id } = await openChild();
    await ask("eraseAccount", parent, { student: "Chi" });
    expect(await rowsWith("Chi")).toEqual([]);
    expect(await rowsWith("Trang")).toHaveLength(1);
    await expect(ask("eraseAccount", parent, { student: "Chi" })).rejects.toThrow("0 students");
    const corrected = { nickname: "X", student_id: id, consent: false };
    await expect(act("correct-student", corrected, await context())).rejects.toMatchObject({
      codeName: "notFound",
    });
  });

  test("the exported data contain the family, but no password", async () => {
    const { id } = await openChild();
    await act("trial", { ...trialInput, student_id: id }, await context());
    const told = await ask("showAccount", parent);
    expect(told).toMatchObject({
      accounts: expect.arrayContaining([
        expect.objectContaining({ nickname: "Chi", birthYear: 2014, consentAt: now.toISOString() }),
      ]),
      bookings: [{ points: 30 }],
      trial_lessons: [{ studentId: id, state: "asked" }],
      saved_live_classes: [],
    });
    expect(JSON.stringify(told)).not.toMatch(/argon2|passwordHash/);
  });

  test.each(["renewPassword", "eraseAccount", "showAccount"] as const)(
    "%s refuses an unknown email",
    async (name) => {
      await expect(ask(name, "nobody@example.com")).rejects.toThrow(
        "No account has the email nobody@example.com.",
      );
    },
  );
});
