import { getTranslations } from "next-intl/server";
import { BookedPage } from "@/components/series/booked/booked-page";
import { recordPage } from "@/components/layout/record-page";
import { bookedClassPath } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/subjects/seo/metadata";
import { findSeriesClass, UnreadableClasses } from "@/lib/subjects/series/read";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** Rendered on the first request, not at build (docs/decisions/0002-static-pages.md). */
export const generateStaticParams = () => [];

const { generateMetadata, RecordPage } = recordPage({
  find: findSeriesClass,
  unreadable: UnreadableClasses,
  toPath: bookedClassPath,
  toMetadata: async ({ seriesClass }, id, language) => {
    const t = await getTranslations("meta.hotSellBooked");
    return pageMetadata({
      route: "hotSellBooked",
      language,
      title: `${t("title")} · ${seriesClass.combo_name}`,
      description: t("description"),
      params: { id },
    });
  },
  render: (found) => <BookedPage {...found} />,
});

export { generateMetadata };
export default RecordPage;
