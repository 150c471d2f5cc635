import { eq } from "drizzle-orm";
import { openPglite } from "../../lib/base/db/pglite";
import { lessons, seriesClasses, staff } from "../../lib/app/schema";
import type { Database } from "../../lib/base/db/types";
import { openSession } from "../../lib/subjects/staff/sessions";
import { demoContent } from "../demo-content";
import { seedIfEmpty } from "../../lib/app/demo/seed";
import { assignParents, makeClass, makeParents, makeStudents } from "../provider/school";
import type { School } from "./simulate-visitors";

/** Adds the data that the desk's form requires to the classes. */
async function completeClasses(db: Database, at: Date): Promise<void> {
  const day = (days: number) => new Date(at.getTime() + days * 86_400_000);
  const isIncomplete = eq(seriesClasses.level, "");
  const incomplete = await db.select({ id: seriesClasses.id }).from(seriesClasses).where(isIncomplete);
  const startsAt = day(8);
  const lesson = { position: 0, name: { "en-US": "L" }, startsAt, endsAt: new Date(startsAt.getTime() + 1) };
  await db.insert(lessons).values(incomplete.map(({ id }) => ({ classId: id, ...lesson })));
  const texts = { comboName: { "en-US": "C" }, description: { "en-US": "D" }, level: "HSK 1" };
  await db.update(seriesClasses).set(texts).where(isIncomplete);
}

async function makeOwner(db: Database): Promise<number> {
  const owner = {
    email: "soak@example.com",
    name: "O",
    role: "owner" as const,
    passwordHash: "-",
    totpSecret: "-",
  };
  const [row] = await db.insert(staff).values(owner).returning({ id: staff.id });
  return row?.id ?? 0;
}

/** Seeds a data folder with demo content and with students and classes for the load; some parents run out of points. */
export async function createSchool(dataDir: string): Promise<School> {
  const { db, close } = await openPglite(dataDir);
  const at = new Date();
  await seedIfEmpty(db, demoContent(), at);
  const students = await makeStudents(db, 400, at);
  const families = Array.from({ length: 100 }, (_, index) => students.slice(index * 4, index * 4 + 4));
  const parents = await makeParents(
    db,
    families.map((_, index) => index * 100),
  );
  await assignParents(
    db,
    families.map((family, index) => ({ parentId: parents[index] ?? 0, students: family })),
  );
  const classes = [];
  for (let index = 0; index < 200; index += 1) {
    classes.push(await makeClass(db, { capacity: 100, price: 10, at, openDays: 7 }));
  }
  await completeClasses(db, at);
  const session = await openSession(db, await makeOwner(db), "in", at);
  await close();
  return { students, classes, session };
}
