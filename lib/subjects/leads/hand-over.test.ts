import { eq } from "drizzle-orm";
import { callDesk, createDeskCookie, fetchDesk } from "../../../testing/gateway/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { accounts, enquiries, leadNotes, staff, staffLog } from "../../app/schema";

process.env.LOG_LEVEL = "silent";

describeEachEngine((db) => {
  const memberId = async (email: string) =>
    (await db().select().from(staff).where(eq(staff.email, email)))[0]?.id ?? 0;
  const insertLead = (adviserId: number | null, fields: Partial<typeof enquiries.$inferInsert> = {}) =>
    db()
      .insert(enquiries)
      .values({
        name: "An",
        region: "VN",
        phone: "84-911111111",
        e164: "+84911111111",
        message: "?",
        adviserId,
        ...fields,
      });

  test("open leads go to another member or to nobody, with a line each; closed ones stay", async () => {
    const cookie = await createDeskCookie(db(), "owner@example.com");
    const [owner, adviser] = [await memberId("owner@example.com"), await memberId("adviser@example.com")];
    await insertLead(adviser, { nextOn: "2026-03-09", nextStep: "Call" });
    await insertLead(adviser, { state: "contacted" });
    await insertLead(adviser, { state: "lost" });
    await insertLead(owner);
    const held = await callDesk("leads/held", { staff_id: adviser }, { cookie });
    expect(held.data).toEqual({ open: 2, due: 1 });
    const handOver = (to: number | null, from = adviser) =>
      callDesk("leads/hand-over", { from, to }, { cookie });
    expect((await handOver(9999)).code).toBe(4000);
    expect((await handOver(owner)).data).toEqual({ count: 2 });
    const advisers = async () =>
      (await db().select().from(enquiries).orderBy(enquiries.id)).map((row) => row.adviserId);
    expect(await advisers()).toEqual([owner, owner, adviser, owner]);
    expect(await db().select().from(leadNotes)).toMatchObject(
      Array.from({ length: 2 }, () => ({ kind: "adviser", adviserId: owner, staffId: owner })),
    );
    expect((await handOver(null, owner)).data).toEqual({ count: 3 });
    expect(await advisers()).toEqual([null, null, adviser, null]);
    expect((await handOver(null, owner)).data).toEqual({ count: 0 });
    const log = await db().select().from(staffLog).orderBy(staffLog.id);
    expect(log.map(({ act, subject }) => [act, subject])).toEqual([
      ["leads-handed-over", "2"],
      ["leads-handed-over", "3"],
    ]);
  });

  test("an owner downloads the data of a person or of a lead, and the log keeps that", async () => {
    const cookie = await createDeskCookie(db(), "owner@example.com");
    const [parent] = await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"));
    await insertLead(null, { accountId: parent?.id ?? null });
    const [lead] = await db().select().from(enquiries);
    const person = await fetchDesk("people/copy", { id: parent?.id }, { cookie });
    expect(person.headers.get("content-disposition")).toBe(
      `attachment; filename="person-${parent?.id}.json"`,
    );
    expect(await person.json()).toMatchObject({ enquiries: [{ id: lead?.id, name: "An" }] });
    const ofLead = await fetchDesk("leads/copy", { kind: "enquiry", id: lead?.id }, { cookie });
    expect(await ofLead.json()).toMatchObject({ enquiries: [{ id: lead?.id, message: "?" }] });
    const adviser = { cookie: await createDeskCookie(db(), "adviser@example.com") };
    expect((await fetchDesk("people/copy", { id: parent?.id }, adviser)).status).toBe(403);
    expect((await fetchDesk("leads/copy", { kind: "enquiry", id: lead?.id }, adviser)).status).toBe(403);
    const log = await db().select().from(staffLog).orderBy(staffLog.id);
    expect(log.map(({ act }) => act)).toEqual(["copied-account", "copied-lead"]);
  });
});
