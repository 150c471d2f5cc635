import { eq } from "drizzle-orm";
import type { Language } from "../../i18n/languages";
import { formatE164, readPhone } from "../../reference/e164";
import { formatPhone } from "../../reference/phone";
import { database } from "../db/connect";
import { enquiries as table, seriesClasses } from "../db/schema";
import type { Database } from "../db/types";
import { tellOfCompanyEnquiry, tellOfEnquiry } from "../notices/leads";
import { once } from "../once";
import { refusal } from "../refusals";
import type { Handlers } from "../types";

export const enquiries: Pick<Handlers, "preSaleRegister"> = {
  /** Full and closed classes accept enquiries too: the school can offer another class. */
  preSaleRegister: async (request, { language, idempotencyKey: key, origin, suspect }) => {
    const { id: classId, name, region, company } = request;
    const phone = readPhone(request.phone);
    const db = await database();
    return db.transaction((tx) =>
      once(tx, { scope: "visitor", key, call: "preSaleRegister", request, language }, async () => {
        const asked = classId === undefined ? undefined : await findClass(tx, classId, language);
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
        if (row && asked) await tellOfEnquiry(tx, row, asked);
        if (row && company) await tellOfCompanyEnquiry(tx, row, company);
        return {};
      }),
    );
  },
};

/** @throws ProviderError notFound if there is no such class. */
async function findClass(tx: Database, id: number, language: Language) {
  const [asked] = await tx
    .select({ id: seriesClasses.id, name: seriesClasses.comboName })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, id));
  if (!asked) throw refusal("unknownClass", language);
  return asked;
}
