import { and, asc, desc, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { DeskAnswer } from "../../../desk/contract";
import type { DeskLanguage } from "../../../desk/language";
import { deskRefusal } from "../../../desk/refusals";
import { localised } from "../../db/localised";
import {
  accounts,
  bookings,
  enrolments,
  pointLedger,
  seriesClasses,
  staff,
  teachers,
  tokens,
  trialLessons,
} from "../../db/schema";
import type { Database } from "../../db/types";
import { seatRows } from "../seats/rows";
import { trialRows } from "../trials";

export type AccountPage = DeskAnswer<"accounts/show">;
type Account = typeof accounts.$inferSelect;

/** The maximum numbers of ledger lines and seats on one page. */
const [mostLines, mostSeats] = [100, 200];
const mostPhones = 5;

/** Reads an account. @throws ProviderError if it does not exist or was erased. */
export async function findAccount(db: Database, id: number, language: DeskLanguage): Promise<Account> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), ne(accounts.nickname, "")));
  if (!account) throw deskRefusal("gone", language);
  return account;
}

type Asked = { now: Date; language: DeskLanguage };

/** Reads an account with its family, points, seats and trial lesson. */
export async function showAccount(db: Database, id: number, asked: Asked): Promise<AccountPage> {
  const { language, now } = asked;
  const account = await findAccount(db, id, language);
  const parentId = familyOf(account);
  const family = await familyRows(db, parentId);
  const parent = family.find((one) => one.id === parentId);
  const students = family.filter((one) => one.kind === "student");
  const ids = students.map((one) => one.id);
  const ledger = parentId === undefined ? [] : await ledgerLines(db, parentId, language);
  const own = inArray(bookings.studentId, ids);
  const seatsAsked = { ...asked, limit: mostSeats, newestFirst: true } as const;
  const seats = ids.length > 0 ? await seatRows(db, own, seatsAsked) : [];
  const [trial] =
    parentId === undefined ? [] : await trialRows(db, eq(trialLessons.parentId, parentId), { language });
  const live = and(eq(tokens.accountId, id), gt(tokens.expiresAt, now));
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
    logins: await db.$count(tokens, live),
    phones: account.email === null ? [] : await phonesOf(db, account.email),
    teacher: account.teacherId === null ? "" : await teacherName(db, account.teacherId, language),
    // A parent without a login is not a separate person and is not shown.
    parent: parent?.email && parent.id !== id ? person(parent) : null,
    students: students.map((one) => ({ ...person(one), birth_year: one.birthYear })),
    points: parent?.points ?? null,
    ledger: ledger.slice(0, mostLines),
    ledger_more: ledger.length > mostLines,
    seats,
    trial: trial ?? null,
  };
}

/** The id of the account that holds the family's points; undefined for a teacher. */
export const familyOf = ({ id, kind, parentId }: Account): number | undefined =>
  kind === "teacher" ? undefined : (parentId ?? id);

const person = ({ id, nickname, email }: Account) => ({ id, name: nickname, email });

async function familyRows(db: Database, parentId: number | undefined): Promise<Account[]> {
  if (parentId === undefined) return [];
  const rows = await db
    .select()
    .from(accounts)
    .where(sql`${accounts.id} = ${parentId} or ${accounts.parentId} = ${parentId}`)
    .orderBy(asc(accounts.id));
  return rows.filter(({ id, nickname }) => id === parentId || nickname !== "");
}

async function phonesOf(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ phone: enrolments.e164 })
    .from(enrolments)
    .where(and(eq(sql`lower(${enrolments.email})`, email), isNotNull(enrolments.e164)))
    .limit(mostPhones);
  return rows.map(({ phone }) => phone ?? "");
}

async function teacherName(db: Database, id: number, language: DeskLanguage): Promise<string> {
  const [row] = await db.select().from(teachers).where(eq(teachers.id, id));
  return localised(row?.nickname ?? {}, language);
}

/** Reads one line more than is shown, to detect that there are more. */
async function ledgerLines(
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
    .limit(mostLines + 1);
  return rows.map(({ line, name, student, who }) => ({
    id: line.id,
    at: line.createdAt.toISOString(),
    change: line.change,
    balance: line.balance,
    reason: line.reason,
    class_name: name ? localised(name, language) : "",
    student: student ?? "",
    note: line.note ?? "",
    who: who ?? "",
  }));
}
