import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { refusing, tokenOf } from "../../../testing/provider/calls";
import { onEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { accounts, calendars, tokens } from "../db/schema";
import { act } from "./actions";
import { eraseAccountRow } from "./erase";
import type * as Passwords from "./passwords";
import { login } from "./sessions";
import type * as Tokens from "./tokens";

/* Calls that run concurrently with the erasure of a family. */

/** Runs once, right after the caller was authenticated. */
let meanwhile: (() => Promise<unknown>) | undefined;
async function first<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const found = await answer;
  const work = meanwhile;
  meanwhile = undefined;
  await work?.();
  return found;
}
jest.mock("./tokens", () => {
  const own = jest.requireActual<typeof Tokens>("./tokens");
  const requireAccount: typeof own.requireAccount = (...asked) => first(own.requireAccount(...asked));
  return { ...own, requireAccount };
});
jest.mock("./passwords", () => {
  const own = jest.requireActual<typeof Passwords>("./passwords");
  const checkPassword: typeof own.checkPassword = (...asked) => first(own.checkPassword(...asked));
  return { ...own, checkPassword };
});

const email = "parent@example.com";

onEachEngine((db) => {
  const idOf = async (of: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, of)))[0]?.id ?? 0;
  const erase = (id: number) => db().transaction((tx) => eraseAccountRow(tx, id));
  const context = async (of = email) => ({ language: "en-US", now, token: await tokenOf(db(), of) }) as const;

  test.each([
    ["name", { nickname: "Trang" }],
    ["reader", { language: "en-US", time_zone: "Asia/Tokyo" }],
    ["student", { nickname: "Late", birth_year: 2015, consent: true }],
  ] as const)("a concurrent %s call restores no personal data", async (name, input) => {
    const [id, as] = [await idOf(email), await context()];
    meanwhile = () => erase(id);
    await act(name, input as never, as).catch(() => undefined);
    const [after] = await db().select().from(accounts).where(eq(accounts.id, id));
    expect(after).toMatchObject({ nickname: "", timeZone: null });
    expect(await db().$count(accounts, eq(accounts.nickname, "Late"))).toBe(0);
  });

  test("a concurrent login fails, and no calendar is created", async () => {
    const [id, student, as] = [
      await idOf(email),
      await idOf("student@example.com"),
      await context("student@example.com"),
    ];
    meanwhile = () => erase(id);
    await expect(login({ email, password: "yuqiao-demo" })).rejects.toEqual(refusing("notAllowed"));
    expect(await db().$count(tokens, eq(tokens.accountId, id))).toBe(0);
    meanwhile = () => erase(student);
    // The erased account's login is revoked.
    await expect(act("calendar", { on: true }, as)).rejects.toEqual(refusing("tokenFailure", ""));
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
