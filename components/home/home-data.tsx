import { getLocale, getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/seo/json-ld";
import { paths } from "@/lib/paths";
import { freeClassLengthMs, nextFreeClass } from "@/lib/schedule/free-class";
import { organization, website } from "@/lib/seo/json-ld";
import { freeClass } from "@/lib/seo/json-ld-events";
import { pictureUrl } from "@/lib/seo/urls";
import { freeClassText } from "./free-class";

/** Structured data: the school, its site and its next free class, all of which the page shows too. */
export async function HomeData() {
  const language = await getLocale();
  const t = await getTranslations();
  const school = organization(language, t("meta.home.description"));
  const nextClass = freeClass(language, {
    name: t("home.freeClass.title"),
    description: await freeClassText(),
    startsAt: nextFreeClass(new Date()),
    minutes: freeClassLengthMs / 60_000,
    path: paths.home,
    image: pictureUrl("home", language),
  });
  return <JsonLd items={[school, website(language), nextClass]} />;
}
