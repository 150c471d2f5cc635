import { eq, sql } from "drizzle-orm";
import { issueTokenFor, providerErrorMatching } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { accounts, pointLedger, pointLots, staffLog } from "../../../app/schema";
import { collectText } from "../../../base/commands/collect-text";
import { fallbackLanguage, languages, type Language } from "../../../base/i18n/languages";
import { xlsxType } from "../../../base/text/xlsx";
import { ledgerReasons } from "../../points/reasons";
import { changePoints } from "../../points/points";
import { statementTexts, toReasonKey } from "./describe";
import { memberStatementFileHandlers, memberStatementHandlers } from "./member-handlers";
import { toPeriod, toSpan } from "./period";

const parentEmail = "parent@example.com";
/** The end of a day by the school's clock, UTC+8. */
const endOf = (day: string) => new Date(`${day}T16:00:00Z`);

test("a period is by default this and the last two months, and days in the wrong order are exchanged", () => {
  expect(toPeriod({}, now)).toEqual({ from: "2026-01-01", to: "2026-03-04" });
  const january = { from: "2026-01-01", to: "2026-01-31" };
  expect(toPeriod({ from: january.to, to: january.from }, now)).toEqual(january);
  expect(toSpan(january)).toEqual({
    from: new Date("2025-12-31T16:00:00Z"),
    until: new Date("2026-01-31T16:00:00Z"),
  });
});

