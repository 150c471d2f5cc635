import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { takeBackMs } from "../../engines/notifications/retention";
import { readDeliveries, type Delivery } from "../../engines/notifications/queries";
import type { RecipientState } from "./message";
import { messageRecipients } from "./tables";

/** The state of a recipient from the delivery of its notification, which is deleted some time after. */
export function currentState(stored: RecipientState, delivery: Delivery | undefined): RecipientState {
  if (stored !== "waiting") return stored;
  if (!delivery) return "expired";
  switch (delivery.state) {
    case "sent":
      return delivery.way === "hand" ? "byHand" : "sent";
    case "dropped":
      return "dropped";
    case "stuck":
      return "failed";
    case "waiting":
      return "waiting";
  }
}

/** Rows at a time; the next run continues. */
const maxSettled = 500;

/** Keeps the final states of recipients, before their notifications are deleted. */
export async function settleStates(db: Database, now: Date): Promise<void> {
  const rows = await db
    .select({
      id: messageRecipients.id,
      state: messageRecipients.state,
      noticeId: messageRecipients.noticeId,
    })
    .from(messageRecipients)
    .where(eq(messageRecipients.state, "waiting"))
    .orderBy(messageRecipients.id)
    .limit(maxSettled);
  const deliveries = await readDeliveries(
    db,
    rows.flatMap(({ noticeId }) => noticeId ?? []),
  );
  const settled = new Map<RecipientState, number[]>();
  for (const { id, state, noticeId } of rows) {
    const delivery = deliveries.get(noticeId ?? 0);
    const isFinal = !delivery?.handledAt || now.getTime() - delivery.handledAt.getTime() > takeBackMs;
    const next = currentState(state, delivery);
    // A tick by hand can be taken back for a day, a failed mail be sent again.
    if (next !== "waiting" && next !== "failed" && isFinal)
      settled.set(next, [...(settled.get(next) ?? []), id]);
  }
  for (const [state, ids] of settled)
    await db
      .update(messageRecipients)
      .set({ state })
      .where(and(inArray(messageRecipients.id, ids), eq(messageRecipients.state, "waiting")));
}
