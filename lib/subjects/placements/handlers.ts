import { and, arrayContains, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { localizedArt } from "../../engines/pictures/localized-art";
import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { linkProperties } from "./tables";
import type { PublicHandlers } from "../../engines/calls/context";

export const banners: Pick<PublicHandlers, "homePage"> = {
  /** Returns the pictures that are currently shown in this language. */
  homePage: async ({ type, name }, { language, now = new Date() }) => {
    const { id, url, link, alt, order, shownFrom, shownUntil, languages } = linkProperties;
    const db = await database();
    const rows = await db
      .select({ id, url, link, alt, order })
      .from(linkProperties)
      .where(
        and(
          eq(linkProperties.type, type),
          eq(linkProperties.name, name),
          or(isNull(shownFrom), lte(shownFrom, now)),
          or(isNull(shownUntil), gt(shownUntil, now)),
          or(sql`cardinality(${languages}) = 0`, arrayContains(languages, [language])),
        ),
      )
      .orderBy(asc(order), asc(id));
    return {
      link_properties: rows.map((row) => ({
        ...row,
        link: localizedArt(row.link, language),
        alt: localize(row.alt ?? {}, language),
      })),
    };
  },
};
