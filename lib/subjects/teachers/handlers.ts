import { asc, eq } from "drizzle-orm";
import { database } from "../../base/db/connect";
import { partners } from "../school/tables";
import { teachers } from "./tables";
import { toTeacherItem } from "./published";
import type { PublicHandlers } from "../../engines/calls/context";

export const people: Pick<PublicHandlers, "partners" | "recommendedTeachers"> = {
  partners: async (_request, { language }) => {
    const db = await database();
    const rows = await db.select().from(partners).orderBy(asc(partners.id));
    return {
      list: rows.map(({ link, content, name, names }) => ({ link, content, name: names[language] ?? name })),
    };
  },

  recommendedTeachers: async (_request, { language }) => {
    const db = await database();
    const rows = await db
      .select()
      .from(teachers)
      .where(eq(teachers.recommended, true))
      .orderBy(asc(teachers.id));
    return { list: rows.map((row) => toTeacherItem(row, language)) };
  },
};
