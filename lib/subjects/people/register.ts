import type { RegisterRequest, SessionResponse } from "../identity/login-calls";
import type { ConsentDocument } from "../../base/contract/consent";
import { database } from "../../base/db/connect";
import type { LoginDevice } from "../../base/session/device";
import { refusal } from "../../engines/calls/refusals";
import { recordConsents } from "../consents/record";
import { enqueueConfirmationMail } from "../identity/confirm-email";
import { createAccount } from "../identity/create-account";
import { isGuessable } from "../identity/guessable-password";
import { hashPassword } from "../identity/passwords";
import { issueToken } from "../identity/tokens";
import { openLedger } from "../points/points";

type RegisterOptions = { suspect?: boolean; device?: LoginDevice; consents?: readonly ConsentDocument[] };

/**
 * Creates a student account with a parent account of its own, which holds the class points; or a parent account, which
 * can add students later. Sends a confirmation link if mail is configured, except for suspected bots, which could
 * otherwise make the site send mail to strangers.
 * @param options.suspect whether the form looks as if a bot filled it in; stored with the account.
 * @param options.consents what the person agreed to, which is recorded with the account that has the email.
 * @throws ProviderError invalidInput if the email has an account, or the password is easy to guess.
 */
export async function register(
  request: RegisterRequest,
  { suspect = false, device, consents = [] }: RegisterOptions = {},
): Promise<SessionResponse> {
  const { nickname, password, language, kind = "student", time_zone: timeZone } = request;
  if (await isGuessable(password, request.email)) throw refusal("guessablePassword", language, "password");
  const db = await database();
  const passwordHash = await hashPassword(password);
  const token = await db.transaction(async (tx) => {
    const startSession = async (id: number) => {
      await recordConsents(tx, { accountId: id }, { documents: consents, language });
      if (!suspect) await enqueueConfirmationMail(tx, id, new Date());
      return issueToken(tx, id, new Date(), device);
    };
    const credentials = { email: request.email.toLowerCase(), passwordHash, timeZone, suspect };
    const parentId = await createAccount(tx, {
      ...{ kind: "parent", nickname, language, points: 0 },
      ...(kind === "parent" && credentials),
    });
    if (parentId === undefined) throw refusal("emailTaken", language, "email");
    await openLedger(tx, parentId);
    if (kind === "parent") return startSession(parentId);
    const studentId = await createAccount(tx, { kind, nickname, language, parentId, ...credentials });
    if (studentId === undefined) throw refusal("emailTaken", language, "email");
    return startSession(studentId);
  });
  return { token, account_type: "student" };
}
