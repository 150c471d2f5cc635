import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { fullTitle } from "@/lib/seo/metadata";

export type MemberRoute =
  | "studentCentre"
  | "teacherCentre"
  | "trialLesson"
  | "accountSettings"
  | "forgotten"
  | "newPassword"
  | "confirmEmail"
  | "liveDetail"
  | "courseDetail"
  | "teacherDetail"
  | "classroomCheck"
  | "classroom";

/**
 * The head of an account page. Not to be listed or shared: no canonical, no picture, and no address, since the
 * page does not know the id that it will show.
 */
export async function memberMetadata(route: MemberRoute): Promise<Metadata> {
  const t = await getTranslations(`meta.${route}`);
  return {
    title: { absolute: fullTitle(t("title"), await getLocale()) },
    description: t("description"),
    robots: { index: false, follow: true },
  };
}
