import { and, asc, eq } from "drizzle-orm";
import { database } from "../db/connect";
import { linkProperties } from "../db/schema";
import type { Handlers } from "../types";

export const banners: Pick<Handlers, "homePage"> = {
  homePage: async ({ type, name }) => {
    const { id, url, link, order } = linkProperties;
    const db = await database();
    const link_properties = await db
      .select({ id, url, link, order })
      .from(linkProperties)
      .where(and(eq(linkProperties.type, type), eq(linkProperties.name, name)))
      .orderBy(asc(order), asc(id));
    return { link_properties };
  },
};
