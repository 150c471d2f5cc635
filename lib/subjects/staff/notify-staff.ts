import type { DeskLanguage } from "../../base/desk/language";
import type { StaffChange } from "../../engines/notifications/events";
import type { Database } from "../../base/db/types";
import { enqueueNotification } from "../../engines/notifications/enqueue";
import type { Staff } from "./tables";

type StaffNotification = {
  /** The member after the change. */
  member: Pick<Staff, "id" | "email" | "role">;
  change: StaffChange;
  /** The language of the page where the change was made, because staff have no stored language. */
  language: DeskLanguage;
  now: Date;
};

/**
 * Enqueues a mail to a staff member about a change of their login, in the transaction of the change. It is also
 * sent for changes by others, so that the member can react to them.
 */
export async function notifyStaff(
  tx: Database,
  { member, change, language, now }: StaffNotification,
): Promise<void> {
  const { id, email, role } = member;
  await enqueueNotification(tx, {
    kind: "staff.changed",
    about: { lane: `staff:${id}` },
    data: { email, change, role, language },
    mailTo: ["person"],
    now,
  });
}
