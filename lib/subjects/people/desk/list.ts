import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { RequestOf, ResponseOf } from "../../../base/contract/call";
import type { peopleCalls } from "../desk-calls";
import type { DeskLanguage } from "../../../base/desk/language";
import { accounts } from "../../identity/tables";
import { enrolments } from "../../leads/tables";
import type { Database } from "../../../base/db/types";
import { parents } from "../../identity/member-columns";
import { hasWordsInColumn, matchesPhone } from "../../../base/db/search";

export type AccountRow = ResponseOf<typeof peopleCalls, "people/list">["accounts"][number];
type ListRequest = RequestOf<typeof peopleCalls, "people/list">;

/** Accounts per page. */
const pageSize = 50;
/** The maximum number of enrolments that a search by phone considers. */
const maxPhones = 200;

/**
 * Lists accounts page by page, with a cursor, so that every page costs the same. Erased accounts are left out, and so are
 * parents without a login, because their student is listed.
 */
export async function listAccounts(
  db: Database,
  { text, kind, sort, after }: ListRequest,
  language: DeskLanguage,
): Promise<{ accounts: AccountRow[]; after: string | null }> {
  const { id, nickname } = accounts;
  const rows = await db
    .select({ row: accounts, parent: parents })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(
        ne(nickname, ""),
        or(isNotNull(accounts.email), eq(accounts.kind, "student"), accounts.awaitsAcceptance),
        kind && eq(accounts.kind, kind),
        matchesText(db, text),
        afterCursor(sort, after, language),
      ),
    )
    .orderBy(...{ newest: [desc(id)], oldest: [asc(id)], name: nameOrder(language) }[sort])
    .limit(pageSize + 1);
  const list = rows.slice(0, pageSize).map(({ row, parent }): AccountRow => ({
    id: row.id,
    kind: row.kind,
    name: row.nickname,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    suspect: row.suspect,
    points: row.points ?? parent?.points ?? null,
    awaits_acceptance: row.awaitsAcceptance,
    parent: parent && isPerson(parent) ? parent.nickname : "",
  }));
  const last = list.at(-1);
  return { accounts: list, after: last && rows.length > pageSize ? toCursor(last) : null };
}

/** A parent without a login is no person of its own, unless staff entered it without an email. */
export const isPerson = ({
  email,
  awaitsAcceptance,
}: Pick<typeof accounts.$inferSelect, "email" | "awaitsAcceptance">) => email !== null || awaitsAcceptance;

const toCursor = ({ id, name }: AccountRow) => `${id} ${name}`;

/** The sort key of names in each language: Chinese readers get Chinese names first, by pinyin; others get them last. */
const nameKeys = {
  "en-US": { column: accounts.sortKey, of: (name: string) => sql`fold_text(${name}::text)` },
  "zh-CN": { column: accounts.pinyinKey, of: (name: string) => sql`pinyin_key(${name}::text)` },
} as const satisfies Record<DeskLanguage, unknown>;

/** The keys are made for comparison by code point, which PGlite and PostgreSQL both support. */
const byCodePoint = (column: AnyPgColumn) => sql`${column} collate "C"`;
const nameOrder = (language: DeskLanguage) => [
  byCodePoint(nameKeys[language].column),
  byCodePoint(accounts.nickname),
  asc(accounts.id),
];

function afterCursor(
  sort: ListRequest["sort"],
  after: string | undefined,
  language: DeskLanguage,
): SQL | undefined {
  const [, number, name] = /^([1-9]\d{0,9}) ([^]*)$/.exec(after ?? "") ?? [];
  const id = Number(number);
  if (number === undefined || id > 2_147_483_647) return undefined;
  if (sort === "name" && name !== undefined)
    return sql`(${sql.join(nameOrder(language).slice(0, 2), sql`, `)}, ${accounts.id}) > (${nameKeys[language].of(name)}, ${name}::text, ${id}::int)`;
  return sort === "newest" ? lt(accounts.id, id) : gt(accounts.id, id);
}

/** Matches the words of name and email, or the phone of an enrolment with the same email. */
function matchesText(db: Database, text: string): SQL | undefined {
  const words = hasWordsInColumn(accounts.search, text);
  const phone = matchesPhone(enrolments.e164, text);
  const emails = db
    .select({ email: sql<string>`lower(${enrolments.email})` })
    .from(enrolments)
    .where(phone)
    .limit(maxPhones);
  return words && or(words, phone && or(inArray(accounts.email, emails), matchesPhone(accounts.phone, text)));
}
