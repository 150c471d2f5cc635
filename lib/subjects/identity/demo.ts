import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../../base/db/types";
import { amount, key } from "../../engines/demo/fields";
import { defineDemo, type DemoRun } from "../../engines/demo/part";
import * as rule from "../../engines/content/rules";
import { accounts } from "./tables";

const account = z.strictObject({
  email: rule.email.schema,
  kind: z.enum(["parent", "student", "teacher"]),
  nickname: rule.text({ most: 60 }).schema,
  avatar: z._default(z.string(), ""),
  /** Email of the parent whose class points the student shares. */
  parent: z.optional(rule.email.schema),
  /** Class points of a parent; the payments' part writes their ledger. */
  points: z.optional(amount),
  /** Key of the teacher of a teacher account. */
  teacher: z.optional(key),
});

export type DemoAccount = z.output<typeof account>;
export type DemoAccounts = { accounts: DemoAccount[] };

/** Inserts accounts; those of teachers need the teachers. */
export async function insertDemoAccounts(
  tx: Database,
  plans: readonly DemoAccount[],
  { ids, passwordHash }: DemoRun,
): Promise<void> {
  for (const { email, kind, nickname, avatar, parent, teacher } of plans) {
    const [row] = await tx
      .insert(accounts)
      .values({
        ...{ kind, email, nickname, avatar },
        passwordHash: await passwordHash,
        parentId: parent === undefined ? null : ids.of("accounts", parent),
        teacherId: teacher === undefined ? null : ids.of("teachers", teacher),
        points: kind === "parent" ? 0 : null,
      })
      .returning({ id: accounts.id });
    if (row) ids.add("accounts", [[email, row.id]]);
  }
}

export const demo = defineDemo({
  files: { accounts: z.array(account) },
  toContent: (files): DemoAccounts => files,
  select: ({ includesAccounts }) => (includesAccounts ? {} : { accounts: [] }),
  // Parents first, since students refer to them.
  insert: async (tx, content, run) => {
    for (const kind of ["parent", "student"])
      await insertDemoAccounts(
        tx,
        content.accounts.filter((one) => one.kind === kind),
        run,
      );
  },
  passwordHashes: async (db, content) => {
    const emails = content.accounts.map(({ email }) => email);
    if (emails.length === 0) return [];
    const { passwordHash } = accounts;
    const rows = await db.select({ passwordHash }).from(accounts).where(inArray(accounts.email, emails));
    return rows.map((row) => row.passwordHash);
  },
});
