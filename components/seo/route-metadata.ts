import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import type { PageName } from "@/lib/base/routes";
import { describePage } from "@/lib/subjects/seo/describe-page";
import { pageMetadata } from "@/lib/subjects/seo/metadata";

/** Metadata of a route's page, from its messages under `meta`. */
export async function routeMetadata(route: PageName): Promise<Metadata> {
  const language = await getLocale();
  const { title = "", description = "" } = (await describePage(language, route)) ?? {};
  return pageMetadata({ route, language, title, description });
}
