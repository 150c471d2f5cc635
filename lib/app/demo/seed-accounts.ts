import { eq, inArray } from "drizzle-orm";
import { bookings, seriesClasses } from "../../subjects/series/tables";
import { accounts } from "../../subjects/identity/tables";
import { pointLedger } from "../../subjects/points/tables";
import { insertSeededTrials } from "../../subjects/trials/seeded-trials";
import type { Database } from "../../base/db/types";
import type { DemoAccount, DemoContent } from "./content-schema";
import { dayMs, trialDate } from "./dates";
import { requireRowId } from "./insert-rows";

/** Inserts parents first, since students refer to them, then the demo student's bookings and trial lesson. */
export async function seedAccounts(
  tx: Database,
  content: DemoContent,
  teacherIds: Map<string, number>,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const ids = new Map<string, number>();
  const order: DemoAccount["kind"][] = ["parent", "student", "teacher"];
  for (const account of order.flatMap((kind) => content.accounts.filter((one) => one.kind === kind))) {
    const { email, kind, nickname, avatar, parent, teacher, points = 0 } = account;
    const [row] = await tx
      .insert(accounts)
      .values({
        kind,
        email,
        nickname,
        avatar,
        passwordHash,
        parentId: parent === undefined ? null : requireRowId(ids, parent),
        teacherId: teacher === undefined ? null : requireRowId(teacherIds, teacher),
        points: kind === "parent" ? points : null,
      })
      .returning({ id: accounts.id });
    if (row) ids.set(email, row.id);
  }
  const seededBookings = await seedBookings(tx, content, ids);
  for (const { email, points = 0 } of content.accounts.filter(({ kind }) => kind === "parent")) {
    await writeLedger(tx, requireRowId(ids, email), points, seededBookings);
  }
  await seedTrials(tx, content, { ids, teacherIds, now });
}

type SeededIds = { ids: Map<string, number>; teacherIds: Map<string, number>; now: Date };

async function seedTrials(
  tx: Database,
  { accounts: plans, trials }: DemoContent,
  { ids, teacherIds, now }: SeededIds,
): Promise<void> {
  const parentOf = new Map(plans.map(({ email, parent = "" }) => [email, parent]));
  await insertSeededTrials(
    tx,
    trials.map((plan) => ({
      parentId: requireRowId(ids, parentOf.get(plan.student) ?? ""),
      studentId: requireRowId(ids, plan.student),
      teacherId: requireRowId(teacherIds, plan.teacher),
      startsAt: trialDate(plan, now),
      createdAt: new Date(now.getTime() - dayMs),
      wishes: plan.wishes,
    })),
  );
}

type SeededBooking = { bookingId: number; points: number; parentId: number | null };

/** Books the classes in the state `applied` for the first student. */
async function seedBookings(
  tx: Database,
  content: DemoContent,
  ids: Map<string, number>,
): Promise<SeededBooking[]> {
  const keys = content.seriesClasses.filter(({ state }) => state === "applied").map(({ key }) => key);
  const demoStudent = content.accounts.find(({ kind }) => kind === "student");
  if (!demoStudent || keys.length === 0) return [];
  const studentId = requireRowId(ids, demoStudent.email);
  const [student] = await tx.select().from(accounts).where(eq(accounts.id, studentId));
  const classes = await tx.select().from(seriesClasses).where(inArray(seriesClasses.demoKey, keys));
  const rows = await tx
    .insert(bookings)
    .values(classes.map(({ id, classPoint }) => ({ studentId, classId: id, points: classPoint })))
    .returning();
  return rows.map(({ id, points }) => ({ bookingId: id, points, parentId: student?.parentId ?? null }));
}

/** Writes a ledger that ends at the current balance, with the spent points included in the opening. */
async function writeLedger(
  tx: Database,
  accountId: number,
  points: number,
  seededBookings: SeededBooking[],
): Promise<void> {
  const ownBookings = seededBookings.filter(({ parentId }) => parentId === accountId);
  let balance = ownBookings.reduce((sum, one) => sum + one.points, points);
  await tx.insert(pointLedger).values({ accountId, change: balance, balance, reason: "opening" });
  for (const one of ownBookings) {
    balance -= one.points;
    await tx.insert(pointLedger).values({
      accountId,
      change: -one.points,
      balance,
      reason: "booking",
      bookingId: one.bookingId,
    });
  }
}
