import { eq } from "drizzle-orm";
import type { Language } from "../i18n/languages";
import { formatE164, parseStoredPhone } from "../reference/e164";
import { formatPhone } from "../reference/phone";
import { database } from "../db/connect";
import { enquiries as table, seriesClasses } from "../db/schema";
import type { Database } from "../db/types";
import { notifyOfCompanyEnquiry, notifyOfEnquiry } from "./notify";
import { withIdempotency } from "../calls/idempotency";
import { refusal } from "../calls/refusals";
import type { Handlers } from "../calls/context";

export const enquiries: Pick<Handlers, "preSaleRegister"> = {
  /** Full and closed classes accept enquiries too: the school can offer another class. */
  preSaleRegister: async (request, { language, idempotencyKey: key, origin, suspect }) => {
    const { id: classId, name, region, company } = request;
    const phone = parseStoredPhone(request.phone);
    const db = await database();
    return db.transaction((tx) =>
      withIdempotency(tx, { scope: "visitor", key, call: "preSaleRegister", request, language }, async () => {
        const seriesClass = classId === undefined ? undefined : await requireClass(tx, classId, language);
        const [row] = await tx
          .insert(table)
          .values({
            classId,
            company,
            name,
            region,
            phone: formatPhone(phone),
            e164: formatE164(phone),
            origin,
            suspect,
          })
          .returning();
        if (row && seriesClass) await notifyOfEnquiry(tx, row, seriesClass);
        if (row && company) await notifyOfCompanyEnquiry(tx, row, company);
        return {};
      }),
    );
  },
};

/** @throws ProviderError notFound if there is no such class. */
async function requireClass(tx: Database, id: number, language: Language) {
  const [seriesClass] = await tx
    .select({ id: seriesClasses.id, name: seriesClasses.comboName })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, id));
  if (!seriesClass) throw refusal("unknownClass", language);
  return seriesClass;
}
