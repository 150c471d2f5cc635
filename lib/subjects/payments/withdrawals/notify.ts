import type { Database } from "../../../base/db/types";
import { enqueueNotification } from "../../../engines/notifications/enqueue";
import { findFamilyContact, readMember } from "../../identity/member-contact";
import type { Payment } from "../queries";

/** Notifies the school of a withdrawal, and confirms to the buyer that it has arrived. */
export async function notifyOfWithdrawal(
  tx: Database,
  { payment, name, now }: { payment: Payment; name: string; now: Date },
): Promise<void> {
  const contact = await findFamilyContact(tx, payment.accountId);
  if (!contact) return;
  await enqueueNotification(tx, {
    kind: "purchase.withdrawn",
    about: { accountId: contact.id },
    mailTo: ["school", "person"],
    data: {
      ...{ id: payment.id, ...(await readMember(tx, contact)), name },
      ...{ received_on: payment.receivedOn, declared_at: now.toISOString() },
      ...{ currency: payment.currency, amount: payment.amount },
    },
    now,
  });
}
