import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { PageName } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

/** The head of a route's page, from the words under its name in `meta`. */
export async function routeMetadata(route: PageName): Promise<Metadata> {
  const t = await getTranslations(`meta.${route}`);
  return pageMetadata({
    route,
    language: await getLocale(),
    title: t("title"),
    description: t("description"),
  });
}
