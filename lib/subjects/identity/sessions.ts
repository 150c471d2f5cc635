import { and, eq } from "drizzle-orm";
import type { LoginRequest, SessionResponse } from "./login-calls";
import { fallbackLanguage, type Language } from "../../base/i18n/languages";
import type { LoginDevice } from "../../base/session/device";
import { database } from "../../base/db/connect";
import { accounts } from "./tables";
import { checkPassword, hashPassword } from "./passwords";
import { refusal } from "../../engines/calls/refusals";
import { issueToken, revokeToken, type Account } from "./tokens";

const toAccountType = (kind: Account["kind"]) => (kind === "teacher" ? "teacher" : "student");

/**
 * Logs in with email and password.
 * @param device shown in the user's list of sessions.
 * @throws ProviderError notAllowed, with the same message and timing for an unknown email and a wrong password.
 */
export async function login(
  request: LoginRequest,
  language: Language = fallbackLanguage,
  device?: LoginDevice,
): Promise<SessionResponse> {
  // A concurrent login may have replaced an outdated hash of the same password, so the comparison is retried once.
  const session = (await tryLogin(request, language, device)) ?? (await tryLogin(request, language, device));
  if (!session) throw refusal("wrongLogin", language);
  return session;
}

/** @returns undefined if an outdated hash was replaced concurrently. */
async function tryLogin(
  { email, password, time_zone: timeZone }: LoginRequest,
  language: Language,
  device: LoginDevice | undefined,
): Promise<SessionResponse | undefined> {
  const db = await database();
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  const { fits, isOutdated } = await checkPassword(account?.passwordHash, password);
  if (!account || !fits) throw refusal("wrongLogin", language);
  const passwordHash = isOutdated ? await hashPassword(password) : account.passwordHash;
  return db.transaction(async (tx) => {
    // A password change or an erasure revokes all logins. This login only succeeds if the compared hash is unchanged;
    // the row lock makes a later change wait, so that it revokes this login too.
    const withSamePassword = and(
      eq(accounts.id, account.id),
      eq(accounts.passwordHash, account.passwordHash ?? ""),
    );
    const [lockedAccount] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(withSamePassword)
      .for("no key update");
    if (!lockedAccount && isOutdated) return undefined;
    if (!lockedAccount) throw refusal("wrongLogin", language);
    const timeZoneChange = timeZone && timeZone !== account.timeZone ? { timeZone } : undefined;
    if (timeZoneChange || isOutdated)
      await tx
        .update(accounts)
        .set({ passwordHash, ...timeZoneChange })
        .where(eq(accounts.id, account.id));
    const token = await issueToken(tx, account.id, new Date(), device);
    return { token, account_type: toAccountType(account.kind) };
  });
}

/** Revokes a token. An unknown token is not an error, because the visitor is logged out either way. */
export async function logout(token: string): Promise<void> {
  await revokeToken(await database(), token);
}
