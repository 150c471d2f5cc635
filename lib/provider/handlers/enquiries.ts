import { eq } from "drizzle-orm";
import { formatE164, readPhone } from "../../reference/e164";
import { formatPhone } from "../../reference/phone";
import { database } from "../db/connect";
import { enquiries as table, seriesClasses } from "../db/schema";
import { tellOfEnquiry } from "../notices/leads";
import { once } from "../once";
import { refusal } from "../refusals";
import type { Handlers } from "../types";

export const enquiries: Pick<Handlers, "preSaleRegister"> = {
  /** A full or closed class may still be asked about: the school can offer the next one. */
  preSaleRegister: async (request, { language, idempotencyKey: key, origin, suspect }) => {
    const { id: classId, name, region } = request;
    const phone = readPhone(request.phone);
    const db = await database();
    return db.transaction((tx) =>
      once(tx, { scope: "visitor", key, call: "preSaleRegister", request, language }, async () => {
        const [asked] = await tx
          .select({ id: seriesClasses.id, name: seriesClasses.comboName })
          .from(seriesClasses)
          .where(eq(seriesClasses.id, classId));
        if (!asked) throw refusal("unknownClass", language);
        const [row] = await tx
          .insert(table)
          .values({
            classId,
            name,
            region,
            phone: formatPhone(phone),
            e164: formatE164(phone),
            origin,
            suspect,
          })
          .returning();
        if (row) await tellOfEnquiry(tx, row, asked);
        return {};
      }),
    );
  },
};
