import { and, asc, desc, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { readConsents } from "../../consents/read";
import type { ResponseOf } from "../../../base/contract/call";
import type { peopleCalls } from "../desk-calls";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskRefusal } from "../../../base/desk/refusals";
import { localize } from "../../../base/db/localized";
import { bookings, seriesClasses } from "../../series/tables";
import { consents } from "../../consents/tables";
import { readNames } from "../../identity/queries";
import { accounts, tokens } from "../../identity/tables";
import { enrolments } from "../../leads/tables";
import { readMoveCounterparts } from "../../points/lots/move";
import type { Days } from "../../points/lots/pauses";
import { readLots } from "../../points/lots/queries";
import { readPauses } from "../../points/lots/statement";
import { pointLedger } from "../../points/tables";
import { staff } from "../../staff/tables";
import { teachers } from "../../teachers/tables";
import { trialLessons } from "../../trials/tables";
import type { Database } from "../../../base/db/types";
import { readSeats } from "../../series/bookings/desk/rows";
import { readFamilyInvitations } from "../../family/invitations";
import { readFamilyNotes } from "../../family/notes";
import { isPerson } from "./list";
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
  const invitation = (await readFamilyInvitations(db, [id])).get(id);
  const notes = await readFamilyNotes(db, parentId === undefined ? [] : [parentId]);
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
    messenger: toMessenger(findContact(account, parent)),
    phones: await readPhones(db, account),
    awaits_acceptance: account.awaitsAcceptance,
    invitation: invitation
      ? { email: invitation.email, expires_at: invitation.expiresAt.toISOString() }
      : null,
    notes:
      parentId === undefined
        ? null
        : (notes.get(parentId) ?? []).map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    teacher: account.teacherId === null ? "" : await readTeacherName(db, account.teacherId, language),
    // A parent without a login is not a separate person and is not shown.
    parent: parent && isPerson(parent) && parent.id !== id ? toPerson(parent) : null,
    students: students.map((one) => ({ ...toPerson(one), birth_year: one.birthYear })),
    points: parent?.points ?? null,
    lots: parentId === undefined ? [] : await readLots(db, parentId),
    ledger: ledger.slice(0, maxLedgerLines),
    ledger_more: ledger.length > maxLedgerLines,
    seats,
    trial: trial ?? null,
  };
}

/** The id of the account that holds the family's points; undefined for a teacher. */
export const findParentId = ({ id, kind, parentId }: Account): number | undefined =>
  kind === "teacher" ? undefined : (parentId ?? id);

/** The account by whose messenger the family is notified. */
const findContact = (account: Account, parent: Account | undefined) =>
  account.email === null && parent ? parent : account;

const toMessenger = ({ messenger, messengerContact }: Account) =>
  messenger && messengerContact ? { channel: messenger, contact: messengerContact } : null;

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

async function readPhones(db: Database, { email, phone: own }: Account): Promise<string[]> {
  const ownPhones = own === null ? [] : [own];
  if (email === null) return ownPhones;
  const rows = await db
    .selectDistinct({ phone: enrolments.e164 })
    .from(enrolments)
    .where(and(eq(sql`lower(${enrolments.email})`, email), isNotNull(enrolments.e164)))
    .limit(maxPhones);
  return [...new Set([...ownPhones, ...rows.map(({ phone }) => phone ?? "")])];
}

async function readTeacherName(db: Database, id: number, language: DeskLanguage): Promise<string> {
  const [row] = await db.select().from(teachers).where(eq(teachers.id, id));
  return localize(row?.nickname ?? {}, language);
}

const toPause = (days: Days | undefined) =>
  days ? { first_day: days.firstDay, last_day: days.lastDay } : null;

/** Reads the names of the families that gave or got moved points, by ledger line. */
async function readOtherFamilies(
  db: Database,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const otherAccounts = await readMoveCounterparts(db, lineIds);
  const names = await readNames(db, [...otherAccounts.values()]);
  return new Map([...otherAccounts].map(([lineId, accountId]) => [lineId, names.get(accountId) ?? ""]));
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
  const ids = rows.map(({ line }) => line.id);
  const pauses = await readPauses(db, ids);
  const families = await readOtherFamilies(db, ids);
  return rows.map(({ line, name, student, who }) => ({
    id: line.id,
    at: line.createdAt.toISOString(),
    change: line.change,
    balance: line.balance,
    reason: line.reason,
    class_name: name ? localize(name, language) : "",
    student: student ?? "",
    pause: toPause(pauses.get(line.id)?.pause),
    other_family: families.get(line.id) ?? "",
    note: line.note ?? "",
    who: who ?? "",
  }));
}
