import type { Database } from "../../../base/db/types";
import type { Language } from "../../../base/i18n/languages";
import { enqueueNotification } from "../../../engines/notifications/enqueue";
import { familyInvitationMs } from "../../identity/invitations";

type InvitedFamily = { accountId: number; email: string; language: Language; now: Date };

/** Enqueues the mail of a family's invitation. */
export const enqueueInvitation = (tx: Database, { accountId, email, language, now }: InvitedFamily) =>
  enqueueNotification(tx, {
    kind: "family.invited",
    about: { accountId },
    data: { account_id: accountId, email, language },
    mailTo: ["person"],
    now,
    lifetimeMs: familyInvitationMs,
  });
