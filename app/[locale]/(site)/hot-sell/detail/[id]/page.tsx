import { getTranslations } from "next-intl/server";
import { DetailPage } from "@/components/series/detail-page";
import { recordPage } from "@/components/layout/record-page";
import { seriesClassPath } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/subjects/seo/metadata";
import { recordPictureUrl } from "@/lib/subjects/seo/urls";
import { isOver } from "@/lib/subjects/series/apply-state";
import { toItem } from "@/lib/subjects/series/item";
import { findSeriesClass, UnreadableClasses } from "@/lib/subjects/series/read";
import { schoolZone } from "@/lib/subjects/school/zone";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** Rendered on the first request, not at build (docs/decisions/0002-static-pages.md). */
export const generateStaticParams = () => [];

const { generateMetadata, RecordPage } = recordPage({
  find: findSeriesClass,
  unreadable: UnreadableClasses,
  toPath: seriesClassPath,
  toMetadata: async ({ list, seriesClass }, id, language) => {
    const t = await getTranslations("meta.hotSellDetail");
    const { combo_name: name, description } = seriesClass;
    return pageMetadata({
      route: "hotSellDetail",
      language,
      title: name,
      description: description || t("description"),
      params: { id },
      image: recordPictureUrl("class", id, language),
      isListed: !isOver(toItem(list, seriesClass, schoolZone()), Date.now()),
    });
  },
  render: (found) => <DetailPage {...found} />,
});

export { generateMetadata };
export default RecordPage;
