import type {
  AcceptTeacherRequest,
  SessionResponse,
  TeacherInvitationRequest,
} from "../identity/login-calls";
import type { CallContext } from "../../engines/calls/context";
import { refusal } from "../../engines/calls/refusals";
import { recordConsents } from "../consents/record";
import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { createAccount } from "../identity/create-account";
import { readTeacherNames } from "../teachers/queries";
import { isGuessable } from "../identity/guessable-password";
import { rememberNetwork } from "../identity/known-networks";
import { hashPassword } from "../identity/passwords";
import { deleteErasedTeacherAccount, findTeacherAccount, lockTeacher } from "../teachers/teacher-account";
import { consumeTeacherInvitation, findTeacherInvitation } from "../teachers/teacher-invitations";
import { issueToken, optionalAccount } from "../identity/tokens";
import { describeDevice } from "../../base/session/device";

/** Whom an open invitation is for. @throws ProviderError notFound if it was used or withdrawn, or has expired. */
export async function readTeacherInvitation(
  { token }: TeacherInvitationRequest,
  { language, now = new Date() }: CallContext,
) {
  const db = await database();
  const invitation = await findTeacherInvitation(db, token, now);
  if (!invitation) throw refusal("teacherLinkOver", language);
  const { email, teacherId } = invitation;
  const nickname = (await readTeacherNames(db, [teacherId])).get(teacherId) ?? {};
  return { email, nickname: localize(nickname, language) };
}

/**
 * Creates a teacher's account with the invited email, which the link confirms, and logs in. The invitation stays open
 * if the account cannot be created.
 * @throws ProviderError notAllowed while another member is logged in or if the email has an account by now; notFound
 * for an invitation that is not open; invalidInput if the password is easy to guess.
 */
export async function acceptTeacherInvitation(
  { token, password, language: pageLanguage, time_zone: timeZone }: AcceptTeacherRequest,
  context: CallContext,
): Promise<SessionResponse> {
  const { language, now = new Date(), network, userAgent = null, consents = [] } = context;
  const db = await database();
  // A family member who opens the link on a shared device must not become the teacher by accident.
  if (await optionalAccount(db, context)) throw refusal("logOutFirst", language);
  // Rating and hashing a password is expensive, so the link is checked first.
  const openInvitation = await findTeacherInvitation(db, token, now);
  if (!openInvitation) throw refusal("teacherLinkOver", language);
  const { teacherId, email } = openInvitation;
  if (await isGuessable(password, email)) throw refusal("guessablePassword", language, "password");
  const passwordHash = await hashPassword(password);
  const sessionToken = await db.transaction(async (tx) => {
    const teacher = await lockTeacher(tx, teacherId);
    const invitation = await consumeTeacherInvitation(tx, token, now);
    if (!teacher || invitation?.email !== email || (await findTeacherAccount(tx, teacherId)))
      throw refusal("teacherLinkOver", language);
    await deleteErasedTeacherAccount(tx, teacherId);
    const accountId = await createAccount(tx, {
      ...{ kind: "teacher", teacherId, email, passwordHash, timeZone, language: pageLanguage },
      ...{ nickname: localize(teacher.nickname, pageLanguage), avatar: teacher.avatar },
      ...{ emailConfirmedAt: now, createdAt: now },
    });
    if (accountId === undefined) throw refusal("teacherEmailTaken", language);
    await recordConsents(tx, { accountId }, { documents: consents, language: pageLanguage, now });
    return issueToken(tx, accountId, now, describeDevice(userAgent, network));
  });
  if (network) await rememberNetwork(db, { kind: "member", email }, network);
  return { token: sessionToken, account_type: "teacher" };
}
