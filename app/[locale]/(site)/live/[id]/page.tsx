import { getTranslations } from "next-intl/server";
import { recordPage } from "@/components/layout/record-page";
import { LiveClassPage } from "@/components/live/live-class-page";
import { formatInstant } from "@/lib/base/i18n/time";
import { liveState } from "@/lib/subjects/live/clock";
import { findLive, UnreadableLives } from "@/lib/subjects/live/read";
import { liveClassPath } from "@/lib/base/paths";
import { schoolZone } from "@/lib/subjects/school/zone";
import { pageMetadata } from "@/lib/subjects/seo/metadata";
import { recordPictureUrl } from "@/lib/subjects/seo/urls";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** None at build: each page is rendered on its first request and cached while memory allows (docs/decisions). */
export const generateStaticParams = () => [];

const { generateMetadata, RecordPage } = recordPage({
  find: async (id, language) => {
    const live = await findLive(id, language);
    return live && { live, now: Date.now() };
  },
  unreadable: UnreadableLives,
  toPath: liveClassPath,
  toMetadata: async ({ live, now }, id, language) => {
    const t = await getTranslations("publicPage");
    const { lesson_name: title, course_name: course, teacher_name: teacher } = live;
    const time = formatInstant(new Date(live.from), language, schoolZone());
    return pageMetadata({
      route: "liveClass",
      language,
      title,
      description: teacher ? t("aboutWith", { course, teacher, time }) : t("about", { course, time }),
      params: { id },
      image: recordPictureUrl("live-class", id, language),
      isListed: liveState(live, now) !== "ended",
    });
  },
  render: (found) => <LiveClassPage {...found} />,
});

export { generateMetadata };
export default RecordPage;
