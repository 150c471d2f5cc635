import { desc, eq } from "drizzle-orm";
import { call, findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { startCommand } from "../../app/operator/commands";
import { collectText } from "../../base/commands/collect-text";
import { accounts, pointLedger } from "../../app/schema";
import { findBrokenInvariants } from "../../base/db/invariants";
import { register } from "../people/register";
import type { Balance } from "./points";

describeEachEngine((db) => {
  const changePoints = async (
    email: string,
    points: unknown,
    reason: unknown = "Bank transfer 17",
  ): Promise<number> => {
    const connection = { engine: "pglite", db: db(), close: () => Promise.resolve() } as const;
    const response = await collectText(startCommand(connection, "givePoints", { email, points, reason }));
    return (JSON.parse(response) as Balance).balance;
  };
  const pointsOf = async (email: string) => {
    const token = await issueTokenFor(db(), email);
    return (await call("profile", {}, { token })).student?.class_point;
  };

  test("a new account is given points and books with them", async () => {
    const { email, ...newcomer } = { email: "mai@example.com", nickname: "Mai", password: "correct horse" };
    const { token } = await register({ ...newcomer, email, language: "vi-VN" });
    const open = { class_id: await findClassId(db(), "open") };
    const book = () => call("bookCombo", open, { token });
    await expect(book()).rejects.toMatchObject({ codeName: "notEnoughPoints" });
    expect(await changePoints(" Mai@Example.com", 30)).toBe(30);
    expect(await book()).toMatchObject({ students: 3 });
    expect(await pointsOf(email)).toBe(0);
    expect(await findBrokenInvariants(db())).toEqual([]);
  });

  test("siblings share the points of their parent; the ledger stores the reason", async () => {
    expect(await changePoints("student@example.com", 20)).toBe(120);
    expect(await changePoints("parent@example.com", -50, " Paid back ")).toBe(70);
    expect(await pointsOf("sister@example.com")).toBe(70);
    const { change, balance, reason, note } = pointLedger;
    const lines = await db()
      .select({ change, balance, reason, note })
      .from(pointLedger)
      .orderBy(desc(pointLedger.id));
    expect(lines.slice(0, 2)).toEqual([
      { change: -50, balance: 70, reason: "operator", note: "Paid back" },
      { change: 20, balance: 120, reason: "operator", note: "Bank transfer 17" },
    ]);
    expect(await findBrokenInvariants(db())).toEqual([]);
  });

  test.each([
    ["nobody@example.com", 5, "x", "No account has the email nobody@example.com."],
    ["teacher@example.com", 5, "x", "teacher@example.com is a teacher's account: it has no class points."],
    ["student@example.com", -101, "x", "student@example.com has 100 class points: 101 cannot be taken."],
    ["student@example.com", 0, "x", /^Wrong options: points must be given or taken, not 0\.$/],
    ["student@example.com", 1.5, "x", /^Wrong options: points [^\n]+\.$/],
    ["student@example.com", "5", "x", /^Wrong options: points [^\n]+\.$/],
    ["student@example.com", 100_001, "x", /^Wrong options: points [^\n]+\.$/],
    ["student@example.com", 5, " ", /^Wrong options: reason must be given\.$/],
    ["student@example.com", 5, undefined, /^Wrong options: reason [^\n]+\.$/],
    ["student@example.com", 5, "x".repeat(201), /^Wrong options: reason [^\n]+\.$/],
  ])(
    "%s %j %j is refused with a message of one line and changes nothing",
    async (email, points, reason, expectedMessage) => {
      const before = await db().$count(pointLedger);
      // A missing reason is sent as null, because the helper has a default reason.
      await expect(changePoints(email, points, reason ?? null)).rejects.toThrow(expectedMessage);
      expect(await db().$count(pointLedger)).toBe(before);
      expect(await pointsOf("student@example.com")).toBe(100);
    },
  );

  test("of 50 concurrent changes none is lost, and the balance never goes below zero", async () => {
    // 100 points allow 33 removals of 3; the points added concurrently may allow a few more.
    const changes = Array.from({ length: 50 }, (_, index) => (index % 5 === 0 ? 1 : -3));
    const outcomes = await Promise.allSettled(
      changes.map((points, index) =>
        changePoints(index % 2 ? "student@example.com" : "parent@example.com", points),
      ),
    );
    const applied = changes.filter((_, index) => outcomes[index]?.status === "fulfilled");
    const balance = 100 + applied.reduce((sum, change) => sum + change, 0);
    expect(applied.filter((change) => change > 0)).toHaveLength(10);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(balance).toBeLessThan(3 + 10);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ name: "CommandRefusal" });
    }
    const [parent] = await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"));
    expect(parent?.points).toBe(balance);
    expect(await findBrokenInvariants(db())).toEqual([]);
  });
});