test("each reason has a sentence in each language", () => {
  for (const language of languages) {
    const t = statementTexts(language);
    for (const reason of ledgerReasons)
      for (const change of [1, -1])
        expect(
          t(`reasons.${toReasonKey({ reason, change })}`, { name: "HSK 3", from: "1", to: "2" }),
        ).not.toBe("");
    for (const reason of ["booking", "refund", "canceledLesson"] as const)
      expect(t(`reasons.${reason}`, { name: "HSK 3" })).toContain("HSK 3");
    if (language !== fallbackLanguage)
      expect(t("reasons.expiry")).not.toBe(statementTexts(fallbackLanguage)("reasons.expiry"));
  }
});

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const accountant = createDeskCaller(db, "accountant@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");
  const readId = async () =>
    (await db().select().from(accounts).where(eq(accounts.email, parentEmail)))[0]?.id ?? 0;
  const contextOf = async (email: string, language: Language = "en-US") => ({
    ...{ language, now, token: await issueTokenFor(db(), email, now) },
  });

  /** Points that are bought, given, taken and ended, on days of February and March. */
  const enterPoints = async () => {
    const id = await readId();
    const add = async (day: string, change: number, cause: Parameters<typeof changePoints>[3]) => {
      const { ledgerId = 0 } = await changePoints(db(), id, change, cause);
      const createdAt = new Date(`${day}T04:00:00Z`);
      await db().update(pointLedger).set({ createdAt }).where(eq(pointLedger.id, ledgerId));
    };
    await db()
      .update(pointLedger)
      .set({ createdAt: new Date("2025-06-01T00:00:00Z") })
      .where(eq(pointLedger.accountId, id));
    const paid = { currency: "USD", amount: 24_000 } as const;
    await add("2026-02-10", 120, { reason: "purchase", paid, now, endsAt: endOf("2026-09-01") });
    await add("2026-02-10", 10, { reason: "bonus", now, endsAt: endOf("2026-03-31") });
    await add("2026-03-02", -30, { reason: "operator", note: "Trial of another class", now });
    return id;
  };

  test("staff read each change with its note and the points by their end, and the balances around them", async () => {
    const id = await enterPoints();
    for (const call of [owner, accountant, adviser])
      expect(await call("payments/statement", { id, from: "2026-02-01", to: "2026-03-04" })).toMatchObject({
        ...{ language: "en-US", family: "Trang", from: "2026-02-01", to: "2026-03-04", next: null },
        opening: { points: 100 },
        closing: { points: 200 },
        lines: [
          { text: "Bought", change: 120, balance: 220, details: ["120 to use by Sep 1, 2026"] },
          { text: "Bonus", change: 10, balance: 230, details: ["10 to use by Mar 31, 2026"] },
          {
            ...{ text: "Taken off by the school", day: "Mar 2, 2026", change: -30, balance: 200 },
            details: ["Trial of another class", "10 to use by Mar 31, 2026", "20 to use by Sep 1, 2026"],
          },
        ],
      });
    const march = await adviser("payments/statement", { id, from: "2026-03-01", to: "2026-03-31" });
    expect(march).toMatchObject({ opening: { points: 230 }, closing: { points: 200 } });
    expect(march.lines).toHaveLength(1);
  });

  test("as the family reads it, a statement is in its language and without notes", async () => {
    const id = await enterPoints();
    await db().update(accounts).set({ language: "vi-VN" }).where(eq(accounts.id, id));
    const statement = await adviser("payments/statement", { id, for_family: true });
    expect(statement).toMatchObject({ language: "vi-VN", title: "Sao kê xu học" });
    expect(statement.lines.map(({ text }) => text)).toEqual(["Mua", "Tặng thêm", "Trường trừ bớt"]);
    expect(JSON.stringify(statement)).not.toContain("Trial of another class");
  });

  test("a parent reads and downloads the family's statement; children, teachers and visitors do not", async () => {
    await enterPoints();
    const parent = await contextOf(parentEmail, "ko-KR");
    const { statement } = await memberStatementHandlers.statement({}, parent);
    expect(statement).toMatchObject({ language: "ko-KR", family: "Trang", closing: { points: 200 } });
    expect(statement?.lines[0]).toMatchObject({ text: "구매", details: ["120포인트(2026년 9월 1일까지)"] });
    expect(JSON.stringify(statement)).not.toContain("Trial of another class");
    const file = await memberStatementFileHandlers.statement({ from: "2026-02-01" }, parent);
    expect(file.name).toBe("class-points-2026-02-01-2026-03-04.csv");
    const rows = (await collectText(file.pieces)).trim().split("\r\n");
    expect(rows).toHaveLength(6);
    expect(rows.join()).not.toContain("Trial of another class");
    for (const email of ["student@example.com", "teacher@example.com"]) {
      const other = await contextOf(email);
      expect(await memberStatementHandlers.statement({}, other)).toEqual({ statement: null });
      await expect(memberStatementFileHandlers.statement({}, other)).rejects.toEqual(
        providerErrorMatching("notAllowed", ""),
      );
    }
    await expect(memberStatementHandlers.statement({}, { language: "en-US", now })).rejects.toEqual(
      providerErrorMatching("tokenFailure", ""),
    );
  });

  test("an adult who learns alone reads the own statement", async () => {
    const id = await readId();
    await db().update(accounts).set({ email: null, passwordHash: null }).where(eq(accounts.id, id));
    const { statement } = await memberStatementHandlers.statement({}, await contextOf("student@example.com"));
    expect(statement).toMatchObject({ to: "2026-03-04", closing: { points: 0 } });
  });

  test("the file has every change between the two balances, also as a workbook, and is in the activity", async () => {
    const id = await enterPoints();
    const input = { id, from: "2026-02-01", to: "2026-03-04" };
    const file = await adviser("payments/statement-export", input);
    const rows = (await collectText(file.pieces)).trim().split("\r\n");
    expect(rows.slice(1).map((row) => row.split(",").slice(0, 1)[0])).toEqual([
      ...["2026-02-01", "2026-02-10", "2026-02-10", "2026-03-02", "2026-03-04"],
    ]);
    expect(rows[4]).toContain("Trial of another class");
    expect(rows[4]).toContain("-30,200");
    const workbook = await adviser("payments/statement-export", { ...input, format: "xlsx" });
    expect(workbook).toMatchObject({ name: "class-points-2026-02-01-2026-03-04.xlsx", type: xlsxType });
    const acts = await db().select().from(staffLog).where(eq(staffLog.act, "statement-exported"));
    expect(acts.map(({ subject }) => subject)).toContain(`#${id}: 2026-02-01, 2026-03-04`);
  });

  test("more changes than a page holds come in pages, and all in the file", async () => {
    const id = await readId();
    const at = sql`${now.toISOString()}::timestamptz`;
    await db().execute(
      sql`insert into ${pointLedger} (account_id, change, balance, reason, created_at) select ${id}, 1, n, 'bonus', ${at} from generate_series(1, 450) as n`,
    );
    const counts: number[] = [];
    let balance: number | undefined;
    for (let after: number | undefined; ;) {
      const page = await adviser("payments/statement", { id, from: "2026-03-04", to: "2026-03-04", after });
      counts.push(page.lines.length);
      balance = page.lines.at(-1)?.balance;
      if (page.next === null) {
        expect(balance).toBe(page.closing.points);
        break;
      }
      after = page.next;
    }
    expect(counts).toEqual([200, 200, 50]);
    const file = await adviser("payments/statement-export", { id, from: "2026-03-04", to: "2026-03-04" });
    expect((await collectText(file.pieces)).trim().split("\r\n")).toHaveLength(453);
  });

  test("points outstanding are summed by end and age, in money where they have a price", async () => {
    const id = await readId();
    await db().update(pointLots).set({ remaining: 0 });
    const day = 24 * 3_600_000;
    const lot = (remaining: number, endsIn: number | null, age: number, price?: number) => ({
      ...{ accountId: id, points: 100, remaining },
      endsAt: endsIn === null ? null : new Date(now.getTime() + endsIn * day),
      createdAt: new Date(now.getTime() - age * day),
      ...(price === undefined
        ? { source: "bonus" as const }
        : {
            source: "purchase" as const,
            paidAmount: price * 100,
            paidPoints: 100,
            currency: "USD" as const,
          }),
    });
    await db()
      .insert(pointLots)
      .values([lot(10, 20, 5, 200), lot(5, 60, 45), lot(7, null, 400, 150), lot(3, 200, 100), lot(9, -1, 5)]);
    const sums = await accountant("payments/outstanding", {});
    const usd = (amount: number) => [{ currency: "USD", amount }];
    expect(sums.total).toEqual({ points: 25, unpriced: 8, values: usd(3050) });
    expect(sums.by_end).toEqual([
      { key: "within30", points: 10, unpriced: 0, values: usd(2000) },
      { key: "within90", points: 5, unpriced: 5, values: [] },
      { key: "later", points: 3, unpriced: 3, values: [] },
      { key: "never", points: 7, unpriced: 0, values: usd(1050) },
    ]);
    expect(sums.by_age.map(({ key, points }) => [key, points])).toEqual([
      ["upTo30", 10],
      ["upTo90", 5],
      ["upTo365", 3],
      ["older", 7],
    ]);
  });

  test("the statement of a teacher or of somebody who was erased does not exist", async () => {
    const [teacher] = await db().select().from(accounts).where(eq(accounts.email, "teacher@example.com"));
    await expect(adviser("payments/statement", { id: teacher!.id })).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
    await expect(adviser("payments/statement", { id: 987_654 })).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
  });
});
