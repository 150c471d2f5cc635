import { asc, eq } from "drizzle-orm";
import { database } from "../../base/db/connect";
import { appVersions } from "./tables";
import { ProviderError } from "../../base/contract/provider-error";
import { type PublicHandlers } from "../../engines/calls/context";

export const apps: Pick<PublicHandlers, "appVersions" | "appDownload"> = {
  appVersions: async () => {
    const { type, apkUrl } = appVersions;
    const db = await database();
    return { list: await db.select({ type, apkUrl }).from(appVersions).orderBy(asc(type)) };
  },

  appDownload: async ({ type }) => {
    const { address, version } = appVersions;
    const db = await database();
    const [app] = await db
      .select({ address, version })
      .from(appVersions)
      .where(eq(appVersions.type, type === "2" ? 2 : 1));
    if (!app) throw new ProviderError("notFound", "");
    return app;
  },
};
