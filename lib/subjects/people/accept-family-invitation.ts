import type {
  AcceptFamilyRequest,
  FamilyInvitationRequest,
  FamilyInvitationResponse,
  SessionResponse,
} from "../identity/login-calls";
import { database } from "../../base/db/connect";
import type { Database } from "../../base/db/types";
import { describeDevice } from "../../base/session/device";
import type { CallContext } from "../../engines/calls/context";
import { refusal } from "../../engines/calls/refusals";
import { recordConsents } from "../consents/record";
import {
  consumeFamilyInvitation,
  findFamilyInvitation,
  isMailedToken,
  withdrawFamilyInvitation,
} from "../family/invitations";
import { mayBeMinor } from "../family/minor";
import { enqueueConfirmationMail } from "../identity/confirm-email";
import {
  acceptAccount,
  findAccountsByContact,
  listOwnStudents,
  lockAwaitingAccount,
} from "../identity/entered-accounts";
import { isGuessable } from "../identity/guessable-password";
import { rememberNetwork } from "../identity/known-networks";
import { hashPassword } from "../identity/passwords";
import { readAccounts } from "../identity/queries";
import { issueToken, optionalAccount, type Account } from "../identity/tokens";
import { notifyOfHeldSeats } from "../series/bookings/notify";

/** Whether a parent has to consent for a student: under 18, or of unknown age. An adult who learns alone consents anyway. */
const needsConsent = (account: Account, student: Account, now: Date): boolean =>
  account.kind === "parent" &&
  (student.birthYear === null || mayBeMinor(student.birthYear, now.getUTCFullYear()));

/** Whom an open invitation is for. @throws ProviderError notFound if it was used or withdrawn, or has expired. */
export async function readFamilyInvitation(
  { token }: FamilyInvitationRequest,
  { language, now = new Date() }: CallContext,
): Promise<FamilyInvitationResponse> {
  const db = await database();
  const invitation = await findFamilyInvitation(db, token, now);
  const account = invitation && (await readAccounts(db, [invitation.accountId])).get(invitation.accountId);
  if (!account) throw refusal("familyLinkOver", language);
  const students = account.kind === "parent" ? await listOwnStudents(db, account) : [];
  return {
    nickname: account.nickname,
    email: account.email ?? "",
    is_email_fixed: account.email !== null && isMailedToken(invitation, token),
    students: students.map((student) => ({
      nickname: student.nickname,
      needs_consent: needsConsent(account, student, now),
    })),
  };
}

/**
 * Gives a family that staff entered its login and records its consents, for its minors too; then logs in. A mailed link
 * confirms its address; with another link the family may enter its own, which is confirmed by mail.
 * @throws ProviderError notAllowed while another member is logged in; notFound for an invitation that is not open;
 * invalidInput if the password is easy to guess, the email has an account, or the parent's consent is missing.
 */
export async function acceptFamilyInvitation(
  {
    token,
    password,
    email: typedEmail,
    consent,
    language: pageLanguage,
    time_zone: timeZone,
  }: AcceptFamilyRequest,
  context: CallContext,
): Promise<SessionResponse> {
  const { language, now = new Date(), network, userAgent = null, consents = [] } = context;
  const db = await database();
  // Another member who opens the link on a shared device must not become the family by accident.
  if (await optionalAccount(db, context)) throw refusal("logOutFirst", language);
  // Rating and hashing a password is expensive, so the link is checked first.
  if (!(await findFamilyInvitation(db, token, now))) throw refusal("familyLinkOver", language);
  if (await isGuessable(password, typedEmail)) throw refusal("guessablePassword", language, "password");
  const passwordHash = await hashPassword(password);
  const { sessionToken, email } = await db.transaction(async (tx) => {
    const invitation = await consumeFamilyInvitation(tx, token, now);
    const account = invitation && (await lockAwaitingAccount(tx, invitation.accountId));
    if (!account) throw refusal("familyLinkOver", language);
    const isMailed = account.email !== null && isMailedToken(invitation, token);
    const email = isMailed && account.email !== null ? account.email : typedEmail.toLowerCase();
    if (await isTaken(tx, email, account.id)) throw refusal("emailTaken", language, "email");
    const students = await listOwnStudents(tx, account);
    const minors = students.filter((student) => needsConsent(account, student, now));
    if (minors.length > 0 && !consent) throw refusal("consentNeeded", language, "consent");
    await acceptAccount(
      tx,
      account.id,
      minors.map(({ id }) => id),
      {
        email,
        isEmailConfirmed: isMailed,
        passwordHash,
        language: pageLanguage,
        timeZone: timeZone ?? undefined,
        now,
      },
    );
    const given = { language: pageLanguage, now };
    await recordConsents(tx, { accountId: account.id }, { documents: consents, ...given });
    for (const { id } of minors)
      await recordConsents(tx, { accountId: id }, { documents: ["privacy"], ...given });
    await withdrawFamilyInvitation(tx, account.id);
    if (isMailed) await notifyOfHeldSeats(tx, account.id, now);
    else await enqueueConfirmationMail(tx, account.id, now);
    return { sessionToken: await issueToken(tx, account.id, now, describeDevice(userAgent, network)), email };
  });
  if (network) await rememberNetwork(db, { kind: "member", email }, network);
  return { token: sessionToken, account_type: "student" };
}

async function isTaken(tx: Database, email: string, ownId: number): Promise<boolean> {
  return (await findAccountsByContact(tx, [{ email }])).some(({ id }) => id !== ownId);
}
