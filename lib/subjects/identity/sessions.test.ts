import { eq } from "drizzle-orm";
import { login, logout } from "./sessions";
import { register } from "../people/register";
import { accounts, idempotencyKeys, pointLedger, tokens } from "../../app/schema";
import { deleteExpired } from "../../app/bootstrap/housekeeping";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { resetPasswordByLink } from "../people/mailed-links";
import { createLink } from "./account-links";
import { passwordFits } from "./passwords";
import { call, providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { afterNextPasswordCheck, type createHookedPasswords } from "../../../testing/provider/password-hook";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";

const password = "yuqiao-demo";
const newcomer = {
  nickname: "Mai",
  email: "Mai@Example.com",
  password: "correct horse",
  language: "vi-VN" as const,
};

jest.mock("./passwords", () =>
  jest
    .requireActual<{ createHookedPasswords: typeof createHookedPasswords }>(
      "../../../testing/provider/password-hook",
    )
    .createHookedPasswords(),
);

test("a missing hash matches no password", async () => {
  expect(await passwordFits(undefined, "")).toBe(false);
  expect(await passwordFits(null, "anything")).toBe(false);
});

describeEachEngine((db) => {
  test("login returns a token that works for the profile; the email's case does not matter", async () => {
    const { token, account_type } = await login({ email: "Student@Example.com", password });
    expect(account_type).toBe("student");
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await call("profile", {}, { token, now: new Date() })).student?.nickname).toBe("An");
    expect((await login({ email: "teacher@example.com", password })).account_type).toBe("teacher");
    expect((await login({ email: "parent@example.com", password })).account_type).toBe("student");
  });

  test("a wrong password and an unknown email are refused with the same error", async () => {
    const wrong = await login({ email: "student@example.com", password: "no" }).catch((e: unknown) => e);
    const unknown = await login({ email: "nobody@example.com", password }).catch((e: unknown) => e);
    expect(wrong).toEqual(providerErrorMatching("notAllowed"));
    expect(unknown).toEqual(wrong);
  });

  const student = "student@example.com";
  const renewed = { password: "another sparrow" };
  const english = { language: "en-US" } as const;
  test.each([
    [
      "in the settings",
      async () => {
        const context = { ...english, token: await issueTokenFor(db(), student, new Date()) };
        await actionHandlers.password({ old: password, ...renewed }, context);
        return 1;
      },
    ],
    [
      "by a mailed link",
      async () => {
        const [account] = await db().select().from(accounts).where(eq(accounts.email, student));
        const owner = { id: account?.id ?? 0, email: student };
        const link = await createLink(db(), owner, "password", "en-US", new Date());
        await resetPasswordByLink({ token: link.split("#")[1] ?? "", ...renewed }, english);
        return 0;
      },
    ],
  ])("a login that is under way while the password is renewed %s comes to nothing", async (_, renew) => {
    let remainingTokens: number | undefined;
    afterNextPasswordCheck(async () => (remainingTokens = await renew()));
    await expect(login({ email: student, password })).rejects.toEqual(providerErrorMatching("notAllowed"));
    // The session that changes the password in the settings stays valid.
    expect(await db().$count(tokens)).toBe(remainingTokens);
    expect((await login({ email: student, ...renewed })).token).toBeTruthy();
  });

  test("tokens are stored as hashes only; logout ends one login and not the others", async () => {
    const one = await login({ email: "student@example.com", password });
    const other = await login({ email: "student@example.com", password });
    expect(JSON.stringify(await db().select().from(tokens))).not.toContain(one.token);
    await logout(one.token);
    await logout("never issued");
    await expect(call("profile", {}, { token: one.token })).rejects.toMatchObject({
      codeName: "tokenFailure",
    });
    expect((await call("profile", {}, { token: other.token })).student).not.toBeNull();
  });

  test("one login more than twenty revokes the account's oldest login, and no other account's", async () => {
    const other = await issueTokenFor(db(), "teacher@example.com", now);
    const days = Array.from({ length: 21 }, (_, day) => daysLater(day));
    const issuedTokens: string[] = [];
    for (const day of days) issuedTokens.push(await issueTokenFor(db(), "student@example.com", day));
    const isValid = async (token = "") =>
      call("profile", {}, { token, now: daysLater(20) }).then(
        () => true,
        () => false,
      );
    expect([
      await isValid(issuedTokens[0]),
      await isValid(issuedTokens[1]),
      await isValid(issuedTokens[20]),
    ]).toEqual([false, true, true]);
    expect(await isValid(other)).toBe(true);
    expect(await db().select().from(tokens)).toHaveLength(21);
  });

  test("a token ends after 30 days", async () => {
    const token = await issueTokenFor(db(), "student@example.com");
    expect((await call("profile", {}, { token, now: daysLater(29.9) })).student).not.toBeNull();
    await expect(call("profile", {}, { token, now: daysLater(30) })).rejects.toMatchObject({
      codeName: "tokenFailure",
    });
  });

  test("registering creates a student under a parent account of its own", async () => {
    const { token, account_type } = await register(newcomer);
    expect(account_type).toBe("student");
    const { student } = await call("profile", {}, { token, now: new Date() });
    expect(student).toMatchObject({ nickname: "Mai", class_point: 0 });
    const [row] = await db().select().from(accounts).where(eq(accounts.email, "mai@example.com"));
    expect(row).toMatchObject({ kind: "student", language: "vi-VN" });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login({ email: "mai@example.com", password: newcomer.password })).account_type).toBe(
      "student",
    );
  });

  test("concurrent registrations with one email create one account; refused ones leave no rows", async () => {
    const before = await db().$count(accounts);
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => register(newcomer)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db().$count(accounts)).toBe(before + 2);
    expect(await db().$count(pointLedger, eq(pointLedger.change, 0))).toBe(1);
    const error: unknown = await register(newcomer).catch((e: unknown) => e);
    expect(error).toEqual(providerErrorMatching("invalidInput", /Email/));
    expect(error).toMatchObject({ issues: [{ path: "email" }] });
  });

  test("housekeeping deletes expired tokens and old keys, and nothing else", async () => {
    await issueTokenFor(db(), "student@example.com");
    const storedKey = { scope: "visitor", requestHash: "", answer: {} };
    await db()
      .insert(idempotencyKeys)
      .values([
        { ...storedKey, key: "old", createdAt: daysLater(-2) },
        { ...storedKey, key: "new", createdAt: daysLater(0) },
      ]);
    await deleteExpired(db(), now);
    expect(await db().$count(tokens)).toBe(1);
    expect((await db().select().from(idempotencyKeys)).map((row) => row.key)).toEqual(["new"]);
    await deleteExpired(db(), daysLater(31));
    expect(await db().$count(tokens)).toBe(0);
  });
});
