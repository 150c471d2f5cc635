import type { DeskLanguage } from "../../desk/language";
import type { StaffChange } from "../../notices/events";
import type { Database } from "../db/types";
import { tell } from "../notices/tell";
import type { Staff } from "./staff";

type Happened = {
  /** As they are now. */
  member: Pick<Staff, "id" | "email" | "role">;
  change: StaffChange;
  /** Of the page where it was done: members of staff have none of their own. */
  language: DeskLanguage;
  now: Date;
};

/**
 * Writes to a member of staff that something about their login has changed, whoever did it: who did not do it themselves
 * can have it stopped. In the transaction of the change.
 */
export async function notifyStaff(tx: Database, { member, change, language, now }: Happened): Promise<void> {
  const { id, email, role } = member;
  await tell(tx, {
    kind: "staff.changed",
    about: { nobody: `staff:${id}` },
    data: { email, change, role, language },
    mailTo: ["person"],
    now,
  });
}
