import type { Handlers } from "../../../base/contract/call";
import { ProviderError } from "../../../base/contract/provider-error";
import { database } from "../../../base/db/connect";
import type { VisitorContexts } from "../../../engines/calls/context";
import { refusal } from "../../../engines/calls/refusals";
import { findPayerId } from "../payer";
import { findPayment } from "../queries";
import type { withdrawalActions } from "./member-calls";
import { notifyOfWithdrawal } from "./notify";
import { insertWithdrawal, readWithdrawalTimes, withdrawalDeadline } from "./store";

export const withdrawalActionHandlers: Handlers<typeof withdrawalActions, VisitorContexts> = {
  "withdraw-purchase": async ({ payment_id: id, name }, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const payerId = await findPayerId(db, context);
    const payment = await findPayment(db, id);
    if (payerId === undefined || payment?.accountId !== payerId) throw new ProviderError("notFound", "");
    const declaredAt = (await readWithdrawalTimes(db, [id])).get(id);
    if (declaredAt) return { declared_at: declaredAt.toISOString() };
    const deadline = withdrawalDeadline(payment);
    if (!deadline || deadline <= now) throw refusal("withdrawalOver", language);
    await db.transaction(async (tx) => {
      if (await insertWithdrawal(tx, { paymentId: id, name, createdAt: now }))
        await notifyOfWithdrawal(tx, { payment, name, now });
    });
    const stored = (await readWithdrawalTimes(db, [id])).get(id) ?? now;
    return { declared_at: stored.toISOString() };
  },
};
