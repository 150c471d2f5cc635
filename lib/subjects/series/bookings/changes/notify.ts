import type { Localized } from "../../../../base/db/localized";
import type { Database } from "../../../../base/db/types";
import { enqueueNotification } from "../../../../engines/notifications/enqueue";
import { readMember, toContactPerson } from "../../../identity/member-contact";
import type { Account } from "../../../identity/tokens";

type Class = { id: number; comboName: Localized };
type RequestEvent = {
  id: number;
  student: Account;
  from: Class;
  /** The class to move to; undefined for a cancelation. */
  to: Class | undefined;
  now: Date;
};

const toData = (event: RequestEvent, member: Awaited<ReturnType<typeof readMember>>) => ({
  ...{ id: event.id, ...member, class: { id: event.from.id, name: event.from.comboName } },
  to: event.to ? { id: event.to.id, name: event.to.comboName } : null,
});

/** Notifies the school of a family's request about a booking. */
export async function notifyOfRequest(
  tx: Database,
  { message, ...event }: RequestEvent & { message: string },
): Promise<void> {
  const data = { ...toData(event, await readMember(tx, event.student)), message };
  const recipients = { about: { accountId: event.student.id }, mailTo: ["school"] } as const;
  await enqueueNotification(tx, { kind: "booking_request.made", ...recipients, data, now: event.now });
}

/** Notifies the family that staff declined its request. */
export async function notifyOfDeclined(
  tx: Database,
  { reason, ...event }: RequestEvent & { reason: string },
): Promise<void> {
  const member = await readMember(tx, event.student);
  const data = { ...toData(event, member), reason };
  const recipients = toContactPerson(event.student.id, member);
  await enqueueNotification(tx, { kind: "booking_request.declined", ...recipients, data, now: event.now });
}
