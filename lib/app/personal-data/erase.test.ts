import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { accounts, calendars, tokens, trialLessons } from "../schema";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { eraseAccountData } from "./erase";
import type * as Passwords from "../../subjects/identity/passwords";
import { login } from "../../subjects/identity/sessions";
import type * as Tokens from "../../subjects/identity/tokens";

/* Calls that run concurrently with the erasure of a family. */

/** Runs once, right after the caller was authenticated. */
let concurrentWork: (() => Promise<unknown>) | undefined;
async function runMeanwhile<Result>(result: Promise<Result>): Promise<Result> {
  const found = await result;
  const work = concurrentWork;
  concurrentWork = undefined;
  await work?.();
  return found;
}
jest.mock("../../subjects/identity/tokens", () => {
  const actual = jest.requireActual<typeof Tokens>("../../subjects/identity/tokens");
  const requireAccount: typeof actual.requireAccount = (...args) =>
    runMeanwhile(actual.requireAccount(...args));
  return { ...actual, requireAccount };
});
jest.mock("../../subjects/identity/passwords", () => {
  const actual = jest.requireActual<typeof Passwords>("../../subjects/identity/passwords");
  const checkPassword: typeof actual.checkPassword = (...args) => runMeanwhile(actual.checkPassword(...args));
  return { ...actual, checkPassword };
});

const email = "parent@example.com";

describeEachEngine((db) => {
  const idOf = async (accountEmail: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, accountEmail)))[0]?.id ?? 0;
  const erase = (id: number) => db().transaction((tx) => eraseAccountData(tx, id));
  const context = async (accountEmail = email) =>
    ({ language: "en-US", now, token: await issueTokenFor(db(), accountEmail) }) as const;

  test.each([
    ["name", { nickname: "Trang" }],
    ["reader", { language: "en-US", time_zone: "Asia/Tokyo" }],
    ["student", { nickname: "Late", birth_year: 2015, consent: true }],
  ] as const)("a concurrent %s call restores no personal data", async (name, input) => {
    const [id, callContext] = [await idOf(email), await context()];
    concurrentWork = () => erase(id);
    await actionHandlers[name](input as never, callContext).catch(() => undefined);
    const [after] = await db().select().from(accounts).where(eq(accounts.id, id));
    expect(after).toMatchObject({ nickname: "", timeZone: null });
    expect(await db().$count(accounts, eq(accounts.nickname, "Late"))).toBe(0);
  });

  test("a trial lesson that was held keeps neither wishes nor link, an arranged one goes", async () => {
    const [parentId, studentId] = [await idOf(email), await idOf("student@example.com")];
    const lesson = { teacherId: 1, startsAt: now, meetingUrl: "https://meet.example/trial" };
    await db()
      .insert(trialLessons)
      .values({ parentId, studentId, state: "held", ...lesson });
    await erase(studentId);
    expect(await db().select().from(trialLessons)).toMatchObject([{ meetingUrl: null, wishes: null }]);
    await db().update(trialLessons).set({ state: "arranged", meetingUrl: lesson.meetingUrl });
    await erase(studentId);
    expect(await db().$count(trialLessons)).toBe(0);
  });

  test("a concurrent login fails, and no calendar is created", async () => {
    const [id, student, callContext] = [
      await idOf(email),
      await idOf("student@example.com"),
      await context("student@example.com"),
    ];
    concurrentWork = () => erase(id);
    await expect(login({ email, password: "yuqiao-demo" })).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
    expect(await db().$count(tokens, eq(tokens.accountId, id))).toBe(0);
    concurrentWork = () => erase(student);
    // The erased account's login is revoked.
    await expect(actionHandlers.calendar({ on: true }, callContext)).rejects.toEqual(
      providerErrorMatching("tokenFailure", ""),
    );
    expect(await db().$count(calendars, eq(calendars.accountId, student))).toBe(0);
  });

  test("a child that is added before the parent is locked is erased too", async () => {
    const id = await idOf(email);
    let erasing: Promise<void> | undefined;
    await db().transaction(async (tx) => {
      await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
      await tx.insert(accounts).values({ kind: "student", nickname: "Late", parentId: id });
      erasing = erase(id);
      await pause(100);
    });
    await erasing;
    expect(await db().$count(accounts, eq(accounts.nickname, "Late"))).toBe(0);
  });
});
