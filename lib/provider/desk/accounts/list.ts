import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { DeskAnswer, DeskRequest } from "../../../desk/contract";
import { accounts, enrolments } from "../../db/schema";
import type { Database } from "../../db/types";
import { parents } from "../../notices/readers";
import { phoneHas, wordsHave } from "../search";

export type AccountRow = DeskAnswer<"accounts/list">["accounts"][number];
type Asked = DeskRequest<"accounts/list">;

/** Accounts in one answer. */
const pageSize = 50;
/** Phones that are looked at for a number in parts. */
const mostPhones = 200;

/**
 * People with an account, a page at a time; the next begins after the last of this one, so that each costs the same. A
 * parent who was opened with a student has no login and goes by that student; who was erased is nobody any more.
 */
export async function listAccounts(
  db: Database,
  { text, kind, sort, after }: Asked,
): Promise<{ accounts: AccountRow[]; after: string | null }> {
  const { id, nickname } = accounts;
  const rows = await db
    .select({ row: accounts, parent: parents })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(
        ne(nickname, ""),
        or(isNotNull(accounts.email), eq(accounts.kind, "student")),
        kind && eq(accounts.kind, kind),
        text === "" ? undefined : fits(db, text),
        beyond(sort, after),
      ),
    )
    .orderBy(...{ newest: [desc(id)], oldest: [asc(id)], name: [asc(nickname), asc(id)] }[sort])
    .limit(pageSize + 1);
  const list = rows.slice(0, pageSize).map(({ row, parent }): AccountRow => ({
    id: row.id,
    kind: row.kind,
    name: row.nickname,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    suspect: row.suspect,
    points: row.points ?? parent?.points ?? null,
    parent: parent?.email ? parent.nickname : "",
  }));
  const last = list.at(-1);
  return { accounts: list, after: last && rows.length > pageSize ? placeOf(last) : null };
}

const placeOf = ({ id, name }: AccountRow) => `${id} ${name}`;

function beyond(sort: Asked["sort"], after: string | undefined): SQL | undefined {
  const [, number, name] = /^([1-9]\d{0,9}) ([^]*)$/.exec(after ?? "") ?? [];
  const id = Number(number);
  if (number === undefined || id > 2_147_483_647) return undefined;
  if (sort === "name") return sql`(${accounts.nickname}, ${accounts.id}) > (${name}, ${id}::int)`;
  return sort === "newest" ? lt(accounts.id, id) : gt(accounts.id, id);
}

/** By name or email; by the telephone that somebody enrolled with under the same email. */
function fits(db: Database, text: string): SQL | undefined {
  const phone = phoneHas(enrolments.e164, text);
  const emails = db
    .select({ email: sql<string>`lower(${enrolments.email})` })
    .from(enrolments)
    .where(phone)
    .limit(mostPhones);
  return or(wordsHave([accounts.nickname, accounts.email], text), phone && inArray(accounts.email, emails));
}
