import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { roles } from "../../base/desk/roles";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
import * as rule from "../../engines/content/rules";
import { staff } from "./tables";

const staffAccount = z.strictObject({
  email: rule.email.schema,
  name: rule.text({ most: 60 }).schema,
  role: z.enum(roles),
});

export const demo = defineDemo({
  files: { staff: z.array(staffAccount) },
  toContent: (files) => files,
  select: ({ includesAccounts }) => (includesAccounts ? {} : { staff: [] }),
  insert: async (tx, content, run) => {
    const passwordHash = await run.passwordHash;
    await insertRows(
      content.staff.map((member) => ({ ...member, passwordHash, demo: true })),
      (rows) => tx.insert(staff).values(rows),
    );
  },
  passwordHashes: async (db, content) => {
    const emails = content.staff.map(({ email }) => email);
    if (emails.length === 0) return [];
    const { passwordHash } = staff;
    const rows = await db.select({ passwordHash }).from(staff).where(inArray(staff.email, emails));
    return rows.map((row) => row.passwordHash);
  },
});
