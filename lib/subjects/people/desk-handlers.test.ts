import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { createDeskCaller } from "../../../testing/provider/desk";
import { call, findClassId, providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { enrolmentRow } from "../../../testing/provider/enrolment";
import { maxBalance } from "../points/limits";
import { changePoints } from "../points/points";
import { resetPasswordByLink } from "./mailed-links";
import { findBrokenInvariants } from "../../base/db/invariants";
import { accounts, enrolments, pointLedger, staffLog } from "../../app/schema";
import { listAccounts, type AccountRow } from "./desk/list";

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const idOf = async (email: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;
  const findNames = async (text: string) =>
    (await owner("people/list", { text })).accounts.map(({ name }) => name);
  /** A change of points based on the current ledger. */
  async function change(email: string, by: number) {
    const id = await idOf(email);
    const { ledger } = await owner("people/show", { id });
    return { id, change: by, reason: "Bank transfer of 3 May", seen: ledger[0]?.id ?? 0, key: randomUUID() };
  }

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  test("an adviser enters points only while an owner allows it", async () => {
    const adviser = createDeskCaller(db, "adviser@example.com");
    const enter = async (by: number) => adviser("people/points", await change("parent@example.com", by));
    const { members } = await owner("staff/list", {});
    const member = members.find(({ role }) => role === "adviser")!;
    expect(member.enters_points).toBe(false);
    await expect(enter(10)).rejects.toEqual(providerErrorMatching("notAllowed"));
    await owner("staff/change", { id: member.id, enters_points: true });
    const { account } = await enter(10);
    expect(account.ledger[0]).toMatchObject({ change: 10 });
    await owner("staff/change", { id: member.id, enters_points: false });
    await expect(enter(-10)).rejects.toEqual(providerErrorMatching("notAllowed"));
    // As an editor, the member cannot even see families.
    await owner("staff/change", { id: member.id, enters_points: true, role: "editor" });
    await expect(enter(10)).rejects.toEqual(providerErrorMatching("notAllowed"));
    const { lines } = await owner("staff/log", {});
    expect(lines.map(({ act }) => act)).toEqual(expect.arrayContaining(["points-allowed", "points-refused"]));
  });

  test("pagination lists every account once in each order", async () => {
    await db()
      .insert(accounts)
      .values(
        Array.from({ length: 120 }, (_, n) => ({
          ...{ kind: "parent" as const, points: 0, nickname: `Name ${n % 7}` },
          ...{ email: `t${n}@example.com`, passwordHash: "x" },
        })),
      );
    for (const sort of ["newest", "oldest", "name"] as const) {
      const seen: AccountRow[] = [];
      for (let after: string | undefined; ;) {
        const page = await owner("people/list", { sort, ...(after && { after }) });
        expect(page.accounts.length).toBeLessThanOrEqual(50);
        seen.push(...page.accounts);
        if (page.after === null) break;
        after = page.after;
      }
      expect(seen).toHaveLength(124);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(124);
    }
    expect((await owner("people/list", { kind: "teacher" })).accounts).toHaveLength(1);
  });

  test("accounts are found by name, email and the phone of an enrolment, and wildcards match nothing", async () => {
    await db()
      .insert(enrolments)
      .values(enrolmentRow(912345678, { name: "An", email: "Student@Example.com" }));
    expect(await findNames("SISTER@")).toEqual(["Bo"]);
    expect(await findNames("tran")).toEqual(["Trang"]);
    expect(await findNames("+84 912 345 678")).toEqual(["An"]);
    expect(await findNames("0912345678")).toEqual(["An"]);
    for (const text of ["%", "_", "'; drop table accounts --"]) expect(await findNames(text)).toEqual([]);
    const page = await owner("people/show", { id: await idOf("student@example.com") });
    expect(page).toMatchObject({
      ...{ name: "An", kind: "student", points: 100, phones: ["+84912345678"] },
      parent: { name: "Trang", email: "parent@example.com" },
      students: [{ name: "An" }, { name: "Bo" }],
    });
  });

  test("names are found by words in any order, normalization, case and width, and sorted for the language", async () => {
    const names = ["Zoe", "bình", "Ánh", "Ân", "Ötzi", "Đặng Văn Nguyễn", "Łukasz", "王伟", "安娜"];
    await db()
      .insert(accounts)
      .values(
        names.map((nickname, n) => ({
          ...{
            kind: "parent" as const,
            points: 0,
            nickname: n % 2 ? nickname : nickname.normalize("NFD"),
          },
          ...{ email: `n${n}@example.org`, passwordHash: "x" },
        })),
      );
    const found = async (text: string) => (await findNames(text)).map((name) => name.normalize());
    for (const text of [
      "nguyen dang",
      "ĐẶNG",
      "Nguyễn".normalize("NFD"),
      "văn  đặng",
      "ｄａｎｇ",
      "Da\u0323\u0306ng",
    ])
      expect([text, await found(text)]).toEqual([text, ["Đặng Văn Nguyễn"]]);
    expect(await found("lukasz n6@")).toEqual(["Łukasz"]);
    expect(await found("otzi")).toEqual(["Ötzi"]);
    expect(await found("dang zoe")).toEqual([]);
    const sorted = async (language: "en-US" | "zh-CN") => {
      const { accounts: list } = await listAccounts(
        db(),
        { text: "example.org", sort: "name", after: undefined },
        language,
      );
      return list.map(({ name }) => name.normalize());
    };
    const latin = ["Ân", "Ánh", "bình", "Đặng Văn Nguyễn", "Łukasz", "Ötzi", "Zoe"];
    expect(await sorted("en-US")).toEqual([...latin, "安娜", "王伟"]);
    expect(await sorted("zh-CN")).toEqual(["安娜", "王伟", ...latin]);
  });

  test("points are added and removed with a reason, and the ledger shows who did it", async () => {
    const pointsChange = await change("student@example.com", 30);
    const { saved, account } = await owner("people/points", pointsChange);
    expect(saved).toBe(true);
    expect(account.points).toBe(130);
    expect(account.ledger[0]).toMatchObject({ change: 30, note: "Bank transfer of 3 May", who: "Olga" });
    // A repeated request with the same key changes nothing.
    expect((await owner("people/points", pointsChange)).account.points).toBe(130);
    await expect(owner("people/points", { ...pointsChange, change: 31 })).rejects.toEqual(
      providerErrorMatching("invalidInput"),
    );
    const token = await issueTokenFor(db(), "student@example.com");
    expect(await call("bookCombo", { class_id: await findClassId(db(), "dear") }, { token })).toMatchObject({
      students: 3,
    });
    await expect(owner("people/points", await change("parent@example.com", -30))).rejects.toMatchObject({
      issues: [{ path: "change" }],
    });
    await expect(owner("people/points", await change("teacher@example.com", 5))).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
    const [line] = await db().select().from(staffLog).orderBy(desc(staffLog.id));
    expect(line).toMatchObject({ act: "points", subject: `#${pointsChange.id}: +30` });
  });

  test("the balance cannot exceed its maximum", async () => {
    const id = await idOf("parent@example.com");
    await changePoints(db(), id, maxBalance - 100, {
      ...{ reason: "operator", note: "all that there are", now: new Date() },
    });
    await expect(owner("people/points", await change("parent@example.com", 1))).rejects.toMatchObject({
      ...{
        codeName: "invalidInput",
        issues: [{ path: "change", message: expect.stringMatching(/more class points/) }],
      },
    });
  });

  test("of twenty concurrent changes based on the same ledger, one succeeds; the others get the current state", async () => {
    const changes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        change(n % 2 ? "student@example.com" : "parent@example.com", 1 + n),
      ),
    );
    const responses = await Promise.all(changes.map((one) => owner("people/points", one)));
    const saved = changes.filter((_, n) => responses[n]?.saved);
    expect(saved).toHaveLength(1);
    for (const { account } of responses) expect(account.points).toBe(100 + (saved[0]?.change ?? 0));
    expect(await db().$count(pointLedger, eq(pointLedger.reason, "operator"))).toBe(1);
  });

  test("an erased account is not found any more; the audit log has only its id", async () => {
    const id = await idOf("sister@example.com");
    await owner("people/erase", { id });
    expect(await findNames("Bo")).toEqual([]);
    await expect(owner("people/show", { id })).rejects.toEqual(providerErrorMatching("notFound"));
    await expect(owner("people/erase", { id })).rejects.toEqual(providerErrorMatching("notFound"));
    const [line] = await db().select().from(staffLog).orderBy(desc(staffLog.id));
    expect(line).toMatchObject({ act: "erased-account", subject: `#${id}` });
  });

  test("an owner creates a password reset link that works once; an account without a login has none", async () => {
    const id = await idOf("student@example.com");
    await issueTokenFor(db(), "student@example.com", now);
    expect((await owner("people/show", { id })).logins).toBe(1);
    const { link } = await owner("people/link", { id });
    const token = new URL(link).hash.slice(1);
    const renew = () =>
      resetPasswordByLink({ token, password: "three words together" }, { language: "en-US", now });
    await renew();
    await expect(renew()).rejects.toMatchObject({ codeName: "notFound" });
    expect((await owner("people/show", { id })).logins).toBe(0);
    expect(await db().select().from(staffLog)).toMatchObject([{ act: "account-link", subject: `#${id}` }]);
    const [parent] = await db().select().from(accounts).where(eq(accounts.kind, "parent"));
    const [child] = await db()
      .insert(accounts)
      .values({ kind: "student", nickname: "Child", parentId: parent!.id })
      .returning();
    await expect(owner("people/link", { id: child!.id })).rejects.toMatchObject({ codeName: "notAllowed" });
  });
});
