import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { staffCalls } from "./staff-calls";
import { deskRefusal } from "../../base/desk/refusals";
import { database } from "../../base/db/connect";
import { staff, staffInvitations, type Staff } from "./tables";
import type { Database } from "../../base/db/types";
import { enqueueNotification } from "../../engines/notifications/enqueue";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { invitationMs, isOpen } from "../identity/invitations";
import { createInvitation } from "./invitations";
import { compareByName } from "./compare-by-name";
import { endStaffAccess } from "./end-access";
import { writeAuditLog } from "./audit";
import { lockMembers } from "./members";
import { notifyStaff } from "./notify-staff";
import type { DeskHandlers } from "./context";

export const staffHandlers: DeskHandlers<typeof staffCalls> = {
  "staff/list": async (_, { self, now, language }) => {
    const db = await database();
    const compare = compareByName(language);
    const members = (await db.select().from(staff)).toSorted(
      (one, other) => Number(other.active) - Number(one.active) || compare(one, other),
    );
    const invitations = await db
      .select()
      .from(staffInvitations)
      .where(isOpen(staffInvitations, now))
      .orderBy(staffInvitations.email);
    return {
      members: members.map(({ id, name, email, role, entersPoints, active, totpSecret, createdAt }) => ({
        id,
        name,
        email,
        role,
        enters_points: entersPoints,
        active,
        second_factor: totpSecret !== null,
        self: id === self.id,
        created_at: createdAt.toISOString(),
      })),
      invitations: invitations.map(({ id, email, role, expiresAt }) => ({
        id,
        email,
        role,
        expires_at: expiresAt.toISOString(),
      })),
    };
  },

  /**
   * An active member gets a link to log in again, with their current role; anybody else is invited to the given role. If
   * mail is configured, they also get a mail with a separate link.
   */
  "staff/invite": async ({ email, role }, { self, now, language }) =>
    (await database()).transaction(async (tx) => {
      // Serialized with role changes, so that the link cannot restore a role that is removed concurrently.
      await lockMembers(tx);
      const [member] = await tx.select().from(staff).where(eq(staff.email, email));
      const link = await createInvitation(tx, email, member?.active ? member.role : role, now);
      await writeAuditLog(tx, self.id, "invited", email);
      await enqueueNotification(tx, {
        kind: "staff.invited",
        about: { lane: `staff:${randomUUID()}` },
        data: { email, language },
        mailTo: ["person"],
        now,
        lifetimeMs: invitationMs,
      });
      return { link, mailed: configuredChannels().mail, member: member?.active ? member.role : null };
    }),

  "staff/withdraw": async ({ id }, { self, language }) =>
    (await database()).transaction(async (tx) => {
      const [withdrawn] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning();
      if (!withdrawn) throw deskRefusal("gone", language);
      await writeAuditLog(tx, self.id, "withdrew", withdrawn.email);
      return {};
    }),

  "staff/change": async ({ id, role, active, enters_points: newPermission }, { self, language, now }) =>
    (await database()).transaction(async (tx) => {
      // Of two owners who remove each other's role concurrently, only one may succeed.
      await lockMembers(tx);
      const [member] = await tx.select().from(staff).where(eq(staff.id, id));
      if (!member) throw deskRefusal("gone", language);
      const updatedMember = {
        ...member,
        ...(role && { role }),
        ...(active !== undefined && { active }),
        ...(newPermission !== undefined && { entersPoints: newPermission }),
      };
      if (isOwner(member) && !isOwner(updatedMember) && (await isLastOwner(tx))) {
        throw deskRefusal("lastOwner", language);
      }
      await tx
        .update(staff)
        .set({
          role: updatedMember.role,
          active: updatedMember.active,
          entersPoints: updatedMember.entersPoints,
        })
        .where(eq(staff.id, id));
      // An earlier invitation would restore the old role.
      await tx.delete(staffInvitations).where(eq(staffInvitations.email, member.email));
      if (updatedMember.role !== member.role) {
        await writeAuditLog(tx, self.id, "role", `${member.email}: ${updatedMember.role}`);
        await notifyStaff(tx, { member: updatedMember, change: "role", language, now });
      }
      if (updatedMember.entersPoints !== member.entersPoints) {
        const act = updatedMember.entersPoints ? "points-allowed" : "points-refused";
        await writeAuditLog(tx, self.id, act, member.email);
      }
      if (updatedMember.active !== member.active) {
        await writeAuditLog(tx, self.id, updatedMember.active ? "activated" : "deactivated", member.email);
        const change = updatedMember.active ? "activated" : "deactivated";
        await notifyStaff(tx, { member: updatedMember, change, language, now });
      }
      if (!updatedMember.active) await endStaffAccess(tx, member);
      return {};
    }),
};

const isOwner = ({ role, active }: Pick<Staff, "role" | "active">) => role === "owner" && active;

async function isLastOwner(tx: Database): Promise<boolean> {
  return (await tx.$count(staff, and(eq(staff.role, "owner"), eq(staff.active, true)))) <= 1;
}
