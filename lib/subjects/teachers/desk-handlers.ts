import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { teacherCalls } from "./desk-calls";
import { deskRefusal, type DeskRefusal } from "../../base/desk/refusals";
import { database } from "../../base/db/connect";
import { accounts } from "../identity/tables";
import { teacherInvitations } from "./tables";
import type { Database } from "../../base/db/types";
import { deleteTeacherAccount, findTeacherAccount, lockTeacher } from "./teacher-account";
import { invitationMs, isOpen } from "../identity/invitations";
import { createTeacherInvitation, type InvitedTeacher } from "./teacher-invitations";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { enqueueNotification } from "../../engines/notifications/enqueue";
import type { DeskHandlers } from "../staff/context";
import { writeAuditLog } from "./audit";

export const teacherHandlers: DeskHandlers<typeof teacherCalls> = {
  "teachers/account": async ({ id }, { now }) => {
    const db = await database();
    const account = await findTeacherAccount(db, id);
    const [invitation] = await db
      .select()
      .from(teacherInvitations)
      .where(and(eq(teacherInvitations.teacherId, id), isOpen(teacherInvitations, now)));
    return {
      account: account ? { email: account.email, since: account.createdAt.toISOString() } : null,
      invitation: invitation
        ? { email: invitation.email, expires_at: invitation.expiresAt.toISOString() }
        : null,
    };
  },

  /** If mail is configured, the teacher also gets a mail with a separate link. */
  "teachers/invite": async ({ id, email, language }, { self, now, language: deskLanguage }) =>
    (await database()).transaction(async (tx) => {
      const invited = { teacherId: id, email };
      const reason = (await lockTeacher(tx, id))
        ? await findInviteError(tx, invited, now)
        : "teacherUnpublished";
      if (reason) throw deskRefusal(reason, deskLanguage);
      const link = await createTeacherInvitation(tx, invited, language, now);
      await writeAuditLog(tx, self.id, "teacher-invited", `#${id}`);
      await enqueueNotification(tx, {
        kind: "teacher.invited",
        about: { lane: `teacher:${randomUUID()}` },
        data: { teacher_id: id, email, language },
        mailTo: ["person"],
        now,
        lifetimeMs: invitationMs,
      });
      return { link, mailed: configuredChannels().mail };
    }),

  "teachers/withdraw": async ({ id }, { self, language }) =>
    (await database()).transaction(async (tx) => {
      const [withdrawn] = await tx
        .delete(teacherInvitations)
        .where(eq(teacherInvitations.teacherId, id))
        .returning({ id: teacherInvitations.id });
      if (!withdrawn) throw deskRefusal("gone", language);
      await writeAuditLog(tx, self.id, "teacher-withdrew", `#${id}`);
      return {};
    }),

  "teachers/end-access": async ({ id }, { self, language }) =>
    (await database()).transaction(async (tx) => {
      await lockTeacher(tx, id);
      const account = await findTeacherAccount(tx, id);
      if (!account) throw deskRefusal("gone", language);
      await deleteTeacherAccount(tx, account);
      await writeAuditLog(tx, self.id, "teacher-ended", `#${id}`);
      return {};
    }),
};

/** Why this address cannot be invited for this teacher; undefined if it can. */
async function findInviteError(
  tx: Database,
  { teacherId, email }: InvitedTeacher,
  now: Date,
): Promise<DeskRefusal | undefined> {
  if (await findTeacherAccount(tx, teacherId)) return "teacherHasAccount";
  const [owner] = await tx.select({ kind: accounts.kind }).from(accounts).where(eq(accounts.email, email));
  if (owner) return owner.kind === "teacher" ? "emailOfTeacher" : "emailOfMember";
  const invitedElsewhere = and(
    eq(teacherInvitations.email, email),
    ne(teacherInvitations.teacherId, teacherId),
    isOpen(teacherInvitations, now),
  );
  return (await tx.$count(teacherInvitations, invitedElsewhere)) > 0 ? "emailOfTeacher" : undefined;
}
