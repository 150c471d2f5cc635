import { database } from "../../../base/db/connect";
import { deskRefusal } from "../../../base/desk/refusals";
import type { DeskHandlers } from "../../staff/context";
import { mayRecordPayments } from "../../staff/may-enter-points";
import { writeAuditLog } from "../audit";
import type { withdrawalCalls } from "./desk-calls";
import { listOpenWithdrawals, settleWithdrawal } from "./store";

export const withdrawalHandlers: DeskHandlers<typeof withdrawalCalls> = {
  "payments/withdrawals": async () => {
    const rows = await listOpenWithdrawals(await database());
    return {
      withdrawals: rows.map(({ withdrawal, payment, receipt }) => ({
        ...{ payment_id: payment.id, family_id: payment.accountId, name: withdrawal.name, receipt },
        ...{ currency: payment.currency, amount: payment.amount },
        declared_at: withdrawal.createdAt.toISOString(),
      })),
    };
  },

  "payments/withdrawal-settle": async ({ payment_id: id }, { self, now, language }) => {
    if (!mayRecordPayments(self)) throw deskRefusal("notYours", language);
    const db = await database();
    await db.transaction(async (tx) => {
      const familyId = await settleWithdrawal(tx, id, { staffId: self.id, now });
      if (familyId === undefined) throw deskRefusal("gone", language);
      await writeAuditLog(tx, self.id, "withdrawal-settled", `#${familyId}`);
    });
    return {};
  },
};
