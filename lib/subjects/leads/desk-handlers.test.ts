import { eq } from "drizzle-orm";
import { fetchDesk, callDesk, createDeskCookie } from "../../../testing/gateway/desk";
import { findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { enrolmentRow } from "../../../testing/provider/enrolment";
import type { LeadRow } from "./desk/list";
import type { LeadDetails } from "./desk/detail";
import type { Database } from "../../base/db/types";
import { enquiries, enrolments, leadNotes, staff } from "../../app/schema";
import { deleteOldLeads } from "./retention";
import type * as Audit from "./audit";

/** Whether writing the audit log fails. */
let logFails = false;
jest.mock("./audit", () => {
  const { writeAuditLog, ...others } = jest.requireActual<typeof Audit>("./audit");
  const maybeFail: typeof writeAuditLog = (...args) =>
    logFails ? Promise.reject(new Error("no log")) : writeAuditLog(...args);
  return { ...others, writeAuditLog: maybeFail };
});
afterEach(() => (logFails = false));

const at = (day: number, micros = 0) => new Date(Date.UTC(2026, 2, day, 4, 0, 0, micros));

const enrolment = (n: number, overrides: Partial<typeof enrolments.$inferInsert> = {}) =>
  enrolmentRow(912_345_600 + n, {
    name: `Lan ${n}`,
    email: `lan${n}@example.com`,
    gpaScore: 3.5,
    intentionCity: "深圳",
    interest: "宣讲会;HSK培训班",
    createdAt: at(1),
    ...overrides,
  });

describeEachEngine((db) => {
  let cookie: string;
  beforeEach(async () => {
    cookie = await createDeskCookie(db(), "adviser@example.com");
  });
  const ask = async <Result>(name: string, input: object = {}, own = cookie) => {
    const { code, message, data } = await callDesk(name, input, { cookie: own });
    if (code !== 0) throw new Error(`${name}: ${code} ${message}`);
    return data as Result;
  };
  const namesOf = async (filter: object) =>
    (await ask<{ leads: LeadRow[] }>("leads/list", { filter })).leads.map(({ name }) => name);
  const ids = async (on: Database) =>
    (await on.select().from(enrolments).orderBy(enrolments.id)).map(({ id }) => id);

  test("pagination returns every lead once, newest first, also with equal times", async () => {
    const ofClass = await findClassId(db(), "open");
    await db()
      .insert(enrolments)
      .values(Array.from({ length: 70 }, (_, n) => enrolment(n)));
    await db()
      .insert(enquiries)
      .values(
        Array.from({ length: 60 }, (_, n) => ({
          ...{
            classId: ofClass,
            name: `Ask ${n}`,
            region: "IT",
            phone: `39-61234500${n}`,
            e164: `+3961234500${n}`,
          },
          createdAt: at(n < 30 ? 1 : 2),
        })),
      );
    const seen: LeadRow[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page: { leads: LeadRow[]; after: string | null } = await ask(
        "leads/list",
        after ? { after } : {},
      );
      expect(page.leads.length).toBeLessThanOrEqual(50);
      seen.push(...page.leads);
      after = page.after;
    }
    expect(new Set(seen.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(130);
    expect(seen).toHaveLength(130);
    const moments = seen.map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(seen[0]).toMatchObject({
      kind: "enquiry",
      class_name: "open en-US",
      region: "IT",
      phone: "+396123450059",
    });
  });

  test("each filter returns only the matching leads", async () => {
    const ofClass = await findClassId(db(), "open");
    await db()
      .insert(enrolments)
      .values([
        enrolment(1),
        enrolment(2, { source: "印尼", interest: "留学服务", name: "100% Budi_", createdAt: at(2) }),
        enrolment(3, {
          source: "国际",
          suspect: true,
          state: "lost",
          origin: { segment: "vn-facebook-jan" },
        }),
        // Midnight in Beijing is 16:00 UTC on the previous day.
        enrolment(4, {
          season: "2026-spring",
          nextOn: "2026-01-01",
          createdAt: new Date("2026-03-04T16:00:00Z"),
        }),
      ]);
    await db()
      .insert(enquiries)
      .values({
        classId: ofClass,
        name: "Rosa",
        region: "ID",
        phone: "62-811",
        e164: "+62811",
        createdAt: at(3),
      });
    expect(await namesOf({})).toEqual(["Lan 4", "Rosa", "100% Budi_", "Lan 3", "Lan 1"]);
    expect(await namesOf({ state: "lost" })).toEqual(["Lan 3"]);
    expect(await namesOf({ region: "id" })).toEqual(["Rosa", "100% Budi_"]);
    expect(await namesOf({ region: "other" })).toEqual(["Lan 3"]);
    expect(await namesOf({ season: "2026-spring" })).toEqual(["Lan 4"]);
    expect(await ask("leads/choices")).toMatchObject({ seasons: ["2021-01", "2026-spring"] });
    expect(await namesOf({ interest: "2" })).toEqual(["100% Budi_"]);
    expect(await namesOf({ kind: "enquiry" })).toEqual(["Rosa"]);
    expect(await namesOf({ suspect: true })).toEqual(["Lan 3"]);
    expect(await namesOf({ link: "FACEBOOK" })).toEqual(["Lan 3"]);
    expect(await namesOf({ from: "2026-03-05", to: "2026-03-05" })).toEqual(["Lan 4"]);
    expect(await namesOf({ to: "2026-03-01" })).toEqual(["Lan 3", "Lan 1"]);
    expect(await namesOf({ text: "100%" })).toEqual(["100% Budi_"]);
    expect(await namesOf({ text: "%" })).toEqual(["100% Budi_"]);
    expect(await namesOf({ text: "+84 912 345 601" })).toEqual(["Lan 1"]);
    for (const text of [
      "0912345601",
      "0084912345601",
      "84-912345601",
      "８４９１２３４５６０１",
      "٠٩١٢٣٤٥٦٠١",
    ])
      expect([text, await namesOf({ text })]).toEqual([text, ["Lan 1"]]);
    expect(await namesOf({ text: "\u202D+84 912 345 601\u202C" })).toEqual(["Lan 1"]);
    expect(await namesOf({ text: "_ ＢＵＤＩ" })).toEqual(["100% Budi_"]);
    expect(await namesOf({ link: "ｊａｎ facebook" })).toEqual(["Lan 3"]);
    expect(await namesOf({ text: "\u200B" })).toHaveLength(5);
    expect(await namesOf({ due: true })).toEqual(["Lan 4"]);
    expect(await namesOf({ adviser: "me" })).toEqual([]);
    expect(await namesOf({ text: "'; drop table staff --" })).toEqual([]);
  });

  test("a lead goes from new to enrolled, and its history lists the changes", async () => {
    await db()
      .insert(enrolments)
      .values([enrolment(1), enrolment(2)]);
    const [id = 0] = await ids(db());
    const { advisers } = await ask<{ advisers: { id: number; name: string; self: boolean }[] }>(
      "leads/choices",
    );
    const self = advisers.find((one) => one.self)!.id;
    const named = { kind: "enrolment", id };
    const first = await ask<{ saved: boolean; lead: LeadDetails }>("leads/change", {
      ...named,
      ...{ revision: 0, state: "contacted", adviser_id: self, next_step: "Call", next_on: "2026-12-01" },
    });
    expect(first).toMatchObject({
      saved: true,
      lead: { state: "contacted", adviser: "Adam", next_on: "2026-12-01" },
    });
    await ask("leads/note", { ...named, text: "<script>alert(1)</script>" });
    expect(await namesOf({ adviser: "nobody" })).toEqual(["Lan 2"]);
    const owner = await createDeskCookie(db(), "owner@example.com");
    const second = await ask<{ lead: LeadDetails }>(
      "leads/change",
      { ...named, revision: 1, state: "enrolled", adviser_id: null, next_step: "", next_on: null },
      owner,
    );
    expect(
      second.lead.notes.map(({ kind, text, adviser, next_on, who }) => [kind, text, adviser, next_on, who]),
    ).toEqual([
      ["state", "contacted", "", null, "Adam"],
      ["adviser", "", "Adam", null, "Adam"],
      ["next", "Call", "", "2026-12-01", "Adam"],
      ["note", "<script>alert(1)</script>", "", null, "Adam"],
      ["state", "enrolled", "", null, "Olga"],
      ["nobody", "", "", null, "Olga"],
      ["next", "", "", null, "Olga"],
    ]);
    for (const { at: noted } of second.lead.notes)
      expect(Date.now() - Date.parse(noted)).toBeLessThan(60_000);
    expect(await namesOf({ state: "new" })).toEqual(["Lan 2"]);
  });

  test("unchanged fields add nothing to the history", async () => {
    await db().insert(enrolments).values(enrolment(1));
    const [id] = await ids(db());
    const same = { state: "new", adviser_id: null, next_step: "", next_on: null };
    const { lead } = await ask<{ lead: LeadDetails }>("leads/change", {
      ...{ kind: "enrolment", id, revision: 0 },
      ...{ ...same, next_on: "2026-12-01" },
    });
    expect(lead.notes.map(({ kind, next_on }) => [kind, next_on])).toEqual([["next", "2026-12-01"]]);
    const change = { kind: "enrolment", id, revision: 1, next_on: "2026-12-01", state: "new" };
    expect((await ask<{ lead: LeadDetails }>("leads/change", change)).lead.notes).toHaveLength(1);
    // A change that is refused for a stale revision adds nothing either.
    const staleChange = { kind: "enrolment", id, revision: 0, state: "lost" };
    const result = await ask<{ saved: boolean; lead: LeadDetails }>("leads/change", staleChange);
    expect([result.saved, result.lead.notes.length]).toEqual([false, 1]);
  });

  test("a lead's history is kept when staff accounts in it are deleted", async () => {
    await db().insert(enrolments).values(enrolment(1));
    const [id] = await ids(db());
    const named = { kind: "enrolment", id };
    const { advisers } = await ask<{ advisers: { id: number; self: boolean }[] }>("leads/choices");
    const adviser = advisers.find(({ self }) => self)!.id;
    await ask("leads/change", { ...named, revision: 0, adviser_id: adviser });
    await ask("leads/note", { ...named, text: "wants Shenzhen" });
    await db().delete(staff).where(eq(staff.id, adviser));
    const owner = await createDeskCookie(db(), "owner@example.com");
    const lead = await ask<LeadDetails>("leads/show", named, owner);
    expect(lead.adviser).toBe("");
    expect(lead.notes.map(({ kind, text, adviser: previous, who }) => [kind, text, previous, who])).toEqual([
      ["adviser", "", "", ""],
      ["note", "wants Shenzhen", "", ""],
    ]);
    const response = await fetchDesk("leads/export", { filter: {}, format: "json" }, { cookie: owner });
    const [row] = (await response.json()) as { notes: string }[];
    expect(row?.notes.split("\n").map((line) => line.replace(/^.*UTC\+8 /, ""))).toEqual([
      "a deleted staff account: Adviser: a deleted staff account",
      "a deleted staff account: wants Shenzhen",
    ]);
  });

  test("invalid values are refused with the name of the field", async () => {
    await db().insert(enrolments).values(enrolment(1));
    const [id] = await ids(db());
    const [editor] = await db().select().from(staff).where(eq(staff.email, "editor@example.com"));
    const refusedAt = async (name: string, input: object) => {
      const { code, data } = await callDesk(name, input, { cookie });
      return [code, (data as { issues?: { path: string }[] }).issues?.map(({ path }) => path)];
    };
    const change = (fields: object) =>
      refusedAt("leads/change", { kind: "enrolment", id, revision: 0, ...fields });
    // An unknown id, and a member who is not an adviser.
    for (const adviser_id of [999_999, editor?.id])
      expect(await change({ adviser_id })).toEqual([4000, ["adviser_id"]]);
    expect(await change({ next_on: "0000-01-01" })).toEqual([4000, ["next_on"]]);
    expect(await refusedAt("leads/list", { filter: { from: "0001-01-01" } })).toEqual([
      4000,
      ["filter.from"],
    ]);
    for (const after of ["2026-99-99T00:00:00.000000Z enrolment 1", "2026-02-30T00:00:00Z enrolment 1", "1"])
      expect(await refusedAt("leads/list", { after })).toEqual([4000, ["after"]]);
  });

  test("of fifty concurrent changes of one lead, one succeeds, and all others get the current version", async () => {
    await db().insert(enrolments).values(enrolment(1));
    const [id] = await ids(db());
    const change = { kind: "enrolment", id, revision: 0 };
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        ask<{ saved: boolean; lead: LeadDetails }>("leads/change", { ...change, next_step: `step ${n}` }),
      ),
    );
    const saved = responses.filter((response) => response.saved);
    expect(saved).toHaveLength(1);
    expect(new Set(responses.map(({ lead }) => lead.next_step))).toEqual(new Set([saved[0]!.lead.next_step]));
  });

  test("leads of the same person are listed together, and erased together with their notes", async () => {
    const ofClass = await findClassId(db(), "open");
    await db()
      .insert(enrolments)
      .values([enrolment(1), enrolment(2)]);
    const [id] = await ids(db());
    await db()
      .insert(enquiries)
      .values({ classId: ofClass, name: "Lan", region: "VN", phone: "84-912345601", e164: "+84912345601" });
    await ask("leads/note", { kind: "enrolment", id, text: "wants Shenzhen" });
    const lead = await ask<LeadDetails>("leads/show", { kind: "enrolment", id });
    expect(lead.same_person.map(({ kind, name }) => [kind, name])).toEqual([["enquiry", "Lan"]]);
    const owner = await createDeskCookie(db(), "owner@example.com");
    expect(await ask("leads/erase", { kind: "enrolment", id }, owner)).toEqual({
      enrolments: 1,
      enquiries: 1,
    });
    expect(await namesOf({})).toEqual(["Lan 2"]);
    expect(await db().select().from(leadNotes)).toEqual([]);
    expect((await callDesk("leads/show", { kind: "enrolment", id }, { cookie })).code).toBe(4040);
    const log = JSON.stringify(await ask("staff/log", {}, owner));
    expect(log).toContain("erased");
    expect(log).not.toContain("912345601");
  });

  test("an erasure fails if the audit log cannot be written", async () => {
    await db().insert(enrolments).values(enrolment(1));
    const [id] = await ids(db());
    const owner = await createDeskCookie(db(), "owner@example.com");
    logFails = true;
    const erased = await callDesk("leads/erase", { kind: "enrolment", id }, { cookie: owner });
    expect(erased.code).toBe(5000);
    expect(await namesOf({})).toEqual(["Lan 1"]);
  });

  test("an export contains the filtered leads with the columns of `npm run leads`", async () => {
    await db()
      .insert(enrolments)
      .values([enrolment(1), enrolment(2, { name: "=cmd|'/c calc'!A0", source: "印尼" })]);
    const response = await fetchDesk("leads/export", { filter: { region: "id" }, format: "csv" }, { cookie });
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="leads.csv"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    const lines = (await response.text()).split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^kind,id,created_at,name,phone,/);
    expect(lines[1]).toContain("'=cmd");
    const json = await fetchDesk("leads/export", { filter: {}, format: "json" }, { cookie });
    expect((await json.json()) as unknown[]).toHaveLength(2);
    const inChinese = { cookie, headers: { "accept-language": "zh-CN" } };
    const chinese = await fetchDesk("leads/export", { filter: { region: "id" }, format: "json" }, inChinese);
    expect(await chinese.json()).toMatchObject([
      { source: "印尼", source_name: "印度尼西亚", interest_names: "留学讲座, HSK 课程", state: "新线索" },
    ]);
  });

  test("leads that staff have contacted are kept longer", async () => {
    await db()
      .insert(enrolments)
      .values([enrolment(1), enrolment(2)]);
    const [, id] = await ids(db());
    await db()
      .update(enrolments)
      .set({ contactedAt: at(20) })
      .where(eq(enrolments.id, id!));
    await deleteOldLeads(db(), new Date(Date.UTC(2028, 2, 10)), 24);
    expect(await namesOf({})).toEqual(["Lan 2"]);
  });
});
