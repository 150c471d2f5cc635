import { getTranslations } from "next-intl/server";
import { recordPage } from "@/components/layout/record-page";
import { TeacherPage } from "@/components/teachers/teacher-page";
import { teacherProfilePath } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/subjects/seo/metadata";
import { recordPictureUrl } from "@/lib/subjects/seo/urls";
import { findTeacher, UnreadableTeacher } from "@/lib/subjects/people/teacher-pages";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** None at build: each page is rendered on its first request and cached while memory allows (docs/decisions). */
export const generateStaticParams = () => [];

const { generateMetadata, RecordPage } = recordPage({
  find: (id, language) => findTeacher(id, language, Date.now()),
  unreadable: UnreadableTeacher,
  toPath: teacherProfilePath,
  toMetadata: async ({ teacher }, id, language) => {
    const t = await getTranslations("meta.teacherProfile");
    const { nickname, description } = teacher;
    return pageMetadata({
      route: "teacherProfile",
      language,
      title: nickname,
      description: description || t("description"),
      params: { id },
      image: recordPictureUrl("teacher", id, language),
    });
  },
  render: (found) => <TeacherPage {...found} />,
});

export { generateMetadata };
export default RecordPage;
