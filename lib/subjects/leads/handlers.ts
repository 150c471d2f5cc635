import type { Language } from "../../base/i18n/languages";
import { formatE164, parseStoredPhone } from "../../base/reference/e164";
import { formatPhone } from "../../base/reference/phone";
import { recordConsents } from "../consents/record";
import { findSender } from "../identity/tokens";
import { database } from "../../base/db/connect";
import { enquiries as table } from "./tables";
import { findClassName } from "../series/queries";
import type { Database } from "../../base/db/types";
import { notifyOfCompanyEnquiry, notifyOfEnquiry, notifyOfQuestion } from "./notify";
import { withIdempotency } from "../../engines/calls/idempotency";
import { refusal } from "../../engines/calls/refusals";
import type { PublicHandlers } from "../../engines/calls/context";

export const enquiryHandlers: Pick<PublicHandlers, "preSaleRegister"> = {
  /** Full and closed classes accept enquiries too: the school can offer another class. */
  preSaleRegister: async (request, context) => {
    const { language, idempotencyKey: key, origin, suspect, consents: documents = [], now } = context;
    const { id: classId, name, region, company, message = "" } = request;
    const phone = parseStoredPhone(request.phone);
    const db = await database();
    const sender = await findSender(db, context);
    return db.transaction((tx) =>
      withIdempotency(tx, { scope: "visitor", key, call: "preSaleRegister", request, language }, async () => {
        const seriesClass = classId === undefined ? undefined : await requireClass(tx, classId, language);
        const [row] = await tx
          .insert(table)
          .values({
            classId,
            company,
            message,
            name,
            region,
            phone: formatPhone(phone),
            e164: formatE164(phone),
            accountId: sender?.id,
            origin,
            suspect,
          })
          .returning();
        if (row) await recordConsents(tx, { enquiryId: row.id }, { documents, language, now });
        if (row && seriesClass) await notifyOfEnquiry(tx, row, seriesClass);
        else if (row && company) await notifyOfCompanyEnquiry(tx, row, company);
        else if (row) await notifyOfQuestion(tx, row);
        return {};
      }),
    );
  },
};

/** @throws ProviderError notFound if there is no such class. */
async function requireClass(tx: Database, id: number, language: Language) {
  const seriesClass = await findClassName(tx, id);
  if (!seriesClass) throw refusal("unknownClass", language);
  return seriesClass;
}
