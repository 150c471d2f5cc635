import type { RequestOf } from "../../../base/contract/call";
import { birthYears } from "../../../base/contract/account-fields";
import { database } from "../../../base/db/connect";
import type { Database } from "../../../base/db/types";
import { deskMessages } from "../../../base/desk/messages";
import { deskRefusal } from "../../../base/desk/refusals";
import { withIdempotency } from "../../../engines/calls/idempotency";
import { configuredChannels } from "../../../engines/notifications/configured-channels";
import { createFamilyInvitation, withdrawFamilyInvitation } from "../../family/invitations";
import { addFamilyNote } from "../../family/notes";
import { changeContact, findAccountsByContact, lockAwaitingAccount } from "../../identity/entered-accounts";
import type { DeskHandlers, StaffContext } from "../../staff/context";
import { mayEnterPoints } from "../../staff/may-enter-points";
import { linkLead, lockLeadAccount } from "../../leads/link-lead";
import { enterTrialRequest } from "../../trials/enter-request";
import { writeAuditLog } from "../audit";
import { findAccount, findParentId } from "../desk/detail";
import { createFamily, lockNewFamilies } from "./create-family";
import { enterStudent } from "./add-student";
import type { familyCalls } from "./desk-calls";
import { parseContactPhone } from "./contact-phone";
import { countUninvited, inviteFamilies } from "./invite-families";
import { enqueueInvitation } from "./notify";

type CreateRequest = RequestOf<typeof familyCalls, "people/create">;

export const familyHandlers: DeskHandlers<typeof familyCalls> = {
  "people/create": async ({ key, ...fields }, context) => {
    const { self, language } = context;
    const db = await database();
    const idempotentRequest = {
      scope: `staff:${self.id}`,
      key,
      call: "people/create",
      request: fields,
      language,
    } as const;
    return db.transaction((tx) =>
      withIdempotency(tx, idempotentRequest, () => enterFamily(tx, fields, context)),
    );
  },

  /** If mail is configured and the family has an email, it also gets a mail with a separate link. */
  "people/invite": async ({ id, email = null, language }, { self, now, language: deskLanguage }) =>
    (await database()).transaction(async (tx) => {
      const account = await lockAwaitingAccount(tx, id);
      if (!account || (account.kind === "student" && account.email === null && account.phone === null))
        throw deskRefusal("gone", deskLanguage);
      const others = (await findAccountsByContact(tx, [{ email }])).filter((other) => other.id !== id);
      if (others.length > 0) throw deskRefusal("emailOfMember", deskLanguage, "email");
      await changeContact(tx, id, { email, language });
      const link = await createFamilyInvitation(tx, { accountId: id, email }, language, now);
      await writeAuditLog(tx, self.id, "family-invited", `#${id}`);
      if (email !== null) await enqueueInvitation(tx, { accountId: id, email, language, now });
      return { link, mailed: email !== null && configuredChannels().mail };
    }),

  "people/uninvited": async ({ import_id: importId }, { now }) => {
    const { all, withEmail } = await countUninvited(await database(), importId, now);
    return { families: all, with_email: withEmail, mail: configuredChannels().mail };
  },

  "people/invite-families": async ({ import_id: importId }, { self, now }) =>
    (await database()).transaction(async (tx) => {
      const { families, left } = await inviteFamilies(tx, importId, now);
      for (const { id } of families) await writeAuditLog(tx, self.id, "family-invited", `#${id}`);
      return { invited: families, left };
    }),

  "people/add-student": async ({ key, ...fields }, { self, now, language }) => {
    const request = { scope: `staff:${self.id}`, key, call: "people/add-student", request: fields, language };
    return (await database()).transaction((tx) =>
      withIdempotency(tx, request, () => enterStudent(tx, fields, { self, now, language })),
    );
  },

  "people/withdraw-invitation": async ({ id }, { self, language }) =>
    (await database()).transaction(async (tx) => {
      if (!(await withdrawFamilyInvitation(tx, id))) throw deskRefusal("gone", language);
      await writeAuditLog(tx, self.id, "family-withdrew", `#${id}`);
      return {};
    }),

  "people/note": async ({ id, text }, { self, now, language }) =>
    (await database()).transaction(async (tx) => {
      const accountId = findParentId(await findAccount(tx, id, language));
      if (accountId === undefined) throw deskRefusal("noPoints", language);
      await addFamilyNote(tx, { accountId, staffId: self.id, text, now });
      return {};
    }),
};

/** @throws ProviderError invalidInput for a phone or year that cannot be, without contact or students, or for points */
async function enterFamily(
  tx: Database,
  fields: Omit<CreateRequest, "key">,
  { self, now, language }: StaffContext,
) {
  const { kind, nickname, email = null, phone: typedPhone = "", points, shares_phone: sharesPhone } = fields;
  const phone = typedPhone.trim() === "" ? null : parseContactPhone(typedPhone, fields.language);
  if (phone === undefined) throw deskRefusal("wrongPhone", language, "phone");
  if (email === null && phone === null) throw deskRefusal("noContact", language, "email");
  if (points > 0 && !mayEnterPoints(self)) throw deskRefusal("notYours", language, "points");
  if (kind === "parent" && fields.students.length === 0)
    throw deskRefusal("noStudents", language, "students");
  const { from, to } = birthYears(now.getUTCFullYear());
  fields.students.forEach(({ birth_year: year }, index) => {
    if (year !== undefined && (year < from || year > to))
      throw deskRefusal("wrongYear", language, `students.${index}.birth_year`);
  });
  await lockNewFamilies(tx);
  const contacts = [{ email, phone: sharesPhone ? null : phone }];
  const ofLead = fields.lead && (await lockLeadAccount(tx, fields.lead, language));
  if (ofLead) return { id: null, known: [{ ...ofLead, field: "lead" as const }] };
  const known = (await findAccountsByContact(tx, contacts)).map((account) => ({
    id: account.id,
    name: account.nickname,
    field: account.email !== null && account.email === email ? ("email" as const) : ("phone" as const),
  }));
  if (known.length > 0) return { id: null, known };
  const id = await createFamily(
    tx,
    {
      ...{ kind, nickname, email, phone, language: fields.language, points, birthYear: null },
      students: fields.students.map((student) => ({
        nickname: student.nickname,
        birthYear: student.birth_year ?? null,
      })),
      note: fields.note.trim(),
    },
    { staffId: self.id, pointsReason: deskMessages[language].families.new.pointsReason, now },
  );
  // Somebody registered with this email since it was looked for.
  if (id === undefined) throw deskRefusal("emailOfMember", language, "email");
  await writeAuditLog(tx, self.id, "family-entered", `#${id}`);
  if (fields.lead)
    await linkLead(tx, fields.lead, { accountId: id, staffId: self.id, isTrial: fields.trial, now });
  if (fields.trial) await enterTrialRequest(tx, id, now);
  return { id, known: [] };
}
