import { eq } from "drizzle-orm";
import { createDeskCaller } from "../../../testing/provider/desk";
import { findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { accounts, enquiries, seriesClasses, staff, staffLog, teachers } from "../schema";
import { deskLanguages, type DeskLanguage } from "../../base/desk/language";
import type { Role } from "../../base/desk/roles";
import { deskMessages } from "../../base/desk/messages";
import { removeRecord, saveRecord } from "../editing/change";
import { publishDue } from "../editing/publish-due";
import { nameSubjects } from "./names";
import type { AuditAction } from "./audits";

const goneId = 987_654;

describeEachEngine((db) => {
  /** The sentence of a line, and the addresses in it. */
  async function read(act: string, subject: string, language: DeskLanguage = "en-US", role: Role = "owner") {
    const [named] = await nameSubjects(db(), [{ act, subject }], { language, role });
    if (!named) throw new Error(`${act} of ${subject} cannot be read`);
    const acts: Record<string, string> = deskMessages[language].staff.acts;
    const entries = Object.entries(named.values);
    const texts = entries.map(([name, value]) => [name, "at" in value ? value.at : value.text]);
    const values: Record<string, string> = { who: "Olga", ...Object.fromEntries(texts) };
    const sentence = (acts[act] ?? "").replace(/<(\w+)><\/\1>/g, (tag, name: string) => values[name] ?? tag);
    const hrefs = entries.flatMap(([, value]) => ("href" in value && value.href ? [value.href] : []));
    return { sentence, hrefs, note: named.note };
  }

  /** A subject of each action, in every form in which it was ever written, with the ids of the fixture or missing ones. */
  function subjects(ids: { account: number; class: number; other: number; teacher: number; lead: number }) {
    const email = "editor@example.com";
    const seat = `#${ids.account}, ${ids.class}`;
    const table: Record<AuditAction, string[]> = {
      invited: ["new@example.com"],
      withdrew: ["new@example.com"],
      joined: [email],
      role: [`${email}: adviser`],
      deactivated: [email],
      activated: [email],
      password: [email],
      "second-factor": [email],
      erased: ["1 + 2"],
      exported: ["csv"],
      "copied-account": [`#${ids.account}`],
      "copied-lead": [`enquiry ${ids.lead}`, `enrolment ${goneId}`],
      "leads-handed-over": ["3"],
      "hand-sent": [`#${ids.account}: class.changed`],
      "hand-dropped": [`#${ids.account}: seat.offered`],
      "hand-waiting": [`#${ids.account}: a.kind.of.later`],
      "message-sent": ["7"],
      "advertising-changed": [`#${ids.account}`],
      "family-messenger": [`#${ids.account}`],
      points: [`#${ids.account}: +50`, `#${ids.account}: -2`],
      "points-end": [`#${ids.account}: 40, 2027-03-01`, `#${ids.account}: 40, -`],
      "withdrawal-settled": [`#${ids.account}`],
      "points-paused": [`#${ids.account}: 40, 14`],
      "points-moved": [`#${ids.account}: 40 → #${ids.account}`],
      "account-link": [`#${ids.account}`],
      "teacher-invited": [`#${ids.teacher}`],
      "teacher-withdrew": [`#${ids.teacher}`],
      "teacher-ended": [`#${ids.teacher}`],
      "erased-account": [`#${ids.account}`],
      "seat-moved": [`${seat} → ${ids.other}`],
      "seat-cancelled": [seat],
      "request-declined": [seat],
      "seat-booked": [seat, `${seat}: The others: later`],
      "seat-given": [seat],
      "waiting-added": [seat],
      "waiting-removed": [seat, `${seat}: Moved away`],
      "waiting-ordered": [String(ids.class), `${ids.class}: Siblings`],
      "family-entered": [`#${ids.account}`],
      "family-invited": [`#${ids.account}`],
      "family-withdrew": [`#${ids.account}`],
      "student-added": [`#${ids.account}`],
      "families-imported": ["3"],
      "import-undone": ["3"],
      "balances-imported": ["4"],
      "teachers-imported": ["5"],
      "families-exported": ["csv", "xlsx"],
      "teachers-exported": ["csv", "xlsx"],
      "roster-exported": [String(ids.class)],
      recording: [
        `series ${ids.class}, 2026-03-01T10:00:00.000Z`,
        `live ${goneId}, 2026-03-01T10:00:00+08:00`,
      ],
      "lesson-moved": [`${ids.class}, 2026-03-01T10:00:00.000Z, 1`],
      "lesson-canceled": [`${ids.class}, 2026-03-01T10:00:00.000Z, 1`],
      "lesson-substituted": [`${ids.class}, 2026-03-01T10:00:00.000Z, 3`],
      "lesson-link": [`${goneId}, 2026-03-01T10:00:00.000Z, 1`],
      "points-allowed": [email],
      "points-refused": [email],
      announced: [`${ids.class}: times, teacher`, `${ids.class}: level, mode, price`],
      trial: [`#${ids.account}: arranged`, `#${ids.account}: closed`],
      "link-made": ["vn-tiktok-tet"],
      "link-ended": ["vn-tiktok-tet"],
      "link-resumed": ["vn-tiktok-tet"],
      "content-published": [`teacher ${ids.teacher}`],
      "content-scheduled": [`series ${ids.class}`],
      "content-due": [`teacher ${ids.teacher}`],
      "content-unpublished": [`ownPage ${goneId}`],
      "content-removed": [`placement ${goneId}`],
      "season-saved": ["VN 2026-tet"],
      "season-published": ["VN 2026-tet"],
      "season-taken-back": ["VN 2026-tet"],
      "season-discarded": ["VN 2026-tet"],
      attendance: [`series ${ids.class}, 2026-03-01T10:00:00.000Z`],
      "hours-exported": ["2026-03"],
      "teacher-rate": [`#${ids.teacher}: one-to-one, 2026-03`, `#${ids.teacher}: free, 2026-03`],
      "teacher-delay": [`series ${ids.class}, 2026-03-01T10:00:00.000Z, 15`],
      "days-closed": ["2027-02-06", "2027-02-06 – 2027-02-12"],
      "days-opened": ["2027-02-06"],
      payment: [`#${ids.account}: 280.50 USD`],
      "payment-corrected": [`#${ids.account}: 0 VND`],
      "payment-refunded": [`#${ids.account}: 7000000 VND`],
      "payment-number": [`#${ids.account}: VN-C-2026-0003`],
      "month-closed": ["2026-02"],
      "month-reopened": ["2026-02"],
      "payments-exported": ["2026-02"],
      "statement-exported": [`#${ids.account}: 2026-01-01, 2026-03-04`],
      "notices-again": ["4"],
      "notices-tested": ["mail", "webhook"],
    };
    return Object.entries(table).flatMap(([act, list]) => list.map((subject) => [act, subject] as const));
  }

  async function fixtureIds() {
    const [student] = await db().select().from(accounts).where(eq(accounts.kind, "student"));
    const [teacher] = await db().select().from(teachers);
    const person = {
      name: "Lan",
      region: "VN",
      phone: "84-911111111",
      e164: "+84911111111",
      message: "?",
    } as const;
    const [lead] = await db().insert(enquiries).values(person).returning();
    const classId = await findClassId(db(), "open");
    const other = await findClassId(db(), "full");
    const [seriesClass] = await db().select().from(seriesClasses).where(eq(seriesClasses.id, classId));
    if (!student || !teacher || !lead || !seriesClass) throw new Error("the fixture lacks a row");
    const ids = { account: student.id, class: classId, other, teacher: teacher.id, lead: lead.id };
    return { ids, student: student.nickname, className: seriesClass.comboName["en-US"] ?? "" };
  }

  test("every action has a sentence in both languages, without an id, a raw word or an empty place", async () => {
    const { ids } = await fixtureIds();
    const gone = { account: goneId, class: goneId, other: goneId, teacher: goneId, lead: goneId };
    for (const language of deskLanguages) {
      for (const [act, subject] of [...subjects(ids), ...subjects(gone)]) {
        const { sentence } = await read(act, subject, language);
        expect([act, sentence]).toEqual([act, expect.stringMatching(/[.。]$/)]);
        expect([act, sentence]).not.toEqual([act, expect.stringMatching(/[{}<>#]|undefined|987654/)]);
      }
    }
  });

  test("a sentence names people and classes, with the pages that the role may open", async () => {
    const { ids, student, className } = await fixtureIds();
    const seat = `#${ids.account}, ${ids.class}`;
    expect(await read("seat-cancelled", seat)).toEqual({
      sentence: `Olga canceled the spot of ${student} in ${className}.`,
      hrefs: [`/desk/people/${ids.account}`, `/desk/classes/${ids.class}`],
      note: undefined,
    });
    expect((await read("seat-cancelled", seat, "en-US", "editor")).hrefs).toEqual([]);
    expect((await read("waiting-removed", `${seat}: Moved away`)).note).toBe("Moved away");
    expect((await read("teacher-ended", `#${ids.teacher}`)).hrefs).toEqual([
      `/desk/content/record?kind=teacher&id=${ids.teacher}`,
    ]);
    const announced = `${ids.class}: times, teacher`;
    expect((await read("announced", announced)).sentence).toContain("lesson times and teacher.");
    expect((await read("announced", announced, "zh-CN")).sentence).toContain("上课时间和老师。");
    const { sentence } = await read("seat-moved", `#${goneId}, ${goneId} → ${ids.class}`);
    expect(sentence).toBe(`Olga moved a deleted account from a removed class to ${className}.`);
    expect((await read("role", "editor@example.com: adviser")).sentence).toContain("to Adviser.");
  });

  test("a line that this version cannot read stays in the list", async () => {
    await db()
      .insert(staffLog)
      .values([
        { act: "seat-cancelled", subject: "?" },
        { act: "from-tomorrow", subject: "A new thing" },
        { act: "constructor", subject: "A new thing" },
      ]);
    const { lines } = await createDeskCaller(db, "owner@example.com")("staff/log", {});
    expect(lines.map(({ act, values }) => [act, values.subject])).toEqual([
      ["other", { text: "A new thing", href: null }],
      ["other", { text: "A new thing", href: null }],
      ["other", { text: "?", href: null }],
    ]);
  });

  test("publishing, scheduling and removing content is in the activity, with its type and name", async () => {
    const [owner] = await db().select().from(staff).where(eq(staff.email, "owner@example.com"));
    const editor = { by: "Olga", now, staffId: owner?.id ?? 0 };
    const fields = {
      ...{ points: 120, name: {}, validFor: 6, validUnit: "month", order: null, recommended: false },
      ...{ prices: [{ currency: "USD", amount: 28_000 }], activeFrom: null, activeUntil: null },
    };
    const price = await saveRecord(
      db(),
      { kind: "pointPackage", version: 0, publish: "now", fields },
      editor,
    );
    const at = new Date(now.getTime() + 60_000);
    const later = await saveRecord(
      db(),
      { kind: "pointPackage", id: price.id, version: price.version, publish: at.toISOString(), fields },
      editor,
    );
    await publishDue(db(), at);
    await removeRecord(db(), { kind: "pointPackage", id: price.id, version: later.version + 1 }, editor);
    const { lines } = await createDeskCaller(db, "owner@example.com")("staff/log", {});
    const record = { text: "120 class points", href: null };
    expect(lines).toMatchObject(
      [
        ["content-removed", owner?.name],
        ["content-due", ""],
        ["content-scheduled", owner?.name],
        ["content-published", owner?.name],
      ].map(([act, who]) => ({ act, who, values: { record, kind: { text: "Prices" } } })),
    );
  });
});
