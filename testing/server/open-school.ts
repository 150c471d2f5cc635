import { eq } from "drizzle-orm";
import { openPglite } from "../../lib/provider/db/pglite";
import { lessons, seriesClasses, staff } from "../../lib/provider/db/schema";
import type { Database } from "../../lib/provider/db/types";
import { openSession } from "../../lib/provider/desk/sessions";
import { demoContent } from "../../lib/provider/seed/content";
import { seedIfEmpty } from "../../lib/provider/seed/seed";
import { adopt, makeClass, makeParents, makeStudents } from "../provider/school";
import type { School } from "./load";

/** Gives the classes what an editor may not leave out. */
async function completeClasses(db: Database, at: Date): Promise<void> {
  const day = (days: number) => new Date(at.getTime() + days * 86_400_000);
  const bare = eq(seriesClasses.level, "");
  const own = await db.select({ id: seriesClasses.id }).from(seriesClasses).where(bare);
  const startsAt = day(8);
  const lesson = { position: 0, name: { "en-US": "L" }, startsAt, endsAt: new Date(startsAt.getTime() + 1) };
  await db.insert(lessons).values(own.map(({ id }) => ({ classId: id, ...lesson })));
  const words = { comboName: { "en-US": "C" }, description: { "en-US": "D" }, level: "HSK 1" };
  await db.update(seriesClasses).set(words).where(bare);
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

/** Demo content, and beside it enough students and classes for the load, some of whom run out of points. */
export async function openSchool(dataDir: string): Promise<School> {
  const { db, close } = await openPglite(dataDir);
  const at = new Date();
  await seedIfEmpty(db, demoContent(), at);
  const students = await makeStudents(db, 400, at);
  const families = Array.from({ length: 100 }, (_, index) => students.slice(index * 4, index * 4 + 4));
  const parents = await makeParents(
    db,
    families.map((_, index) => index * 100),
  );
  await adopt(
    db,
    families.map((own, index) => ({ parentId: parents[index] ?? 0, students: own })),
  );
  const classes = [];
  for (let made = 0; made < 200; made += 1) {
    classes.push(await makeClass(db, { capacity: 100, price: 10, at, openFor: 7 }));
  }
  await completeClasses(db, at);
  const session = await openSession(db, await makeOwner(db), "in", at);
  await close();
  return { students, classes, session };
}
