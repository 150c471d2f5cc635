import { and, asc, desc, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { readConsents } from "../../consents/read";
import type { ResponseOf } from "../../../base/contract/call";
import type { peopleCalls } from "../desk-calls";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskRefusal } from "../../../base/desk/refusals";
import { localize } from "../../../base/db/localized";
import { bookings, seriesClasses } from "../../series/tables";
import { consents } from "../../consents/tables";
import { accounts, tokens } from "../../identity/tables";
import { enrolments } from "../../leads/tables";
import { pointLedger } from "../../points/tables";
import { staff } from "../../staff/tables";
import { teachers } from "../../teachers/tables";
import { trialLessons } from "../../trials/tables";
import type { Database } from "../../../base/db/types";
import { readSeats } from "../../series/bookings/desk/rows";
import { readTrials } from "../../trials/arrange";

export type AccountPage = ResponseOf<typeof peopleCalls, "people/show">;
type Account = typeof accounts.$inferSelect;

/** The maximum numbers of ledger lines and seats on one page. */
const [maxLedgerLines, maxSeats] = [100, 200];
const maxPhones = 5;

/** Reads an account. @throws ProviderError if it does not exist or was erased. */
export async function findAccount(db: Database, id: number, language: DeskLanguage): Promise<Account> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), ne(accounts.nickname, "")));
  if (!account) throw deskRefusal("gone", language);
  return account;
}

type ReadContext = { now: Date; language: DeskLanguage };

/** Reads an account with its family, points, seats and trial lesson. */
export async function showAccount(db: Database, id: number, context: ReadContext): Promise<AccountPage> {
  const { language, now } = context;
  const account = await findAccount(db, id, language);
  const parentId = findParentId(account);
  const family = await readFamily(db, parentId);
  const parent = family.find((one) => one.id === parentId);
  const students = family.filter((one) => one.kind === "student");
  const ids = students.map((one) => one.id);
  const ledger = parentId === undefined ? [] : await readLedger(db, parentId, language);
  const ownSeats = inArray(bookings.studentId, ids);
  const seatOptions = { ...context, limit: maxSeats, newestFirst: true } as const;
  const seats = ids.length > 0 ? await readSeats(db, ownSeats, seatOptions) : [];
  const [trial] =
    parentId === undefined ? [] : await readTrials(db, eq(trialLessons.parentId, parentId), { language });
  const openLogins = and(eq(tokens.accountId, id), gt(tokens.expiresAt, now));
  return {
    id,
    kind: account.kind,
    name: account.nickname,
    email: account.email,
    created_at: account.createdAt.toISOString(),
    suspect: account.suspect,
    language: account.language,
    birth_year: account.birthYear,
    consent_at: account.consentAt?.toISOString() ?? null,
    consents: (await readConsents(db, consents.accountId, [id])).get(id) ?? [],
    logins: await db.$count(tokens, openLogins),
    phones: account.email === null ? [] : await readPhones(db, account.email),
    teacher: account.teacherId === null ? "" : await readTeacherName(db, account.teacherId, language),
    // A parent without a login is not a separate person and is not shown.
    parent: parent?.email && parent.id !== id ? toPerson(parent) : null,
    students: students.map((one) => ({ ...toPerson(one), birth_year: one.birthYear })),
    points: parent?.points ?? null,
    ledger: ledger.slice(0, maxLedgerLines),
    ledger_more: ledger.length > maxLedgerLines,
    seats,
    trial: trial ?? null,
  };
}

/** The id of the account that holds the family's points; undefined for a teacher. */
export const findParentId = ({ id, kind, parentId }: Account): number | undefined =>
  kind === "teacher" ? undefined : (parentId ?? id);

const toPerson = ({ id, nickname, email }: Account) => ({ id, name: nickname, email });

async function readFamily(db: Database, parentId: number | undefined): Promise<Account[]> {
  if (parentId === undefined) return [];
  const rows = await db
    .select()
    .from(accounts)
    .where(sql`${accounts.id} = ${parentId} or ${accounts.parentId} = ${parentId}`)
    .orderBy(asc(accounts.id));
  return rows.filter(({ id, nickname }) => id === parentId || nickname !== "");
}

async function readPhones(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ phone: enrolments.e164 })
    .from(enrolments)
    .where(and(eq(sql`lower(${enrolments.email})`, email), isNotNull(enrolments.e164)))
    .limit(maxPhones);
  return rows.map(({ phone }) => phone ?? "");
}

async function readTeacherName(db: Database, id: number, language: DeskLanguage): Promise<string> {
  const [row] = await db.select().from(teachers).where(eq(teachers.id, id));
  return localize(row?.nickname ?? {}, language);
}

/** Reads one line more than is shown, to detect that there are more. */
async function readLedger(
  db: Database,
  parentId: number,
  language: DeskLanguage,
): Promise<AccountPage["ledger"]> {
  const rows = await db
    .select({
      line: pointLedger,
      name: seriesClasses.comboName,
      student: accounts.nickname,
      who: staff.name,
    })
    .from(pointLedger)
    .leftJoin(bookings, eq(bookings.id, pointLedger.bookingId))
    .leftJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .leftJoin(accounts, eq(accounts.id, bookings.studentId))
    .leftJoin(staff, eq(staff.id, pointLedger.staffId))
    .where(eq(pointLedger.accountId, parentId))
    .orderBy(desc(pointLedger.id))
    .limit(maxLedgerLines + 1);
  return rows.map(({ line, name, student, who }) => ({
    id: line.id,
    at: line.createdAt.toISOString(),
    change: line.change,
    balance: line.balance,
    reason: line.reason,
    class_name: name ? localize(name, language) : "",
    student: student ?? "",
    note: line.note ?? "",
    who: who ?? "",
  }));
}
