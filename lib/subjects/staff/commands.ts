import * as z from "zod";
import { emailPattern, normalizeEmail } from "../../base/contract/email";
import type { Connection } from "../../base/db/types";
import { createInvitation } from "./invitations";
import { writeAuditLog } from "./audit";
import { lockMembers } from "./members";

export const ownerOptions = z.strictObject({
  email: z.string().overwrite(normalizeEmail).toLowerCase().max(254).regex(emailPattern, "must be one"),
});

export type InvitationLink = { link: string };

/**
 * Invites an owner: the first one, or one who lost the password or second factor. Yields an `Invited` in JSON.
 */
export async function* inviteOwner({ db }: Connection, { email }: z.output<typeof ownerOptions>) {
  const link = await db.transaction(async (tx) => {
    await lockMembers(tx);
    await writeAuditLog(tx, null, "invited", email);
    return createInvitation(tx, email, "owner", new Date());
  });
  yield JSON.stringify({ link } satisfies InvitationLink);
}
