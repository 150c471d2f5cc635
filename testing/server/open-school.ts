import { openPglite } from "../../lib/provider/db/pglite";
import { demoContent } from "../../lib/provider/seed/content";
import { seedIfEmpty } from "../../lib/provider/seed/seed";
import { adopt, makeClass, makeParents, makeStudents } from "../provider/school";
import type { School } from "./load";

/** Demo content, and beside it enough students and classes for the load, some of whom run out of points. */
export async function openSchool(dataDir: string): Promise<School> {
  const { db, close } = await openPglite(dataDir);
  const at = new Date();
  await seedIfEmpty(db, demoContent, at);
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
  await close();
  return { students, classes };
}
