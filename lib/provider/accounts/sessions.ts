import { and, eq } from "drizzle-orm";
import type { LoginRequest, RegisterRequest, SessionAnswer } from "../../account/contract";
import { fallbackLanguage, type Language } from "../../i18n/languages";
import type { Device } from "../../session/device";
import { database } from "../db/connect";
import { accounts, pointLedger } from "../db/schema";
import { tellToConfirm } from "./confirm-email";
import { isGuessable } from "./guessable-password";
import { checkPassword, hashPassword } from "./passwords";
import { refusal } from "../refusals";
import { issueToken, revokeToken, type Account } from "./tokens";

const accountType = (kind: Account["kind"]) => (kind === "teacher" ? "teacher" : "student");

/**
 * Logs in with email and password.
 * @param device what the login is recognized by in the list of one's sessions.
 * @throws ProviderError notAllowed, in the same words and time for an unknown email and a wrong password.
 */
export async function login(
  request: LoginRequest,
  language: Language = fallbackLanguage,
  device?: Device,
): Promise<SessionAnswer> {
  // Of two logins at once the first may have hashed the same password in today's form: then the second compares again.
  const session = (await tryLogin(request, language, device)) ?? (await tryLogin(request, language, device));
  if (!session) throw refusal("wrongLogin", language);
  return session;
}

/** @returns undefined where the hash changed meanwhile and was one to be made anew. */
async function tryLogin(
  { email, password, time_zone: timeZone }: LoginRequest,
  language: Language,
  device: Device | undefined,
): Promise<SessionAnswer | undefined> {
  const db = await database();
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  const { fits, isOutdated } = await checkPassword(account?.passwordHash, password);
  if (!account || !fits) throw refusal("wrongLogin", language);
  const passwordHash = isOutdated ? await hashPassword(password) : account.passwordHash;
  return db.transaction(async (tx) => {
    // Only where the password is still the one that was compared: whoever renewed it, or erased the account, meanwhile
    // has ended all logins. The row is held, so that who does so from now on ends this one.
    const same = and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash ?? ""));
    const [held] = await tx.select({ id: accounts.id }).from(accounts).where(same).for("no key update");
    if (!held && isOutdated) return undefined;
    if (!held) throw refusal("wrongLogin", language);
    const zone = timeZone && timeZone !== account.timeZone ? { timeZone } : undefined;
    if (zone || isOutdated)
      await tx
        .update(accounts)
        .set({ passwordHash, ...zone })
        .where(eq(accounts.id, account.id));
    const token = await issueToken(tx, account.id, new Date(), device);
    return { token, account_type: accountType(account.kind) };
  });
}

/**
 * Opens a student account, under a parent account of its own that holds the class points; or a parent account, whose
 * students the parent opens. With mail set up, a link that confirms the address is sent; not for a form that no person
 * seems to have filled in, by which programs would have the site write to strangers.
 * @param options.suspect whether no person seems to have filled the form in; kept with the account.
 * @throws ProviderError invalidInput when the email has an account, or the password is easy to guess.
 */
export async function register(
  request: RegisterRequest,
  { suspect = false, device }: { suspect?: boolean; device?: Device } = {},
): Promise<SessionAnswer> {
  const { nickname, password, language, kind = "student", time_zone: timeZone } = request;
  if (await isGuessable(password, request.email)) throw refusal("guessablePassword", language, "password");
  const db = await database();
  const passwordHash = await hashPassword(password);
  const token = await db.transaction(async (tx) => {
    const open = async (id: number) => {
      if (!suspect) await tellToConfirm(tx, id, new Date());
      return issueToken(tx, id, new Date(), device);
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
