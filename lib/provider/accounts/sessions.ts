import { and, eq } from "drizzle-orm";
import type { LoginRequest, RegisterRequest, SessionAnswer } from "../../account/contract";
import { fallbackLanguage, type Language } from "../../i18n/languages";
import { database } from "../db/connect";
import { accounts, pointLedger } from "../db/schema";
import { tellToConfirm } from "./confirm-email";
import { hashPassword, passwordFits } from "./passwords";
import { refusal } from "../refusals";
import { issueToken, revokeToken, type Account } from "./tokens";

const accountType = (kind: Account["kind"]) => (kind === "teacher" ? "teacher" : "student");

/**
 * Logs in with email and password.
 * @throws ProviderError notAllowed, in the same words and time for an unknown email and a wrong password.
 */
export async function login(
  { email, password, time_zone: timeZone }: LoginRequest,
  language: Language = fallbackLanguage,
): Promise<SessionAnswer> {
  const db = await database();
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  const fits = await passwordFits(account?.passwordHash, password);
  if (!account || !fits) throw refusal("wrongLogin", language);
  const token = await db.transaction(async (tx) => {
    // Only where the password is still the one that was compared: whoever renewed it, or erased the account, meanwhile
    // has ended all logins. The row is held, so that who does so from now on ends this one.
    const same = and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash ?? ""));
    const [held] = await tx.select({ id: accounts.id }).from(accounts).where(same).for("no key update");
    if (!held) throw refusal("wrongLogin", language);
    if (timeZone && timeZone !== account.timeZone)
      await tx.update(accounts).set({ timeZone }).where(eq(accounts.id, account.id));
    return issueToken(tx, account.id);
  });
  return { token, account_type: accountType(account.kind) };
}

/**
 * Opens a student account, under a parent account of its own that holds the class points; or a parent account, whose
 * students the parent opens. With mail set up, a link that confirms the address is sent; not for a form that no person
 * seems to have filled in, by which programs would have the site write to strangers.
 * @param suspect whether no person seems to have filled the form in; kept with the account.
 * @throws ProviderError invalidInput when the email has an account.
 */
export async function register(request: RegisterRequest, suspect = false): Promise<SessionAnswer> {
  const { nickname, password, language, kind = "student", time_zone: timeZone } = request;
  const db = await database();
  const passwordHash = await hashPassword(password);
  const token = await db.transaction(async (tx) => {
    const open = async (id: number) => {
      if (!suspect) await tellToConfirm(tx, id, new Date());
      return issueToken(tx, id);
    };
    const login = { email: request.email.toLowerCase(), passwordHash, timeZone, suspect };
    const [parent] = await tx
      .insert(accounts)
      .values({ kind: "parent", nickname, language, points: 0, ...(kind === "parent" && login) })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    if (!parent) throw refusal("emailTaken", language, "email");
    await tx.insert(pointLedger).values({ accountId: parent.id, change: 0, balance: 0, reason: "opening" });
    if (kind === "parent") return open(parent.id);
    const [student] = await tx
      .insert(accounts)
      .values({ kind, nickname, language, parentId: parent.id, ...login })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    if (!student) throw refusal("emailTaken", language, "email");
    return open(student.id);
  });
  return { token, account_type: "student" };
}

/** Ends a login. An unknown token is no error: the visitor is logged out either way. */
export async function logout(token: string): Promise<void> {
  await revokeToken(await database(), token);
}
