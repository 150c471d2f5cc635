import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { PageName } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

/** Metadata of a route's page, from its messages under `meta`. */
export async function routeMetadata(route: PageName): Promise<Metadata> {
  const t = await getTranslations(`meta.${route}`);
  return pageMetadata({
    route,
    language: await getLocale(),
    title: t("title"),
    description: t("description"),
  });
}
