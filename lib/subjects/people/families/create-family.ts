import { sql } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import type { Language } from "../../../base/i18n/languages";
import { createAccount } from "../../identity/create-account";
import { addFamilyNote } from "../../family/notes";
import { changePoints, openLedger } from "../../points/points";

/** A family as staff enter it, with fields that were checked. */
export type NewFamily = {
  /** `student`: an adult who learns alone. */
  kind: "parent" | "student";
  nickname: string;
  /** In lower case. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  language: Language;
  /** Of a parent. */
  students: readonly { nickname: string; birthYear: number | null }[];
  /** The year of birth of an adult who learns alone. */
  birthYear: number | null;
  points: number;
  note: string;
};

export type NewFamilyContext = {
  staffId: number;
  /** The reason of the opening points in the ledger. */
  pointsReason: string;
  now: Date;
};

/** Key of the advisory lock for new families: arbitrary, but the same in every process. */
const familyLock = 8_472_651_203n;

/**
 * Serializes everything that enters families until the transaction ends. Phones have no unique key, since a mother and a
 * father may share one: only in turn does the second of two staff find what the first has entered.
 */
export async function lockNewFamilies(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${familyLock}::bigint)`);
}

/**
 * Creates the accounts of a family that awaits acceptance: without a password and without consent.
 * @returns the account that is invited: the parent, or the adult who learns alone; undefined if the email has an account
 */
export async function createFamily(
  tx: Database,
  family: NewFamily,
  { staffId, pointsReason, now }: NewFamilyContext,
): Promise<number | undefined> {
  const { kind, nickname, email, phone, language, students, birthYear, points, note } = family;
  const entered = { language, createdAt: now, awaitsAcceptance: true };
  const contact = { email, phone };
  const isParent = kind === "parent";
  // The points of an adult who learns alone are with a hidden parent account, as after registration.
  const parentId = await createAccount(tx, {
    ...{ kind: "parent", nickname, language, createdAt: now, points: 0 },
    ...(isParent && { ...entered, ...contact }),
  });
  if (parentId === undefined) return undefined;
  const children = isParent ? students : [{ nickname, birthYear }];
  let id = parentId;
  for (const child of children) {
    const fields = { kind: "student", parentId, ...entered, ...child, ...(!isParent && contact) } as const;
    const studentId = await createAccount(tx, fields);
    if (studentId === undefined) return undefined;
    if (!isParent) id = studentId;
  }
  await openLedger(tx, parentId);
  if (points > 0)
    await changePoints(tx, parentId, points, {
      ...{ reason: "operator", source: "opening", note: pointsReason, staffId, now },
    });
  if (note !== "") await addFamilyNote(tx, { accountId: parentId, staffId, text: note, now });
  return id;
}
